<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Fairness</name>
    <message numerus="yes">
        <source>Checked: the packs of all %n hands are those of their numbers.</source>
        <translation>
            <numerusform>Checked: the pack of the hand is that of its number.</numerusform>
            <numerusform>Checked: the packs of all %n hands are those of their numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands have no number.</source>
        <translation>
            <numerusform>%n hand has no number.</numerusform>
            <numerusform>%n hands have no number.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>%n matches imported.</source>
        <translation>
            <numerusform>%n match imported.</numerusform>
            <numerusform>%n matches imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches were in the history already.</source>
        <translation>
            <numerusform>%n match was in the history already.</numerusform>
            <numerusform>%n matches were in the history already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches of the damaged file can no longer be read.</source>
        <translation>
            <numerusform>%n match of the damaged file can no longer be read.</numerusform>
            <numerusform>%n matches of the damaged file can no longer be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n hands finished</source>
        <translation>
            <numerusform>%n hand finished</numerusform>
            <numerusform>%n hands finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Error rate %1 points a decision (%n decisions)</source>
        <translation>
            <numerusform>Error rate %1 points a decision (%n decision)</numerusform>
            <numerusform>Error rate %1 points a decision (%n decisions)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands with a hint, not counted in it</source>
        <translation>
            <numerusform>%n hand with a hint, not counted in it</numerusform>
            <numerusform>%n hands with a hint, not counted in it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message numerus="yes">
        <source>last %n days</source>
        <translation>
            <numerusform>last %n day</numerusform>
            <numerusform>last %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Filters (%n)</source>
        <translation>
            <numerusform>&amp;Filters (%n)</numerusform>
            <numerusform>&amp;Filters (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n matches selected</source>
        <translation>
            <numerusform>%n match selected</numerusform>
            <numerusform>%n matches selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are on the clipboard as text.</source>
        <translation>
            <numerusform>%n match is on the clipboard as text.</numerusform>
            <numerusform>%n matches are on the clipboard as text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>%n match deleted.</numerusform>
            <numerusform>%n matches deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n matches</source>
        <translation>
            <numerusform>%1 of %n match</numerusform>
            <numerusform>%1 of %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message numerus="yes">
        <source>Exporting: %1 of %n matches</source>
        <translation>
            <numerusform>Exporting: %1 of %n match</numerusform>
            <numerusform>Exporting: %1 of %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Storing: %1 of %n matches</source>
        <translation>
            <numerusform>Storing: %1 of %n match</numerusform>
            <numerusform>Storing: %1 of %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Checking what comes in: %n matches so far</source>
        <translation>
            <numerusform>Checking what comes in: %n match so far</numerusform>
            <numerusform>Checking what comes in: %n matches so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches exported to %1.</source>
        <translation>
            <numerusform>%n match exported to %1.</numerusform>
            <numerusform>%n matches exported to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchText</name>
    <message numerus="yes">
        <source>The match is not finished; %n hands are.</source>
        <translation>
            <numerusform>The match is not finished; %n hand is.</numerusform>
            <numerusform>The match is not finished; %n hands are.</numerusform>
        </translation>
    </message>
</context>
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
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>Play: sound in %n decisions.</source>
        <translation>
            <numerusform>Play: sound in %n decision.</numerusform>
            <numerusform>Play: sound in %n decisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play: %1 points given away in %n decisions; the worst was %2.</source>
        <translation>
            <numerusform>Play: %1 points given away in %n decision; the worst was %2.</numerusform>
            <numerusform>Play: %1 points given away in %n decisions; the worst was %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points given away a decision, in %n decisions; luck %2 points.</source>
        <translation>
            <numerusform>%1 points given away a decision, in %n decision; luck %2 points.</numerusform>
            <numerusform>%1 points given away a decision, in %n decisions; luck %2 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <translation>
            <numerusform>%n inaccuracy</numerusform>
            <numerusform>%n inaccuracies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Advice given %n times; followed %1, better than what was done %2.</source>
        <translation>
            <numerusform>Advice given %n time; followed %1, better than what was done %2.</numerusform>
            <numerusform>Advice given %n times; followed %1, better than what was done %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands were played with help and are not counted.</source>
        <translation>
            <numerusform>%n hand were played with help and are not counted.</numerusform>
            <numerusform>%n hands were played with help and are not counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draws</source>
        <translation>
            <numerusform>%n draw</numerusform>
            <numerusform>%n draws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knocks</source>
        <translation>
            <numerusform>%n knock</numerusform>
            <numerusform>%n knocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice matches</source>
        <translation>
            <numerusform>%n practice match</numerusform>
            <numerusform>%n practice matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported matches</source>
        <translation>
            <numerusform>%n imported match</numerusform>
            <numerusform>%n imported matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n given up</numerusform>
            <numerusform>%n given up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n unfinished</numerusform>
            <numerusform>%n unfinished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n hands a hint was shown: they are left out of the error rates.</source>
        <translation>
            <numerusform>In %1 of %n hand a hint was shown: it is left out of the error rates.</numerusform>
            <numerusform>In %1 of %n hands a hint was shown: they are left out of the error rates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n matches have been reviewed.</source>
        <translation>
            <numerusform>%1 of %n match has been reviewed.</numerusform>
            <numerusform>%1 of %n matches have been reviewed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>the last %n days</source>
        <translation>
            <numerusform>the last day</numerusform>
            <numerusform>the last %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>Stock, %n cards</source>
        <translation>
            <numerusform>Stock, %n card</numerusform>
            <numerusform>Stock, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the stock</source>
        <translation>
            <numerusform>%n card in the stock</numerusform>
            <numerusform>%n cards in the stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knock: with %n or less</source>
        <translation>
            <numerusform>Knock: with %n or less</numerusform>
            <numerusform>Knock: with %n or less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n points of %2</source>
        <translation>
            <numerusform>%1, %n point of %2</numerusform>
            <numerusform>%1, %n points of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n points, total %3</source>
        <extracomment>Read aloud from the score sheet: %1 a player, %2 a role, %3 the total after the hand.</extracomment>
        <translation>
            <numerusform>%1, %2, %n point, total %3</numerusform>
            <numerusform>%1, %2, %n points, total %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No knock yet: it needs %n deadwood or less.</source>
        <translation>
            <numerusform>No knock yet: it needs %n deadwood or less.</numerusform>
            <numerusform>No knock yet: it needs %n deadwood or less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay, %n left</source>
        <translation>
            <numerusform>Lay, %n left</numerusform>
            <numerusform>Lay, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm, %n left</source>
        <translation>
            <numerusform>Confirm, %n left</numerusform>
            <numerusform>Confirm, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Advise, %n left</source>
        <translation>
            <numerusform>Advise, %n left</numerusform>
            <numerusform>Advise, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throwing it leaves %n deadwood.</source>
        <translation>
            <numerusform>Throwing it leaves %n deadwood.</numerusform>
            <numerusform>Throwing it leaves %n deadwood.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press it again to throw it: that leaves %n deadwood.</source>
        <translation>
            <numerusform>Press it again to throw it: that leaves %n deadwood.</numerusform>
            <numerusform>Press it again to throw it: that leaves %n deadwood.</numerusform>
        </translation>
    </message>
</context>
</TS>
