<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About threegin</source>
        <translation>Acerca de threegin</translation>
    </message>
    <message>
        <source>Three-handed gin rummy: you against two computer players, without any network.</source>
        <translation>Gin rummy para tres: tú contra dos jugadores virtuales, sin conexión alguna.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. The cards, the marks and the texts are this project&apos;s own.</source>
        <translation>Software libre bajo la licencia MIT. Las cartas, los símbolos y los textos son propios de este proyecto.</translation>
    </message>
    <message>
        <source>It stands on Qt for Python, which is free software under the GNU LGPL 3.</source>
        <translation>Se apoya en Qt for Python, que es software libre bajo la GNU LGPL 3.</translation>
    </message>
    <message>
        <source>Python %1, Qt %2, PySide6 %3</source>
        <translation>Python %1, Qt %2, PySide6 %3</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Li&amp;sto</translation>
    </message>
</context>
<context>
    <name>BackChoice</name>
    <message>
        <source>Lattice</source>
        <translation>Celosía</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Escamas</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Estrellas</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>Rosetón</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treses</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seises</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sietes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ochos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nueves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieces</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jotas</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>reinas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reyes</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A card: %1 is its rank (&quot;queen&quot;, &quot;7&quot;), %2 its suit (&quot;clubs&quot;).</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>run, %1 to %2 of %3</source>
        <extracomment>%1 and %2 are ranks, %3 is a suit.</extracomment>
        <translation>escalera de %3, de %1 a %2</translation>
    </message>
    <message>
        <source>set, %1</source>
        <translation>grupo de %1</translation>
    </message>
    <message>
        <source>run · %1 to %2</source>
        <extracomment>Under a meld on the table, short. %1 and %2 are ranks as on the card: &quot;5&quot;, &quot;Q&quot;.</extracomment>
        <translation>escalera de %1 a %2</translation>
    </message>
    <message>
        <source>set · %1</source>
        <translation>grupo de %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>muestra esta ayuda y termina</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>se esperaba un argumento</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>sobra el argumento %r</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opción ambigua: %(option)s puede ser %(matches)s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>valor no válido: %(value)r (elige entre %(choices)s)</translation>
    </message>
    <message>
        <source>%1: error: %2</source>
        <translation>%1: error: %2</translation>
    </message>
    <message>
        <source>Three-handed gin rummy: one person against two computer players.</source>
        <translation>Gin rummy para tres: una persona contra dos jugadores virtuales.</translation>
    </message>
    <message>
        <source>Options of Qt, such as -platform, are passed on.</source>
        <translation>Las opciones de Qt, como -platform, pasan a Qt.</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>muestra la versión y termina</translation>
    </message>
    <message>
        <source>DIR</source>
        <extracomment>Stands for the name of a folder, in capital letters: --data-dir DIR</extracomment>
        <translation>CARPETA</translation>
    </message>
    <message>
        <source>keep matches, preferences and the log in this folder (also by the environment variable THREEGIN_DATA_DIR)</source>
        <translation>guarda las partidas, las preferencias y el registro en esta carpeta (también con la variable de entorno THREEGIN_DATA_DIR)</translation>
    </message>
    <message>
        <source>how much to log (info)</source>
        <translation>cuánto se anota en el registro (info)</translation>
    </message>
    <message>
        <source>unrecognized arguments: %1</source>
        <translation>argumentos desconocidos: %1</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Practice match…</source>
        <translation>&amp;Partida de práctica…</translation>
    </message>
    <message>
        <source>&amp;Continue the last match</source>
        <translation>&amp;Continuar la última partida</translation>
    </message>
    <message>
        <source>&amp;Give the match up…</source>
        <translation>&amp;Abandonar la partida…</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Draw from the &amp;stock</source>
        <translation>Robar del &amp;mazo</translation>
    </message>
    <message>
        <source>Take the &amp;discard</source>
        <translation>Tomar el &amp;descarte</translation>
    </message>
    <message>
        <source>&amp;Pass the upcard</source>
        <translation>&amp;Pasar y dejar la carta descubierta</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>&amp;Cerrar la mano</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>&amp;Ask the partner</source>
        <translation>Pedir conse&amp;jo al compañero</translation>
    </message>
    <message>
        <source>Let the captain &amp;go on</source>
        <translation>Que &amp;siga el capitán</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>Order by &amp;rank</source>
        <translation>Ordenar por &amp;rango</translation>
    </message>
    <message>
        <source>Order by &amp;suit</source>
        <translation>Ordenar por &amp;palo</translation>
    </message>
    <message>
        <source>Order by &amp;melds</source>
        <translation>Ordenar por &amp;combinaciones</translation>
    </message>
    <message>
        <source>My o&amp;wn order</source>
        <translation>Mi propio &amp;orden</translation>
    </message>
    <message>
        <source>Show all cards &amp;thrown</source>
        <translation>Ver todos los &amp;descartes</translation>
    </message>
    <message>
        <source>Say the last &amp;event again</source>
        <translation>Repetir lo últi&amp;mo que pasó</translation>
    </message>
    <message>
        <source>Read my &amp;cards</source>
        <translation>Leer m&amp;is cartas</translation>
    </message>
    <message>
        <source>Read my &amp;deadwood</source>
        <translation>Leer mis puntos s&amp;ueltos</translation>
    </message>
    <message>
        <source>Read the &amp;pile and the stock</source>
        <translation>L&amp;eer la pila y el mazo</translation>
    </message>
    <message>
        <source>Read the sc&amp;ores</source>
        <translation>Leer la pu&amp;ntuación</translation>
    </message>
    <message>
        <source>Re&amp;view this match</source>
        <translation>Anali&amp;zar esta partida</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>Retry my mista&amp;kes</source>
        <translation>Corre&amp;gir mis errores</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <translation>Es&amp;tadísticas</translation>
    </message>
    <message>
        <source>Fair&amp;ness</source>
        <translation>&amp;Juego limpio</translation>
    </message>
    <message>
        <source>S&amp;ide panel</source>
        <translation>Panel &amp;lateral</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>P&amp;antalla completa</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>Cómo &amp;jugar</translation>
    </message>
    <message>
        <source>&amp;Help with what is shown</source>
        <translation>Ayuda &amp;sobre lo que se muestra</translation>
    </message>
    <message>
        <source>All &amp;keys</source>
        <translation>&amp;Todas las teclas</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Copy details for a report</source>
        <translation>&amp;Copiar detalles para un informe</translation>
    </message>
    <message>
        <source>&amp;About threegin</source>
        <translation>&amp;Acerca de threegin</translation>
    </message>
    <message>
        <source>Along your cards</source>
        <translation>Recorrer tus cartas</translation>
    </message>
    <message>
        <source>Between the places of the table</source>
        <translation>Ir de un lugar a otro de la mesa</translation>
    </message>
    <message>
        <source>Select a card, or put it down</source>
        <translation>Seleccionar una carta o soltarla</translation>
    </message>
    <message>
        <source>The main button: throw, confirm, deal</source>
        <translation>El botón principal: descartar, confirmar, repartir</translation>
    </message>
    <message>
        <source>Cancel; back to the table</source>
        <translation>Cancelar; volver a la mesa</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>forgets it</source>
        <translation>lo olvida</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>no lo usa</translation>
    </message>
    <message>
        <source>the last three</source>
        <translation>las tres últimas</translation>
    </message>
    <message>
        <source>Own cards, top card of the pile</source>
        <translation>Cartas propias, carta superior de la pila</translation>
    </message>
    <message>
        <source>Cards thrown before</source>
        <translation>Cartas descartadas antes</translation>
    </message>
    <message>
        <source>Cards the other player took</source>
        <translation>Cartas que tomó el rival</translation>
    </message>
    <message>
        <source>Scores, earlier hands</source>
        <translation>Puntuación, manos anteriores</translation>
    </message>
    <message>
        <source>The other player&apos;s hidden cards</source>
        <translation>Cartas ocultas del rival</translation>
    </message>
    <message>
        <source>The cards of the stock</source>
        <translation>Cartas del mazo</translation>
    </message>
    <message>
        <source>The number of the deal</source>
        <translation>Número del reparto</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>First opponent</source>
        <translation>Primer rival</translation>
    </message>
    <message>
        <source>Second opponent</source>
        <translation>Segundo rival</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a mean, %2 a count in words.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 ± %2, %3</source>
        <extracomment>%1 is a mean, %2 half of its 95 % interval, %3 a count in words.</extracomment>
        <translation>%1 ± %2, %3</translation>
    </message>
    <message>
        <source>0 is within every interval, as is to be expected of an honest deal.</source>
        <translation>El 0 está dentro de todos los intervalos, como es de esperar en un reparto limpio.</translation>
    </message>
    <message>
        <source>0 is outside the interval of: %1. An honest deal does that in 5 of 100 cases.</source>
        <translation>El 0 queda fuera del intervalo de: %1. En un reparto limpio eso pasa en 5 de cada 100 casos.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player, %2 a mean with its interval and count.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Número del reparto</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Roles</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>sin número</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a player, %2 his role: &quot;in the box&quot;, &quot;captain&quot;.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2 +%3</source>
        <extracomment>How a hand ended: %1 is &quot;knock&quot;, &quot;gin&quot; or &quot;undercut&quot;, %2 who scored, %3 how many points.</extracomment>
        <translation>%1: %2 +%3</translation>
    </message>
    <message>
        <source>The packs of these hands are not those that their numbers stand for: %1.</source>
        <extracomment>%1 is a list of numbers of hands.</extracomment>
        <translation>Las barajas de estas manos no corresponden a sus números: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Checked: the packs of all %n hands are those of their numbers.</source>
        <translation>
            <numerusform>Comprobado: la baraja de la única mano (%n) corresponde a su número.</numerusform>
            <numerusform>Comprobado: las barajas de las %n manos corresponden a sus números.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands have no number.</source>
        <translation>
            <numerusform>%n mano no tiene número.</numerusform>
            <numerusform>%n manos no tienen número.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>A deal number has 16 digits; spaces do not matter.</source>
        <translation>Un número de reparto tiene 16 cifras; los espacios no importan.</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Juego limpio</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>A number that somebody gave you</source>
        <translation>Un número que te hayan dado</translation>
    </message>
    <message>
        <source>Match whose deals are shown</source>
        <translation>Partida cuyos repartos se muestran</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Número de reparto</translation>
    </message>
    <message>
        <source>&amp;Deal the selected hand again</source>
        <translation>&amp;Repartir de nuevo la mano elegida</translation>
    </message>
    <message>
        <source>Deal this &amp;number</source>
        <translation>Repartir este &amp;número</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Repartos</translation>
    </message>
    <message>
        <source>What each level sees</source>
        <translation>Qué ve cada nivel</translation>
    </message>
    <message>
        <source>Who sees what</source>
        <translation>Quién ve qué</translation>
    </message>
    <message>
        <source>A computer player is given what a person in its seat would see, and nothing else.</source>
        <translation>Un jugador virtual recibe lo que vería una persona en su sitio, y nada más.</translation>
    </message>
    <message>
        <source>The levels differ in what they make of it.</source>
        <translation>Los niveles se distinguen por el partido que le sacan.</translation>
    </message>
    <message>
        <source>Who sits out sees with the captain&apos;s eyes; advice between two computers is never given.</source>
        <translation>Quien descansa ve con los ojos del capitán; entre jugadores virtuales nunca hay consejos.</translation>
    </message>
    <message>
        <source>Every pack comes from a number that the system draws at random just before the deal.</source>
        <translation>Cada baraja sale de un número que el sistema elige al azar justo antes de repartir.</translation>
    </message>
    <message>
        <source>It is shown here when the hand is over; the same number always deals the same cards.</source>
        <translation>Se muestra aquí al acabar la mano; el mismo número reparte siempre las mismas cartas.</translation>
    </message>
    <message>
        <source>Dealt again, it is a practice match.</source>
        <translation>Una mano repartida de nuevo es una partida de práctica.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>El reparto</translation>
    </message>
    <message>
        <source>No hand of this match is over yet.</source>
        <translation>Aún no ha acabado ninguna mano de esta partida.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A match in a list: %1 is its date and time, %2 its opponents.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>In all reviewed matches: the points that a card was worth above the mean of those it could have been. On average this is 0 for everybody; the lines are 95 % intervals.</source>
        <translation>En todas las partidas analizadas: los puntos que valió una carta por encima de la media de las que podían haber salido. El promedio es 0 para todos; las líneas son intervalos del 95&#x202f;%.</translation>
    </message>
    <message>
        <source>Luck is measured by the review, and no finished match has been reviewed yet.</source>
        <translation>La suerte la mide el análisis, y aún no hay ninguna partida terminada y analizada.</translation>
    </message>
    <message>
        <source>Luck of all three</source>
        <translation>La suerte de los tres</translation>
    </message>
    <message>
        <source>Points a draw from the stock</source>
        <translation>Puntos por robo del mazo</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Puntos por reparto</translation>
    </message>
    <message>
        <source>0 is to be expected</source>
        <translation>Se espera 0</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>%1 may not be read.</source>
        <translation>No hay permiso para leer %1.</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 ya no está.</translation>
    </message>
    <message>
        <source>%1 is in use by another program.</source>
        <translation>Otro programa está usando %1.</translation>
    </message>
    <message>
        <source>%1 is damaged and cannot be read.</source>
        <translation>%1 está dañado y no se puede leer.</translation>
    </message>
    <message>
        <source>%1 may not be written.</source>
        <translation>No hay permiso para escribir en %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the disk is full.</source>
        <translation>No se puede escribir %1: el disco está lleno.</translation>
    </message>
    <message>
        <source>%1 cannot be written: its folder is not there.</source>
        <translation>No se puede escribir %1: su carpeta no existe.</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>el archivo</translation>
    </message>
    <message>
        <source>the archive</source>
        <translation>el archivo comprimido</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>el resultado</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>las reglas</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>el comienzo</translation>
    </message>
    <message>
        <source>the version</source>
        <translation>la versión</translation>
    </message>
    <message>
        <source>the id</source>
        <translation>el identificador</translation>
    </message>
    <message>
        <source>the time of the start</source>
        <translation>la hora de comienzo</translation>
    </message>
    <message>
        <source>the head</source>
        <translation>la cabecera</translation>
    </message>
    <message>
        <source>hand %1</source>
        <extracomment>%1 is the number of a hand of a match.</extracomment>
        <translation>mano %1</translation>
    </message>
    <message>
        <source>event %1</source>
        <extracomment>%1 is the number of an event in the list that a match file has of them, from 0.</extracomment>
        <translation>suceso %1</translation>
    </message>
    <message>
        <source>player %1</source>
        <extracomment>%1 is the number of a player in a match file, from 0.</extracomment>
        <translation>jugador %1</translation>
    </message>
    <message>
        <source>Nothing was imported. %1: %2</source>
        <extracomment>%1 is the name of a file, %2 a sentence that says what is wrong with it.</extracomment>
        <translation>No se importó nada. %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 no se puede leer.</translation>
    </message>
    <message>
        <source>Nothing was imported. %1</source>
        <extracomment>%1 is a sentence that says why.</extracomment>
        <translation>No se importó nada. %1</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 no se puede escribir.</translation>
    </message>
    <message>
        <source>Nothing was exported: a match among them can no longer be read.</source>
        <translation>No se exportó nada: una de las partidas ya no se puede leer.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches imported.</source>
        <translation>
            <numerusform>%n partida importada.</numerusform>
            <numerusform>%n partidas importadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches were in the history already.</source>
        <translation>
            <numerusform>%n partida ya estaba en el historial.</numerusform>
            <numerusform>%n partidas ya estaban en el historial.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches of the damaged file can no longer be read.</source>
        <translation>
            <numerusform>%n partida del archivo dañado ya no se puede leer.</numerusform>
            <numerusform>%n partidas del archivo dañado ya no se pueden leer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GiveUpDialog</name>
    <message>
        <source>Give the match up</source>
        <translation>Abandonar la partida</translation>
    </message>
    <message>
        <source>Give the match up?</source>
        <translation>¿Abandonar la partida?</translation>
    </message>
    <message>
        <source>It ends without a winner and does not count. If you only close the program, you can go on with it later.</source>
        <translation>Acaba sin que nadie gane y no cuenta. Si solo cierras el programa, puedes seguir con ella más tarde.</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Seguir jugando</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Abandonar</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas las teclas</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Li&amp;sto</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Tasa de error</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decidida</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>Jugada aquí</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importada</translation>
    </message>
    <message>
        <source>Among computers</source>
        <translation>Entre jugadores virtuales</translation>
    </message>
    <message>
        <source>Unfinished match with %1</source>
        <translation>Partida sin terminar con %1</translation>
    </message>
    <message>
        <source>Won against %1</source>
        <translation>Ganada contra %1</translation>
    </message>
    <message>
        <source>Lost against %1</source>
        <translation>Perdida contra %1</translation>
    </message>
    <message>
        <source>Given up against %1</source>
        <translation>Abandonada contra %1</translation>
    </message>
    <message>
        <source>Match among %1</source>
        <translation>Partida entre %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 is &quot;Match&quot; or &quot;Practice&quot;, %2 &quot;Imported&quot; or &quot;Among computers&quot;.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A set of rules in a narrow column: %1 is its name (&quot;Classic&quot;), %2 the total that wins.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A cell of a table read aloud: %1 is the head of its column, %2 what is in it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the name of a computer player, %2 its level.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 is a date and a time, %2 the time of the end.</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>One player&apos;s total: %1 is a name, %2 a number.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message numerus="yes">
        <source>%n hands finished</source>
        <translation>
            <numerusform>%n mano terminada</numerusform>
            <numerusform>%n manos terminadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>Aún sin analizar</translation>
    </message>
    <message numerus="yes">
        <source>Error rate %1 points a decision (%n decisions)</source>
        <translation>
            <numerusform>Tasa de error: %1 puntos por decisión (%n decisión)</numerusform>
            <numerusform>Tasa de error: %1 puntos por decisión (%n decisiones)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands with a hint, not counted in it</source>
        <translation>
            <numerusform>%n mano con pista, que no cuenta en ella</numerusform>
            <numerusform>%n manos con pista, que no cuentan en ella</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Tasa de error</translation>
    </message>
    <message numerus="yes">
        <source>last %n days</source>
        <translation>
            <numerusform>último día (%n)</numerusform>
            <numerusform>últimos %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>from … to …</source>
        <translation>desde … hasta …</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>Search names, dates like 2026-05, rules</source>
        <translation>Buscar nombres, fechas como 2026-05, reglas</translation>
    </message>
    <message>
        <source>Search the matches</source>
        <translation>Buscar en las partidas</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Clea&amp;r filters</source>
        <translation>&amp;Quitar filtros</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>all</source>
        <translation>cualquiera</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Filters (%n)</source>
        <translation>
            <numerusform>&amp;Filtros (%n)</numerusform>
            <numerusform>&amp;Filtros (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Filters</source>
        <translation>&amp;Filtros</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Descendente</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Ascendente</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>They can be exported to one file, or deleted.</source>
        <translation>Se pueden exportar a un solo archivo o eliminar.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches selected</source>
        <translation>
            <numerusform>%n partida seleccionada</numerusform>
            <numerusform>%n partidas seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a match</source>
        <translation>Elige una partida</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are on the clipboard as text.</source>
        <translation>
            <numerusform>%n partida está en el portapapeles como texto.</numerusform>
            <numerusform>%n partidas están en el portapapeles como texto.</numerusform>
        </translation>
    </message>
    <message>
        <source>This match is on the table: end it or give it up before you delete it.</source>
        <translation>Esta partida está en la mesa: termínala o abandónala antes de eliminarla.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>%n partida eliminada.</numerusform>
            <numerusform>%n partidas eliminadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Dea&amp;l numbers</source>
        <translation>Números de &amp;reparto</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Más</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>Every match is kept here from its first card on: to continue it, to look at it again, to learn from it.</source>
        <translation>Aquí se guarda cada partida desde su primera carta: para continuarla, para volver a verla, para aprender de ella.</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n matches</source>
        <translation>
            <numerusform>%1 de %n partida</numerusform>
            <numerusform>%1 de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>The history cannot be read</source>
        <translation>No se puede leer el historial</translation>
    </message>
    <message>
        <source>No match fits</source>
        <translation>Ninguna partida coincide</translation>
    </message>
    <message>
        <source>Nothing in the history is like what you search for.</source>
        <translation>No hay nada en el historial que se parezca a lo que buscas.</translation>
    </message>
    <message>
        <source>Clea&amp;r search and filters</source>
        <translation>Quitar &amp;búsqueda y filtros</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>Press a key…</source>
        <translation>Pulsa una tecla…</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sin tecla</translation>
    </message>
    <message>
        <source>Press the button, then the new key; Delete takes the key away</source>
        <translation>Pulsa el botón y luego la tecla nueva; Supr quita la tecla</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>This step is done: go on with Next.</source>
        <translation>Este paso está hecho: continúa con «Siguiente».</translation>
    </message>
    <message>
        <source>That was the last step.</source>
        <translation>Era el último paso.</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Terminar</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>Sal&amp;ir</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cómo jugar</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Paso &amp;anterior</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Combinaciones</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Puntos sueltos</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>The upcard</source>
        <translation>La carta descubierta</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Cerrar la mano</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Laying off</source>
        <translation>Colocar cartas</translation>
    </message>
    <message>
        <source>The undercut</source>
        <translation>El contracierre</translation>
    </message>
    <message>
        <source>Three players, three roles</source>
        <translation>Tres jugadores, tres roles</translation>
    </message>
    <message>
        <source>A turn of your own</source>
        <translation>Un turno por tu cuenta</translation>
    </message>
    <message>
        <source>You collect melds. Three or four cards of one rank are a set; three or more cards of one suit in sequence are a run.</source>
        <translation>Se trata de reunir combinaciones. Tres o cuatro cartas del mismo rango son un grupo; tres o más cartas seguidas del mismo palo, una escalera.</translation>
    </message>
    <message>
        <source>Cards in no meld are deadwood: an ace counts 1, a number card its number, jack, queen and king 10. The less deadwood, the better; what you have stands below your cards.</source>
        <translation>Las cartas que no están en ninguna combinación son cartas sueltas: el as vale 1; las cartas con número, su número; jota, reina y rey, 10. Cuantos menos puntos sueltos, mejor; los tuyos están debajo de tus cartas.</translation>
    </message>
    <message>
        <source>In your turn you draw one card, the top one of the stock or of the discard pile, and then throw one.</source>
        <translation>En tu turno robas una carta, la de arriba del mazo o la de arriba de la pila de descartes, y después descartas una.</translation>
    </message>
    <message>
        <source>After the deal one card lies face up: the upcard. First the captain may take it, then the player in the box; if both pass, the captain draws from the stock.</source>
        <translation>Después de repartir hay una carta boca arriba: la carta descubierta. Primero puede tomarla el capitán y luego la caja; si pasan los dos, el capitán roba del mazo.</translation>
    </message>
    <message>
        <source>You end a hand by knocking. You may knock after drawing, if the card that you throw leaves you with %1 deadwood or less; you score what the other player has more than you.</source>
        <extracomment>%1 is the most deadwood that a knock may leave.</extracomment>
        <translation>Una mano se termina cerrándola. Puedes cerrarla después de robar si, al descartar, te quedas con %1 puntos sueltos o menos; anotas los que el rival tenga de más.</translation>
    </message>
    <message>
        <source>A knock without any deadwood is gin: it scores %2 and all of the other player&apos;s deadwood.</source>
        <extracomment>%2 is what gin scores.</extracomment>
        <translation>Un cierre sin ninguna carta suelta es gin: anota %2 más todos los puntos sueltos del rival.</translation>
    </message>
    <message>
        <source>Nadia has knocked. Unless a knock is gin, you may lay off loose cards on the knocker&apos;s melds: the fourth card of a set, or cards that continue a run.</source>
        <translation>Nadia ha cerrado la mano. Si el cierre no es gin, puedes colocar cartas sueltas en las combinaciones de quien cierra: la cuarta carta de un grupo, o cartas que alargan una escalera.</translation>
    </message>
    <message>
        <source>If the defender ends with no more deadwood than the knocker, it is an undercut: the defender scores %3 and the difference. In a match the table lays off for you what is best, as here.</source>
        <extracomment>%3 is what an undercut scores.</extracomment>
        <translation>Si quien defiende no acaba con más puntos sueltos que quien cierra, hay contracierre: quien defiende anota %3 más la diferencia. En una partida la mesa coloca por ti lo que más conviene, como aquí.</translation>
    </message>
    <message>
        <source>Two play each hand: the box, who deals, and the captain; the third sits out as the captain&apos;s partner. Who scores is in the box next, and who sat out is captain next. The first to reach %4 wins the match.</source>
        <extracomment>%4 is the total that wins the match.</extracomment>
        <translation>Cada mano la juegan dos: la caja, que reparte, y el capitán; el tercero descansa como compañero del capitán. Quien anota va a la caja, y quien descansaba es el siguiente capitán. El primero que llega a %4 gana la partida.</translation>
    </message>
    <message>
        <source>You are captain. Viktor sits out as your partner: he sees your cards and may advise you, and what he advises is marked on the table. When you sit out, you can advise the captain in the same way.</source>
        <translation>Haces de capitán. Viktor descansa como compañero tuyo: ve tus cartas y puede aconsejarte; lo que aconseja se marca en la mesa. Cuando descanses tú, puedes aconsejar al capitán del mismo modo.</translation>
    </message>
    <message>
        <source>Press one of the cards of your set: it rises.</source>
        <translation>Pulsa una de las cartas de tu grupo: se levanta.</translation>
    </message>
    <message>
        <source>Now press one of the cards of your run.</source>
        <translation>Ahora pulsa una de las cartas de tu escalera.</translation>
    </message>
    <message>
        <source>Throw the loose card that counts most: press it twice, or drag it to the pile.</source>
        <translation>Descarta la carta suelta que más vale: púlsala dos veces o arrástrala a la pila.</translation>
    </message>
    <message>
        <source>The card on the pile makes a run with two of yours: press the pile to take it.</source>
        <translation>La carta de la pila hace escalera con dos tuyas: pulsa la pila para tomarla.</translation>
    </message>
    <message>
        <source>Now throw the loose card that counts most.</source>
        <translation>Ahora descarta la carta suelta que más vale.</translation>
    </message>
    <message>
        <source>You are captain, and this upcard is of no use to you: pass.</source>
        <translation>Haces de capitán, y esta carta descubierta no te sirve: pasa.</translation>
    </message>
    <message>
        <source>Nadia has passed too: draw from the stock.</source>
        <translation>Nadia también ha pasado: roba del mazo.</translation>
    </message>
    <message>
        <source>You have too much deadwood still: draw from the stock.</source>
        <translation>Aún tienes demasiados puntos sueltos: roba del mazo.</translation>
    </message>
    <message>
        <source>A third four! Knock with as little deadwood as you can: press the knock place, then lay your melds.</source>
        <translation>¡El tercer cuatro! Cierra la mano con el mínimo de puntos sueltos: pulsa «Cerrar la mano» en la mesa y luego baja tus combinaciones.</translation>
    </message>
    <message>
        <source>You have just drawn a third six: knock with gin.</source>
        <translation>Acabas de robar el tercer seis: cierra la mano con gin.</translation>
    </message>
    <message>
        <source>Press each loose card that fits on Nadia&apos;s melds, or drag it there; then confirm.</source>
        <translation>Pulsa cada carta suelta que encaje en las combinaciones de Nadia, o arrástrala hasta allí; después confirma.</translation>
    </message>
    <message>
        <source>See which cards are laid off already, and confirm.</source>
        <translation>Mira qué cartas están ya colocadas y confirma.</translation>
    </message>
    <message>
        <source>You are captain and about to score. Who will be in the box in the next hand?</source>
        <translation>Haces de capitán y estás a punto de anotar. ¿Quién estará en la caja en la mano siguiente?</translation>
    </message>
    <message>
        <source>And who will be captain?</source>
        <translation>¿Y quién será capitán?</translation>
    </message>
    <message>
        <source>Now knock, and see how it comes out.</source>
        <translation>Ahora cierra la mano y mira cómo acaba.</translation>
    </message>
    <message>
        <source>Draw from the stock or take the card on the pile, as you like.</source>
        <translation>Roba del mazo o toma la carta de la pila, como quieras.</translation>
    </message>
    <message>
        <source>Throw whatever you like.</source>
        <translation>Descarta lo que quieras.</translation>
    </message>
    <message>
        <source>Right: the three nines are a set.</source>
        <translation>Bien: los tres nueves son un grupo.</translation>
    </message>
    <message>
        <source>Right: five, six and seven of hearts are a run. The ace is always low in one.</source>
        <translation>Bien: el cinco, el seis y el siete de corazones son una escalera. En las escaleras el as es siempre la carta más baja.</translation>
    </message>
    <message>
        <source>Right: without %1 your deadwood is down to %2.</source>
        <translation>Bien: sin %1 tus puntos sueltos bajan a %2.</translation>
    </message>
    <message>
        <source>Right: %1 completes a run. A card taken from the pile stays with you this turn.</source>
        <translation>Bien: %1 completa una escalera. Lo que se toma de la pila se queda contigo este turno.</translation>
    </message>
    <message>
        <source>Right: that was a turn. Nadia has had hers, and you would be next.</source>
        <translation>Bien: eso es un turno. Nadia ya ha jugado el suyo, y te tocaría a ti.</translation>
    </message>
    <message>
        <source>Right: Nadia may take it now, and passes as well.</source>
        <translation>Bien: ahora puede tomarla Nadia, y también pasa.</translation>
    </message>
    <message>
        <source>Right: and it was the third eight. The hand goes on with a throw.</source>
        <translation>Bien: y era el tercer ocho. La mano sigue con un descarte.</translation>
    </message>
    <message>
        <source>Right: that was worth it.</source>
        <translation>Bien: ha valido la pena.</translation>
    </message>
    <message>
        <source>Right: you knocked with %2 and won the hand. Nobody ever has to knock, but here it paid.</source>
        <translation>Bien: cerraste con %2 y ganaste la mano. Nadie está obligado a cerrar, pero aquí convenía.</translation>
    </message>
    <message>
        <source>Gin! Nothing can be laid off against it, and it cannot be undercut.</source>
        <translation>¡Gin! Contra un gin no se coloca nada, y no admite contracierre.</translation>
    </message>
    <message>
        <source>Right: you are down to %2, so Nadia scores less.</source>
        <translation>Bien: te quedas con %2, y así Nadia anota menos.</translation>
    </message>
    <message>
        <source>&amp;Learn the game in %1 short steps</source>
        <translation>Apren&amp;de a jugar en %1 pasos cortos</translation>
    </message>
    <message>
        <source>Go on with the &amp;lesson: step %1 of %2</source>
        <translation>Seguir con la lección: paso %1 &amp;de %2</translation>
    </message>
    <message>
        <source>An undercut: you are down to %2, and the points are yours.</source>
        <translation>Contracierre: te quedas con %2, y los puntos son tuyos.</translation>
    </message>
    <message>
        <source>Right: who scores is in the box.</source>
        <translation>Bien: quien anota está en la caja.</translation>
    </message>
    <message>
        <source>Right: Viktor sat out. Nadia loses the hand and sits out.</source>
        <translation>Bien: Viktor descansaba. Nadia pierde la mano y descansa.</translation>
    </message>
    <message>
        <source>Right: the points are yours alone, and the next hand is yours to deal.</source>
        <translation>Bien: los puntos son solo tuyos, y la mano siguiente la repartes tú.</translation>
    </message>
    <message>
        <source>Good. Viktor has an idea for the throw as well.</source>
        <translation>Bien. Viktor tiene una idea también para el descarte.</translation>
    </message>
    <message>
        <source>Well done: you know the game. In a match you can ask for a hint, or ask your partner.</source>
        <translation>Muy bien: ya sabes jugar. En una partida puedes pedir una pista, o consejo a tu compañero.</translation>
    </message>
    <message>
        <source>%1 is in your run; look for three cards of one rank.</source>
        <translation>%1 está en tu escalera; busca tres cartas del mismo rango.</translation>
    </message>
    <message>
        <source>%1 is in your set; look for three cards of one suit in sequence.</source>
        <translation>%1 está en tu grupo; busca tres cartas seguidas del mismo palo.</translation>
    </message>
    <message>
        <source>%1 is in no meld: it is a loose card.</source>
        <translation>%1 no está en ninguna combinación: es una carta suelta.</translation>
    </message>
    <message>
        <source>%1 belongs to a meld: throw a loose card, and %3 deadwood is left instead of %2.</source>
        <translation>%1 es de una combinación: descarta una carta suelta y te quedarás con %3 puntos sueltos en vez de %2.</translation>
    </message>
    <message>
        <source>Throwing %1 leaves %2; another loose card counts more, and leaves %3.</source>
        <translation>Sin %1 te quedas con %2; otra carta suelta vale más y te deja con %3.</translation>
    </message>
    <message>
        <source>Nobody knows what the stock brings, but %1 makes a run at once: take it.</source>
        <translation>Nadie sabe qué saldrá del mazo, pero %1 hace escalera ya: tómala.</translation>
    </message>
    <message>
        <source>%1 fits none of your cards: leave it where it is.</source>
        <translation>%1 no va con ninguna de tus cartas: déjala donde está.</translation>
    </message>
    <message>
        <source>That would give Nadia another turn: knock, on the knock place, with its button, or with the key K.</source>
        <translation>Eso le daría otro turno a Nadia: cierra la mano, en su sitio de la mesa, con el botón o con la tecla K.</translation>
    </message>
    <message>
        <source>Laid like that, %2 is left over, and it is no gin: lay all ten cards in melds.</source>
        <translation>Bajando así te sobran %2 puntos, y no es gin: baja las diez cartas en combinaciones.</translation>
    </message>
    <message>
        <source>That leaves you with %2, but more cards fit on Nadia&apos;s melds: it can be %3.</source>
        <translation>Así te quedas con %2, pero en las combinaciones de Nadia encajan más cartas: puede ser %3.</translation>
    </message>
    <message>
        <source>That leaves you with %2; with all that fits laid off it is %3, and an undercut.</source>
        <translation>Así te quedas con %2; si colocas todo lo que encaja, será %3, y contracierre.</translation>
    </message>
    <message>
        <source>First answer the question: who will it be?</source>
        <translation>Primero responde a la pregunta: ¿quién será?</translation>
    </message>
    <message>
        <source>Not you, who will be %1.</source>
        <extracomment>%1 is a role: &quot;in the box&quot;, &quot;captain&quot;, &quot;sitting out&quot;.</extracomment>
        <translation>Tú no. Tu próximo rol: %1.</translation>
    </message>
    <message>
        <source>Not %1, who will be %2.</source>
        <extracomment>%1 is a player, %2 a role: &quot;in the box&quot;, &quot;captain&quot;, &quot;sitting out&quot;.</extracomment>
        <translation>%1 no. Su próximo rol: %2.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Ocasional</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Misses things and knocks as soon as it can</source>
        <translation>Se le escapan cosas y cierra la mano en cuanto puede</translation>
    </message>
    <message>
        <source>Sees its melds, remembers little</source>
        <translation>Ve sus combinaciones, recuerda poco</translation>
    </message>
    <message>
        <source>Counts cards and watches what you take and throw</source>
        <translation>Cuenta cartas y se fija en lo que tomas y descartas</translation>
    </message>
    <message>
        <source>The strongest: weighs the cards it cannot see and the scores</source>
        <translation>El más fuerte: sopesa las cartas que no ve y el marcador</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Import matches</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Matches (*.json *.zip *.db)</source>
        <translation>Partidas (*.json *.zip *.db)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Match file (*.json)</source>
        <translation>Archivo de partida (*.json)</translation>
    </message>
    <message>
        <source>Archive of matches (*.zip)</source>
        <translation>Archivo comprimido de partidas (*.zip)</translation>
    </message>
    <message>
        <source>Export matches</source>
        <translation>Exportar partidas</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message numerus="yes">
        <source>Exporting: %1 of %n matches</source>
        <translation>
            <numerusform>Exportando: %1 de %n partida</numerusform>
            <numerusform>Exportando: %1 de %n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Storing: %1 of %n matches</source>
        <translation>
            <numerusform>Guardando: %1 de %n partida</numerusform>
            <numerusform>Guardando: %1 de %n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Checking what comes in: %n matches so far</source>
        <translation>
            <numerusform>Comprobando lo que llega: %n partida hasta ahora</numerusform>
            <numerusform>Comprobando lo que llega: %n partidas hasta ahora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches exported to %1.</source>
        <translation>
            <numerusform>%n partida exportada a %1.</numerusform>
            <numerusform>%n partidas exportadas a %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchFlow</name>
    <message>
        <source>The unfinished match cannot be continued; it stays in the history.</source>
        <translation>La partida sin terminar no se puede continuar; sigue en el historial.</translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message>
        <source>&amp;Your name</source>
        <translation>&amp;Tu nombre</translation>
    </message>
    <message>
        <source>&amp;First opponent</source>
        <translation>Prim&amp;er rival</translation>
    </message>
    <message>
        <source>&amp;Second opponent</source>
        <translation>&amp;Segundo rival</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Re&amp;glas</translation>
    </message>
    <message>
        <source>Points to &amp;win</source>
        <translation>Puntos para ga&amp;nar</translation>
    </message>
    <message>
        <source>&amp;Practice: with undo and hints, and not counted</source>
        <translation>Práctic&amp;a: con pistas y «Deshacer»; no cuenta</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Level of the first opponent</source>
        <translation>Nivel del primer rival</translation>
    </message>
    <message>
        <source>Level of the second opponent</source>
        <translation>Nivel del segundo rival</translation>
    </message>
</context>
<context>
    <name>MatchText</name>
    <message>
        <source>Player %1</source>
        <extracomment>The name of a player who gave none; %1 is the number of the seat.</extracomment>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is &quot;Match&quot; or &quot;Practice&quot;, %2 a date with a time.</extracomment>
        <translation>%1 del %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the name of a computer player, %2 its level.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>Hand %1, deal %2</source>
        <translation>Mano %1, reparto %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>One line of a deal: %1 a player, %2 his role, %3 the ten cards dealt to him.</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>One line of a deal: %1 a player, %2 his role, %3 the ten cards dealt to him.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Upcard: %1</source>
        <translation>Carta descubierta: %1</translation>
    </message>
    <message>
        <source>melds %1</source>
        <translation>combinaciones %1</translation>
    </message>
    <message>
        <source>lays off %1</source>
        <translation>coloca %1</translation>
    </message>
    <message>
        <source>deadwood %1</source>
        <translation>sueltas %1</translation>
    </message>
    <message>
        <source>Knocker</source>
        <translation>Quien cierra</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Quien defiende</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What a player lays after a knock: %1 is &quot;Knocker&quot; or &quot;Defender&quot;, %2 a list.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>One player&apos;s total: %1 is a name, %2 a number.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>The match is not finished; %n hands are.</source>
        <translation>
            <numerusform>La partida no ha terminado; %n mano sí.</numerusform>
            <numerusform>La partida no ha terminado; %n manos sí.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Practice match</source>
        <translation>Partida de práctica</translation>
    </message>
    <message>
        <source>The match on the table stays in the history and can be continued.</source>
        <translation>La partida de la mesa queda en el historial y se puede continuar.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Repartir</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>Three-handed gin rummy</source>
        <translation>Gin rummy para tres</translation>
    </message>
    <message>
        <source>You against two: each hand is played by two, the third sits out. The first to %1 points wins.</source>
        <translation>Tú contra dos: cada mano la juegan dos y el tercero descansa. Quien llega antes a %1 puntos gana.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Repartir</translation>
    </message>
    <message>
        <source>&amp;Deal a new match</source>
        <translation>&amp;Repartir una partida nueva</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Your practice match with %1 and %2 is in hand %3, at %4.</source>
        <translation>Tu partida de práctica con %1 y %2 va por la mano %3, con %4.</translation>
    </message>
    <message>
        <source>Your match with %1 and %2 is in hand %3, at %4.</source>
        <translation>Tu partida con %1 y %2 va por la mano %3, con %4.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>&amp;Back</source>
        <translation>V&amp;olver</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>in the box</source>
        <translation>en la caja</translation>
    </message>
    <message>
        <source>captain</source>
        <translation>capitán</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>en descanso</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nula</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>cierre</translation>
    </message>
    <message>
        <source>undercut</source>
        <translation>contracierre</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>gin</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásica</translation>
    </message>
    <message>
        <source>Gin 20</source>
        <translation>Gin 20</translation>
    </message>
    <message>
        <source>Undercut 25</source>
        <translation>Contracierre 25</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>That is no move here.</source>
        <translation>Esa jugada no es posible aquí.</translation>
    </message>
    <message>
        <source>You do not play in this hand.</source>
        <translation>No juegas en esta mano.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>First take the upcard or pass.</source>
        <translation>Primero toma la carta descubierta o pasa.</translation>
    </message>
    <message>
        <source>The upcard is not on offer any more.</source>
        <translation>La carta descubierta ya no se ofrece.</translation>
    </message>
    <message>
        <source>Both passed: the first card comes from the stock.</source>
        <translation>Pasaron los dos: se empieza robando del mazo.</translation>
    </message>
    <message>
        <source>First draw a card.</source>
        <translation>Primero roba una carta.</translation>
    </message>
    <message>
        <source>You have drawn: now throw a card.</source>
        <translation>Ya has robado: ahora descarta una carta.</translation>
    </message>
    <message>
        <source>You do not hold %1.</source>
        <translation>No tienes %1.</translation>
    </message>
    <message>
        <source>You have just taken %1: throw another card.</source>
        <translation>Acabas de tomar %1: descarta otra carta.</translation>
    </message>
    <message>
        <source>These cards make no meld.</source>
        <translation>Estas cartas no forman ninguna combinación.</translation>
    </message>
    <message>
        <source>A card can be in one meld only.</source>
        <translation>Una carta solo puede estar en una combinación.</translation>
    </message>
    <message>
        <source>You do not hold all cards of this meld.</source>
        <translation>No tienes todas las cartas de esta combinación.</translation>
    </message>
    <message>
        <source>Throwing %1 leaves %2: a knock needs %3 or less.</source>
        <translation>Sin %1 te quedas con %2: se cierra con %3 o menos.</translation>
    </message>
    <message>
        <source>The knock comes first: lay your cards.</source>
        <translation>Primero responde al cierre: baja tus cartas.</translation>
    </message>
    <message>
        <source>Nobody has knocked.</source>
        <translation>Nadie ha cerrado la mano.</translation>
    </message>
    <message>
        <source>That card does not fit this meld.</source>
        <translation>Esa carta no encaja en esta combinación.</translation>
    </message>
    <message>
        <source>%1, to %2 points</source>
        <extracomment>%1 is the name of a set of rules (&quot;Classic&quot;), %2 the total that wins the match.</extracomment>
        <translation>%1, a %2 puntos</translation>
    </message>
    <message>
        <source>Gin %1, undercut %2, gin only; a card taken may be thrown back</source>
        <translation>Gin %1, contracierre %2, solo gin; la carta tomada se puede devolver</translation>
    </message>
    <message>
        <source>Gin %1, undercut %2, knock with %3 or less; a card taken may be thrown back</source>
        <translation>Gin %1, contracierre %2, cierre con %3 o menos; la carta tomada se puede devolver</translation>
    </message>
    <message>
        <source>Gin %1, undercut %2, gin only</source>
        <translation>Gin %1, contracierre %2, solo gin</translation>
    </message>
    <message>
        <source>Gin %1, undercut %2, knock with %3 or less</source>
        <translation>Gin %1, contracierre %2, cierre con %3 o menos</translation>
    </message>
    <message>
        <source>It is not your turn: %1 plays.</source>
        <translation>No es tu turno: juega %1.</translation>
    </message>
    <message>
        <source>Throwing %1 leaves %2: in this match only gin may be laid.</source>
        <translation>Sin %1 te quedas con %2: en esta partida solo se puede bajar gin.</translation>
    </message>
    <message>
        <source>No hand is being played.</source>
        <translation>No se está jugando ninguna mano.</translation>
    </message>
    <message>
        <source>Draw a card: the highest is in the box, the lowest sits out.</source>
        <translation>Saca una carta: la más alta va a la caja, la más baja descansa.</translation>
    </message>
    <message>
        <source>%1 is captain and waits for your advice: mark a move, or let the hand go on.</source>
        <translation>%1 hace de capitán y espera tu consejo: marca una jugada o deja que la mano siga.</translation>
    </message>
    <message>
        <source>%1 may take the upcard %2.</source>
        <translation>%1 puede tomar la carta descubierta %2.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 roba una carta.</translation>
    </message>
    <message>
        <source>%1 has drawn and throws a card.</source>
        <translation>%1 ha robado y descarta una carta.</translation>
    </message>
    <message>
        <source>%1 lays cards against the knock.</source>
        <translation>%1 baja sus cartas ante el cierre.</translation>
    </message>
    <message>
        <source>You are in the box: deal the next hand.</source>
        <translation>Estás en la caja: reparte la siguiente mano.</translation>
    </message>
    <message>
        <source>%1 is in the box and deals the next hand.</source>
        <translation>%1 está en la caja y reparte la siguiente mano.</translation>
    </message>
    <message>
        <source>Your turn: take the upcard %1, or pass.</source>
        <translation>Tu turno: toma la carta descubierta %1 o pasa.</translation>
    </message>
    <message>
        <source>Your turn: both passed, draw from the stock.</source>
        <translation>Tu turno: ya pasaron los dos, roba del mazo.</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or take %1.</source>
        <translation>Tu turno: roba del mazo o toma %1.</translation>
    </message>
    <message>
        <source>Your turn: throw a card, or knock.</source>
        <translation>Tu turno: descarta o cierra la mano.</translation>
    </message>
    <message>
        <source>Your turn: throw a card.</source>
        <translation>Tu turno: descarta una carta.</translation>
    </message>
    <message>
        <source>%1 knocks with %2: lay off what fits and confirm.</source>
        <translation>%1 cierra con %2: coloca lo que encaje y confirma.</translation>
    </message>
    <message numerus="yes">
        <source>The hand is drawn after %n more draws in a row from the discard pile.</source>
        <translation>
            <numerusform>Mano nula si se toma %n descarte seguido más.</numerusform>
            <numerusform>Mano nula si se toman %n descartes seguidos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the upcard %1</source>
        <translation>Tomar la carta descubierta %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Robar del mazo</translation>
    </message>
    <message>
        <source>Take %1 from the discard pile</source>
        <translation>Tomar %1 de la pila de descartes</translation>
    </message>
    <message>
        <source>Throw %1</source>
        <translation>Descartar %1</translation>
    </message>
    <message>
        <source>Gin: throw %1</source>
        <translation>Gin: descartar %1</translation>
    </message>
    <message>
        <source>Knock with %2 and throw %1</source>
        <translation>Cerrar con %2 y descartar %1</translation>
    </message>
    <message>
        <source>Lay off %1</source>
        <translation>Colocar %1</translation>
    </message>
    <message>
        <source>Lay your melds</source>
        <translation>Bajar tus combinaciones</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message numerus="yes">
        <source>Knock, %n left</source>
        <translation>
            <numerusform>Cerrar la mano, queda %n</numerusform>
            <numerusform>Cerrar la mano, quedan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deadwood %n</source>
        <translation>
            <numerusform>%n punto suelto</numerusform>
            <numerusform>%n puntos sueltos</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the upcard %2.</source>
        <translation>Tomas la carta descubierta %2.</translation>
    </message>
    <message>
        <source>%1 takes the upcard %2.</source>
        <translation>%1 toma la carta descubierta %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Pasas.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 pasa.</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <translation>Robas %2.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 roba %2.</translation>
    </message>
    <message>
        <source>You draw from the stock.</source>
        <translation>Robas del mazo.</translation>
    </message>
    <message>
        <source>%1 draws from the stock.</source>
        <translation>%1 roba del mazo.</translation>
    </message>
    <message>
        <source>You take %2.</source>
        <translation>Tomas %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 toma %2.</translation>
    </message>
    <message>
        <source>You throw %2.</source>
        <translation>Descartas %2.</translation>
    </message>
    <message>
        <source>%1 throws %2.</source>
        <translation>%1 descarta %2.</translation>
    </message>
    <message>
        <source>You knock.</source>
        <translation>Cierras la mano.</translation>
    </message>
    <message>
        <source>%1 knocks.</source>
        <translation>%1 cierra la mano.</translation>
    </message>
    <message>
        <source>You have gin.</source>
        <translation>Tienes gin.</translation>
    </message>
    <message>
        <source>%1 has gin.</source>
        <translation>%1 tiene gin.</translation>
    </message>
    <message>
        <source>You knock with %3.</source>
        <translation>Cierras la mano con %3.</translation>
    </message>
    <message>
        <source>%1 knocks with %3.</source>
        <translation>%1 cierra la mano con %3.</translation>
    </message>
    <message>
        <source>You lay your cards.</source>
        <translation>Bajas tus cartas.</translation>
    </message>
    <message>
        <source>%1 lays the cards.</source>
        <translation>%1 baja sus cartas.</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>pasas ante %1</translation>
    </message>
    <message>
        <source>passes %1</source>
        <translation>pasa ante %1</translation>
    </message>
    <message>
        <source>lay your cards</source>
        <translation>bajas tus cartas</translation>
    </message>
    <message>
        <source>lays the cards</source>
        <translation>baja sus cartas</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>tomas %1</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>toma %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>robas %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>roba %1</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>robas</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>roba</translation>
    </message>
    <message>
        <source>throw %2</source>
        <translation>descartas %2</translation>
    </message>
    <message>
        <source>throws %2</source>
        <translation>descarta %2</translation>
    </message>
    <message>
        <source>gin, throw %2</source>
        <translation>gin, descartas %2</translation>
    </message>
    <message>
        <source>gin, throws %2</source>
        <translation>gin, descarta %2</translation>
    </message>
    <message>
        <source>knock with %3, throw %2</source>
        <translation>cierras con %3, descartas %2</translation>
    </message>
    <message>
        <source>knocks with %3, throws %2</source>
        <translation>cierra con %3, descarta %2</translation>
    </message>
    <message>
        <source>take %1, throw %2</source>
        <translation>tomas %1, descartas %2</translation>
    </message>
    <message>
        <source>takes %1, throws %2</source>
        <translation>toma %1, descarta %2</translation>
    </message>
    <message>
        <source>take %1, gin, throw %2</source>
        <translation>tomas %1, gin, descartas %2</translation>
    </message>
    <message>
        <source>takes %1, gin, throws %2</source>
        <translation>toma %1, gin, descarta %2</translation>
    </message>
    <message>
        <source>take %1, knock with %3, throw %2</source>
        <translation>tomas %1, cierras con %3, descartas %2</translation>
    </message>
    <message>
        <source>takes %1, knocks with %3, throws %2</source>
        <translation>toma %1, cierra con %3, descarta %2</translation>
    </message>
    <message>
        <source>draw %1, throw %2</source>
        <translation>robas %1, descartas %2</translation>
    </message>
    <message>
        <source>draws %1, throws %2</source>
        <translation>roba %1, descarta %2</translation>
    </message>
    <message>
        <source>draw %1, gin, throw %2</source>
        <translation>robas %1, gin, descartas %2</translation>
    </message>
    <message>
        <source>draws %1, gin, throws %2</source>
        <translation>roba %1, gin, descarta %2</translation>
    </message>
    <message>
        <source>draw %1, knock with %3, throw %2</source>
        <translation>robas %1, cierras con %3, descartas %2</translation>
    </message>
    <message>
        <source>draws %1, knocks with %3, throws %2</source>
        <translation>roba %1, cierra con %3, descarta %2</translation>
    </message>
    <message>
        <source>draw, throw %2</source>
        <translation>robas, descartas %2</translation>
    </message>
    <message>
        <source>draws, throws %2</source>
        <translation>roba, descarta %2</translation>
    </message>
    <message>
        <source>draw, gin, throw %2</source>
        <translation>robas, gin, descartas %2</translation>
    </message>
    <message>
        <source>draws, gin, throws %2</source>
        <translation>roba, gin, descarta %2</translation>
    </message>
    <message>
        <source>draw, knock with %3, throw %2</source>
        <translation>robas, cierras con %3, descartas %2</translation>
    </message>
    <message>
        <source>draws, knocks with %3, throws %2</source>
        <translation>roba, cierra con %3, descarta %2</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Li&amp;sto</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Grupos de preferencias</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>threegin needs a graphical desktop: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>threegin necesita un escritorio gráfico: ni DISPLAY ni WAYLAND_DISPLAY están definidas.</translation>
    </message>
    <message>
        <source>threegin cannot open a window: the display %1 does not answer or refuses access.</source>
        <translation>threegin no puede abrir una ventana: la pantalla %1 no responde o niega el acceso.</translation>
    </message>
    <message>
        <source>threegin cannot start without these parts of the system: %1. Install %2 (Debian, Ubuntu) or %3 (Fedora).</source>
        <translation>threegin no puede arrancar sin estas partes del sistema: %1. Instala %2 (Debian, Ubuntu) o %3 (Fedora).</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The details are on the clipboard: paste them into your report.</source>
        <translation>Los detalles están en el portapapeles: pégalos en tu informe.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It completes a meld: %1.</source>
        <translation>Completa una combinación: %1.</translation>
    </message>
    <message>
        <source>It makes a meld longer: %1.</source>
        <translation>Amplía una combinación: %1.</translation>
    </message>
    <message>
        <source>Taking it tells the other player what you collect: %1.</source>
        <translation>Tomarla le dice al rival lo que reúnes: %1.</translation>
    </message>
    <message>
        <source>Few cards are left that would fit: %1.</source>
        <translation>Quedan pocas cartas que le vayan bien: %1.</translation>
    </message>
    <message>
        <source>The other player can hardly use it: %1.</source>
        <translation>Al rival apenas le sirve: %1.</translation>
    </message>
    <message>
        <source>It fits what the other player took: %1.</source>
        <translation>Va con lo que tomó el rival: %1.</translation>
    </message>
    <message>
        <source>It breaks up a meld: %1.</source>
        <translation>Rompe una combinación: %1.</translation>
    </message>
    <message>
        <source>It keeps a card from the other player: %1.</source>
        <translation>Le niega una carta al rival: %1.</translation>
    </message>
    <message>
        <source>It helps no meld.</source>
        <translation>No ayuda a ninguna combinación.</translation>
    </message>
    <message>
        <source>It is gin.</source>
        <translation>Es gin.</translation>
    </message>
    <message>
        <source>Low enough to undercut a knock.</source>
        <translation>Con tan pocos puntos sueltos cabe un contracierre.</translation>
    </message>
    <message>
        <source>Laid like this it leaves fewer lay-offs.</source>
        <translation>Bajadas así, dejan colocar menos cartas.</translation>
    </message>
    <message numerus="yes">
        <source>It brings your deadwood down to %n.</source>
        <translation>
            <numerusform>Te deja con %n punto suelto.</numerusform>
            <numerusform>Te deja con %n puntos sueltos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It rids you of %n points of deadwood: %1.</source>
        <translation>
            <numerusform>Te quita %n punto suelto: %1.</numerusform>
            <numerusform>Te quita %n puntos sueltos: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It breaks up cards that %n unseen cards would complete.</source>
        <translation>
            <numerusform>Separa cartas que %n carta sin ver completaría.</numerusform>
            <numerusform>Separa cartas que %n cartas sin ver completarían.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps %n unseen cards that make a meld.</source>
        <translation>
            <numerusform>Aún haría combinación %n carta sin ver.</numerusform>
            <numerusform>Aún harían combinación %n cartas sin ver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knock now with %n: the other player is likely to hold more.</source>
        <translation>
            <numerusform>Cierra ya con %n: lo más probable es que el rival tenga más.</numerusform>
            <numerusform>Cierra ya con %n: lo más probable es que el rival tenga más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A knock with %n is likely to be undercut.</source>
        <translation>
            <numerusform>Un cierre con %n se expone a un contracierre.</numerusform>
            <numerusform>Un cierre con %n se expone a un contracierre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen cards give you gin.</source>
        <translation>
            <numerusform>%n carta sin ver te da gin.</numerusform>
            <numerusform>%n cartas sin ver te dan gin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lays off %n points: %1.</source>
        <translation>
            <numerusform>Coloca %n punto: %1.</numerusform>
            <numerusform>Coloca %n puntos: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The totals ask for %n points.</source>
        <translation>
            <numerusform>El marcador pide %n punto.</numerusform>
            <numerusform>El marcador pide %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left to draw.</source>
        <translation>
            <numerusform>Queda %n carta por robar.</numerusform>
            <numerusform>Quedan %n cartas por robar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>%4 is highest: you are in the box, %2 is captain and %3 sits out.</source>
        <translation>La más alta es %4: tú vas a la caja, %2 hace de capitán y %3 descansa.</translation>
    </message>
    <message>
        <source>%4 is highest: %1 is in the box, you are captain and %3 sits out.</source>
        <translation>La más alta es %4: %1 va a la caja, tú haces de capitán y %3 descansa.</translation>
    </message>
    <message>
        <source>%4 is highest: %1 is in the box, %2 is captain and you sit out.</source>
        <translation>La más alta es %4: %1 va a la caja, %2 hace de capitán y tú descansas.</translation>
    </message>
    <message>
        <source>%4 is highest: %1 is in the box, %2 is captain and %3 sits out.</source>
        <translation>La más alta es %4: %1 va a la caja, %2 hace de capitán y %3 descansa.</translation>
    </message>
    <message numerus="yes">
        <source>Drawn hand: %n draws in a row from the discard pile.</source>
        <translation>
            <numerusform>Mano nula: %n carta seguida tomada de la pila de descartes.</numerusform>
            <numerusform>Mano nula: %n cartas seguidas tomadas de la pila de descartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drawn hand: %n cards are left in the stock.</source>
        <translation>
            <numerusform>Mano nula: queda %n carta en el mazo.</numerusform>
            <numerusform>Mano nula: quedan %n cartas en el mazo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin! You score %n points.</source>
        <translation>
            <numerusform>¡Gin! Anotas %n punto.</numerusform>
            <numerusform>¡Gin! Anotas %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin: %1 scores %n points.</source>
        <translation>
            <numerusform>Gin: %1 anota %n punto.</numerusform>
            <numerusform>Gin: %1 anota %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut! You hold %4 against %3 and score %n points.</source>
        <translation>
            <numerusform>¡Contracierre! Tienes %4 contra %3 y anotas %n punto.</numerusform>
            <numerusform>¡Contracierre! Tienes %4 contra %3 y anotas %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut: %1 holds %4 against your %3 and scores %n points.</source>
        <translation>
            <numerusform>Contracierre: %1 tiene %4, tú %3, y anota %n punto.</numerusform>
            <numerusform>Contracierre: %1 tiene %4, tú %3, y anota %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut: %1 holds %4 against %3 and scores %n points.</source>
        <translation>
            <numerusform>Contracierre: %1 tiene %4 contra %3 y anota %n punto.</numerusform>
            <numerusform>Contracierre: %1 tiene %4 contra %3 y anota %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knock with %3 against %4 and score %n points.</source>
        <translation>
            <numerusform>Cierras con %3 contra %4 y anotas %n punto.</numerusform>
            <numerusform>Cierras con %3 contra %4 y anotas %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 knocks with %3 against your %4 and scores %n points.</source>
        <translation>
            <numerusform>%1 cierra con %3, tú tienes %4, y anota %n punto.</numerusform>
            <numerusform>%1 cierra con %3, tú tienes %4, y anota %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 knocks with %3 against %4 and scores %n points.</source>
        <translation>
            <numerusform>%1 cierra con %3 contra %4 y anota %n punto.</numerusform>
            <numerusform>%1 cierra con %3 contra %4 y anota %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference: %1 − %2 = %3</source>
        <translation>Diferencia: %1 − %2 = %3</translation>
    </message>
    <message>
        <source>Undercut: %1 + %2 = %3</source>
        <translation>Contracierre: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>Gin: %1 + %2 = %3</source>
        <translation>Gin: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>You deal the next hand.</source>
        <translation>Repartes la siguiente mano.</translation>
    </message>
    <message>
        <source>%1 deals the next hand.</source>
        <translation>%1 reparte la siguiente mano.</translation>
    </message>
    <message>
        <source>A drawn hand: all keep their roles, you deal again.</source>
        <translation>Mano nula: todos conservan su rol y tú vuelves a repartir.</translation>
    </message>
    <message>
        <source>A drawn hand: all keep their roles, %1 deals again.</source>
        <translation>Mano nula: todos conservan su rol y %1 vuelve a repartir.</translation>
    </message>
    <message>
        <source>You won in the box: you stay there, %2 sits out, %3 is captain.</source>
        <translation>Ganaste en la caja: sigues ahí, %2 descansa y %3 hace de capitán.</translation>
    </message>
    <message>
        <source>The box won: %1 stays in the box, you sit out, %3 is captain.</source>
        <translation>Ganó la caja: %1 sigue en la caja, tú descansas y %3 hace de capitán.</translation>
    </message>
    <message>
        <source>The box won: %1 stays in the box, %2 sits out, you are captain.</source>
        <translation>Ganó la caja: %1 sigue en la caja, %2 descansa y tú haces de capitán.</translation>
    </message>
    <message>
        <source>The box won: %1 stays in the box, %2 sits out, %3 is captain.</source>
        <translation>Ganó la caja: %1 sigue en la caja, %2 descansa y %3 hace de capitán.</translation>
    </message>
    <message>
        <source>The box lost: you sit out, %2 goes into the box, %3 is captain.</source>
        <translation>Perdió la caja: tú descansas, %2 va a la caja y %3 hace de capitán.</translation>
    </message>
    <message>
        <source>The box lost: %1 sits out, you go into the box, %3 is captain.</source>
        <translation>Perdió la caja: %1 descansa, tú vas a la caja y %3 hace de capitán.</translation>
    </message>
    <message>
        <source>The box lost: %1 sits out, %2 goes into the box, you are captain.</source>
        <translation>Perdió la caja: %1 descansa, %2 va a la caja y tú haces de capitán.</translation>
    </message>
    <message>
        <source>The box lost: %1 sits out, %2 goes into the box, %3 is captain.</source>
        <translation>Perdió la caja: %1 descansa, %2 va a la caja y %3 hace de capitán.</translation>
    </message>
    <message>
        <source>The match was given up; nobody wins.</source>
        <translation>La partida se abandonó; no gana nadie.</translation>
    </message>
    <message numerus="yes">
        <source>You win the match with %n points.</source>
        <translation>
            <numerusform>Ganas la partida con %n punto.</numerusform>
            <numerusform>Ganas la partida con %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the match with %n points.</source>
        <translation>
            <numerusform>%1 gana la partida con %n punto.</numerusform>
            <numerusform>%1 gana la partida con %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>One player&apos;s total: %1 is a name, %2 a number.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 follows your advice.</source>
        <translation>%1 sigue tu consejo.</translation>
    </message>
    <message>
        <source>%1 sees it otherwise: %2.</source>
        <extracomment>%1 is a player, %2 something to do: &quot;Throw Q♣&quot;.</extracomment>
        <translation>%1 lo ve de otro modo: %2.</translation>
    </message>
</context>
<context>
    <name>Retry</name>
    <message>
        <source>Position %1 of %2</source>
        <translation>Posición %1 de %2</translation>
    </message>
    <message>
        <source>In the match you chose: %1. %2, %3. Find a better choice.</source>
        <translation>En la partida elegiste: %1. %2, %3. Busca algo mejor.</translation>
    </message>
    <message>
        <source>Found: that is better.</source>
        <translation>Acertaste: es mejor.</translation>
    </message>
    <message>
        <source>That is what you did. Try another choice.</source>
        <translation>Eso es lo que hiciste. Prueba otra jugada.</translation>
    </message>
    <message>
        <source>Not that one. Try again.</source>
        <translation>Esa no es. Prueba otra vez.</translation>
    </message>
    <message>
        <source>Try the &amp;solved ones again</source>
        <translation>Repetir las &amp;resueltas</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>V&amp;olver</translation>
    </message>
    <message>
        <source>There are none in this match, or you have solved them all.</source>
        <translation>En esta partida no hay ninguno, o ya los has resuelto todos.</translation>
    </message>
    <message>
        <source>No mistakes to try again</source>
        <translation>No hay errores que corregir</translation>
    </message>
    <message>
        <source>Positions come from your reviewed matches. Open a match in the history: it is reviewed then.</source>
        <translation>Las posiciones salen de tus partidas analizadas. Abre una partida en el historial y se analizará.</translation>
    </message>
    <message>
        <source>That was the last position</source>
        <translation>Era la última posición</translation>
    </message>
    <message>
        <source>Found by yourself: %1 of %2.</source>
        <translation>Encontradas sin ayuda: %1 de %2.</translation>
    </message>
    <message>
        <source>Retry my mistakes</source>
        <translation>Corregir mis errores</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Ver la &amp;solución</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>Posición si&amp;guiente</translation>
    </message>
    <message>
        <source>See it in the &amp;review</source>
        <translation>Ver en el &amp;análisis</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>This match could not be reviewed; the log says why.</source>
        <translation>No se pudo analizar esta partida; el registro dice por qué.</translation>
    </message>
    <message>
        <source>Reviewing: %1</source>
        <translation>Analizando: %1</translation>
    </message>
    <message>
        <source>The review begins…</source>
        <translation>Empieza el análisis…</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Reparto %1</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Aquí no se decide nada.</translation>
    </message>
    <message>
        <source>Stop playing</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Todas las cartas a la vista</translation>
    </message>
    <message>
        <source>As %1 saw it</source>
        <translation>Vista: %1</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Detalles</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>V&amp;olver</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Whose knowledge is shown</source>
        <translation>De quién es la vista</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>Ju&amp;gar desde aquí</translation>
    </message>
    <message>
        <source>Chance to win the match</source>
        <translation>Probabilidad de ganar la partida</translation>
    </message>
    <message>
        <source>Decided with cards that are hidden now. F shows other eyes or all cards.</source>
        <extracomment>The eyes are those of the choice in the head of the page: &quot;As Viktor saw it&quot;, &quot;All cards open&quot;. F is the key.</extracomment>
        <translation>Se decidió con cartas ahora ocultas. F muestra otra vista o todas las cartas.</translation>
    </message>
    <message>
        <source>It was the best choice. Others:</source>
        <translation>Fue la mejor. Otras opciones:</translation>
    </message>
    <message>
        <source>Best, and what else there was:</source>
        <translation>La mejor y las demás opciones:</translation>
    </message>
    <message>
        <source>Everybody&apos;s decisions</source>
        <translation>Decisiones de todos</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>De quién son las decisiones</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>&amp;Retry my mistakes</source>
        <translation>Corregir mis &amp;errores</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 chance, %2 points</source>
        <translation>%1 de probabilidad, %2 puntos</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Hand %1, %2: %3. %4 %5</source>
        <translation>Mano %1, %2: %3. %4 %5</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The best choice</source>
        <translation>La mejor decisión</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>Points: sat out.</source>
        <translation>Puntos: ninguno, en descanso.</translation>
    </message>
    <message>
        <source>Points: none, a drawn hand; luck %1.</source>
        <translation>Puntos: ninguno, mano nula; suerte %1.</translation>
    </message>
    <message>
        <source>Points: %1; luck %2 (deal %3, draws %4).</source>
        <translation>Puntos: %1; suerte %2 (reparto %3, robos %4).</translation>
    </message>
    <message>
        <source>Play: nothing to decide.</source>
        <translation>Juego: nada que decidir.</translation>
    </message>
    <message numerus="yes">
        <source>Play: sound in %n decisions.</source>
        <translation>
            <numerusform>Juego: correcto en %n decisión.</numerusform>
            <numerusform>Juego: correcto en %n decisiones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play: %1 points given away in %n decisions; the worst was %2.</source>
        <translation>
            <numerusform>Juego: %1 puntos perdidos en %n decisión; lo peor, %2.</numerusform>
            <numerusform>Juego: %1 puntos perdidos en %n decisiones; lo peor, %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>un error grave</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>un error</translation>
    </message>
    <message>
        <source>an inaccuracy</source>
        <translation>una imprecisión</translation>
    </message>
    <message>
        <source>No blunder in these decisions.</source>
        <translation>Ningún error grave en estas decisiones.</translation>
    </message>
    <message>
        <source>No other blunder in these decisions.</source>
        <translation>Ningún otro error grave en estas decisiones.</translation>
    </message>
    <message>
        <source>No mistake in these decisions.</source>
        <translation>Ningún error en estas decisiones.</translation>
    </message>
    <message>
        <source>No other mistake in these decisions.</source>
        <translation>Ningún otro error en estas decisiones.</translation>
    </message>
    <message>
        <source>No inaccuracy in these decisions.</source>
        <translation>Ninguna imprecisión en estas decisiones.</translation>
    </message>
    <message>
        <source>No other inaccuracy in these decisions.</source>
        <translation>Ninguna otra imprecisión en estas decisiones.</translation>
    </message>
    <message>
        <source>Nothing to judge: every hand was an assisted one, or there was nothing to decide.</source>
        <translation>Nada que juzgar: en todas las manos hubo ayuda o no había nada que decidir.</translation>
    </message>
    <message numerus="yes">
        <source>%1 points given away a decision, in %n decisions; luck %2 points.</source>
        <translation>
            <numerusform>%1 puntos perdidos por decisión, en %n decisión; suerte: %2 puntos.</numerusform>
            <numerusform>%1 puntos perdidos por decisión, en %n decisiones; suerte: %2 puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>%n error grave</numerusform>
            <numerusform>%n errores graves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <translation>
            <numerusform>%n imprecisión</numerusform>
            <numerusform>%n imprecisiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Advice given %n times; followed %1, better than what was done %2.</source>
        <translation>
            <numerusform>Consejos dados: %n; seguidos: %1; mejores que lo jugado: %2.</numerusform>
            <numerusform>Consejos dados: %n; seguidos: %1; mejores que lo jugado: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands were played with help and are not counted.</source>
        <translation>
            <numerusform>%n mano se jugó con ayuda y no cuenta.</numerusform>
            <numerusform>%n manos se jugaron con ayuda y no cuentan.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <extracomment>Chances to win the match at the moment shown: &quot;Here: You 45 %; Nadia 30 %; Viktor 25 %&quot;.</extracomment>
        <translation>Aquí: %1</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 de %2 a %3</translation>
    </message>
    <message>
        <source>Chance to win the match: %1</source>
        <translation>Probabilidad de ganar la partida: %1</translation>
    </message>
</context>
<context>
    <name>ReviewFlow</name>
    <message>
        <source>This match cannot be opened; the log says why.</source>
        <translation>Esta partida no se puede abrir; el registro dice por qué.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>thrown: %1</source>
        <translation>descartada: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, with %2 laid off</source>
        <extracomment>%1 is a meld, &quot;run, 5 to 7 of clubs&quot;, %2 cards.</extracomment>
        <translation>%1, más %2 al colocar</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Go to a section of the rules</source>
        <translation>Ir a una sección de las reglas</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>In the box</source>
        <translation>En la caja</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitán</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <translation>En descanso</translation>
    </message>
    <message>
        <source>by day</source>
        <translation>por día</translation>
    </message>
    <message>
        <source>by week</source>
        <translation>por semana</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>por mes</translation>
    </message>
    <message>
        <source>by year</source>
        <translation>por año</translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draws</source>
        <translation>
            <numerusform>%n robo</numerusform>
            <numerusform>%n robos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n reparto</numerusform>
            <numerusform>%n repartos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decisión</numerusform>
            <numerusform>%n decisiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knocks</source>
        <translation>
            <numerusform>%n cierre</numerusform>
            <numerusform>%n cierres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <extracomment>The ends of a 95 % interval, both in percent.</extracomment>
        <translation>de %1 a %2&#x202f;%</translation>
    </message>
    <message>
        <source>%1 of %2; %3</source>
        <extracomment>%1 of %2 cases; %3 is an interval in words.</extracomment>
        <translation>%1 de %2; %3</translation>
    </message>
    <message>
        <source>± %1; %2</source>
        <extracomment>Half of a 95 % interval, and a count in words.</extracomment>
        <translation>± %1; %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A cell of a table read aloud: %1 is the head of its row, %2 that of its column, %3 what is in it.</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n practice matches</source>
        <translation>
            <numerusform>%n partida de práctica</numerusform>
            <numerusform>%n partidas de práctica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported matches</source>
        <translation>
            <numerusform>%n partida importada</numerusform>
            <numerusform>%n partidas importadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n abandonada</numerusform>
            <numerusform>%n abandonadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n sin terminar</numerusform>
            <numerusform>%n sin terminar</numerusform>
        </translation>
    </message>
    <message>
        <source>Not counted: %1.</source>
        <extracomment>%1 is a list of kinds of matches with their numbers.</extracomment>
        <translation>Sin contar: %1.</translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n hands a hint was shown: they are left out of the error rates.</source>
        <translation>
            <numerusform>En %1 de %n mano se mostró una pista: no entra en las tasas de error.</numerusform>
            <numerusform>En %1 de %n manos se mostró una pista: no entran en las tasas de error.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: three equals</source>
        <translation>%1: tres iguales</translation>
    </message>
    <message>
        <source>%1: players of equal strength</source>
        <translation>%1: jugadores de igual fuerza</translation>
    </message>
    <message>
        <source>You win more than an equal would: %1 (%2); an equal wins %3.</source>
        <translation>Ganas más de lo que toca entre iguales (%3): %1 (%2).</translation>
    </message>
    <message>
        <source>You win less than an equal would: %1 (%2); an equal wins %3.</source>
        <translation>Ganas menos de lo que toca entre iguales (%3): %1 (%2).</translation>
    </message>
    <message>
        <source>You win %1 (%2): too near to the %3 of an equal to tell a difference.</source>
        <translation>Ganas el %1 (%2): demasiado cerca del %3 que toca entre iguales para notar una diferencia.</translation>
    </message>
    <message>
        <source>without a level</source>
        <translation>sin nivel</translation>
    </message>
    <message>
        <source>both %1</source>
        <extracomment>%1 is a level of play; both opponents have it.</extracomment>
        <translation>%1 (ambos)</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <extracomment>%1 is a percentage, %2 of %3 matches.</extracomment>
        <translation>%1, %2 de %3</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Manos ganadas</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Puntos por mano</translation>
    </message>
    <message>
        <source>Points scored</source>
        <translation>Puntos anotados</translation>
    </message>
    <message>
        <source>Points conceded</source>
        <translation>Puntos concedidos</translation>
    </message>
    <message>
        <source>Gins</source>
        <translation>Gins</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Cierres</translation>
    </message>
    <message>
        <source>Deadwood left at knocks</source>
        <translation>Puntos sueltos al cerrar</translation>
    </message>
    <message>
        <source>Undercuts made</source>
        <translation>Contracierres logrados</translation>
    </message>
    <message>
        <source>Own knocks undercut</source>
        <translation>Contracierres sufridos</translation>
    </message>
    <message>
        <source>Drawn hands</source>
        <translation>Manos nulas</translation>
    </message>
    <message>
        <source>Advice that was followed</source>
        <translation>Consejos seguidos</translation>
    </message>
    <message>
        <source>Luck a draw, points</source>
        <translation>Suerte por robo, puntos</translation>
    </message>
    <message>
        <source>Luck a deal, points</source>
        <translation>Suerte por reparto, puntos</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Tasa de error</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Imprecisiones</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Errores graves</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Todas las decisiones</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>%1 is a number, %2 an interval in words.</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Decisions are judged by the review: none of these matches has been reviewed yet.</source>
        <translation>Las decisiones las juzga el análisis: ninguna de estas partidas está analizada aún.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n matches have been reviewed.</source>
        <translation>
            <numerusform>Partidas analizadas: %1 de %n.</numerusform>
            <numerusform>Partidas analizadas: %1 de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The error rate is the points given away a decision; lower is better.</source>
        <translation>La tasa de error son los puntos perdidos por decisión; cuanto menos, mejor.</translation>
    </message>
    <message>
        <source>Not judged: %1 decisions in hands with a hint, %2 made after advice.</source>
        <translation>Sin juzgar: decisiones en manos con pista, %1; tras un consejo, %2.</translation>
    </message>
</context>
<context>
    <name>StatisticsFile</name>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Apartado</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95&#x202f;% desde</translation>
    </message>
    <message>
        <source>95 % to</source>
        <translation>95&#x202f;% hasta</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Casos</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Hands with a hint</source>
        <translation>Manos con pista</translation>
    </message>
    <message>
        <source>Reviewed matches</source>
        <translation>Partidas analizadas</translation>
    </message>
    <message>
        <source>Practice matches, not counted</source>
        <translation>Partidas de práctica, sin contar</translation>
    </message>
    <message>
        <source>Imported matches, not counted</source>
        <translation>Partidas importadas, sin contar</translation>
    </message>
    <message>
        <source>Matches given up, not counted</source>
        <translation>Partidas abandonadas, sin contar</translation>
    </message>
    <message>
        <source>Unfinished matches, not counted</source>
        <translation>Partidas sin terminar, sin contar</translation>
    </message>
    <message>
        <source>By level of the opponents</source>
        <translation>Por nivel de los rivales</translation>
    </message>
    <message>
        <source>By role</source>
        <translation>Por rol</translation>
    </message>
    <message>
        <source>Drawn hands</source>
        <translation>Manos nulas</translation>
    </message>
    <message>
        <source>Advice followed</source>
        <translation>Consejos seguidos</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Manos ganadas</translation>
    </message>
    <message>
        <source>Points scored</source>
        <translation>Puntos anotados</translation>
    </message>
    <message>
        <source>Points conceded</source>
        <translation>Puntos concedidos</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Puntos por mano</translation>
    </message>
    <message>
        <source>Gins</source>
        <translation>Gins</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Cierres</translation>
    </message>
    <message>
        <source>Deadwood left at knocks</source>
        <translation>Puntos sueltos al cerrar</translation>
    </message>
    <message>
        <source>Undercuts made</source>
        <translation>Contracierres logrados</translation>
    </message>
    <message>
        <source>Own knocks undercut</source>
        <translation>Contracierres sufridos</translation>
    </message>
    <message>
        <source>Luck a draw</source>
        <translation>Suerte por robo</translation>
    </message>
    <message>
        <source>Luck a deal</source>
        <translation>Suerte por reparto</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Points lost a decision</source>
        <translation>Puntos perdidos por decisión</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Tomadas</translation>
    </message>
    <message>
        <source>With a hint, not judged</source>
        <translation>Con pista, sin juzgar</translation>
    </message>
    <message>
        <source>After advice, not judged</source>
        <translation>Tras un consejo, sin juzgar</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Imprecisiones</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Errores graves</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>A lo largo del tiempo</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganadas</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>points a hand</source>
        <translation>puntos por mano</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Table for a spreadsheet (*.csv)</source>
        <translation>Tabla para hoja de cálculo (*.csv)</translation>
    </message>
    <message>
        <source>Export the figures</source>
        <translation>Exportar los datos</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 no se puede escribir.</translation>
    </message>
    <message>
        <source>The figures are in %1.</source>
        <translation>Los datos están en %1.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>Matches of</source>
        <translation>Fechas</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message numerus="yes">
        <source>the last %n days</source>
        <translation>
            <numerusform>último día (%n)</numerusform>
            <numerusform>últimos %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>all times</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>this year</source>
        <translation>este año</translation>
    </message>
    <message>
        <source>all levels</source>
        <translation>todos los niveles</translation>
    </message>
    <message>
        <source>all rules</source>
        <translation>todas las reglas</translation>
    </message>
    <message>
        <source>as it fits</source>
        <translation>según convenga</translation>
    </message>
    <message>
        <source>By the opponents&apos; levels</source>
        <translation>Según el nivel de los rivales</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>A lo largo del tiempo</translation>
    </message>
    <message>
        <source>Below each figure its count, and the interval that holds the true value in 95 of 100 cases.</source>
        <translation>Debajo de cada dato van su número de casos y el intervalo que contiene el valor real en 95 de cada 100 casos.</translation>
    </message>
    <message>
        <source>By role</source>
        <translation>Por rol</translation>
    </message>
    <message>
        <source>How it is counted</source>
        <translation>Cómo se cuenta</translation>
    </message>
    <message>
        <source>Share of matches won</source>
        <translation>Proporción de partidas ganadas</translation>
    </message>
    <message>
        <source>Share of matches won, by the opponents&apos; levels</source>
        <translation>Proporción de partidas ganadas, según el nivel de los rivales</translation>
    </message>
    <message>
        <source>Figures by role</source>
        <translation>Datos por rol</translation>
    </message>
    <message>
        <source>Figures of decisions</source>
        <translation>Datos de las decisiones</translation>
    </message>
    <message>
        <source>Counted are real matches that you played here to the end.</source>
        <translation>Cuentan las partidas reales que jugaste aquí hasta el final.</translation>
    </message>
    <message>
        <source>Practice, imported and unfinished matches and those given up are told apart and not counted.</source>
        <translation>Las de práctica, las importadas, las que están sin terminar y las abandonadas van aparte y no cuentan.</translation>
    </message>
    <message>
        <source>Points a hand are your own less those of the other player; drawn hands do not count as won or lost.</source>
        <translation>Los puntos por mano son los tuyos menos los del rival; una mano nula no cuenta ni como ganada ni como perdida.</translation>
    </message>
    <message>
        <source>Hands with a hint and decisions made after advice are left out of the error rates.</source>
        <translation>Las manos con pista y las decisiones tomadas tras un consejo no entran en las tasas de error.</translation>
    </message>
    <message>
        <source>Intervals are for 95 %: Wilson&apos;s for shares, the normal one for means.</source>
        <translation>Los intervalos son del 95&#x202f;%: el de Wilson para proporciones, el normal para medias.</translation>
    </message>
    <message>
        <source>A week begins on Monday; times are those of your clock.</source>
        <translation>La semana empieza el lunes; las horas son las de tu reloj.</translation>
    </message>
    <message>
        <source>The matches cannot be read</source>
        <translation>No se pueden leer las partidas</translation>
    </message>
    <message>
        <source>No finished match is like this.</source>
        <translation>Ninguna partida terminada coincide.</translation>
    </message>
    <message>
        <source>Nothing to count</source>
        <translation>Nada que contar</translation>
    </message>
    <message>
        <source>Count &amp;all matches</source>
        <translation>Contar &amp;todas las partidas</translation>
    </message>
    <message>
        <source>As soon as a match is finished, its figures are here.</source>
        <translation>En cuanto termine una partida, sus datos estarán aquí.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Aún no hay nada que contar</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>%1 says</source>
        <translation>%1 dice</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>Your partner sees your cards and can be asked.</source>
        <translation>Tu compañero ve tus cartas y puedes pedirle consejo.</translation>
    </message>
    <message>
        <source>You see the captain&apos;s cards and may advise.</source>
        <translation>Ves las cartas del capitán y puedes aconsejarlo.</translation>
    </message>
    <message>
        <source>Nobody advises the box. A hint counts the hand as assisted.</source>
        <translation>A la caja no la aconseja nadie. Con una pista, la mano cuenta como jugada con ayuda.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carta boca abajo</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>seleccionada</translation>
    </message>
    <message>
        <source>advised</source>
        <translation>aconsejada</translation>
    </message>
    <message>
        <source>laid off</source>
        <translation>colocada</translation>
    </message>
    <message>
        <source>Thrown so far, the oldest first</source>
        <translation>Descartes, los más antiguos primero</translation>
    </message>
    <message>
        <source>Show the side panel</source>
        <translation>Mostrar el panel lateral</translation>
    </message>
    <message>
        <source>Fold the side panel</source>
        <translation>Plegar el panel lateral</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n cards</source>
        <translation>
            <numerusform>Mazo, %n carta</numerusform>
            <numerusform>Mazo, %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the stock</source>
        <translation>
            <numerusform>%n carta en el mazo</numerusform>
            <numerusform>%n cartas en el mazo</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Pila de descartes, vacía</translation>
    </message>
    <message>
        <source>Discard pile, %1</source>
        <translation>Pila de descartes, %1</translation>
    </message>
    <message>
        <source>Knock: gin only</source>
        <translation>Cerrar la mano: solo con gin</translation>
    </message>
    <message numerus="yes">
        <source>Knock: with %n or less</source>
        <translation>
            <numerusform>Cerrar la mano: con %n o menos</numerusform>
            <numerusform>Cerrar la mano: con %n o menos</numerusform>
        </translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>pensando …</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n points of %2</source>
        <translation>
            <numerusform>%1, %n punto de %2</numerusform>
            <numerusform>%1, %n puntos de %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, number %2 of %3</source>
        <translation>%1, número %2 de %3</translation>
    </message>
    <message>
        <source>Draw for roles</source>
        <translation>Sorteo de roles</translation>
    </message>
    <message>
        <source>You have gin</source>
        <translation>Tienes gin</translation>
    </message>
    <message>
        <source>%1 has gin</source>
        <translation>%1 tiene gin</translation>
    </message>
    <message>
        <source>You knock with %2</source>
        <translation>Cierras la mano con %2</translation>
    </message>
    <message>
        <source>%1 knocks with %2</source>
        <translation>%1 cierra la mano con %2</translation>
    </message>
    <message>
        <source>You hold %2</source>
        <translation>Tus puntos sueltos: %2</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>Puntos sueltos de %1: %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>%1 (advised: %2)</source>
        <extracomment>In the list of moves: %1 what was done, %2 what the partner had advised.</extracomment>
        <translation>%1 (consejo: %2)</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Ask partner</source>
        <translation>Pedir consejo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Esta mano</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panel lateral</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <source>take it</source>
        <translation>tomarla</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pasar</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <translation>robar del mazo</translation>
    </message>
    <message>
        <source>throw %1</source>
        <translation>descartar %1</translation>
    </message>
    <message>
        <source>knock, throw %1</source>
        <translation>cerrar, descartar %1</translation>
    </message>
    <message>
        <source>lay off</source>
        <translation>colocar</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n points, total %3</source>
        <extracomment>Read aloud from the score sheet: %1 a player, %2 a role, %3 the total after the hand.</extracomment>
        <translation>
            <numerusform>%1, %2, %n punto, total %3</numerusform>
            <numerusform>%1, %2, %n puntos, total %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Order by rank</source>
        <translation>Ordenar por rango</translation>
    </message>
    <message>
        <source>Order by suit</source>
        <translation>Ordenar por palo</translation>
    </message>
    <message>
        <source>Order by melds</source>
        <translation>Ordenar por combinaciones</translation>
    </message>
    <message>
        <source>My own order</source>
        <translation>Mi propio orden</translation>
    </message>
    <message>
        <source>Order of your cards</source>
        <translation>Orden de tus cartas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tus cartas</translation>
    </message>
    <message>
        <source>Hints are switched off in the preferences.</source>
        <translation>Las preferencias no permiten pistas.</translation>
    </message>
    <message>
        <source>There is nothing to decide for you now.</source>
        <translation>Ahora no tienes nada que decidir.</translation>
    </message>
    <message>
        <source>Only a captain in turn can ask the partner.</source>
        <translation>Solo el capitán puede pedir consejo, en su turno.</translation>
    </message>
    <message>
        <source>Moves can be taken back in a practice match only, after a move of yours.</source>
        <translation>Deshacer: solo en práctica y tras una jugada tuya.</translation>
    </message>
    <message>
        <source>The discards are hidden by your preferences.</source>
        <translation>Tus preferencias ocultan los descartes.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>No tienes cartas.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Select a card to throw.</source>
        <translation>Elige la carta que quieres descartar.</translation>
    </message>
    <message>
        <source>No knock yet: in this match only gin may be laid.</source>
        <translation>Aún no: aquí la mano solo se cierra con gin.</translation>
    </message>
    <message numerus="yes">
        <source>No knock yet: it needs %n deadwood or less.</source>
        <translation>
            <numerusform>Aún no: la mano se cierra con %n punto suelto o menos.</numerusform>
            <numerusform>Aún no: la mano se cierra con %n puntos sueltos o menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No way to lay the cards like that.</source>
        <translation>Las cartas no se pueden bajar así.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Sacar una carta</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Ver el resultado</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Siguiente mano</translation>
    </message>
    <message>
        <source>Lay gin</source>
        <translation>Bajar gin</translation>
    </message>
    <message numerus="yes">
        <source>Lay, %n left</source>
        <translation>
            <numerusform>Bajar con %n</numerusform>
            <numerusform>Bajar con %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Other melds</source>
        <translation>Otra forma</translation>
    </message>
    <message numerus="yes">
        <source>Confirm, %n left</source>
        <translation>
            <numerusform>Confirmar con %n</numerusform>
            <numerusform>Confirmar con %n</numerusform>
        </translation>
    </message>
    <message>
        <source>As proposed</source>
        <translation>Lo propuesto</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Tomar %1</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Throw %1</source>
        <translation>Descartar %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Advise %1</source>
        <translation>Aconsejar %1</translation>
    </message>
    <message numerus="yes">
        <source>Advise, %n left</source>
        <translation>
            <numerusform>Aconsejar con %n</numerusform>
            <numerusform>Aconsejar con %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Advise</source>
        <translation>Aconsejar</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>The hand is counted.</source>
        <translation>Se cuenta la mano.</translation>
    </message>
    <message>
        <source>Press a card to change its meld, then lay them.</source>
        <translation>Pulsa una carta para moverla; luego bájalas.</translation>
    </message>
    <message>
        <source>Your melds as they will be laid.</source>
        <translation>Tus combinaciones, tal como se bajarán.</translation>
    </message>
    <message>
        <source>Your advice: %1.</source>
        <translation>Tu consejo: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Throwing it leaves %n deadwood.</source>
        <translation>
            <numerusform>Si se descarta, queda %n.</numerusform>
            <numerusform>Si se descarta, quedan %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press it again to throw it: that leaves %n deadwood.</source>
        <translation>
            <numerusform>Púlsala otra vez para descartarla: queda %n.</numerusform>
            <numerusform>Púlsala otra vez para descartarla: quedan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 asks for your advice: mark a move, or go on.</source>
        <translation>%1 te pide consejo: marca una jugada o sigue.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>The highest card is in the box, the middle one captain, the lowest sits out as the captain&apos;s partner.</source>
        <translation>La carta más alta va a la caja, la mediana hace de capitán y la más baja descansa como compañera del capitán.</translation>
    </message>
    <message>
        <source>Match given up</source>
        <translation>Partida abandonada</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Reparto %1</translation>
    </message>
    <message>
        <source>Laid off: %1.</source>
        <translation>Colocado: %1.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Repartes tú.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>Reparte %1.</translation>
    </message>
    <message>
        <source>The move is taken back.</source>
        <translation>La jugada se ha deshecho.</translation>
    </message>
    <message>
        <source>Below it: %1</source>
        <translation>Debajo: %1</translation>
    </message>
    <message>
        <source>%1. The match goes to %2.</source>
        <translation>%1. La partida es a %2.</translation>
    </message>
</context>
<context>
    <name>TimeCharts</name>
    <message>
        <source>None of these matches has been reviewed yet: error rate and luck over time come with the reviews.</source>
        <translation>Ninguna de estas partidas está analizada aún: la tasa de error y la suerte llegan con los análisis.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>%1 is a period, %2 a percentage, %3 a number of matches in words.</extracomment>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>The band is the 95 % interval of each period.</source>
        <translation>La banda es el intervalo del 95&#x202f;% de cada periodo.</translation>
    </message>
    <message>
        <source>%1: %2 points a decision, %3</source>
        <extracomment>%1 is a period, %2 a number, %3 half an interval and a number of decisions in words, or the latter alone.</extracomment>
        <translation>%1: %2 puntos por decisión, %3</translation>
    </message>
    <message>
        <source>Points given away a decision, hints and advice left out; lower is better.</source>
        <translation>Puntos perdidos por decisión, sin pistas ni consejos; cuanto menos, mejor.</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Tasa de error</translation>
    </message>
    <message>
        <source>%1: %2 a draw, %3 a deal</source>
        <translation>%1: %2 por robo, %3 por reparto</translation>
    </message>
    <message>
        <source>Points above what chance brings on average, which is 0; the band is the 95 % interval of the draws.</source>
        <translation>Puntos por encima de lo que da el azar en promedio, que es 0; la banda es el intervalo del 95&#x202f;% de los robos.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>of the draw</source>
        <translation>del robo</translation>
    </message>
    <message>
        <source>of the deal</source>
        <translation>del reparto</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>How a date is written, short but with the month as a word: d the day, MMM the short and MMMM the long name of the month, yyyy the year.</extracomment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a date, %2 a time.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <extracomment>How a month is written: MMM is its short name, MMMM its long one, yyyy the year.</extracomment>
        <translation>MMM yyyy</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The match history was damaged; it was set aside as %1 and a new one begun.</source>
        <translation>El historial estaba dañado; se apartó como %1 y se empezó uno nuevo.</translation>
    </message>
    <message>
        <source>The file of the match history is another program&apos;s; it was set aside as %1 and a new one begun.</source>
        <translation>El archivo del historial es de otro programa; se apartó como %1 y se empezó uno nuevo.</translation>
    </message>
    <message>
        <source>The match history was written by a newer version; it is left as it is, and this match is not saved.</source>
        <translation>El historial lo escribió una versión más nueva; se deja como está y esta partida no se guarda.</translation>
    </message>
    <message>
        <source>The match history cannot be written to; you can play, but nothing is saved.</source>
        <translation>No se puede escribir en el historial; puedes jugar, pero no se guarda nada.</translation>
    </message>
    <message>
        <source>The disk is full; you can play on, and saving is tried again at every move.</source>
        <translation>El disco está lleno; puedes seguir jugando y en cada jugada se intentará guardar de nuevo.</translation>
    </message>
    <message>
        <source>The match history is in use by another program; saving is tried again at every move.</source>
        <translation>Otro programa está usando el historial; en cada jugada se intentará guardar de nuevo.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be used; you can play, but nothing is saved.</source>
        <translation>No se puede usar la carpeta %1; puedes jugar, pero no se guarda nada.</translation>
    </message>
    <message>
        <source>The match history cannot be read or written; saving is tried again at every move.</source>
        <translation>No se puede leer ni escribir el historial; en cada jugada se intentará guardar de nuevo.</translation>
    </message>
    <message>
        <source>The preferences could not be read; they were kept as %1 and start anew.</source>
        <translation>No se pudieron leer las preferencias; se guardaron como %1 y empiezan de cero.</translation>
    </message>
    <message>
        <source>The preferences cannot be saved.</source>
        <translation>No se pueden guardar las preferencias.</translation>
    </message>
    <message>
        <source>A computer player failed and a simpler one moved in its place; the game goes on.</source>
        <translation>Un jugador virtual falló y otro más sencillo jugó en su lugar; la partida sigue.</translation>
    </message>
    <message>
        <source>The program is open already; this window plays without saving.</source>
        <translation>El programa ya está abierto; aquí se juega sin guardar.</translation>
    </message>
    <message>
        <source>Something went wrong in the program; you can go on playing. Help, Copy details for a report tells more.</source>
        <translation>Algo salió mal en el programa; puedes seguir jugando. En Ayuda, «Copiar detalles para un informe» dice más.</translation>
    </message>
    <message>
        <source>This is not a match of this program.</source>
        <translation>Esto no es una partida de este programa.</translation>
    </message>
    <message>
        <source>The match was written by a newer version of the program.</source>
        <translation>La partida la escribió una versión más nueva del programa.</translation>
    </message>
    <message>
        <source>The file is too large to be a match.</source>
        <translation>El archivo es demasiado grande para ser una partida.</translation>
    </message>
    <message>
        <source>Something in it is missing or has no meaning (%1).</source>
        <translation>Falta algo o algo no tiene sentido (%1).</translation>
    </message>
    <message>
        <source>A card in it is unknown, missing or there twice (%1).</source>
        <translation>Una carta es desconocida, falta o está dos veces (%1).</translation>
    </message>
    <message>
        <source>Something in it is against the rules (%1).</source>
        <translation>Algo va contra las reglas (%1).</translation>
    </message>
    <message>
        <source>The totals in it do not add up (%1).</source>
        <translation>Los totales no cuadran (%1).</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Upcard</source>
        <translation>Carta descubierta</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robo</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Knock or not</source>
        <translation>Cerrar la mano o no</translation>
    </message>
    <message>
        <source>Laying the melds</source>
        <translation>Bajar las combinaciones</translation>
    </message>
    <message>
        <source>Laying off</source>
        <translation>Colocar cartas</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Correcta</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisión</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Error grave</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
</context>
<context>
    <name>_Cards</name>
    <message>
        <source>Card si&amp;ze</source>
        <translation>Ta&amp;maño de las cartas</translation>
    </message>
    <message>
        <source>Card &amp;back</source>
        <translation>&amp;Dorso de las cartas</translation>
    </message>
    <message>
        <source>Four s&amp;uit colours</source>
        <translation>Un color para cada &amp;palo</translation>
    </message>
    <message>
        <source>Large &amp;index in the corners</source>
        <translation>Índices &amp;grandes en las esquinas</translation>
    </message>
</context>
<context>
    <name>_General</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Te&amp;ma</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Tamaño del te&amp;xto</translation>
    </message>
    <message>
        <source>&amp;Movement of cards</source>
        <translation>M&amp;ovimiento de las cartas</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>&amp;Side panel with scores, moves and advice</source>
        <translation>&amp;Panel lateral con marcador, jugadas y consejos</translation>
    </message>
    <message>
        <source>Like the system (%1)</source>
        <translation>Como el sistema (%1)</translation>
    </message>
</context>
<context>
    <name>_HouseRules</name>
    <message>
        <source>Gin &amp;bonus</source>
        <translation>Premio por g&amp;in</translation>
    </message>
    <message>
        <source>&amp;Undercut bonus</source>
        <translation>Premi&amp;o por contracierre</translation>
    </message>
    <message>
        <source>&amp;Knock with at most</source>
        <translation>&amp;Límite para cerrar</translation>
    </message>
    <message>
        <source>A card &amp;taken may be thrown back at once</source>
        <translation>La carta to&amp;mada se puede devolver enseguida</translation>
    </message>
    <message>
        <source>gin only</source>
        <translation>solo gin</translation>
    </message>
</context>
<context>
    <name>_Keys</name>
    <message>
        <source>&amp;Single letters and digits are keys</source>
        <translation>Usar &amp;letras y cifras por sí solas como teclas</translation>
    </message>
    <message>
        <source>Press a button, then the new key. Delete takes the key away, Escape leaves it as it is.</source>
        <translation>Pulsa un botón y luego la tecla nueva. Supr quita la tecla, Esc la deja como está.</translation>
    </message>
    <message>
        <source>&amp;Restore all keys</source>
        <translation>&amp;Restablecer todas las teclas</translation>
    </message>
</context>
<context>
    <name>_Play</name>
    <message>
        <source>&amp;Order of my cards</source>
        <translation>&amp;Orden de mis cartas</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por rango</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por palo</translation>
    </message>
    <message>
        <source>By melds</source>
        <translation>Por combinaciones</translation>
    </message>
    <message>
        <source>My own order</source>
        <translation>Mi propio orden</translation>
    </message>
    <message>
        <source>Computer players &amp;think</source>
        <translation>Los rivales &amp;piensan</translation>
    </message>
    <message>
        <source>No longer than they need</source>
        <translation>Lo imprescindible</translation>
    </message>
    <message>
        <source>A moment</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>As people do</source>
        <translation>Como personas</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Despacio</translation>
    </message>
    <message>
        <source>When I s&amp;it out</source>
        <translation>Cuando d&amp;escanso</translation>
    </message>
    <message>
        <source>I advise the captain</source>
        <translation>Aconsejo al capitán</translation>
    </message>
    <message>
        <source>I watch</source>
        <translation>Miro la mano</translation>
    </message>
    <message>
        <source>Skip to the end of the hand</source>
        <translation>Salto al final de la mano</translation>
    </message>
    <message>
        <source>Speed of &amp;watching</source>
        <translation>&amp;Velocidad al mirar</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>&amp;Arrange my cards automatically</source>
        <translation>O&amp;rdenar mis cartas automáticamente</translation>
    </message>
    <message>
        <source>Throw a card with o&amp;ne click</source>
        <translation>Descartar con &amp;un solo clic</translation>
    </message>
    <message>
        <source>&amp;Hints can be asked for</source>
        <translation>Se pueden pedir p&amp;istas</translation>
    </message>
    <message>
        <source>Hide the cards &amp;below the top of the discard pile</source>
        <translation>Ocultar los descartes bajo &amp;la carta superior</translation>
    </message>
    <message>
        <source>&amp;Pause after each hand</source>
        <translation>Hacer una pausa después de cada &amp;mano</translation>
    </message>
    <message>
        <source>Re&amp;view every match when it is over</source>
        <translation>A&amp;nalizar cada partida al terminar</translation>
    </message>
</context>
</TS>
