<?xml version='1.0' encoding='utf-8'?>
<!DOCTYPE TS>
<!-- What Qt says itself where it has no Romanian of its own. Contexts, sources and comments are those of Qt 6. -->
<TS version="2.1" language="ro" sourcelanguage="en">
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>About %1</source>
        <translation>Despre %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Ascunde %1</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>Ascunde celelalte</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Preferințe…</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>Ieși din %1</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Servicii</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Arată tot</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <comment>macOS Finder</comment>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unitate</translation>
    </message>
    <message>
        <source>File Folder</source>
        <comment>Match Windows Explorer</comment>
        <translation>Dosar de fișiere</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Dosar</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>All other platforms</comment>
        <translation>Scurtătură</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Necunoscut</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Selectează tot</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Un pas în sus</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Un pas în &amp;jos</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Decrease</source>
        <translation>Micșorează</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Micșorează valoarea</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Merge cu o pagină înapoi</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Merge la pagina următoare</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Mărește</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Mărește valoarea</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Pagina următoare</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Apasă</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Pagina anterioară</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Derulează în jos</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Derulează la stânga</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Derulează la dreapta</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Derulează în sus</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Derulează în jos</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Derulează la stânga</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Derulează la dreapta</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Derulează în sus</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Focalizează</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Mută focalizarea aici</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Arată meniul</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Arată meniul</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Comută</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Comută starea</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Declanșează acțiunea</translation>
    </message>
</context>
<context>
    <name>QCocoaMenuItem</name>
    <message>
        <source>About</source>
        <translation>Despre</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Despre Qt</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>Configurare</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiază</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Taie</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Ieșire</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opțiuni</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Lipește</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Preferință</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Ieșire</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selectează tot</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Setare</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Configurare</translation>
    </message>
</context>
<context>
    <name>QCocoaTheme</name>
    <message>
        <source>Don't Save</source>
        <translation>Nu salva</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>False</source>
        <translation>Fals</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Deschide lista de opțiuni</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Adevărat</translation>
    </message>
</context>
<context>
    <name>QDBusTrayIcon</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QDateTimeParser</name>
    <message>
        <source>AM</source>
        <translation>AM</translation>
    </message>
    <message>
        <source>PM</source>
        <translation>PM</translation>
    </message>
    <message>
        <source>am</source>
        <translation>am</translation>
    </message>
    <message>
        <source>pm</source>
        <translation>pm</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What's This?</source>
        <translation>Ce este aceasta?</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QErrorMessage</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Show this message again</source>
        <translation>&amp;Arată din nou acest mesaj</translation>
    </message>
    <message>
        <source>Debug Message:</source>
        <translation>Mesaj de depanare:</translation>
    </message>
    <message>
        <source>Fatal Error:</source>
        <translation>Eroare fatală:</translation>
    </message>
    <message>
        <source>Warning:</source>
        <translation>Avertisment:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Dosarul nu există.
Verifică dacă numele dosarului este corect.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Fișierul nu există.
Verifică dacă numele fișierului este corect.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 există deja.
Îl înlocuiești?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Alege</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Ș&amp;terge</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Caută în:</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Dosar &amp;nou</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Deschide</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Redenumește</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvează</translation>
    </message>
    <message>
        <source>'%1' is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1” este protejat la scriere.
