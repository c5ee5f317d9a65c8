<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About threegin</source>
        <translation>Sobre o threegin</translation>
    </message>
    <message>
        <source>Three-handed gin rummy: you against two computer players, without any network.</source>
        <translation>Gin rummy a três: você contra dois jogadores virtuais, sem precisar de rede.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. The cards, the marks and the texts are this project&apos;s own.</source>
        <translation>Software livre sob a licença MIT. As cartas, as marcas e os textos são próprios deste projeto.</translation>
    </message>
    <message>
        <source>It stands on Qt for Python, which is free software under the GNU LGPL 3.</source>
        <translation>Usa o Qt for Python, que é software livre sob a GNU LGPL 3.</translation>
    </message>
    <message>
        <source>Python %1, Qt %2, PySide6 %3</source>
        <translation>Python %1, Qt %2, PySide6 %3</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
</context>
<context>
    <name>BackChoice</name>
    <message>
        <source>Lattice</source>
        <translation>Treliça</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Escamas</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Estrelas</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>Rosácea</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ás</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>dois</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>três</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>setes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>oitos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>noves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valetes</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reis</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A card: %1 is its rank (&quot;queen&quot;, &quot;7&quot;), %2 its suit (&quot;clubs&quot;).</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>run, %1 to %2 of %3</source>
        <extracomment>%1 and %2 are ranks, %3 is a suit.</extracomment>
        <translation>sequência, %1 a %2 de %3</translation>
    </message>
    <message>
        <source>set, %1</source>
        <translation>trinca, %1</translation>
    </message>
    <message>
        <source>run · %1 to %2</source>
        <extracomment>Under a meld on the table, short. %1 and %2 are ranks as on the card: &quot;5&quot;, &quot;Q&quot;.</extracomment>
        <translation>sequência · %1 a %2</translation>
    </message>
    <message>
        <source>set · %1</source>
        <translation>trinca · %1</translation>
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
        <translation>opções</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostra esta ajuda e termina</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>falta um argumento</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>argumento %r não esperado</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opção ambígua: %(option)s pode ser %(matches)s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>escolha inválida: %(value)r (escolha entre %(choices)s)</translation>
    </message>
    <message>
        <source>%1: error: %2</source>
        <translation>%1: erro: %2</translation>
    </message>
    <message>
        <source>Three-handed gin rummy: one person against two computer players.</source>
        <translation>Gin rummy a três: uma pessoa contra dois jogadores virtuais.</translation>
    </message>
    <message>
        <source>Options of Qt, such as -platform, are passed on.</source>
        <translation>As opções do Qt, como -platform, são repassadas.</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>mostra a versão e termina</translation>
    </message>
    <message>
        <source>DIR</source>
        <extracomment>Stands for the name of a folder, in capital letters: --data-dir DIR</extracomment>
        <translation>PASTA</translation>
    </message>
    <message>
        <source>keep matches, preferences and the log in this folder (also by the environment variable THREEGIN_DATA_DIR)</source>
        <translation>guarda as partidas, as preferências e o log nesta pasta (também pela variável de ambiente THREEGIN_DATA_DIR)</translation>
    </message>
    <message>
        <source>how much to log (info)</source>
        <translation>quanto registrar no log (info)</translation>
    </message>
    <message>
        <source>unrecognized arguments: %1</source>
        <translation>argumentos desconhecidos: %1</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>&amp;Practice match…</source>
        <translation>Partida de &amp;treino…</translation>
    </message>
    <message>
        <source>&amp;Continue the last match</source>
        <translation>&amp;Continuar a última partida</translation>
    </message>
    <message>
        <source>&amp;Give the match up…</source>
        <translation>&amp;Abandonar a partida…</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>&amp;Preferências…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>Draw from the &amp;stock</source>
        <translation>Comprar do &amp;monte</translation>
    </message>
    <message>
        <source>Take the &amp;discard</source>
        <translation>Pegar o &amp;descarte</translation>
    </message>
    <message>
        <source>&amp;Pass the upcard</source>
        <translation>&amp;Passar (carta virada)</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>&amp;Bater</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>D&amp;ica</translation>
    </message>
    <message>
        <source>&amp;Ask the partner</source>
        <translation>Pedir conselho ao p&amp;arceiro</translation>
    </message>
    <message>
        <source>Let the captain &amp;go on</source>
        <translation>Deixar o capitão &amp;seguir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;fazer</translation>
    </message>
    <message>
        <source>Order by &amp;rank</source>
        <translation>Ordenar por &amp;valor</translation>
    </message>
    <message>
        <source>Order by &amp;suit</source>
        <translation>Ordenar por &amp;naipe</translation>
    </message>
    <message>
        <source>Order by &amp;melds</source>
        <translation>Ordenar por &amp;combinações</translation>
    </message>
    <message>
        <source>My o&amp;wn order</source>
        <translation>Minha própria &amp;ordem</translation>
    </message>
    <message>
        <source>Show all cards &amp;thrown</source>
        <translation>&amp;Mostrar todos os descartes</translation>
    </message>
    <message>
        <source>Say the last &amp;event again</source>
        <translation>&amp;Repetir o último evento</translation>
    </message>
    <message>
        <source>Read my &amp;cards</source>
        <translation>&amp;Ler minhas cartas</translation>
    </message>
    <message>
        <source>Read my &amp;deadwood</source>
        <translation>Ler meu r&amp;esto</translation>
    </message>
    <message>
        <source>Read the &amp;pile and the stock</source>
        <translation>Ler a &amp;pilha e o monte</translation>
    </message>
    <message>
        <source>Read the sc&amp;ores</source>
        <translation>Ler o pl&amp;acar</translation>
    </message>
    <message>
        <source>Re&amp;view this match</source>
        <translation>Analisar esta parti&amp;da</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>&amp;Histórico</translation>
    </message>
    <message>
        <source>Retry my mista&amp;kes</source>
        <translation>Corri&amp;gir meus erros</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <translation>E&amp;statísticas</translation>
    </message>
    <message>
        <source>Fair&amp;ness</source>
        <translation>&amp;Jogo limpo</translation>
    </message>
    <message>
        <source>S&amp;ide panel</source>
        <translation>Pa&amp;inel lateral</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>Como &amp;jogar</translation>
    </message>
    <message>
        <source>&amp;Help with what is shown</source>
        <translation>&amp;Ajuda desta tela</translation>
    </message>
    <message>
        <source>All &amp;keys</source>
        <translation>Todas as &amp;teclas</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>&amp;Copy details for a report</source>
        <translation>&amp;Copiar detalhes para um relatório</translation>
    </message>
    <message>
        <source>&amp;About threegin</source>
        <translation>&amp;Sobre o threegin</translation>
    </message>
    <message>
        <source>Along your cards</source>
        <translation>Percorrer suas cartas</translation>
    </message>
    <message>
        <source>Between the places of the table</source>
        <translation>Ir de um lugar da mesa a outro</translation>
    </message>
    <message>
        <source>Select a card, or put it down</source>
        <translation>Selecionar uma carta ou desmarcá-la</translation>
    </message>
    <message>
        <source>The main button: throw, confirm, deal</source>
        <translation>O botão principal: descartar, confirmar, dar as cartas</translation>
    </message>
    <message>
        <source>Cancel; back to the table</source>
        <translation>Cancelar; voltar à mesa</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>forgets it</source>
        <translation>esquece</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>não usa</translation>
    </message>
    <message>
        <source>the last three</source>
        <translation>três últimas</translation>
    </message>
    <message>
        <source>Own cards, top card of the pile</source>
        <translation>Cartas próprias, topo da pilha</translation>
    </message>
    <message>
        <source>Cards thrown before</source>
        <translation>Cartas já descartadas</translation>
    </message>
    <message>
        <source>Cards the other player took</source>
        <translation>Cartas que o adversário pegou</translation>
    </message>
    <message>
        <source>Scores, earlier hands</source>
        <translation>Placar, rodadas anteriores</translation>
    </message>
    <message>
        <source>The other player&apos;s hidden cards</source>
        <translation>Cartas ocultas do adversário</translation>
    </message>
    <message>
        <source>The cards of the stock</source>
        <translation>As cartas do monte</translation>
    </message>
    <message>
        <source>The number of the deal</source>
        <translation>O número do baralho</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>First opponent</source>
        <translation>Primeiro adversário</translation>
    </message>
    <message>
        <source>Second opponent</source>
        <translation>Segundo adversário</translation>
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
        <translation>O zero está dentro de todos os intervalos, como se espera de uma distribuição honesta.</translation>
    </message>
    <message>
        <source>0 is outside the interval of: %1. An honest deal does that in 5 of 100 cases.</source>
        <translation>O zero está fora do intervalo de: %1. Isso acontece em 5 de cada 100 casos com uma distribuição honesta.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player, %2 a mean with its interval and count.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Número do baralho</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Papéis</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>sem número</translation>
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
        <translation>Os baralhos destas rodadas não são os dos seus números: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Checked: the packs of all %n hands are those of their numbers.</source>
        <translation>
            <numerusform>Conferido: em %n rodada, o baralho é o do seu número.</numerusform>
            <numerusform>Conferido: nas %n rodadas, o baralho é o do seu número.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands have no number.</source>
        <translation>
            <numerusform>%n rodada não tem número.</numerusform>
            <numerusform>%n rodadas não têm número.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>A deal number has 16 digits; spaces do not matter.</source>
        <translation>O número do baralho tem 16 dígitos; os espaços não importam.</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Jogo limpo</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>A number that somebody gave you</source>
        <translation>Um número que alguém lhe deu</translation>
    </message>
    <message>
        <source>Match whose deals are shown</source>
        <translation>Partida cujos baralhos são mostrados</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Número do baralho</translation>
    </message>
    <message>
        <source>&amp;Deal the selected hand again</source>
        <translation>&amp;Repetir a rodada selecionada</translation>
    </message>
    <message>
        <source>Deal this &amp;number</source>
        <translation>Jogar este &amp;número</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>What each level sees</source>
        <translation>O que cada nível vê</translation>
    </message>
    <message>
        <source>Who sees what</source>
        <translation>Quem vê o quê</translation>
    </message>
    <message>
        <source>A computer player is given what a person in its seat would see, and nothing else.</source>
        <translation>Um jogador virtual recebe o que uma pessoa no lugar dele veria, e nada mais.</translation>
    </message>
    <message>
        <source>The levels differ in what they make of it.</source>
        <translation>Os níveis diferem no que fazem com isso.</translation>
    </message>
    <message>
        <source>Who sits out sees with the captain&apos;s eyes; advice between two computers is never given.</source>
        <translation>Quem fica de fora vê com os olhos do capitão; entre dois jogadores virtuais nunca há conselho.</translation>
    </message>
    <message>
        <source>Every pack comes from a number that the system draws at random just before the deal.</source>
        <translation>Cada baralho vem de um número que o sistema sorteia logo antes de dar as cartas.</translation>
    </message>
    <message>
        <source>It is shown here when the hand is over; the same number always deals the same cards.</source>
        <translation>Ele é mostrado aqui quando a rodada acaba; o mesmo número dá sempre as mesmas cartas.</translation>
    </message>
    <message>
        <source>Dealt again, it is a practice match.</source>
        <translation>Repetida, a rodada vira uma partida de treino.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>A distribuição</translation>
    </message>
    <message>
        <source>No hand of this match is over yet.</source>
        <translation>Nenhuma rodada desta partida acabou ainda.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A match in a list: %1 is its date and time, %2 its opponents.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>In all reviewed matches: the points that a card was worth above the mean of those it could have been. On average this is 0 for everybody; the lines are 95 % intervals.</source>
        <translation>Em todas as partidas analisadas: os pontos que uma carta valeu acima da média das que poderiam ter vindo. Em média isso é 0 para todos; as linhas são intervalos de 95%.</translation>
    </message>
    <message>
        <source>Luck is measured by the review, and no finished match has been reviewed yet.</source>
        <translation>A sorte é medida pela análise, e nenhuma partida terminada foi analisada ainda.</translation>
    </message>
    <message>
        <source>Luck of all three</source>
        <translation>A sorte dos três</translation>
    </message>
    <message>
        <source>Points a draw from the stock</source>
        <translation>Pontos por compra do monte</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Pontos por distribuição</translation>
    </message>
    <message>
        <source>0 is to be expected</source>
        <translation>o esperado é 0</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>%1 may not be read.</source>
        <translation>Sem permissão para ler %1.</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 não existe mais.</translation>
    </message>
    <message>
        <source>%1 is in use by another program.</source>
        <translation>%1 está em uso por outro programa.</translation>
    </message>
    <message>
        <source>%1 is damaged and cannot be read.</source>
        <translation>%1 está corrompido e não pode ser lido.</translation>
    </message>
    <message>
        <source>%1 may not be written.</source>
        <translation>Sem permissão para gravar %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the disk is full.</source>
        <translation>Não foi possível gravar %1: o disco está cheio.</translation>
    </message>
    <message>
        <source>%1 cannot be written: its folder is not there.</source>
        <translation>Não foi possível gravar %1: a pasta não existe.</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>o arquivo</translation>
    </message>
    <message>
        <source>the archive</source>
        <translation>o arquivo compactado</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>o resultado</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>as regras</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>o início</translation>
    </message>
    <message>
        <source>the version</source>
        <translation>a versão</translation>
    </message>
    <message>
        <source>the id</source>
        <translation>a identificação</translation>
    </message>
    <message>
        <source>the time of the start</source>
        <translation>a hora do início</translation>
    </message>
    <message>
        <source>the head</source>
        <translation>o cabeçalho</translation>
    </message>
    <message>
        <source>hand %1</source>
        <extracomment>%1 is the number of a hand of a match.</extracomment>
        <translation>rodada %1</translation>
    </message>
    <message>
        <source>event %1</source>
        <extracomment>%1 is the number of an event in the list that a match file has of them, from 0.</extracomment>
        <translation>evento %1</translation>
    </message>
    <message>
        <source>player %1</source>
        <extracomment>%1 is the number of a player in a match file, from 0.</extracomment>
        <translation>jogador %1</translation>
    </message>
    <message>
        <source>Nothing was imported. %1: %2</source>
        <extracomment>%1 is the name of a file, %2 a sentence that says what is wrong with it.</extracomment>
        <translation>Nada foi importado. %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Não foi possível ler %1.</translation>
    </message>
    <message>
        <source>Nothing was imported. %1</source>
        <extracomment>%1 is a sentence that says why.</extracomment>
        <translation>Nada foi importado. %1</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Não foi possível gravar %1.</translation>
    </message>
    <message>
        <source>Nothing was exported: a match among them can no longer be read.</source>
        <translation>Nada foi exportado: uma das partidas não pode mais ser lida.</translation>
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
            <numerusform>%n partida já estava no histórico.</numerusform>
            <numerusform>%n partidas já estavam no histórico.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches of the damaged file can no longer be read.</source>
        <translation>
            <numerusform>%n partida do arquivo corrompido não pode mais ser lida.</numerusform>
            <numerusform>%n partidas do arquivo corrompido não podem mais ser lidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GiveUpDialog</name>
    <message>
        <source>Give the match up</source>
        <translation>Abandonar a partida</translation>
    </message>
    <message>
        <source>Give the match up?</source>
        <translation>Abandonar a partida?</translation>
    </message>
    <message>
        <source>It ends without a winner and does not count. If you only close the program, you can go on with it later.</source>
        <translation>Ela termina sem vencedor e não conta. Se você só fechar o programa, poderá continuá-la mais tarde.</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Continuar jogando</translation>
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
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Exibir</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas as teclas</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
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
        <translation>Adversários</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
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
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Taxa de erro</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inacabada</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vitória</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Derrota</translation>
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
        <translation>Jogada aqui</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importada</translation>
    </message>
    <message>
        <source>Among computers</source>
        <translation>Entre virtuais</translation>
    </message>
    <message>
        <source>Unfinished match with %1</source>
        <translation>Partida inacabada com %1</translation>
    </message>
    <message>
        <source>Won against %1</source>
        <translation>Vitória contra %1</translation>
    </message>
    <message>
        <source>Lost against %1</source>
        <translation>Derrota contra %1</translation>
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
        <translation>%1 até %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>One player&apos;s total: %1 is a name, %2 a number.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message numerus="yes">
        <source>%n hands finished</source>
        <translation>
            <numerusform>%n rodada terminada</numerusform>
            <numerusform>%n rodadas terminadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>Ainda não analisada</translation>
    </message>
    <message numerus="yes">
        <source>Error rate %1 points a decision (%n decisions)</source>
        <translation>
            <numerusform>Taxa de erro: %1 pontos por decisão (%n decisão)</numerusform>
            <numerusform>Taxa de erro: %1 pontos por decisão (%n decisões)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands with a hint, not counted in it</source>
        <translation>
            <numerusform>%n rodada com dica, fora dessa conta</numerusform>
            <numerusform>%n rodadas com dica, fora dessa conta</numerusform>
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
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Taxa de erro</translation>
    </message>
    <message numerus="yes">
        <source>last %n days</source>
        <translation>
            <numerusform>último %n dia</numerusform>
            <numerusform>últimos %n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoje</translation>
    </message>
    <message>
        <source>from … to …</source>
        <translation>de … a …</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>até %1</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 ou mais</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Search names, dates like 2026-05, rules</source>
        <translation>Buscar nomes, datas (2026-05), regras</translation>
    </message>
    <message>
        <source>Search the matches</source>
        <translation>Buscar nas partidas</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Clea&amp;r filters</source>
        <translation>&amp;Limpar filtros</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>all</source>
        <translation>qualquer</translation>
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
        <translation>Ordem decrescente</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Ordem crescente</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>They can be exported to one file, or deleted.</source>
        <translation>Podem ser exportadas para um só arquivo ou excluídas.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches selected</source>
        <translation>
            <numerusform>%n partida selecionada</numerusform>
            <numerusform>%n partidas selecionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a match</source>
        <translation>Selecione uma partida</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are on the clipboard as text.</source>
        <translation>
            <numerusform>%n partida está na área de transferência como texto.</numerusform>
            <numerusform>%n partidas estão na área de transferência como texto.</numerusform>
        </translation>
    </message>
    <message>
        <source>This match is on the table: end it or give it up before you delete it.</source>
        <translation>Esta partida está na mesa: termine-a ou abandone-a antes de excluí-la.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>%n partida excluída.</numerusform>
            <numerusform>%n partidas excluídas.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
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
        <translation>&amp;Números dos baralhos</translation>
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
        <translation>Exclui&amp;r</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mais</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Nenhuma partida ainda</translation>
    </message>
    <message>
        <source>Every match is kept here from its first card on: to continue it, to look at it again, to learn from it.</source>
        <translation>Cada partida fica guardada aqui desde a primeira carta: para continuar, para rever, para aprender com ela.</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>N&amp;ova partida…</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
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
        <translation>Não foi possível ler o histórico</translation>
    </message>
    <message>
        <source>No match fits</source>
        <translation>Nenhuma partida encontrada</translation>
    </message>
    <message>
        <source>Nothing in the history is like what you search for.</source>
        <translation>Nada no histórico corresponde à sua busca.</translation>
    </message>
    <message>
        <source>Clea&amp;r search and filters</source>
        <translation>Limpar bu&amp;sca e filtros</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>Press a key…</source>
        <translation>Pressione uma tecla…</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sem tecla</translation>
    </message>
    <message>
        <source>Press the button, then the new key; Delete takes the key away</source>
        <translation>Pressione o botão e depois a nova tecla; Delete remove a tecla</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>This step is done: go on with Next.</source>
        <translation>Este passo está feito: siga com “Próximo”.</translation>
    </message>
    <message>
        <source>That was the last step.</source>
        <translation>Esse foi o último passo.</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Concluir</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Próximo</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>&amp;Voltar um passo</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Combinações</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Resto</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>A sua vez</translation>
    </message>
    <message>
        <source>The upcard</source>
        <translation>A carta virada</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Bater</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Laying off</source>
        <translation>Encaixar</translation>
    </message>
    <message>
        <source>The undercut</source>
        <translation>O corte</translation>
    </message>
    <message>
        <source>Three players, three roles</source>
        <translation>Os três papéis</translation>
    </message>
    <message>
        <source>A turn of your own</source>
        <translation>Jogue por sua conta</translation>
    </message>
    <message>
        <source>You collect melds. Three or four cards of one rank are a set; three or more cards of one suit in sequence are a run.</source>
        <translation>Você junta combinações. Três ou quatro cartas do mesmo valor são uma trinca; três ou mais cartas seguidas do mesmo naipe são uma sequência.</translation>
    </message>
    <message>
        <source>Cards in no meld are deadwood: an ace counts 1, a number card its number, jack, queen and king 10. The less deadwood, the better; what you have stands below your cards.</source>
        <translation>As cartas que não estão em combinação nenhuma são cartas soltas, e o que valem juntas é o seu resto: o ás vale 1, as cartas de número o seu número, valete, dama e rei 10. Quanto menor o resto, melhor; o seu aparece embaixo das suas cartas.</translation>
    </message>
    <message>
        <source>In your turn you draw one card, the top one of the stock or of the discard pile, and then throw one.</source>
        <translation>Na sua vez você compra uma carta, a de cima do monte ou a de cima da pilha de descarte, e depois descarta uma.</translation>
    </message>
    <message>
        <source>After the deal one card lies face up: the upcard. First the captain may take it, then the player in the box; if both pass, the captain draws from the stock.</source>
        <translation>Dadas as cartas, uma fica aberta na mesa: a carta virada. Primeiro o capitão pode pegá-la, depois quem está na caixa; se os dois passam, o capitão compra do monte.</translation>
    </message>
    <message>
        <source>You end a hand by knocking. You may knock after drawing, if the card that you throw leaves you with %1 deadwood or less; you score what the other player has more than you.</source>
        <extracomment>%1 is the most deadwood that a knock may leave.</extracomment>
        <translation>Você encerra a rodada batendo. Pode bater depois de comprar, se o seu descarte deixar um resto de %1 ou menos; você marca o que o adversário tem a mais que você.</translation>
    </message>
    <message>
        <source>A knock without any deadwood is gin: it scores %2 and all of the other player&apos;s deadwood.</source>
        <extracomment>%2 is what gin scores.</extracomment>
        <translation>Uma batida sem resto nenhum é gin: vale %2 mais todo o resto do adversário.</translation>
    </message>
    <message>
        <source>Nadia has knocked. Unless a knock is gin, you may lay off loose cards on the knocker&apos;s melds: the fourth card of a set, or cards that continue a run.</source>
        <translation>Nadia bateu. Se a batida não é gin, você pode encaixar cartas soltas nas combinações de quem bateu: a quarta carta de uma trinca ou cartas que continuam uma sequência.</translation>
    </message>
    <message>
        <source>If the defender ends with no more deadwood than the knocker, it is an undercut: the defender scores %3 and the difference. In a match the table lays off for you what is best, as here.</source>
        <extracomment>%3 is what an undercut scores.</extracomment>
        <translation>Se quem defende termina com resto igual ou menor que o de quem bateu, há um corte: quem defende marca %3 mais a diferença. Em uma partida a mesa encaixa por você o que for melhor, como aqui.</translation>
    </message>
    <message>
        <source>Two play each hand: the box, who deals, and the captain; the third sits out as the captain&apos;s partner. Who scores is in the box next, and who sat out is captain next. The first to reach %4 wins the match.</source>
        <extracomment>%4 is the total that wins the match.</extracomment>
        <translation>Cada rodada é de dois: quem está na caixa, que dá as cartas, e o capitão; o terceiro, parceiro do capitão, fica de fora. Quem marca vai para a caixa, e quem estava de fora passa a capitão. Quem chega primeiro a %4 vence.</translation>
    </message>
    <message>
        <source>You are captain. Viktor sits out as your partner: he sees your cards and may advise you, and what he advises is marked on the table. When you sit out, you can advise the captain in the same way.</source>
        <translation>O capitão é você. Viktor está de fora como seu parceiro: ele vê suas cartas e pode aconselhar, e o que ele aconselha fica marcado na mesa. Quando você está de fora, pode aconselhar o capitão do mesmo modo.</translation>
    </message>
    <message>
        <source>Press one of the cards of your set: it rises.</source>
        <translation>Clique em uma das cartas da sua trinca: ela se levanta.</translation>
    </message>
    <message>
        <source>Now press one of the cards of your run.</source>
        <translation>Agora clique em uma das cartas da sua sequência.</translation>
    </message>
    <message>
        <source>Throw the loose card that counts most: press it twice, or drag it to the pile.</source>
        <translation>Descarte a carta solta que vale mais: clique nela duas vezes ou arraste-a até a pilha.</translation>
    </message>
    <message>
        <source>The card on the pile makes a run with two of yours: press the pile to take it.</source>
        <translation>A carta da pilha faz uma sequência com duas das suas: clique na pilha para pegá-la.</translation>
    </message>
    <message>
        <source>Now throw the loose card that counts most.</source>
        <translation>Agora descarte a carta solta que vale mais.</translation>
    </message>
    <message>
        <source>You are captain, and this upcard is of no use to you: pass.</source>
        <translation>O capitão é você, e esta carta virada não lhe serve: passe.</translation>
    </message>
    <message>
        <source>Nadia has passed too: draw from the stock.</source>
        <translation>Nadia também passou: compre do monte.</translation>
    </message>
    <message>
        <source>You have too much deadwood still: draw from the stock.</source>
        <translation>Seu resto ainda é grande demais: compre do monte.</translation>
    </message>
    <message>
        <source>A third four! Knock with as little deadwood as you can: press the knock place, then lay your melds.</source>
        <translation>O terceiro quatro! Bata com o menor resto possível: clique na área da batida e baixe suas combinações.</translation>
    </message>
    <message>
        <source>You have just drawn a third six: knock with gin.</source>
        <translation>Você acaba de comprar o terceiro seis: bata com gin.</translation>
    </message>
    <message>
        <source>Press each loose card that fits on Nadia&apos;s melds, or drag it there; then confirm.</source>
        <translation>Clique em cada carta solta que cabe nas combinações de Nadia ou arraste-a até lá; depois confirme.</translation>
    </message>
    <message>
        <source>See which cards are laid off already, and confirm.</source>
        <translation>Veja quais cartas já estão encaixadas e confirme.</translation>
    </message>
    <message>
        <source>You are captain and about to score. Who will be in the box in the next hand?</source>
        <translation>Como capitão, você vai marcar pontos. Quem estará na caixa depois?</translation>
    </message>
    <message>
        <source>And who will be captain?</source>
        <translation>E quem vai ser o capitão?</translation>
    </message>
    <message>
        <source>Now knock, and see how it comes out.</source>
        <translation>Agora bata e veja no que dá.</translation>
    </message>
    <message>
        <source>Draw from the stock or take the card on the pile, as you like.</source>
        <translation>Compre do monte ou pegue a carta da pilha, como quiser.</translation>
    </message>
    <message>
        <source>Throw whatever you like.</source>
        <translation>Descarte a carta que quiser.</translation>
    </message>
    <message>
        <source>Right: the three nines are a set.</source>
        <translation>Certo: os três noves são uma trinca.</translation>
    </message>
    <message>
        <source>Right: five, six and seven of hearts are a run. The ace is always low in one.</source>
        <translation>Certo: cinco, seis e sete de copas são uma sequência. Nela o ás é sempre a carta mais baixa.</translation>
    </message>
    <message>
        <source>Right: without %1 your deadwood is down to %2.</source>
        <translation>Certo: sem %1 o seu resto cai para %2.</translation>
    </message>
    <message>
        <source>Right: %1 completes a run. A card taken from the pile stays with you this turn.</source>
        <translation>Certo: %1 completa uma sequência. Uma carta pega da pilha fica com você até a próxima vez.</translation>
    </message>
    <message>
        <source>Right: that was a turn. Nadia has had hers, and you would be next.</source>
        <translation>Certo: essa foi a sua vez. Nadia já jogou, e agora seria você de novo.</translation>
    </message>
    <message>
        <source>Right: Nadia may take it now, and passes as well.</source>
        <translation>Certo: agora Nadia pode pegá-la, e também passa.</translation>
    </message>
    <message>
        <source>Right: and it was the third eight. The hand goes on with a throw.</source>
        <translation>Certo: e veio o terceiro oito. A rodada segue com um descarte.</translation>
    </message>
    <message>
        <source>Right: that was worth it.</source>
        <translation>Certo: valeu a pena.</translation>
    </message>
    <message>
        <source>Right: you knocked with %2 and won the hand. Nobody ever has to knock, but here it paid.</source>
        <translation>Certo: você bateu com %2 e venceu a rodada. Ninguém é obrigado a bater, mas aqui compensou.</translation>
    </message>
    <message>
        <source>Gin! Nothing can be laid off against it, and it cannot be undercut.</source>
        <translation>Gin! Nada pode ser encaixado contra ele, e ele não pode ser cortado.</translation>
    </message>
    <message>
        <source>Right: you are down to %2, so Nadia scores less.</source>
        <translation>Certo: seu resto caiu para %2, e Nadia marca menos.</translation>
    </message>
    <message>
        <source>&amp;Learn the game in %1 short steps</source>
        <translation>&amp;Lição: aprenda o jogo em %1 passos curtos</translation>
    </message>
    <message>
        <source>Go on with the &amp;lesson: step %1 of %2</source>
        <translation>Continuar a &amp;lição: passo %1 de %2</translation>
    </message>
    <message>
        <source>An undercut: you are down to %2, and the points are yours.</source>
        <translation>Um corte: seu resto caiu para %2, e os pontos são seus.</translation>
    </message>
    <message>
        <source>Right: who scores is in the box.</source>
        <translation>Certo: quem marca pontos fica na caixa.</translation>
    </message>
    <message>
        <source>Right: Viktor sat out. Nadia loses the hand and sits out.</source>
        <translation>Certo: Viktor estava de fora. Nadia perde a rodada e fica de fora.</translation>
    </message>
    <message>
        <source>Right: the points are yours alone, and the next hand is yours to deal.</source>
        <translation>Certo: os pontos são só seus, e na próxima rodada é você quem dá as cartas.</translation>
    </message>
    <message>
        <source>Good. Viktor has an idea for the throw as well.</source>
        <translation>Bom. Viktor também tem uma ideia para o descarte.</translation>
    </message>
    <message>
        <source>Well done: you know the game. In a match you can ask for a hint, or ask your partner.</source>
        <translation>Muito bem: você conhece o jogo. Em uma partida você pode pedir uma dica ou um conselho ao seu parceiro.</translation>
    </message>
    <message>
        <source>%1 is in your run; look for three cards of one rank.</source>
        <translation>%1 está na sua sequência; procure três cartas do mesmo valor.</translation>
    </message>
    <message>
        <source>%1 is in your set; look for three cards of one suit in sequence.</source>
        <translation>%1 está na sua trinca; procure três cartas seguidas do mesmo naipe.</translation>
    </message>
    <message>
        <source>%1 is in no meld: it is a loose card.</source>
        <translation>%1 não está em nenhuma combinação: é uma carta solta.</translation>
    </message>
    <message>
        <source>%1 belongs to a meld: throw a loose card, and %3 deadwood is left instead of %2.</source>
        <translation>%1 faz parte de uma combinação: descarte uma carta solta, e o resto fica em %3 em vez de %2.</translation>
    </message>
    <message>
        <source>Throwing %1 leaves %2; another loose card counts more, and leaves %3.</source>
        <translation>Descartando %1, o resto fica em %2; outra carta solta vale mais e o deixa em %3.</translation>
    </message>
    <message>
        <source>Nobody knows what the stock brings, but %1 makes a run at once: take it.</source>
        <translation>Ninguém sabe o que vem do monte, mas %1 faz logo uma sequência: pegue.</translation>
    </message>
    <message>
        <source>%1 fits none of your cards: leave it where it is.</source>
        <translation>%1 não combina com nenhuma carta sua: deixe onde está.</translation>
    </message>
    <message>
        <source>That would give Nadia another turn: knock, on the knock place, with its button, or with the key K.</source>
        <translation>Isso daria mais uma jogada a Nadia: bata, na área da batida, com o botão ou com a tecla K.</translation>
    </message>
    <message>
        <source>Laid like that, %2 is left over, and it is no gin: lay all ten cards in melds.</source>
        <translation>Assim sobra um resto de %2, e não é gin: baixe as dez cartas em combinações.</translation>
    </message>
    <message>
        <source>That leaves you with %2, but more cards fit on Nadia&apos;s melds: it can be %3.</source>
        <translation>Assim seu resto fica em %2, mas cabem mais cartas nas combinações de Nadia: pode ser %3.</translation>
    </message>
    <message>
        <source>That leaves you with %2; with all that fits laid off it is %3, and an undercut.</source>
        <translation>Assim seu resto fica em %2; encaixando tudo o que cabe, fica em %3, e é um corte.</translation>
    </message>
    <message>
        <source>First answer the question: who will it be?</source>
        <translation>Primeiro responda à pergunta: quem vai ser?</translation>
    </message>
    <message>
        <source>Not you, who will be %1.</source>
        <extracomment>%1 is a role: &quot;in the box&quot;, &quot;captain&quot;, &quot;sitting out&quot;.</extracomment>
        <translation>Você não: seu papel será “%1”.</translation>
    </message>
    <message>
        <source>Not %1, who will be %2.</source>
        <extracomment>%1 is a player, %2 a role: &quot;in the box&quot;, &quot;captain&quot;, &quot;sitting out&quot;.</extracomment>
        <translation>%1 não: terá o papel “%2”.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Hábil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Misses things and knocks as soon as it can</source>
        <translation>Deixa passar coisas e bate assim que pode</translation>
    </message>
    <message>
        <source>Sees its melds, remembers little</source>
        <translation>Vê as próprias combinações, lembra pouco</translation>
    </message>
    <message>
        <source>Counts cards and watches what you take and throw</source>
        <translation>Conta as cartas e observa o que você pega e descarta</translation>
    </message>
    <message>
        <source>The strongest: weighs the cards it cannot see and the scores</source>
        <translation>O mais forte: pondera as cartas que não vê e o placar</translation>
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
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Match file (*.json)</source>
        <translation>Arquivo de partida (*.json)</translation>
    </message>
    <message>
        <source>Archive of matches (*.zip)</source>
        <translation>Arquivo compactado de partidas (*.zip)</translation>
    </message>
    <message>
        <source>Export matches</source>
        <translation>Exportar partidas</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
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
            <numerusform>Conferindo a importação: %n partida até agora</numerusform>
            <numerusform>Conferindo a importação: %n partidas até agora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches exported to %1.</source>
        <translation>
            <numerusform>%n partida exportada para %1.</numerusform>
            <numerusform>%n partidas exportadas para %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchFlow</name>
    <message>
        <source>The unfinished match cannot be continued; it stays in the history.</source>
        <translation>A partida inacabada não pode ser continuada; ela fica no histórico.</translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message>
        <source>&amp;Your name</source>
        <translation>&amp;Seu nome</translation>
    </message>
    <message>
        <source>&amp;First opponent</source>
        <translation>&amp;Primeiro adversário</translation>
    </message>
    <message>
        <source>&amp;Second opponent</source>
        <translation>S&amp;egundo adversário</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>Points to &amp;win</source>
        <translation>Pontos para &amp;vencer</translation>
    </message>
    <message>
        <source>&amp;Practice: with undo and hints, and not counted</source>
        <translation>&amp;Treino: dá para desfazer e pedir dicas; não conta</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Level of the first opponent</source>
        <translation>Nível do primeiro adversário</translation>
    </message>
    <message>
        <source>Level of the second opponent</source>
        <translation>Nível do segundo adversário</translation>
    </message>
