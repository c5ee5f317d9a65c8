<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About threegin</source>
        <translation>Despre threegin</translation>
    </message>
    <message>
        <source>Three-handed gin rummy: you against two computer players, without any network.</source>
        <translation>Gin rummy în trei: tu împotriva a doi jucători virtuali, fără nicio rețea.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. The cards, the marks and the texts are this project&apos;s own.</source>
        <translation>Software liber sub licența MIT. Cărțile, semnele și textele aparțin acestui proiect.</translation>
    </message>
    <message>
        <source>It stands on Qt for Python, which is free software under the GNU LGPL 3.</source>
        <translation>Se bazează pe Qt for Python, software liber sub GNU LGPL 3.</translation>
    </message>
    <message>
        <source>Python %1, Qt %2, PySide6 %3</source>
        <translation>Python %1, Qt %2, PySide6 %3</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Gata</translation>
    </message>
</context>
<context>
    <name>BackChoice</name>
    <message>
        <source>Lattice</source>
        <translation>Zăbrele</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Solzi</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Stele</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>Rozetă</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>clubs</source>
        <translation>treflă</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>caro</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cupă</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pică</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>damă</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rege</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ași</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doiari</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treiari</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>pătrari</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincari</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>șesari</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>șeptari</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>optari</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nouari</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>zecari</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valeți</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>regi</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A card: %1 is its rank (&quot;queen&quot;, &quot;7&quot;), %2 its suit (&quot;clubs&quot;).</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>run, %1 to %2 of %3</source>
        <extracomment>%1 and %2 are ranks, %3 is a suit.</extracomment>
        <translation>suită de %3, de la %1 la %2</translation>
    </message>
    <message>
        <source>set, %1</source>
        <translation>grup de %1</translation>
    </message>
    <message>
        <source>run · %1 to %2</source>
        <extracomment>Under a meld on the table, short. %1 and %2 are ranks as on the card: &quot;5&quot;, &quot;Q&quot;.</extracomment>
        <translation>suită · %1–%2</translation>
    </message>
    <message>
        <source>set · %1</source>
        <translation>grup · %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>usage: </source>
        <translation>utilizare: </translation>
    </message>
    <message>
        <source>options</source>
        <translation>opțiuni</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>afișează acest ajutor și se încheie</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumentul %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>se așteaptă un argument</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>argument explicit ignorat: %r</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opțiune ambiguă: %(option)s se poate potrivi cu %(matches)s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>alegere nepermisă: %(value)r (se poate alege dintre %(choices)s)</translation>
    </message>
    <message>
        <source>%1: error: %2</source>
        <translation>%1: eroare: %2</translation>
    </message>
    <message>
        <source>Three-handed gin rummy: one person against two computer players.</source>
        <translation>Gin rummy în trei: o persoană împotriva a doi jucători virtuali.</translation>
    </message>
    <message>
        <source>Options of Qt, such as -platform, are passed on.</source>
        <translation>Opțiunile lui Qt, cum este -platform, se transmit mai departe.</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>afișează versiunea și se încheie</translation>
    </message>
    <message>
        <source>DIR</source>
        <extracomment>Stands for the name of a folder, in capital letters: --data-dir DIR</extracomment>
        <translation>DOSAR</translation>
    </message>
    <message>
        <source>keep matches, preferences and the log in this folder (also by the environment variable THREEGIN_DATA_DIR)</source>
        <translation>ține partidele, preferințele și jurnalul în acest dosar (de asemenea prin variabila de mediu THREEGIN_DATA_DIR)</translation>
    </message>
    <message>
        <source>how much to log (info)</source>
        <translation>cât se scrie în jurnal (info)</translation>
    </message>
    <message>
        <source>unrecognized arguments: %1</source>
        <translation>argumente necunoscute: %1</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Partidă nouă…</translation>
    </message>
    <message>
        <source>&amp;Practice match…</source>
        <translation>Partidă de &amp;antrenament…</translation>
    </message>
    <message>
        <source>&amp;Continue the last match</source>
        <translation>&amp;Continuă ultima partidă</translation>
    </message>
    <message>
        <source>&amp;Give the match up…</source>
        <translation>A&amp;bandonează partida…</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>Pr&amp;eferințe…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Ieșire</translation>
    </message>
    <message>
        <source>Draw from the &amp;stock</source>
        <translation>Trage din &amp;talon</translation>
    </message>
    <message>
        <source>Take the &amp;discard</source>
        <translation>Ia &amp;din teanc</translation>
    </message>
    <message>
        <source>&amp;Pass the upcard</source>
        <translation>&amp;Pas la cartea întoarsă</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>Închide &amp;runda</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Sugestie</translation>
    </message>
    <message>
        <source>&amp;Ask the partner</source>
        <translation>C&amp;ere sfat partenerului</translation>
    </message>
    <message>
        <source>Let the captain &amp;go on</source>
        <translation>&amp;Lasă căpitanul să continue</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Anulează &amp;mutarea</translation>
    </message>
    <message>
        <source>Order by &amp;rank</source>
        <translation>Ordonează după &amp;valoare</translation>
    </message>
    <message>
        <source>Order by &amp;suit</source>
        <translation>Ordonează după c&amp;uloare</translation>
    </message>
    <message>
        <source>Order by &amp;melds</source>
        <translation>Ordonează pe &amp;formații</translation>
    </message>
    <message>
        <source>My o&amp;wn order</source>
        <translation>&amp;Ordinea mea</translation>
    </message>
    <message>
        <source>Show all cards &amp;thrown</source>
        <translation>Arată toate cărțile &amp;decartate</translation>
    </message>
    <message>
        <source>Say the last &amp;event again</source>
        <translation>&amp;Repetă ultimul eveniment</translation>
    </message>
    <message>
        <source>Read my &amp;cards</source>
        <translation>Citește cărțile &amp;mele</translation>
    </message>
    <message>
        <source>Read my &amp;deadwood</source>
        <translation>Citește &amp;punctele rămase</translation>
    </message>
    <message>
        <source>Read the &amp;pile and the stock</source>
        <translation>Citește &amp;teancul și talonul</translation>
    </message>
    <message>
        <source>Read the sc&amp;ores</source>
        <translation>Citește &amp;scorul</translation>
    </message>
    <message>
        <source>Re&amp;view this match</source>
        <translation>&amp;Analizează partida</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>&amp;Istoric</translation>
    </message>
    <message>
        <source>Retry my mista&amp;kes</source>
        <translation>Reia &amp;greșelile mele</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <translation>Statisti&amp;ci</translation>
    </message>
    <message>
        <source>Fair&amp;ness</source>
        <translation>Corectitudi&amp;ne</translation>
    </message>
    <message>
        <source>S&amp;ide panel</source>
        <translation>Panou &amp;lateral</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Ecran complet</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>Cum se &amp;joacă</translation>
    </message>
    <message>
        <source>&amp;Help with what is shown</source>
        <translation>&amp;Ajutor pentru ce se vede</translation>
    </message>
    <message>
        <source>All &amp;keys</source>
        <translation>Toate &amp;tastele</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reguli</translation>
    </message>
    <message>
        <source>&amp;Copy details for a report</source>
        <translation>&amp;Copiază detalii pentru un raport</translation>
    </message>
    <message>
        <source>&amp;About threegin</source>
        <translation>&amp;Despre threegin</translation>
    </message>
    <message>
        <source>Along your cards</source>
        <translation>Printre cărțile tale</translation>
    </message>
    <message>
        <source>Between the places of the table</source>
        <translation>Între locurile mesei</translation>
    </message>
    <message>
        <source>Select a card, or put it down</source>
        <translation>Alege o carte sau las-o jos</translation>
    </message>
    <message>
        <source>The main button: throw, confirm, deal</source>
        <translation>Butonul principal: decartează, confirmă, împarte</translation>
    </message>
    <message>
        <source>Cancel; back to the table</source>
        <translation>Renunță; înapoi la masă</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>yes</source>
        <translation>da</translation>
    </message>
    <message>
        <source>never</source>
        <translation>niciodată</translation>
    </message>
    <message>
        <source>forgets it</source>
        <translation>le uită</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nefolosite</translation>
    </message>
    <message>
        <source>the last three</source>
        <translation>ultimele trei</translation>
    </message>
    <message>
        <source>Own cards, top card of the pile</source>
        <translation>Cărțile proprii, vârful teancului</translation>
    </message>
    <message>
        <source>Cards thrown before</source>
        <translation>Cărțile decartate înainte</translation>
    </message>
    <message>
        <source>Cards the other player took</source>
        <translation>Cărțile luate de adversar</translation>
    </message>
    <message>
        <source>Scores, earlier hands</source>
        <translation>Scorul, rundele anterioare</translation>
    </message>
    <message>
        <source>The other player&apos;s hidden cards</source>
        <translation>Cărțile ascunse ale adversarului</translation>
    </message>
    <message>
        <source>The cards of the stock</source>
        <translation>Cărțile din talon</translation>
    </message>
    <message>
        <source>The number of the deal</source>
        <translation>Numărul împărțirii</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>First opponent</source>
        <translation>Primul adversar</translation>
    </message>
    <message>
        <source>Second opponent</source>
        <translation>Al doilea adversar</translation>
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
        <translation>0 se află în fiecare interval, cum e de așteptat de la o împărțire cinstită.</translation>
    </message>
    <message>
        <source>0 is outside the interval of: %1. An honest deal does that in 5 of 100 cases.</source>
        <translation>0 se află în afara intervalului pentru: %1. La o împărțire cinstită se întâmplă în 5 cazuri din 100.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player, %2 a mean with its interval and count.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rundă</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Numărul împărțirii</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Roluri</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>fără număr</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a player, %2 his role: &quot;in the box&quot;, &quot;captain&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2 +%3</source>
        <extracomment>How a hand ended: %1 is &quot;knock&quot;, &quot;gin&quot; or &quot;undercut&quot;, %2 who scored, %3 how many points.</extracomment>
        <translation>%1: %2 +%3</translation>
    </message>
    <message>
        <source>The packs of these hands are not those that their numbers stand for: %1.</source>
        <extracomment>%1 is a list of numbers of hands.</extracomment>
        <translation>Pachetele acestor runde nu corespund numerelor lor: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Checked: the packs of all %n hands are those of their numbers.</source>
        <translation>
            <numerusform>Verificat: %n rundă, iar pachetul corespunde numărului ei.</numerusform>
            <numerusform>Verificat: la toate cele %n runde pachetul corespunde numărului.</numerusform>
            <numerusform>Verificat: la toate cele %n de runde pachetul corespunde numărului.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands have no number.</source>
        <translation>
            <numerusform>%n rundă nu are număr.</numerusform>
            <numerusform>%n runde nu au număr.</numerusform>
            <numerusform>%n de runde nu au număr.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>A deal number has 16 digits; spaces do not matter.</source>
        <translation>Numărul împărțirii are 16 cifre; spațiile nu contează.</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Corectitudine</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>A number that somebody gave you</source>
        <translation>Un număr primit de la cineva</translation>
    </message>
    <message>
        <source>Match whose deals are shown</source>
        <translation>Partida ale cărei împărțiri se văd</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numărul împărțirii</translation>
    </message>
    <message>
        <source>&amp;Deal the selected hand again</source>
        <translation>Împarte din nou &amp;runda aleasă</translation>
    </message>
    <message>
        <source>Deal this &amp;number</source>
        <translation>Împarte acest &amp;număr</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Împărțiri</translation>
    </message>
    <message>
        <source>What each level sees</source>
        <translation>Ce vede fiecare nivel</translation>
    </message>
    <message>
        <source>Who sees what</source>
        <translation>Cine ce vede</translation>
    </message>
    <message>
        <source>A computer player is given what a person in its seat would see, and nothing else.</source>
        <translation>Jucătorul virtual primește doar ce ar vedea un om în locul lui, nimic altceva.</translation>
    </message>
    <message>
        <source>The levels differ in what they make of it.</source>
        <translation>Nivelurile diferă prin ce fac cu aceste informații.</translation>
    </message>
    <message>
        <source>Who sits out sees with the captain&apos;s eyes; advice between two computers is never given.</source>
        <translation>Cine stă pe tușă vede prin ochii căpitanului; jucătorii virtuali nu-și dau niciodată sfaturi între ei.</translation>
    </message>
    <message>
        <source>Every pack comes from a number that the system draws at random just before the deal.</source>
        <translation>Fiecare pachet provine dintr-un număr tras la întâmplare de sistem chiar înainte de împărțire.</translation>
    </message>
    <message>
        <source>It is shown here when the hand is over; the same number always deals the same cards.</source>
        <translation>Numărul apare aici la sfârșitul rundei; același număr împarte mereu aceleași cărți.</translation>
    </message>
    <message>
        <source>Dealt again, it is a practice match.</source>
        <translation>O împărțire repetată este o partidă de antrenament.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Împărțirea</translation>
    </message>
    <message>
        <source>No hand of this match is over yet.</source>
        <translation>Nicio rundă din această partidă nu s-a încheiat încă.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A match in a list: %1 is its date and time, %2 its opponents.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>In all reviewed matches: the points that a card was worth above the mean of those it could have been. On average this is 0 for everybody; the lines are 95 % intervals.</source>
        <translation>În toate partidele analizate: cu câte puncte a depășit o carte media celor care puteau veni. În medie este 0 pentru toți; liniile sunt intervale de 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Luck is measured by the review, and no finished match has been reviewed yet.</source>
        <translation>Norocul se măsoară la analiză, iar până acum nu a fost analizată nicio partidă încheiată.</translation>
    </message>
    <message>
        <source>Luck of all three</source>
        <translation>Norocul tuturor celor trei</translation>
    </message>
    <message>
        <source>Points a draw from the stock</source>
        <translation>Puncte pe tragere din talon</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Puncte pe împărțire</translation>
    </message>
    <message>
        <source>0 is to be expected</source>
        <translation>de așteptat: 0</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>%1 may not be read.</source>
        <translation>%1 nu poate fi citit: lipsește dreptul de citire.</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 nu mai este acolo.</translation>
    </message>
    <message>
        <source>%1 is in use by another program.</source>
        <translation>%1 este folosit de alt program.</translation>
    </message>
    <message>
        <source>%1 is damaged and cannot be read.</source>
        <translation>%1 este deteriorat și nu poate fi citit.</translation>
    </message>
    <message>
        <source>%1 may not be written.</source>
        <translation>%1 nu poate fi scris: lipsește dreptul de scriere.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the disk is full.</source>
        <translation>%1 nu poate fi scris: discul e plin.</translation>
    </message>
    <message>
        <source>%1 cannot be written: its folder is not there.</source>
        <translation>%1 nu poate fi scris: dosarul nu există.</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>fișierul</translation>
    </message>
    <message>
        <source>the archive</source>
        <translation>arhiva</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>rezultatul</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>regulile</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>începutul</translation>
    </message>
    <message>
        <source>the version</source>
        <translation>versiunea</translation>
    </message>
    <message>
        <source>the id</source>
        <translation>identificatorul</translation>
    </message>
    <message>
        <source>the time of the start</source>
        <translation>ora începutului</translation>
    </message>
    <message>
        <source>the head</source>
        <translation>antetul</translation>
    </message>
    <message>
        <source>hand %1</source>
        <extracomment>%1 is the number of a hand of a match.</extracomment>
        <translation>runda %1</translation>
    </message>
    <message>
        <source>event %1</source>
        <extracomment>%1 is the number of an event in the list that a match file has of them, from 0.</extracomment>
        <translation>evenimentul %1</translation>
    </message>
    <message>
        <source>player %1</source>
        <extracomment>%1 is the number of a player in a match file, from 0.</extracomment>
        <translation>jucătorul %1</translation>
    </message>
    <message>
        <source>Nothing was imported. %1: %2</source>
        <extracomment>%1 is the name of a file, %2 a sentence that says what is wrong with it.</extracomment>
        <translation>Nu s-a importat nimic. %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 nu poate fi citit.</translation>
    </message>
    <message>
        <source>Nothing was imported. %1</source>
        <extracomment>%1 is a sentence that says why.</extracomment>
        <translation>Nu s-a importat nimic. %1</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 nu poate fi scris.</translation>
    </message>
    <message>
        <source>Nothing was exported: a match among them can no longer be read.</source>
        <translation>Nu s-a exportat nimic: una dintre partide nu mai poate fi citită.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches imported.</source>
        <translation>
            <numerusform>S-a importat %n partidă.</numerusform>
            <numerusform>S-au importat %n partide.</numerusform>
            <numerusform>S-au importat %n de partide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches were in the history already.</source>
        <translation>
            <numerusform>%n partidă era deja în istoric.</numerusform>
            <numerusform>%n partide erau deja în istoric.</numerusform>
            <numerusform>%n de partide erau deja în istoric.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches of the damaged file can no longer be read.</source>
        <translation>
            <numerusform>%n partidă din fișierul deteriorat nu mai poate fi citită.</numerusform>
            <numerusform>%n partide din fișierul deteriorat nu mai pot fi citite.</numerusform>
            <numerusform>%n de partide din fișierul deteriorat nu mai pot fi citite.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GiveUpDialog</name>
    <message>
        <source>Give the match up</source>
        <translation>Abandonarea partidei</translation>
    </message>
    <message>
        <source>Give the match up?</source>
        <translation>Abandonezi partida?</translation>
    </message>
    <message>
        <source>It ends without a winner and does not count. If you only close the program, you can go on with it later.</source>
        <translation>Se încheie fără învingător și nu se socotește. Dacă doar părăsești programul, o poți continua mai târziu.</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Continuă jocul</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Abandonează</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>At the table</source>
        <translation>La masă</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mutare</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vizualizare</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajutor</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Toate tastele</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Gata</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversari</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Rata erorilor</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Neterminată</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Câștigată</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Pierdută</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonată</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decisă</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>Jucată aici</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importată</translation>
    </message>
    <message>
        <source>Among computers</source>
        <translation>Între calculatoare</translation>
    </message>
    <message>
        <source>Unfinished match with %1</source>
        <translation>Partidă neterminată cu %1</translation>
    </message>
    <message>
        <source>Won against %1</source>
        <translation>Partidă câștigată cu %1</translation>
    </message>
    <message>
        <source>Lost against %1</source>
        <translation>Partidă pierdută cu %1</translation>
    </message>
    <message>
        <source>Given up against %1</source>
        <translation>Partidă abandonată cu %1</translation>
    </message>
    <message>
        <source>Match among %1</source>
        <translation>Partidă între %1</translation>
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
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>One player&apos;s total: %1 is a name, %2 a number.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message numerus="yes">
        <source>%n hands finished</source>
        <translation>
            <numerusform>%n rundă încheiată</numerusform>
            <numerusform>%n runde încheiate</numerusform>
            <numerusform>%n de runde încheiate</numerusform>
        </translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>Încă neanalizată</translation>
    </message>
    <message numerus="yes">
        <source>Error rate %1 points a decision (%n decisions)</source>
        <translation>
            <numerusform>Rata erorilor: %1 puncte pe decizie (%n decizie)</numerusform>
            <numerusform>Rata erorilor: %1 puncte pe decizie (%n decizii)</numerusform>
            <numerusform>Rata erorilor: %1 puncte pe decizie (%n de decizii)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands with a hint, not counted in it</source>
        <translation>
            <numerusform>%n rundă cu sugestie, neluată în calcul</numerusform>
            <numerusform>%n runde cu sugestie, neluate în calcul</numerusform>
            <numerusform>%n de runde cu sugestie, neluate în calcul</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversar</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Rata erorilor</translation>
    </message>
    <message numerus="yes">
        <source>last %n days</source>
        <translation>
            <numerusform>ultima zi (%n)</numerusform>
            <numerusform>ultimele %n zile</numerusform>
            <numerusform>ultimele %n de zile</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>azi</translation>
    </message>
    <message>
        <source>from … to …</source>
        <translation>de la … până la …</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>până la %1</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>de la %1 în sus</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de la %1 la %2</translation>
    </message>
    <message>
        <source>Search names, dates like 2026-05, rules</source>
        <translation>Caută nume, date ca 2026-05, reguli</translation>
    </message>
    <message>
        <source>Search the matches</source>
        <translation>Caută printre partide</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortează după</translation>
    </message>
    <message>
        <source>Clea&amp;r filters</source>
        <translation>Șt&amp;erge filtrele</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De la</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Până la</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toate</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Filters (%n)</source>
        <translation>
            <numerusform>&amp;Filtre (%n)</numerusform>
            <numerusform>&amp;Filtre (%n)</numerusform>
            <numerusform>&amp;Filtre (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Filters</source>
        <translation>&amp;Filtre</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Descrescător</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Crescător</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>They can be exported to one file, or deleted.</source>
        <translation>Pot fi exportate într-un singur fișier sau șterse.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches selected</source>
        <translation>
            <numerusform>%n partidă aleasă</numerusform>
            <numerusform>%n partide alese</numerusform>
            <numerusform>%n de partide alese</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a match</source>
        <translation>Alege o partidă</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are on the clipboard as text.</source>
        <translation>
            <numerusform>%n partidă copiată ca text.</numerusform>
            <numerusform>%n partide copiate ca text.</numerusform>
            <numerusform>%n de partide copiate ca text.</numerusform>
        </translation>
    </message>
    <message>
        <source>This match is on the table: end it or give it up before you delete it.</source>
        <translation>Partida aceasta este pe masă: încheie-o sau abandoneaz-o înainte s-o ștergi.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>%n partidă ștearsă.</numerusform>
            <numerusform>%n partide șterse.</numerusform>
            <numerusform>%n de partide șterse.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Anulea&amp;ză</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partide</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Deschide</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuă</translation>
    </message>
    <message>
        <source>Dea&amp;l numbers</source>
        <translation>Numere de împă&amp;rțire</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copiază ca &amp;text</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportă…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importă…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Șter&amp;ge</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>A&amp;ltele</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Încă nicio partidă</translation>
    </message>
    <message>
        <source>Every match is kept here from its first card on: to continue it, to look at it again, to learn from it.</source>
        <translation>Fiecare partidă se păstrează aici de la prima carte: ca s-o continui, s-o revezi, să înveți din ea.</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>Partidă &amp;nouă…</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Istoric</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partidă</numerusform>
            <numerusform>%n partide</numerusform>
            <numerusform>%n de partide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n matches</source>
        <translation>
            <numerusform>%1 din %n partidă</numerusform>
            <numerusform>%1 din %n partide</numerusform>
            <numerusform>%1 din %n de partide</numerusform>
        </translation>
    </message>
    <message>
        <source>The history cannot be read</source>
        <translation>Istoricul nu poate fi citit</translation>
    </message>
    <message>
        <source>No match fits</source>
        <translation>Nicio partidă potrivită</translation>
    </message>
    <message>
        <source>Nothing in the history is like what you search for.</source>
        <translation>Nimic din istoric nu seamănă cu ce cauți.</translation>
    </message>
    <message>
        <source>Clea&amp;r search and filters</source>
        <translation>Șt&amp;erge căutarea și filtrele</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>Press a key…</source>
        <translation>Apasă o tastă…</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>nicio tastă</translation>
    </message>
    <message>
        <source>Press the button, then the new key; Delete takes the key away</source>
        <translation>Apasă butonul, apoi tasta nouă; Delete înlătură tasta</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>This step is done: go on with Next.</source>
        <translation>Pasul e făcut: continuă cu „Următorul”.</translation>
    </message>
    <message>
        <source>That was the last step.</source>
        <translation>A fost ultimul pas.</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Termină</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Următorul</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>I&amp;eși</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cum se joacă</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Pas î&amp;napoi</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Formații</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Puncte rămase</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un rând la joc</translation>
    </message>
    <message>
        <source>The upcard</source>
        <translation>Cartea întoarsă</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Închiderea</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Laying off</source>
        <translation>Lipirea</translation>
    </message>
    <message>
        <source>The undercut</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Three players, three roles</source>
        <translation>Trei jucători, trei roluri</translation>
    </message>
    <message>
        <source>A turn of your own</source>
        <translation>Un rând pe cont propriu</translation>
    </message>
    <message>
        <source>You collect melds. Three or four cards of one rank are a set; three or more cards of one suit in sequence are a run.</source>
        <translation>Strângi formații. Trei sau patru cărți de aceeași valoare sunt un grup; trei sau mai multe cărți la rând, de aceeași culoare, sunt o suită.</translation>
    </message>
    <message>
        <source>Cards in no meld are deadwood: an ace counts 1, a number card its number, jack, queen and king 10. The less deadwood, the better; what you have stands below your cards.</source>
        <translation>Cărțile din afara formațiilor sunt nelegate și se numără la punctele rămase: asul 1, cărțile cu numere cât arată numărul, valetul, dama și regele 10. Cu cât mai puține, cu atât mai bine; punctele tale rămase stau scrise sub cărți.</translation>
    </message>
    <message>
        <source>In your turn you draw one card, the top one of the stock or of the discard pile, and then throw one.</source>
        <translation>La rândul tău tragi o carte, cea de deasupra talonului sau cea din vârful teancului de decartare, apoi decartezi una.</translation>
    </message>
    <message>
        <source>After the deal one card lies face up: the upcard. First the captain may take it, then the player in the box; if both pass, the captain draws from the stock.</source>
        <translation>După împărțire, o carte stă cu fața în sus: cartea întoarsă. Întâi o poate lua căpitanul, apoi jucătorul din cutie; dacă amândoi spun pas, căpitanul trage din talon.</translation>
    </message>
    <message>
        <source>You end a hand by knocking. You may knock after drawing, if the card that you throw leaves you with %1 deadwood or less; you score what the other player has more than you.</source>
        <extracomment>%1 is the most deadwood that a knock may leave.</extracomment>
        <translation>O rundă se termină prin închidere. O poți închide după ce ai tras o carte, dacă decartezi una și punctele tale rămase nu trec de %1; marchezi ce are adversarul în plus față de tine.</translation>
    </message>
    <message>
        <source>A knock without any deadwood is gin: it scores %2 and all of the other player&apos;s deadwood.</source>
        <extracomment>%2 is what gin scores.</extracomment>
        <translation>O închidere fără nicio carte nelegată este gin: aduce %2 și toate punctele rămase ale adversarului.</translation>
    </message>
    <message>
        <source>Nadia has knocked. Unless a knock is gin, you may lay off loose cards on the knocker&apos;s melds: the fourth card of a set, or cards that continue a run.</source>
        <translation>Nadia a închis runda. Dacă nu e gin, poți lipi cărți nelegate la formațiile ei: a patra carte la un grup sau cărți care continuă o suită.</translation>
    </message>
    <message>
        <source>If the defender ends with no more deadwood than the knocker, it is an undercut: the defender scores %3 and the difference. In a match the table lays off for you what is best, as here.</source>
        <extracomment>%3 is what an undercut scores.</extracomment>
        <translation>Dacă apărătorului nu-i rămân mai multe puncte decât celui care a închis, este contră: apărătorul marchează %3 și diferența. Într-o partidă masa lipește pentru tine ce e mai bine, ca aici.</translation>
    </message>
    <message>
        <source>Two play each hand: the box, who deals, and the captain; the third sits out as the captain&apos;s partner. Who scores is in the box next, and who sat out is captain next. The first to reach %4 wins the match.</source>
        <extracomment>%4 is the total that wins the match.</extracomment>
        <translation>Fiecare rundă o joacă doi: cutia, care împarte, și căpitanul; al treilea stă pe tușă, ca partener al căpitanului. Cine marchează este în cutie în runda următoare, iar cine a stat pe tușă devine căpitan. Câștigă partida cine ajunge întâi la %4.</translation>
    </message>
    <message>
        <source>You are captain. Viktor sits out as your partner: he sees your cards and may advise you, and what he advises is marked on the table. When you sit out, you can advise the captain in the same way.</source>
        <translation>Ești căpitan. Viktor stă pe tușă și ți-e partener: îți vede cărțile și te poate sfătui, iar sfatul lui se vede pe masă. Când stai tu pe tușă, îl poți sfătui la fel pe căpitan.</translation>
    </message>
    <message>
        <source>Press one of the cards of your set: it rises.</source>
        <translation>Apasă una dintre cărțile grupului tău: se ridică.</translation>
    </message>
    <message>
        <source>Now press one of the cards of your run.</source>
        <translation>Acum apasă una dintre cărțile suitei tale.</translation>
    </message>
    <message>
        <source>Throw the loose card that counts most: press it twice, or drag it to the pile.</source>
        <translation>Decartează cartea nelegată cu cele mai multe puncte: apas-o de două ori sau trage-o pe teanc.</translation>
    </message>
    <message>
        <source>The card on the pile makes a run with two of yours: press the pile to take it.</source>
        <translation>Cartea din teanc face o suită cu două de-ale tale: apasă teancul ca s-o iei.</translation>
    </message>
    <message>
        <source>Now throw the loose card that counts most.</source>
        <translation>Acum decartează cartea nelegată cu cele mai multe puncte.</translation>
    </message>
    <message>
        <source>You are captain, and this upcard is of no use to you: pass.</source>
        <translation>Ești căpitan, iar cartea întoarsă nu îți folosește: spune pas.</translation>
    </message>
    <message>
        <source>Nadia has passed too: draw from the stock.</source>
        <translation>Și Nadia a spus pas: trage din talon.</translation>
    </message>
    <message>
        <source>You have too much deadwood still: draw from the stock.</source>
        <translation>Ai încă prea multe puncte rămase: trage din talon.</translation>
    </message>
    <message>
        <source>A third four! Knock with as little deadwood as you can: press the knock place, then lay your melds.</source>
        <translation>Al treilea pătrar! Închide runda cu cât mai puține puncte: apasă locul de închidere, apoi etalează-ți formațiile.</translation>
    </message>
    <message>
        <source>You have just drawn a third six: knock with gin.</source>
        <translation>Tocmai ai tras al treilea șesar: închide runda cu gin.</translation>
    </message>
    <message>
        <source>Press each loose card that fits on Nadia&apos;s melds, or drag it there; then confirm.</source>
        <translation>Apasă fiecare carte nelegată care se potrivește la formațiile Nadiei sau trage-o acolo; apoi confirmă.</translation>
    </message>
    <message>
        <source>See which cards are laid off already, and confirm.</source>
        <translation>Uită-te ce cărți sunt deja lipite și confirmă.</translation>
    </message>
    <message>
        <source>You are captain and about to score. Who will be in the box in the next hand?</source>
        <translation>Ești căpitan și urmează să marchezi. Cine va fi în cutie în runda următoare?</translation>
    </message>
    <message>
        <source>And who will be captain?</source>
        <translation>Și cine va fi căpitan?</translation>
    </message>
    <message>
        <source>Now knock, and see how it comes out.</source>
        <translation>Acum închide runda și vezi ce iese.</translation>
    </message>
    <message>
        <source>Draw from the stock or take the card on the pile, as you like.</source>
        <translation>Trage din talon sau ia cartea din teanc, cum vrei.</translation>
    </message>
    <message>
        <source>Throw whatever you like.</source>
        <translation>Decartează ce vrei.</translation>
    </message>
    <message>
        <source>Right: the three nines are a set.</source>
        <translation>Exact: cei trei nouari sunt un grup.</translation>
    </message>
    <message>
        <source>Right: five, six and seven of hearts are a run. The ace is always low in one.</source>
        <translation>Exact: cinci, șase și șapte de cupă sunt o suită. În suite asul e întotdeauna cel mai mic.</translation>
    </message>
    <message>
        <source>Right: without %1 your deadwood is down to %2.</source>
        <translation>Exact: fără %1 punctele rămase coboară la %2.</translation>
    </message>
    <message>
        <source>Right: %1 completes a run. A card taken from the pile stays with you this turn.</source>
        <translation>Exact: %1 completează o suită. O carte luată din teanc rămâne la tine la acest rând.</translation>
    </message>
    <message>
        <source>Right: that was a turn. Nadia has had hers, and you would be next.</source>
        <translation>Exact: acesta a fost un rând. Nadia l-a jucat pe al ei și ar urma din nou al tău.</translation>
    </message>
    <message>
        <source>Right: Nadia may take it now, and passes as well.</source>
        <translation>Exact: acum o poate lua Nadia și spune și ea pas.</translation>
    </message>
    <message>
        <source>Right: and it was the third eight. The hand goes on with a throw.</source>
        <translation>Exact: și a fost al treilea optar. Runda continuă cu o decartare.</translation>
    </message>
    <message>
        <source>Right: that was worth it.</source>
        <translation>Exact: a meritat.</translation>
    </message>
    <message>
        <source>Right: you knocked with %2 and won the hand. Nobody ever has to knock, but here it paid.</source>
        <translation>Exact: ai închis cu %2 și ai câștigat runda. Nimeni nu e obligat să închidă runda, dar aici a meritat.</translation>
    </message>
    <message>
        <source>Gin! Nothing can be laid off against it, and it cannot be undercut.</source>
        <translation>Gin! La el nu se poate lipi nimic și nu poate fi contrat.</translation>
    </message>
    <message>
        <source>Right: you are down to %2, so Nadia scores less.</source>
        <translation>Exact: ai coborât la %2, așa că Nadia marchează mai puțin.</translation>
    </message>
    <message>
        <source>&amp;Learn the game in %1 short steps</source>
        <translation>Învață jocul în %1 pași sc&amp;urți</translation>
    </message>
    <message>
        <source>Go on with the &amp;lesson: step %1 of %2</source>
        <translation>Continuă &amp;lecția: pasul %1 din %2</translation>
    </message>
    <message>
        <source>An undercut: you are down to %2, and the points are yours.</source>
        <translation>Contră: ai coborât la %2, iar punctele sunt ale tale.</translation>
    </message>
    <message>
        <source>Right: who scores is in the box.</source>
        <translation>Exact: cine marchează este în cutie.</translation>
    </message>
    <message>
        <source>Right: Viktor sat out. Nadia loses the hand and sits out.</source>
        <translation>Exact: Viktor a stat pe tușă. Nadia pierde runda și trece pe tușă.</translation>
    </message>
    <message>
        <source>Right: the points are yours alone, and the next hand is yours to deal.</source>
        <translation>Exact: punctele sunt numai ale tale, iar runda următoare o împarți tu.</translation>
    </message>
    <message>
        <source>Good. Viktor has an idea for the throw as well.</source>
        <translation>Bine. Viktor are o idee și pentru decartare.</translation>
    </message>
    <message>
        <source>Well done: you know the game. In a match you can ask for a hint, or ask your partner.</source>
        <translation>Bravo: știi jocul. Într-o partidă poți cere o sugestie sau sfatul partenerului.</translation>
    </message>
    <message>
        <source>%1 is in your run; look for three cards of one rank.</source>
        <translation>%1 e în suita ta; caută trei cărți de aceeași valoare.</translation>
    </message>
    <message>
        <source>%1 is in your set; look for three cards of one suit in sequence.</source>
        <translation>%1 e în grupul tău; caută trei cărți la rând, de aceeași culoare.</translation>
    </message>
    <message>
        <source>%1 is in no meld: it is a loose card.</source>
        <translation>%1 nu e în nicio formație: e o carte nelegată.</translation>
    </message>
    <message>
        <source>%1 belongs to a meld: throw a loose card, and %3 deadwood is left instead of %2.</source>
        <translation>%1 face parte dintr-o formație: decartează o carte nelegată și rămâi cu %3 în loc de %2.</translation>
    </message>
    <message>
        <source>Throwing %1 leaves %2; another loose card counts more, and leaves %3.</source>
        <translation>Fără %1 rămâi cu %2; altă carte nelegată are mai multe puncte, iar fără ea rămâi cu %3.</translation>
    </message>
    <message>
        <source>Nobody knows what the stock brings, but %1 makes a run at once: take it.</source>
        <translation>Nimeni nu știe ce aduce talonul, dar %1 face pe loc o suită: ia-o.</translation>
    </message>
    <message>
        <source>%1 fits none of your cards: leave it where it is.</source>
        <translation>%1 nu se potrivește cu nicio carte a ta: las-o unde este.</translation>
    </message>
    <message>
        <source>That would give Nadia another turn: knock, on the knock place, with its button, or with the key K.</source>
        <translation>Așa Nadia ar mai avea un rând: închide runda, pe locul de închidere, cu butonul pentru asta sau cu tasta K.</translation>
    </message>
    <message>
        <source>Laid like that, %2 is left over, and it is no gin: lay all ten cards in melds.</source>
        <translation>Dacă le etalezi așa, rămâi cu %2 și nu e gin: pune toate cele zece cărți în formații.</translation>
    </message>
    <message>
        <source>That leaves you with %2, but more cards fit on Nadia&apos;s melds: it can be %3.</source>
        <translation>Așa rămâi cu %2, dar la formațiile Nadiei se potrivesc mai multe cărți: poți coborî la %3.</translation>
    </message>
    <message>
        <source>That leaves you with %2; with all that fits laid off it is %3, and an undercut.</source>
        <translation>Așa rămâi cu %2; dacă lipești tot ce se potrivește, rămâi cu %3 și e contră.</translation>
    </message>
    <message>
        <source>First answer the question: who will it be?</source>
        <translation>Întâi răspunde la întrebare: cine va fi?</translation>
    </message>
    <message>
        <source>Not you, who will be %1.</source>
        <extracomment>%1 is a role: &quot;in the box&quot;, &quot;captain&quot;, &quot;sitting out&quot;.</extracomment>
        <translation>Nu tu: tu vei fi %1.</translation>
    </message>
    <message>
        <source>Not %1, who will be %2.</source>
        <extracomment>%1 is a player, %2 a role: &quot;in the box&quot;, &quot;captain&quot;, &quot;sitting out&quot;.</extracomment>
        <translation>Nu %1, care va fi %2.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Pasul %1 din %2</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Începător</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amator</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Avansat</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Misses things and knocks as soon as it can</source>
        <translation>Îi scapă lucruri și închide runda de îndată ce poate</translation>
    </message>
    <message>
        <source>Sees its melds, remembers little</source>
        <translation>Își vede formațiile, ține minte puțin</translation>
    </message>
    <message>
        <source>Counts cards and watches what you take and throw</source>
        <translation>Numără cărțile și urmărește ce iei și ce decartezi</translation>
    </message>
    <message>
        <source>The strongest: weighs the cards it cannot see and the scores</source>
        <translation>Cel mai puternic: cântărește cărțile nevăzute și scorul</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Import matches</source>
        <translation>Importă partide</translation>
    </message>
    <message>
        <source>Matches (*.json *.zip *.db)</source>
        <translation>Partide (*.json *.zip *.db)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Toate fișierele (*)</translation>
    </message>
    <message>
        <source>Match file (*.json)</source>
        <translation>Fișier de partidă (*.json)</translation>
    </message>
    <message>
        <source>Archive of matches (*.zip)</source>
        <translation>Arhivă de partide (*.zip)</translation>
    </message>
    <message>
        <source>Export matches</source>
        <translation>Exportă partide</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Oprește</translation>
    </message>
    <message numerus="yes">
        <source>Exporting: %1 of %n matches</source>
        <translation>
            <numerusform>Se exportă: %1 din %n partidă</numerusform>
            <numerusform>Se exportă: %1 din %n partide</numerusform>
            <numerusform>Se exportă: %1 din %n de partide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Storing: %1 of %n matches</source>
        <translation>
            <numerusform>Se salvează: %1 din %n partidă</numerusform>
            <numerusform>Se salvează: %1 din %n partide</numerusform>
            <numerusform>Se salvează: %1 din %n de partide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Checking what comes in: %n matches so far</source>
        <translation>
            <numerusform>Se verifică ce intră: %n partidă până acum</numerusform>
            <numerusform>Se verifică ce intră: %n partide până acum</numerusform>
            <numerusform>Se verifică ce intră: %n de partide până acum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches exported to %1.</source>
        <translation>
            <numerusform>%n partidă exportată în %1.</numerusform>
            <numerusform>%n partide exportate în %1.</numerusform>
            <numerusform>%n de partide exportate în %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchFlow</name>
    <message>
        <source>The unfinished match cannot be continued; it stays in the history.</source>
        <translation>Partida neterminată nu poate fi continuată; rămâne în istoric.</translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message>
        <source>&amp;Your name</source>
        <translation>&amp;Numele tău</translation>
    </message>
    <message>
        <source>&amp;First opponent</source>
        <translation>Primul adver&amp;sar</translation>
    </message>
    <message>
        <source>&amp;Second opponent</source>
        <translation>Al &amp;doilea adversar</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reguli</translation>
    </message>
    <message>
        <source>Points to &amp;win</source>
        <translation>Puncte de a&amp;tins</translation>
    </message>
    <message>
        <source>&amp;Practice: with undo and hints, and not counted</source>
        <translation>Antrenam&amp;ent: cu anulare și sugestii, nu se socotește</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Level of the first opponent</source>
        <translation>Nivelul primului adversar</translation>
    </message>
    <message>
        <source>Level of the second opponent</source>
        <translation>Nivelul celui de-al doilea adversar</translation>
    </message>
</context>
<context>
    <name>MatchText</name>
    <message>
        <source>Player %1</source>
        <extracomment>The name of a player who gave none; %1 is the number of the seat.</extracomment>
        <translation>Jucătorul %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is &quot;Match&quot; or &quot;Practice&quot;, %2 a date with a time.</extracomment>
        <translation>%1 din %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the name of a computer player, %2 its level.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>Hand %1, deal %2</source>
        <translation>Runda %1, împărțirea %2</translation>
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
        <translation>Cartea întoarsă: %1</translation>
    </message>
    <message>
        <source>melds %1</source>
        <translation>formații %1</translation>
    </message>
    <message>
        <source>lays off %1</source>
        <translation>lipește %1</translation>
    </message>
    <message>
        <source>deadwood %1</source>
        <translation>cărți nelegate %1</translation>
    </message>
    <message>
        <source>Knocker</source>
        <translation>Cine a închis</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Apărătorul</translation>
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
            <numerusform>Partida nu e încheiată; e încheiată doar %n rundă.</numerusform>
            <numerusform>Partida nu e încheiată; sunt încheiate doar %n runde.</numerusform>
            <numerusform>Partida nu e încheiată; sunt încheiate doar %n de runde.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Partidă nouă</translation>
    </message>
    <message>
        <source>Practice match</source>
        <translation>Partidă de antrenament</translation>
    </message>
    <message>
        <source>The match on the table stays in the history and can be continued.</source>
        <translation>Partida de pe masă rămâne în istoric și poate fi continuată.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>Îm&amp;parte</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ren&amp;unță</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Ascunde acest mesaj</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>Three-handed gin rummy</source>
        <translation>Gin rummy în trei</translation>
    </message>
    <message>
        <source>You against two: each hand is played by two, the third sits out. The first to %1 points wins.</source>
        <translation>Tu împotriva a doi adversari: doi joacă fiecare rundă, al treilea stă pe tușă. Câștigă cine ajunge întâi la %1 de puncte.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>Îm&amp;parte</translation>
    </message>
    <message>
        <source>&amp;Deal a new match</source>
        <translation>Începe o &amp;partidă nouă</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuă</translation>
    </message>
    <message>
        <source>Your practice match with %1 and %2 is in hand %3, at %4.</source>
        <translation>Partida ta de antrenament cu %1 și %2 este la runda %3, scorul %4.</translation>
    </message>
    <message>
        <source>Your match with %1 and %2 is in hand %3, at %4.</source>
        <translation>Partida ta cu %1 și %2 este la runda %3, scorul %4.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>&amp;Back</source>
        <translation>Îna&amp;poi</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>in the box</source>
        <translation>în cutie</translation>
    </message>
    <message>
        <source>captain</source>
        <translation>căpitan</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>pe tușă</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remiză</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>închidere</translation>
    </message>
    <message>
        <source>undercut</source>
        <translation>contră</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>gin</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partidă</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Antrenament</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clasic</translation>
    </message>
    <message>
        <source>Gin 20</source>
        <translation>Gin 20</translation>
    </message>
    <message>
        <source>Undercut 25</source>
        <translation>Contră 25</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regulile casei</translation>
    </message>
    <message>
        <source>That is no move here.</source>
        <translation>Aici nu se poate muta așa.</translation>
    </message>
    <message>
        <source>You do not play in this hand.</source>
        <translation>Nu joci în această rundă.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partida s-a încheiat.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nu e rândul tău.</translation>
    </message>
    <message>
        <source>First take the upcard or pass.</source>
        <translation>Mai întâi ia cartea întoarsă sau spune pas.</translation>
    </message>
    <message>
        <source>The upcard is not on offer any more.</source>
        <translation>Cartea întoarsă nu mai este oferită.</translation>
    </message>
    <message>
        <source>Both passed: the first card comes from the stock.</source>
        <translation>După două pasuri, prima carte vine din talon.</translation>
    </message>
    <message>
        <source>First draw a card.</source>
        <translation>Mai întâi trage o carte.</translation>
    </message>
    <message>
        <source>You have drawn: now throw a card.</source>
        <translation>Ai tras: acum decartează o carte.</translation>
    </message>
    <message>
        <source>You do not hold %1.</source>
        <translation>Nu ai %1 în mână.</translation>
    </message>
    <message>
        <source>You have just taken %1: throw another card.</source>
        <translation>Tocmai ai luat %1: decartează altă carte.</translation>
    </message>
    <message>
        <source>These cards make no meld.</source>
        <translation>Cărțile acestea nu fac o formație.</translation>
    </message>
    <message>
        <source>A card can be in one meld only.</source>
        <translation>O carte poate face parte dintr-o singură formație.</translation>
    </message>
    <message>
        <source>You do not hold all cards of this meld.</source>
        <translation>Nu ai toate cărțile acestei formații.</translation>
    </message>
    <message>
        <source>Throwing %1 leaves %2: a knock needs %3 or less.</source>
        <translation>Fără %1 rămâi cu %2: runda se închide cu cel mult %3.</translation>
    </message>
    <message>
        <source>The knock comes first: lay your cards.</source>
        <translation>Întâi răspunde la închidere: etalează-ți cărțile.</translation>
    </message>
    <message>
        <source>Nobody has knocked.</source>
        <translation>Nimeni nu a închis runda.</translation>
    </message>
    <message>
        <source>That card does not fit this meld.</source>
        <translation>Cartea nu se potrivește la formația aceasta.</translation>
    </message>
    <message>
        <source>%1, to %2 points</source>
        <extracomment>%1 is the name of a set of rules (&quot;Classic&quot;), %2 the total that wins the match.</extracomment>
        <translation>%1, până la %2 de puncte</translation>
    </message>
    <message>
        <source>Gin %1, undercut %2, gin only; a card taken may be thrown back</source>
        <translation>Gin %1, contră %2, numai gin; cartea luată se poate decarta imediat</translation>
    </message>
    <message>
        <source>Gin %1, undercut %2, knock with %3 or less; a card taken may be thrown back</source>
        <translation>Gin %1, contră %2, închidere cu cel mult %3; cartea luată se poate decarta imediat</translation>
    </message>
    <message>
        <source>Gin %1, undercut %2, gin only</source>
        <translation>Gin %1, contră %2, numai gin</translation>
    </message>
    <message>
        <source>Gin %1, undercut %2, knock with %3 or less</source>
        <translation>Gin %1, contră %2, închidere cu cel mult %3</translation>
    </message>
    <message>
        <source>It is not your turn: %1 plays.</source>
        <translation>Nu e rândul tău: mută %1.</translation>
    </message>
    <message>
        <source>Throwing %1 leaves %2: in this match only gin may be laid.</source>
        <translation>Fără %1 rămâi cu %2: în această partidă se etalează numai gin.</translation>
    </message>
    <message>
        <source>No hand is being played.</source>
        <translation>Nu se joacă nicio rundă.</translation>
    </message>
    <message>
        <source>Draw a card: the highest is in the box, the lowest sits out.</source>
        <translation>Trage o carte: cea mai mare intră în cutie, cea mai mică stă pe tușă.</translation>
    </message>
    <message>
        <source>%1 is captain and waits for your advice: mark a move, or let the hand go on.</source>
        <translation>%1 este căpitan și îți așteaptă sfatul: indică o mutare sau lasă runda să continue.</translation>
    </message>
    <message>
        <source>%1 may take the upcard %2.</source>
        <translation>%1 poate lua cartea întoarsă, %2.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 trage o carte.</translation>
    </message>
    <message>
        <source>%1 has drawn and throws a card.</source>
        <translation>%1 a tras și decartează o carte.</translation>
    </message>
    <message>
        <source>%1 lays cards against the knock.</source>
        <translation>%1 etalează cărțile după închidere.</translation>
    </message>
    <message>
        <source>You are in the box: deal the next hand.</source>
        <translation>Ești în cutie: împarte runda următoare.</translation>
    </message>
    <message>
        <source>%1 is in the box and deals the next hand.</source>
        <translation>%1 este în cutie și împarte runda următoare.</translation>
    </message>
    <message>
        <source>Your turn: take the upcard %1, or pass.</source>
        <translation>Rândul tău: ia cartea întoarsă, %1, sau spune pas.</translation>
    </message>
    <message>
        <source>Your turn: both passed, draw from the stock.</source>
        <translation>Rândul tău: după două pasuri, trage din talon.</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or take %1.</source>
        <translation>Rândul tău: trage din talon sau ia %1.</translation>
    </message>
    <message>
        <source>Your turn: throw a card, or knock.</source>
        <translation>Rândul tău: decartează o carte sau închide runda.</translation>
    </message>
    <message>
        <source>Your turn: throw a card.</source>
        <translation>Rândul tău: decartează o carte.</translation>
    </message>
    <message>
        <source>%1 knocks with %2: lay off what fits and confirm.</source>
        <translation>%1 închide cu %2: lipește ce se potrivește și confirmă.</translation>
    </message>
    <message numerus="yes">
        <source>The hand is drawn after %n more draws in a row from the discard pile.</source>
        <translation>
            <numerusform>Încă %n tragere la rând din teanc și runda e remiză.</numerusform>
            <numerusform>Încă %n trageri la rând din teanc și runda e remiză.</numerusform>
            <numerusform>Încă %n de trageri la rând din teanc și runda e remiză.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the upcard %1</source>
        <translation>Ia cartea întoarsă, %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Trage din talon</translation>
    </message>
    <message>
        <source>Take %1 from the discard pile</source>
        <translation>Ia %1 din teanc</translation>
    </message>
    <message>
        <source>Throw %1</source>
        <translation>Decartează %1</translation>
    </message>
    <message>
        <source>Gin: throw %1</source>
        <translation>Gin: decartează %1</translation>
    </message>
    <message>
        <source>Knock with %2 and throw %1</source>
        <translation>Închide cu %2 și decartează %1</translation>
    </message>
    <message>
        <source>Lay off %1</source>
        <translation>Lipește %1</translation>
    </message>
    <message>
        <source>Lay your melds</source>
        <translation>Etalează-ți formațiile</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message numerus="yes">
        <source>Knock, %n left</source>
        <translation>
            <numerusform>Închide runda cu %n</numerusform>
            <numerusform>Închide runda cu %n</numerusform>
            <numerusform>Închide runda cu %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deadwood %n</source>
        <translation>
            <numerusform>%n punct rămas</numerusform>
            <numerusform>%n puncte rămase</numerusform>
            <numerusform>%n de puncte rămase</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the upcard %2.</source>
        <translation>Iei cartea întoarsă, %2.</translation>
    </message>
    <message>
        <source>%1 takes the upcard %2.</source>
        <translation>%1 ia cartea întoarsă, %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Spui pas.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 spune pas.</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <translation>Tragi %2.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 trage %2.</translation>
    </message>
    <message>
        <source>You draw from the stock.</source>
        <translation>Tragi din talon.</translation>
    </message>
    <message>
        <source>%1 draws from the stock.</source>
        <translation>%1 trage din talon.</translation>
    </message>
    <message>
        <source>You take %2.</source>
        <translation>Iei %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 ia %2.</translation>
    </message>
    <message>
        <source>You throw %2.</source>
        <translation>Decartezi %2.</translation>
    </message>
    <message>
        <source>%1 throws %2.</source>
        <translation>%1 decartează %2.</translation>
    </message>
    <message>
        <source>You knock.</source>
        <translation>Închizi runda.</translation>
    </message>
    <message>
        <source>%1 knocks.</source>
        <translation>%1 închide runda.</translation>
    </message>
    <message>
        <source>You have gin.</source>
        <translation>Ai gin.</translation>
    </message>
    <message>
        <source>%1 has gin.</source>
        <translation>%1 are gin.</translation>
    </message>
    <message>
        <source>You knock with %3.</source>
        <translation>Închizi runda cu %3.</translation>
    </message>
    <message>
        <source>%1 knocks with %3.</source>
        <translation>%1 închide runda cu %3.</translation>
    </message>
    <message>
        <source>You lay your cards.</source>
        <translation>Îți etalezi cărțile.</translation>
    </message>
    <message>
        <source>%1 lays the cards.</source>
        <translation>%1 etalează cărțile.</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>pas la %1</translation>
    </message>
    <message>
        <source>passes %1</source>
        <translation>pas la %1</translation>
    </message>
    <message>
        <source>lay your cards</source>
        <translation>etalezi cărțile</translation>
    </message>
    <message>
        <source>lays the cards</source>
        <translation>etalează cărțile</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>iei %1</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>ia %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>tragi %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>trage %1</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>tragi</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>trage</translation>
    </message>
    <message>
        <source>throw %2</source>
        <translation>decartezi %2</translation>
    </message>
    <message>
        <source>throws %2</source>
        <translation>decartează %2</translation>
    </message>
    <message>
        <source>gin, throw %2</source>
        <translation>gin, decartezi %2</translation>
    </message>
    <message>
        <source>gin, throws %2</source>
        <translation>gin, decartează %2</translation>
    </message>
    <message>
        <source>knock with %3, throw %2</source>
        <translation>închizi cu %3, decartezi %2</translation>
    </message>
    <message>
        <source>knocks with %3, throws %2</source>
        <translation>închide cu %3, decartează %2</translation>
    </message>
    <message>
        <source>take %1, throw %2</source>
        <translation>iei %1, decartezi %2</translation>
    </message>
    <message>
        <source>takes %1, throws %2</source>
        <translation>ia %1, decartează %2</translation>
    </message>
    <message>
        <source>take %1, gin, throw %2</source>
        <translation>iei %1, gin, decartezi %2</translation>
    </message>
    <message>
        <source>takes %1, gin, throws %2</source>
        <translation>ia %1, gin, decartează %2</translation>
    </message>
    <message>
        <source>take %1, knock with %3, throw %2</source>
        <translation>iei %1, închizi cu %3, decartezi %2</translation>
    </message>
    <message>
        <source>takes %1, knocks with %3, throws %2</source>
        <translation>ia %1, închide cu %3, decartează %2</translation>
    </message>
    <message>
        <source>draw %1, throw %2</source>
        <translation>tragi %1, decartezi %2</translation>
    </message>
    <message>
        <source>draws %1, throws %2</source>
        <translation>trage %1, decartează %2</translation>
    </message>
    <message>
        <source>draw %1, gin, throw %2</source>
        <translation>tragi %1, gin, decartezi %2</translation>
    </message>
    <message>
        <source>draws %1, gin, throws %2</source>
        <translation>trage %1, gin, decartează %2</translation>
    </message>
    <message>
        <source>draw %1, knock with %3, throw %2</source>
        <translation>tragi %1, închizi cu %3, decartezi %2</translation>
    </message>
    <message>
        <source>draws %1, knocks with %3, throws %2</source>
        <translation>trage %1, închide cu %3, decartează %2</translation>
    </message>
    <message>
        <source>draw, throw %2</source>
        <translation>tragi, decartezi %2</translation>
    </message>
    <message>
        <source>draws, throws %2</source>
        <translation>trage, decartează %2</translation>
    </message>
    <message>
        <source>draw, gin, throw %2</source>
        <translation>tragi, gin, decartezi %2</translation>
    </message>
    <message>
        <source>draws, gin, throws %2</source>
        <translation>trage, gin, decartează %2</translation>
    </message>
    <message>
        <source>draw, knock with %3, throw %2</source>
        <translation>tragi, închizi cu %3, decartezi %2</translation>
    </message>
    <message>
        <source>draws, knocks with %3, throws %2</source>
        <translation>trage, închide cu %3, decartează %2</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferințe</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Gata</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generale</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cărți</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Grupe de preferințe</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>threegin needs a graphical desktop: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>threegin are nevoie de un mediu grafic: nu este dat nici DISPLAY, nici WAYLAND_DISPLAY.</translation>
    </message>
    <message>
        <source>threegin cannot open a window: the display %1 does not answer or refuses access.</source>
        <translation>threegin nu poate deschide o fereastră: ecranul %1 nu răspunde sau refuză accesul.</translation>
    </message>
    <message>
        <source>threegin cannot start without these parts of the system: %1. Install %2 (Debian, Ubuntu) or %3 (Fedora).</source>
        <translation>threegin nu poate porni fără aceste părți ale sistemului: %1. Instalează %2 (Debian, Ubuntu) sau %3 (Fedora).</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The details are on the clipboard: paste them into your report.</source>
        <translation>Detaliile au fost copiate: lipește-le în raport.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It completes a meld: %1.</source>
        <translation>Completează o formație: %1.</translation>
    </message>
    <message>
        <source>It makes a meld longer: %1.</source>
        <translation>Lungește o formație: %1.</translation>
    </message>
    <message>
        <source>Taking it tells the other player what you collect: %1.</source>
        <translation>Dacă o iei, adversarul află ce strângi: %1.</translation>
    </message>
    <message>
        <source>Few cards are left that would fit: %1.</source>
        <translation>Au mai rămas puține cărți potrivite: %1.</translation>
    </message>
    <message>
        <source>The other player can hardly use it: %1.</source>
        <translation>Adversarului abia dacă-i folosește: %1.</translation>
    </message>
    <message>
        <source>It fits what the other player took: %1.</source>
        <translation>Se potrivește cu ce a luat adversarul: %1.</translation>
    </message>
    <message>
        <source>It breaks up a meld: %1.</source>
        <translation>Strică o formație: %1.</translation>
    </message>
    <message>
        <source>It keeps a card from the other player: %1.</source>
        <translation>Ține o carte departe de adversar: %1.</translation>
    </message>
    <message>
        <source>It helps no meld.</source>
        <translation>Nu ajută nicio formație.</translation>
    </message>
    <message>
        <source>It is gin.</source>
        <translation>Este gin.</translation>
    </message>
    <message>
        <source>Low enough to undercut a knock.</source>
        <translation>Destul de puțin ca să contrezi o închidere.</translation>
    </message>
    <message>
        <source>Laid like this it leaves fewer lay-offs.</source>
        <translation>Etalat așa, lasă mai puține lipiri.</translation>
    </message>
    <message numerus="yes">
        <source>It brings your deadwood down to %n.</source>
        <translation>
            <numerusform>Îți coboară punctele rămase la %n.</numerusform>
            <numerusform>Îți coboară punctele rămase la %n.</numerusform>
            <numerusform>Îți coboară punctele rămase la %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It rids you of %n points of deadwood: %1.</source>
        <translation>
            <numerusform>Te scapă de %n punct rămas: %1.</numerusform>
            <numerusform>Te scapă de %n puncte rămase: %1.</numerusform>
            <numerusform>Te scapă de %n de puncte rămase: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It breaks up cards that %n unseen cards would complete.</source>
        <translation>
            <numerusform>Strică o legătură pe care ar întregi-o %n carte nevăzută.</numerusform>
            <numerusform>Strică o legătură pe care ar întregi-o %n cărți nevăzute.</numerusform>
            <numerusform>Strică o legătură pe care ar întregi-o %n de cărți nevăzute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps %n unseen cards that make a meld.</source>
        <translation>
            <numerusform>Rămâne %n carte nevăzută care face o formație.</numerusform>
            <numerusform>Rămân %n cărți nevăzute care fac o formație.</numerusform>
            <numerusform>Rămân %n de cărți nevăzute care fac o formație.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knock now with %n: the other player is likely to hold more.</source>
        <translation>
            <numerusform>Închide runda acum, cu %n: adversarul are probabil mai mult.</numerusform>
            <numerusform>Închide runda acum, cu %n: adversarul are probabil mai mult.</numerusform>
            <numerusform>Închide runda acum, cu %n: adversarul are probabil mai mult.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A knock with %n is likely to be undercut.</source>
        <translation>
            <numerusform>O închidere cu %n riscă să fie contrată.</numerusform>
            <numerusform>O închidere cu %n riscă să fie contrată.</numerusform>
            <numerusform>O închidere cu %n riscă să fie contrată.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen cards give you gin.</source>
        <translation>
            <numerusform>%n carte nevăzută îți dă gin.</numerusform>
            <numerusform>%n cărți nevăzute îți dau gin.</numerusform>
            <numerusform>%n de cărți nevăzute îți dau gin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lays off %n points: %1.</source>
        <translation>
            <numerusform>Lipește %n punct: %1.</numerusform>
            <numerusform>Lipește %n puncte: %1.</numerusform>
            <numerusform>Lipește %n de puncte: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The totals ask for %n points.</source>
        <translation>
            <numerusform>Scorul cere %n punct.</numerusform>
            <numerusform>Scorul cere %n puncte.</numerusform>
            <numerusform>Scorul cere %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left to draw.</source>
        <translation>
            <numerusform>A mai rămas %n carte de tras.</numerusform>
            <numerusform>Au mai rămas %n cărți de tras.</numerusform>
            <numerusform>Au mai rămas %n de cărți de tras.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>%4 is highest: you are in the box, %2 is captain and %3 sits out.</source>
        <translation>Cea mai mare este %4: ești în cutie, %2 este căpitan, iar %3 stă pe tușă.</translation>
    </message>
    <message>
        <source>%4 is highest: %1 is in the box, you are captain and %3 sits out.</source>
        <translation>Cea mai mare este %4: %1 este în cutie, tu ești căpitan, iar %3 stă pe tușă.</translation>
    </message>
    <message>
        <source>%4 is highest: %1 is in the box, %2 is captain and you sit out.</source>
        <translation>Cea mai mare este %4: %1 este în cutie, %2 este căpitan, iar tu stai pe tușă.</translation>
    </message>
    <message>
        <source>%4 is highest: %1 is in the box, %2 is captain and %3 sits out.</source>
        <translation>Cea mai mare este %4: %1 este în cutie, %2 este căpitan, iar %3 stă pe tușă.</translation>
    </message>
    <message numerus="yes">
        <source>Drawn hand: %n draws in a row from the discard pile.</source>
        <translation>
            <numerusform>Rundă remiză: %n tragere la rând din teanc.</numerusform>
            <numerusform>Rundă remiză: %n trageri la rând din teanc.</numerusform>
            <numerusform>Rundă remiză: %n de trageri la rând din teanc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drawn hand: %n cards are left in the stock.</source>
        <translation>
            <numerusform>Rundă remiză: în talon a rămas %n carte.</numerusform>
            <numerusform>Rundă remiză: în talon au rămas %n cărți.</numerusform>
            <numerusform>Rundă remiză: în talon au rămas %n de cărți.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin! You score %n points.</source>
        <translation>
            <numerusform>Gin! Marchezi %n punct.</numerusform>
            <numerusform>Gin! Marchezi %n puncte.</numerusform>
            <numerusform>Gin! Marchezi %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin: %1 scores %n points.</source>
        <translation>
            <numerusform>Gin: %1 marchează %n punct.</numerusform>
            <numerusform>Gin: %1 marchează %n puncte.</numerusform>
            <numerusform>Gin: %1 marchează %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut! You hold %4 against %3 and score %n points.</source>
        <translation>
            <numerusform>Contră! Ai %4 față de %3 și marchezi %n punct.</numerusform>
            <numerusform>Contră! Ai %4 față de %3 și marchezi %n puncte.</numerusform>
            <numerusform>Contră! Ai %4 față de %3 și marchezi %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut: %1 holds %4 against your %3 and scores %n points.</source>
        <translation>
            <numerusform>Contră: %1 are %4 (tu ai %3) și marchează %n punct.</numerusform>
            <numerusform>Contră: %1 are %4 (tu ai %3) și marchează %n puncte.</numerusform>
            <numerusform>Contră: %1 are %4 (tu ai %3) și marchează %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut: %1 holds %4 against %3 and scores %n points.</source>
        <translation>
            <numerusform>Contră: %1 are %4 față de %3 și marchează %n punct.</numerusform>
            <numerusform>Contră: %1 are %4 față de %3 și marchează %n puncte.</numerusform>
            <numerusform>Contră: %1 are %4 față de %3 și marchează %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knock with %3 against %4 and score %n points.</source>
        <translation>
            <numerusform>Închizi runda cu %3 față de %4 și marchezi %n punct.</numerusform>
            <numerusform>Închizi runda cu %3 față de %4 și marchezi %n puncte.</numerusform>
            <numerusform>Închizi runda cu %3 față de %4 și marchezi %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 knocks with %3 against your %4 and scores %n points.</source>
        <translation>
            <numerusform>%1 închide runda cu %3 (tu ai %4) și marchează %n punct.</numerusform>
            <numerusform>%1 închide runda cu %3 (tu ai %4) și marchează %n puncte.</numerusform>
            <numerusform>%1 închide runda cu %3 (tu ai %4) și marchează %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 knocks with %3 against %4 and scores %n points.</source>
        <translation>
            <numerusform>%1 închide runda cu %3 față de %4 și marchează %n punct.</numerusform>
            <numerusform>%1 închide runda cu %3 față de %4 și marchează %n puncte.</numerusform>
            <numerusform>%1 închide runda cu %3 față de %4 și marchează %n de puncte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference: %1 − %2 = %3</source>
        <translation>Diferență: %1 − %2 = %3</translation>
    </message>
    <message>
        <source>Undercut: %1 + %2 = %3</source>
        <translation>Contră: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>Gin: %1 + %2 = %3</source>
        <translation>Gin: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>You deal the next hand.</source>
        <translation>Împarți tu runda următoare.</translation>
    </message>
    <message>
        <source>%1 deals the next hand.</source>
        <translation>%1 împarte runda următoare.</translation>
    </message>
    <message>
        <source>A drawn hand: all keep their roles, you deal again.</source>
        <translation>Rundă remiză: rolurile rămân, împarți din nou tu.</translation>
    </message>
    <message>
        <source>A drawn hand: all keep their roles, %1 deals again.</source>
        <translation>Rundă remiză: rolurile rămân, %1 împarte din nou.</translation>
    </message>
    <message>
        <source>You won in the box: you stay there, %2 sits out, %3 is captain.</source>
        <translation>Ai câștigat din cutie: rămâi acolo, %2 stă pe tușă, %3 este căpitan.</translation>
    </message>
    <message>
        <source>The box won: %1 stays in the box, you sit out, %3 is captain.</source>
        <translation>Cutia a câștigat: %1 rămâne în cutie, tu stai pe tușă, %3 este căpitan.</translation>
    </message>
    <message>
        <source>The box won: %1 stays in the box, %2 sits out, you are captain.</source>
        <translation>Cutia a câștigat: %1 rămâne în cutie, %2 stă pe tușă, tu ești căpitan.</translation>
    </message>
    <message>
        <source>The box won: %1 stays in the box, %2 sits out, %3 is captain.</source>
        <translation>Cutia a câștigat: %1 rămâne în cutie, %2 stă pe tușă, %3 este căpitan.</translation>
    </message>
    <message>
        <source>The box lost: you sit out, %2 goes into the box, %3 is captain.</source>
        <translation>Cutia a pierdut: tu stai pe tușă, %2 intră în cutie, %3 este căpitan.</translation>
    </message>
    <message>
        <source>The box lost: %1 sits out, you go into the box, %3 is captain.</source>
        <translation>Cutia a pierdut: %1 stă pe tușă, tu intri în cutie, %3 este căpitan.</translation>
    </message>
    <message>
        <source>The box lost: %1 sits out, %2 goes into the box, you are captain.</source>
        <translation>Cutia a pierdut: %1 stă pe tușă, %2 intră în cutie, tu ești căpitan.</translation>
    </message>
    <message>
        <source>The box lost: %1 sits out, %2 goes into the box, %3 is captain.</source>
        <translation>Cutia a pierdut: %1 stă pe tușă, %2 intră în cutie, %3 este căpitan.</translation>
    </message>
    <message>
        <source>The match was given up; nobody wins.</source>
        <translation>Partida a fost abandonată; nu câștigă nimeni.</translation>
    </message>
    <message numerus="yes">
        <source>You win the match with %n points.</source>
        <translation>
            <numerusform>Câștigi partida cu %n punct.</numerusform>
            <numerusform>Câștigi partida cu %n puncte.</numerusform>
            <numerusform>Câștigi partida cu %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the match with %n points.</source>
        <translation>
            <numerusform>%1 câștigă partida cu %n punct.</numerusform>
            <numerusform>%1 câștigă partida cu %n puncte.</numerusform>
            <numerusform>%1 câștigă partida cu %n de puncte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>One player&apos;s total: %1 is a name, %2 a number.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 follows your advice.</source>
        <translation>%1 îți urmează sfatul.</translation>
    </message>
    <message>
        <source>%1 sees it otherwise: %2.</source>
        <extracomment>%1 is a player, %2 something to do: &quot;Throw Q♣&quot;.</extracomment>
        <translation>%1 vede altfel: %2.</translation>
    </message>
</context>
<context>
    <name>Retry</name>
    <message>
        <source>Position %1 of %2</source>
        <translation>Poziția %1 din %2</translation>
    </message>
    <message>
        <source>In the match you chose: %1. %2, %3. Find a better choice.</source>
        <translation>În partidă ai ales: %1. %2, %3. Găsește ceva mai bun.</translation>
    </message>
    <message>
        <source>Found: that is better.</source>
        <translation>Ai găsit: e mai bine așa.</translation>
    </message>
    <message>
        <source>That is what you did. Try another choice.</source>
        <translation>Asta ai făcut și atunci. Încearcă altceva.</translation>
    </message>
    <message>
        <source>Not that one. Try again.</source>
        <translation>Nu asta. Mai încearcă.</translation>
    </message>
    <message>
        <source>Try the &amp;solved ones again</source>
        <translation>Reia-le pe cele &amp;rezolvate</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Îna&amp;poi</translation>
    </message>
    <message>
        <source>There are none in this match, or you have solved them all.</source>
        <translation>În această partidă nu e niciuna sau le-ai rezolvat deja pe toate.</translation>
    </message>
    <message>
        <source>No mistakes to try again</source>
        <translation>Nicio greșeală de reluat</translation>
    </message>
    <message>
        <source>Positions come from your reviewed matches. Open a match in the history: it is reviewed then.</source>
        <translation>Pozițiile vin din partidele tale analizate. Deschide o partidă din istoric: atunci se analizează.</translation>
    </message>
    <message>
        <source>That was the last position</source>
        <translation>A fost ultima poziție</translation>
    </message>
    <message>
        <source>Found by yourself: %1 of %2.</source>
        <translation>Găsite de tine: %1 din %2.</translation>
    </message>
    <message>
        <source>Retry my mistakes</source>
        <translation>Reia greșelile mele</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Arată &amp;soluția</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>Poziția &amp;următoare</translation>
    </message>
    <message>
        <source>See it in the &amp;review</source>
        <translation>Ve&amp;zi în analiză</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>This match could not be reviewed; the log says why.</source>
        <translation>Partida nu a putut fi analizată; jurnalul spune de ce.</translation>
    </message>
    <message>
        <source>Reviewing: %1</source>
        <translation>Se analizează: %1</translation>
    </message>
    <message>
        <source>The review begins…</source>
        <translation>Începe analiza…</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Împărțirea %1</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Aici nu e nimic de decis.</translation>
    </message>
    <message>
        <source>Stop playing</source>
        <translation>Oprește derularea</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Derulează</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Toate cărțile pe față</translation>
    </message>
    <message>
        <source>As %1 saw it</source>
        <translation>Vede: %1</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>Ma&amp;să</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Detalii</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Îna&amp;poi</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiză</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>La început</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas înapoi</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas înainte</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>La sfârșit</translation>
    </message>
    <message>
        <source>Whose knowledge is shown</source>
        <translation>Prin ochii cui se vede</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>Joacă de ai&amp;ci</translation>
    </message>
    <message>
        <source>Chance to win the match</source>
        <translation>Șansa de a câștiga partida</translation>
    </message>
    <message>
        <source>Decided with cards that are hidden now. F shows other eyes or all cards.</source>
        <extracomment>The eyes are those of the choice in the head of the page: &quot;As Viktor saw it&quot;, &quot;All cards open&quot;. F is the key.</extracomment>
        <translation>Decizia s-a luat cu cărți ascunse acum. F arată ce vede altcineva sau toate cărțile.</translation>
    </message>
    <message>
        <source>It was the best choice. Others:</source>
        <translation>A fost cea mai bună alegere. Altele:</translation>
    </message>
    <message>
        <source>Best, and what else there was:</source>
        <translation>Cea mai bună și celelalte:</translation>
    </message>
    <message>
        <source>Everybody&apos;s decisions</source>
        <translation>Deciziile tuturor</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Ale cui decizii</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decizii</translation>
    </message>
    <message>
        <source>&amp;Retry my mistakes</source>
        <translation>&amp;Reia greșelile mele</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 chance, %2 points</source>
        <translation>%1 șanse, %2 puncte</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rundă</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Cine</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decizie</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Irosit</translation>
    </message>
    <message>
        <source>Hand %1, %2: %3. %4 %5</source>
        <translation>Runda %1, %2: %3. %4 %5</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The best choice</source>
        <translation>Cea mai bună alegere</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>Points: sat out.</source>
        <translation>Puncte: pe tușă.</translation>
    </message>
    <message>
        <source>Points: none, a drawn hand; luck %1.</source>
        <translation>Puncte: niciunul, rundă remiză; noroc %1.</translation>
    </message>
    <message>
        <source>Points: %1; luck %2 (deal %3, draws %4).</source>
        <translation>Puncte: %1; noroc %2 (împărțire %3, trageri %4).</translation>
    </message>
    <message>
        <source>Play: nothing to decide.</source>
        <translation>Joc: nimic de decis.</translation>
    </message>
    <message numerus="yes">
        <source>Play: sound in %n decisions.</source>
        <translation>
            <numerusform>Joc: fără greșeală în %n decizie.</numerusform>
            <numerusform>Joc: fără greșeală în %n decizii.</numerusform>
            <numerusform>Joc: fără greșeală în %n de decizii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play: %1 points given away in %n decisions; the worst was %2.</source>
        <translation>
            <numerusform>Joc: %1 puncte irosite în %n decizie; cea mai rea: %2.</numerusform>
            <numerusform>Joc: %1 puncte irosite în %n decizii; cea mai rea: %2.</numerusform>
            <numerusform>Joc: %1 puncte irosite în %n de decizii; cea mai rea: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>o gafă</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>o greșeală</translation>
    </message>
    <message>
        <source>an inaccuracy</source>
        <translation>o imprecizie</translation>
    </message>
    <message>
        <source>No blunder in these decisions.</source>
        <translation>Nicio gafă în aceste decizii.</translation>
    </message>
    <message>
        <source>No other blunder in these decisions.</source>
        <translation>Nicio altă gafă în aceste decizii.</translation>
    </message>
    <message>
        <source>No mistake in these decisions.</source>
        <translation>Nicio greșeală în aceste decizii.</translation>
    </message>
    <message>
        <source>No other mistake in these decisions.</source>
        <translation>Nicio altă greșeală în aceste decizii.</translation>
    </message>
    <message>
        <source>No inaccuracy in these decisions.</source>
        <translation>Nicio imprecizie în aceste decizii.</translation>
    </message>
    <message>
        <source>No other inaccuracy in these decisions.</source>
        <translation>Nicio altă imprecizie în aceste decizii.</translation>
    </message>
    <message>
        <source>Nothing to judge: every hand was an assisted one, or there was nothing to decide.</source>
        <translation>Nimic de judecat: toate rundele au fost cu ajutor sau nu a fost nimic de decis.</translation>
    </message>
    <message numerus="yes">
        <source>%1 points given away a decision, in %n decisions; luck %2 points.</source>
        <translation>
            <numerusform>%1 puncte irosite pe decizie, în %n decizie; noroc %2 puncte.</numerusform>
            <numerusform>%1 puncte irosite pe decizie, în %n decizii; noroc %2 puncte.</numerusform>
            <numerusform>%1 puncte irosite pe decizie, în %n de decizii; noroc %2 puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>%n gafă</numerusform>
            <numerusform>%n gafe</numerusform>
            <numerusform>%n de gafe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n greșeală</numerusform>
            <numerusform>%n greșeli</numerusform>
            <numerusform>%n de greșeli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <translation>
            <numerusform>%n imprecizie</numerusform>
            <numerusform>%n imprecizii</numerusform>
            <numerusform>%n de imprecizii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Advice given %n times; followed %1, better than what was done %2.</source>
        <translation>
            <numerusform>Sfat dat: %n dată; urmat: %1; mai bun decât ce s-a făcut: %2.</numerusform>
            <numerusform>Sfat dat: de %n ori; urmat: %1; mai bun decât ce s-a făcut: %2.</numerusform>
            <numerusform>Sfat dat: de %n de ori; urmat: %1; mai bun decât ce s-a făcut: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands were played with help and are not counted.</source>
        <translation>
            <numerusform>%n rundă s-a jucat cu ajutor și nu se socotește.</numerusform>
            <numerusform>%n runde s-au jucat cu ajutor și nu se socotesc.</numerusform>
            <numerusform>%n de runde s-au jucat cu ajutor și nu se socotesc.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <extracomment>Chances to win the match at the moment shown: &quot;Here: You 45 %; Nadia 30 %; Viktor 25 %&quot;.</extracomment>
        <translation>Aici: %1</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 de la %2 la %3</translation>
    </message>
    <message>
        <source>Chance to win the match: %1</source>
        <translation>Șansa de a câștiga partida: %1</translation>
    </message>
</context>
<context>
    <name>ReviewFlow</name>
    <message>
        <source>This match cannot be opened; the log says why.</source>
        <translation>Partida nu poate fi deschisă; jurnalul spune de ce.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>thrown: %1</source>
        <translation>decartată: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, with %2 laid off</source>
        <extracomment>%1 is a meld, &quot;run, 5 to 7 of clubs&quot;, %2 cards.</extracomment>
        <translation>%1; lipire: %2</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>Go to a section of the rules</source>
        <translation>Mergi la o secțiune a regulilor</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>In the box</source>
        <translation>În cutie</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Căpitan</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <translation>Pe tușă</translation>
    </message>
    <message>
        <source>by day</source>
        <translation>pe zile</translation>
    </message>
    <message>
        <source>by week</source>
        <translation>pe săptămâni</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>pe luni</translation>
    </message>
    <message>
        <source>by year</source>
        <translation>pe ani</translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n rundă</numerusform>
            <numerusform>%n runde</numerusform>
            <numerusform>%n de runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draws</source>
        <translation>
            <numerusform>%n tragere</numerusform>
            <numerusform>%n trageri</numerusform>
            <numerusform>%n de trageri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n împărțire</numerusform>
            <numerusform>%n împărțiri</numerusform>
            <numerusform>%n de împărțiri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decizie</numerusform>
            <numerusform>%n decizii</numerusform>
            <numerusform>%n de decizii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partidă</numerusform>
            <numerusform>%n partide</numerusform>
            <numerusform>%n de partide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knocks</source>
        <translation>
            <numerusform>%n închidere</numerusform>
            <numerusform>%n închideri</numerusform>
            <numerusform>%n de închideri</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <extracomment>The ends of a 95 % interval, both in percent.</extracomment>
        <translation>%1–%2&#xa0;%</translation>
    </message>
    <message>
        <source>%1 of %2; %3</source>
        <extracomment>%1 of %2 cases; %3 is an interval in words.</extracomment>
        <translation>%1 din %2; %3</translation>
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
            <numerusform>%n partidă de antrenament</numerusform>
            <numerusform>%n partide de antrenament</numerusform>
            <numerusform>%n de partide de antrenament</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported matches</source>
        <translation>
            <numerusform>%n partidă importată</numerusform>
            <numerusform>%n partide importate</numerusform>
            <numerusform>%n de partide importate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n abandonată</numerusform>
            <numerusform>%n abandonate</numerusform>
            <numerusform>%n abandonate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n neterminată</numerusform>
            <numerusform>%n neterminate</numerusform>
            <numerusform>%n neterminate</numerusform>
        </translation>
    </message>
    <message>
        <source>Not counted: %1.</source>
        <extracomment>%1 is a list of kinds of matches with their numbers.</extracomment>
        <translation>Nu se socotesc: %1.</translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n hands a hint was shown: they are left out of the error rates.</source>
        <translation>
            <numerusform>În %1 din %n rundă s-a arătat o sugestie: nu intră în rata erorilor.</numerusform>
            <numerusform>În %1 din %n runde s-a arătat o sugestie: nu intră în rata erorilor.</numerusform>
            <numerusform>În %1 din %n de runde s-a arătat o sugestie: nu intră în rata erorilor.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: three equals</source>
        <translation>%1: trei jucători egali</translation>
    </message>
    <message>
        <source>%1: players of equal strength</source>
        <translation>%1: jucători de forță egală</translation>
    </message>
    <message>
        <source>You win more than an equal would: %1 (%2); an equal wins %3.</source>
        <translation>Câștigi mai mult decât ar câștiga un egal: %1 (%2); un egal câștigă %3.</translation>
    </message>
    <message>
        <source>You win less than an equal would: %1 (%2); an equal wins %3.</source>
        <translation>Câștigi mai puțin decât ar câștiga un egal: %1 (%2); un egal câștigă %3.</translation>
    </message>
    <message>
        <source>You win %1 (%2): too near to the %3 of an equal to tell a difference.</source>
        <translation>Câștigi %1 (%2): prea aproape de %3, cât câștigă un egal, ca să se vadă vreo diferență.</translation>
    </message>
    <message>
        <source>without a level</source>
        <translation>fără nivel</translation>
    </message>
    <message>
        <source>both %1</source>
        <extracomment>%1 is a level of play; both opponents have it.</extracomment>
        <translation>amândoi: %1</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <extracomment>%1 is a percentage, %2 of %3 matches.</extracomment>
        <translation>%1, %2 din %3</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Runde câștigate</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Puncte pe rundă</translation>
    </message>
    <message>
        <source>Points scored</source>
        <translation>Puncte marcate</translation>
    </message>
    <message>
        <source>Points conceded</source>
        <translation>Puncte cedate</translation>
    </message>
    <message>
        <source>Gins</source>
        <translation>Ginuri</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Închideri</translation>
    </message>
    <message>
        <source>Deadwood left at knocks</source>
        <translation>Puncte rămase la închideri</translation>
    </message>
    <message>
        <source>Undercuts made</source>
        <translation>Contre reușite</translation>
    </message>
    <message>
        <source>Own knocks undercut</source>
        <translation>Închideri proprii contrate</translation>
    </message>
    <message>
        <source>Drawn hands</source>
        <translation>Runde remiză</translation>
    </message>
    <message>
        <source>Advice that was followed</source>
        <translation>Sfaturi urmate</translation>
    </message>
    <message>
        <source>Luck a draw, points</source>
        <translation>Noroc pe tragere, puncte</translation>
    </message>
    <message>
        <source>Luck a deal, points</source>
        <translation>Noroc pe împărțire, puncte</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Rata erorilor</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Imprecizii</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Greșeli</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Gafe</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Toate deciziile</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>%1 is a number, %2 an interval in words.</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Decisions are judged by the review: none of these matches has been reviewed yet.</source>
        <translation>Deciziile se judecă la analiză: niciuna dintre aceste partide nu a fost analizată încă.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n matches have been reviewed.</source>
        <translation>
            <numerusform>S-au analizat %1 din %n partidă.</numerusform>
            <numerusform>S-au analizat %1 din %n partide.</numerusform>
            <numerusform>S-au analizat %1 din %n de partide.</numerusform>
        </translation>
    </message>
    <message>
        <source>The error rate is the points given away a decision; lower is better.</source>
        <translation>Rata erorilor înseamnă puncte irosite pe decizie; mai mic e mai bine.</translation>
    </message>
    <message>
        <source>Not judged: %1 decisions in hands with a hint, %2 made after advice.</source>
        <translation>Decizii nejudecate: %1 în runde cu sugestie, %2 luate după un sfat.</translation>
    </message>
</context>
<context>
    <name>StatisticsFile</name>
    <message>
        <source>Group</source>
        <translation>Grupă</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Rubrică</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifră</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valoare</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95&#xa0;% de la</translation>
    </message>
    <message>
        <source>95 % to</source>
        <translation>95&#xa0;% până la</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Număr</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Toate partidele</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partide câștigate</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Hands with a hint</source>
        <translation>Runde cu sugestie</translation>
    </message>
    <message>
        <source>Reviewed matches</source>
        <translation>Partide analizate</translation>
    </message>
    <message>
        <source>Practice matches, not counted</source>
        <translation>Partide de antrenament, neluate în calcul</translation>
    </message>
    <message>
        <source>Imported matches, not counted</source>
        <translation>Partide importate, neluate în calcul</translation>
    </message>
    <message>
        <source>Matches given up, not counted</source>
        <translation>Partide abandonate, neluate în calcul</translation>
    </message>
    <message>
        <source>Unfinished matches, not counted</source>
        <translation>Partide neterminate, neluate în calcul</translation>
    </message>
    <message>
        <source>By level of the opponents</source>
        <translation>După nivelul adversarilor</translation>
    </message>
    <message>
        <source>By role</source>
        <translation>După rol</translation>
    </message>
    <message>
        <source>Drawn hands</source>
        <translation>Runde remiză</translation>
    </message>
    <message>
        <source>Advice followed</source>
        <translation>Sfaturi urmate</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Runde câștigate</translation>
    </message>
    <message>
        <source>Points scored</source>
        <translation>Puncte marcate</translation>
    </message>
    <message>
        <source>Points conceded</source>
        <translation>Puncte cedate</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Puncte pe rundă</translation>
    </message>
    <message>
        <source>Gins</source>
        <translation>Ginuri</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Închideri</translation>
    </message>
    <message>
        <source>Deadwood left at knocks</source>
        <translation>Puncte rămase la închideri</translation>
    </message>
    <message>
        <source>Undercuts made</source>
        <translation>Contre reușite</translation>
    </message>
    <message>
        <source>Own knocks undercut</source>
        <translation>Închideri proprii contrate</translation>
    </message>
    <message>
        <source>Luck a draw</source>
        <translation>Noroc pe tragere</translation>
    </message>
    <message>
        <source>Luck a deal</source>
        <translation>Noroc pe împărțire</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decizii</translation>
    </message>
    <message>
        <source>Points lost a decision</source>
        <translation>Puncte irosite pe decizie</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Luate</translation>
    </message>
    <message>
        <source>With a hint, not judged</source>
        <translation>Cu sugestie, nejudecate</translation>
    </message>
    <message>
        <source>After advice, not judged</source>
        <translation>După sfat, nejudecate</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Imprecizii</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Greșeli</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Gafe</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>În timp</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Matches</source>
        <translation>Partide</translation>
    </message>
    <message>
        <source>won</source>
        <translation>câștigate</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>partide</translation>
    </message>
    <message>
        <source>points a hand</source>
        <translation>puncte pe rundă</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Câștigate</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decizii</translation>
    </message>
    <message>
        <source>Table for a spreadsheet (*.csv)</source>
        <translation>Tabel pentru calcul tabelar (*.csv)</translation>
    </message>
    <message>
        <source>Export the figures</source>
        <translation>Exportă cifrele</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 nu poate fi scris.</translation>
    </message>
    <message>
        <source>The figures are in %1.</source>
        <translation>Cifrele sunt în %1.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistici</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportă…</translation>
    </message>
    <message>
        <source>Matches of</source>
        <translation>Partide din</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Adversari</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Grafice</translation>
    </message>
    <message numerus="yes">
        <source>the last %n days</source>
        <translation>
            <numerusform>ultima zi (%n)</numerusform>
            <numerusform>ultimele %n zile</numerusform>
            <numerusform>ultimele %n de zile</numerusform>
        </translation>
    </message>
    <message>
        <source>all times</source>
        <translation>toată perioada</translation>
    </message>
    <message>
        <source>this year</source>
        <translation>anul acesta</translation>
    </message>
    <message>
        <source>all levels</source>
        <translation>toate nivelurile</translation>
    </message>
    <message>
        <source>all rules</source>
        <translation>toate regulile</translation>
    </message>
    <message>
        <source>as it fits</source>
        <translation>automat</translation>
    </message>
    <message>
        <source>By the opponents&apos; levels</source>
        <translation>După nivelul adversarilor</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>În timp</translation>
    </message>
    <message>
        <source>Below each figure its count, and the interval that holds the true value in 95 of 100 cases.</source>
        <translation>Sub fiecare cifră stau numărul pe care se bazează și intervalul care cuprinde valoarea adevărată în 95 de cazuri din 100.</translation>
    </message>
    <message>
        <source>By role</source>
        <translation>După rol</translation>
    </message>
    <message>
        <source>How it is counted</source>
        <translation>Cum se socotește</translation>
    </message>
    <message>
        <source>Share of matches won</source>
        <translation>Ponderea partidelor câștigate</translation>
    </message>
    <message>
        <source>Share of matches won, by the opponents&apos; levels</source>
        <translation>Ponderea partidelor câștigate, după nivelul adversarilor</translation>
    </message>
    <message>
        <source>Figures by role</source>
        <translation>Cifre după rol</translation>
    </message>
    <message>
        <source>Figures of decisions</source>
        <translation>Cifre despre decizii</translation>
    </message>
    <message>
        <source>Counted are real matches that you played here to the end.</source>
        <translation>Se socotesc partidele adevărate pe care le-ai jucat aici până la capăt.</translation>
    </message>
    <message>
        <source>Practice, imported and unfinished matches and those given up are told apart and not counted.</source>
        <translation>Partidele de antrenament, importate, neterminate și abandonate sunt arătate separat și nu se socotesc.</translation>
    </message>
    <message>
        <source>Points a hand are your own less those of the other player; drawn hands do not count as won or lost.</source>
        <translation>Punctele pe rundă sunt ale tale minus ale adversarului; rundele remiză nu sunt nici câștigate, nici pierdute.</translation>
    </message>
    <message>
        <source>Hands with a hint and decisions made after advice are left out of the error rates.</source>
        <translation>Rundele cu sugestie și deciziile luate după un sfat nu intră în rata erorilor.</translation>
    </message>
    <message>
        <source>Intervals are for 95 %: Wilson&apos;s for shares, the normal one for means.</source>
        <translation>Intervalele sunt de 95&#xa0;%: Wilson pentru ponderi, cel normal pentru medii.</translation>
    </message>
    <message>
        <source>A week begins on Monday; times are those of your clock.</source>
        <translation>Săptămâna începe luni; orele sunt cele ale ceasului tău.</translation>
    </message>
    <message>
        <source>The matches cannot be read</source>
        <translation>Partidele nu pot fi citite</translation>
    </message>
    <message>
        <source>No finished match is like this.</source>
        <translation>Nicio partidă încheiată nu e de felul acesta.</translation>
    </message>
    <message>
        <source>Nothing to count</source>
        <translation>Nimic de socotit</translation>
    </message>
    <message>
        <source>Count &amp;all matches</source>
        <translation>Socotește &amp;toate partidele</translation>
    </message>
    <message>
        <source>As soon as a match is finished, its figures are here.</source>
        <translation>De îndată ce se încheie o partidă, cifrele ei apar aici.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Încă nimic de socotit</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>%1 says</source>
        <translation>%1 spune</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Sugestie</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Sfaturi</translation>
    </message>
    <message>
        <source>Your partner sees your cards and can be asked.</source>
        <translation>Partenerul îți vede cărțile și îi poți cere sfatul.</translation>
    </message>
    <message>
        <source>You see the captain&apos;s cards and may advise.</source>
        <translation>Vezi cărțile căpitanului și îl poți sfătui.</translation>
    </message>
    <message>
        <source>Nobody advises the box. A hint counts the hand as assisted.</source>
        <translation>Cutia nu primește sfaturi de la nimeni. După o sugestie, runda se socotește jucată cu ajutor.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carte cu fața în jos</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>aleasă</translation>
    </message>
    <message>
        <source>advised</source>
        <translation>recomandare</translation>
    </message>
    <message>
        <source>laid off</source>
        <translation>lipită</translation>
    </message>
    <message>
        <source>Thrown so far, the oldest first</source>
        <translation>Decartate până acum, în ordine</translation>
    </message>
    <message>
        <source>Show the side panel</source>
        <translation>Arată panoul lateral</translation>
    </message>
    <message>
        <source>Fold the side panel</source>
        <translation>Ascunde panoul lateral</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n cards</source>
        <translation>
            <numerusform>Talon, %n carte</numerusform>
            <numerusform>Talon, %n cărți</numerusform>
            <numerusform>Talon, %n de cărți</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the stock</source>
        <translation>
            <numerusform>%n carte în talon</numerusform>
            <numerusform>%n cărți în talon</numerusform>
            <numerusform>%n de cărți în talon</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Teanc de decartare gol</translation>
    </message>
    <message>
        <source>Discard pile, %1</source>
        <translation>Teanc de decartare, %1</translation>
    </message>
    <message>
        <source>Knock: gin only</source>
        <translation>Închide runda: numai gin</translation>
    </message>
    <message numerus="yes">
        <source>Knock: with %n or less</source>
        <translation>
            <numerusform>Închide runda: cu cel mult %n</numerusform>
            <numerusform>Închide runda: cu cel mult %n</numerusform>
            <numerusform>Închide runda: cu cel mult %n</numerusform>
        </translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>se gândește…</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n points of %2</source>
        <translation>
            <numerusform>%1, %n punct din %2</numerusform>
            <numerusform>%1, %n puncte din %2</numerusform>
            <numerusform>%1, %n de puncte din %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, number %2 of %3</source>
        <translation>%1, numărul %2 din %3</translation>
    </message>
    <message>
        <source>Draw for roles</source>
        <translation>Tragerea rolurilor</translation>
    </message>
    <message>
        <source>You have gin</source>
        <translation>Ai gin</translation>
    </message>
    <message>
        <source>%1 has gin</source>
        <translation>%1 are gin</translation>
    </message>
    <message>
        <source>You knock with %2</source>
        <translation>Închizi cu %2</translation>
    </message>
    <message>
        <source>%1 knocks with %2</source>
        <translation>%1 închide cu %2</translation>
    </message>
    <message>
        <source>You hold %2</source>
        <translation>Rămâi cu %2</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>%1 rămâne cu %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rundă</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jucător</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mutare</translation>
    </message>
    <message>
        <source>%1 (advised: %2)</source>
        <extracomment>In the list of moves: %1 what was done, %2 what the partner had advised.</extracomment>
        <translation>%1 (sfat: %2)</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Scor</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mutări</translation>
    </message>
    <message>
        <source>Ask partner</source>
        <translation>Cere sfat</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Foaia de scor</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Runda aceasta</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panou lateral</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>până la %1</translation>
    </message>
    <message>
        <source>take it</source>
        <translation>ia cartea</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <translation>trage din talon</translation>
    </message>
    <message>
        <source>throw %1</source>
        <translation>decartează %1</translation>
    </message>
    <message>
        <source>knock, throw %1</source>
        <translation>închide runda, decartează %1</translation>
    </message>
    <message>
        <source>lay off</source>
        <translation>lipește</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n points, total %3</source>
        <extracomment>Read aloud from the score sheet: %1 a player, %2 a role, %3 the total after the hand.</extracomment>
        <translation>
            <numerusform>%1, %2, %n punct, total %3</numerusform>
            <numerusform>%1, %2, %n puncte, total %3</numerusform>
            <numerusform>%1, %2, %n de puncte, total %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Order by rank</source>
        <translation>Ordonează după valoare</translation>
    </message>
    <message>
        <source>Order by suit</source>
        <translation>Ordonează după culoare</translation>
    </message>
    <message>
        <source>Order by melds</source>
        <translation>Ordonează pe formații</translation>
    </message>
    <message>
        <source>My own order</source>
        <translation>Ordinea mea</translation>
    </message>
    <message>
        <source>Order of your cards</source>
        <translation>Ordinea cărților tale</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Cărțile tale</translation>
    </message>
    <message>
        <source>Hints are switched off in the preferences.</source>
        <translation>Sugestiile sunt oprite din preferințe.</translation>
    </message>
    <message>
        <source>There is nothing to decide for you now.</source>
        <translation>Acum nu ai nimic de decis.</translation>
    </message>
    <message>
        <source>Only a captain in turn can ask the partner.</source>
        <translation>Doar căpitanul, la rândul lui, poate cere sfat partenerului.</translation>
    </message>
    <message>
        <source>Moves can be taken back in a practice match only, after a move of yours.</source>
        <translation>Mutările se pot anula doar la antrenament, după o mutare a ta.</translation>
    </message>
    <message>
        <source>The discards are hidden by your preferences.</source>
        <translation>Cărțile decartate sunt ascunse prin preferințele tale.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Nu ai nicio carte în mână.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Select a card to throw.</source>
        <translation>Alege o carte de decartat.</translation>
    </message>
    <message>
        <source>No knock yet: in this match only gin may be laid.</source>
        <translation>Încă nu poți închide runda: partida se joacă numai pe gin.</translation>
    </message>
    <message numerus="yes">
        <source>No knock yet: it needs %n deadwood or less.</source>
        <translation>
            <numerusform>Încă nu poți închide runda: trebuie să rămână cel mult %n punct.</numerusform>
            <numerusform>Încă nu poți închide runda: trebuie să rămână cel mult %n puncte.</numerusform>
            <numerusform>Încă nu poți închide runda: trebuie să rămână cel mult %n de puncte.</numerusform>
        </translation>
    </message>
    <message>
        <source>No way to lay the cards like that.</source>
        <translation>Cărțile nu se pot etala așa.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Trage o carte</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Arată rezultatul</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiză</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Partidă nouă</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Împarte</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Runda următoare</translation>
    </message>
    <message>
        <source>Lay gin</source>
        <translation>Etalează gin</translation>
    </message>
    <message numerus="yes">
        <source>Lay, %n left</source>
        <translation>
            <numerusform>Etalează cu %n</numerusform>
            <numerusform>Etalează cu %n</numerusform>
            <numerusform>Etalează cu %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <source>Other melds</source>
        <translation>Alte formații</translation>
    </message>
    <message numerus="yes">
        <source>Confirm, %n left</source>
        <translation>
            <numerusform>Confirmă cu %n</numerusform>
            <numerusform>Confirmă cu %n</numerusform>
            <numerusform>Confirmă cu %n</numerusform>
        </translation>
    </message>
    <message>
        <source>As proposed</source>
        <translation>Propunerea</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Ia %1</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Trage</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Decartează</translation>
    </message>
    <message>
        <source>Throw %1</source>
        <translation>Decartează %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuă</translation>
    </message>
    <message>
        <source>Advise %1</source>
        <translation>Sfat: %1</translation>
    </message>
    <message numerus="yes">
        <source>Advise, %n left</source>
        <translation>
            <numerusform>Sfat: rămâne %n</numerusform>
            <numerusform>Sfat: rămân %n</numerusform>
            <numerusform>Sfat: rămân %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Advise</source>
        <translation>Sfătuiește</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Privește</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Sari peste</translation>
    </message>
    <message>
        <source>The hand is counted.</source>
        <translation>Se socotesc punctele rundei.</translation>
    </message>
    <message>
        <source>Press a card to change its meld, then lay them.</source>
        <translation>Apasă o carte ca să-i schimbi formația, apoi etalează.</translation>
    </message>
    <message>
        <source>Your melds as they will be laid.</source>
        <translation>Formațiile tale, așa cum vor fi etalate.</translation>
    </message>
    <message>
        <source>Your advice: %1.</source>
        <translation>Sfatul tău: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Throwing it leaves %n deadwood.</source>
        <translation>
            <numerusform>Fără ea rămâne %n punct.</numerusform>
            <numerusform>Fără ea rămân %n puncte.</numerusform>
            <numerusform>Fără ea rămân %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press it again to throw it: that leaves %n deadwood.</source>
        <translation>
            <numerusform>Apas-o din nou ca s-o decartezi: rămâne %n punct.</numerusform>
            <numerusform>Apas-o din nou ca s-o decartezi: rămân %n puncte.</numerusform>
            <numerusform>Apas-o din nou ca s-o decartezi: rămân %n de puncte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 asks for your advice: mark a move, or go on.</source>
        <translation>%1 îți cere sfatul: indică o mutare sau continuă.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>De ce?</translation>
    </message>
    <message>
        <source>The highest card is in the box, the middle one captain, the lowest sits out as the captain&apos;s partner.</source>
        <translation>Cea mai mare carte intră în cutie, cea mijlocie e căpitan, cea mai mică stă pe tușă, ca partener al căpitanului.</translation>
    </message>
    <message>
        <source>Match given up</source>
        <translation>Partidă abandonată</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Împărțirea %1</translation>
    </message>
    <message>
        <source>Laid off: %1.</source>
        <translation>S-a lipit: %1.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Împarți tu.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 împarte.</translation>
    </message>
    <message>
        <source>The move is taken back.</source>
        <translation>Mutarea a fost anulată.</translation>
    </message>
    <message>
        <source>Below it: %1</source>
        <translation>Sub ea: %1</translation>
    </message>
    <message>
        <source>%1. The match goes to %2.</source>
        <translation>%1. Partida se joacă până la %2.</translation>
    </message>
</context>
<context>
    <name>TimeCharts</name>
    <message>
        <source>None of these matches has been reviewed yet: error rate and luck over time come with the reviews.</source>
        <translation>Niciuna dintre aceste partide nu a fost analizată încă: rata erorilor și norocul în timp vin odată cu analizele.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>%1 is a period, %2 a percentage, %3 a number of matches in words.</extracomment>
        <translation>%1: %2 din %3</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partide câștigate</translation>
    </message>
    <message>
        <source>The band is the 95 % interval of each period.</source>
        <translation>Banda este intervalul de 95&#xa0;% al fiecărei perioade.</translation>
    </message>
    <message>
        <source>%1: %2 points a decision, %3</source>
        <extracomment>%1 is a period, %2 a number, %3 half an interval and a number of decisions in words, or the latter alone.</extracomment>
        <translation>%1: %2 puncte pe decizie, %3</translation>
    </message>
    <message>
        <source>Points given away a decision, hints and advice left out; lower is better.</source>
        <translation>Puncte irosite pe decizie, fără sugestii și sfaturi; mai mic e mai bine.</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Rata erorilor</translation>
    </message>
    <message>
        <source>%1: %2 a draw, %3 a deal</source>
        <translation>%1: %2 pe tragere, %3 pe împărțire</translation>
    </message>
    <message>
        <source>Points above what chance brings on average, which is 0; the band is the 95 % interval of the draws.</source>
        <translation>Puncte peste ce aduce întâmplarea în medie, adică 0; banda este intervalul de 95&#xa0;% al tragerilor.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Noroc</translation>
    </message>
    <message>
        <source>of the draw</source>
        <translation>la trageri</translation>
    </message>
    <message>
        <source>of the deal</source>
        <translation>la împărțire</translation>
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
        <translation>Istoricul partidelor era deteriorat; a fost pus deoparte ca %1 și s-a început altul.</translation>
    </message>
    <message>
        <source>The file of the match history is another program&apos;s; it was set aside as %1 and a new one begun.</source>
        <translation>Fișierul cu istoricul partidelor aparține altui program; a fost pus deoparte ca %1 și s-a început altul.</translation>
    </message>
    <message>
        <source>The match history was written by a newer version; it is left as it is, and this match is not saved.</source>
        <translation>Istoricul partidelor a fost scris de o versiune mai nouă; rămâne cum este, iar partida aceasta nu se salvează.</translation>
    </message>
    <message>
        <source>The match history cannot be written to; you can play, but nothing is saved.</source>
        <translation>În istoricul partidelor nu se poate scrie; poți juca, dar nu se salvează nimic.</translation>
    </message>
    <message>
        <source>The disk is full; you can play on, and saving is tried again at every move.</source>
        <translation>Discul e plin; poți juca mai departe, iar salvarea se reîncearcă la fiecare mutare.</translation>
    </message>
    <message>
        <source>The match history is in use by another program; saving is tried again at every move.</source>
        <translation>Istoricul partidelor este folosit de alt program; salvarea se reîncearcă la fiecare mutare.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be used; you can play, but nothing is saved.</source>
        <translation>Dosarul %1 nu poate fi folosit; poți juca, dar nu se salvează nimic.</translation>
    </message>
    <message>
        <source>The match history cannot be read or written; saving is tried again at every move.</source>
        <translation>Istoricul partidelor nu poate fi citit sau scris; salvarea se reîncearcă la fiecare mutare.</translation>
    </message>
    <message>
        <source>The preferences could not be read; they were kept as %1 and start anew.</source>
        <translation>Preferințele nu au putut fi citite; au fost păstrate ca %1 și încep de la zero.</translation>
    </message>
    <message>
        <source>The preferences cannot be saved.</source>
        <translation>Preferințele nu pot fi salvate.</translation>
    </message>
    <message>
        <source>A computer player failed and a simpler one moved in its place; the game goes on.</source>
        <translation>Un jucător virtual a dat greș, iar unul mai simplu a mutat în locul lui; jocul continuă.</translation>
    </message>
    <message>
        <source>The program is open already; this window plays without saving.</source>
        <translation>Programul e deja deschis; fereastra aceasta joacă fără să salveze.</translation>
    </message>
    <message>
        <source>Something went wrong in the program; you can go on playing. Help, Copy details for a report tells more.</source>
        <translation>Ceva n-a mers în program; poți juca mai departe. Mai multe afli din „Ajutor”, „Copiază detalii pentru un raport”.</translation>
    </message>
    <message>
        <source>This is not a match of this program.</source>
        <translation>Aceasta nu este o partidă a acestui program.</translation>
    </message>
    <message>
        <source>The match was written by a newer version of the program.</source>
        <translation>Partida a fost scrisă de o versiune mai nouă a programului.</translation>
    </message>
    <message>
        <source>The file is too large to be a match.</source>
        <translation>Fișierul e prea mare ca să fie o partidă.</translation>
    </message>
    <message>
        <source>Something in it is missing or has no meaning (%1).</source>
        <translation>Ceva din partidă lipsește sau nu are sens (%1).</translation>
    </message>
    <message>
        <source>A card in it is unknown, missing or there twice (%1).</source>
        <translation>O carte din partidă este necunoscută, lipsește sau apare de două ori (%1).</translation>
    </message>
    <message>
        <source>Something in it is against the rules (%1).</source>
        <translation>Ceva din partidă încalcă regulile (%1).</translation>
    </message>
    <message>
        <source>The totals in it do not add up (%1).</source>
        <translation>Totalurile partidei nu se potrivesc (%1).</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Upcard</source>
        <translation>Cartea întoarsă</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tragere</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Decartare</translation>
    </message>
    <message>
        <source>Knock or not</source>
        <translation>Închidere sau nu</translation>
    </message>
    <message>
        <source>Laying the melds</source>
        <translation>Etalarea formațiilor</translation>
    </message>
    <message>
        <source>Laying off</source>
        <translation>Lipire</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Bună</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecizie</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Greșeală</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gafă</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Joc</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mutare</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vizualizare</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajutor</translation>
    </message>
</context>
<context>
    <name>_Cards</name>
    <message>
        <source>Card si&amp;ze</source>
        <translation>Mări&amp;mea cărților</translation>
    </message>
    <message>
        <source>Card &amp;back</source>
        <translation>&amp;Spatele cărților</translation>
    </message>
    <message>
        <source>Four s&amp;uit colours</source>
        <translation>Patru c&amp;ulori în loc de două</translation>
    </message>
    <message>
        <source>Large &amp;index in the corners</source>
        <translation>C&amp;ifre și litere mari în colțuri</translation>
    </message>
</context>
<context>
    <name>_General</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Limba</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Tem&amp;a</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Ca sistemul</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Luminoasă</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Întunecată</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrast ridicat</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Mări&amp;mea textului</translation>
    </message>
    <message>
        <source>&amp;Movement of cards</source>
        <translation>Mișcarea &amp;cărților</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Oprită</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapidă</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normală</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lentă</translation>
    </message>
    <message>
        <source>&amp;Side panel with scores, moves and advice</source>
        <translation>&amp;Panou lateral cu scor, mutări și sfaturi</translation>
    </message>
    <message>
        <source>Like the system (%1)</source>
        <translation>Ca sistemul (%1)</translation>
    </message>
</context>
<context>
    <name>_HouseRules</name>
    <message>
        <source>Gin &amp;bonus</source>
        <translation>&amp;Bonus de gin</translation>
    </message>
    <message>
        <source>&amp;Undercut bonus</source>
        <translation>B&amp;onus de contră</translation>
    </message>
    <message>
        <source>&amp;Knock with at most</source>
        <translation>Înc&amp;hidere cu cel mult</translation>
    </message>
    <message>
        <source>A card &amp;taken may be thrown back at once</source>
        <translation>Cartea luată se poate decarta &amp;imediat</translation>
    </message>
    <message>
        <source>gin only</source>
        <translation>doar gin</translation>
    </message>
</context>
<context>
    <name>_Keys</name>
    <message>
        <source>&amp;Single letters and digits are keys</source>
        <translation>Folosește litere și cifre ca &amp;taste</translation>
    </message>
    <message>
        <source>Press a button, then the new key. Delete takes the key away, Escape leaves it as it is.</source>
        <translation>Apasă un buton, apoi tasta nouă. Delete înlătură tasta, Esc o lasă cum este.</translation>
    </message>
    <message>
        <source>&amp;Restore all keys</source>
        <translation>&amp;Restabilește toate tastele</translation>
    </message>
</context>
<context>
    <name>_Play</name>
    <message>
        <source>&amp;Order of my cards</source>
        <translation>&amp;Ordinea cărților mele</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>După valoare</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>După culoare</translation>
    </message>
    <message>
        <source>By melds</source>
        <translation>Pe formații</translation>
    </message>
    <message>
        <source>My own order</source>
        <translation>Ordinea mea</translation>
    </message>
    <message>
        <source>Computer players &amp;think</source>
        <translation>Calculatorul gân&amp;dește</translation>
    </message>
    <message>
        <source>No longer than they need</source>
        <translation>Doar cât e nevoie</translation>
    </message>
    <message>
        <source>A moment</source>
        <translation>O clipă</translation>
    </message>
    <message>
        <source>As people do</source>
        <translation>Ca oamenii</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Pe îndelete</translation>
    </message>
    <message>
        <source>When I s&amp;it out</source>
        <translation>Când stau pe &amp;tușă</translation>
    </message>
    <message>
        <source>I advise the captain</source>
        <translation>Îl sfătuiesc pe căpitan</translation>
    </message>
    <message>
        <source>I watch</source>
        <translation>Privesc</translation>
    </message>
    <message>
        <source>Skip to the end of the hand</source>
        <translation>Sar la sfârșitul rundei</translation>
    </message>
    <message>
        <source>Speed of &amp;watching</source>
        <translation>Viteza când p&amp;rivesc</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lentă</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normală</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapidă</translation>
    </message>
    <message>
        <source>&amp;Arrange my cards automatically</source>
        <translation>&amp;Aranjează-mi cărțile automat</translation>
    </message>
    <message>
        <source>Throw a card with o&amp;ne click</source>
        <translation>Decartează cu un singur cli&amp;c</translation>
    </message>
    <message>
        <source>&amp;Hints can be asked for</source>
        <translation>&amp;Sugestii la cerere</translation>
    </message>
    <message>
        <source>Hide the cards &amp;below the top of the discard pile</source>
        <translation>Ascunde cărțile de sub &amp;vârful teancului</translation>
    </message>
    <message>
        <source>&amp;Pause after each hand</source>
        <translation>&amp;Pauză după fiecare rundă</translation>
    </message>
    <message>
        <source>Re&amp;view every match when it is over</source>
        <translation>Ana&amp;lizează fiecare partidă la sfârșit</translation>
    </message>
</context>
</TS>
