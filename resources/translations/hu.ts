<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About threegin</source>
        <translation>A threegin névjegye</translation>
    </message>
    <message>
        <source>Three-handed gin rummy: you against two computer players, without any network.</source>
        <translation>Háromszemélyes gin römi: te két gépi játékos ellen, hálózat nélkül.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. The cards, the marks and the texts are this project&apos;s own.</source>
        <translation>Szabad szoftver, MIT-licenccel. A lapok, a jelek és a szövegek e program saját alkotásai.</translation>
    </message>
    <message>
        <source>It stands on Qt for Python, which is free software under the GNU LGPL 3.</source>
        <translation>A Qt for Pythonra épül, amely szabad szoftver a GNU LGPL 3 szerint.</translation>
    </message>
    <message>
        <source>Python %1, Qt %2, PySide6 %3</source>
        <translation>Python %1, Qt %2, PySide6 %3</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
</context>
<context>
    <name>BackChoice</name>
    <message>
        <source>Lattice</source>
        <translation>Rács</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Pikkely</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Csillagok</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>Rozetta</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>clubs</source>
        <translation>treff</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>káró</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kőr</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pikk</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ász</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>bubi</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dáma</translation>
    </message>
    <message>
        <source>king</source>
        <translation>király</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ászok</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>kettesek</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>hármasok</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>négyesek</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>ötösök</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>hatosok</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>hetesek</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>nyolcasok</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>kilencesek</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>tízesek</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>bubik</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>dámák</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>királyok</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A card: %1 is its rank (&quot;queen&quot;, &quot;7&quot;), %2 its suit (&quot;clubs&quot;).</extracomment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>run, %1 to %2 of %3</source>
        <extracomment>%1 and %2 are ranks, %3 is a suit.</extracomment>
        <translation>%3 sor, %1–%2</translation>
    </message>
    <message>
        <source>set, %1</source>
        <translation>csoport, %1</translation>
    </message>
    <message>
        <source>run · %1 to %2</source>
        <extracomment>Under a meld on the table, short. %1 and %2 are ranks as on the card: &quot;5&quot;, &quot;Q&quot;.</extracomment>
        <translation>sor · %1–%2</translation>
    </message>
    <message>
        <source>set · %1</source>
        <translation>csoport · %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>usage: </source>
        <translation>használat: </translation>
    </message>
    <message>
        <source>options</source>
        <translation>kapcsolók</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>kiírja ezt a súgót, és kilép</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>%(argument_name)s kapcsoló: %(message)s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>egy értéket vár</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>nem vár értéket, ez felesleges: %r</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>nem egyértelmű kapcsoló: %(option)s, lehet: %(matches)s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>érvénytelen érték: %(value)r (lehetséges: %(choices)s)</translation>
    </message>
    <message>
        <source>%1: error: %2</source>
        <translation>%1: hiba: %2</translation>
    </message>
    <message>
        <source>Three-handed gin rummy: one person against two computer players.</source>
        <translation>Háromszemélyes gin römi: egy ember két gépi játékos ellen.</translation>
    </message>
    <message>
        <source>Options of Qt, such as -platform, are passed on.</source>
        <translation>A Qt kapcsolóit (például -platform) a Qt kapja meg.</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>kiírja a verziót, és kilép</translation>
    </message>
    <message>
        <source>DIR</source>
        <extracomment>Stands for the name of a folder, in capital letters: --data-dir DIR</extracomment>
        <translation>MAPPA</translation>
    </message>
    <message>
        <source>keep matches, preferences and the log in this folder (also by the environment variable THREEGIN_DATA_DIR)</source>
        <translation>a játszmákat, a beállításokat és a naplót ebben a mappában tartja (a THREEGIN_DATA_DIR környezeti változóval is)</translation>
    </message>
    <message>
        <source>how much to log (info)</source>
        <translation>mennyit naplózzon (info)</translation>
    </message>
    <message>
        <source>unrecognized arguments: %1</source>
        <translation>ismeretlen argumentumok: %1</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New match…</source>
        <translation>Ú&amp;j játszma…</translation>
    </message>
    <message>
        <source>&amp;Practice match…</source>
        <translation>&amp;Gyakorló játszma…</translation>
    </message>
    <message>
        <source>&amp;Continue the last match</source>
        <translation>Az utolsó játszma &amp;folytatása</translation>
    </message>
    <message>
        <source>&amp;Give the match up…</source>
        <translation>A játszma fel&amp;adása…</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>&amp;Beállítások…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Kilépés</translation>
    </message>
    <message>
        <source>Draw from the &amp;stock</source>
        <translation>Húzás a &amp;talonból</translation>
    </message>
    <message>
        <source>Take the &amp;discard</source>
        <translation>A &amp;dobott lap felvétele</translation>
    </message>
    <message>
        <source>&amp;Pass the upcard</source>
        <translation>&amp;Passz a felütött lapra</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>&amp;Kopogás</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>&amp;Ask the partner</source>
        <translation>A tár&amp;s megkérdezése</translation>
    </message>
    <message>
        <source>Let the captain &amp;go on</source>
        <translation>A kapitány &amp;folytathatja</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>Order by &amp;rank</source>
        <translation>Rendezés &amp;rang szerint</translation>
    </message>
    <message>
        <source>Order by &amp;suit</source>
        <translation>Rendezés &amp;szín szerint</translation>
    </message>
    <message>
        <source>Order by &amp;melds</source>
        <translation>Rendezés k&amp;ombinációk szerint</translation>
    </message>
    <message>
        <source>My o&amp;wn order</source>
        <translation>S&amp;aját sorrend</translation>
    </message>
    <message>
        <source>Show all cards &amp;thrown</source>
        <translation>Az összes &amp;dobott lap</translation>
    </message>
    <message>
        <source>Say the last &amp;event again</source>
        <translation>Az utolsó &amp;esemény újra</translation>
    </message>
    <message>
        <source>Read my &amp;cards</source>
        <translation>&amp;Lapjaim felolvasása</translation>
    </message>
    <message>
        <source>Read my &amp;deadwood</source>
        <translation>&amp;Maradékom felolvasása</translation>
    </message>
    <message>
        <source>Read the &amp;pile and the stock</source>
        <translation>Dobó&amp;halom és talon felolvasása</translation>
    </message>
    <message>
        <source>Read the sc&amp;ores</source>
        <translation>&amp;Pontok felolvasása</translation>
    </message>
    <message>
        <source>Re&amp;view this match</source>
        <translation>A játszma elem&amp;zése</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>Előzmé&amp;nyek</translation>
    </message>
    <message>
        <source>Retry my mista&amp;kes</source>
        <translation>Hi&amp;báim javítása</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <translation>Stat&amp;isztika</translation>
    </message>
    <message>
        <source>Fair&amp;ness</source>
        <translation>Tiszta &amp;játék</translation>
    </message>
    <message>
        <source>S&amp;ide panel</source>
        <translation>Oldalsá&amp;v</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Teljes képernyő</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>&amp;Játéklecke</translation>
    </message>
    <message>
        <source>&amp;Help with what is shown</source>
        <translation>&amp;Helyi súgó</translation>
    </message>
    <message>
        <source>All &amp;keys</source>
        <translation>Minden &amp;billentyű</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Szabályok</translation>
    </message>
    <message>
        <source>&amp;Copy details for a report</source>
        <translation>&amp;Adatok másolása hibajelentéshez</translation>
    </message>
    <message>
        <source>&amp;About threegin</source>
        <translation>A threegin &amp;névjegye</translation>
    </message>
    <message>
        <source>Along your cards</source>
        <translation>Végig a lapjaidon</translation>
    </message>
    <message>
        <source>Between the places of the table</source>
        <translation>Az asztal helyei között</translation>
    </message>
    <message>
        <source>Select a card, or put it down</source>
        <translation>Lap kijelölése vagy visszaengedése</translation>
    </message>
    <message>
        <source>The main button: throw, confirm, deal</source>
        <translation>A fő gomb: dobás, jóváhagyás, osztás</translation>
    </message>
    <message>
        <source>Cancel; back to the table</source>
        <translation>Mégse; vissza az asztalhoz</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>yes</source>
        <translation>igen</translation>
    </message>
    <message>
        <source>never</source>
        <translation>soha</translation>
    </message>
    <message>
        <source>forgets it</source>
        <translation>elfelejti</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nem használja</translation>
    </message>
    <message>
        <source>the last three</source>
        <translation>az utolsó hármat</translation>
    </message>
    <message>
        <source>Own cards, top card of the pile</source>
        <translation>Saját lapok, a dobóhalom teteje</translation>
    </message>
    <message>
        <source>Cards thrown before</source>
        <translation>Korábban dobott lapok</translation>
    </message>
    <message>
        <source>Cards the other player took</source>
        <translation>A másik játékos által felvett lapok</translation>
    </message>
    <message>
        <source>Scores, earlier hands</source>
        <translation>Pontszámok, korábbi leosztások</translation>
    </message>
    <message>
        <source>The other player&apos;s hidden cards</source>
        <translation>A másik játékos rejtett lapjai</translation>
    </message>
    <message>
        <source>The cards of the stock</source>
        <translation>A talon lapjai</translation>
    </message>
    <message>
        <source>The number of the deal</source>
        <translation>Az osztás száma</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>First opponent</source>
        <translation>Első ellenfél</translation>
    </message>
    <message>
        <source>Second opponent</source>
        <translation>Második ellenfél</translation>
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
        <translation>A 0 minden intervallumba beleesik, ahogy becsületes osztástól várható.</translation>
    </message>
    <message>
        <source>0 is outside the interval of: %1. An honest deal does that in 5 of 100 cases.</source>
        <translation>A 0 kívül esik az intervallumon itt: %1. Becsületes osztásnál ez 100 esetből 5-ször fordul elő.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player, %2 a mean with its interval and count.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Leosztás</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Az osztás száma</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Szerepek</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>nincs száma</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a player, %2 his role: &quot;in the box&quot;, &quot;captain&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 +%3</source>
        <extracomment>How a hand ended: %1 is &quot;knock&quot;, &quot;gin&quot; or &quot;undercut&quot;, %2 who scored, %3 how many points.</extracomment>
        <translation>%1: %2 +%3</translation>
    </message>
    <message>
        <source>The packs of these hands are not those that their numbers stand for: %1.</source>
        <extracomment>%1 is a list of numbers of hands.</extracomment>
        <translation>Ezeknek a leosztásoknak a paklija nem az, amit a számuk jelöl: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Checked: the packs of all %n hands are those of their numbers.</source>
        <translation>
            <numerusform>Ellenőrizve, rendben: %n leosztás paklija megfelel a számának.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands have no number.</source>
        <translation>
            <numerusform>%n leosztásnak nincs száma.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>A deal number has 16 digits; spaces do not matter.</source>
        <translation>Az osztás száma 16 számjegyű; a szóközök nem számítanak.</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Tiszta játék</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Játszma</translation>
    </message>
    <message>
        <source>A number that somebody gave you</source>
        <translation>Mástól kapott szám</translation>
    </message>
    <message>
        <source>Match whose deals are shown</source>
        <translation>A játszma, amelynek osztásai láthatók</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Az osztás száma</translation>
    </message>
    <message>
        <source>&amp;Deal the selected hand again</source>
        <translation>A kijelölt leosztás újra&amp;osztása</translation>
    </message>
    <message>
        <source>Deal this &amp;number</source>
        <translation>&amp;Kiosztás e számmal</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Osztások</translation>
    </message>
    <message>
        <source>What each level sees</source>
        <translation>Mit látnak az egyes szintek</translation>
    </message>
    <message>
        <source>Who sees what</source>
        <translation>Ki mit lát</translation>
    </message>
    <message>
        <source>A computer player is given what a person in its seat would see, and nothing else.</source>
        <translation>A gépi játékos azt kapja meg, amit a helyén egy ember látna, és semmi mást.</translation>
    </message>
    <message>
        <source>The levels differ in what they make of it.</source>
        <translation>A szintek abban különböznek, hogy mit kezdenek vele.</translation>
    </message>
    <message>
        <source>Who sits out sees with the captain&apos;s eyes; advice between two computers is never given.</source>
        <translation>Aki kimarad, a kapitány szemével lát; két gép között nincs tanács.</translation>
    </message>
    <message>
        <source>Every pack comes from a number that the system draws at random just before the deal.</source>
        <translation>Minden pakli egy számból áll elő, amelyet a rendszer közvetlenül az osztás előtt sorsol.</translation>
    </message>
    <message>
        <source>It is shown here when the hand is over; the same number always deals the same cards.</source>
        <translation>A leosztás végén itt látható; ugyanaz a szám mindig ugyanazokat a lapokat osztja.</translation>
    </message>
    <message>
        <source>Dealt again, it is a practice match.</source>
        <translation>Az újraosztás gyakorló játszma.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Az osztás</translation>
    </message>
    <message>
        <source>No hand of this match is over yet.</source>
        <translation>Ebben a játszmában még egy leosztás sem ért véget.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A match in a list: %1 is its date and time, %2 its opponents.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>In all reviewed matches: the points that a card was worth above the mean of those it could have been. On average this is 0 for everybody; the lines are 95 % intervals.</source>
        <translation>Az összes elemzett játszmában: hány ponttal ért többet egy lap a lehetséges lapok átlagánál. Ez átlagosan mindenkinek 0; a vonalak 95%-os intervallumok.</translation>
    </message>
    <message>
        <source>Luck is measured by the review, and no finished match has been reviewed yet.</source>
        <translation>A szerencsét az elemzés méri, és még egy befejezett játszma sincs elemezve.</translation>
    </message>
    <message>
        <source>Luck of all three</source>
        <translation>Hármuk szerencséje</translation>
    </message>
    <message>
        <source>Points a draw from the stock</source>
        <translation>Pont húzásonként a talonból</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Pont osztásonként</translation>
    </message>
    <message>
        <source>0 is to be expected</source>
        <translation>A 0 a várható érték</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>%1 may not be read.</source>
        <translation>%1 nem olvasható: nincs hozzá jogosultság.</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 már nincs a helyén.</translation>
    </message>
    <message>
        <source>%1 is in use by another program.</source>
        <translation>%1 egy másik programban van használatban.</translation>
    </message>
    <message>
        <source>%1 is damaged and cannot be read.</source>
        <translation>%1 sérült, nem olvasható.</translation>
    </message>
    <message>
        <source>%1 may not be written.</source>
        <translation>%1 nem írható: nincs hozzá jogosultság.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the disk is full.</source>
        <translation>%1 nem írható: megtelt a lemez.</translation>
    </message>
    <message>
        <source>%1 cannot be written: its folder is not there.</source>
        <translation>%1 nem írható: nincs meg a mappája.</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>a fájl</translation>
    </message>
    <message>
        <source>the archive</source>
        <translation>az archívum</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>az eredmény</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>a szabályok</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>a kezdet</translation>
    </message>
    <message>
        <source>the version</source>
        <translation>a verzió</translation>
    </message>
    <message>
        <source>the id</source>
        <translation>az azonosító</translation>
    </message>
    <message>
        <source>the time of the start</source>
        <translation>a kezdés ideje</translation>
    </message>
    <message>
        <source>the head</source>
        <translation>a fejléc</translation>
    </message>
    <message>
        <source>hand %1</source>
        <extracomment>%1 is the number of a hand of a match.</extracomment>
        <translation>%1. leosztás</translation>
    </message>
    <message>
        <source>event %1</source>
        <extracomment>%1 is the number of an event in the list that a match file has of them, from 0.</extracomment>
        <translation>%1. esemény</translation>
    </message>
    <message>
        <source>player %1</source>
        <extracomment>%1 is the number of a player in a match file, from 0.</extracomment>
        <translation>%1. játékos</translation>
    </message>
    <message>
        <source>Nothing was imported. %1: %2</source>
        <extracomment>%1 is the name of a file, %2 a sentence that says what is wrong with it.</extracomment>
        <translation>Nem történt importálás. %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 nem olvasható.</translation>
    </message>
    <message>
        <source>Nothing was imported. %1</source>
        <extracomment>%1 is a sentence that says why.</extracomment>
        <translation>Nem történt importálás. %1</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 nem írható.</translation>
    </message>
    <message>
        <source>Nothing was exported: a match among them can no longer be read.</source>
        <translation>Nem történt exportálás: az egyik játszma már nem olvasható.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches imported.</source>
        <translation>
            <numerusform>%n játszma importálva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches were in the history already.</source>
        <translation>
            <numerusform>%n játszma már szerepelt az előzményekben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches of the damaged file can no longer be read.</source>
        <translation>
            <numerusform>A sérült fájlból %n játszma már nem olvasható.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GiveUpDialog</name>
    <message>
        <source>Give the match up</source>
        <translation>A játszma feladása</translation>
    </message>
    <message>
        <source>Give the match up?</source>
        <translation>Feladod a játszmát?</translation>
    </message>
    <message>
        <source>It ends without a winner and does not count. If you only close the program, you can go on with it later.</source>
        <translation>Győztes nélkül ér véget, és nem számít be. Ha csak bezárod a programot, később folytathatod.</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Tovább játszom</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>Fel&amp;adom</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>At the table</source>
        <translation>Az asztalnál</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Lépés</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Nézet</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Súgó</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Minden billentyű</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Date</source>
        <translation>Dátum</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Ellenfelek</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Típus</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Leosztás</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Hibaarány</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Befejezetlen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Vereség</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Feladva</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Eldőlt</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>Itt játszott</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importált</translation>
    </message>
    <message>
        <source>Among computers</source>
        <translation>Gépek között</translation>
    </message>
    <message>
        <source>Unfinished match with %1</source>
        <translation>Befejezetlen játszma %1 ellen</translation>
    </message>
    <message>
        <source>Won against %1</source>
        <translation>Győzelem %1 ellen</translation>
    </message>
    <message>
        <source>Lost against %1</source>
        <translation>Vereség %1 ellen</translation>
    </message>
    <message>
        <source>Given up against %1</source>
        <translation>Feladva %1 ellen</translation>
    </message>
    <message>
        <source>Match among %1</source>
        <translation>Játszma: %1</translation>
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
        <translation>Te</translation>
    </message>
    <message numerus="yes">
        <source>%n hands finished</source>
        <translation>
            <numerusform>%n befejezett leosztás</numerusform>
        </translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>Még nincs elemezve</translation>
    </message>
    <message numerus="yes">
        <source>Error rate %1 points a decision (%n decisions)</source>
        <translation>
            <numerusform>Hibaarány: döntésenként %1 pont (%n döntés)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands with a hint, not counted in it</source>
        <translation>
            <numerusform>%n leosztás tippel, nem számít bele</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Date</source>
        <translation>Dátum</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Ellenfél</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Szint</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Típus</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Hibaarány</translation>
    </message>
    <message numerus="yes">
        <source>last %n days</source>
        <translation>
            <numerusform>az utolsó %n nap</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>ma</translation>
    </message>
    <message>
        <source>from … to …</source>
        <translation>két dátum között</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>legfeljebb %1</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>legalább %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Search names, dates like 2026-05, rules</source>
        <translation>Keresés: név, dátum (pl. 2026-05), szabály</translation>
    </message>
    <message>
        <source>Search the matches</source>
        <translation>Keresés a játszmák között</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Rendezés</translation>
    </message>
    <message>
        <source>Clea&amp;r filters</source>
        <translation>Szűrők tö&amp;rlése</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy. MMM d.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ettől</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Eddig</translation>
    </message>
    <message>
        <source>all</source>
        <translation>mind</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Filters (%n)</source>
        <translation>
            <numerusform>Szűrő&amp;k (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Filters</source>
        <translation>Szűrő&amp;k</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Csökkenő</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Növekvő</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>They can be exported to one file, or deleted.</source>
        <translation>Egy fájlba exportálhatók, vagy törölhetők.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches selected</source>
        <translation>
            <numerusform>%n játszma kijelölve</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a match</source>
        <translation>Válassz ki egy játszmát</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are on the clipboard as text.</source>
        <translation>
            <numerusform>%n játszma szövegként a vágólapon van.</numerusform>
        </translation>
    </message>
    <message>
        <source>This match is on the table: end it or give it up before you delete it.</source>
        <translation>Ez a játszma az asztalon van: fejezd be vagy add fel, mielőtt törlöd.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>%n játszma törölve.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Vissz&amp;avonás</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Játszmák</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Megnyitás</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Folytatás</translation>
    </message>
    <message>
        <source>Dea&amp;l numbers</source>
        <translation>&amp;Osztásszámok</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Másolás szöve&amp;gként</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportálás…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importálás…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Törlés</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>Tö&amp;bb</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Még nincs játszma</translation>
    </message>
    <message>
        <source>Every match is kept here from its first card on: to continue it, to look at it again, to learn from it.</source>
        <translation>Itt minden játszma megmarad az első laptól fogva: folytathatod, újra megnézheted, tanulhatsz belőle.</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>Új játs&amp;zma…</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Előzmények</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n játszma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n matches</source>
        <translation>
            <numerusform>%1 / %n játszma</numerusform>
        </translation>
    </message>
    <message>
        <source>The history cannot be read</source>
        <translation>Az előzmények nem olvashatók</translation>
    </message>
    <message>
        <source>No match fits</source>
        <translation>Nincs megfelelő játszma</translation>
    </message>
    <message>
        <source>Nothing in the history is like what you search for.</source>
        <translation>Az előzményekben nincs a keresésnek megfelelő játszma.</translation>
    </message>
    <message>
        <source>Clea&amp;r search and filters</source>
        <translation>Keresés és szűrők tö&amp;rlése</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>Press a key…</source>
        <translation>Nyomj meg egy billentyűt…</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>nincs billentyű</translation>
    </message>
    <message>
        <source>Press the button, then the new key; Delete takes the key away</source>
        <translation>Nyomd meg a gombot, majd az új billentyűt; a Delete elveszi a billentyűt</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>This step is done: go on with Next.</source>
        <translation>Ez a lépés kész: folytasd a Tovább gombbal.</translation>
    </message>
    <message>
        <source>That was the last step.</source>
        <translation>Ez volt az utolsó lépés.</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Befejezés</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Tovább</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>Abba&amp;hagyás</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Játéklecke</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Lépés &amp;vissza</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Kombinációk</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Maradék</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Egy kör</translation>
    </message>
    <message>
        <source>The upcard</source>
        <translation>A felütött lap</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Kopogás</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Laying off</source>
        <translation>Szúrás</translation>
    </message>
    <message>
        <source>The undercut</source>
        <translation>Az alávágás</translation>
    </message>
    <message>
        <source>Three players, three roles</source>
        <translation>Három játékos, három szerep</translation>
    </message>
    <message>
        <source>A turn of your own</source>
        <translation>Egy kör a te fejed szerint</translation>
    </message>
    <message>
        <source>You collect melds. Three or four cards of one rank are a set; three or more cards of one suit in sequence are a run.</source>
        <translation>Kombinációkat gyűjtesz. Három vagy négy azonos rangú lap csoport; három vagy több azonos színű, egymást követő lap sor.</translation>
    </message>
    <message>
        <source>Cards in no meld are deadwood: an ace counts 1, a number card its number, jack, queen and king 10. The less deadwood, the better; what you have stands below your cards.</source>
        <translation>A kombináción kívüli lapok a maradék: az ász 1, a számozott lap annyi, amennyi rajta áll, a bubi, a dáma és a király 10. Minél kevesebb a maradék, annál jobb; a tiéd a lapjaid alatt látható.</translation>
    </message>
    <message>
        <source>In your turn you draw one card, the top one of the stock or of the discard pile, and then throw one.</source>
        <translation>A körödben húzol egy lapot a talonból, vagy felveszed a dobóhalom tetejét, aztán dobsz egyet.</translation>
    </message>
    <message>
        <source>After the deal one card lies face up: the upcard. First the captain may take it, then the player in the box; if both pass, the captain draws from the stock.</source>
        <translation>Osztás után egy lap felfedve fekszik: a felütött lap. Először a kapitány veheti fel, aztán a dobozban lévő játékos; ha mindketten passzolnak, a kapitány a talonból húz.</translation>
    </message>
    <message>
        <source>You end a hand by knocking. You may knock after drawing, if the card that you throw leaves you with %1 deadwood or less; you score what the other player has more than you.</source>
        <extracomment>%1 is the most deadwood that a knock may leave.</extracomment>
        <translation>A leosztást kopogással fejezed be. Húzás után kopoghatsz, ha az eldobott lap után a maradékod legfeljebb %1; annyi pontot szerzel, amennyivel a másik játékos maradéka több.</translation>
    </message>
    <message>
        <source>A knock without any deadwood is gin: it scores %2 and all of the other player&apos;s deadwood.</source>
        <extracomment>%2 is what gin scores.</extracomment>
        <translation>A maradék nélküli kopogás a gin: %2 pontot ér, és hozzá a másik játékos teljes maradékát.</translation>
    </message>
    <message>
        <source>Nadia has knocked. Unless a knock is gin, you may lay off loose cards on the knocker&apos;s melds: the fourth card of a set, or cards that continue a run.</source>
        <translation>Nadia kopogott. Ha a kopogás nem gin, a maradék lapjaidat a kopogó kombinációihoz szúrhatod: egy csoport negyedik lapját, vagy olyan lapokat, amelyek egy sort folytatnak.</translation>
    </message>
    <message>
        <source>If the defender ends with no more deadwood than the knocker, it is an undercut: the defender scores %3 and the difference. In a match the table lays off for you what is best, as here.</source>
        <extracomment>%3 is what an undercut scores.</extracomment>
        <translation>Ha a védőnek a végén nincs több maradéka, mint a kopogónak, az alávágás: a védő %3 pontot szerez, és hozzá a különbséget. Játszmában az asztal magától elvégzi a legjobb szúrást, ahogy itt is.</translation>
    </message>
    <message>
        <source>Two play each hand: the box, who deals, and the captain; the third sits out as the captain&apos;s partner. Who scores is in the box next, and who sat out is captain next. The first to reach %4 wins the match.</source>
        <extracomment>%4 is the total that wins the match.</extracomment>
        <translation>Minden leosztást ketten játszanak: a doboz, aki oszt, és a kapitány; a harmadik a kapitány társaként kimarad. Aki pontot szerez, az kerül a dobozba, és aki kimaradt, az lesz a kapitány. Az nyer, akinek elsőként van %4 pontja.</translation>
    </message>
    <message>
        <source>You are captain. Viktor sits out as your partner: he sees your cards and may advise you, and what he advises is marked on the table. When you sit out, you can advise the captain in the same way.</source>
        <translation>Te vagy a kapitány. Viktor kimarad, ő a társad: látja a lapjaidat, és tanácsot adhat, amely meg van jelölve az asztalon. Amikor te maradsz ki, ugyanígy adhatsz tanácsot a kapitánynak.</translation>
    </message>
    <message>
        <source>Press one of the cards of your set: it rises.</source>
        <translation>Kattints a csoportod egyik lapjára: kiemelkedik.</translation>
    </message>
    <message>
        <source>Now press one of the cards of your run.</source>
        <translation>Most kattints a sorod egyik lapjára.</translation>
    </message>
    <message>
        <source>Throw the loose card that counts most: press it twice, or drag it to the pile.</source>
        <translation>Dobd el a legtöbbet érő maradék lapot: kattints rá kétszer, vagy húzd a halomra.</translation>
    </message>
    <message>
        <source>The card on the pile makes a run with two of yours: press the pile to take it.</source>
        <translation>A halmon lévő lap két lapoddal sort ad: kattints a halomra, és vedd fel.</translation>
    </message>
    <message>
        <source>Now throw the loose card that counts most.</source>
        <translation>Most dobd el a legtöbbet érő maradék lapot.</translation>
    </message>
    <message>
        <source>You are captain, and this upcard is of no use to you: pass.</source>
        <translation>Te vagy a kapitány, és ennek a felütött lapnak nem veszed hasznát: passzolj.</translation>
    </message>
    <message>
        <source>Nadia has passed too: draw from the stock.</source>
        <translation>Nadia is passzolt: húzz a talonból.</translation>
    </message>
    <message>
        <source>You have too much deadwood still: draw from the stock.</source>
        <translation>Még túl sok a maradékod: húzz a talonból.</translation>
    </message>
    <message>
        <source>A third four! Knock with as little deadwood as you can: press the knock place, then lay your melds.</source>
        <translation>A harmadik négyes! Kopogj a lehető legkevesebb maradékkal: kattints a kopogás helyére, aztán rakd le a kombinációidat.</translation>
    </message>
    <message>
        <source>You have just drawn a third six: knock with gin.</source>
        <translation>Most húztad a harmadik hatost: kopogj ginnel.</translation>
    </message>
    <message>
        <source>Press each loose card that fits on Nadia&apos;s melds, or drag it there; then confirm.</source>
        <translation>Kattints minden maradék lapra, amely illik Nadia kombinációihoz, vagy húzd oda; aztán hagyd jóvá.</translation>
    </message>
    <message>
        <source>See which cards are laid off already, and confirm.</source>
        <translation>Nézd meg, mely lapok vannak már beszúrva, és hagyd jóvá.</translation>
    </message>
    <message>
        <source>You are captain and about to score. Who will be in the box in the next hand?</source>
        <translation>Te vagy a kapitány, és mindjárt pontot szerzel. Ki lesz a dobozban a következő leosztásban?</translation>
    </message>
    <message>
        <source>And who will be captain?</source>
        <translation>És ki lesz a kapitány?</translation>
    </message>
    <message>
        <source>Now knock, and see how it comes out.</source>
        <translation>Most kopogj, és nézd meg, mi lesz belőle.</translation>
    </message>
    <message>
        <source>Draw from the stock or take the card on the pile, as you like.</source>
        <translation>Húzz a talonból, vagy vedd fel a halmon lévő lapot, ahogy tetszik.</translation>
    </message>
    <message>
        <source>Throw whatever you like.</source>
        <translation>Dobd el, amelyiket csak akarod.</translation>
    </message>
    <message>
        <source>Right: the three nines are a set.</source>
        <translation>Helyes: a három kilences csoport.</translation>
    </message>
    <message>
        <source>Right: five, six and seven of hearts are a run. The ace is always low in one.</source>
        <translation>Helyes: a kőr ötös, hatos és hetes sor. Az ász a sorban mindig alacsony.</translation>
    </message>
    <message>
        <source>Right: without %1 your deadwood is down to %2.</source>
        <translation>Helyes: az eldobott %1 után a maradékod %2.</translation>
    </message>
    <message>
        <source>Right: %1 completes a run. A card taken from the pile stays with you this turn.</source>
        <translation>Helyes: kész a sor (%1). A halomról felvett lap ebben a körben nálad marad.</translation>
    </message>
    <message>
        <source>Right: that was a turn. Nadia has had hers, and you would be next.</source>
        <translation>Helyes: ez egy kör volt. Nadia is megtette a magáét, és most te jönnél.</translation>
    </message>
    <message>
        <source>Right: Nadia may take it now, and passes as well.</source>
        <translation>Helyes: most Nadia veheti fel, és ő is passzol.</translation>
    </message>
    <message>
        <source>Right: and it was the third eight. The hand goes on with a throw.</source>
        <translation>Helyes: ez lett a harmadik nyolcas. A leosztás dobással folytatódik.</translation>
    </message>
    <message>
        <source>Right: that was worth it.</source>
        <translation>Helyes: ez megérte.</translation>
    </message>
    <message>
        <source>Right: you knocked with %2 and won the hand. Nobody ever has to knock, but here it paid.</source>
        <translation>Helyes: %2 ponttal kopogtál, és megnyerted a leosztást. Kopogni sosem kötelező, de itt megérte.</translation>
    </message>
    <message>
        <source>Gin! Nothing can be laid off against it, and it cannot be undercut.</source>
        <translation>Gin! Nincs ellene szúrás, és alávágni sem lehet neki.</translation>
    </message>
    <message>
        <source>Right: you are down to %2, so Nadia scores less.</source>
        <translation>Helyes: a maradékod már csak %2, így Nadia kevesebbet szerez.</translation>
    </message>
    <message>
        <source>&amp;Learn the game in %1 short steps</source>
        <translation>Tan&amp;uld meg a játékot %1 rövid lépésben</translation>
    </message>
    <message>
        <source>Go on with the &amp;lesson: step %1 of %2</source>
        <translation>A lecke fol&amp;ytatása: %1 / %2</translation>
    </message>
    <message>
        <source>An undercut: you are down to %2, and the points are yours.</source>
        <translation>Alávágás: a maradékod %2, és a pontok a tieid.</translation>
    </message>
    <message>
        <source>Right: who scores is in the box.</source>
        <translation>Helyes: aki pontot szerez, az kerül a dobozba.</translation>
    </message>
    <message>
        <source>Right: Viktor sat out. Nadia loses the hand and sits out.</source>
        <translation>Helyes: Viktor kimaradt. Nadia elveszti a leosztást, és kimarad.</translation>
    </message>
    <message>
        <source>Right: the points are yours alone, and the next hand is yours to deal.</source>
        <translation>Helyes: a pontok csak a tieid, és a következő leosztást te osztod.</translation>
    </message>
    <message>
        <source>Good. Viktor has an idea for the throw as well.</source>
        <translation>Jó. Viktornak a dobáshoz is van ötlete.</translation>
    </message>
    <message>
        <source>Well done: you know the game. In a match you can ask for a hint, or ask your partner.</source>
        <translation>Szép munka: már ismered a játékot. Játszmában tippet kérhetsz, vagy megkérdezheted a társadat.</translation>
    </message>
    <message>
        <source>%1 is in your run; look for three cards of one rank.</source>
        <translation>Ez a sorodban van (%1): keress három azonos rangú lapot.</translation>
    </message>
    <message>
        <source>%1 is in your set; look for three cards of one suit in sequence.</source>
        <translation>Ez a csoportodban van (%1): keress három azonos színű, egymást követő lapot.</translation>
    </message>
    <message>
        <source>%1 is in no meld: it is a loose card.</source>
        <translation>Ez egy kombinációban sincs (%1): maradék lap.</translation>
    </message>
    <message>
        <source>%1 belongs to a meld: throw a loose card, and %3 deadwood is left instead of %2.</source>
        <translation>Ez kombinációba tartozik (%1): dobj maradék lapot, és %2 helyett csak %3 marad.</translation>
    </message>
    <message>
        <source>Throwing %1 leaves %2; another loose card counts more, and leaves %3.</source>
        <translation>Az eldobott %1 után marad %2; egy másik maradék lap többet ér, azzal csak %3 marad.</translation>
    </message>
    <message>
        <source>Nobody knows what the stock brings, but %1 makes a run at once: take it.</source>
        <translation>Ki tudja, mit hoz a talon, ezzel viszont azonnal sorod lesz (%1): vedd fel.</translation>
    </message>
    <message>
        <source>%1 fits none of your cards: leave it where it is.</source>
        <translation>Egyik lapodhoz sem illik (%1): hagyd, ahol van.</translation>
    </message>
    <message>
        <source>That would give Nadia another turn: knock, on the knock place, with its button, or with the key K.</source>
        <translation>Ezzel Nadia még egy kört kapna: kopogj a kopogás helyén, a gombbal vagy a K billentyűvel.</translation>
    </message>
    <message>
        <source>Laid like that, %2 is left over, and it is no gin: lay all ten cards in melds.</source>
        <translation>Így lerakva marad %2, és ez nem gin: rakd le mind a tíz lapot kombinációban.</translation>
    </message>
    <message>
        <source>That leaves you with %2, but more cards fit on Nadia&apos;s melds: it can be %3.</source>
        <translation>Így marad %2, pedig Nadia kombinációihoz több lap is illik: lehetne csak %3.</translation>
    </message>
    <message>
        <source>That leaves you with %2; with all that fits laid off it is %3, and an undercut.</source>
        <translation>Így marad %2; ha mindent beszúrsz, ami illik, csak %3, és az alávágás.</translation>
    </message>
    <message>
        <source>First answer the question: who will it be?</source>
        <translation>Előbb válaszolj a kérdésre: ki lesz az?</translation>
    </message>
    <message>
        <source>Not you, who will be %1.</source>
        <extracomment>%1 is a role: &quot;in the box&quot;, &quot;captain&quot;, &quot;sitting out&quot;.</extracomment>
        <translation>Nem te. A te szereped: %1.</translation>
    </message>
    <message>
        <source>Not %1, who will be %2.</source>
        <extracomment>%1 is a player, %2 a role: &quot;in the box&quot;, &quot;captain&quot;, &quot;sitting out&quot;.</extracomment>
        <translation>Nem %1. Az ő szerepe: %2.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Lépés: %1 / %2</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Kezdő</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Alkalmi</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Haladó</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Mester</translation>
    </message>
    <message>
        <source>Misses things and knocks as soon as it can</source>
        <translation>Elnéz ezt-azt, és kopog, amint lehet</translation>
    </message>
    <message>
        <source>Sees its melds, remembers little</source>
        <translation>Látja a kombinációit, keveset jegyez meg</translation>
    </message>
    <message>
        <source>Counts cards and watches what you take and throw</source>
        <translation>Számolja a lapokat, és figyeli, mit veszel fel és mit dobsz</translation>
    </message>
    <message>
        <source>The strongest: weighs the cards it cannot see and the scores</source>
        <translation>A legerősebb: mérlegeli a nem látott lapokat és az állást</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Import matches</source>
        <translation>Játszmák importálása</translation>
    </message>
    <message>
        <source>Matches (*.json *.zip *.db)</source>
        <translation>Játszmák (*.json *.zip *.db)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Minden fájl (*)</translation>
    </message>
    <message>
        <source>Match file (*.json)</source>
        <translation>Játszmafájl (*.json)</translation>
    </message>
    <message>
        <source>Archive of matches (*.zip)</source>
        <translation>Játszmák archívuma (*.zip)</translation>
    </message>
    <message>
        <source>Export matches</source>
        <translation>Játszmák exportálása</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Leállítás</translation>
    </message>
    <message numerus="yes">
        <source>Exporting: %1 of %n matches</source>
        <translation>
            <numerusform>Exportálás: %1 / %n játszma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Storing: %1 of %n matches</source>
        <translation>
            <numerusform>Tárolás: %1 / %n játszma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Checking what comes in: %n matches so far</source>
        <translation>
            <numerusform>Ellenőrzés importálás előtt: eddig %n játszma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches exported to %1.</source>
        <translation>
            <numerusform>%n játszma exportálva ide: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchFlow</name>
    <message>
        <source>The unfinished match cannot be continued; it stays in the history.</source>
        <translation>A befejezetlen játszma nem folytatható; az előzményekben marad.</translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message>
        <source>&amp;Your name</source>
        <translation>A n&amp;eved</translation>
    </message>
    <message>
        <source>&amp;First opponent</source>
        <translation>Első ellen&amp;fél</translation>
    </message>
    <message>
        <source>&amp;Second opponent</source>
        <translation>Máso&amp;dik ellenfél</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>S&amp;zabályok</translation>
    </message>
    <message>
        <source>Points to &amp;win</source>
        <translation>Cél&amp;pontszám</translation>
    </message>
    <message>
        <source>&amp;Practice: with undo and hints, and not counted</source>
        <translation>&amp;Gyakorlás: visszavonással és tippekkel, nem számít be</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>Level of the first opponent</source>
        <translation>Az első ellenfél szintje</translation>
    </message>
    <message>
        <source>Level of the second opponent</source>
        <translation>A második ellenfél szintje</translation>
    </message>
</context>
<context>
    <name>MatchText</name>
    <message>
        <source>Player %1</source>
        <extracomment>The name of a player who gave none; %1 is the number of the seat.</extracomment>
        <translation>%1. játékos</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is &quot;Match&quot; or &quot;Practice&quot;, %2 a date with a time.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the name of a computer player, %2 its level.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>%1. leosztás</translation>
    </message>
    <message>
        <source>Hand %1, deal %2</source>
        <translation>%1. leosztás, osztásszám: %2</translation>
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
        <translation>Felütött lap: %1</translation>
    </message>
    <message>
        <source>melds %1</source>
        <translation>kombinációk: %1</translation>
    </message>
    <message>
        <source>lays off %1</source>
        <translation>szúrás: %1</translation>
    </message>
    <message>
        <source>deadwood %1</source>
        <translation>maradék: %1</translation>
    </message>
    <message>
        <source>Knocker</source>
        <translation>Kopogó</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Védő</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What a player lays after a knock: %1 is &quot;Knocker&quot; or &quot;Defender&quot;, %2 a list.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>One player&apos;s total: %1 is a name, %2 a number.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>The match is not finished; %n hands are.</source>
        <translation>
            <numerusform>A játszma nem ért véget; %n leosztás igen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Új játszma</translation>
    </message>
    <message>
        <source>Practice match</source>
        <translation>Gyakorló játszma</translation>
    </message>
    <message>
        <source>The match on the table stays in the history and can be continued.</source>
        <translation>Az asztalon lévő játszma az előzményekben marad, és folytatható.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Osztás</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Mégse</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Üzenet bezárása</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>Three-handed gin rummy</source>
        <translation>Háromszemélyes gin römi</translation>
    </message>
    <message>
        <source>You against two: each hand is played by two, the third sits out. The first to %1 points wins.</source>
        <translation>Te kettő ellen: minden leosztást ketten játszanak, a harmadik kimarad. Az nyer, akinek elsőként van %1 pontja.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Osztás</translation>
    </message>
    <message>
        <source>&amp;Deal a new match</source>
        <translation>Új játszma &amp;osztása</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Foly&amp;tatás</translation>
    </message>
    <message>
        <source>Your practice match with %1 and %2 is in hand %3, at %4.</source>
        <translation>Gyakorló játszmád %1 és %2 ellen: %3. leosztás, az állás %4.</translation>
    </message>
    <message>
        <source>Your match with %1 and %2 is in hand %3, at %4.</source>
        <translation>Játszmád %1 és %2 ellen: %3. leosztás, az állás %4.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Vissza</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>in the box</source>
        <translation>dobozban</translation>
    </message>
    <message>
        <source>captain</source>
        <translation>kapitány</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>kimarad</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>döntetlen</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>kopogás</translation>
    </message>
    <message>
        <source>undercut</source>
        <translation>alávágás</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>gin</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Játszma</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Gyakorlás</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasszikus</translation>
    </message>
    <message>
        <source>Gin 20</source>
        <translation>Gin 20</translation>
    </message>
    <message>
        <source>Undercut 25</source>
        <translation>Alávágás 25</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Házi szabályok</translation>
    </message>
    <message>
        <source>That is no move here.</source>
        <translation>Ilyen lépés itt nincs.</translation>
    </message>
    <message>
        <source>You do not play in this hand.</source>
        <translation>Ebben a leosztásban nem játszol.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A játszma véget ért.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nem te jössz.</translation>
    </message>
    <message>
        <source>First take the upcard or pass.</source>
        <translation>Előbb vedd fel a felütött lapot, vagy passzolj.</translation>
    </message>
    <message>
        <source>The upcard is not on offer any more.</source>
        <translation>A felütött lap már nem vehető fel.</translation>
    </message>
    <message>
        <source>Both passed: the first card comes from the stock.</source>
        <translation>Mindketten passzoltak: az első lap a talonból jön.</translation>
    </message>
    <message>
        <source>First draw a card.</source>
        <translation>Előbb húzz egy lapot.</translation>
    </message>
    <message>
        <source>You have drawn: now throw a card.</source>
        <translation>Már húztál: most dobj egy lapot.</translation>
    </message>
    <message>
        <source>You do not hold %1.</source>
        <translation>Ez nincs a kezedben: %1.</translation>
    </message>
    <message>
        <source>You have just taken %1: throw another card.</source>
        <translation>A most felvett %1 nem dobható: dobj másik lapot.</translation>
    </message>
    <message>
        <source>These cards make no meld.</source>
        <translation>Ezek a lapok nem adnak kombinációt.</translation>
    </message>
    <message>
        <source>A card can be in one meld only.</source>
        <translation>Egy lap csak egy kombinációban lehet.</translation>
    </message>
    <message>
        <source>You do not hold all cards of this meld.</source>
        <translation>Nincs a kezedben e kombináció minden lapja.</translation>
    </message>
    <message>
        <source>Throwing %1 leaves %2: a knock needs %3 or less.</source>
        <translation>Az eldobott %1 után marad %2: a kopogás határa %3.</translation>
    </message>
    <message>
        <source>The knock comes first: lay your cards.</source>
        <translation>Előbb a kopogás: rakd le a lapjaidat.</translation>
    </message>
    <message>
        <source>Nobody has knocked.</source>
        <translation>Senki sem kopogott.</translation>
    </message>
    <message>
        <source>That card does not fit this meld.</source>
        <translation>Az a lap nem illik ehhez a kombinációhoz.</translation>
    </message>
    <message>
        <source>%1, to %2 points</source>
        <extracomment>%1 is the name of a set of rules (&quot;Classic&quot;), %2 the total that wins the match.</extracomment>
        <translation>%1, %2 pontig</translation>
    </message>
    <message>
        <source>Gin %1, undercut %2, gin only; a card taken may be thrown back</source>
        <translation>Gin %1, alávágás %2, csak gin; a felvett lap visszadobható</translation>
    </message>
    <message>
        <source>Gin %1, undercut %2, knock with %3 or less; a card taken may be thrown back</source>
        <translation>Gin %1, alávágás %2, kopogás legfeljebb %3 ponttal; a felvett lap visszadobható</translation>
    </message>
    <message>
        <source>Gin %1, undercut %2, gin only</source>
        <translation>Gin %1, alávágás %2, csak gin</translation>
    </message>
    <message>
        <source>Gin %1, undercut %2, knock with %3 or less</source>
        <translation>Gin %1, alávágás %2, kopogás legfeljebb %3 ponttal</translation>
    </message>
    <message>
        <source>It is not your turn: %1 plays.</source>
        <translation>Nem te jössz: %1 van soron.</translation>
    </message>
    <message>
        <source>Throwing %1 leaves %2: in this match only gin may be laid.</source>
        <translation>Az eldobott %1 után marad %2: itt csak gin rakható le.</translation>
    </message>
    <message>
        <source>No hand is being played.</source>
        <translation>Most nem folyik leosztás.</translation>
    </message>
    <message>
        <source>Draw a card: the highest is in the box, the lowest sits out.</source>
        <translation>Húzz egy lapot: a legmagasabb kerül a dobozba, a legalacsonyabb kimarad.</translation>
    </message>
    <message>
        <source>%1 is captain and waits for your advice: mark a move, or let the hand go on.</source>
        <translation>%1 a kapitány, és a tanácsodra vár: jelölj meg egy lépést, vagy hagyd, hogy folytassa.</translation>
    </message>
    <message>
        <source>%1 may take the upcard %2.</source>
        <translation>%1 felveheti a felütött lapot: %2.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 lapot húz.</translation>
    </message>
    <message>
        <source>%1 has drawn and throws a card.</source>
        <translation>%1 húzott, most dob.</translation>
    </message>
    <message>
        <source>%1 lays cards against the knock.</source>
        <translation>%1 a kopogásra lerakja a lapjait.</translation>
    </message>
    <message>
        <source>You are in the box: deal the next hand.</source>
        <translation>Te vagy a dobozban: te osztod a következő leosztást.</translation>
    </message>
    <message>
        <source>%1 is in the box and deals the next hand.</source>
        <translation>%1 van a dobozban, és osztja a következő leosztást.</translation>
    </message>
    <message>
        <source>Your turn: take the upcard %1, or pass.</source>
        <translation>Te jössz: vedd fel a felütött lapot (%1), vagy passzolj.</translation>
    </message>
    <message>
        <source>Your turn: both passed, draw from the stock.</source>
        <translation>Te jössz: mindketten passzoltatok, húzz a talonból.</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or take %1.</source>
        <translation>Te jössz: húzz a talonból, vagy vedd fel: %1.</translation>
    </message>
    <message>
        <source>Your turn: throw a card, or knock.</source>
        <translation>Te jössz: dobj egy lapot, vagy kopogj.</translation>
    </message>
    <message>
        <source>Your turn: throw a card.</source>
        <translation>Te jössz: dobj egy lapot.</translation>
    </message>
    <message>
        <source>%1 knocks with %2: lay off what fits and confirm.</source>
        <translation>%1 %2 ponttal kopog: szúrd be, ami illik, és hagyd jóvá.</translation>
    </message>
    <message numerus="yes">
        <source>The hand is drawn after %n more draws in a row from the discard pile.</source>
        <translation>
            <numerusform>Még %n felvétel egymás után, és a leosztás döntetlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the upcard %1</source>
        <translation>A felütött lap felvétele: %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Húzás a talonból</translation>
    </message>
    <message>
        <source>Take %1 from the discard pile</source>
        <translation>Felvétel a dobóhalomról: %1</translation>
    </message>
    <message>
        <source>Throw %1</source>
        <translation>Dobás: %1</translation>
    </message>
    <message>
        <source>Gin: throw %1</source>
        <translation>Gin, dobás: %1</translation>
    </message>
    <message>
        <source>Knock with %2 and throw %1</source>
        <translation>Kopogás %2 ponttal, dobás: %1</translation>
    </message>
    <message>
        <source>Lay off %1</source>
        <translation>Szúrás: %1</translation>
    </message>
    <message>
        <source>Lay your melds</source>
        <translation>Kombinációk lerakása</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message numerus="yes">
        <source>Knock, %n left</source>
        <translation>
            <numerusform>Kopogás, marad %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deadwood %n</source>
        <translation>
            <numerusform>maradék %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the upcard %2.</source>
        <translation>Felveszed a felütött lapot: %2.</translation>
    </message>
    <message>
        <source>%1 takes the upcard %2.</source>
        <translation>%1 felveszi a felütött lapot: %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Passzolsz.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passzol.</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <translation>Ezt húzod: %2.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 ezt húzza: %2.</translation>
    </message>
    <message>
        <source>You draw from the stock.</source>
        <translation>Húzol a talonból.</translation>
    </message>
    <message>
        <source>%1 draws from the stock.</source>
        <translation>%1 húz a talonból.</translation>
    </message>
    <message>
        <source>You take %2.</source>
        <translation>Ezt veszed fel: %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 ezt veszi fel: %2.</translation>
    </message>
    <message>
        <source>You throw %2.</source>
        <translation>Ezt dobod: %2.</translation>
    </message>
    <message>
        <source>%1 throws %2.</source>
        <translation>%1 ezt dobja: %2.</translation>
    </message>
    <message>
        <source>You knock.</source>
        <translation>Kopogsz.</translation>
    </message>
    <message>
        <source>%1 knocks.</source>
        <translation>%1 kopog.</translation>
    </message>
    <message>
        <source>You have gin.</source>
        <translation>Ginnel kopogsz.</translation>
    </message>
    <message>
        <source>%1 has gin.</source>
        <translation>%1 ginnel kopog.</translation>
    </message>
    <message>
        <source>You knock with %3.</source>
        <translation>%3 ponttal kopogsz.</translation>
    </message>
    <message>
        <source>%1 knocks with %3.</source>
        <translation>%1 %3 ponttal kopog.</translation>
    </message>
    <message>
        <source>You lay your cards.</source>
        <translation>Lerakod a lapjaidat.</translation>
    </message>
    <message>
        <source>%1 lays the cards.</source>
        <translation>%1 lerakja a lapjait.</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>passz: %1</translation>
    </message>
    <message>
        <source>passes %1</source>
        <translation>passz: %1</translation>
    </message>
    <message>
        <source>lay your cards</source>
        <translation>lapok lerakása</translation>
    </message>
    <message>
        <source>lays the cards</source>
        <translation>lapok lerakása</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>felvétel: %1</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>felvétel: %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>húzás: %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>húzás: %1</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>húzás</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>húzás</translation>
    </message>
    <message>
        <source>throw %2</source>
        <translation>dobás: %2</translation>
    </message>
    <message>
        <source>throws %2</source>
        <translation>dobás: %2</translation>
    </message>
    <message>
        <source>gin, throw %2</source>
        <translation>gin, dobás: %2</translation>
    </message>
    <message>
        <source>gin, throws %2</source>
        <translation>gin, dobás: %2</translation>
    </message>
    <message>
        <source>knock with %3, throw %2</source>
        <translation>kopogás: %3, dobás: %2</translation>
    </message>
    <message>
        <source>knocks with %3, throws %2</source>
        <translation>kopogás: %3, dobás: %2</translation>
    </message>
    <message>
        <source>take %1, throw %2</source>
        <translation>felvétel: %1, dobás: %2</translation>
    </message>
    <message>
        <source>takes %1, throws %2</source>
        <translation>felvétel: %1, dobás: %2</translation>
    </message>
    <message>
        <source>take %1, gin, throw %2</source>
        <translation>felvétel: %1, gin, dobás: %2</translation>
    </message>
    <message>
        <source>takes %1, gin, throws %2</source>
        <translation>felvétel: %1, gin, dobás: %2</translation>
    </message>
    <message>
        <source>take %1, knock with %3, throw %2</source>
        <translation>felvétel: %1, kopogás: %3, dobás: %2</translation>
    </message>
    <message>
        <source>takes %1, knocks with %3, throws %2</source>
        <translation>felvétel: %1, kopogás: %3, dobás: %2</translation>
    </message>
    <message>
        <source>draw %1, throw %2</source>
        <translation>húzás: %1, dobás: %2</translation>
    </message>
    <message>
        <source>draws %1, throws %2</source>
        <translation>húzás: %1, dobás: %2</translation>
    </message>
    <message>
        <source>draw %1, gin, throw %2</source>
        <translation>húzás: %1, gin, dobás: %2</translation>
    </message>
    <message>
        <source>draws %1, gin, throws %2</source>
        <translation>húzás: %1, gin, dobás: %2</translation>
    </message>
    <message>
        <source>draw %1, knock with %3, throw %2</source>
        <translation>húzás: %1, kopogás: %3, dobás: %2</translation>
    </message>
    <message>
        <source>draws %1, knocks with %3, throws %2</source>
        <translation>húzás: %1, kopogás: %3, dobás: %2</translation>
    </message>
    <message>
        <source>draw, throw %2</source>
        <translation>húzás, dobás: %2</translation>
    </message>
    <message>
        <source>draws, throws %2</source>
        <translation>húzás, dobás: %2</translation>
    </message>
    <message>
        <source>draw, gin, throw %2</source>
        <translation>húzás, gin, dobás: %2</translation>
    </message>
    <message>
        <source>draws, gin, throws %2</source>
        <translation>húzás, gin, dobás: %2</translation>
    </message>
    <message>
        <source>draw, knock with %3, throw %2</source>
        <translation>húzás, kopogás: %3, dobás: %2</translation>
    </message>
    <message>
        <source>draws, knocks with %3, throws %2</source>
        <translation>húzás, kopogás: %3, dobás: %2</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Általános</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Lapok</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Billentyűk</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>A beállítások csoportjai</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>threegin needs a graphical desktop: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>A threegin grafikus asztalt igényel: sem a DISPLAY, sem a WAYLAND_DISPLAY nincs beállítva.</translation>
    </message>
    <message>
        <source>threegin cannot open a window: the display %1 does not answer or refuses access.</source>
        <translation>A threegin nem tud ablakot nyitni: a kijelző (%1) nem válaszol, vagy elutasítja a hozzáférést.</translation>
    </message>
    <message>
        <source>threegin cannot start without these parts of the system: %1. Install %2 (Debian, Ubuntu) or %3 (Fedora).</source>
        <translation>A threegin nem indulhat el a rendszer e részei nélkül: %1. Telepítsd: %2 (Debian, Ubuntu) vagy %3 (Fedora).</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The details are on the clipboard: paste them into your report.</source>
        <translation>Az adatok a vágólapon vannak: illeszd be őket a hibajelentésbe.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It completes a meld: %1.</source>
        <translation>Teljessé tesz egy kombinációt: %1.</translation>
    </message>
    <message>
        <source>It makes a meld longer: %1.</source>
        <translation>Kombinációt bővít: %1.</translation>
    </message>
    <message>
        <source>Taking it tells the other player what you collect: %1.</source>
        <translation>A felvétele elárulja a másik játékosnak, mit gyűjtesz: %1.</translation>
    </message>
    <message>
        <source>Few cards are left that would fit: %1.</source>
        <translation>Kevés hozzá illő lap maradt: %1.</translation>
    </message>
    <message>
        <source>The other player can hardly use it: %1.</source>
        <translation>A másik játékos aligha veszi hasznát: %1.</translation>
    </message>
    <message>
        <source>It fits what the other player took: %1.</source>
        <translation>Illik ahhoz, amit a másik játékos felvett: %1.</translation>
    </message>
    <message>
        <source>It breaks up a meld: %1.</source>
        <translation>Kombinációt bont meg: %1.</translation>
    </message>
    <message>
        <source>It keeps a card from the other player: %1.</source>
        <translation>Visszatart egy lapot a másik játékostól: %1.</translation>
    </message>
    <message>
        <source>It helps no meld.</source>
        <translation>Egy kombináción sem segít.</translation>
    </message>
    <message>
        <source>It is gin.</source>
        <translation>Gin.</translation>
    </message>
    <message>
        <source>Low enough to undercut a knock.</source>
        <translation>Elég alacsony, hogy alávágj egy kopogásnak.</translation>
    </message>
    <message>
        <source>Laid like this it leaves fewer lay-offs.</source>
        <translation>Így lerakva kevesebbet lehet szúrni.</translation>
    </message>
    <message numerus="yes">
        <source>It brings your deadwood down to %n.</source>
        <translation>
            <numerusform>A maradékod %n pontra csökken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It rids you of %n points of deadwood: %1.</source>
        <translation>
            <numerusform>%n pont maradéktól szabadulsz meg: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It breaks up cards that %n unseen cards would complete.</source>
        <translation>
            <numerusform>Olyan lapokat választ szét, amelyeket %n nem látott lap egészítene ki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps %n unseen cards that make a meld.</source>
        <translation>
            <numerusform>Így még %n nem látott lap adhat kombinációt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knock now with %n: the other player is likely to hold more.</source>
        <translation>
            <numerusform>Kopogj most %n ponttal: a másik játékosnak valószínűleg több van.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A knock with %n is likely to be undercut.</source>
        <translation>
            <numerusform>Ha %n ponttal kopogsz, valószínűleg alávágnak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen cards give you gin.</source>
        <translation>
            <numerusform>%n nem látott lap adna gint.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lays off %n points: %1.</source>
        <translation>
            <numerusform>Ezzel %n pontot szúrsz: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The totals ask for %n points.</source>
        <translation>
            <numerusform>Az állás szerint %n pont kell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left to draw.</source>
        <translation>
            <numerusform>Már csak %n lap húzható.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>%4 is highest: you are in the box, %2 is captain and %3 sits out.</source>
        <translation>A legmagasabb lap: %4. Te kerülsz a dobozba, %2 a kapitány, %3 kimarad.</translation>
    </message>
    <message>
        <source>%4 is highest: %1 is in the box, you are captain and %3 sits out.</source>
        <translation>A legmagasabb lap: %4. %1 kerül a dobozba, te vagy a kapitány, %3 kimarad.</translation>
    </message>
    <message>
        <source>%4 is highest: %1 is in the box, %2 is captain and you sit out.</source>
        <translation>A legmagasabb lap: %4. %1 kerül a dobozba, %2 a kapitány, te kimaradsz.</translation>
    </message>
    <message>
        <source>%4 is highest: %1 is in the box, %2 is captain and %3 sits out.</source>
        <translation>A legmagasabb lap: %4. %1 kerül a dobozba, %2 a kapitány, %3 kimarad.</translation>
    </message>
    <message numerus="yes">
        <source>Drawn hand: %n draws in a row from the discard pile.</source>
        <translation>
            <numerusform>Döntetlen leosztás: %n egymást követő felvétel a dobóhalomról.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drawn hand: %n cards are left in the stock.</source>
        <translation>
            <numerusform>Döntetlen leosztás: %n lap maradt a talonban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin! You score %n points.</source>
        <translation>
            <numerusform>Gin! %n pontot szerzel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin: %1 scores %n points.</source>
        <translation>
            <numerusform>Gin: %1 %n pontot szerez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut! You hold %4 against %3 and score %n points.</source>
        <translation>
            <numerusform>Alávágás! A maradékod %4, a kopogóé %3, és %n pontot szerzel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut: %1 holds %4 against your %3 and scores %n points.</source>
        <translation>
            <numerusform>Alávágás: %1 maradéka %4, a tiéd %3, ezért %n pontot szerez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut: %1 holds %4 against %3 and scores %n points.</source>
        <translation>
            <numerusform>Alávágás: %1 maradéka %4, a kopogóé %3, ezért %n pontot szerez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knock with %3 against %4 and score %n points.</source>
        <translation>
            <numerusform>%3 ponttal kopogsz %4 ellen, és %n pontot szerzel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 knocks with %3 against your %4 and scores %n points.</source>
        <translation>
            <numerusform>%1 %3 ponttal kopog a te %4 pontod ellen, és %n pontot szerez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 knocks with %3 against %4 and scores %n points.</source>
        <translation>
            <numerusform>%1 %3 ponttal kopog %4 ellen, és %n pontot szerez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference: %1 − %2 = %3</source>
        <translation>Különbség: %1 − %2 = %3</translation>
    </message>
    <message>
        <source>Undercut: %1 + %2 = %3</source>
        <translation>Alávágás: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>Gin: %1 + %2 = %3</source>
        <translation>Gin: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>You deal the next hand.</source>
        <translation>A következő leosztást te osztod.</translation>
    </message>
    <message>
        <source>%1 deals the next hand.</source>
        <translation>A következő leosztást %1 osztja.</translation>
    </message>
    <message>
        <source>A drawn hand: all keep their roles, you deal again.</source>
        <translation>Döntetlen leosztás: minden szerep marad, újra te osztasz.</translation>
    </message>
    <message>
        <source>A drawn hand: all keep their roles, %1 deals again.</source>
        <translation>Döntetlen leosztás: minden szerep marad, újra %1 oszt.</translation>
    </message>
    <message>
        <source>You won in the box: you stay there, %2 sits out, %3 is captain.</source>
        <translation>A dobozban nyertél: ott maradsz, %2 kimarad, %3 lesz a kapitány.</translation>
    </message>
    <message>
        <source>The box won: %1 stays in the box, you sit out, %3 is captain.</source>
        <translation>A doboz nyert: %1 a dobozban marad, te kimaradsz, %3 lesz a kapitány.</translation>
    </message>
    <message>
        <source>The box won: %1 stays in the box, %2 sits out, you are captain.</source>
        <translation>A doboz nyert: %1 a dobozban marad, %2 kimarad, te leszel a kapitány.</translation>
    </message>
    <message>
        <source>The box won: %1 stays in the box, %2 sits out, %3 is captain.</source>
        <translation>A doboz nyert: %1 a dobozban marad, %2 kimarad, %3 lesz a kapitány.</translation>
    </message>
    <message>
        <source>The box lost: you sit out, %2 goes into the box, %3 is captain.</source>
        <translation>A doboz veszített: te kimaradsz, %2 megy a dobozba, %3 lesz a kapitány.</translation>
    </message>
    <message>
        <source>The box lost: %1 sits out, you go into the box, %3 is captain.</source>
        <translation>A doboz veszített: %1 kimarad, te mész a dobozba, %3 lesz a kapitány.</translation>
    </message>
    <message>
        <source>The box lost: %1 sits out, %2 goes into the box, you are captain.</source>
        <translation>A doboz veszített: %1 kimarad, %2 megy a dobozba, te leszel a kapitány.</translation>
    </message>
    <message>
        <source>The box lost: %1 sits out, %2 goes into the box, %3 is captain.</source>
        <translation>A doboz veszített: %1 kimarad, %2 megy a dobozba, %3 lesz a kapitány.</translation>
    </message>
    <message>
        <source>The match was given up; nobody wins.</source>
        <translation>A játszma feladva; senki sem nyert.</translation>
    </message>
    <message numerus="yes">
        <source>You win the match with %n points.</source>
        <translation>
            <numerusform>%n ponttal megnyered a játszmát.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the match with %n points.</source>
        <translation>
            <numerusform>%1 %n ponttal megnyeri a játszmát.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>One player&apos;s total: %1 is a name, %2 a number.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 follows your advice.</source>
        <translation>%1 megfogadja a tanácsodat.</translation>
    </message>
    <message>
        <source>%1 sees it otherwise: %2.</source>
        <extracomment>%1 is a player, %2 something to do: &quot;Throw Q♣&quot;.</extracomment>
        <translation>%1 másképp látja – %2.</translation>
    </message>
</context>
<context>
    <name>Retry</name>
    <message>
        <source>Position %1 of %2</source>
        <translation>Állás: %1 / %2</translation>
    </message>
    <message>
        <source>In the match you chose: %1. %2, %3. Find a better choice.</source>
        <translation>A választásod a játszmában – %1. %2, %3. Találj jobbat.</translation>
    </message>
    <message>
        <source>Found: that is better.</source>
        <translation>Megvan: ez jobb.</translation>
    </message>
    <message>
        <source>That is what you did. Try another choice.</source>
        <translation>Ezt tetted akkor is. Próbálj mást.</translation>
    </message>
    <message>
        <source>Not that one. Try again.</source>
        <translation>Nem ez az. Próbáld újra.</translation>
    </message>
    <message>
        <source>Try the &amp;solved ones again</source>
        <translation>A &amp;megoldottak újra</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Vissza</translation>
    </message>
    <message>
        <source>There are none in this match, or you have solved them all.</source>
        <translation>Ebben a játszmában nincs ilyen, vagy már mindet megoldottad.</translation>
    </message>
    <message>
        <source>No mistakes to try again</source>
        <translation>Nincs javítandó hiba</translation>
    </message>
    <message>
        <source>Positions come from your reviewed matches. Open a match in the history: it is reviewed then.</source>
        <translation>Az állások az elemzett játszmáidból valók. Nyiss meg egy játszmát az előzményekben, és a program elemzi.</translation>
    </message>
    <message>
        <source>That was the last position</source>
        <translation>Ez volt az utolsó állás</translation>
    </message>
    <message>
        <source>Found by yourself: %1 of %2.</source>
        <translation>Magadtól megtalálva: %1 / %2.</translation>
    </message>
    <message>
        <source>Retry my mistakes</source>
        <translation>Hibáim javítása</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>&amp;Megoldás</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>&amp;Következő állás</translation>
    </message>
    <message>
        <source>See it in the &amp;review</source>
        <translation>Az &amp;elemzésben</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>This match could not be reviewed; the log says why.</source>
        <translation>Ezt a játszmát nem sikerült elemezni; az ok a naplóban áll.</translation>
    </message>
    <message>
        <source>Reviewing: %1</source>
        <translation>Elemzés: %1</translation>
    </message>
    <message>
        <source>The review begins…</source>
        <translation>Kezdődik az elemzés…</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Osztás: %1</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Itt nincs döntés.</translation>
    </message>
    <message>
        <source>Stop playing</source>
        <translation>Lejátszás leállítása</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Minden lap nyitva</translation>
    </message>
    <message>
        <source>As %1 saw it</source>
        <translation>Nézőpont: %1</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Asztal</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Részletek</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Vissza</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Az elejére</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Egy lépést vissza</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Egy lépést előre</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>A végére</translation>
    </message>
    <message>
        <source>Whose knowledge is shown</source>
        <translation>Kinek a szemével látod</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>Játék &amp;innen</translation>
    </message>
    <message>
        <source>Chance to win the match</source>
        <translation>Győzelmi esély</translation>
    </message>
    <message>
        <source>Decided with cards that are hidden now. F shows other eyes or all cards.</source>
        <extracomment>The eyes are those of the choice in the head of the page: &quot;As Viktor saw it&quot;, &quot;All cards open&quot;. F is the key.</extracomment>
        <translation>Most rejtett lapok ismeretében dőlt el. Az F más nézőpontot vagy minden lapot mutat.</translation>
    </message>
    <message>
        <source>It was the best choice. Others:</source>
        <translation>Ez volt a legjobb választás. A többi:</translation>
    </message>
    <message>
        <source>Best, and what else there was:</source>
        <translation>A legjobb és a többi lehetőség:</translation>
    </message>
    <message>
        <source>Everybody&apos;s decisions</source>
        <translation>Mindenki döntései</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Kinek a döntései</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Döntések</translation>
    </message>
    <message>
        <source>&amp;Retry my mistakes</source>
        <translation>&amp;Hibáim javítása</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 chance, %2 points</source>
        <translation>%1 esély, %2 pont</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Leosztás</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Ki</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Döntés</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Veszteség</translation>
    </message>
    <message>
        <source>Hand %1, %2: %3. %4 %5</source>
        <translation>%1. leosztás, %2: %3. %4 %5</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The best choice</source>
        <translation>A legjobb választás</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>%1. leosztás</translation>
    </message>
    <message>
        <source>Points: sat out.</source>
        <translation>Pontok: kimaradt.</translation>
    </message>
    <message>
        <source>Points: none, a drawn hand; luck %1.</source>
        <translation>Pontok: semmi, döntetlen leosztás; szerencse: %1.</translation>
    </message>
    <message>
        <source>Points: %1; luck %2 (deal %3, draws %4).</source>
        <translation>Pontok: %1; szerencse: %2 (osztás %3, húzás %4).</translation>
    </message>
    <message>
        <source>Play: nothing to decide.</source>
        <translation>Játék: nem volt mit eldönteni.</translation>
    </message>
    <message numerus="yes">
        <source>Play: sound in %n decisions.</source>
        <translation>
            <numerusform>Játék: %n döntés, mind helyes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play: %1 points given away in %n decisions; the worst was %2.</source>
        <translation>
            <numerusform>Játék: %1 pont veszteség %n döntésben; a legrosszabb: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>durva hiba</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>hiba</translation>
    </message>
    <message>
        <source>an inaccuracy</source>
        <translation>pontatlanság</translation>
    </message>
    <message>
        <source>No blunder in these decisions.</source>
        <translation>E döntések között nincs durva hiba.</translation>
    </message>
    <message>
        <source>No other blunder in these decisions.</source>
        <translation>E döntések között nincs másik durva hiba.</translation>
    </message>
    <message>
        <source>No mistake in these decisions.</source>
        <translation>E döntések között nincs hiba.</translation>
    </message>
    <message>
        <source>No other mistake in these decisions.</source>
        <translation>E döntések között nincs másik hiba.</translation>
    </message>
    <message>
        <source>No inaccuracy in these decisions.</source>
        <translation>E döntések között nincs pontatlanság.</translation>
    </message>
    <message>
        <source>No other inaccuracy in these decisions.</source>
        <translation>E döntések között nincs másik pontatlanság.</translation>
    </message>
    <message>
        <source>Nothing to judge: every hand was an assisted one, or there was nothing to decide.</source>
        <translation>Nincs mit értékelni: minden leosztás segítséggel ment, vagy nem volt mit eldönteni.</translation>
    </message>
    <message numerus="yes">
        <source>%1 points given away a decision, in %n decisions; luck %2 points.</source>
        <translation>
            <numerusform>Döntésenként %1 pont veszteség, %n döntésben; szerencse: %2 pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>%n durva hiba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n hiba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <translation>
            <numerusform>%n pontatlanság</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Advice given %n times; followed %1, better than what was done %2.</source>
        <translation>
            <numerusform>%n adott tanács; megfogadva: %1, jobb a megtett lépésnél: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands were played with help and are not counted.</source>
        <translation>
            <numerusform>%n leosztás segítséggel ment, ezek nem számítanak be.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <extracomment>Chances to win the match at the moment shown: &quot;Here: You 45 %; Nadia 30 %; Viktor 25 %&quot;.</extracomment>
        <translation>Itt: %1</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1: kezdetben %2, végül %3</translation>
    </message>
    <message>
        <source>Chance to win the match: %1</source>
        <translation>Győzelmi esély: %1</translation>
    </message>
</context>
<context>
    <name>ReviewFlow</name>
    <message>
        <source>This match cannot be opened; the log says why.</source>
        <translation>Ez a játszma nem nyitható meg; az ok a naplóban áll.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>thrown: %1</source>
        <translation>eldobva: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, with %2 laid off</source>
        <extracomment>%1 is a meld, &quot;run, 5 to 7 of clubs&quot;, %2 cards.</extracomment>
        <translation>%1, beszúrva: %2</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Go to a section of the rules</source>
        <translation>Ugrás a szabályok egy szakaszára</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>In the box</source>
        <translation>Dobozban</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitány</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <translation>Kimaradva</translation>
    </message>
    <message>
        <source>by day</source>
        <translation>naponta</translation>
    </message>
    <message>
        <source>by week</source>
        <translation>hetente</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>havonta</translation>
    </message>
    <message>
        <source>by year</source>
        <translation>évente</translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n leosztás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draws</source>
        <translation>
            <numerusform>%n húzás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n osztás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n döntés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n játszma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knocks</source>
        <translation>
            <numerusform>%n kopogás</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <extracomment>The ends of a 95 % interval, both in percent.</extracomment>
        <translation>%1–%2%</translation>
    </message>
    <message>
        <source>%1 of %2; %3</source>
        <extracomment>%1 of %2 cases; %3 is an interval in words.</extracomment>
        <translation>%1 / %2; %3</translation>
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
            <numerusform>%n gyakorló játszma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported matches</source>
        <translation>
            <numerusform>%n importált játszma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n feladott</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n befejezetlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Not counted: %1.</source>
        <extracomment>%1 is a list of kinds of matches with their numbers.</extracomment>
        <translation>Nem számít be: %1.</translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n hands a hint was shown: they are left out of the error rates.</source>
        <translation>
            <numerusform>%n leosztásból %1 tippel ment: ezek kimaradnak a hibaarányból.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: three equals</source>
        <translation>%1: három egyforma erejű játékos</translation>
    </message>
    <message>
        <source>%1: players of equal strength</source>
        <translation>%1: egyforma erejű játékosok</translation>
    </message>
    <message>
        <source>You win more than an equal would: %1 (%2); an equal wins %3.</source>
        <translation>Többet nyersz, mint egy egyforma erejű játékos: %1 (%2), az ő aránya %3.</translation>
    </message>
    <message>
        <source>You win less than an equal would: %1 (%2); an equal wins %3.</source>
        <translation>Kevesebbet nyersz, mint egy egyforma erejű játékos: %1 (%2), az ő aránya %3.</translation>
    </message>
    <message>
        <source>You win %1 (%2): too near to the %3 of an equal to tell a difference.</source>
        <translation>Győzelmi arányod %1 (%2): túl közel az egyforma erejű játékoséhoz (%3), hogy különbség látsszon.</translation>
    </message>
    <message>
        <source>without a level</source>
        <translation>szint nélkül</translation>
    </message>
    <message>
        <source>both %1</source>
        <extracomment>%1 is a level of play; both opponents have it.</extracomment>
        <translation>mindkettő %1</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <extracomment>%1 is a percentage, %2 of %3 matches.</extracomment>
        <translation>%1, %2 / %3</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Leosztások</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Nyert leosztások</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Pont leosztásonként</translation>
    </message>
    <message>
        <source>Points scored</source>
        <translation>Szerzett pontok</translation>
    </message>
    <message>
        <source>Points conceded</source>
        <translation>Kapott pontok</translation>
    </message>
    <message>
        <source>Gins</source>
        <translation>Ginek</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Kopogások</translation>
    </message>
    <message>
        <source>Deadwood left at knocks</source>
        <translation>Maradék kopogáskor</translation>
    </message>
    <message>
        <source>Undercuts made</source>
        <translation>Sikeres alávágások</translation>
    </message>
    <message>
        <source>Own knocks undercut</source>
        <translation>Alávágott kopogások</translation>
    </message>
    <message>
        <source>Drawn hands</source>
        <translation>Döntetlen leosztások</translation>
    </message>
    <message>
        <source>Advice that was followed</source>
        <translation>Megfogadott tanácsok</translation>
    </message>
    <message>
        <source>Luck a draw, points</source>
        <translation>Szerencse húzásonként, pont</translation>
    </message>
    <message>
        <source>Luck a deal, points</source>
        <translation>Szerencse osztásonként, pont</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Hibaarány</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Pontatlanságok</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Hibák</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Durva hibák</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Minden döntés</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>%1 is a number, %2 an interval in words.</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Decisions are judged by the review: none of these matches has been reviewed yet.</source>
        <translation>A döntéseket az elemzés értékeli: e játszmák közül még egy sincs elemezve.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n matches have been reviewed.</source>
        <translation>
            <numerusform>%n játszmából %1 van elemezve.</numerusform>
        </translation>
    </message>
    <message>
        <source>The error rate is the points given away a decision; lower is better.</source>
        <translation>A hibaarány a döntésenkénti veszteség pontban; minél kisebb, annál jobb.</translation>
    </message>
    <message>
        <source>Not judged: %1 decisions in hands with a hint, %2 made after advice.</source>
        <translation>Nincs értékelve: %1 döntés tippel játszott leosztásban, %2 tanács után.</translation>
    </message>
</context>
<context>
    <name>StatisticsFile</name>
    <message>
        <source>Group</source>
        <translation>Csoport</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Tétel</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Mutató</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Érték</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95% alsó határ</translation>
    </message>
    <message>
        <source>95 % to</source>
        <translation>95% felső határ</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Darab</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Minden játszma</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Megnyert játszmák</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Leosztások</translation>
    </message>
    <message>
        <source>Hands with a hint</source>
        <translation>Leosztások tippel</translation>
    </message>
    <message>
        <source>Reviewed matches</source>
        <translation>Elemzett játszmák</translation>
    </message>
    <message>
        <source>Practice matches, not counted</source>
        <translation>Gyakorló játszmák, nem számítanak be</translation>
    </message>
    <message>
        <source>Imported matches, not counted</source>
        <translation>Importált játszmák, nem számítanak be</translation>
    </message>
    <message>
        <source>Matches given up, not counted</source>
        <translation>Feladott játszmák, nem számítanak be</translation>
    </message>
    <message>
        <source>Unfinished matches, not counted</source>
        <translation>Befejezetlen játszmák, nem számítanak be</translation>
    </message>
    <message>
        <source>By level of the opponents</source>
        <translation>Az ellenfelek szintje szerint</translation>
    </message>
    <message>
        <source>By role</source>
        <translation>Szerep szerint</translation>
    </message>
    <message>
        <source>Drawn hands</source>
        <translation>Döntetlen leosztások</translation>
    </message>
    <message>
        <source>Advice followed</source>
        <translation>Megfogadott tanácsok</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Nyert leosztások</translation>
    </message>
    <message>
        <source>Points scored</source>
        <translation>Szerzett pontok</translation>
    </message>
    <message>
        <source>Points conceded</source>
        <translation>Kapott pontok</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Pont leosztásonként</translation>
    </message>
    <message>
        <source>Gins</source>
        <translation>Ginek</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Kopogások</translation>
    </message>
    <message>
        <source>Deadwood left at knocks</source>
        <translation>Maradék kopogáskor</translation>
    </message>
    <message>
        <source>Undercuts made</source>
        <translation>Sikeres alávágások</translation>
    </message>
    <message>
        <source>Own knocks undercut</source>
        <translation>Alávágott kopogások</translation>
    </message>
    <message>
        <source>Luck a draw</source>
        <translation>Szerencse húzásonként</translation>
    </message>
    <message>
        <source>Luck a deal</source>
        <translation>Szerencse osztásonként</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Döntések</translation>
    </message>
    <message>
        <source>Points lost a decision</source>
        <translation>Elvesztett pont döntésenként</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Meghozott</translation>
    </message>
    <message>
        <source>With a hint, not judged</source>
        <translation>Tippel, nincs értékelve</translation>
    </message>
    <message>
        <source>After advice, not judged</source>
        <translation>Tanács után, nincs értékelve</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Pontatlanságok</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Hibák</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Durva hibák</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Az idő során</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Matches</source>
        <translation>Játszmák</translation>
    </message>
    <message>
        <source>won</source>
        <translation>győzelem</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>játszma</translation>
    </message>
    <message>
        <source>points a hand</source>
        <translation>pont leosztásonként</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Győzelmek</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Döntések</translation>
    </message>
    <message>
        <source>Table for a spreadsheet (*.csv)</source>
        <translation>Táblázat (*.csv)</translation>
    </message>
    <message>
        <source>Export the figures</source>
        <translation>A számok exportálása</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 nem írható.</translation>
    </message>
    <message>
        <source>The figures are in %1.</source>
        <translation>A számok itt vannak: %1.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportálás…</translation>
    </message>
    <message>
        <source>Matches of</source>
        <translation>Időszak</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Ellenfelek</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramok</translation>
    </message>
    <message numerus="yes">
        <source>the last %n days</source>
        <translation>
            <numerusform>az utolsó %n nap</numerusform>
        </translation>
    </message>
    <message>
        <source>all times</source>
        <translation>bármikor</translation>
    </message>
    <message>
        <source>this year</source>
        <translation>idén</translation>
    </message>
    <message>
        <source>all levels</source>
        <translation>minden szint</translation>
    </message>
    <message>
        <source>all rules</source>
        <translation>minden szabály</translation>
    </message>
    <message>
        <source>as it fits</source>
        <translation>automatikus</translation>
    </message>
    <message>
        <source>By the opponents&apos; levels</source>
        <translation>Az ellenfelek szintje szerint</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Az idő során</translation>
    </message>
    <message>
        <source>Below each figure its count, and the interval that holds the true value in 95 of 100 cases.</source>
        <translation>Minden szám alatt a darabszám és az az intervallum, amelyben a valódi érték 100 esetből 95-ször benne van.</translation>
    </message>
    <message>
        <source>By role</source>
        <translation>Szerep szerint</translation>
    </message>
    <message>
        <source>How it is counted</source>
        <translation>Hogyan számol</translation>
    </message>
    <message>
        <source>Share of matches won</source>
        <translation>Megnyert játszmák aránya</translation>
    </message>
    <message>
        <source>Share of matches won, by the opponents&apos; levels</source>
        <translation>Megnyert játszmák aránya az ellenfelek szintje szerint</translation>
    </message>
    <message>
        <source>Figures by role</source>
        <translation>Számok szerep szerint</translation>
    </message>
    <message>
        <source>Figures of decisions</source>
        <translation>A döntések számai</translation>
    </message>
    <message>
        <source>Counted are real matches that you played here to the end.</source>
        <translation>Azok a valódi játszmák számítanak, amelyeket itt végigjátszottál.</translation>
    </message>
    <message>
        <source>Practice, imported and unfinished matches and those given up are told apart and not counted.</source>
        <translation>A gyakorló, importált, befejezetlen és feladott játszmák külön szerepelnek, és nem számítanak be.</translation>
    </message>
    <message>
        <source>Points a hand are your own less those of the other player; drawn hands do not count as won or lost.</source>
        <translation>A leosztásonkénti pont a sajátod mínusz a másik játékosé; a döntetlen sem győzelem, sem vereség.</translation>
    </message>
    <message>
        <source>Hands with a hint and decisions made after advice are left out of the error rates.</source>
        <translation>A tippel játszott leosztások és a tanács után hozott döntések kimaradnak a hibaarányból.</translation>
    </message>
    <message>
        <source>Intervals are for 95 %: Wilson&apos;s for shares, the normal one for means.</source>
        <translation>Az intervallumok 95%-osak: arányoknál Wilson-, átlagoknál normális intervallum.</translation>
    </message>
    <message>
        <source>A week begins on Monday; times are those of your clock.</source>
        <translation>A hét hétfőn kezdődik; az időpontok a te órád szerintiek.</translation>
    </message>
    <message>
        <source>The matches cannot be read</source>
        <translation>A játszmák nem olvashatók</translation>
    </message>
    <message>
        <source>No finished match is like this.</source>
        <translation>Nincs ilyen befejezett játszma.</translation>
    </message>
    <message>
        <source>Nothing to count</source>
        <translation>Nincs mit számolni</translation>
    </message>
    <message>
        <source>Count &amp;all matches</source>
        <translation>&amp;Minden játszma</translation>
    </message>
    <message>
        <source>As soon as a match is finished, its figures are here.</source>
        <translation>Amint egy játszma véget ér, a számai itt lesznek.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Még nincs mit számolni</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>%1 says</source>
        <translation>%1 tanácsa</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Tanács</translation>
    </message>
    <message>
        <source>Your partner sees your cards and can be asked.</source>
        <translation>A társad látja a lapjaidat, és megkérdezheted.</translation>
    </message>
    <message>
        <source>You see the captain&apos;s cards and may advise.</source>
        <translation>Látod a kapitány lapjait, és tanácsot adhatsz.</translation>
    </message>
    <message>
        <source>Nobody advises the box. A hint counts the hand as assisted.</source>
        <translation>A doboznak senki sem ad tanácsot. A tipp után a leosztás segítettnek számít.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1 – %2.</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>lefordított lap</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>kijelölve</translation>
    </message>
    <message>
        <source>advised</source>
        <translation>tanácsolt</translation>
    </message>
    <message>
        <source>laid off</source>
        <translation>beszúrva</translation>
    </message>
    <message>
        <source>Thrown so far, the oldest first</source>
        <translation>Eddigi dobások, elöl a legrégebbi</translation>
    </message>
    <message>
        <source>Show the side panel</source>
        <translation>Oldalsáv megjelenítése</translation>
    </message>
    <message>
        <source>Fold the side panel</source>
        <translation>Oldalsáv elrejtése</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n cards</source>
        <translation>
            <numerusform>Talon, %n lap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the stock</source>
        <translation>
            <numerusform>%n lap a talonban</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Dobóhalom, üres</translation>
    </message>
    <message>
        <source>Discard pile, %1</source>
        <translation>Dobóhalom, %1</translation>
    </message>
    <message>
        <source>Knock: gin only</source>
        <translation>Kopogás: csak gin</translation>
    </message>
    <message numerus="yes">
        <source>Knock: with %n or less</source>
        <translation>
            <numerusform>Kopogás: legfeljebb %n</numerusform>
        </translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>gondolkodik…</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n points of %2</source>
        <translation>
            <numerusform>%1, %n pont, a cél %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, number %2 of %3</source>
        <translation>%1, %2 / %3</translation>
    </message>
    <message>
        <source>Draw for roles</source>
        <translation>Szerepek húzása</translation>
    </message>
    <message>
        <source>You have gin</source>
        <translation>Ginnel kopogsz</translation>
    </message>
    <message>
        <source>%1 has gin</source>
        <translation>%1 ginnel kopog</translation>
    </message>
    <message>
        <source>You knock with %2</source>
        <translation>%2 ponttal kopogsz</translation>
    </message>
    <message>
        <source>%1 knocks with %2</source>
        <translation>%1 %2 ponttal kopog</translation>
    </message>
    <message>
        <source>You hold %2</source>
        <translation>A maradékod %2</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>%1 maradéka %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Leosztás</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Lépés</translation>
    </message>
    <message>
        <source>%1 (advised: %2)</source>
        <extracomment>In the list of moves: %1 what was done, %2 what the partner had advised.</extracomment>
        <translation>%1 (tanács: %2)</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lépések</translation>
    </message>
    <message>
        <source>Ask partner</source>
        <translation>Társ tanácsa</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pontozólap</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Ez a leosztás</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Oldalsáv</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>%1 pontig</translation>
    </message>
    <message>
        <source>take it</source>
        <translation>felvétel</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passz</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <translation>húzás a talonból</translation>
    </message>
    <message>
        <source>throw %1</source>
        <translation>dobás: %1</translation>
    </message>
    <message>
        <source>knock, throw %1</source>
        <translation>kopogás, dobás: %1</translation>
    </message>
    <message>
        <source>lay off</source>
        <translation>szúrás</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n points, total %3</source>
        <extracomment>Read aloud from the score sheet: %1 a player, %2 a role, %3 the total after the hand.</extracomment>
        <translation>
            <numerusform>%1, %2, %n pont, összesen %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Order by rank</source>
        <translation>Rendezés rang szerint</translation>
    </message>
    <message>
        <source>Order by suit</source>
        <translation>Rendezés szín szerint</translation>
    </message>
    <message>
        <source>Order by melds</source>
        <translation>Rendezés kombinációk szerint</translation>
    </message>
    <message>
        <source>My own order</source>
        <translation>Saját sorrend</translation>
    </message>
    <message>
        <source>Order of your cards</source>
        <translation>A lapjaid sorrendje</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>A lapjaid</translation>
    </message>
    <message>
        <source>Hints are switched off in the preferences.</source>
        <translation>A tippek ki vannak kapcsolva a beállításokban.</translation>
    </message>
    <message>
        <source>There is nothing to decide for you now.</source>
        <translation>Most nincs mit eldöntened.</translation>
    </message>
    <message>
        <source>Only a captain in turn can ask the partner.</source>
        <translation>Csak a soron lévő kapitány kérdezheti meg a társát.</translation>
    </message>
    <message>
        <source>Moves can be taken back in a practice match only, after a move of yours.</source>
        <translation>Visszavonni csak gyakorláskor lehet, a saját lépésed után.</translation>
    </message>
    <message>
        <source>The discards are hidden by your preferences.</source>
        <translation>A dobott lapokat a beállításaid elrejtik.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Nincs lap a kezedben.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>Select a card to throw.</source>
        <translation>Válaszd ki, melyik lapot dobod.</translation>
    </message>
    <message>
        <source>No knock yet: in this match only gin may be laid.</source>
        <translation>Még nem kopoghatsz: itt csak gin rakható le.</translation>
    </message>
    <message numerus="yes">
        <source>No knock yet: it needs %n deadwood or less.</source>
        <translation>
            <numerusform>Még nem kopoghatsz: a maradék legfeljebb %n lehet.</numerusform>
        </translation>
    </message>
    <message>
        <source>No way to lay the cards like that.</source>
        <translation>Így nem rakhatók le a lapok.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Lap húzása</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Új játszma</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Osztás</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Következő osztás</translation>
    </message>
    <message>
        <source>Lay gin</source>
        <translation>Gin lerakása</translation>
    </message>
    <message numerus="yes">
        <source>Lay, %n left</source>
        <translation>
            <numerusform>Lerakás, marad %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Other melds</source>
        <translation>Másképp</translation>
    </message>
    <message numerus="yes">
        <source>Confirm, %n left</source>
        <translation>
            <numerusform>Rendben, marad %n</numerusform>
        </translation>
    </message>
    <message>
        <source>As proposed</source>
        <translation>Javasolt</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Felvétel: %1</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Húzás</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Dobás</translation>
    </message>
    <message>
        <source>Throw %1</source>
        <translation>Dobás: %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Advise %1</source>
        <translation>Tanács: %1</translation>
    </message>
    <message numerus="yes">
        <source>Advise, %n left</source>
        <translation>
            <numerusform>Tanács, marad %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Advise</source>
        <translation>Tanács</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Nézés</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ugrás</translation>
    </message>
    <message>
        <source>The hand is counted.</source>
        <translation>Számoljuk a leosztást.</translation>
    </message>
    <message>
        <source>Press a card to change its meld, then lay them.</source>
        <translation>Kattints a lapokra az átrendezéshez, aztán rakd le.</translation>
    </message>
    <message>
        <source>Your melds as they will be laid.</source>
        <translation>Így rakod le a kombinációidat.</translation>
    </message>
    <message>
        <source>Your advice: %1.</source>
        <translation>A tanácsod – %1.</translation>
    </message>
    <message numerus="yes">
        <source>Throwing it leaves %n deadwood.</source>
        <translation>
            <numerusform>Ha eldobod, a maradék %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press it again to throw it: that leaves %n deadwood.</source>
        <translation>
            <numerusform>Kattints rá újra, és eldobod: a maradék %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 asks for your advice: mark a move, or go on.</source>
        <translation>%1 tanácsot kér: jelölj meg egy lépést, vagy menj tovább.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Miért?</translation>
    </message>
    <message>
        <source>The highest card is in the box, the middle one captain, the lowest sits out as the captain&apos;s partner.</source>
        <translation>A legmagasabb lap kerül a dobozba, a középső a kapitány, a legalacsonyabb kimarad a kapitány társaként.</translation>
    </message>
    <message>
        <source>Match given up</source>
        <translation>Feladott játszma</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Osztás: %1</translation>
    </message>
    <message>
        <source>Laid off: %1.</source>
        <translation>Beszúrva: %1.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Te osztasz.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 oszt.</translation>
    </message>
    <message>
        <source>The move is taken back.</source>
        <translation>A lépés visszavonva.</translation>
    </message>
    <message>
        <source>Below it: %1</source>
        <translation>Alatta: %1</translation>
    </message>
    <message>
        <source>%1. The match goes to %2.</source>
        <translation>%1. A játszma %2 pontig tart.</translation>
    </message>
</context>
<context>
    <name>TimeCharts</name>
    <message>
        <source>None of these matches has been reviewed yet: error rate and luck over time come with the reviews.</source>
        <translation>E játszmák közül még egy sincs elemezve: a hibaarány és a szerencse az elemzéssel jelenik meg.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>%1 is a period, %2 a percentage, %3 a number of matches in words.</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Megnyert játszmák</translation>
    </message>
    <message>
        <source>The band is the 95 % interval of each period.</source>
        <translation>A sáv az egyes időszakok 95%-os intervalluma.</translation>
    </message>
    <message>
        <source>%1: %2 points a decision, %3</source>
        <extracomment>%1 is a period, %2 a number, %3 half an interval and a number of decisions in words, or the latter alone.</extracomment>
        <translation>%1: döntésenként %2 pont, %3</translation>
    </message>
    <message>
        <source>Points given away a decision, hints and advice left out; lower is better.</source>
        <translation>Döntésenkénti veszteség pontban, tipp és tanács nélkül; minél kisebb, annál jobb.</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Hibaarány</translation>
    </message>
    <message>
        <source>%1: %2 a draw, %3 a deal</source>
        <translation>%1: húzásonként %2, osztásonként %3</translation>
    </message>
    <message>
        <source>Points above what chance brings on average, which is 0; the band is the 95 % interval of the draws.</source>
        <translation>Pont a véletlen átlaga (0) felett; a sáv a húzások 95%-os intervalluma.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szerencse</translation>
    </message>
    <message>
        <source>of the draw</source>
        <translation>húzásban</translation>
    </message>
    <message>
        <source>of the deal</source>
        <translation>osztásban</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>How a date is written, short but with the month as a word: d the day, MMM the short and MMMM the long name of the month, yyyy the year.</extracomment>
        <translation>yyyy. MMM d.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a date, %2 a time.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <extracomment>How a month is written: MMM is its short name, MMMM its long one, yyyy the year.</extracomment>
        <translation>yyyy. MMM</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The match history was damaged; it was set aside as %1 and a new one begun.</source>
        <translation>Az előzmények megsérültek; a régi fájl félretéve: %1, és új kezdődött.</translation>
    </message>
    <message>
        <source>The file of the match history is another program&apos;s; it was set aside as %1 and a new one begun.</source>
        <translation>Az előzmények fájlja egy másik programé; félretéve: %1, és új kezdődött.</translation>
    </message>
    <message>
        <source>The match history was written by a newer version; it is left as it is, and this match is not saved.</source>
        <translation>Az előzményeket egy újabb verzió írta; érintetlenül maradnak, és ez a játszma mentés nélkül folyik.</translation>
    </message>
    <message>
        <source>The match history cannot be written to; you can play, but nothing is saved.</source>
        <translation>Az előzmények nem írhatók; játszhatsz, de mentés nélkül.</translation>
    </message>
    <message>
        <source>The disk is full; you can play on, and saving is tried again at every move.</source>
        <translation>Megtelt a lemez; tovább játszhatsz, a program minden lépésnél újra próbál menteni.</translation>
    </message>
    <message>
        <source>The match history is in use by another program; saving is tried again at every move.</source>
        <translation>Az előzményeket egy másik program használja; a program minden lépésnél újra próbál menteni.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be used; you can play, but nothing is saved.</source>
        <translation>A mappa nem használható: %1; játszhatsz, de mentés nélkül.</translation>
    </message>
    <message>
        <source>The match history cannot be read or written; saving is tried again at every move.</source>
        <translation>Az előzmények nem olvashatók vagy írhatók; a program minden lépésnél újra próbál menteni.</translation>
    </message>
    <message>
        <source>The preferences could not be read; they were kept as %1 and start anew.</source>
        <translation>A beállítások nem olvashatók; megőrizve: %1, és alapértékekről indulnak.</translation>
    </message>
    <message>
        <source>The preferences cannot be saved.</source>
        <translation>A beállítások nem menthetők.</translation>
    </message>
    <message>
        <source>A computer player failed and a simpler one moved in its place; the game goes on.</source>
        <translation>Egy gépi játékos hibára futott, helyette egy egyszerűbb lépett; a játék folytatódik.</translation>
    </message>
    <message>
        <source>The program is open already; this window plays without saving.</source>
        <translation>A program már meg van nyitva; ez az ablak mentés nélkül játszik.</translation>
    </message>
    <message>
        <source>Something went wrong in the program; you can go on playing. Help, Copy details for a report tells more.</source>
        <translation>Valami elromlott a programban; tovább játszhatsz. Részletek: Súgó, Adatok másolása hibajelentéshez.</translation>
    </message>
    <message>
        <source>This is not a match of this program.</source>
        <translation>Ez nem e program játszmája.</translation>
    </message>
    <message>
        <source>The match was written by a newer version of the program.</source>
        <translation>A játszmát a program újabb verziója írta.</translation>
    </message>
    <message>
        <source>The file is too large to be a match.</source>
        <translation>A fájl túl nagy ahhoz, hogy játszma legyen.</translation>
    </message>
    <message>
        <source>Something in it is missing or has no meaning (%1).</source>
        <translation>Valami hiányzik belőle vagy értelmetlen (%1).</translation>
    </message>
    <message>
        <source>A card in it is unknown, missing or there twice (%1).</source>
        <translation>Egy lapja ismeretlen, hiányzik vagy kétszer szerepel (%1).</translation>
    </message>
    <message>
        <source>Something in it is against the rules (%1).</source>
        <translation>Valami szabálytalan benne (%1).</translation>
    </message>
    <message>
        <source>The totals in it do not add up (%1).</source>
        <translation>A pontszámok összege nem egyezik (%1).</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Upcard</source>
        <translation>Felütött lap</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Húzás</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Dobás</translation>
    </message>
    <message>
        <source>Knock or not</source>
        <translation>Kopogni vagy sem</translation>
    </message>
    <message>
        <source>Laying the melds</source>
        <translation>Kombinációk lerakása</translation>
    </message>
    <message>
        <source>Laying off</source>
        <translation>Szúrás</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Helyes</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Pontatlanság</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Hiba</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Durva hiba</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Játék</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Lépés</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Súgó</translation>
    </message>
</context>
<context>
    <name>_Cards</name>
    <message>
        <source>Card si&amp;ze</source>
        <translation>Lapok &amp;mérete</translation>
    </message>
    <message>
        <source>Card &amp;back</source>
        <translation>&amp;Hátlap</translation>
    </message>
    <message>
        <source>Four s&amp;uit colours</source>
        <translation>&amp;Négyszínű pakli</translation>
    </message>
    <message>
        <source>Large &amp;index in the corners</source>
        <translation>Nagy &amp;sarokjelek</translation>
    </message>
</context>
<context>
    <name>_General</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Nyelv</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Tém&amp;a</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>A rendszer szerint</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Világos</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sötét</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Nagy kontraszt</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Szövegméret</translation>
    </message>
    <message>
        <source>&amp;Movement of cards</source>
        <translation>Lapok &amp;mozgása</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ki</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Gyors</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lassú</translation>
    </message>
    <message>
        <source>&amp;Side panel with scores, moves and advice</source>
        <translation>&amp;Oldalsáv pontokkal, lépésekkel és tanáccsal</translation>
    </message>
    <message>
        <source>Like the system (%1)</source>
        <translation>A rendszer szerint (%1)</translation>
    </message>
</context>
<context>
    <name>_HouseRules</name>
    <message>
        <source>Gin &amp;bonus</source>
        <translation>Gin&amp;bónusz</translation>
    </message>
    <message>
        <source>&amp;Undercut bonus</source>
        <translation>&amp;Alávágási bónusz</translation>
    </message>
    <message>
        <source>&amp;Knock with at most</source>
        <translation>&amp;Kopogás legfeljebb</translation>
    </message>
    <message>
        <source>A card &amp;taken may be thrown back at once</source>
        <translation>A felvett lap azonnal &amp;visszadobható</translation>
    </message>
    <message>
        <source>gin only</source>
        <translation>csak gin</translation>
    </message>
</context>
<context>
    <name>_Keys</name>
    <message>
        <source>&amp;Single letters and digits are keys</source>
        <translation>Betűk és számok &amp;magukban is parancsok</translation>
    </message>
    <message>
        <source>Press a button, then the new key. Delete takes the key away, Escape leaves it as it is.</source>
        <translation>Nyomj meg egy gombot, majd az új billentyűt. A Delete elveszi, az Escape meghagyja.</translation>
    </message>
    <message>
        <source>&amp;Restore all keys</source>
        <translation>Minden billentyű &amp;visszaállítása</translation>
    </message>
</context>
<context>
    <name>_Play</name>
    <message>
        <source>&amp;Order of my cards</source>
        <translation>&amp;Lapjaim sorrendje</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Rang szerint</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Szín szerint</translation>
    </message>
    <message>
        <source>By melds</source>
        <translation>Kombinációk szerint</translation>
    </message>
    <message>
        <source>My own order</source>
        <translation>Saját sorrend</translation>
    </message>
    <message>
        <source>Computer players &amp;think</source>
        <translation>A gép &amp;gondolkodik</translation>
    </message>
    <message>
        <source>No longer than they need</source>
        <translation>Csak ameddig kell</translation>
    </message>
    <message>
        <source>A moment</source>
        <translation>Egy pillanatig</translation>
    </message>
    <message>
        <source>As people do</source>
        <translation>Emberi tempóban</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Lassan</translation>
    </message>
    <message>
        <source>When I s&amp;it out</source>
        <translation>Amikor &amp;kimaradok</translation>
    </message>
    <message>
        <source>I advise the captain</source>
        <translation>Tanácsot adok a kapitánynak</translation>
    </message>
    <message>
        <source>I watch</source>
        <translation>Nézem</translation>
    </message>
    <message>
        <source>Skip to the end of the hand</source>
        <translation>Ugrás a leosztás végére</translation>
    </message>
    <message>
        <source>Speed of &amp;watching</source>
        <translation>Nézés &amp;sebessége</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lassú</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Gyors</translation>
    </message>
    <message>
        <source>&amp;Arrange my cards automatically</source>
        <translation>Lapjaim &amp;automatikus rendezése</translation>
    </message>
    <message>
        <source>Throw a card with o&amp;ne click</source>
        <translation>Dobás &amp;egyetlen kattintással</translation>
    </message>
    <message>
        <source>&amp;Hints can be asked for</source>
        <translation>&amp;Tippet lehet kérni</translation>
    </message>
    <message>
        <source>Hide the cards &amp;below the top of the discard pile</source>
        <translation>A &amp;dobóhalom alsóbb lapjainak elrejtése</translation>
    </message>
    <message>
        <source>&amp;Pause after each hand</source>
        <translation>Szünet &amp;minden leosztás után</translation>
    </message>
    <message>
        <source>Re&amp;view every match when it is over</source>
        <translation>Minden játszma elemzése a &amp;végén</translation>
    </message>
</context>
</TS>