</context>
<context>
    <name>MatchText</name>
    <message>
        <source>Player %1</source>
        <extracomment>The name of a player who gave none; %1 is the number of the seat.</extracomment>
        <translation>Jogador %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is &quot;Match&quot; or &quot;Practice&quot;, %2 a date with a time.</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the name of a computer player, %2 its level.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Rodada %1</translation>
    </message>
    <message>
        <source>Hand %1, deal %2</source>
        <translation>Rodada %1, baralho %2</translation>
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
        <translation>Carta virada: %1</translation>
    </message>
    <message>
        <source>melds %1</source>
        <translation>combinações %1</translation>
    </message>
    <message>
        <source>lays off %1</source>
        <translation>encaixa %1</translation>
    </message>
    <message>
        <source>deadwood %1</source>
        <translation>cartas soltas %1</translation>
    </message>
    <message>
        <source>Knocker</source>
        <translation>Quem bateu</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Quem defende</translation>
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
            <numerusform>A partida não terminou; rodadas terminadas: %n.</numerusform>
            <numerusform>A partida não terminou; rodadas terminadas: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Practice match</source>
        <translation>Partida de treino</translation>
    </message>
    <message>
        <source>The match on the table stays in the history and can be continued.</source>
        <translation>A partida que está na mesa fica no histórico e pode ser continuada.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>Dar as c&amp;artas</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Cance&amp;lar</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Fechar esta mensagem</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>Three-handed gin rummy</source>
        <translation>Gin rummy a três</translation>
    </message>
    <message>
        <source>You against two: each hand is played by two, the third sits out. The first to %1 points wins.</source>
        <translation>Você contra dois: em cada rodada jogam dois e o terceiro fica de fora. Vence quem chegar primeiro a %1 pontos.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>Dar as c&amp;artas</translation>
    </message>
    <message>
        <source>&amp;Deal a new match</source>
        <translation>Começar nova p&amp;artida</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Your practice match with %1 and %2 is in hand %3, at %4.</source>
        <translation>Sua partida de treino com %1 e %2 está na rodada %3, com placar %4.</translation>
    </message>
    <message>
        <source>Your match with %1 and %2 is in hand %3, at %4.</source>
        <translation>Sua partida com %1 e %2 está na rodada %3, com placar %4.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>in the box</source>
        <translation>na caixa</translation>
    </message>
    <message>
        <source>captain</source>
        <translation>capitão</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>de fora</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>batida</translation>
    </message>
    <message>
        <source>undercut</source>
        <translation>corte</translation>
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
        <translation>Treino</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássico</translation>
    </message>
    <message>
        <source>Gin 20</source>
        <translation>Gin 20</translation>
    </message>
    <message>
        <source>Undercut 25</source>
        <translation>Corte 25</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>That is no move here.</source>
        <translation>Essa jogada não vale aqui.</translation>
    </message>
    <message>
        <source>You do not play in this hand.</source>
        <translation>Você não joga nesta rodada.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>First take the upcard or pass.</source>
        <translation>Primeiro pegue a carta virada ou passe.</translation>
    </message>
    <message>
        <source>The upcard is not on offer any more.</source>
        <translation>A carta virada não está mais disponível.</translation>
    </message>
    <message>
        <source>Both passed: the first card comes from the stock.</source>
        <translation>Os dois passaram: a primeira carta vem do monte.</translation>
    </message>
    <message>
        <source>First draw a card.</source>
        <translation>Primeiro compre uma carta.</translation>
    </message>
    <message>
        <source>You have drawn: now throw a card.</source>
        <translation>Você já comprou: agora descarte uma carta.</translation>
    </message>
    <message>
        <source>You do not hold %1.</source>
        <translation>Você não tem %1.</translation>
    </message>
    <message>
        <source>You have just taken %1: throw another card.</source>
        <translation>Você acabou de pegar %1: descarte outra carta.</translation>
    </message>
    <message>
        <source>These cards make no meld.</source>
        <translation>Essas cartas não formam uma combinação.</translation>
    </message>
    <message>
        <source>A card can be in one meld only.</source>
        <translation>Uma carta só pode estar em uma combinação.</translation>
    </message>
    <message>
        <source>You do not hold all cards of this meld.</source>
        <translation>Você não tem todas as cartas desta combinação.</translation>
    </message>
    <message>
        <source>Throwing %1 leaves %2: a knock needs %3 or less.</source>
        <translation>Descartando %1, o resto é %2: para bater, no máximo %3.</translation>
    </message>
    <message>
        <source>The knock comes first: lay your cards.</source>
        <translation>Primeiro responda à batida: baixe suas cartas.</translation>
    </message>
    <message>
        <source>Nobody has knocked.</source>
        <translation>Ninguém bateu.</translation>
    </message>
    <message>
        <source>That card does not fit this meld.</source>
        <translation>Essa carta não cabe nessa combinação.</translation>
    </message>
    <message>
        <source>%1, to %2 points</source>
        <extracomment>%1 is the name of a set of rules (&quot;Classic&quot;), %2 the total that wins the match.</extracomment>
        <translation>%1, até %2 pontos</translation>
    </message>
    <message>
        <source>Gin %1, undercut %2, gin only; a card taken may be thrown back</source>
        <translation>Gin %1, corte %2, só com gin; pode-se devolver a carta da pilha</translation>
    </message>
    <message>
        <source>Gin %1, undercut %2, knock with %3 or less; a card taken may be thrown back</source>
        <translation>Gin %1, corte %2, bater com %3 ou menos; pode-se devolver a carta da pilha</translation>
    </message>
    <message>
        <source>Gin %1, undercut %2, gin only</source>
        <translation>Gin %1, corte %2, só com gin</translation>
    </message>
    <message>
        <source>Gin %1, undercut %2, knock with %3 or less</source>
        <translation>Gin %1, corte %2, bater com %3 ou menos</translation>
    </message>
    <message>
        <source>It is not your turn: %1 plays.</source>
        <translation>Não é a sua vez: quem joga é %1.</translation>
    </message>
    <message>
        <source>Throwing %1 leaves %2: in this match only gin may be laid.</source>
        <translation>Descartando %1, o resto é %2: nesta partida só se baixa gin.</translation>
    </message>
    <message>
        <source>No hand is being played.</source>
        <translation>Nenhuma rodada está em jogo.</translation>
    </message>
    <message>
        <source>Draw a card: the highest is in the box, the lowest sits out.</source>
        <translation>Tire uma carta: a mais alta fica na caixa, a mais baixa fica de fora.</translation>
    </message>
    <message>
        <source>%1 is captain and waits for your advice: mark a move, or let the hand go on.</source>
        <translation>%1 (capitão) espera seu conselho: marque uma jogada ou siga.</translation>
    </message>
    <message>
        <source>%1 may take the upcard %2.</source>
        <translation>%1 pode pegar a carta virada %2.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 compra uma carta.</translation>
    </message>
    <message>
        <source>%1 has drawn and throws a card.</source>
        <translation>%1 comprou e vai descartar.</translation>
    </message>
    <message>
        <source>%1 lays cards against the knock.</source>
        <translation>%1 baixa as cartas contra a batida.</translation>
    </message>
    <message>
        <source>You are in the box: deal the next hand.</source>
        <translation>Você está na caixa: dê as cartas da próxima rodada.</translation>
    </message>
    <message>
        <source>%1 is in the box and deals the next hand.</source>
        <translation>%1 está na caixa e dá as cartas da próxima rodada.</translation>
    </message>
    <message>
        <source>Your turn: take the upcard %1, or pass.</source>
        <translation>Sua vez: pegue a carta virada %1 ou passe.</translation>
    </message>
    <message>
        <source>Your turn: both passed, draw from the stock.</source>
        <translation>Sua vez: os dois passaram, compre do monte.</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or take %1.</source>
        <translation>Sua vez: compre do monte ou pegue %1.</translation>
    </message>
    <message>
        <source>Your turn: throw a card, or knock.</source>
        <translation>Sua vez: descarte uma carta ou bata.</translation>
    </message>
    <message>
        <source>Your turn: throw a card.</source>
        <translation>Sua vez: descarte uma carta.</translation>
    </message>
    <message>
        <source>%1 knocks with %2: lay off what fits and confirm.</source>
        <translation>%1 bate com %2: encaixe o que couber e confirme.</translation>
    </message>
    <message numerus="yes">
        <source>The hand is drawn after %n more draws in a row from the discard pile.</source>
        <translation>
            <numerusform>Mais %n compra seguida da pilha e a rodada empata.</numerusform>
            <numerusform>Mais %n compras seguidas da pilha e a rodada empata.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the upcard %1</source>
        <translation>Pegar a carta virada %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Comprar do monte</translation>
    </message>
    <message>
        <source>Take %1 from the discard pile</source>
        <translation>Pegar %1 da pilha de descarte</translation>
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
        <translation>Bater com %2 e descartar %1</translation>
    </message>
    <message>
        <source>Lay off %1</source>
        <translation>Encaixar %1</translation>
    </message>
    <message>
        <source>Lay your melds</source>
        <translation>Baixar as combinações</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message numerus="yes">
        <source>Knock, %n left</source>
        <translation>
            <numerusform>Bater, resto %n</numerusform>
            <numerusform>Bater, resto %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deadwood %n</source>
        <translation>
            <numerusform>resto %n</numerusform>
            <numerusform>resto %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the upcard %2.</source>
        <translation>Você pega a carta virada %2.</translation>
    </message>
    <message>
        <source>%1 takes the upcard %2.</source>
        <translation>%1 pega a carta virada %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Você passa.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passa.</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <translation>Você compra %2.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 compra %2.</translation>
    </message>
    <message>
        <source>You draw from the stock.</source>
        <translation>Você compra do monte.</translation>
    </message>
    <message>
        <source>%1 draws from the stock.</source>
        <translation>%1 compra do monte.</translation>
    </message>
    <message>
        <source>You take %2.</source>
        <translation>Você pega %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 pega %2.</translation>
    </message>
    <message>
        <source>You throw %2.</source>
        <translation>Você descarta %2.</translation>
    </message>
    <message>
        <source>%1 throws %2.</source>
        <translation>%1 descarta %2.</translation>
    </message>
    <message>
        <source>You knock.</source>
        <translation>Você bate.</translation>
    </message>
    <message>
        <source>%1 knocks.</source>
        <translation>%1 bate.</translation>
    </message>
    <message>
        <source>You have gin.</source>
        <translation>Você tem gin.</translation>
    </message>
    <message>
        <source>%1 has gin.</source>
        <translation>%1 tem gin.</translation>
    </message>
    <message>
        <source>You knock with %3.</source>
        <translation>Você bate com %3.</translation>
    </message>
    <message>
        <source>%1 knocks with %3.</source>
        <translation>%1 bate com %3.</translation>
    </message>
    <message>
        <source>You lay your cards.</source>
        <translation>Você baixa as cartas.</translation>
    </message>
    <message>
        <source>%1 lays the cards.</source>
        <translation>%1 baixa as cartas.</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>passa (%1)</translation>
    </message>
    <message>
        <source>passes %1</source>
        <translation>passa (%1)</translation>
    </message>
    <message>
        <source>lay your cards</source>
        <translation>baixa as cartas</translation>
    </message>
    <message>
        <source>lays the cards</source>
        <translation>baixa as cartas</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>pega %1</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>pega %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>compra %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>compra %1</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>compra</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>compra</translation>
    </message>
    <message>
        <source>throw %2</source>
        <translation>descarta %2</translation>
    </message>
    <message>
        <source>throws %2</source>
        <translation>descarta %2</translation>
    </message>
    <message>
        <source>gin, throw %2</source>
        <translation>gin, descarta %2</translation>
    </message>
    <message>
        <source>gin, throws %2</source>
        <translation>gin, descarta %2</translation>
    </message>
    <message>
        <source>knock with %3, throw %2</source>
        <translation>bate com %3, descarta %2</translation>
    </message>
    <message>
        <source>knocks with %3, throws %2</source>
        <translation>bate com %3, descarta %2</translation>
    </message>
    <message>
        <source>take %1, throw %2</source>
        <translation>pega %1, descarta %2</translation>
    </message>
    <message>
        <source>takes %1, throws %2</source>
        <translation>pega %1, descarta %2</translation>
    </message>
    <message>
        <source>take %1, gin, throw %2</source>
        <translation>pega %1, gin, descarta %2</translation>
    </message>
    <message>
        <source>takes %1, gin, throws %2</source>
        <translation>pega %1, gin, descarta %2</translation>
    </message>
    <message>
        <source>take %1, knock with %3, throw %2</source>
        <translation>pega %1, bate com %3, descarta %2</translation>
    </message>
    <message>
        <source>takes %1, knocks with %3, throws %2</source>
        <translation>pega %1, bate com %3, descarta %2</translation>
    </message>
    <message>
        <source>draw %1, throw %2</source>
        <translation>compra %1, descarta %2</translation>
    </message>
    <message>
        <source>draws %1, throws %2</source>
        <translation>compra %1, descarta %2</translation>
    </message>
    <message>
        <source>draw %1, gin, throw %2</source>
        <translation>compra %1, gin, descarta %2</translation>
    </message>
    <message>
        <source>draws %1, gin, throws %2</source>
        <translation>compra %1, gin, descarta %2</translation>
    </message>
    <message>
        <source>draw %1, knock with %3, throw %2</source>
        <translation>compra %1, bate com %3, descarta %2</translation>
    </message>
    <message>
        <source>draws %1, knocks with %3, throws %2</source>
        <translation>compra %1, bate com %3, descarta %2</translation>
    </message>
    <message>
        <source>draw, throw %2</source>
        <translation>compra, descarta %2</translation>
    </message>
    <message>
        <source>draws, throws %2</source>
        <translation>compra, descarta %2</translation>
    </message>
    <message>
        <source>draw, gin, throw %2</source>
        <translation>compra, gin, descarta %2</translation>
    </message>
    <message>
        <source>draws, gin, throws %2</source>
        <translation>compra, gin, descarta %2</translation>
    </message>
    <message>
        <source>draw, knock with %3, throw %2</source>
        <translation>compra, bate com %3, descarta %2</translation>
    </message>
    <message>
        <source>draws, knocks with %3, throws %2</source>
        <translation>compra, bate com %3, descarta %2</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Geral</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Grupos de preferências</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>threegin needs a graphical desktop: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>O threegin precisa de um ambiente gráfico: nem DISPLAY nem WAYLAND_DISPLAY está definida.</translation>
    </message>
    <message>
        <source>threegin cannot open a window: the display %1 does not answer or refuses access.</source>
        <translation>O threegin não consegue abrir uma janela: a tela %1 não responde ou recusa o acesso.</translation>
    </message>
    <message>
        <source>threegin cannot start without these parts of the system: %1. Install %2 (Debian, Ubuntu) or %3 (Fedora).</source>
        <translation>O threegin não pode iniciar sem estas partes do sistema: %1. Instale %2 (Debian, Ubuntu) ou %3 (Fedora).</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The details are on the clipboard: paste them into your report.</source>
        <translation>Os detalhes estão na área de transferência: cole-os no seu relatório.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It completes a meld: %1.</source>
        <translation>Completa uma combinação: %1.</translation>
    </message>
    <message>
        <source>It makes a meld longer: %1.</source>
        <translation>Aumenta uma combinação: %1.</translation>
    </message>
    <message>
        <source>Taking it tells the other player what you collect: %1.</source>
        <translation>Pegá-la mostra ao adversário o que você junta: %1.</translation>
    </message>
    <message>
        <source>Few cards are left that would fit: %1.</source>
        <translation>Restam poucas cartas que combinem: %1.</translation>
    </message>
    <message>
        <source>The other player can hardly use it: %1.</source>
        <translation>Quase não serve ao adversário: %1.</translation>
    </message>
    <message>
        <source>It fits what the other player took: %1.</source>
        <translation>Combina com o que o adversário pegou: %1.</translation>
    </message>
    <message>
        <source>It breaks up a meld: %1.</source>
        <translation>Desfaz uma combinação: %1.</translation>
    </message>
    <message>
        <source>It keeps a card from the other player: %1.</source>
        <translation>Nega uma carta ao adversário: %1.</translation>
    </message>
    <message>
        <source>It helps no meld.</source>
        <translation>Não ajuda nenhuma combinação.</translation>
    </message>
    <message>
        <source>It is gin.</source>
        <translation>É gin.</translation>
    </message>
    <message>
        <source>Low enough to undercut a knock.</source>
        <translation>Resto baixo o bastante para cortar uma batida.</translation>
    </message>
    <message>
        <source>Laid like this it leaves fewer lay-offs.</source>
        <translation>Baixado assim, deixa menos encaixes.</translation>
    </message>
    <message numerus="yes">
        <source>It brings your deadwood down to %n.</source>
        <translation>
            <numerusform>Reduz seu resto a %n.</numerusform>
            <numerusform>Reduz seu resto a %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It rids you of %n points of deadwood: %1.</source>
        <translation>
            <numerusform>Tira %n ponto do seu resto: %1.</numerusform>
            <numerusform>Tira %n pontos do seu resto: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It breaks up cards that %n unseen cards would complete.</source>
        <translation>
            <numerusform>Separa cartas que %n carta não vista completaria.</numerusform>
            <numerusform>Separa cartas que %n cartas não vistas completariam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps %n unseen cards that make a meld.</source>
        <translation>
            <numerusform>Mantém %n carta não vista que forma combinação.</numerusform>
            <numerusform>Mantém %n cartas não vistas que formam combinação.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knock now with %n: the other player is likely to hold more.</source>
        <translation>
            <numerusform>Bata já com %n: o adversário deve ter mais.</numerusform>
            <numerusform>Bata já com %n: o adversário deve ter mais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A knock with %n is likely to be undercut.</source>
        <translation>
            <numerusform>Bater com %n arrisca levar um corte.</numerusform>
            <numerusform>Bater com %n arrisca levar um corte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen cards give you gin.</source>
        <translation>
            <numerusform>%n carta não vista dá gin a você.</numerusform>
            <numerusform>%n cartas não vistas dão gin a você.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lays off %n points: %1.</source>
        <translation>
            <numerusform>Encaixa %n ponto: %1.</numerusform>
            <numerusform>Encaixa %n pontos: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The totals ask for %n points.</source>
        <translation>
            <numerusform>O placar pede %n ponto.</numerusform>
            <numerusform>O placar pede %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left to draw.</source>
        <translation>
            <numerusform>Resta %n carta para comprar.</numerusform>
            <numerusform>Restam %n cartas para comprar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>%4 is highest: you are in the box, %2 is captain and %3 sits out.</source>
        <translation>A carta mais alta é %4: você fica na caixa, o capitão é %2 e %3 fica de fora.</translation>
    </message>
    <message>
        <source>%4 is highest: %1 is in the box, you are captain and %3 sits out.</source>
        <translation>A carta mais alta é %4: %1 fica na caixa, o capitão é você e %3 fica de fora.</translation>
    </message>
    <message>
        <source>%4 is highest: %1 is in the box, %2 is captain and you sit out.</source>
        <translation>A carta mais alta é %4: %1 fica na caixa, o capitão é %2 e você fica de fora.</translation>
    </message>
    <message>
        <source>%4 is highest: %1 is in the box, %2 is captain and %3 sits out.</source>
        <translation>A carta mais alta é %4: %1 fica na caixa, o capitão é %2 e %3 fica de fora.</translation>
    </message>
    <message numerus="yes">
        <source>Drawn hand: %n draws in a row from the discard pile.</source>
        <translation>
            <numerusform>Rodada empatada: %n compra seguida da pilha de descarte.</numerusform>
            <numerusform>Rodada empatada: %n compras seguidas da pilha de descarte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drawn hand: %n cards are left in the stock.</source>
        <translation>
            <numerusform>Rodada empatada: resta %n carta no monte.</numerusform>
            <numerusform>Rodada empatada: restam %n cartas no monte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin! You score %n points.</source>
        <translation>
            <numerusform>Gin! Você marca %n ponto.</numerusform>
            <numerusform>Gin! Você marca %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin: %1 scores %n points.</source>
        <translation>
            <numerusform>Gin: %1 marca %n ponto.</numerusform>
            <numerusform>Gin: %1 marca %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut! You hold %4 against %3 and score %n points.</source>
        <translation>
            <numerusform>Corte! Você tem %4 contra %3 e marca %n ponto.</numerusform>
            <numerusform>Corte! Você tem %4 contra %3 e marca %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut: %1 holds %4 against your %3 and scores %n points.</source>
        <translation>
            <numerusform>Corte: %1 tem %4 contra o seu resto de %3 e marca %n ponto.</numerusform>
            <numerusform>Corte: %1 tem %4 contra o seu resto de %3 e marca %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut: %1 holds %4 against %3 and scores %n points.</source>
        <translation>
            <numerusform>Corte: %1 tem %4 contra %3 e marca %n ponto.</numerusform>
            <numerusform>Corte: %1 tem %4 contra %3 e marca %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knock with %3 against %4 and score %n points.</source>
        <translation>
            <numerusform>Você bate com %3 contra %4 e marca %n ponto.</numerusform>
            <numerusform>Você bate com %3 contra %4 e marca %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 knocks with %3 against your %4 and scores %n points.</source>
        <translation>
            <numerusform>%1 bate com %3 contra o seu resto de %4 e marca %n ponto.</numerusform>
            <numerusform>%1 bate com %3 contra o seu resto de %4 e marca %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 knocks with %3 against %4 and scores %n points.</source>
        <translation>
            <numerusform>%1 bate com %3 contra %4 e marca %n ponto.</numerusform>
            <numerusform>%1 bate com %3 contra %4 e marca %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference: %1 − %2 = %3</source>
        <translation>Diferença: %1 − %2 = %3</translation>
    </message>
    <message>
        <source>Undercut: %1 + %2 = %3</source>
        <translation>Corte: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>Gin: %1 + %2 = %3</source>
        <translation>Gin: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>You deal the next hand.</source>
        <translation>Você dá as cartas da próxima rodada.</translation>
    </message>
    <message>
        <source>%1 deals the next hand.</source>
        <translation>%1 dá as cartas da próxima rodada.</translation>
    </message>
    <message>
        <source>A drawn hand: all keep their roles, you deal again.</source>
        <translation>Rodada empatada: os papéis não mudam, você dá as cartas de novo.</translation>
    </message>
    <message>
        <source>A drawn hand: all keep their roles, %1 deals again.</source>
        <translation>Rodada empatada: os papéis não mudam, %1 dá as cartas de novo.</translation>
    </message>
    <message>
        <source>You won in the box: you stay there, %2 sits out, %3 is captain.</source>
        <translation>Você venceu na caixa: continua nela, %2 fica de fora e o capitão é %3.</translation>
    </message>
    <message>
        <source>The box won: %1 stays in the box, you sit out, %3 is captain.</source>
        <translation>A caixa venceu: %1 continua nela, você fica de fora e o capitão é %3.</translation>
    </message>
    <message>
        <source>The box won: %1 stays in the box, %2 sits out, you are captain.</source>
        <translation>A caixa venceu: %1 continua nela, %2 fica de fora e o capitão é você.</translation>
    </message>
    <message>
        <source>The box won: %1 stays in the box, %2 sits out, %3 is captain.</source>
        <translation>A caixa venceu: %1 continua nela, %2 fica de fora e o capitão é %3.</translation>
    </message>
    <message>
        <source>The box lost: you sit out, %2 goes into the box, %3 is captain.</source>
        <translation>A caixa perdeu: você fica de fora, %2 vai para a caixa e o capitão é %3.</translation>
    </message>
    <message>
        <source>The box lost: %1 sits out, you go into the box, %3 is captain.</source>
        <translation>A caixa perdeu: %1 fica de fora, você vai para a caixa e o capitão é %3.</translation>
    </message>
    <message>
        <source>The box lost: %1 sits out, %2 goes into the box, you are captain.</source>
        <translation>A caixa perdeu: %1 fica de fora, %2 vai para a caixa e o capitão é você.</translation>
    </message>
    <message>
        <source>The box lost: %1 sits out, %2 goes into the box, %3 is captain.</source>
        <translation>A caixa perdeu: %1 fica de fora, %2 vai para a caixa e o capitão é %3.</translation>
    </message>
    <message>
        <source>The match was given up; nobody wins.</source>
        <translation>A partida foi abandonada; ninguém vence.</translation>
    </message>
    <message numerus="yes">
        <source>You win the match with %n points.</source>
        <translation>
            <numerusform>Você vence a partida com %n ponto.</numerusform>
            <numerusform>Você vence a partida com %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the match with %n points.</source>
        <translation>
            <numerusform>%1 vence a partida com %n ponto.</numerusform>
            <numerusform>%1 vence a partida com %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>One player&apos;s total: %1 is a name, %2 a number.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 follows your advice.</source>
        <translation>%1 segue seu conselho.</translation>
    </message>
    <message>
        <source>%1 sees it otherwise: %2.</source>
        <extracomment>%1 is a player, %2 something to do: &quot;Throw Q♣&quot;.</extracomment>
        <translation>%1 pensa diferente: %2.</translation>
    </message>
