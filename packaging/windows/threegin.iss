; The Windows installer, for Inno Setup 6.3 or newer:
;   iscc /DVersion=0.1.0 /DFolder=..\..\dist\threegin packaging\windows\threegin.iss
; Folder is what packaging/build_folder.py made. Installs for one user without asking for an administrator, or for all.

#ifndef Version
  #error Give the version: iscc /DVersion=...
#endif
#ifndef Folder
  #define Folder "..\..\dist\threegin"
#endif

[Setup]
AppId={{8F0D6E0B-4B0C-4E59-9C57-5B7C0C5E3A11}
AppName=threegin
AppVersion={#Version}
AppVerName=threegin {#Version}
AppPublisher=The threegin authors
VersionInfoVersion={#Version}
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
DefaultDirName={autopf}\threegin
DefaultGroupName=threegin
DisableProgramGroupPage=yes
DisableDirPage=auto
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\resources\icons\threegin.ico
UninstallDisplayIcon={app}\threegin.exe
OutputDir=..\..\dist
OutputBaseFilename=threegin-{#Version}-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "hu"; MessagesFile: "compiler:Languages\Hungarian.isl"
Name: "pt_BR"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"

[CustomMessages]
en.KeptMatches=threegin is removed. Your matches stay in %1; delete that folder if you no longer want them.
es.KeptMatches=Se ha quitado threegin. Sus partidas quedan en %1; borre esa carpeta si ya no las quiere.
hu.KeptMatches=A threegin eltávolítva. A mérkőzései itt maradnak: %1; törölje a mappát, ha már nincs rájuk szüksége.
pt_BR.KeptMatches=O threegin foi removido. As suas partidas ficam em %1; exclua essa pasta se não as quiser mais.

[InstallDelete]
; An upgrade leaves nothing of the version before: a stray library would be loaded.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Folder}\*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion

[Icons]
Name: "{group}\threegin"; Filename: "{app}\threegin.exe"
Name: "{autodesktop}\threegin"; Filename: "{app}\threegin.exe"; Tasks: desktopicon

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[Run]
Filename: "{app}\threegin.exe"; Description: "{cm:LaunchProgram,threegin}"; Flags: nowait postinstall skipifsilent

[Code]
procedure CurUninstallStepChanged(Step: TUninstallStep);
begin
  if (Step = usPostUninstall) and not UninstallSilent then
    MsgBox(FmtMessage(CustomMessage('KeptMatches'), [ExpandConstant('{localappdata}\threegin')]), mbInformation, MB_OK);
end;
