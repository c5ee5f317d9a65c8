<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Press</source>
        <translation>Megnyomás</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>A legördülő lista megnyitása</translation>
    </message>
</context>
<context>
    <name>QDateTimeParser</name>
    <message>
        <source>AM</source>
        <translation>DE</translation>
    </message>
    <message>
        <source>PM</source>
        <translation>DU</translation>
    </message>
    <message>
        <source>am</source>
        <translation>de</translation>
    </message>
    <message>
        <source>pm</source>
        <translation>du</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
A mappa nem található.
Ellenőrizd, hogy jól adtad-e meg a nevét.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
A fájl nem található.
Ellenőrizd, hogy jól adtad-e meg a nevét.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 már létezik.
Felülírod?</translation>
    </message>
    <message>
        <source>'%1' is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1” írásvédett.
Mégis törlöd?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete '%1'?</source>
        <translation>Törlöd ezt: „%1”?</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>Keresés &amp;itt:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fájlok &amp;típusa:</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Részletes nézet</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Listanézet</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>A mappa nem törölhető.</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Új mappa létrehozása</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Mappák</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Mappa:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Mappa keresése</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Előre</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Ugrás a szülőmappába</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Sajátgép</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Szülőmappa</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Ismeretlen</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>&lt;b&gt;The name "%1" cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Ez a név nem használható: „%1”.&lt;/b&gt;&lt;p&gt;Próbálj másik nevet, kevesebb karakterrel vagy írásjelek nélkül.</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Érvénytelen fájlnév</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>Match OS X Finder</comment>
        <translation>Típus</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Sajátgép</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Nyomj meg egy billentyűt</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Help</source>
        <translation>Súgó</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Keyboard</source>
        <translation>Billentyűzet</translation>
    </message>
</context>
<context>
    <name>QSpiAccessibleBridge</name>
    <message>
        <source>dial</source>
        <translation>tárcsa</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>kapcsoló</translation>
    </message>
</context>
<context>
    <name>QStandardPaths</name>
    <message>
        <source>Downloads</source>
        <translation>Letöltések</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Saját mappa</translation>
    </message>
    <message>
        <source>Temporary Directory</source>
        <translation>Átmeneti mappa</translation>
    </message>
</context>
</TS>