</context>
<context>
    <name>Retry</name>
    <message>
        <source>Position %1 of %2</source>
        <translation>Posição %1 de %2</translation>
    </message>
    <message>
        <source>In the match you chose: %1. %2, %3. Find a better choice.</source>
        <translation>Na partida você escolheu: %1. %2, %3. Encontre uma escolha melhor.</translation>
    </message>
    <message>
        <source>Found: that is better.</source>
        <translation>Achou: esta é melhor.</translation>
    </message>
    <message>
        <source>That is what you did. Try another choice.</source>
        <translation>Foi isso que você fez. Tente outra escolha.</translation>
    </message>
    <message>
        <source>Not that one. Try again.</source>
        <translation>Essa não. Tente de novo.</translation>
    </message>
    <message>
        <source>Try the &amp;solved ones again</source>
        <translation>Tentar de novo as &amp;resolvidas</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>There are none in this match, or you have solved them all.</source>
        <translation>Não há nenhum nesta partida, ou você já resolveu todos.</translation>
    </message>
    <message>
        <source>No mistakes to try again</source>
        <translation>Nenhum erro para corrigir</translation>
    </message>
    <message>
        <source>Positions come from your reviewed matches. Open a match in the history: it is reviewed then.</source>
        <translation>As posições vêm das suas partidas analisadas. Abra uma partida no histórico e ela será analisada.</translation>
    </message>
    <message>
        <source>That was the last position</source>
        <translation>Essa foi a última posição</translation>
    </message>
    <message>
        <source>Found by yourself: %1 of %2.</source>
        <translation>Você encontrou: %1 de %2.</translation>
    </message>
    <message>
        <source>Retry my mistakes</source>
        <translation>Corrigir meus erros</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Mostrar a &amp;solução</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>&amp;Próxima posição</translation>
    </message>
    <message>
        <source>See it in the &amp;review</source>
        <translation>Ver na a&amp;nálise</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>This match could not be reviewed; the log says why.</source>
        <translation>Não foi possível analisar esta partida; o arquivo de log diz por quê.</translation>
    </message>
    <message>
        <source>Reviewing: %1</source>
        <translation>Analisando: %1</translation>
    </message>
    <message>
        <source>The review begins…</source>
        <translation>A análise vai começar…</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Baralho %1</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Aqui não há decisão.</translation>
    </message>
    <message>
        <source>Stop playing</source>
        <translation>Parar a reprodução</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Todas as cartas abertas</translation>
    </message>
    <message>
        <source>As %1 saw it</source>
        <translation>Visão de %1</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Detalhes</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Ao início</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Um passo atrás</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Um passo à frente</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ao fim</translation>
    </message>
    <message>
        <source>Whose knowledge is shown</source>
        <translation>De quem é a visão mostrada</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>Jogar d&amp;aqui</translation>
    </message>
    <message>
        <source>Chance to win the match</source>
        <translation>Chance de vencer a partida</translation>
    </message>
    <message>
        <source>Decided with cards that are hidden now. F shows other eyes or all cards.</source>
        <extracomment>The eyes are those of the choice in the head of the page: &quot;As Viktor saw it&quot;, &quot;All cards open&quot;. F is the key.</extracomment>
        <translation>Decidida com cartas agora ocultas. F mostra outra visão ou todas as cartas.</translation>
    </message>
    <message>
        <source>It was the best choice. Others:</source>
        <translation>Foi a melhor escolha. Outras:</translation>
    </message>
    <message>
        <source>Best, and what else there was:</source>
        <translation>A melhor e as outras opções:</translation>
    </message>
    <message>
        <source>Everybody&apos;s decisions</source>
        <translation>As decisões de todos</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>De quem são as decisões</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>&amp;Retry my mistakes</source>
        <translation>Corrigir meus &amp;erros</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 chance, %2 points</source>
        <translation>%1 de chance, %2 pontos</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisão</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Perda</translation>
    </message>
    <message>
        <source>Hand %1, %2: %3. %4 %5</source>
        <translation>Rodada %1, %2: %3. %4 %5</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The best choice</source>
        <translation>A melhor escolha</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Rodada %1</translation>
    </message>
    <message>
        <source>Points: sat out.</source>
        <translation>Pontos: ficou de fora.</translation>
    </message>
    <message>
        <source>Points: none, a drawn hand; luck %1.</source>
        <translation>Pontos: nenhum, rodada empatada; sorte %1.</translation>
    </message>
    <message>
        <source>Points: %1; luck %2 (deal %3, draws %4).</source>
        <translation>Pontos: %1; sorte %2 (distribuição %3, compras %4).</translation>
    </message>
    <message>
        <source>Play: nothing to decide.</source>
        <translation>Jogo: nada a decidir.</translation>
    </message>
    <message numerus="yes">
        <source>Play: sound in %n decisions.</source>
        <translation>
            <numerusform>Jogo: correto em %n decisão.</numerusform>
            <numerusform>Jogo: correto em %n decisões.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play: %1 points given away in %n decisions; the worst was %2.</source>
        <translation>
            <numerusform>Jogo: %1 pontos perdidos em %n decisão; a pior foi %2.</numerusform>
            <numerusform>Jogo: %1 pontos perdidos em %n decisões; a pior foi %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>um erro grave</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>um erro</translation>
    </message>
    <message>
        <source>an inaccuracy</source>
        <translation>uma imprecisão</translation>
    </message>
    <message>
        <source>No blunder in these decisions.</source>
        <translation>Nenhum erro grave nestas decisões.</translation>
    </message>
    <message>
        <source>No other blunder in these decisions.</source>
        <translation>Nenhum outro erro grave nestas decisões.</translation>
    </message>
    <message>
        <source>No mistake in these decisions.</source>
        <translation>Nenhum erro nestas decisões.</translation>
    </message>
    <message>
        <source>No other mistake in these decisions.</source>
        <translation>Nenhum outro erro nestas decisões.</translation>
    </message>
    <message>
        <source>No inaccuracy in these decisions.</source>
        <translation>Nenhuma imprecisão nestas decisões.</translation>
    </message>
    <message>
        <source>No other inaccuracy in these decisions.</source>
        <translation>Nenhuma outra imprecisão nestas decisões.</translation>
    </message>
    <message>
        <source>Nothing to judge: every hand was an assisted one, or there was nothing to decide.</source>
        <translation>Nada a julgar: todas as rodadas tiveram ajuda ou não havia o que decidir.</translation>
    </message>
    <message numerus="yes">
        <source>%1 points given away a decision, in %n decisions; luck %2 points.</source>
        <translation>
            <numerusform>%1 pontos perdidos por decisão, em %n decisão; sorte: %2 pontos.</numerusform>
            <numerusform>%1 pontos perdidos por decisão, em %n decisões; sorte: %2 pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>%n erro grave</numerusform>
            <numerusform>%n erros graves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n erro</numerusform>
            <numerusform>%n erros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <translation>
            <numerusform>%n imprecisão</numerusform>
            <numerusform>%n imprecisões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Advice given %n times; followed %1, better than what was done %2.</source>
        <translation>
            <numerusform>Conselhos dados: %n; seguidos: %1; melhores que a jogada feita: %2.</numerusform>
            <numerusform>Conselhos dados: %n; seguidos: %1; melhores que a jogada feita: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands were played with help and are not counted.</source>
        <translation>
            <numerusform>%n rodada foi jogada com ajuda e não conta.</numerusform>
            <numerusform>%n rodadas foram jogadas com ajuda e não contam.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <extracomment>Chances to win the match at the moment shown: &quot;Here: You 45 %; Nadia 30 %; Viktor 25 %&quot;.</extracomment>
        <translation>Agora: %1</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 de %2 a %3</translation>
    </message>
    <message>
        <source>Chance to win the match: %1</source>
        <translation>Chance de vencer a partida: %1</translation>
    </message>
