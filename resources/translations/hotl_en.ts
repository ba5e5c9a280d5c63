<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
 <context>
  <name>Accessible</name>
  <message numerus="yes">
   <source>%n dice in the Player Row</source>
   <translation>
    <numerusform>%n die in the Player Row</numerusform>
    <numerusform>%n dice in the Player Row</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n thing(s) to choose from</source>
   <translation>
    <numerusform>%n thing to choose from</numerusform>
    <numerusform>%n things to choose from</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>end of %n line(s)</source>
   <translation>
    <numerusform>end of %n line</numerusform>
    <numerusform>end of %n lines</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>Advice</name>
  <message numerus="yes">
   <source>%n of {of} faces can enter the Lawn.</source>
   <comment>faces that a roll may bring</comment>
   <translation>
    <numerusform>%n of {of} faces can enter the Lawn.</numerusform>
    <numerusform>%n of {of} faces can enter the Lawn.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n own die(s) wait beside row {row} then.</source>
   <translation>
    <numerusform>%n own die waits beside row {row} then.</numerusform>
    <numerusform>%n own dice wait beside row {row} then.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n own die(s) wait beside row {row} then; the chance that somebody lets them collapse is {chance}.</source>
   <translation>
    <numerusform>%n own die waits beside row {row} then; the chance that somebody lets it collapse is {chance}.</numerusform>
    <numerusform>%n own dice wait beside row {row} then; the chance that somebody lets them collapse is {chance}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Brings a collapsed die back; %n stay(s) collapsed.</source>
   <translation>
    <numerusform>Brings a collapsed die back; %n stays collapsed.</numerusform>
    <numerusform>Brings a collapsed die back; %n stay collapsed.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Captures the Power Die of row {row}, worth %n point(s).</source>
   <translation>
    <numerusform>Captures the Power Die of row {row}, worth %n point.</numerusform>
    <numerusform>Captures the Power Die of row {row}, worth %n points.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Cuts {name} off from %n line(s).</source>
   <translation>
    <numerusform>Cuts {name} off from %n line.</numerusform>
    <numerusform>Cuts {name} off from %n lines.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Keeps the lead, by %n point(s).</source>
   <translation>
    <numerusform>Keeps the lead, by %n point.</numerusform>
    <numerusform>Keeps the lead, by %n points.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Lays %n chip(s) on empty cells.</source>
   <translation>
    <numerusform>Lays %n chip on empty cells.</numerusform>
    <numerusform>Lays %n chips on empty cells.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Lets %n waiting die(s) of {name} collapse.</source>
   <translation>
    <numerusform>Lets %n waiting die of {name} collapse.</numerusform>
    <numerusform>Lets %n waiting dice of {name} collapse.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Row {row} scores %n point(s) more.</source>
   <translation>
    <numerusform>Row {row} scores %n point more.</numerusform>
    <numerusform>Row {row} scores %n points more.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Takes %n chip(s) of {name}.</source>
   <translation>
    <numerusform>Takes %n chip of {name}.</numerusform>
    <numerusform>Takes %n chips of {name}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Takes %n chip(s).</source>
   <translation>
    <numerusform>Takes %n chip.</numerusform>
    <numerusform>Takes %n chips.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Takes the lead, by %n point(s).</source>
   <translation>
    <numerusform>Takes the lead, by %n point.</numerusform>
    <numerusform>Takes the lead, by %n points.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>That makes %n own die(s) on row {row}.</source>
   <translation>
    <numerusform>That makes %n own die on row {row}.</numerusform>
    <numerusform>That makes %n own dice on row {row}.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>DiceView</name>
  <message numerus="yes">
   <source>and %n more</source>
   <translation>
    <numerusform>and %n more</numerusform>
    <numerusform>and %n more</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>GamesView</name>
  <message numerus="yes">
   <source>%n game(s)</source>
   <translation>
    <numerusform>%n game</numerusform>
    <numerusform>%n games</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n player(s)</source>
   <translation>
    <numerusform>%n player</numerusform>
    <numerusform>%n players</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>Hinting</name>
  <message numerus="yes">
   <source>Chance to win after each choice. %n hint(s) left.</source>
   <translation>
    <numerusform>Chance to win after each choice. %n hint left.</numerusform>
    <numerusform>Chance to win after each choice. %n hints left.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>Ladder</name>
  <message numerus="yes">
   <source>%n player(s)</source>
   <translation>
    <numerusform>%n player</numerusform>
    <numerusform>%n players</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>measured in %n game(s)</source>
   <translation>
    <numerusform>measured in %n game</numerusform>
    <numerusform>measured in %n games</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>Lawn</name>
  <message numerus="yes">
   <source>%1’s %n dice collapse</source>
   <translation>
    <numerusform>%1’s %n die collapses</numerusform>
    <numerusform>%1’s %n dice collapse</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n staged dice collapse</source>
   <translation>
    <numerusform>%n staged die collapses</numerusform>
    <numerusform>%n staged dice collapse</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n waiting die(s) of {name} collapse.</source>
   <translation>
    <numerusform>%n waiting die of {name} collapses.</numerusform>
    <numerusform>%n waiting dice of {name} collapse.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>LessonButton</name>
  <message numerus="yes">
   <source>%n minute(s)</source>
   <translation>
    <numerusform>%n minute</numerusform>
    <numerusform>%n minutes</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>Library</name>
  <message numerus="yes">
   <source>%n min</source>
   <comment>minutes</comment>
   <translation>
    <numerusform>%n min</numerusform>
    <numerusform>%n min</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n move(s)</source>
   <translation>
    <numerusform>%n move</numerusform>
    <numerusform>%n moves</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n player(s)</source>
   <translation>
    <numerusform>%n player</numerusform>
    <numerusform>%n players</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Same dice, seats swapped, over %n game(s): {sums}.</source>
   <translation>
    <numerusform>Same dice, seats swapped, over %n game: {sums}.</numerusform>
    <numerusform>Same dice, seats swapped, over %n games: {sums}.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>LibraryDesk</name>
  <message numerus="yes">
   <source>%n game(s) exported to {file}</source>
   <translation>
    <numerusform>%n game exported to {file}</numerusform>
    <numerusform>%n games exported to {file}</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>Line</name>
  <message numerus="yes">
   <source>%n chip(s) are equally near. Pick one.</source>
   <translation>
    <numerusform>%n chip is near. Pick it.</numerusform>
    <numerusform>%n chips are equally near. Pick one.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s)</source>
   <translation>
    <numerusform>%n line</numerusform>
    <numerusform>%n lines</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) to choose from. Point at an end to see it.</source>
   <translation>
    <numerusform>Only one line can be laid. Point at its end to see it.</numerusform>
    <numerusform>%n lines to choose from. Point at an end to see it.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{line} takes %n chip(s)</source>
   <translation>
    <numerusform>{line} takes %n chip</numerusform>
    <numerusform>{line} takes %n chips</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{line} takes %n chip(s), with the Head of {names}</source>
   <translation>
    <numerusform>{line} takes %n chip, with the Head of {names}</numerusform>
    <numerusform>{line} takes %n chips, with the Head of {names}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{line} takes %n empty cell(s)</source>
   <translation>
    <numerusform>{line} takes %n empty cell</numerusform>
    <numerusform>{line} takes %n empty cells</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{name} may choose among %n chip(s) for the Head.</source>
   <translation>
    <numerusform>{name} has %n chip for the Head.</numerusform>
    <numerusform>{name} may choose among %n chips for the Head.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>Refusal</name>
  <message numerus="yes">
   <source>First take back the %n collapsed dice, one a turn</source>
   <translation>
    <numerusform>First take back the collapsed die</numerusform>
    <numerusform>First take back the %n collapsed dice, one a turn</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>Result</name>
  <message numerus="yes">
   <source>%n turn(s)</source>
   <translation>
    <numerusform>%n turn</numerusform>
    <numerusform>%n turns</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ResultSheet</name>
  <message numerus="yes">
   <source>{kind}, %n hint(s)</source>
   <comment>who played: Person, 3 hints</comment>
   <translation>
    <numerusform>{kind}, %n hint</numerusform>
    <numerusform>{kind}, %n hints</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>SetupPage</name>
  <message numerus="yes">
   <source>With H, each player may see the best choices %n time(s).</source>
   <translation>
    <numerusform>With H, each player may see the best choices %n time.</numerusform>
    <numerusform>With H, each player may see the best choices %n times.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>StatisticsPage</name>
  <message numerus="yes">
   <source>%n game(s)</source>
   <translation>
    <numerusform>%n game</numerusform>
    <numerusform>%n games</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>and %n more</source>
   <translation>
    <numerusform>and %n more</numerusform>
    <numerusform>and %n more</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>Strength</name>
  <message numerus="yes">
   <source>needs %n</source>
   <comment>short for: needs n more</comment>
   <translation>
    <numerusform>needs %n</numerusform>
    <numerusform>needs %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>needs %n more</source>
   <translation>
    <numerusform>needs %n more</numerusform>
    <numerusform>needs %n more</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>Told</name>
  <message numerus="yes">
   <source>%n waiting die(s) of {name} collapse.</source>
   <translation>
    <numerusform>%n waiting die of {name} collapses.</numerusform>
    <numerusform>%n waiting dice of {name} collapse.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>It takes %n chip(s) of {name}.</source>
   <translation>
    <numerusform>It takes %n chip of {name}.</numerusform>
    <numerusform>It takes %n chips of {name}.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>VerifySheet</name>
  <message numerus="yes">
   <source>Checked: every one of the %n dice of this game comes from the seed below, and the seed is the one promised before the first roll. Nobody could change a die on the way, the program included.</source>
   <translation>
    <numerusform>Checked: the one die of this game comes from the seed below, and the seed is the one promised before the first roll. Nobody could change a die on the way, the program included.</numerusform>
    <numerusform>Checked: every one of the %n dice of this game comes from the seed below, and the seed is the one promised before the first roll. Nobody could change a die on the way, the program included.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The %n dice of this game were rolled on a table and typed in. There is nothing that a program could check about them; the people who sat there know.</source>
   <translation>
    <numerusform>The one die of this game was rolled on a table and typed in. There is nothing that a program could check about it; the people who sat there know.</numerusform>
    <numerusform>The %n dice of this game were rolled on a table and typed in. There is nothing that a program could check about them; the people who sat there know.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>_DiceCard</name>
  <message numerus="yes">
   <source>%n dice</source>
   <comment>number of dice rolled</comment>
   <translation>
    <numerusform>%n die</numerusform>
    <numerusform>%n dice</numerusform>
   </translation>
  </message>
 </context>
</TS>