Îl ștergi totuși?</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Toate fișierele (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Toate fișierele (*)</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Are you sure you want to delete '%1'?</source>
        <translation>Sigur ștergi „%1”?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Înapoi</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Treci la vederea detaliată</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Treci la vederea ca listă</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Dosarul nu a putut fi șters.</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Creează un dosar nou</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Creează un dosar nou</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detalii</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Dosare</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Dosar:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nume fișier:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fișiere</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tip de fișiere:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Tip de fișiere:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Caută un dosar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Înainte</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Mergi înapoi</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Mergi înainte</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Mergi la dosarul de deasupra</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Listă</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Lista locurilor și a semnelor de carte</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Caută în:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Calculatorul meu</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Dosar nou</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Deschide</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Dosarul de deasupra</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Locuri recente</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimină</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Salvează ca</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Arată </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Arată fișierele &amp;ascunse</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Bara laterală</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Necunoscut</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>&lt;b&gt;The name "%1" cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Numele „%1” nu poate fi folosit.&lt;/b&gt;&lt;p&gt;Încearcă alt nume, cu mai puține caractere sau fără semne de punctuație.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Calculator</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Modificat</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Nume de fișier nepermis</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>Match OS X Finder</comment>
        <translation>Fel</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Calculatorul meu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nume</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Mărime</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>All other platforms</comment>
        <translation>Tip</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Renunță</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>În&amp;chide</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvează</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Închide fără a salva</translation>
    </message>
</context>
<context>
    <name>QGuiApplication</name>
    <message>
        <source>QT_LAYOUT_DIRECTION</source>
        <comment>Translate this string to the string 'LTR' in left-to-right languages or to 'RTL' in right-to-left languages (such as Hebrew and Arabic) to get proper widget layout.</comment>
        <translation>LTR</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>%1, ...</source>
        <translation>%1, …</translation>
    </message>
    <message>
        <source>Press shortcut</source>
        <translation>Apasă scurtătura</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiază</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lipește</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refă</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>An&amp;ulează</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taie</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selectează tot</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Help</source>
        <translation>Ajutor</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Ascunde detaliile…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Arată detaliile…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nu</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Da</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Întrerupe</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplică</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Nu salva</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajutor</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignoră</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Nu &amp;la toate</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Deschide</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Resetează</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Valori implicite</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reîncearcă</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvează</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Salvează tot</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Da la &amp;toate</translation>
    </message>
</context>
<context>
    <name>QProgressBar</name>
    <message>
        <source>%p%</source>
        <translation>%p %</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>Jos de tot</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Marginea stângă</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>O pagină în jos</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>O pagină la stânga</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>O pagină la dreapta</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>O pagină în sus</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Marginea dreaptă</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Derulează în jos</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Derulează aici</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Derulează la stânga</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Derulează la dreapta</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Derulează în sus</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Sus de tot</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Add Favorite</source>
        <translation>Adaugă la favorite</translation>
    </message>
    <message>
        <source>Adjust Brightness</source>
        <translation>Reglează luminozitatea</translation>
    </message>
    <message>
        <source>Adjust contrast</source>
        <translation>Reglează contrastul</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Application Left</source>
        <translation>Aplicația din stânga</translation>
    </message>
    <message>
        <source>Application Right</source>
        <translation>Aplicația din dreapta</translation>
    </message>
    <message>
        <source>Audio Cycle Track</source>
        <translation>Schimbă pista audio</translation>
    </message>
    <message>
        <source>Audio Random Play</source>
        <translation>Redare aleatorie</translation>
    </message>
    <message>
        <source>Audio Repeat</source>
        <translation>Repetă redarea</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Plecat</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Înapoi</translation>
    </message>
    <message>
        <source>Back Forward</source>
        <translation>Înapoi și înainte</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Tab înapoi</translation>
    </message>
    <message>
        <source>Bass Boost</source>
        <translation>Amplifică bașii</translation>
    </message>
    <message>
        <source>Bass Down</source>
        <translation>Bași mai încet</translation>
    </message>
    <message>
        <source>Bass Up</source>
        <translation>Bași mai tare</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Baterie</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Albastru</translation>
    </message>
    <message>
        <source>Bluetooth</source>
        <translation>Bluetooth</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Browser</source>
        <translation>Navigator</translation>
    </message>
    <message>
        <source>CD</source>
        <translation>CD</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Calculator de buzunar</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendar</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Apelează</translation>
    </message>
    <message>
        <source>Camera Focus</source>
        <translation>Focalizare cameră</translation>
    </message>
    <message>
        <source>Camera Shutter</source>
        <translation>Declanșator cameră</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Caps Lock</source>
        <translation>Caps Lock</translation>
    </message>
    <message>
        <source>CapsLock</source>
        <translation>Caps Lock</translation>
    </message>
    <message>
        <source>Channel Down</source>
        <translation>Canalul anterior</translation>
    </message>
    <message>
        <source>Channel Up</source>
        <translation>Canalul următor</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Golește</translation>
    </message>
    <message>
        <source>Clear Grab</source>
        <translation>Eliberează captura</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Code input</source>
        <translation>Introducere cod</translation>
    </message>
    <message>
        <source>Community</source>
        <translation>Comunitate</translation>
    </message>
    <message>
        <source>Context1</source>
        <translation>Context 1</translation>
    </message>
    <message>
        <source>Context2</source>
        <translation>Context 2</translation>
    </message>
    <message>
        <source>Context3</source>
        <translation>Context 3</translation>
    </message>
    <message>
        <source>Context4</source>
        <translation>Context 4</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Control</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiază</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Taie</translation>
    </message>
    <message>
        <source>DOS</source>
        <translation>DOS</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Ecran</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documente</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Jos</translation>
    </message>
    <message>
        <source>Eisu Shift</source>
        <translation>Eisu Shift</translation>
    </message>
    <message>
        <source>Eisu toggle</source>
        <translation>Eisu toggle</translation>
    </message>
    <message>
        <source>Eject</source>
        <translation>Scoate discul</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Execute</source>
        <translation>Execută</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Ieșire</translation>
    </message>
    <message>
        <source>F%1</source>
        <translation>F%1</translation>
    </message>
    <message>
        <source>Favorites</source>
        <translation>Favorite</translation>
    </message>
    <message>
        <source>Finance</source>
        <translation>Finanțe</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Caută</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Întoarce</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Înainte</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Mergi</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Ghid</translation>
    </message>
    <message>
        <source>Hangul</source>
        <translation>Hangul</translation>
    </message>
    <message>
        <source>Hangul Banja</source>
        <translation>Hangul Banja</translation>
    </message>
    <message>
        <source>Hangul End</source>
        <translation>Hangul End</translation>
    </message>
    <message>
        <source>Hangul Hanja</source>
        <translation>Hangul Hanja</translation>
    </message>
    <message>
        <source>Hangul Jamo</source>
        <translation>Hangul Jamo</translation>
    </message>
    <message>
        <source>Hangul Jeonja</source>
        <translation>Hangul Jeonja</translation>
    </message>
    <message>
        <source>Hangul PostHanja</source>
        <translation>Hangul PostHanja</translation>
    </message>
    <message>
        <source>Hangul PreHanja</source>
        <translation>Hangul PreHanja</translation>
    </message>
    <message>
        <source>Hangul Romaja</source>
        <translation>Hangul Romaja</translation>
    </message>
    <message>
        <source>Hangul Special</source>
        <translation>Hangul Special</translation>
    </message>
    <message>
        <source>Hangul Start</source>
        <translation>Hangul Start</translation>
    </message>
    <message>
        <source>Hangup</source>
        <translation>Închide apelul</translation>
    </message>
    <message>
        <source>Hankaku</source>
        <translation>Hankaku</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajutor</translation>
    </message>
    <message>
        <source>Henkan</source>
        <translation>Henkan</translation>
    </message>
    <message>
        <source>Hibernate</source>
        <translation>Hibernează</translation>
    </message>
    <message>
        <source>Hiragana</source>
        <translation>Hiragana</translation>
    </message>
    <message>
        <source>Hiragana Katakana</source>
        <translation>Hiragana Katakana</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Istoric</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Home Office</source>
        <translation>Birou acasă</translation>
    </message>
    <message>
        <source>Home Page</source>
        <translation>Pagina de pornire</translation>
    </message>
    <message>
        <source>Hot Links</source>
        <translation>Legături rapide</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Informații</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Kana Lock</source>
        <translation>Kana Lock</translation>
    </message>
    <message>
        <source>Kana Shift</source>
        <translation>Kana Shift</translation>
    </message>
    <message>
        <source>Kanji</source>
        <translation>Kanji</translation>
    </message>
    <message>
        <source>Katakana</source>
        <translation>Katakana</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatură</translation>
    </message>
    <message>
        <source>Keyboard Brightness Down</source>
        <translation>Tastatură mai întunecată</translation>
    </message>
    <message>
        <source>Keyboard Brightness Up</source>
        <translation>Tastatură mai luminoasă</translation>
    </message>
    <message>
        <source>Keyboard Light On/Off</source>
        <translation>Lumina tastaturii</translation>
    </message>
    <message>
        <source>Keyboard Menu</source>
        <translation>Meniul tastaturii</translation>
    </message>
    <message>
        <source>Last Number Redial</source>
        <translation>Reapelează ultimul număr</translation>
    </message>
    <message>
        <source>Launch (0)</source>
        <translation>Pornește (0)</translation>
    </message>
    <message>
        <source>Launch (1)</source>
        <translation>Pornește (1)</translation>
    </message>
    <message>
        <source>Launch (2)</source>
        <translation>Pornește (2)</translation>
    </message>
    <message>
        <source>Launch (3)</source>
        <translation>Pornește (3)</translation>
    </message>
    <message>
        <source>Launch (4)</source>
        <translation>Pornește (4)</translation>
    </message>
    <message>
        <source>Launch (5)</source>
        <translation>Pornește (5)</translation>
    </message>
    <message>
        <source>Launch (6)</source>
        <translation>Pornește (6)</translation>
    </message>
    <message>
        <source>Launch (7)</source>
        <translation>Pornește (7)</translation>
    </message>
    <message>
        <source>Launch (8)</source>
        <translation>Pornește (8)</translation>
    </message>
    <message>
        <source>Launch (9)</source>
        <translation>Pornește (9)</translation>
    </message>
    <message>
        <source>Launch (A)</source>
        <translation>Pornește (A)</translation>
    </message>
    <message>
        <source>Launch (B)</source>
        <translation>Pornește (B)</translation>
    </message>
    <message>
        <source>Launch (C)</source>
        <translation>Pornește (C)</translation>
    </message>
    <message>
        <source>Launch (D)</source>
        <translation>Pornește (D)</translation>
    </message>
    <message>
        <source>Launch (E)</source>
        <translation>Pornește (E)</translation>
    </message>
    <message>
        <source>Launch (F)</source>
        <translation>Pornește (F)</translation>
    </message>
    <message>
        <source>Launch (G)</source>
        <translation>Pornește (G)</translation>
    </message>
    <message>
        <source>Launch (H)</source>
        <translation>Pornește (H)</translation>
    </message>
    <message>
        <source>Launch Mail</source>
        <translation>Pornește poșta</translation>
    </message>
    <message>
        <source>Launch Media</source>
        <translation>Pornește redarea media</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Stânga</translation>
    </message>
    <message>
        <source>LightBulb</source>
        <translation>Bec</translation>
    </message>
    <message>
        <source>Logoff</source>
        <translation>Deconectare</translation>
    </message>
    <message>
        <source>Mail Forward</source>
        <translation>Redirecționează mesajul</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Piață</translation>
    </message>
    <message>
        <source>Massyo</source>
        <translation>Massyo</translation>
    </message>
    <message>
        <source>Media Fast Forward</source>
        <translation>Derulare rapidă înainte</translation>
    </message>
    <message>
        <source>Media Next</source>
        <translation>Pista următoare</translation>
    </message>
    <message>
        <source>Media Pause</source>
        <translation>Pauză redare</translation>
    </message>
    <message>
        <source>Media Play</source>
        <translation>Redare</translation>
    </message>
    <message>
        <source>Media Previous</source>
        <translation>Pista anterioară</translation>
    </message>
    <message>
        <source>Media Record</source>
        <translation>Înregistrare</translation>
    </message>
    <message>
        <source>Media Rewind</source>
        <translation>Derulare înapoi</translation>
    </message>
    <message>
        <source>Media Stop</source>
        <translation>Oprire redare</translation>
    </message>
    <message>
        <source>Meeting</source>
        <translation>Întâlnire</translation>
    </message>
    <message>
        <source>Memo</source>
        <translation>Notiță</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meniu</translation>
    </message>
    <message>
        <source>Menu PB</source>
        <translation>Meniu PB</translation>
    </message>
    <message>
        <source>Messenger</source>
        <translation>Mesagerie</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Microphone Mute</source>
        <translation>Microfon oprit</translation>
    </message>
    <message>
        <source>Microphone Volume Down</source>
        <translation>Microfon mai încet</translation>
    </message>
    <message>
        <source>Microphone Volume Up</source>
        <translation>Microfon mai tare</translation>
    </message>
    <message>
        <source>Monitor Brightness Down</source>
        <translation>Ecran mai întunecat</translation>
    </message>
    <message>
        <source>Monitor Brightness Up</source>
        <translation>Ecran mai luminos</translation>
    </message>
    <message>
        <source>Muhenkan</source>
        <translation>Muhenkan</translation>
    </message>
    <message>
        <source>Multiple Candidate</source>
        <translation>Mai multe variante</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Muzică</translation>
    </message>
    <message>
        <source>My Sites</source>
        <translation>Siturile mele</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nou</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Știri</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nu</translation>
    </message>
    <message>
        <source>Num</source>
        <translation>Num</translation>
    </message>
    <message>
        <source>Num Lock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>NumLock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>Number Lock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Deschide</translation>
    </message>
    <message>
        <source>Open URL</source>
        <translation>Deschide adresa</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opțiune</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Lipește</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauză</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imagini</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Redă</translation>
    </message>
    <message>
        <source>Power Down</source>
        <translation>Oprește alimentarea</translation>
    </message>
    <message>
        <source>Power Off</source>
        <translation>Oprește alimentarea</translation>
    </message>
    <message>
        <source>Previous Candidate</source>
        <translation>Varianta anterioară</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print Screen</translation>
    </message>
    <message>
        <source>Print Screen</source>
        <translation>Print Screen</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Imprimantă</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Roșu</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refă</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Reîmprospătează</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Reîncarcă</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Răspunde</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Dreapta</translation>
    </message>
    <message>
        <source>Romaji</source>
        <translation>Romaji</translation>
    </message>
    <message>
        <source>Rotate Windows</source>
        <translation>Rotește ferestrele</translation>
    </message>
    <message>
        <source>Rotation KB</source>
        <translation>Rotație KB</translation>
    </message>
    <message>
        <source>Rotation PB</source>
        <translation>Rotație PB</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvează</translation>
    </message>
    <message>
        <source>Screensaver</source>
        <translation>Protector de ecran</translation>
    </message>
    <message>
        <source>Scroll Lock</source>
        <translation>Scroll Lock</translation>
    </message>
    <message>
        <source>ScrollLock</source>
        <translation>Scroll Lock</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Caută</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Selectează</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Trimite</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Setări</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Magazin</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>Adormire</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spațiu</translation>
    </message>
    <message>
        <source>Spellchecker</source>
        <translation>Corector ortografic</translation>
    </message>
    <message>
        <source>Split Screen</source>
        <translation>Ecran împărțit</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Foaie de calcul</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Așteptare</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Subtitrare</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Asistență</translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation>Suspendă</translation>
    </message>
    <message>
        <source>SysReq</source>
        <translation>SysRq</translation>
    </message>
    <message>
        <source>System Request</source>
        <translation>SysRq</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Task Panel</source>
        <translation>Panou de activități</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>To-do list</source>
        <translation>Listă de sarcini</translation>
    </message>
    <message>
        <source>Toggle Call/Hangup</source>
        <translation>Apelează sau închide</translation>
    </message>
    <message>
        <source>Toggle Media Play/Pause</source>
        <translation>Redare sau pauză</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Unelte</translation>
    </message>
    <message>
        <source>Top Menu</source>
        <translation>Meniul de sus</translation>
    </message>
    <message>
        <source>Touchpad Off</source>
        <translation>Oprește touchpadul</translation>
    </message>
    <message>
        <source>Touchpad On</source>
        <translation>Pornește touchpadul</translation>
    </message>
    <message>
        <source>Touchpad Toggle</source>
        <translation>Comută touchpadul</translation>
    </message>
    <message>
        <source>Touroku</source>
        <translation>Touroku</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Călătorii</translation>
    </message>
    <message>
        <source>Treble Down</source>
        <translation>Înalte mai încet</translation>
    </message>
    <message>
        <source>Treble Up</source>
        <translation>Înalte mai tare</translation>
    </message>
    <message>
        <source>Ultra Wide Band</source>
        <translation>Bandă ultralargă</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Sus</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vizualizare</translation>
    </message>
    <message>
        <source>Voice Dial</source>
        <translation>Apelare vocală</translation>
    </message>
    <message>
        <source>Volume Down</source>
        <translation>Volum mai mic</translation>
    </message>
    <message>
        <source>Volume Mute</source>
        <translation>Fără sunet</translation>
    </message>
    <message>
        <source>Volume Up</source>
        <translation>Volum mai mare</translation>
    </message>
    <message>
        <source>WWW</source>
        <translation>WWW</translation>
    </message>
    <message>
        <source>Wake Up</source>
        <translation>Trezire</translation>
    </message>
    <message>
        <source>WebCam</source>
        <translation>Cameră web</translation>
    </message>
    <message>
        <source>Wireless</source>
        <translation>Rețea fără fir</translation>
    </message>
    <message>
        <source>Word Processor</source>
        <translation>Procesor de text</translation>
    </message>
    <message>
        <source>XFer</source>
        <translation>XFer</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Galben</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Zenkaku</source>
        <translation>Zenkaku</translation>
    </message>
    <message>
        <source>Zenkaku Hankaku</source>
        <translation>Zenkaku Hankaku</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>Mărește</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>Micșorează</translation>
    </message>
    <message>
        <source>iTouch</source>
        <translation>iTouch</translation>
    </message>
</context>
<context>
    <name>QSpiAccessibleBridge</name>
    <message>
        <source>alert message</source>
        <translation>mesaj de alertă</translation>
    </message>
    <message>
        <source>animation</source>
        <translation>animație</translation>
    </message>
    <message>
        <source>application</source>
        <translation>aplicație</translation>
    </message>
    <message>
        <source>assistant</source>
        <translation>asistent</translation>
    </message>
    <message>
        <source>button menu</source>
        <translation>buton cu meniu</translation>
    </message>
    <message>
        <source>button with drop down</source>
        <translation>buton cu listă</translation>
    </message>
    <message>
        <source>button with drop down grid</source>
        <translation>buton cu grilă</translation>
    </message>
    <message>
        <source>canvas</source>
        <translation>pânză</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>celulă</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>grafic</translation>
    </message>
    <message>
        <source>check box</source>
        <translation>casetă de bifat</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>ceas</translation>
    </message>
    <message>
        <source>color chooser</source>
        <translation>alegere de culoare</translation>
    </message>
    <message>
        <source>column</source>
        <translation>coloană</translation>
    </message>
    <message>
        <source>column header</source>
        <translation>cap de coloană</translation>
    </message>
    <message>
        <source>combo box</source>
        <translation>listă derulantă</translation>
    </message>
    <message>
        <source>complementary content</source>
        <translation>conținut complementar</translation>
    </message>
    <message>
        <source>cursor</source>
        <translation>cursor</translation>
    </message>
    <message>
        <source>dial</source>
        <translation>cadran</translation>
    </message>
    <message>
        <source>dialog</source>
        <translation>dialog</translation>
    </message>
    <message>
        <source>document</source>
        <translation>document</translation>
    </message>
    <message>
        <source>equation</source>
        <translation>ecuație</translation>
    </message>
    <message>
        <source>filler</source>
        <translation>umplutură</translation>
    </message>
    <message>
        <source>footer</source>
        <translation>subsol</translation>
    </message>
    <message>
        <source>form</source>
        <translation>formular</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>cadru</translation>
    </message>
    <message>
        <source>graphic</source>
        <translation>grafică</translation>
    </message>
    <message>
        <source>grip</source>
        <translation>mâner</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>titlu</translation>
    </message>
    <message>
        <source>help balloon</source>
        <translation>balon de ajutor</translation>
    </message>
    <message>
        <source>hotkey field</source>
        <translation>câmp de scurtătură</translation>
    </message>
    <message>
        <source>indicator</source>
        <translation>indicator</translation>
    </message>
    <message>
        <source>invalid role</source>
        <translation>rol nepermis</translation>
    </message>
    <message>
        <source>label</source>
        <translation>etichetă</translation>
    </message>
    <message>
        <source>layered pane</source>
        <translation>panou stratificat</translation>
    </message>
    <message>
        <source>link</source>
        <translation>legătură</translation>
    </message>
    <message>
        <source>list</source>
        <translation>listă</translation>
    </message>
    <message>
        <source>list item</source>
        <translation>element de listă</translation>
    </message>
    <message>
        <source>menu bar</source>
        <translation>bară de meniuri</translation>
    </message>
    <message>
        <source>menu item</source>
        <translation>element de meniu</translation>
    </message>
    <message>
        <source>note</source>
        <translation>notă</translation>
    </message>
    <message>
        <source>notification</source>
        <translation>notificare</translation>
    </message>
    <message>
        <source>page tab</source>
        <translation>filă</translation>
    </message>
    <message>
        <source>page tab list</source>
        <translation>listă de file</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>panou</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>paragraf</translation>
    </message>
    <message>
        <source>popup menu</source>
        <translation>meniu contextual</translation>
    </message>
    <message>
        <source>progress bar</source>
        <translation>bară de progres</translation>
    </message>
    <message>
        <source>property page</source>
        <translation>pagină de proprietăți</translation>
    </message>
    <message>
        <source>push button</source>
        <translation>buton</translation>
    </message>
    <message>
        <source>radio button</source>
        <translation>buton de opțiune</translation>
    </message>
    <message>
        <source>row</source>
        <translation>rând</translation>
    </message>
    <message>
        <source>row header</source>
        <translation>cap de rând</translation>
    </message>
    <message>
        <source>scroll bar</source>
        <translation>bară de derulare</translation>
    </message>
    <message>
        <source>section</source>
        <translation>secțiune</translation>
    </message>
    <message>
        <source>separator</source>
        <translation>separator</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>glisor</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>sunet</translation>
    </message>
    <message>
        <source>space</source>
        <translation>spațiu</translation>
    </message>
    <message>
        <source>spin box</source>
        <translation>câmp numeric</translation>
    </message>
    <message>
        <source>splitter</source>
        <translation>despărțitor</translation>
    </message>
    <message>
        <source>status bar</source>
        <translation>bară de stare</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>comutator</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabel</translation>
    </message>
    <message>
        <source>text</source>
        <translation>text</translation>
    </message>
    <message>
        <source>text caret</source>
        <translation>cursor de text</translation>
    </message>
    <message>
        <source>title bar</source>
        <translation>bară de titlu</translation>
    </message>
    <message>
        <source>tool bar</source>
        <translation>bară de unelte</translation>
    </message>
    <message>
        <source>tool tip</source>
        <translation>indicație</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>arbore</translation>
    </message>
    <message>
        <source>tree item</source>
        <translation>element de arbore</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>necunoscut</translation>
    </message>
    <message>
        <source>web document</source>
        <translation>document web</translation>
    </message>
</context>
<context>
    <name>QStandardPaths</name>
    <message>
        <source>Application Configuration</source>
        <translation>Configurația aplicației</translation>
    </message>
    <message>
        <source>Application Data</source>
        <translation>Datele aplicației</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>Aplicații</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configurație</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Birou</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documente</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descărcări</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Descărcări</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Fonturi</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Acasă</translation>
    </message>
    <message>
        <source>Movies</source>
        <translation>Filme</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Muzică</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imagini</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Public</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>Date de rulare</translation>
    </message>
    <message>
        <source>Shared Cache</source>
        <translation>Cache comun</translation>
    </message>
    <message>
        <source>Shared Configuration</source>
        <translation>Configurație comună</translation>
    </message>
    <message>
        <source>Shared Data</source>
        <translation>Date comune</translation>
    </message>
    <message>
        <source>Shared State</source>
        <translation>Stare comună</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stare</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Șabloane</translation>
    </message>
    <message>
        <source>Temporary Directory</source>
        <translation>Dosar temporar</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Derulează la stânga</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Derulează la dreapta</translation>
    </message>
</context>
<context>
    <name>QWhatsThisAction</name>
    <message>
        <source>What's This?</source>
        <translation>Ce este aceasta?</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiază</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lipește</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refă</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>An&amp;ulează</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiază &amp;adresa legăturii</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taie</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selectează tot</translation>
    </message>
</context>
</TS>