</context>
<context>
    <name>ReviewFlow</name>
    <message>
        <source>This match cannot be opened; the log says why.</source>
        <translation>Não foi possível abrir esta partida; o arquivo de log diz por quê.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>thrown: %1</source>
        <translation>descarte: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, with %2 laid off</source>
        <extracomment>%1 is a meld, &quot;run, 5 to 7 of clubs&quot;, %2 cards.</extracomment>
        <translation>%1, com encaixe de %2</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Go to a section of the rules</source>
        <translation>Ir para uma seção das regras</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>In the box</source>
        <translation>Na caixa</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitão</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <translation>De fora</translation>
    </message>
    <message>
        <source>by day</source>
        <translation>por dia</translation>
    </message>
    <message>
        <source>by week</source>
        <translation>por semana</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>por mês</translation>
    </message>
    <message>
        <source>by year</source>
        <translation>por ano</translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n rodada</numerusform>
            <numerusform>%n rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draws</source>
        <translation>
            <numerusform>%n compra</numerusform>
            <numerusform>%n compras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n distribuição</numerusform>
            <numerusform>%n distribuições</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decisão</numerusform>
            <numerusform>%n decisões</numerusform>
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
            <numerusform>%n batida</numerusform>
            <numerusform>%n batidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <extracomment>The ends of a 95 % interval, both in percent.</extracomment>
        <translation>%1 a %2%</translation>
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
            <numerusform>%n partida de treino</numerusform>
            <numerusform>%n partidas de treino</numerusform>
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
            <numerusform>%n inacabada</numerusform>
            <numerusform>%n inacabadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Not counted: %1.</source>
        <extracomment>%1 is a list of kinds of matches with their numbers.</extracomment>
        <translation>Não contam: %1.</translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n hands a hint was shown: they are left out of the error rates.</source>
        <translation>
            <numerusform>Rodadas com dica: %1 de %n; elas ficam fora das taxas de erro.</numerusform>
            <numerusform>Rodadas com dica: %1 de %n; elas ficam fora das taxas de erro.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: three equals</source>
        <translation>%1: três iguais</translation>
    </message>
    <message>
        <source>%1: players of equal strength</source>
        <translation>%1: jogadores de igual força</translation>
    </message>
    <message>
        <source>You win more than an equal would: %1 (%2); an equal wins %3.</source>
        <translation>Você vence mais do que entre iguais: %1 (%2); entre iguais seria %3.</translation>
    </message>
    <message>
        <source>You win less than an equal would: %1 (%2); an equal wins %3.</source>
        <translation>Você vence menos do que entre iguais: %1 (%2); entre iguais seria %3.</translation>
    </message>
    <message>
        <source>You win %1 (%2): too near to the %3 of an equal to tell a difference.</source>
        <translation>Você vence %1 (%2): perto demais dos %3 entre iguais para apontar uma diferença.</translation>
    </message>
    <message>
        <source>without a level</source>
        <translation>sem nível</translation>
    </message>
    <message>
        <source>both %1</source>
        <extracomment>%1 is a level of play; both opponents have it.</extracomment>
        <translation>ambos: %1</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <extracomment>%1 is a percentage, %2 of %3 matches.</extracomment>
        <translation>%1, %2 de %3</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Rodadas vencidas</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Pontos por rodada</translation>
    </message>
    <message>
        <source>Points scored</source>
        <translation>Pontos marcados</translation>
    </message>
    <message>
        <source>Points conceded</source>
        <translation>Pontos cedidos</translation>
    </message>
    <message>
        <source>Gins</source>
        <translation>Gins</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Batidas</translation>
    </message>
    <message>
        <source>Deadwood left at knocks</source>
        <translation>Resto ao bater</translation>
    </message>
    <message>
        <source>Undercuts made</source>
        <translation>Cortes feitos</translation>
    </message>
    <message>
        <source>Own knocks undercut</source>
        <translation>Cortes sofridos</translation>
    </message>
    <message>
        <source>Drawn hands</source>
        <translation>Rodadas empatadas</translation>
    </message>
    <message>
        <source>Advice that was followed</source>
        <translation>Conselhos seguidos</translation>
    </message>
    <message>
        <source>Luck a draw, points</source>
        <translation>Sorte por compra, pontos</translation>
    </message>
    <message>
        <source>Luck a deal, points</source>
        <translation>Sorte por distribuição, pontos</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Taxa de erro</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Imprecisões</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Erros graves</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Todas as decisões</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>%1 is a number, %2 an interval in words.</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Decisions are judged by the review: none of these matches has been reviewed yet.</source>
        <translation>As decisões são julgadas pela análise: nenhuma destas partidas foi analisada ainda.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n matches have been reviewed.</source>
        <translation>
            <numerusform>%1 de %n partida foi analisada.</numerusform>
            <numerusform>%1 de %n partidas foram analisadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The error rate is the points given away a decision; lower is better.</source>
        <translation>A taxa de erro é a perda de pontos por decisão; quanto menor, melhor.</translation>
    </message>
    <message>
        <source>Not judged: %1 decisions in hands with a hint, %2 made after advice.</source>
        <translation>Não julgadas: %1 decisões em rodadas com dica, %2 tomadas depois de conselho.</translation>
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
        <translation>Item</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>De (95%)</translation>
    </message>
    <message>
        <source>95 % to</source>
        <translation>Até (95%)</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Quantidade</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas as partidas</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partidas vencidas</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Hands with a hint</source>
        <translation>Rodadas com dica</translation>
    </message>
    <message>
        <source>Reviewed matches</source>
        <translation>Partidas analisadas</translation>
    </message>
    <message>
        <source>Practice matches, not counted</source>
        <translation>Partidas de treino, não contadas</translation>
    </message>
    <message>
        <source>Imported matches, not counted</source>
        <translation>Partidas importadas, não contadas</translation>
    </message>
    <message>
        <source>Matches given up, not counted</source>
        <translation>Partidas abandonadas, não contadas</translation>
    </message>
    <message>
        <source>Unfinished matches, not counted</source>
        <translation>Partidas inacabadas, não contadas</translation>
    </message>
    <message>
        <source>By level of the opponents</source>
        <translation>Por nível dos adversários</translation>
    </message>
    <message>
        <source>By role</source>
        <translation>Por papel</translation>
    </message>
    <message>
        <source>Drawn hands</source>
        <translation>Rodadas empatadas</translation>
    </message>
    <message>
        <source>Advice followed</source>
        <translation>Conselhos seguidos</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Rodadas vencidas</translation>
    </message>
    <message>
        <source>Points scored</source>
        <translation>Pontos marcados</translation>
    </message>
    <message>
        <source>Points conceded</source>
        <translation>Pontos cedidos</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Pontos por rodada</translation>
    </message>
    <message>
        <source>Gins</source>
        <translation>Gins</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Batidas</translation>
    </message>
    <message>
        <source>Deadwood left at knocks</source>
        <translation>Resto ao bater</translation>
    </message>
    <message>
        <source>Undercuts made</source>
        <translation>Cortes feitos</translation>
    </message>
    <message>
        <source>Own knocks undercut</source>
        <translation>Cortes sofridos</translation>
    </message>
    <message>
        <source>Luck a draw</source>
        <translation>Sorte por compra</translation>
    </message>
    <message>
        <source>Luck a deal</source>
        <translation>Sorte por distribuição</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Points lost a decision</source>
        <translation>Pontos perdidos por decisão</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Tomadas</translation>
    </message>
    <message>
        <source>With a hint, not judged</source>
        <translation>Com dica, não julgadas</translation>
    </message>
    <message>
        <source>After advice, not judged</source>
        <translation>Depois de conselho, não julgadas</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Imprecisões</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Erros graves</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Ao longo do tempo</translation>
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
        <translation>vitórias</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>points a hand</source>
        <translation>pontos por rodada</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Table for a spreadsheet (*.csv)</source>
        <translation>Tabela para planilha (*.csv)</translation>
    </message>
    <message>
        <source>Export the figures</source>
        <translation>Exportar os números</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Não foi possível gravar %1.</translation>
    </message>
    <message>
        <source>The figures are in %1.</source>
        <translation>Os números estão em %1.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>Matches of</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message numerus="yes">
        <source>the last %n days</source>
        <translation>
            <numerusform>último %n dia</numerusform>
            <numerusform>últimos %n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>all times</source>
        <translation>desde o início</translation>
    </message>
    <message>
        <source>this year</source>
        <translation>este ano</translation>
    </message>
    <message>
        <source>all levels</source>
        <translation>todos os níveis</translation>
    </message>
    <message>
        <source>all rules</source>
        <translation>todas as regras</translation>
    </message>
    <message>
        <source>as it fits</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>By the opponents&apos; levels</source>
        <translation>Pelo nível dos adversários</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Ao longo do tempo</translation>
    </message>
    <message>
        <source>Below each figure its count, and the interval that holds the true value in 95 of 100 cases.</source>
        <translation>Sob cada número, quantos casos ele conta e o intervalo que contém o valor verdadeiro em 95 de cada 100 casos.</translation>
    </message>
    <message>
        <source>By role</source>
        <translation>Por papel</translation>
    </message>
    <message>
        <source>How it is counted</source>
        <translation>Como se conta</translation>
    </message>
    <message>
        <source>Share of matches won</source>
        <translation>Proporção de partidas vencidas</translation>
    </message>
    <message>
        <source>Share of matches won, by the opponents&apos; levels</source>
        <translation>Proporção de partidas vencidas, por nível dos adversários</translation>
    </message>
    <message>
        <source>Figures by role</source>
        <translation>Números por papel</translation>
    </message>
    <message>
        <source>Figures of decisions</source>
        <translation>Números das decisões</translation>
    </message>
    <message>
        <source>Counted are real matches that you played here to the end.</source>
        <translation>Contam as partidas de verdade que você jogou aqui até o fim.</translation>
    </message>
    <message>
        <source>Practice, imported and unfinished matches and those given up are told apart and not counted.</source>
        <translation>Partidas de treino, importadas, inacabadas e abandonadas aparecem à parte e não contam.</translation>
    </message>
    <message>
        <source>Points a hand are your own less those of the other player; drawn hands do not count as won or lost.</source>
        <translation>Os pontos por rodada são os seus menos os do adversário; rodadas empatadas não contam como vencidas nem perdidas.</translation>
    </message>
    <message>
        <source>Hands with a hint and decisions made after advice are left out of the error rates.</source>
        <translation>Rodadas com dica e decisões tomadas depois de conselho ficam fora das taxas de erro.</translation>
    </message>
    <message>
        <source>Intervals are for 95 %: Wilson&apos;s for shares, the normal one for means.</source>
        <translation>Os intervalos são de 95%: o de Wilson para proporções, o normal para médias.</translation>
    </message>
    <message>
        <source>A week begins on Monday; times are those of your clock.</source>
        <translation>A semana começa na segunda-feira; as horas são as do seu relógio.</translation>
    </message>
    <message>
        <source>The matches cannot be read</source>
        <translation>Não foi possível ler as partidas</translation>
    </message>
    <message>
        <source>No finished match is like this.</source>
        <translation>Nenhuma partida terminada corresponde a essa escolha.</translation>
    </message>
    <message>
        <source>Nothing to count</source>
        <translation>Nada a contar</translation>
    </message>
    <message>
        <source>Count &amp;all matches</source>
        <translation>Contar &amp;todas as partidas</translation>
    </message>
    <message>
        <source>As soon as a match is finished, its figures are here.</source>
        <translation>Assim que uma partida terminar, seus números estarão aqui.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Nada a contar ainda</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>%1 says</source>
        <translation>Conselho de %1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conselho</translation>
    </message>
    <message>
        <source>Your partner sees your cards and can be asked.</source>
        <translation>Seu parceiro vê suas cartas e pode ser consultado.</translation>
    </message>
    <message>
        <source>You see the captain&apos;s cards and may advise.</source>
        <translation>Você vê as cartas do capitão e pode aconselhar.</translation>
    </message>
    <message>
        <source>Nobody advises the box. A hint counts the hand as assisted.</source>
        <translation>Ninguém aconselha quem está na caixa. Com uma dica, a rodada conta como jogada com ajuda.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carta fechada</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>selecionada</translation>
    </message>
    <message>
        <source>advised</source>
        <translation>sugestão</translation>
    </message>
    <message>
        <source>laid off</source>
        <translation>encaixada</translation>
    </message>
    <message>
        <source>Thrown so far, the oldest first</source>
        <translation>Descartes até agora, do mais antigo ao mais novo</translation>
    </message>
    <message>
        <source>Show the side panel</source>
        <translation>Mostrar o painel lateral</translation>
    </message>
    <message>
        <source>Fold the side panel</source>
        <translation>Recolher o painel lateral</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n cards</source>
        <translation>
            <numerusform>Monte, %n carta</numerusform>
            <numerusform>Monte, %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the stock</source>
        <translation>
            <numerusform>%n carta no monte</numerusform>
            <numerusform>%n cartas no monte</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Pilha de descarte, vazia</translation>
    </message>
    <message>
        <source>Discard pile, %1</source>
        <translation>Pilha de descarte, %1</translation>
    </message>
    <message>
        <source>Knock: gin only</source>
        <translation>Bater: só com gin</translation>
    </message>
    <message numerus="yes">
        <source>Knock: with %n or less</source>
        <translation>
            <numerusform>Bater: com %n ou menos</numerusform>
            <numerusform>Bater: com %n ou menos</numerusform>
        </translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>pensando…</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n points of %2</source>
        <translation>
            <numerusform>%1, %n ponto de %2</numerusform>
            <numerusform>%1, %n pontos de %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, number %2 of %3</source>
        <translation>%1, número %2 de %3</translation>
    </message>
    <message>
        <source>Draw for roles</source>
        <translation>Sorteio dos papéis</translation>
    </message>
    <message>
        <source>You have gin</source>
        <translation>Você tem gin</translation>
    </message>
    <message>
        <source>%1 has gin</source>
        <translation>%1 tem gin</translation>
    </message>
    <message>
        <source>You knock with %2</source>
        <translation>Você bate com %2</translation>
    </message>
    <message>
        <source>%1 knocks with %2</source>
        <translation>%1 bate com %2</translation>
    </message>
    <message>
        <source>You hold %2</source>
        <translation>Você fica com %2</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>%1 fica com %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>%1 (advised: %2)</source>
        <extracomment>In the list of moves: %1 what was done, %2 what the partner had advised.</extracomment>
        <translation>%1 (conselho: %2)</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Ask partner</source>
        <translation>Pedir conselho</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Esta rodada</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Painel lateral</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>até %1</translation>
    </message>
    <message>
        <source>take it</source>
        <translation>pegar</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passar</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <translation>comprar do monte</translation>
    </message>
    <message>
        <source>throw %1</source>
        <translation>descartar %1</translation>
    </message>
    <message>
        <source>knock, throw %1</source>
        <translation>bater, descartar %1</translation>
    </message>
    <message>
        <source>lay off</source>
        <translation>encaixar</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n points, total %3</source>
        <extracomment>Read aloud from the score sheet: %1 a player, %2 a role, %3 the total after the hand.</extracomment>
        <translation>
            <numerusform>%1, %2, %n ponto, total %3</numerusform>
            <numerusform>%1, %2, %n pontos, total %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Order by rank</source>
        <translation>Ordenar por valor</translation>
    </message>
    <message>
        <source>Order by suit</source>
        <translation>Ordenar por naipe</translation>
    </message>
    <message>
        <source>Order by melds</source>
        <translation>Ordenar por combinações</translation>
    </message>
    <message>
        <source>My own order</source>
        <translation>Minha própria ordem</translation>
    </message>
    <message>
        <source>Order of your cards</source>
        <translation>Ordem das suas cartas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Suas cartas</translation>
    </message>
    <message>
        <source>Hints are switched off in the preferences.</source>
        <translation>As dicas estão desligadas nas preferências.</translation>
    </message>
    <message>
        <source>There is nothing to decide for you now.</source>
        <translation>Não há nada para você decidir agora.</translation>
    </message>
    <message>
        <source>Only a captain in turn can ask the partner.</source>
        <translation>Só o capitão da vez pode pedir conselho.</translation>
    </message>
    <message>
        <source>Moves can be taken back in a practice match only, after a move of yours.</source>
        <translation>Só no treino dá para desfazer, após uma jogada sua.</translation>
    </message>
    <message>
        <source>The discards are hidden by your preferences.</source>
        <translation>Os descartes estão escondidos pelas suas preferências.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Você não tem cartas.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Select a card to throw.</source>
        <translation>Selecione uma carta para descartar.</translation>
    </message>
    <message>
        <source>No knock yet: in this match only gin may be laid.</source>
        <translation>Ainda não dá para bater: nesta partida só se baixa gin.</translation>
    </message>
    <message numerus="yes">
        <source>No knock yet: it needs %n deadwood or less.</source>
        <translation>
            <numerusform>Ainda não dá para bater: o resto precisa ser %n ou menos.</numerusform>
            <numerusform>Ainda não dá para bater: o resto precisa ser %n ou menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No way to lay the cards like that.</source>
        <translation>Não dá para baixar as cartas assim.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Tirar uma carta</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Mostrar o resultado</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dar as cartas</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Próxima rodada</translation>
    </message>
    <message>
        <source>Lay gin</source>
        <translation>Baixar gin</translation>
    </message>
    <message numerus="yes">
        <source>Lay, %n left</source>
        <translation>
            <numerusform>Baixar, resto %n</numerusform>
            <numerusform>Baixar, resto %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Other melds</source>
        <translation>Rearranjar</translation>
    </message>
    <message numerus="yes">
        <source>Confirm, %n left</source>
        <translation>
            <numerusform>Confirmar, resto %n</numerusform>
            <numerusform>Confirmar, resto %n</numerusform>
        </translation>
    </message>
    <message>
        <source>As proposed</source>
        <translation>Proposta</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Pegar %1</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
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
        <translation>Sugerir %1</translation>
    </message>
    <message numerus="yes">
        <source>Advise, %n left</source>
        <translation>
            <numerusform>Sugerir, resto %n</numerusform>
            <numerusform>Sugerir, resto %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Advise</source>
        <translation>Aconselhar</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>The hand is counted.</source>
        <translation>Contando os pontos da rodada.</translation>
    </message>
    <message>
        <source>Press a card to change its meld, then lay them.</source>
        <translation>Clique em cartas para mudá-las de combinação; depois, baixe.</translation>
    </message>
    <message>
        <source>Your melds as they will be laid.</source>
        <translation>Suas combinações como serão baixadas.</translation>
    </message>
    <message>
        <source>Your advice: %1.</source>
        <translation>Seu conselho: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Throwing it leaves %n deadwood.</source>
        <translation>
            <numerusform>Com este descarte, o resto fica em %n.</numerusform>
            <numerusform>Com este descarte, o resto fica em %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press it again to throw it: that leaves %n deadwood.</source>
        <translation>
            <numerusform>Clique de novo para descartá-la: o resto fica em %n.</numerusform>
            <numerusform>Clique de novo para descartá-la: o resto fica em %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 asks for your advice: mark a move, or go on.</source>
        <translation>%1 pede seu conselho: marque uma jogada ou siga.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>The highest card is in the box, the middle one captain, the lowest sits out as the captain&apos;s partner.</source>
        <translation>A carta mais alta fica na caixa, a do meio é o capitão, a mais baixa fica de fora como parceiro do capitão.</translation>
    </message>
    <message>
        <source>Match given up</source>
        <translation>Partida abandonada</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Baralho %1</translation>
    </message>
    <message>
        <source>Laid off: %1.</source>
        <translation>Encaixadas: %1.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Você dá as cartas.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 dá as cartas.</translation>
    </message>
    <message>
        <source>The move is taken back.</source>
        <translation>A jogada foi desfeita.</translation>
    </message>
    <message>
        <source>Below it: %1</source>
        <translation>Abaixo: %1</translation>
    </message>
    <message>
        <source>%1. The match goes to %2.</source>
        <translation>%1. A partida vai até %2 pontos.</translation>
    </message>
