<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Phrases</name>
    <message numerus="yes">
        <source>The hand is drawn after %n more draws in a row from the discard pile.</source>
        <translation>
            <numerusform>The hand is drawn after %n more draw in a row from the discard pile.</numerusform>
            <numerusform>The hand is drawn after %n more draws in a row from the discard pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knock, %n left</source>
        <translation>
            <numerusform>Knock, %n left</numerusform>
            <numerusform>Knock, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deadwood %n</source>
        <translation>
            <numerusform>deadwood %n</numerusform>
            <numerusform>deadwood %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>It brings your deadwood down to %n.</source>
        <translation>
            <numerusform>It brings your deadwood down to %n.</numerusform>
            <numerusform>It brings your deadwood down to %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It rids you of %n points of deadwood: %1.</source>
        <translation>
            <numerusform>It rids you of %n point of deadwood: %1.</numerusform>
            <numerusform>It rids you of %n points of deadwood: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It breaks up cards that %n unseen cards would complete.</source>
        <translation>
            <numerusform>It breaks up cards that %n unseen card would complete.</numerusform>
            <numerusform>It breaks up cards that %n unseen cards would complete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps %n unseen cards that make a meld.</source>
        <translation>
            <numerusform>It keeps %n unseen card that makes a meld.</numerusform>
            <numerusform>It keeps %n unseen cards that make a meld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knock now with %n: the other player is likely to hold more.</source>
        <translation>
            <numerusform>Knock now with %n: the other player is likely to hold more.</numerusform>
            <numerusform>Knock now with %n: the other player is likely to hold more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A knock with %n is likely to be undercut.</source>
        <translation>
            <numerusform>A knock with %n is likely to be undercut.</numerusform>
            <numerusform>A knock with %n is likely to be undercut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen cards give you gin.</source>
        <translation>
            <numerusform>%n unseen card gives you gin.</numerusform>
            <numerusform>%n unseen cards give you gin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lays off %n points: %1.</source>
        <translation>
            <numerusform>It lays off %n point: %1.</numerusform>
            <numerusform>It lays off %n points: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The totals ask for %n points.</source>
        <translation>
            <numerusform>The totals ask for %n point.</numerusform>
            <numerusform>The totals ask for %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left to draw.</source>
        <translation>
            <numerusform>%n card is left to draw.</numerusform>
            <numerusform>%n cards are left to draw.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>Drawn hand: %n draws in a row from the discard pile.</source>
        <translation>
            <numerusform>Drawn hand: %n draw in a row from the discard pile.</numerusform>
            <numerusform>Drawn hand: %n draws in a row from the discard pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drawn hand: %n cards are left in the stock.</source>
        <translation>
            <numerusform>Drawn hand: %n card is left in the stock.</numerusform>
            <numerusform>Drawn hand: %n cards are left in the stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin! You score %n points.</source>
        <translation>
            <numerusform>Gin! You score %n point.</numerusform>
            <numerusform>Gin! You score %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin: %1 scores %n points.</source>
        <translation>
            <numerusform>Gin: %1 scores %n point.</numerusform>
            <numerusform>Gin: %1 scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut! You hold %4 against %3 and score %n points.</source>
        <translation>
            <numerusform>Undercut! You hold %4 against %3 and score %n point.</numerusform>
            <numerusform>Undercut! You hold %4 against %3 and score %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut: %1 holds %4 against your %3 and scores %n points.</source>
        <translation>
            <numerusform>Undercut: %1 holds %4 against your %3 and scores %n point.</numerusform>
            <numerusform>Undercut: %1 holds %4 against your %3 and scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut: %1 holds %4 against %3 and scores %n points.</source>
        <translation>
            <numerusform>Undercut: %1 holds %4 against %3 and scores %n point.</numerusform>
            <numerusform>Undercut: %1 holds %4 against %3 and scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knock with %3 against %4 and score %n points.</source>
        <translation>
            <numerusform>You knock with %3 against %4 and score %n point.</numerusform>
            <numerusform>You knock with %3 against %4 and score %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 knocks with %3 against your %4 and scores %n points.</source>
        <translation>
            <numerusform>%1 knocks with %3 against your %4 and scores %n point.</numerusform>
            <numerusform>%1 knocks with %3 against your %4 and scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 knocks with %3 against %4 and scores %n points.</source>
        <translation>
            <numerusform>%1 knocks with %3 against %4 and scores %n point.</numerusform>
            <numerusform>%1 knocks with %3 against %4 and scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the match with %n points.</source>
        <translation>
            <numerusform>You win the match with %n point.</numerusform>
            <numerusform>You win the match with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the match with %n points.</source>
        <translation>
            <numerusform>%1 wins the match with %n point.</numerusform>
            <numerusform>%1 wins the match with %n points.</numerusform>
        </translation>
    </message>
</context>
</TS>
