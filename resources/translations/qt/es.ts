<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>QAbstractFileIconProvider</name>
        <message>
            <source>Alias</source>
            <comment>macOS Finder</comment>
            <translation>Alias</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>Unidad</translation>
        </message>
        <message>
            <source>File Folder</source>
            <comment>Match Windows Explorer</comment>
            <translation>Carpeta de archivos</translation>
        </message>
        <message>
            <source>Folder</source>
            <comment>All other platforms</comment>
            <translation>Carpeta</translation>
        </message>
        <message>
            <source>Shortcut</source>
            <comment>All other platforms</comment>
            <translation>Acceso directo</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>Desconocido</translation>
        </message>
    </context>
    <context>
        <name>QFileDialog</name>
        <message>
            <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
            <translation>%1
No se encontró la carpeta.
Comprueba que el nombre sea correcto.</translation>
        </message>
        <message>
            <source>%1
File not found.
Please verify the correct file name was given.</source>
            <translation>%1
No se encontró el archivo.
Comprueba que el nombre sea correcto.</translation>
        </message>
        <message>
            <source>%1 already exists.
Do you want to replace it?</source>
            <translation>%1 ya existe.
¿Quieres reemplazarlo?</translation>
        </message>
        <message>
            <source>&amp;Look in:</source>
            <translation>&amp;Buscar en:</translation>
        </message>
        <message>
            <source>'%1' is write protected.
Do you want to delete it anyway?</source>
            <translation>«%1» está protegido contra escritura.
¿Quieres borrarlo de todos modos?</translation>
        </message>
        <message>
            <source>All Files (*)</source>
            <translation>Todos los archivos (*)</translation>
        </message>
        <message>
            <source>Are you sure you want to delete '%1'?</source>
            <translation>¿Quieres borrar «%1»?</translation>
        </message>
        <message>
            <source>Change to detail view mode</source>
            <translation>Cambiar a la vista detallada</translation>
        </message>
        <message>
            <source>Change to list view mode</source>
            <translation>Cambiar a la vista de lista</translation>
        </message>
        <message>
            <source>Could not delete directory.</source>
            <translation>No se pudo borrar la carpeta.</translation>
        </message>
        <message>
            <source>Directories</source>
            <translation>Carpetas</translation>
        </message>
        <message>
            <source>Directory:</source>
            <translation>Carpeta:</translation>
        </message>
        <message>
            <source>File &amp;name:</source>
            <translation>&amp;Nombre de archivo:</translation>
        </message>
        <message>
            <source>Files of &amp;type:</source>
            <translation>&amp;Tipo de archivos:</translation>
        </message>
        <message>
            <source>Files of type:</source>
            <translation>Tipo de archivos:</translation>
        </message>
        <message>
            <source>Find Directory</source>
            <translation>Buscar carpeta</translation>
        </message>
        <message>
            <source>Go to the parent directory</source>
            <translation>Ir a la carpeta superior</translation>
        </message>
        <message>
            <source>Look in:</source>
            <translation>Buscar en:</translation>
        </message>
        <message>
            <source>Parent Directory</source>
            <translation>Carpeta superior</translation>
        </message>
        <message>
            <source>Show &amp;hidden files</source>
            <translation>Mostrar los archivos &amp;ocultos</translation>
        </message>
    </context>
    <context>
        <name>QFileSystemModel</name>
        <message>
            <source>&lt;b&gt;The name "%1" cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
            <translation>&lt;b&gt;El nombre «%1» no se puede usar.&lt;/b&gt;&lt;p&gt;Prueba con otro nombre, con menos caracteres o sin signos de puntuación.</translation>
        </message>
        <message>
            <source>Invalid filename</source>
            <translation>Nombre de archivo no válido</translation>
        </message>
    </context>
    <context>
        <name>QProgressBar</name>
        <message>
            <source>%p%</source>
            <translation>%p %</translation>
        </message>
    </context>
    <context>
        <name>QShortcut</name>
        <message>
            <source>Adjust contrast</source>
            <translation>Ajustar contraste</translation>
        </message>
        <message>
            <source>Calendar</source>
            <translation>Calendario</translation>
        </message>
        <message>
            <source>Control</source>
            <translation>Control</translation>
        </message>
        <message>
            <source>Ctrl</source>
            <translation>Ctrl</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Supr</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Supr</translation>
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
            <translation>Esc</translation>
        </message>
        <message>
            <source>Keyboard</source>
            <translation>Teclado</translation>
        </message>
        <message>
            <source>Launch (G)</source>
            <translation>Iniciar (G)</translation>
        </message>
        <message>
            <source>Launch (H)</source>
            <translation>Iniciar (H)</translation>
        </message>
        <message>
            <source>Memo</source>
            <translation>Nota</translation>
        </message>
        <message>
            <source>Return</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Mayús</translation>
        </message>
        <message>
            <source>To-do list</source>
            <translation>Lista de tareas</translation>
        </message>
    </context>
    <context>
        <name>QSpiAccessibleBridge</name>
        <message>
            <source>notification</source>
            <translation>notificación</translation>
        </message>
        <message>
            <source>switch</source>
            <translation>interruptor</translation>
        </message>
    </context>
    <context>
        <name>QStandardPaths</name>
        <message>
            <source>Downloads</source>
            <translation>Descargas</translation>
        </message>
        <message>
            <source>Public</source>
            <translation>Público</translation>
        </message>
        <message>
            <source>Shared State</source>
            <translation>Estado compartido</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Estado</translation>
        </message>
        <message>
            <source>Templates</source>
            <translation>Plantillas</translation>
        </message>
    </context>
</TS>