</context>
<context>
    <name>TimeCharts</name>
    <message>
        <source>None of these matches has been reviewed yet: error rate and luck over time come with the reviews.</source>
        <translation>Nenhuma destas partidas foi analisada ainda: a taxa de erro e a sorte ao longo do tempo vêm com as análises.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>%1 is a period, %2 a percentage, %3 a number of matches in words.</extracomment>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partidas vencidas</translation>
    </message>
    <message>
        <source>The band is the 95 % interval of each period.</source>
        <translation>A faixa é o intervalo de 95% de cada período.</translation>
    </message>
    <message>
        <source>%1: %2 points a decision, %3</source>
        <extracomment>%1 is a period, %2 a number, %3 half an interval and a number of decisions in words, or the latter alone.</extracomment>
        <translation>%1: %2 pontos por decisão, %3</translation>
    </message>
    <message>
        <source>Points given away a decision, hints and advice left out; lower is better.</source>
        <translation>Pontos perdidos por decisão, sem dicas nem conselhos; quanto menor, melhor.</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Taxa de erro</translation>
    </message>
    <message>
        <source>%1: %2 a draw, %3 a deal</source>
        <translation>%1: %2 por compra, %3 por distribuição</translation>
    </message>
    <message>
        <source>Points above what chance brings on average, which is 0; the band is the 95 % interval of the draws.</source>
        <translation>Pontos acima do que o acaso traz em média, que é 0; a faixa é o intervalo de 95% das compras.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>of the draw</source>
        <translation>da compra</translation>
    </message>
    <message>
        <source>of the deal</source>
        <translation>da distribuição</translation>
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
        <translation>O histórico de partidas estava corrompido; foi guardado à parte como %1 e um novo foi iniciado.</translation>
    </message>
    <message>
        <source>The file of the match history is another program&apos;s; it was set aside as %1 and a new one begun.</source>
        <translation>O arquivo do histórico de partidas é de outro programa; foi guardado à parte como %1 e um novo foi iniciado.</translation>
    </message>
    <message>
        <source>The match history was written by a newer version; it is left as it is, and this match is not saved.</source>
        <translation>O histórico de partidas foi gravado por uma versão mais nova; ele fica como está, e esta partida não é salva.</translation>
    </message>
    <message>
        <source>The match history cannot be written to; you can play, but nothing is saved.</source>
        <translation>Não é possível gravar no histórico de partidas; você pode jogar, mas nada é salvo.</translation>
    </message>
    <message>
        <source>The disk is full; you can play on, and saving is tried again at every move.</source>
        <translation>O disco está cheio; você pode continuar jogando, e a cada jogada o programa tenta salvar de novo.</translation>
    </message>
    <message>
        <source>The match history is in use by another program; saving is tried again at every move.</source>
        <translation>O histórico de partidas está em uso por outro programa; a cada jogada o programa tenta salvar de novo.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be used; you can play, but nothing is saved.</source>
        <translation>Não é possível usar a pasta %1; você pode jogar, mas nada é salvo.</translation>
    </message>
    <message>
        <source>The match history cannot be read or written; saving is tried again at every move.</source>
        <translation>Não é possível ler nem gravar o histórico de partidas; a cada jogada o programa tenta salvar de novo.</translation>
    </message>
    <message>
        <source>The preferences could not be read; they were kept as %1 and start anew.</source>
        <translation>Não foi possível ler as preferências; elas foram guardadas como %1 e voltam ao padrão.</translation>
    </message>
    <message>
        <source>The preferences cannot be saved.</source>
        <translation>Não foi possível salvar as preferências.</translation>
    </message>
    <message>
        <source>A computer player failed and a simpler one moved in its place; the game goes on.</source>
        <translation>Um jogador virtual falhou e um mais simples jogou no lugar dele; o jogo continua.</translation>
    </message>
    <message>
        <source>The program is open already; this window plays without saving.</source>
        <translation>O programa já está aberto; nesta janela se joga sem salvar.</translation>
    </message>
    <message>
        <source>Something went wrong in the program; you can go on playing. Help, Copy details for a report tells more.</source>
        <translation>Algo deu errado no programa; você pode continuar jogando. O menu Ajuda, “Copiar detalhes para um relatório”, diz mais.</translation>
    </message>
    <message>
        <source>This is not a match of this program.</source>
        <translation>Isto não é uma partida deste programa.</translation>
    </message>
    <message>
        <source>The match was written by a newer version of the program.</source>
        <translation>A partida foi gravada por uma versão mais nova do programa.</translation>
    </message>
    <message>
        <source>The file is too large to be a match.</source>
        <translation>O arquivo é grande demais para ser uma partida.</translation>
    </message>
    <message>
        <source>Something in it is missing or has no meaning (%1).</source>
        <translation>Falta algo nela ou algo não faz sentido (%1).</translation>
    </message>
    <message>
        <source>A card in it is unknown, missing or there twice (%1).</source>
        <translation>Uma carta nela é desconhecida, falta ou aparece duas vezes (%1).</translation>
    </message>
    <message>
        <source>Something in it is against the rules (%1).</source>
        <translation>Algo nela vai contra as regras (%1).</translation>
    </message>
    <message>
        <source>The totals in it do not add up (%1).</source>
        <translation>Os totais nela não fecham (%1).</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Upcard</source>
        <translation>Carta virada</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Knock or not</source>
        <translation>Bater ou não</translation>
    </message>
    <message>
        <source>Laying the melds</source>
        <translation>Baixar combinações</translation>
    </message>
    <message>
        <source>Laying off</source>
        <translation>Encaixar</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Boa escolha</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisão</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Erro grave</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>&amp;Game</source>
        <translation>Jo&amp;go</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jogada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
</context>
<context>
    <name>_Cards</name>
    <message>
        <source>Card si&amp;ze</source>
        <translation>Tama&amp;nho das cartas</translation>
    </message>
    <message>
        <source>Card &amp;back</source>
        <translation>Ver&amp;so das cartas</translation>
    </message>
    <message>
        <source>Four s&amp;uit colours</source>
        <translation>&amp;Quatro cores de naipes</translation>
    </message>
    <message>
        <source>Large &amp;index in the corners</source>
        <translation>Índice &amp;grande nos cantos</translation>
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
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Tama&amp;nho do texto</translation>
    </message>
    <message>
        <source>&amp;Movement of cards</source>
        <translation>Mo&amp;vimento das cartas</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligado</translation>
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
        <translation>&amp;Painel lateral com placar, jogadas e conselho</translation>
    </message>
    <message>
        <source>Like the system (%1)</source>
        <translation>Como o sistema (%1)</translation>
    </message>
</context>
<context>
    <name>_HouseRules</name>
    <message>
        <source>Gin &amp;bonus</source>
        <translation>&amp;Bônus do gin</translation>
    </message>
    <message>
        <source>&amp;Undercut bonus</source>
        <translation>Bônus do c&amp;orte</translation>
    </message>
    <message>
        <source>&amp;Knock with at most</source>
        <translation>Bater com &amp;no máximo</translation>
    </message>
    <message>
        <source>A card &amp;taken may be thrown back at once</source>
        <translation>Permitir &amp;devolver na hora a carta da pilha</translation>
    </message>
    <message>
        <source>gin only</source>
        <translation>só com gin</translation>
    </message>
</context>
<context>
    <name>_Keys</name>
    <message>
        <source>&amp;Single letters and digits are keys</source>
        <translation>Usar &amp;letras e números como teclas</translation>
    </message>
    <message>
        <source>Press a button, then the new key. Delete takes the key away, Escape leaves it as it is.</source>
        <translation>Pressione um botão e depois a nova tecla. Delete remove a tecla, Esc a deixa como está.</translation>
    </message>
    <message>
        <source>&amp;Restore all keys</source>
        <translation>&amp;Restaurar todas as teclas</translation>
    </message>
</context>
<context>
    <name>_Play</name>
    <message>
        <source>&amp;Order of my cards</source>
        <translation>&amp;Ordem das minhas cartas</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por naipe</translation>
    </message>
    <message>
        <source>By melds</source>
        <translation>Por combinações</translation>
    </message>
    <message>
        <source>My own order</source>
        <translation>Minha própria ordem</translation>
    </message>
    <message>
        <source>Computer players &amp;think</source>
        <translation>Jogadores virtuais &amp;pensam</translation>
    </message>
    <message>
        <source>No longer than they need</source>
        <translation>Só o necessário</translation>
    </message>
    <message>
        <source>A moment</source>
        <translation>Um instante</translation>
    </message>
    <message>
        <source>As people do</source>
        <translation>Como as pessoas</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Devagar</translation>
    </message>
    <message>
        <source>When I s&amp;it out</source>
        <translation>&amp;Quando fico de fora</translation>
    </message>
    <message>
        <source>I advise the captain</source>
        <translation>Aconselho o capitão</translation>
    </message>
    <message>
        <source>I watch</source>
        <translation>Assisto</translation>
    </message>
    <message>
        <source>Skip to the end of the hand</source>
        <translation>Pulo para o fim da rodada</translation>
    </message>
    <message>
        <source>Speed of &amp;watching</source>
        <translation>Velocidade ao a&amp;ssistir</translation>
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
        <translation>&amp;Arrumar minhas cartas automaticamente</translation>
    </message>
    <message>
        <source>Throw a card with o&amp;ne click</source>
        <translation>Descartar com um só &amp;clique</translation>
    </message>
    <message>
        <source>&amp;Hints can be asked for</source>
        <translation>Permitir &amp;dicas</translation>
    </message>
    <message>
        <source>Hide the cards &amp;below the top of the discard pile</source>
        <translation>&amp;Esconder as cartas abaixo do topo da pilha de descarte</translation>
    </message>
    <message>
        <source>&amp;Pause after each hand</source>
        <translation>Fazer pausa após cada &amp;rodada</translation>
    </message>
    <message>
        <source>Re&amp;view every match when it is over</source>
        <translation>Analisar cada partida ao ter&amp;minar</translation>
    </message>
</context>
</TS>
