<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
 <context>
  <name>Accessible</name>
  <message numerus="yes">
   <source>%n dice in the Player Row</source>
   <translation>
    <numerusform>%n Würfel im Vorrat</numerusform>
    <numerusform>%n Würfel im Vorrat</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n thing(s) to choose from</source>
   <translation>
    <numerusform>%n Möglichkeit zur Wahl</numerusform>
    <numerusform>%n Möglichkeiten zur Wahl</numerusform>
   </translation>
  </message>
  <message>
   <source>A game that plays by itself</source>
   <translation>Eine Partie, die sich selbst spielt</translation>
  </message>
  <message>
   <source>Arrow keys go through what you can choose, Page Down in order. Enter takes it.</source>
   <translation>Die Pfeiltasten gehen durch alles, was du wählen kannst, Bild abwärts der Reihe nach. Enter nimmt es.</translation>
  </message>
  <message>
   <source>Board</source>
   <translation>Brett</translation>
  </message>
  <message>
   <source>Choices</source>
   <translation>Möglichkeiten</translation>
  </message>
  <message>
   <source>Columns a to l, rows 1 to 12</source>
   <translation>Spalten a bis l, Reihen 1 bis 12</translation>
  </message>
  <message>
   <source>Dice of {name}</source>
   <translation>Würfel von {name}</translation>
  </message>
  <message>
   <source>Head of {name}</source>
   <translation>Kopf von {name}</translation>
  </message>
  <message>
   <source>Lawn</source>
   <translation>Rasen</translation>
  </message>
  <message>
   <source>Nothing to choose now</source>
   <translation>Jetzt gibt es nichts zu wählen</translation>
  </message>
  <message>
   <source>Power Die of row {face}, captured</source>
   <translation>Kraftwürfel von Reihe {face}, erobert</translation>
  </message>
  <message>
   <source>Press to pick it up</source>
   <translation>Drücken, um ihn zu nehmen</translation>
  </message>
  <message>
   <source>Row {row}, nobody waits at the left</source>
   <translation>Reihe {row}, links wartet niemand</translation>
  </message>
  <message>
   <source>Row {row}, nobody waits at the right</source>
   <translation>Reihe {row}, rechts wartet niemand</translation>
  </message>
  <message>
   <source>Row {row}, waiting at the left, the nearest first: {names}</source>
   <translation>Reihe {row}, links warten, der nächste zuerst: {names}</translation>
  </message>
  <message>
   <source>Row {row}, waiting at the right, the nearest first: {names}</source>
   <translation>Reihe {row}, rechts warten, der nächste zuerst: {names}</translation>
  </message>
  <message>
   <source>Row {row}, {place}: a die of {name}</source>
   <translation>Reihe {row}, {place}: ein Würfel von {name}</translation>
  </message>
  <message>
   <source>Row {row}, {place}: empty</source>
   <translation>Reihe {row}, {place}: leer</translation>
  </message>
  <message>
   <source>Row {row}, {place}: the Power Die</source>
   <translation>Reihe {row}, {place}: der Kraftwürfel</translation>
  </message>
  <message>
   <source>Row {row}: no Strength is counted now</source>
   <translation>Reihe {row}: Jetzt wird keine Stärke gezählt</translation>
  </message>
  <message>
   <source>Row {row}: {name} has Strength {strength} and needs {needed}</source>
   <translation>Reihe {row}: {name} hat Stärke {strength} und braucht {needed}</translation>
  </message>
  <message>
   <source>Row {row}: {name} has no die for it; Strength {strength}, needs {needed}</source>
   <translation>Reihe {row}: {name} hat keinen Würfel dafür; Stärke {strength}, nötig {needed}</translation>
  </message>
  <message>
   <source>Six rows of five positions, with a staging zone at each end</source>
   <translation>Sechs Reihen mit je fünf Feldern und einer Wartezone an jedem Ende</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>Tisch</translation>
  </message>
  <message>
   <source>empty</source>
   <translation>leer</translation>
  </message>
  <message numerus="yes">
   <source>end of %n line(s)</source>
   <translation>
    <numerusform>Ende von %n Linie</numerusform>
    <numerusform>Ende von %n Linien</numerusform>
   </translation>
  </message>
  <message>
   <source>hub</source>
   <translation>Kern</translation>
  </message>
  <message>
   <source>the Head can go on here</source>
   <translation>hier kann der Kopf weitermachen</translation>
  </message>
  <message>
   <source>{face}, collapsed</source>
   <translation>{face}, umgekippt</translation>
  </message>
  <message>
   <source>{face}, live</source>
   <translation>{face}, spielbar</translation>
  </message>
  <message>
   <source>{face}, locked</source>
   <translation>{face}, gesperrt</translation>
  </message>
  <message>
   <source>{face}, rolled for the first turn</source>
   <translation>{face}, geworfen um den ersten Zug</translation>
  </message>
  <message>
   <source>{name}’s chip</source>
   <translation>Stein von {name}</translation>
  </message>
 </context>
 <context>
  <name>Advice</name>
  <message numerus="yes">
   <source>%n of {of} faces can enter the Lawn.</source>
   <comment>faces that a roll may bring</comment>
   <translation>
    <numerusform>%n von {of} Zahlen kommt auf den Rasen.</numerusform>
    <numerusform>%n von {of} Zahlen kommen auf den Rasen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n own die(s) wait beside row {row} then.</source>
   <translation>
    <numerusform>Dann wartet %n eigener Würfel neben Reihe {row}.</numerusform>
    <numerusform>Dann warten %n eigene Würfel neben Reihe {row}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n own die(s) wait beside row {row} then; the chance that somebody lets them collapse is {chance}.</source>
   <translation>
    <numerusform>Dann wartet %n eigener Würfel neben Reihe {row}; die Chance, dass ihn jemand umkippt, ist {chance}.</numerusform>
    <numerusform>Dann warten %n eigene Würfel neben Reihe {row}; die Chance, dass sie jemand umkippt, ist {chance}.</numerusform>
   </translation>
  </message>
  <message>
   <source>Bad</source>
   <translation>Schlecht</translation>
  </message>
  <message numerus="yes">
   <source>Brings a collapsed die back; %n stay(s) collapsed.</source>
   <translation>
    <numerusform>Holt einen umgekippten Würfel zurück; %n bleibt umgekippt.</numerusform>
    <numerusform>Holt einen umgekippten Würfel zurück; %n bleiben umgekippt.</numerusform>
   </translation>
  </message>
  <message>
   <source>Brings the last die onto the Lawn.</source>
   <translation>Bringt den letzten Würfel auf den Rasen.</translation>
  </message>
  <message numerus="yes">
   <source>Captures the Power Die of row {row}, worth %n point(s).</source>
   <translation>
    <numerusform>Erobert den Kraftwürfel von Reihe {row}: %n Punkt.</numerusform>
    <numerusform>Erobert den Kraftwürfel von Reihe {row}: %n Punkte.</numerusform>
   </translation>
  </message>
  <message>
   <source>Costs a Strike: number {number} of {most}.</source>
   <translation>Kostet einen Strich: {number} von {most}.</translation>
  </message>
  <message numerus="yes">
   <source>Cuts {name} off from %n line(s).</source>
   <translation>
    <numerusform>Schneidet {name} %n Linie ab.</numerusform>
    <numerusform>Schneidet {name} %n Linien ab.</numerusform>
   </translation>
  </message>
  <message>
   <source>Doubtful</source>
   <translation>Fraglich</translation>
  </message>
  <message>
   <source>From there the Head has {count} of {of} ways out.</source>
   <translation>Von dort hat der Kopf {count} von {of} Auswegen.</translation>
  </message>
  <message>
   <source>It is the third Strike in a row, and the end of the round for that player.</source>
   <translation>Das ist der dritte Strich in Folge: für diese Runde ausgeschieden.</translation>
  </message>
  <message numerus="yes">
   <source>Keeps the lead, by %n point(s).</source>
   <translation>
    <numerusform>Hält die Führung, mit %n Punkt Vorsprung.</numerusform>
    <numerusform>Hält die Führung, mit %n Punkten Vorsprung.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Lays %n chip(s) on empty cells.</source>
   <translation>
    <numerusform>Legt %n Stein auf leere Felder.</numerusform>
    <numerusform>Legt %n Steine auf leere Felder.</numerusform>
   </translation>
  </message>
  <message>
   <source>Leaves {count} of {of} ways out.</source>
   <translation>Lässt {count} von {of} Auswegen offen.</translation>
  </message>
  <message>
   <source>Leaves {name} without a chip, and so out of the game.</source>
   <translation>Lässt {name} keinen Stein: ausgeschieden.</translation>
  </message>
  <message numerus="yes">
   <source>Lets %n waiting die(s) of {name} collapse.</source>
   <translation>
    <numerusform>Kippt %n wartenden Würfel von {name} um.</numerusform>
    <numerusform>Kippt %n wartende Würfel von {name} um.</numerusform>
   </translation>
  </message>
  <message>
   <source>No line fits: pass {number} of {most} in a row.</source>
   <translation>Keine Linie geht: {number} von {most} Malen in Folge gepasst.</translation>
  </message>
  <message>
   <source>Pushes a die of {name} off row {row}.</source>
   <translation>Schiebt einen Würfel von {name} von Reihe {row} hinunter.</translation>
  </message>
  <message>
   <source>Pushes an own die off row {row}.</source>
   <translation>Schiebt einen eigenen Würfel von Reihe {row} hinunter.</translation>
  </message>
  <message numerus="yes">
   <source>Row {row} scores %n point(s) more.</source>
   <translation>
    <numerusform>Reihe {row} bringt %n Punkt mehr.</numerusform>
    <numerusform>Reihe {row} bringt %n Punkte mehr.</numerusform>
   </translation>
  </message>
  <message>
   <source>Runs over the Head of {name}.</source>
   <translation>Schlägt den Kopf von {name}.</translation>
  </message>
  <message>
   <source>Strength {count} on row {row} for the next die there, where {of} is needed.</source>
   <translation>Stärke {count} in Reihe {row} für den nächsten Würfel dort, nötig ist {of}.</translation>
  </message>
  <message numerus="yes">
   <source>Takes %n chip(s) of {name}.</source>
   <translation>
    <numerusform>Schlägt %n Stein von {name}.</numerusform>
    <numerusform>Schlägt %n Steine von {name}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Takes %n chip(s).</source>
   <translation>
    <numerusform>Schlägt %n Stein.</numerusform>
    <numerusform>Schlägt %n Steine.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Takes the lead, by %n point(s).</source>
   <translation>
    <numerusform>Bringt in Führung, mit %n Punkt Vorsprung.</numerusform>
    <numerusform>Bringt in Führung, mit %n Punkten Vorsprung.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>That makes %n own die(s) on row {row}.</source>
   <translation>
    <numerusform>Das macht %n eigenen Würfel in Reihe {row}.</numerusform>
    <numerusform>Das macht %n eigene Würfel in Reihe {row}.</numerusform>
   </translation>
  </message>
  <message>
   <source>The Head may be run over: {chance} before the next turn.</source>
   <translation>Der Kopf kann geschlagen werden: {chance} bis zum nächsten Zug.</translation>
  </message>
  <message>
   <source>There is nothing else to choose.</source>
   <translation>Etwas anderes ist nicht möglich.</translation>
  </message>
  <message>
   <source>Very bad</source>
   <translation>Sehr schlecht</translation>
  </message>
  <message>
   <source>over 99%</source>
   <translation>über 99 %</translation>
  </message>
  <message>
   <source>under 1%</source>
   <translation>unter 1 %</translation>
  </message>
  <message>
   <source>{name} has no line left, whatever falls.</source>
   <translation>{name} hat keine Linie mehr, was auch fällt.</translation>
  </message>
  <message>
   <source>{percent}%</source>
   <translation>{percent} %</translation>
  </message>
 </context>
 <context>
  <name>BigDie</name>
  <message>
   <source>Die: {face}</source>
   <translation>Würfel: {face}</translation>
  </message>
 </context>
 <context>
  <name>Board</name>
  <message>
   <source>Out</source>
   <translation>Raus</translation>
  </message>
  <message>
   <source>Pass {number} of {most}</source>
   <translation>Gepasst: {number} von {most}</translation>
  </message>
  <message>
   <source>Third pass: out</source>
   <translation>Dreimal gepasst: raus</translation>
  </message>
 </context>
 <context>
  <name>ChancesGraph</name>
  <message>
   <source>Chances to win over the game</source>
   <translation>Gewinnchancen im Lauf der Partie</translation>
  </message>
 </context>
 <context>
  <name>Coach</name>
  <message>
   <source>After yours, more rolls could run over your Head.</source>
   <translation>Nach deinem Zug könnten mehr Würfe deinen Kopf schlagen.</translation>
  </message>
  <message>
   <source>It brings more points at once.</source>
   <translation>Das bringt sofort mehr Punkte.</translation>
  </message>
  <message>
   <source>It captures a Power Die.</source>
   <translation>Das erobert einen Kraftwürfel.</translation>
  </message>
  <message>
   <source>It gets a die onto the Lawn now.</source>
   <translation>Das bringt jetzt einen Würfel auf den Rasen.</translation>
  </message>
  <message>
   <source>It leaves a rival fewer rolls that fit.</source>
   <translation>Das lässt anderen weniger Würfe, mit denen etwas geht.</translation>
  </message>
  <message>
   <source>It leaves you more rolls that fit next time.</source>
   <translation>Das lässt dir beim nächsten Mal mehr Würfe, mit denen etwas geht.</translation>
  </message>
  <message>
   <source>It runs over a Head, which throws its owner back.</source>
   <translation>Das schlägt einen Kopf und wirft ihn zurück.</translation>
  </message>
  <message>
   <source>It shows only some turns later.</source>
   <translation>Das zeigt sich erst ein paar Züge später.</translation>
  </message>
  <message>
   <source>It topples dice that others have waiting.</source>
   <translation>Das kippt Würfel um, die andere warten lassen.</translation>
  </message>
  <message>
   <source>Rolling first costs nothing: you can still act afterwards.</source>
   <translation>Vorher würfeln kostet nichts: Danach kannst du immer noch ziehen.</translation>
  </message>
  <message>
   <source>Wait, there is something better: {better}.</source>
   <translation>Warte, es gibt etwas Besseres: {better}.</translation>
  </message>
  <message>
   <source>Your roll would give away a die that is useful as it is.</source>
   <translation>Dein Wurf gäbe einen Würfel her, der so, wie er ist, nützlich ist.</translation>
  </message>
  <message>
   <source>Yours costs a Strike.</source>
   <translation>Dein Zug kostet einen Strich.</translation>
  </message>
  <message>
   <source>Yours pushes off a die of your own.</source>
   <translation>Dein Zug schiebt einen eigenen Würfel hinunter.</translation>
  </message>
  <message>
   <source>{reason}.</source>
   <comment>why the rules forbid it</comment>
   <translation>{reason}.</translation>
  </message>
 </context>
 <context>
  <name>CommitmentLabel</name>
  <message>
   <source>All dice of this game are settled already, by a secret seed. This is its fingerprint; after the game the seed is shown, and everybody can check it.</source>
   <translation>Alle Würfe dieser Partie stehen durch einen geheimen Startwert schon fest. Dies ist sein Fingerabdruck; nach der Partie wird der Startwert gezeigt, und alle können nachprüfen.</translation>
  </message>
  <message>
   <source>Check the dice</source>
   <translation>Würfel prüfen</translation>
  </message>
  <message>
   <source>Fair dice {digits}</source>
   <comment>the first digits of the promise</comment>
   <translation>Faire Würfel {digits}</translation>
  </message>
  <message>
   <source>The seed is open now: see that every die came from it.</source>
   <translation>Der Startwert ist jetzt offen: Sieh nach, dass jeder Wurf von ihm stammt.</translation>
  </message>
 </context>
 <context>
  <name>CopyField</name>
  <message>
   <source>Copied</source>
   <translation>Kopiert</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
 </context>
 <context>
  <name>Crash</name>
  <message>
   <source>A report was written. It stays on this computer and is sent to nobody: {file}</source>
   <translation>Ein Bericht wurde geschrieben. Er bleibt auf diesem Computer und wird niemandem geschickt: {file}</translation>
  </message>
  <message>
   <source>Show the report</source>
   <translation>Bericht zeigen</translation>
  </message>
  <message>
   <source>Something went wrong in the program</source>
   <translation>Im Programm ist etwas schiefgegangen</translation>
  </message>
  <message>
   <source>The program ended unexpectedly the last time</source>
   <translation>Das Programm wurde beim letzten Mal unerwartet beendet</translation>
  </message>
  <message>
   <source>Unfinished games were kept after every move: they wait for you on the start page.</source>
   <translation>Unfertige Partien wurden nach jedem Zug gesichert: Sie warten auf der Startseite auf dich.</translation>
  </message>
  <message>
   <source>Your game is kept and goes on. If something looks odd, go to the start page and continue from there.</source>
   <translation>Deine Partie ist gesichert und geht weiter. Wenn etwas seltsam aussieht, geh zur Startseite und mach von dort weiter.</translation>
  </message>
 </context>
 <context>
  <name>Desktop</name>
  <message>
   <source>A game that was under way cannot be read</source>
   <translation>Eine laufende Partie lässt sich nicht lesen</translation>
  </message>
  <message>
   <source>HOTL Desktop {version}</source>
   <translation>HOTL Desktop {version}</translation>
  </message>
  <message>
   <source>Head of the Line and Get Off My Lawn, conceived and designed by Ronald Van Hook.</source>
   <translation>Head of the Line und Get Off My Lawn, erdacht und entwickelt von Ronald Van Hook.</translation>
  </message>
  <message>
   <source>It was put aside, and nothing was deleted. {reason}</source>
   <translation>Sie wurde beiseitegelegt, nichts wurde gelöscht. {reason}</translation>
  </message>
  <message>
   <source>Something could not be kept</source>
   <translation>Etwas konnte nicht gesichert werden</translation>
  </message>
  <message>
   <source>The program is free software under the MIT licence. It uses Qt and PySide, under the LGPL, version 3, and the typeface Inter, under the SIL Open Font License.</source>
   <translation>Das Programm ist freie Software unter der MIT-Lizenz. Es verwendet Qt und PySide unter der LGPL, Version 3, und die Schrift Inter unter der SIL Open Font License.</translation>
  </message>
  <message>
   <source>What else is inside, and all licences, are listed in {folder}.</source>
   <translation>Was sonst noch enthalten ist und alle Lizenzen stehen in {folder}.</translation>
  </message>
  <message>
   <source>{problem} The game goes on. It will be tried again with every move.</source>
   <translation>{problem} Die Partie geht weiter. Mit jedem Zug wird es noch einmal versucht.</translation>
  </message>
 </context>
 <context>
  <name>Dice</name>
  <message>
   <source>A little less even than usual. Fair dice do this about once in {count} tries.</source>
   <translation>Etwas weniger gleichmäßig als üblich. Das kommt bei fairen Würfeln etwa einmal in {count} Versuchen vor.</translation>
  </message>
  <message>
   <source>As even as fair dice usually are.</source>
   <translation>So gleichmäßig, wie faire Würfel meistens sind.</translation>
  </message>
  <message>
   <source>Chi-square {value}, 5 degrees of freedom, {p}</source>
   <comment>{p} is: p = 0.357</comment>
   <translation>Chi-Quadrat {value}, 5 Freiheitsgrade, {p}</translation>
  </message>
  <message>
   <source>Clearly less even than usual. Fair dice do this about once in {count} tries.</source>
   <translation>Deutlich weniger gleichmäßig als üblich. Das kommt bei fairen Würfeln etwa einmal in {count} Versuchen vor.</translation>
  </message>
  <message>
   <source>If fair dice were thrown {dice} times over and over, about {share} of 100 series would be at least as uneven.</source>
   <translation>Würfe man faire Würfel immer wieder je {dice} Mal, wären etwa {share} von 100 Serien mindestens so ungleichmäßig.</translation>
  </message>
  <message>
   <source>If fair dice were thrown {dice} times over and over, hardly any series would be as uneven.</source>
   <translation>Würfe man faire Würfel immer wieder je {dice} Mal, wäre kaum eine Serie so ungleichmäßig.</translation>
  </message>
  <message>
   <source>Not what one expects of fair dice: they do this about once in {count} tries.</source>
   <translation>Nicht, was man von fairen Würfeln erwartet: Das kommt bei ihnen etwa einmal in {count} Versuchen vor.</translation>
  </message>
  <message>
   <source>Too few dice to say anything yet.</source>
   <translation>Noch zu wenige Würfe, um etwas zu sagen.</translation>
  </message>
 </context>
 <context>
  <name>DiceRow</name>
  <message>
   <source>Player Row {faces}</source>
   <translation>Vorrat {faces}</translation>
  </message>
  <message>
   <source>Power Dice {faces}</source>
   <translation>Kraftwürfel {faces}</translation>
  </message>
  <message>
   <source>Row empty</source>
   <translation>Vorrat leer</translation>
  </message>
  <message>
   <source>{count} collapsed</source>
   <translation>{count} umgekippt</translation>
  </message>
  <message>
   <source>{count} staged</source>
   <translation>{count} in Wartezone</translation>
  </message>
 </context>
 <context>
  <name>DiceTray</name>
  <message>
   <source>Dice tray</source>
   <translation>Würfelschale</translation>
  </message>
 </context>
 <context>
  <name>DiceView</name>
  <message>
   <source>A person without a name</source>
   <translation>Ein Mensch ohne Namen</translation>
  </message>
  <message>
   <source>All dice</source>
   <translation>Alle Würfel</translation>
  </message>
  <message>
   <source>All games</source>
   <translation>Alle Spiele</translation>
  </message>
  <message>
   <source>All players together</source>
   <translation>Alle zusammen</translation>
  </message>
  <message>
   <source>Dice</source>
   <translation>Würfel</translation>
  </message>
  <message>
   <source>Fair dice</source>
   <translation>Faire Würfel</translation>
  </message>
  <message>
   <source>Figures of the dice</source>
   <translation>Zahlen zu den Würfeln</translation>
  </message>
  <message>
   <source>Game</source>
   <translation>Spiel</translation>
  </message>
  <message>
   <source>Real dice</source>
   <translation>Echte Würfel</translation>
  </message>
  <message>
   <source>Rolled by the program, and provable</source>
   <translation>Vom Programm geworfen und nachprüfbar</translation>
  </message>
  <message>
   <source>Rolled on a table and typed in</source>
   <translation>Auf einem Tisch geworfen und eingetippt</translation>
  </message>
  <message>
   <source>The dashed line is a sixth of all dice, what every face would get if luck had no say. The more players one looks at, the likelier it is that one of them looks odd: one in twenty does, with perfectly fair dice. Real dice are counted as they were typed in; whether they were read right, nobody can check.</source>
   <translation>Die gestrichelte Linie ist ein Sechstel aller Würfe: So viel bekäme jede Zahl, wenn das Glück nichts zu sagen hätte. Je mehr Mitspielende man ansieht, desto eher fällt jemand darunter auf: bei völlig fairen Würfeln im Schnitt eine Person von zwanzig. Echte Würfel zählen so, wie sie eingetippt wurden; ob sie richtig abgelesen wurden, kann niemand prüfen.</translation>
  </message>
  <message numerus="yes">
   <source>and %n more</source>
   <translation>
    <numerusform>und %n weiterer</numerusform>
    <numerusform>und %n weitere</numerusform>
   </translation>
  </message>
  <message>
   <source>{level} AIs together</source>
   <translation>KI {level}, alle zusammen</translation>
  </message>
 </context>
 <context>
  <name>EndRollButton</name>
  <message>
   <source>Highest</source>
   <translation>Größter</translation>
  </message>
  <message>
   <source>It shows {face}</source>
   <translation>Er zeigt {face}</translation>
  </message>
  <message>
   <source>Lowest</source>
   <translation>Kleinster</translation>
  </message>
  <message>
   <source>Roll highest</source>
   <translation>Größten werfen</translation>
  </message>
  <message>
   <source>Roll lowest</source>
   <translation>Kleinsten werfen</translation>
  </message>
 </context>
 <context>
  <name>FaceButton</name>
  <message>
   <source>What the real die shows</source>
   <translation>Was der echte Würfel zeigt</translation>
  </message>
 </context>
 <context>
  <name>Fault</name>
  <message>
   <source>A list is expected, not {found}.</source>
   <translation>Erwartet wird eine Liste, nicht {found}.</translation>
  </message>
  <message>
   <source>A newer version of the program made it, in a form this one does not know.</source>
   <translation>Sie stammt von einer neueren Version des Programms, in einer Form, die diese nicht kennt.</translation>
  </message>
  <message>
   <source>A text is expected, not {found}.</source>
   <translation>Erwartet wird ein Text, nicht {found}.</translation>
  </message>
  <message>
   <source>An object is expected, not {found}.</source>
   <translation>Erwartet wird ein Objekt, nicht {found}.</translation>
  </message>
  <message>
   <source>Dice of this kind have no such key.</source>
   <translation>Würfel dieser Art haben keinen solchen Schlüssel.</translation>
  </message>
  <message>
   <source>Die {number} of the game shows {shown}, but the seed gives {given}.</source>
   <translation>Wurf {number} der Partie zeigt {shown}, aber der Startwert ergibt {given}.</translation>
  </message>
  <message>
   <source>It is nested too deeply.</source>
   <translation>Das ist zu tief verschachtelt.</translation>
  </message>
  <message>
   <source>Scores and winners are expected here.</source>
   <translation>Hier werden Punktzahlen erwartet und wer gewonnen hat.</translation>
  </message>
  <message>
   <source>The event is not complete.</source>
   <translation>Das Ereignis ist unvollständig.</translation>
  </message>
  <message>
   <source>The file cannot be read. {trouble}</source>
   <translation>Die Datei lässt sich nicht lesen. {trouble}</translation>
  </message>
  <message>
   <source>The file is larger than {megabytes} MB, so it is no game record.</source>
   <translation>Die Datei ist größer als {megabytes} MB, also keine Partie.</translation>
  </message>
  <message>
   <source>The game ended otherwise: {scores}.</source>
   <translation>Die Partie ist anders ausgegangen: {scores}.</translation>
  </message>
  <message>
   <source>The game has another winner: {winners}.</source>
   <translation>Gewonnen hat jemand anders: {winners}.</translation>
  </message>
  <message>
   <source>The game is not over.</source>
   <translation>Die Partie ist noch nicht vorbei.</translation>
  </message>
  <message>
   <source>The number {number} is too large.</source>
   <translation>Die Zahl {number} ist zu groß.</translation>
  </message>
  <message>
   <source>The seed is not the one that was promised.</source>
   <translation>Der Startwert ist nicht der zugesagte.</translation>
  </message>
  <message>
   <source>The text is too long to be a position.</source>
   <translation>Der Text ist zu lang für eine Stellung.</translation>
  </message>
  <message>
   <source>There are more than {most}, so it is no game record.</source>
   <translation>Es sind mehr als {most}, also ist es keine Aufzeichnung einer Partie.</translation>
  </message>
  <message>
   <source>There is a result, though the game is not over.</source>
   <translation>Da steht ein Ergebnis, obwohl die Partie noch nicht vorbei ist.</translation>
  </message>
  <message>
   <source>There is half a character in the text.</source>
   <translation>Im Text steht ein halbes Zeichen.</translation>
  </message>
  <message>
   <source>There is no position in this text.</source>
   <translation>In diesem Text steht keine Stellung.</translation>
  </message>
  <message>
   <source>There is no such file.</source>
   <translation>Diese Datei gibt es nicht.</translation>
  </message>
  <message>
   <source>This cannot be understood.</source>
   <translation>Das ist nicht zu verstehen.</translation>
  </message>
  <message>
   <source>This does not exist in this program.</source>
   <translation>Das gibt es in diesem Programm nicht.</translation>
  </message>
  <message>
   <source>This game is not in the list any more.</source>
   <translation>Diese Partie steht nicht mehr in der Liste.</translation>
  </message>
  <message>
   <source>This is missing, though the game is over.</source>
   <translation>Das fehlt, obwohl die Partie vorbei ist.</translation>
  </message>
  <message>
   <source>This is missing.</source>
   <translation>Das fehlt.</translation>
  </message>
  <message>
   <source>This is no JSON, from column {column} on.</source>
   <translation>Ab Spalte {column} ist das kein JSON.</translation>
  </message>
  <message>
   <source>This is no game record, though it is JSON.</source>
   <translation>Das ist zwar JSON, aber keine Aufzeichnung einer Partie.</translation>
  </message>
  <message>
   <source>This is no game record: {expected} is expected here.</source>
   <translation>Das ist keine Aufzeichnung einer Partie: Hier wird {expected} erwartet.</translation>
  </message>
  <message>
   <source>This is no text in UTF-8: byte {byte} cannot be read.</source>
   <translation>Das ist kein Text in UTF-8: Byte {byte} lässt sich nicht lesen.</translation>
  </message>
  <message>
   <source>This is not a file.</source>
   <translation>Das ist keine Datei.</translation>
  </message>
  <message>
   <source>This key stands there twice.</source>
   <translation>Dieser Schlüssel steht zweimal da.</translation>
  </message>
  <message>
   <source>What happens here is {expected}.</source>
   <translation>Was hier geschieht, ist {expected}.</translation>
  </message>
  <message>
   <source>{digits} digits from 0 to f are expected, not {found}.</source>
   <translation>Erwartet werden {digits} Ziffern von 0 bis f, nicht {found}.</translation>
  </message>
  <message>
   <source>{event} is not possible here. {error}</source>
   <translation>{event} ist hier nicht möglich. {error}</translation>
  </message>
  <message>
   <source>{event} is too long for an event.</source>
   <translation>{event} ist zu lang für ein Ereignis.</translation>
  </message>
  <message>
   <source>{found} is no kind of dice.</source>
   <translation>{found} ist keine Art von Würfeln.</translation>
  </message>
  <message>
   <source>{found} is no value of an option.</source>
   <translation>{found} ist kein Wert einer Option.</translation>
  </message>
  <message>
   <source>{found} is none of {kinds}.</source>
   <translation>{found} ist keines von {kinds}.</translation>
  </message>
  <message>
   <source>{found} is not the name of a game.</source>
   <translation>{found} ist nicht der Name eines Spiels.</translation>
  </message>
  <message>
   <source>{found} is not the number of a record version.</source>
   <translation>{found} ist keine Versionsnummer einer Aufzeichnung.</translation>
  </message>
  <message>
   <source>{number} is no number.</source>
   <translation>{number} ist keine Zahl.</translation>
  </message>
  <message>
   <source>{place}: {reason}</source>
   <translation>{place}: {reason}</translation>
  </message>
  <message>
   <source>{reason}. Rule {rule}.</source>
   <translation>{reason}. Regel {rule}.</translation>
  </message>
 </context>
 <context>
  <name>Files</name>
  <message>
   <source>Export as a picture</source>
   <translation>Als Bild exportieren</translation>
  </message>
  <message>
   <source>Export as text</source>
   <translation>Als Text exportieren</translation>
  </message>
  <message>
   <source>Games</source>
   <translation>Partien</translation>
  </message>
  <message>
   <source>Open a game</source>
   <translation>Partie öffnen</translation>
  </message>
  <message>
   <source>Pictures</source>
   <translation>Bilder</translation>
  </message>
  <message>
   <source>Save the game</source>
   <translation>Partie speichern</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Text</translation>
  </message>
  <message>
   <source>The file could not be written</source>
   <translation>Die Datei konnte nicht geschrieben werden</translation>
  </message>
  <message>
   <source>There is no game to paste</source>
   <translation>Es gibt keine Partie zum Einfügen</translation>
  </message>
  <message>
   <source>This game cannot be opened</source>
   <translation>Diese Partie lässt sich nicht öffnen</translation>
  </message>
 </context>
 <context>
  <name>GameCard</name>
  <message>
   <source>Continue</source>
   <translation>Fortsetzen</translation>
  </message>
  <message>
   <source>Continue {game}</source>
   <translation>{game} fortsetzen</translation>
  </message>
  <message>
   <source>Learn</source>
   <translation>Lernen</translation>
  </message>
  <message>
   <source>Learn {game}</source>
   <translation>{game} lernen</translation>
  </message>
  <message>
   <source>New game</source>
   <translation>Neue Partie</translation>
  </message>
  <message>
   <source>New game of {game}</source>
   <translation>Neue Partie {game}</translation>
  </message>
 </context>
 <context>
  <name>GameDetails</name>
  <message>
   <source>Check the dice</source>
   <translation>Würfel prüfen</translation>
  </message>
  <message>
   <source>Choose a game from the list</source>
   <translation>Wähl eine Partie aus der Liste</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Löschen</translation>
  </message>
  <message>
   <source>It can be brought back until you leave the page</source>
   <translation>Die Partie lässt sich zurückholen, bis du die Seite verlässt</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Analyse</translation>
  </message>
  <message>
   <source>Same dice, seats swapped</source>
   <translation>Gleiche Würfel, Plätze getauscht</translation>
  </message>
  <message>
   <source>Save as…</source>
   <translation>Speichern unter…</translation>
  </message>
  <message>
   <source>Show these games</source>
   <translation>Diese Partien zeigen</translation>
  </message>
  <message>
   <source>{kind}, winner</source>
   <translation>{kind}, gewonnen</translation>
  </message>
 </context>
 <context>
  <name>GamesList</name>
  <message>
   <source>Finished games</source>
   <translation>Beendete Partien</translation>
  </message>
 </context>
 <context>
  <name>GamesView</name>
  <message numerus="yes">
   <source>%n game(s)</source>
   <translation>
    <numerusform>%n Partie</numerusform>
    <numerusform>%n Partien</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n player(s)</source>
   <translation>
    <numerusform>%n Person</numerusform>
    <numerusform>%n Spielende</numerusform>
   </translation>
  </message>
  <message>
   <source>All games</source>
   <translation>Alle Spiele</translation>
  </message>
  <message>
   <source>Any number of players</source>
   <translation>Beliebig viele</translation>
  </message>
  <message>
   <source>Any opponents</source>
   <translation>Gegen alle</translation>
  </message>
  <message>
   <source>Any result</source>
   <translation>Jedes Ergebnis</translation>
  </message>
  <message>
   <source>By game</source>
   <translation>Nach Spiel</translation>
  </message>
  <message>
   <source>By players</source>
   <translation>Nach Spielendenzahl</translation>
  </message>
  <message>
   <source>By result</source>
   <translation>Nach Ergebnis</translation>
  </message>
  <message>
   <source>Export as CSV…</source>
   <translation>Als CSV exportieren…</translation>
  </message>
  <message>
   <source>Game</source>
   <translation>Spiel</translation>
  </message>
  <message>
   <source>Longest first</source>
   <translation>Längste zuerst</translation>
  </message>
  <message>
   <source>Lost</source>
   <translation>Verloren</translation>
  </message>
  <message>
   <source>Most moves first</source>
   <translation>Meiste Züge zuerst</translation>
  </message>
  <message>
   <source>Newest first</source>
   <translation>Neueste zuerst</translation>
  </message>
  <message>
   <source>No finished games yet. Every game you play to its end is listed here by itself.</source>
   <translation>Noch keine beendeten Partien. Jede Partie, die du zu Ende spielst, erscheint hier von selbst.</translation>
  </message>
  <message>
   <source>No game is like that.</source>
   <translation>Keine Partie ist so.</translation>
  </message>
  <message>
   <source>Number of players</source>
   <translation>Zahl der Spielenden</translation>
  </message>
  <message>
   <source>Oldest first</source>
   <translation>Älteste zuerst</translation>
  </message>
  <message>
   <source>Opponents</source>
   <translation>Gegen wen</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Reihenfolge</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Ergebnis</translation>
  </message>
  <message>
   <source>Search players</source>
   <translation>Namen suchen</translation>
  </message>
  <message>
   <source>Shared</source>
   <translation>Geteilt</translation>
  </message>
  <message>
   <source>Shortest first</source>
   <translation>Kürzeste zuerst</translation>
  </message>
  <message>
   <source>Show all</source>
   <translation>Alle zeigen</translation>
  </message>
  <message>
   <source>The list of games cannot be opened. Finished games are kept as files all the same, until it can.</source>
   <translation>Die Liste der Partien lässt sich nicht öffnen. Beendete Partien bleiben trotzdem als Dateien erhalten, bis es wieder geht.</translation>
  </message>
  <message>
   <source>The list of games is being opened…</source>
   <translation>Die Liste der Partien wird geöffnet…</translation>
  </message>
  <message>
   <source>Won</source>
   <translation>Gewonnen</translation>
  </message>
  <message>
   <source>{level} AI</source>
   <translation>KI {level}</translation>
  </message>
 </context>
 <context>
  <name>HintPanel</name>
  <message>
   <source>Close the hint</source>
   <translation>Tipp schließen</translation>
  </message>
 </context>
 <context>
  <name>HintRow</name>
  <message>
   <source>{number}: {name}, win chance {chance}</source>
   <translation>{number}: {name}, Gewinnchance {chance}</translation>
  </message>
 </context>
 <context>
  <name>Hinting</name>
  <message>
   <source>Chance to win after each choice.</source>
   <translation>Gewinnchance nach jeder Wahl.</translation>
  </message>
  <message numerus="yes">
   <source>Chance to win after each choice. %n hint(s) left.</source>
   <translation>
    <numerusform>Gewinnchance nach jeder Wahl. Noch %n Tipp.</numerusform>
    <numerusform>Gewinnchance nach jeder Wahl. Noch %n Tipps.</numerusform>
   </translation>
  </message>
  <message>
   <source>Hint</source>
   <translation>Tipp</translation>
  </message>
  <message>
   <source>No hint can be had just now.</source>
   <translation>Gerade gibt es keinen Tipp.</translation>
  </message>
  <message>
   <source>Thinking …</source>
   <translation>Wird überlegt…</translation>
  </message>
 </context>
 <context>
  <name>Ladder</name>
  <message numerus="yes">
   <source>%n player(s)</source>
   <translation>
    <numerusform>%n Person</numerusform>
    <numerusform>%n Spielende</numerusform>
   </translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>Game</source>
   <translation>Spiel</translation>
  </message>
  <message>
   <source>Has an eye for positions, and is often wrong about close choices.</source>
   <translation>Hat ein Auge für Stellungen und liegt bei knappen Entscheidungen oft daneben.</translation>
  </message>
  <message>
   <source>How strong are the opponents?</source>
   <translation>Wie stark sind die KIs?</translation>
  </message>
  <message>
   <source>Judges well what a move leads to.</source>
   <translation>Schätzt gut ein, wohin ein Zug führt.</translation>
  </message>
  <message>
   <source>Number of players</source>
   <translation>Zahl der Spielenden</translation>
  </message>
  <message>
   <source>Often plays whatever comes to mind. Good for a first game.</source>
   <translation>Spielt oft, was ihr gerade einfällt. Gut für eine erste Partie.</translation>
  </message>
  <message>
   <source>Plays on in its mind thousands of times before it moves.</source>
   <translation>Spielt vor jedem Zug im Kopf tausendfach weiter.</translation>
  </message>
  <message>
   <source>Sees what lies in front of it and overlooks a good deal.</source>
   <translation>Sieht, was vor ihr liegt, und übersieht eine Menge.</translation>
  </message>
  <message>
   <source>They have played each other, seats and dice shared out fairly. A hundred points more win about 64 of 100 games between two. The thin line shows how far chance may have moved a result.</source>
   <translation>Sie haben gegeneinander gespielt, Plätze und Würfe gerecht verteilt. Hundert Punkte mehr gewinnen zu zweit etwa 64 von 100 Partien. Die dünne Linie zeigt, wie weit der Zufall ein Ergebnis verschoben haben kann.</translation>
  </message>
  <message numerus="yes">
   <source>measured in %n game(s)</source>
   <translation>
    <numerusform>gemessen in %n Partie</numerusform>
    <numerusform>gemessen in %n Partien</numerusform>
   </translation>
  </message>
  <message>
   <source>{points} ± {error}</source>
   <comment>a measured strength and how far it may be off</comment>
   <translation>{points} ± {error}</translation>
  </message>
 </context>
 <context>
  <name>Language</name>
  <message>
   <source>English</source>
   <comment>the name of this language in itself</comment>
   <translation>Deutsch</translation>
  </message>
 </context>
 <context>
  <name>Lawn</name>
  <message>
   <source>%1 goes first</source>
   <translation>%1 beginnt</translation>
  </message>
  <message>
   <source>%1’s %2 falls</source>
   <translation>Die %2 von %1 fällt</translation>
  </message>
  <message numerus="yes">
   <source>%1’s %n dice collapse</source>
   <translation>
    <numerusform>%n Würfel von %1 kippt um</numerusform>
    <numerusform>%n Würfel von %1 kippen um</numerusform>
   </translation>
  </message>
  <message>
   <source>%1’s die collapses</source>
   <translation>Ein Würfel von %1 kippt um</translation>
  </message>
  <message numerus="yes">
   <source>%n staged dice collapse</source>
   <translation>
    <numerusform>%n wartender Würfel kippt um</numerusform>
    <numerusform>%n wartende Würfel kippen um</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n waiting die(s) of {name} collapse.</source>
   <translation>
    <numerusform>Ein wartender Würfel von {name} kippt um.</numerusform>
    <numerusform>%n wartende Würfel von {name} kippen um.</numerusform>
   </translation>
  </message>
  <message>
   <source>17% for a wanted face</source>
   <translation>17 % für die Wunschzahl</translation>
  </message>
  <message>
   <source>A die fits: play it.</source>
   <translation>Ein Würfel passt hinein: Spiel ihn aus.</translation>
  </message>
  <message>
   <source>Advance the waiting {row} from the left to the {position}</source>
   <translation>Mit der links wartenden {row} vorrücken: {position}</translation>
  </message>
  <message>
   <source>Advance the waiting {row} from the right to the {position}</source>
   <translation>Mit der rechts wartenden {row} vorrücken: {position}</translation>
  </message>
  <message>
   <source>Advance the {face}</source>
   <translation>Mit der {face} vorrücken</translation>
  </message>
  <message>
   <source>All dice placed</source>
   <translation>Alle Würfel gesetzt</translation>
  </message>
  <message>
   <source>Back in the round</source>
   <translation>Zurück in der Runde</translation>
  </message>
  <message>
   <source>Ctrl+R</source>
   <translation>Strg+R</translation>
  </message>
  <message>
   <source>Ctrl+Shift+R</source>
   <translation>Strg+Umschalt+R</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>If the highest die shows</source>
   <translation>Wenn der größte zeigt</translation>
  </message>
  <message>
   <source>If the lowest die shows</source>
   <translation>Wenn der kleinste zeigt</translation>
  </message>
  <message>
   <source>It adds to your Strength there, and costs no Strike.</source>
   <translation>Sie macht dich dort stärker und kostet keinen Strich.</translation>
  </message>
  <message>
   <source>It goes back into your row with its new face.</source>
   <translation>Er kommt mit der neuen Zahl in deinen Vorrat zurück.</translation>
  </message>
  <message>
   <source>Let the {row} wait on the left</source>
   <translation>Die {row} links warten lassen</translation>
  </message>
  <message>
   <source>Let the {row} wait on the right</source>
   <translation>Die {row} rechts warten lassen</translation>
  </message>
  <message>
   <source>Neither end die can enter its row as things are.</source>
   <translation>So, wie es steht, kommt keiner der Randwürfel in seine Reihe.</translation>
  </message>
  <message>
   <source>Nothing fits. Passing or taking a waiting die back is Strike {number} of 3.</source>
   <translation>Nichts geht. Passen oder einen wartenden Würfel zurückholen: Strich {number} von 3.</translation>
  </message>
  <message>
   <source>One a turn. It keeps its face, and there is no Strike for it.</source>
   <translation>Einen pro Zug. Er behält seine Zahl und kostet keinen Strich.</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>Passen</translation>
  </message>
  <message>
   <source>Passes</source>
   <translation>Passt</translation>
  </message>
  <message>
   <source>Pick a die</source>
   <translation>Würfel wählen</translation>
  </message>
  <message>
   <source>Pick a die and a place</source>
   <translation>Wähl Würfel und Feld</translation>
  </message>
  <message>
   <source>Pick a die, then where it goes.</source>
   <translation>Wähl einen Würfel, dann sein Ziel.</translation>
  </message>
  <message>
   <source>Place the {face}</source>
   <translation>Die {face} setzen</translation>
  </message>
  <message>
   <source>Place the {face} {where}</source>
   <translation>Die {face} {where} setzen</translation>
  </message>
  <message>
   <source>Player Row</source>
   <translation>Vorrat</translation>
  </message>
  <message>
   <source>Power</source>
   <comment>short: a Power Die can be captured</comment>
   <translation>Kraft</translation>
  </message>
  <message>
   <source>Power Die</source>
   <translation>Kraftwürfel</translation>
  </message>
  <message>
   <source>Power Die captured</source>
   <translation>Kraftwürfel erobert</translation>
  </message>
  <message>
   <source>Push from the left</source>
   <translation>Von links schieben</translation>
  </message>
  <message>
   <source>Push from the right</source>
   <translation>Von rechts schieben</translation>
  </message>
  <message>
   <source>Push in</source>
   <translation>Hineinschieben</translation>
  </message>
  <message>
   <source>Push in the waiting {row} from the left</source>
   <translation>Die links wartende {row} hineinschieben</translation>
  </message>
  <message>
   <source>Push in the waiting {row} from the right</source>
   <translation>Die rechts wartende {row} hineinschieben</translation>
  </message>
  <message>
   <source>Push row {row} from the left</source>
   <translation>Reihe {row} von links schieben</translation>
  </message>
  <message>
   <source>Push row {row} from the right</source>
   <translation>Reihe {row} von rechts schieben</translation>
  </message>
  <message>
   <source>Roll</source>
   <translation>Würfeln</translation>
  </message>
  <message>
   <source>Roll an end die</source>
   <translation>Randwürfel werfen</translation>
  </message>
  <message>
   <source>Roll an end die, as often as it takes.</source>
   <translation>Wirf einen Randwürfel, so oft wie nötig.</translation>
  </message>
  <message>
   <source>Roll the highest die</source>
   <translation>Den größten Würfel werfen</translation>
  </message>
  <message>
   <source>Roll the highest die, the {face}</source>
   <translation>Den größten Würfel werfen, die {face}</translation>
  </message>
  <message>
   <source>Roll the lowest die</source>
   <translation>Den kleinsten Würfel werfen</translation>
  </message>
  <message>
   <source>Roll the lowest die, the {face}</source>
   <translation>Den kleinsten Würfel werfen, die {face}</translation>
  </message>
  <message>
   <source>Round %1 of %2 is over</source>
   <translation>Runde %1 von %2 ist vorbei</translation>
  </message>
  <message>
   <source>Round {number} of {count}</source>
   <translation>Runde {number} von {count}</translation>
  </message>
  <message>
   <source>Solo Grind: plays on alone</source>
   <translation>Alleingang: spielt allein weiter</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Leertaste</translation>
  </message>
  <message>
   <source>Strength %1, needs %2</source>
   <translation>Stärke %1, nötig %2</translation>
  </message>
  <message>
   <source>Strength {strength}, needs {needed}.</source>
   <translation>Stärke {strength}, nötig {needed}.</translation>
  </message>
  <message>
   <source>Strike %1 of %2</source>
   <translation>Strich %1 von %2</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Zurückholen</translation>
  </message>
  <message>
   <source>Take back the {face}</source>
   <translation>Die {face} zurückholen</translation>
  </message>
  <message>
   <source>Take the waiting {face} back</source>
   <translation>Wartende {face} zurückholen</translation>
  </message>
  <message>
   <source>Take the waiting {row} back from the left</source>
   <translation>Die links wartende {row} zurückholen</translation>
  </message>
  <message>
   <source>Take the waiting {row} back from the right</source>
   <translation>Die rechts wartende {row} zurückholen</translation>
  </message>
  <message>
   <source>That is Strike {number} of 3.</source>
   <translation>Das ist Strich {number} von 3.</translation>
  </message>
  <message>
   <source>That is the third Strike in a row: you are out of the round.</source>
   <translation>Das ist der dritte Strich in Folge: Du bist raus aus der Runde.</translation>
  </message>
  <message>
   <source>The Power Die falls to you: +{face}, and Strength there.</source>
   <translation>Der Kraftwürfel fällt dir zu: +{face} und dort mehr Stärke.</translation>
  </message>
  <message>
   <source>The dice are dealt</source>
   <translation>Die Würfel werden verteilt</translation>
  </message>
  <message>
   <source>The game is over</source>
   <translation>Die Partie ist vorbei</translation>
  </message>
  <message>
   <source>The round is over</source>
   <translation>Die Runde ist vorbei</translation>
  </message>
  <message>
   <source>Third Strike: out of the round</source>
   <translation>Dritter Strich: raus aus der Runde</translation>
  </message>
  <message>
   <source>Tied: roll again</source>
   <translation>Gleichstand: noch einmal würfeln</translation>
  </message>
  <message>
   <source>Turn {number}</source>
   <translation>Zug {number}</translation>
  </message>
  <message>
   <source>Wait at the left</source>
   <translation>Links warten</translation>
  </message>
  <message>
   <source>Wait at the right</source>
   <translation>Rechts warten</translation>
  </message>
  <message>
   <source>Wait beside a row without a Strike, take a waiting die back, or pass: Strike {number} of 3.</source>
   <translation>Lass einen Würfel neben einer Reihe warten: kein Strich. Einen zurückholen oder passen: Strich {number} von 3.</translation>
  </message>
  <message>
   <source>Who begins?</source>
   <translation>Wer beginnt?</translation>
  </message>
  <message>
   <source>You may roll one of them first, once.</source>
   <translation>Vorher darfst du einen davon werfen, einmal.</translation>
  </message>
  <message>
   <source>Your own {face} falls and is rolled.</source>
   <translation>Deine eigene {face} fällt herunter und wird neu geworfen.</translation>
  </message>
  <message>
   <source>at the far left</source>
   <comment>a die is placed there</comment>
   <translation>ganz links</translation>
  </message>
  <message>
   <source>at the far right</source>
   <comment>a die is placed there</comment>
   <translation>ganz rechts</translation>
  </message>
  <message>
   <source>at the inner left</source>
   <comment>a die is placed there</comment>
   <translation>innen links</translation>
  </message>
  <message>
   <source>at the inner right</source>
   <comment>a die is placed there</comment>
   <translation>innen rechts</translation>
  </message>
  <message>
   <source>back</source>
   <comment>short: a die is taken back</comment>
   <translation>zurück</translation>
  </message>
  <message>
   <source>centre</source>
   <translation>Mitte</translation>
  </message>
  <message>
   <source>far left</source>
   <translation>ganz links</translation>
  </message>
  <message>
   <source>far right</source>
   <translation>ganz rechts</translation>
  </message>
  <message>
   <source>in the centre</source>
   <comment>a die is placed there</comment>
   <translation>in die Mitte</translation>
  </message>
  <message>
   <source>inner left</source>
   <translation>innen links</translation>
  </message>
  <message>
   <source>inner right</source>
   <translation>innen rechts</translation>
  </message>
  <message>
   <source>only the two ends can be used</source>
   <translation>nur die beiden Randwürfel sind spielbar</translation>
  </message>
  <message>
   <source>pass</source>
   <translation>passen</translation>
  </message>
  <message>
   <source>place</source>
   <translation>setzen</translation>
  </message>
  <message>
   <source>push</source>
   <translation>schieben</translation>
  </message>
  <message>
   <source>roll</source>
   <comment>short: a die is rolled</comment>
   <translation>werfen</translation>
  </message>
  <message>
   <source>shows {face}</source>
   <translation>zeigt {face}</translation>
  </message>
  <message>
   <source>stage</source>
   <translation>warten</translation>
  </message>
  <message>
   <source>staging</source>
   <translation>Warten</translation>
  </message>
  <message>
   <source>wait</source>
   <translation>warten</translation>
  </message>
  <message>
   <source>ways onto the Lawn, best</source>
   <translation>Wege auf den Rasen, bester</translation>
  </message>
  <message>
   <source>{name} gets a {face}</source>
   <translation>{name} bekommt eine {face}</translation>
  </message>
  <message>
   <source>{name} goes on alone: the Solo Grind</source>
   <translation>{name} macht allein weiter: der Alleingang</translation>
  </message>
  <message>
   <source>{name} may roll one end die first</source>
   <translation>{name} darf erst einen Randwürfel werfen</translation>
  </message>
  <message>
   <source>{name} rolls until a die fits</source>
   <translation>{name} würfelt, bis einer hineinpasst</translation>
  </message>
  <message>
   <source>{name}: nothing can enter the Lawn</source>
   <translation>{name}, nichts kommt auf den Rasen</translation>
  </message>
  <message>
   <source>{name}: play an end die</source>
   <translation>{name}, spiel einen Randwürfel</translation>
  </message>
  <message>
   <source>{name}: roll an end die or wait beside a row</source>
   <translation>{name}, wirf einen Randwürfel oder lass ihn warten</translation>
  </message>
  <message>
   <source>{name}: take back a collapsed die</source>
   <translation>{name}, hol einen umgekippten Würfel zurück</translation>
  </message>
  <message>
   <source>{name}’s turn</source>
   <translation>{name} ist am Zug</translation>
  </message>
  <message>
   <source>{name}’s {face} falls and is rolled.</source>
   <translation>Die {face} von {name} fällt herunter und wird neu geworfen.</translation>
  </message>
 </context>
 <context>
  <name>LearnPage</name>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Game</source>
   <translation>Spiel</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <source>Learn by playing</source>
   <translation>Spielend lernen</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Regeln</translation>
  </message>
  <message>
   <source>Start the first lesson</source>
   <translation>Erste Lektion starten</translation>
  </message>
  <message>
   <source>{done} of {count} lessons</source>
   <translation>{done} von {count} Lektionen</translation>
  </message>
 </context>
 <context>
  <name>LearningDesk</name>
  <message>
   <source>Save the rules</source>
   <translation>Regeln speichern</translation>
  </message>
  <message>
   <source>The rules could not be saved</source>
   <translation>Die Regeln konnten nicht gespeichert werden</translation>
  </message>
  <message>
   <source>This lesson cannot be shown</source>
   <translation>Diese Lektion lässt sich nicht anzeigen</translation>
  </message>
  <message>
   <source>Web page</source>
   <translation>Webseite</translation>
  </message>
 </context>
 <context>
  <name>Lesson</name>
  <message>
   <source>1</source>
   <translation>1</translation>
  </message>
  <message>
   <source>1 in 2, because I have two end dice</source>
   <translation>1 von 2, weil ich zwei Randwürfel habe</translation>
  </message>
  <message>
   <source>1 in 3, about 33 %</source>
   <translation>1 von 3, etwa 33 %</translation>
  </message>
  <message>
   <source>1 in 6, about 17 %</source>
   <translation>1 von 6, etwa 17 %</translation>
  </message>
  <message>
   <source>1 waiting + 1 for the Power Die makes 2, against 4.</source>
   <translation>1 wartender + 1 für den Kraftwürfel macht 2, gegen 4.</translation>
  </message>
  <message>
   <source>12</source>
   <translation>12</translation>
  </message>
  <message>
   <source>15 + 10 = 25 points.</source>
   <translation>15 + 10 = 25 Punkte.</translation>
  </message>
  <message>
   <source>16</source>
   <translation>16</translation>
  </message>
  <message>
   <source>2</source>
   <translation>2</translation>
  </message>
  <message>
   <source>2 against 2. Whoever is on the row defends with dice alone: the Power Die helps only the player who moves.</source>
   <translation>2 gegen 2. Wer in der Reihe liegt, verteidigt nur mit Würfeln: Der Kraftwürfel hilft nur im eigenen Zug.</translation>
  </message>
  <message>
   <source>2 in 6, about 33 %</source>
   <translation>2 von 6, etwa 33 %</translation>
  </message>
  <message>
   <source>2 waiting + 1 + 1 makes 4, against 4. Strong enough! Push in with the 6 from your row.</source>
   <translation>2 wartende + 1 + 1 macht 4, gegen 4. Stark genug! Schieb mit der 6 aus deinem Vorrat hinein.</translation>
  </message>
  <message>
   <source>3</source>
   <translation>3</translation>
  </message>
  <message>
   <source>3 against 2: strong enough.</source>
   <translation>3 gegen 2: stark genug.</translation>
  </message>
  <message>
   <source>3 against 4: still one short.</source>
   <translation>3 gegen 4: Immer noch fehlt einer.</translation>
  </message>
  <message>
   <source>4</source>
   <translation>4</translation>
  </message>
  <message>
   <source>5</source>
   <translation>5</translation>
  </message>
  <message>
   <source>50 %</source>
   <translation>50 %</translation>
  </message>
  <message>
   <source>6</source>
   <translation>6</translation>
  </message>
  <message>
   <source>6 points more.</source>
   <translation>6 Punkte mehr.</translation>
  </message>
  <message>
   <source>8</source>
   <translation>8</translation>
  </message>
  <message>
   <source>88 to 84. Each captured chip counts three times: your cell, your point, and one cell less for the other.</source>
   <translation>88 zu 84. Jeder geschlagene Stein zählt dreifach: dein Feld, dein Punkt und für die andere Seite ein Feld weniger.</translation>
  </message>
  <message>
   <source>A 1 can only go to row 1. That comes next; first the 5.</source>
   <translation>Eine 1 kann nur in Reihe 1. Die kommt als Nächstes; erst die 5.</translation>
  </message>
  <message>
   <source>A 3, and row 3 has room.</source>
   <translation>Eine 3, und in Reihe 3 ist Platz.</translation>
  </message>
  <message>
   <source>A 3. It went into the middle of your row and is locked there. But look what lies at the high end now.</source>
   <translation>Eine 3. Sie ist in die Mitte deines Vorrats gekommen und dort gesperrt. Aber sieh nach, was jetzt am großen Ende liegt.</translation>
  </message>
  <message>
   <source>A 4! Row 4 has room, and gold holds it with 2: your 0 + 1 + 1 is enough.</source>
   <translation>Eine 4! In Reihe 4 ist Platz, und Gold hält sie mit 2: Deine 0 + 1 + 1 genügen.</translation>
  </message>
  <message>
   <source>A 4, and nothing fits: you lost a turn to the corner. You could not choose this time. When you can, think of the next roll.</source>
   <translation>Eine 4, und nichts geht: Die Ecke hat dich einen Zug gekostet. Diesmal hattest du keine Wahl. Wenn du eine hast, denk an den nächsten Wurf.</translation>
  </message>
  <message>
   <source>A 4. So your line must be exactly 4 cells long.</source>
   <translation>Eine 4. Deine Linie muss also genau 4 Felder lang sein.</translation>
  </message>
  <message>
   <source>A 5 again. Roll on.</source>
   <translation>Wieder eine 5. Würfle weiter.</translation>
  </message>
  <message>
   <source>A 6 again. What a pity. Now the turn’s roll is used.</source>
   <translation>Wieder eine 6. Wie schade. Jetzt ist der Wurf dieses Zuges verbraucht.</translation>
  </message>
  <message>
   <source>A 6! It went to the high end of your row. The turn is still yours.</source>
   <translation>Eine 6! Sie ist ans große Ende deines Vorrats gekommen. Du bist immer noch am Zug.</translation>
  </message>
  <message>
   <source>A Head can be taken like any chip. Then it moves to its owner’s nearest chip.</source>
   <translation>Ein Kopf lässt sich schlagen wie jeder Stein. Dann zieht er auf den nächsten Stein seiner Farbe um.</translation>
  </message>
  <message>
   <source>A Power Die can only fall from an end of its row. In the middle nobody can get at it: it must be moved there, push by push. On row 6 it has come to the place before the right end.</source>
   <translation>Ein Kraftwürfel kann nur vom Ende seiner Reihe herunterfallen. In der Mitte kommt niemand an ihn heran: Er muss dorthin gebracht werden, Schub um Schub. In Reihe 6 ist er schon auf dem Feld vor dem rechten Ende.</translation>
  </message>
  <message>
   <source>A cell that has a chip never becomes empty again, so the cage stays shut. Just do not run over Robin’s Head: it would go on from another chip. Roll, and lay any line.</source>
   <translation>Ein Feld mit einem Stein wird nie wieder leer, also bleibt der Käfig zu. Schlag nur nicht Robins Kopf: Er würde von einem anderen Stein weitermachen. Würfle und leg irgendeine Linie.</translation>
  </message>
  <message>
   <source>A die can be played, so one must be. Rolling comes when nothing fits.</source>
   <translation>Ein Würfel ist spielbar, also musst du einen spielen. Gewürfelt wird erst, wenn nichts geht.</translation>
  </message>
  <message>
   <source>A die goes to the row of its own number. Only your lowest and your highest die can be used.</source>
   <translation>Ein Würfel gehört in die Reihe seiner eigenen Zahl. Nur dein kleinster und dein größter sind spielbar.</translation>
  </message>
  <message>
   <source>A die has six faces, and you want one of them.</source>
   <translation>Ein Würfel hat sechs Zahlen, und du willst eine davon.</translation>
  </message>
  <message>
   <source>A fair line, but it takes nothing. Look at column g.</source>
   <translation>Eine ordentliche Linie, aber sie schlägt nichts. Sieh dir Spalte g an.</translation>
  </message>
  <message>
   <source>A fine line, but this time look for the one that ends on h9.</source>
   <translation>Eine gute Linie, aber such diesmal die, die auf h9 endet.</translation>
  </message>
  <message>
   <source>A full row is a conveyor: push in at one end, and a die falls off at the other.</source>
   <translation>Eine volle Reihe ist ein Förderband: Schieb an einem Ende hinein, und am anderen fällt ein Würfel herunter.</translation>
  </message>
  <message>
   <source>A gold chip lies where this line would end.</source>
   <translation>Wo diese Linie enden würde, liegt ein goldener Stein.</translation>
  </message>
  <message>
   <source>A good line, and you will be asked for it soon. First see what happens in the corner: end on a12.</source>
   <translation>Eine gute Linie, und gleich darfst du sie legen. Sieh erst, was in der Ecke passiert: Lass deine Linie auf a12 enden.</translation>
  </message>
  <message>
   <source>A good place for the 1, but this lesson is about row 4.</source>
   <translation>Ein gutes Feld für die 1, aber in dieser Lektion geht es um Reihe 4.</translation>
  </message>
  <message>
   <source>A good place for the 2, but the 5 brings points at once.</source>
   <translation>Ein gutes Feld für die 2, aber die 5 bringt sofort Punkte.</translation>
  </message>
  <message>
   <source>A line of 1 is a single chip. Put it on your hub cell.</source>
   <translation>Eine 1er-Linie ist ein einzelner Stein. Setz ihn auf dein Kernfeld.</translation>
  </message>
  <message>
   <source>A line of 1 is only its first cell: it has no direction.</source>
   <translation>Eine 1er-Linie ist nur ihr erstes Feld: Sie hat keine Richtung.</translation>
  </message>
  <message>
   <source>A line starts beside your Head and ends on an empty cell.</source>
   <translation>Eine Linie beginnt neben deinem Kopf und endet auf einem leeren Feld.</translation>
  </message>
  <message>
   <source>A line that can be laid must be laid. With none, your turn passes.</source>
   <translation>Eine Linie, die geht, muss gelegt werden. Geht keine, passt du.</translation>
  </message>
  <message>
   <source>A line, but f6 is still free. Two lines end on it.</source>
   <translation>Eine Linie, aber f6 ist noch frei. Zwei Linien enden dort.</translation>
  </message>
  <message>
   <source>A long game is about to end. Robin is out after three passes, and your Head stands in the corner l12.</source>
   <translation>Eine lange Partie geht zu Ende. Robin ist nach dreimal Passen raus, und dein Kopf steht in der Ecke l12.</translation>
  </message>
  <message>
   <source>A new game. Roll for your first line.</source>
   <translation>Eine neue Partie. Würfle für deine erste Linie.</translation>
  </message>
  <message>
   <source>A place from which few rolls fit costs you turns, and may cost you the game.</source>
   <translation>Ein Platz, von dem aus mit wenigen Würfen etwas geht, kostet dich Züge und vielleicht die Partie.</translation>
  </message>
  <message>
   <source>A real game, early on. You have two 6s on row 6 and one more at the end of your row. You could also roll first, for something even better. What is the sure play?</source>
   <translation>Eine echte Partie, noch am Anfang. Du hast zwei 6er in Reihe 6 und noch einen am Ende deines Vorrats. Du könntest auch erst würfeln, für etwas noch Besseres. Was ist der sichere Zug?</translation>
  </message>
  <message>
   <source>A rival Head stands on k1. Which cell can a line from it not cross in one turn?</source>
   <translation>Ein fremder Kopf steht auf k1. Über welches Feld kann eine Linie von ihm in einem Zug nicht laufen?</translation>
  </message>
  <message>
   <source>A roll can wait. The last free place on row 6 may be gone by then: Jonas has a die there already.</source>
   <translation>Der Wurf kann warten. Bis dahin ist das letzte freie Feld in Reihe 6 vielleicht weg: Jonas hat dort schon einen Würfel.</translation>
  </message>
  <message>
   <source>A roll that seems to miss can help all the same: it brings the next die to the end.</source>
   <translation>Auch ein Wurf, der danebenzugehen scheint, kann helfen: Er bringt den nächsten Würfel ans Ende.</translation>
  </message>
  <message>
   <source>A row fills from the middle: first both places beside the Power Die, then the outer two.</source>
   <translation>Eine Reihe füllt sich von der Mitte her: erst die beiden Felder neben dem Kraftwürfel, dann die äußeren.</translation>
  </message>
  <message>
   <source>A row holds nothing but its Power Die. Where may the first die go?</source>
   <translation>In einer Reihe liegt nur ihr Kraftwürfel. Wohin darf der erste Würfel?</translation>
  </message>
  <message>
   <source>A safe place for your Head</source>
   <translation>Ein sicherer Platz</translation>
  </message>
  <message>
   <source>A second 6 lifts row 6 from 0 to 6 points. The third 4 lifts row 4 from 4 to 12: two more.</source>
   <translation>Eine zweite 6 hebt Reihe 6 von 0 auf 6 Punkte. Die dritte 4 hebt Reihe 4 von 4 auf 12: zwei mehr.</translation>
  </message>
  <message>
   <source>A second die on row 6, and another gold one off.</source>
   <translation>Ein zweiter Würfel in Reihe 6, und noch ein goldener ist draußen.</translation>
  </message>
  <message>
   <source>A single 2 is worth nothing. The fourth 5 is worth 10.</source>
   <translation>Eine einzelne 2 ist nichts wert. Die vierte 5 ist 10 wert.</translation>
  </message>
  <message>
   <source>A single 2 on row 2 scores nothing. The second 5 brings 5 points.</source>
   <translation>Eine einzelne 2 in Reihe 2 zählt nichts. Die zweite 5 bringt 5 Punkte.</translation>
  </message>
  <message>
   <source>A single point, and your Head is in the corner.</source>
   <translation>Ein einziger Punkt, und dein Kopf steht in der Ecke.</translation>
  </message>
  <message>
   <source>A staged die counts for your Strength: 1 waiting + 1 played + 1 for the Power Die makes 3. One more is needed. Stage another 6.</source>
   <translation>Ein wartender Würfel zählt für deine Stärke: 1 wartender + 1 gespielter + 1 für den Kraftwürfel macht 3. Einer fehlt noch. Lass noch eine 6 warten.</translation>
  </message>
  <message>
   <source>A tight corner: you have passed once already, and now you rolled a 5. No line of 5 ends on an empty cell.</source>
   <translation>Eine enge Ecke: Du hast schon einmal gepasst, und jetzt hast du eine 5 gewürfelt. Keine 5er-Linie endet auf einem leeren Feld.</translation>
  </message>
  <message>
   <source>A turn begins with the die, one single die for everybody. Press Roll, or the space bar.</source>
   <translation>Ein Zug beginnt mit dem Würfel, einem einzigen für alle. Drück auf „Würfeln“ oder auf die Leertaste.</translation>
  </message>
  <message>
   <source>A turn without any move costs a Strike. Three in a row, and you are out.</source>
   <translation>Ein Zug, in dem nichts geschieht, kostet einen Strich. Drei in Folge, und du bist raus.</translation>
  </message>
  <message>
   <source>A waiting die counts already, so that would be 2 + 1 for the Power Die: 3 against 4. The die from your row adds one more.</source>
   <translation>Ein wartender Würfel zählt schon mit, das wären also 2 + 1 für den Kraftwürfel: 3 gegen 4. Der Würfel aus deinem Vorrat bringt einen dazu.</translation>
  </message>
  <message>
   <source>A whole game against a gentle opponent, with a coach beside you.</source>
   <translation>Eine ganze Partie gegen eine sanfte KI, mit Hilfe an deiner Seite.</translation>
  </message>
  <message>
   <source>A whole round against three gentle opponents, with a coach beside you.</source>
   <translation>Eine ganze Runde gegen drei sanfte KIs, mit Hilfe an deiner Seite.</translation>
  </message>
  <message>
   <source>About 31 %</source>
   <translation>Etwa 31 %</translation>
  </message>
  <message>
   <source>About 42 %</source>
   <translation>Etwa 42 %</translation>
  </message>
  <message>
   <source>About 50 %</source>
   <translation>Etwa 50 %</translation>
  </message>
  <message>
   <source>About 58 %</source>
   <translation>Etwa 58 %</translation>
  </message>
  <message>
   <source>All lines of 2 bring two points here. Find the one after which no roll lets Robin take your Head.</source>
   <translation>Alle 2er-Linien bringen hier zwei Punkte. Finde die, nach der kein Wurf Robin deinen Kopf schlagen lässt.</translation>
  </message>
  <message>
   <source>All of them</source>
   <translation>Alle</translation>
  </message>
  <message>
   <source>All that wait there, mine too</source>
   <translation>Alle, die dort warten, auch meine</translation>
  </message>
  <message>
   <source>All three dice on row 3 are plum: 3, and you have 0 + 1 + 1. Too little.</source>
   <translation>Alle drei Würfel in Reihe 3 sind violett: 3, und du hast 0 + 1 + 1. Zu wenig.</translation>
  </message>
  <message>
   <source>Almost: but both rolls could show it, and that counts only once.</source>
   <translation>Fast: Aber beide Würfe könnten sie zeigen, und das zählt nur einmal.</translation>
  </message>
  <message>
   <source>An open quarter is fought for. In this game Mira (red) has run her line right to f6. You stand on e8 and rolled a 4. Take f6 from her.</source>
   <translation>Um ein offenes Viertel wird gekämpft. In dieser Partie hat Mira (Rot) ihre Linie genau bis f6 gezogen. Du stehst auf e8 und hast eine 4 gewürfelt. Nimm ihr f6 ab.</translation>
  </message>
  <message>
   <source>And here: a 4, and three lines. Two of them bring five and six points. One leaves you all six rolls, another leaves you none.</source>
   <translation>Und hier: eine 4 und drei Linien. Zwei davon bringen fünf und sechs Punkte. Eine lässt dir alle sechs Würfe, eine andere keinen.</translation>
  </message>
  <message>
   <source>And if both had 90 points?</source>
   <translation>Und wenn beide 90 Punkte hätten?</translation>
  </message>
  <message>
   <source>And in two turns, with one roll each?</source>
   <translation>Und in zwei Zügen mit je einem Wurf?</translation>
  </message>
  <message>
   <source>And now your 2. It is only the second die of its row.</source>
   <translation>Und jetzt deine 2. Sie ist erst der zweite Würfel ihrer Reihe.</translation>
  </message>
  <message>
   <source>And the other one.</source>
   <translation>Und nun der andere.</translation>
  </message>
  <message>
   <source>And this can happen early: Robin has only two chips, g6 and g5. You rolled a 6.</source>
   <translation>Das kann auch früh passieren: Robin hat erst zwei Steine, g6 und g5. Du hast eine 6 gewürfelt.</translation>
  </message>
  <message>
   <source>And this is how it ends otherwise: two Strikes, nothing in your row, and a waiting die that is too weak. There is nothing else left.</source>
   <translation>Und so endet es sonst: zwei Striche, nichts im Vorrat, und ein wartender Würfel, der zu schwach ist. Mehr bleibt nicht.</translation>
  </message>
  <message>
   <source>And with it the next die has come to the end of your row. So each die that you play decides which one you can use next.</source>
   <translation>Und damit ist der nächste Würfel ans Ende deines Vorrats gerückt. So entscheidet jeder Würfel, den du spielst, welcher als Nächstes spielbar ist.</translation>
  </message>
  <message>
   <source>And with two? You and Robin sit opposite each other. Roll for the first turn.</source>
   <translation>Und zu zweit? Du und Robin sitzt einander gegenüber. Würfle darum, wer beginnt.</translation>
  </message>
  <message>
   <source>Another danger: your Head on l3, Robin’s on j3, and a 3 to play. Four lines fit. One end is safe although it is close, because a line has to end on an empty cell, and beyond the edge there is none.</source>
   <translation>Eine andere Gefahr: Dein Kopf auf l3, Robins auf j3, und du hast eine 3 zu spielen. Vier Linien gehen. Ein Ende ist sicher, obwohl es nah ist, denn eine Linie muss auf einem leeren Feld enden, und hinter dem Rand gibt es keins.</translation>
  </message>
  <message>
   <source>Another game, the same thing: Robin moves, and your Head stands on b8.</source>
   <translation>Eine andere Partie, dasselbe noch einmal: Robin zieht, und dein Kopf steht auf b8.</translation>
  </message>
  <message>
   <source>Another game. Your 6 is of no use: gold fills row 6 and is too strong. Roll that die, your highest, and see what it becomes.</source>
   <translation>Eine andere Partie. Deine 6 nützt dir nichts: Gold füllt Reihe 6 und ist zu stark. Wirf diesen Würfel, deinen größten, und sieh, was daraus wird.</translation>
  </message>
  <message>
   <source>Another game. Your Head sits in the corner a12, and all around the ends are taken. You have passed twice already. Now a 3.</source>
   <translation>Eine andere Partie. Dein Kopf sitzt in der Ecke a12, und ringsum sind die Enden besetzt. Zweimal hast du schon gepasst. Jetzt eine 3.</translation>
  </message>
  <message>
   <source>Another long game, and the score decides it. Robin is not out yet, but nobody will have a line after this one. You rolled a 2: two lines end on i3. One of them wins, the other loses.</source>
   <translation>Wieder eine lange Partie, und die Punkte entscheiden. Robin ist noch dabei, aber nach dieser Linie hat niemand mehr eine. Du hast eine 2 gewürfelt: Zwei Linien enden auf i3. Die eine gewinnt, die andere verliert.</translation>
  </message>
  <message>
   <source>Another number would be worth less than what your 6 can do right now.</source>
   <translation>Eine andere Zahl wäre weniger wert als das, was deine 6 jetzt gleich kann.</translation>
  </message>
  <message>
   <source>Another round. You have dice on rows 3 and 4 already and would like to add to them. But look at your row: 2 3 3 4 6. Play a die that can be used.</source>
   <translation>Noch eine Runde. In den Reihen 3 und 4 hast du schon Würfel und würdest gern welche dazusetzen. Aber sieh dir deinen Vorrat an: 2 3 3 4 6. Spiel einen Würfel, der spielbar ist.</translation>
  </message>
  <message>
   <source>Another row, another day: you have captured the Power Die of row 6. Mira holds the row with three dice, you have one. 1 + 1 + 1 makes 3. Push, and let gold fall.</source>
   <translation>Neuer Tag, neue Reihe: Du hast den Kraftwürfel von Reihe 6 erobert. Mira hält die Reihe mit drei Würfeln, du hast einen. 1 + 1 + 1 macht 3. Schieb, und lass Gold fallen.</translation>
  </message>
  <message>
   <source>Back and forth: a Head that stands close to another one is never quite safe.</source>
   <translation>Hin und her: Ein Kopf, der nah bei einem anderen steht, ist nie ganz sicher.</translation>
  </message>
  <message>
   <source>Before you act you may roll one of your two end dice: the Tactical Boundary Roll. It gets its new number, is sorted back into your row, and then you act as always.</source>
   <translation>Bevor du handelst, darfst du einen deiner beiden Randwürfel werfen: der taktische Randwurf. Der Würfel bekommt seine neue Zahl, wird wieder in deinen Vorrat einsortiert, und dann handelst du wie immer.</translation>
  </message>
  <message>
   <source>Before you lay a line, look who could reach its end.</source>
   <translation>Bevor du eine Linie legst, sieh nach, wer ihr Ende erreichen könnte.</translation>
  </message>
  <message>
   <source>Better still: take the way back, too. With a 6 you can roll up the whole gold line, and the Head falls far behind.</source>
   <translation>Noch besser: Nimm ihm auch den Rückweg. Mit einer 6 kannst du die ganze goldene Linie aufrollen, und der Kopf fällt weit zurück.</translation>
  </message>
  <message>
   <source>Both Heads stand in row 10. Start on g10 and run to the right.</source>
   <translation>Beide Köpfe stehen in Reihe 10. Beginn auf g10 und lauf nach rechts.</translation>
  </message>
  <message>
   <source>Both are out: the game has ended, even though some cells are still empty.</source>
   <translation>Beide sind raus: Die Partie ist zu Ende, obwohl noch Felder leer sind.</translation>
  </message>
  <message>
   <source>Both inner places are taken.</source>
   <translation>Beide inneren Felder sind besetzt.</translation>
  </message>
  <message>
   <source>Both inner places of row 3 are taken. The outer ones are free.</source>
   <translation>Beide inneren Felder von Reihe 3 sind besetzt. Die äußeren sind frei.</translation>
  </message>
  <message>
   <source>Both inner places of row 4 are taken, so the outer ones are open. Put another 4 on either.</source>
   <translation>Beide inneren Felder von Reihe 4 sind besetzt, also sind die äußeren frei. Setz noch eine 4 auf eines davon.</translation>
  </message>
  <message>
   <source>Both inner places of row 5 are taken. The outer ones are free.</source>
   <translation>Beide inneren Felder von Reihe 5 sind besetzt. Die äußeren sind frei.</translation>
  </message>
  <message>
   <source>Both inner places of row 5 are taken. The third die goes to an outer one.</source>
   <translation>Beide inneren Felder von Reihe 5 sind besetzt. Der dritte Würfel kommt auf ein äußeres.</translation>
  </message>
  <message>
   <source>Both lines end on i3. Take the one that crosses a gold chip.</source>
   <translation>Beide Linien enden auf i3. Nimm die, die über einen goldenen Stein läuft.</translation>
  </message>
  <message>
   <source>Both lines end on the same cell, but they give you different chips. With a 2 it pays to look twice.</source>
   <translation>Beide Linien enden auf demselben Feld, bringen dir aber andere Steine. Bei einer 2 lohnt es sich, zweimal hinzusehen.</translation>
  </message>
  <message>
   <source>Both red dice toppled. Mira has to take them back one by one, and each costs her a whole turn.</source>
   <translation>Beide roten Würfel sind umgekippt. Mira muss sie einzeln zurückholen, und jeder kostet sie einen ganzen Zug.</translation>
  </message>
  <message>
   <source>Both sides.</source>
   <translation>Auf beiden Seiten.</translation>
  </message>
  <message>
   <source>Both the same</source>
   <translation>Beides gleich viel</translation>
  </message>
  <message>
   <source>But it is Robin’s turn now. Watch column k.</source>
   <translation>Aber jetzt ist Robin am Zug. Behalt Spalte k im Auge.</translation>
  </message>
  <message>
   <source>Can a wall of your chips stop a line that crosses it?</source>
   <translation>Kann eine Mauer aus deinen Steinen eine Linie aufhalten, die über sie läuft?</translation>
  </message>
  <message>
   <source>Can you lose the points for captured chips again?</source>
   <translation>Kannst du die Punkte für geschlagene Steine wieder verlieren?</translation>
  </message>
  <message>
   <source>Capture a Power Die</source>
   <translation>Einen Kraftwürfel erobern</translation>
  </message>
  <message>
   <source>Captured! It lies before you now. It is worth its number at the end of the round: 6 points. And on row 6 it makes you stronger by one, in attack and in defence.</source>
   <translation>Erobert! Jetzt liegt er vor dir. Am Ende der Runde ist er seine Zahl wert: 6 Punkte. Und in Reihe 6 macht er dich um eins stärker, im Angriff und in der Verteidigung.</translation>
  </message>
  <message>
   <source>Cells and captured chips are added.</source>
   <translation>Felder und geschlagene Steine werden zusammengezählt.</translation>
  </message>
  <message>
   <source>Chips on the edge do not count</source>
   <translation>Steine am Rand zählen nicht</translation>
  </message>
  <message>
   <source>Choose again. This time one of the two places is safe, and on the other four of the six rolls would let Robin take your Head once more.</source>
   <translation>Wähl noch einmal. Diesmal ist einer der beiden Plätze sicher, und auf dem anderen würden vier der sechs Würfe Robin deinen Kopf noch einmal schlagen lassen.</translation>
  </message>
  <message>
   <source>Choose where your Head goes on. Think of your next turn: what could you reach from there?</source>
   <translation>Wähl, wo dein Kopf weitermacht. Denk an deinen nächsten Zug: Was könntest du von dort erreichen?</translation>
  </message>
  <message>
   <source>Collapse</source>
   <translation>Umkippen</translation>
  </message>
  <message>
   <source>Compare your Strength with the strongest other player on each row.</source>
   <translation>Vergleich in beiden Reihen deine Stärke mit der stärksten anderen Farbe.</translation>
  </message>
  <message>
   <source>Count for each end the rolls with which gold could cross it.</source>
   <translation>Zähl für jedes Ende die Würfe, mit denen Gold darüberlaufen könnte.</translation>
  </message>
  <message>
   <source>Count the hub cell, too: a line of 2 is f7 and f8.</source>
   <translation>Zähl das Kernfeld mit: Eine 2er-Linie ist f7 und f8.</translation>
  </message>
  <message>
   <source>Count the hub cell, too: f7, f8, f9, f10 are four.</source>
   <translation>Zähl das Kernfeld mit: f7, f8, f9, f10 sind vier.</translation>
  </message>
  <message>
   <source>Cutting a rival off</source>
   <translation>Den Weg abschneiden</translation>
  </message>
  <message>
   <source>Decoration</source>
   <translation>Verzierung</translation>
  </message>
  <message>
   <source>Dice of a fifth player</source>
   <translation>Die Würfel einer fünften Farbe</translation>
  </message>
  <message>
   <source>Dice that stand together count more.</source>
   <translation>Würfel, die beieinanderliegen, zählen mehr.</translation>
  </message>
  <message>
   <source>Do not forget the die that you are playing and the Power Die.</source>
   <translation>Vergiss den Würfel nicht, den du spielst, und den Kraftwürfel.</translation>
  </message>
  <message>
   <source>Do waiting dice defend a row against others?</source>
   <translation>Verteidigen wartende Würfel eine Reihe gegen andere?</translation>
  </message>
  <message>
   <source>Each brings its own number.</source>
   <translation>Jeder bringt seine eigene Zahl.</translation>
  </message>
  <message>
   <source>Empty cells become yours, and so does every chip you cross: with a point for each.</source>
   <translation>Leere Felder werden deine, und jeder Stein auf dem Weg auch, für je einen Punkt.</translation>
  </message>
  <message>
   <source>End on f6</source>
   <translation>Lass die Linie auf f6 enden</translation>
  </message>
  <message>
   <source>Enter row 5 yourself: one place is free, and you are strong enough.</source>
   <translation>Geh selbst in Reihe 5: Ein Feld ist frei, und du bist stark genug.</translation>
  </message>
  <message>
   <source>Enter the row that lets you in</source>
   <translation>Geh in die Reihe, die dich hineinlässt</translation>
  </message>
  <message>
   <source>Equal is enough. On row 3 Tove (plum) has two dice and you have none: 0 + 1 + 1 makes 2, against 2. Put your 3 there.</source>
   <translation>Gleich viel genügt. In Reihe 3 hat Tove (Violett) zwei Würfel und du keinen: 0 + 1 + 1 macht 2, gegen 2. Setz deine 3 dorthin.</translation>
  </message>
  <message>
   <source>Even a Head can be crossed. It counts as one taken chip, and its owner has to go on from somewhere else: from their nearest chip that is left.</source>
   <translation>Sogar über einen Kopf darf eine Linie laufen. Er zählt als ein geschlagener Stein und muss von woanders weitermachen: vom nächsten Stein, der seiner Farbe bleibt.</translation>
  </message>
  <message>
   <source>Every cell counts the same.</source>
   <translation>Jedes Feld zählt gleich viel.</translation>
  </message>
  <message>
   <source>Every colour leaves the hub in a direction of its own, so first lines never meet.</source>
   <translation>Jede Farbe verlässt den Kern in ihrer eigenen Richtung, deshalb treffen sich erste Linien nie.</translation>
  </message>
  <message>
   <source>Every die is on the Lawn. The round is over, and the points are counted.</source>
   <translation>Alle Würfel sind auf dem Rasen. Die Runde ist vorbei, und die Punkte werden gezählt.</translation>
  </message>
  <message>
   <source>Fewer directions, so fewer rolls fit</source>
   <translation>Weniger Richtungen, also weniger Würfe, mit denen etwas geht</translation>
  </message>
  <message>
   <source>Fill row 4</source>
   <translation>Mach Reihe 4 voll</translation>
  </message>
  <message>
   <source>Find the best move</source>
   <translation>Finde den besten Zug</translation>
  </message>
  <message>
   <source>Find the line that takes the most</source>
   <translation>Finde die Linie, die am meisten schlägt</translation>
  </message>
  <message>
   <source>Find the move that does two things at once</source>
   <translation>Finde den Zug, der zweierlei auf einmal tut</translation>
  </message>
  <message>
   <source>First the fallen dice: while one lies there, you can neither roll nor place.</source>
   <translation>Erst die umgekippten Würfel: Solange einer daliegt, kannst du weder würfeln noch setzen.</translation>
  </message>
  <message>
   <source>Five 3s: 9 + 6 + 12 = 27 points, and 3 more for the Power Die.</source>
   <translation>Fünf 3er: 9 + 6 + 12 = 27 Punkte, und 3 dazu für den Kraftwürfel.</translation>
  </message>
  <message>
   <source>Five chips, five points. Three of these cells you have taken twice now, and each time it counted.</source>
   <translation>Fünf Steine, fünf Punkte. Drei dieser Felder hast du jetzt zum zweiten Mal geschlagen, und jedes Mal hat es gezählt.</translation>
  </message>
  <message>
   <source>Five dice: row 4 is full. From now on nobody can be placed there, only pushed in, and that is a lesson of its own.</source>
   <translation>Fünf Würfel: Reihe 4 ist voll. Von jetzt an kann dort niemand mehr setzen, nur noch schieben, und das ist eine eigene Lektion.</translation>
  </message>
  <message>
   <source>Five points and full freedom. A point less now, and every turn to come is yours.</source>
   <translation>Fünf Punkte und volle Freiheit. Ein Punkt weniger jetzt, und jeder kommende Zug gehört dir.</translation>
  </message>
  <message>
   <source>Five points like the others, and gold needs a 2 now. That is how a lead is made.</source>
   <translation>Fünf Punkte wie die anderen, und Gold braucht jetzt eine 2. So kommt man in Führung.</translation>
  </message>
  <message>
   <source>Five points, but in the corner only two of the six rolls would fit.</source>
   <translation>Fünf Punkte, aber in der Ecke ginge nur mit zwei der sechs Würfe etwas.</translation>
  </message>
  <message>
   <source>Four</source>
   <translation>Vier</translation>
  </message>
  <message>
   <source>Four 5s</source>
   <translation>Vier 5er</translation>
  </message>
  <message>
   <source>Four blue chips are yours now. The one with the crown is your Head of the Line: it always stands at the end of your latest line, and your next line starts beside it.</source>
   <translation>Vier blaue Steine gehören jetzt dir. Der mit der Krone ist der Kopf deiner Linie, der „Head of the Line“: Er steht immer am Ende deiner letzten Linie, und neben ihm beginnt deine nächste.</translation>
  </message>
  <message>
   <source>Four chips, two of them Heads. Robin’s Head went to h9. For Mira’s i7 and k9 were equally near, so she chose.</source>
   <translation>Vier Steine, zwei davon Köpfe. Robins Kopf ging auf h9. Für Miras waren i7 und k9 gleich nah, also hat sie gewählt.</translation>
  </message>
  <message>
   <source>Four of your chips are gold again, and your Head went on to k7. How a Head is taken comes in a later lesson. Look at your score: the cells are lost, the points for your captures are not.</source>
   <translation>Vier deiner Steine sind wieder golden, und dein Kopf ist auf k7 umgezogen. Wie ein Kopf geschlagen wird, kommt in einer späteren Lektion. Sieh dir deine Punkte an: Die Felder sind verloren, die Punkte fürs Schlagen nicht.</translation>
  </message>
  <message>
   <source>Four players have eight dice each. Yours are blue and wait in your Player Row, lowest to highest. Only the two at the ends can be used: here the 1 and the 5. All between them are locked.</source>
   <translation>Vier spielen mit, jede Farbe mit acht Würfeln. Deine sind blau und warten in deinem Vorrat, vom kleinsten bis zum größten. Nur die beiden an den Enden sind spielbar: hier die 1 und die 5. Alle dazwischen sind gesperrt.</translation>
  </message>
  <message>
   <source>From 4 points to 12: that adds 8. The second 6 would have added 6. The bigger number is not always the better one: dice that stand together count more.</source>
   <translation>Von 4 auf 12 Punkte: Das bringt 8. Die zweite 6 hätte 6 gebracht. Die größere Zahl ist nicht immer die bessere: Würfel, die beieinanderliegen, zählen mehr.</translation>
  </message>
  <message>
   <source>From 6 points to 18: three 6s at full value.</source>
   <translation>Von 6 auf 18 Punkte: drei 6er mit vollem Wert.</translation>
  </message>
  <message>
   <source>From 6 to 18 points, and row 6 is full: from now on others have to push, against your three dice.</source>
   <translation>Von 6 auf 18 Punkte, und Reihe 6 ist voll: Von jetzt an müssen andere schieben, gegen deine drei Würfel.</translation>
  </message>
  <message>
   <source>From a real game, with a 5. Two lines bring many points, and one brings few. Which one leaves you free?</source>
   <translation>Aus einer echten Partie, mit einer 5. Zwei Linien bringen viele Punkte, eine bringt wenige. Welche lässt dir Platz?</translation>
  </message>
  <message>
   <source>From a real game: Robin’s Head is in the corner a12. You rolled a 5. One line leaves Robin a single roll that fits.</source>
   <translation>Aus einer echten Partie: Robins Kopf steht in der Ecke a12. Du hast eine 5 gewürfelt. Eine Linie lässt Robin nur einen einzigen Wurf, mit dem etwas geht.</translation>
  </message>
  <message>
   <source>From a12 no roll at all would give you a line: every end is taken. Three passes, and you would be out.</source>
   <translation>Von a12 aus gäbe dir gar kein Wurf eine Linie: Jedes Ende ist besetzt. Dreimal gepasst, und du wärst raus.</translation>
  </message>
  <message>
   <source>From f8 straight up: that is the only line now.</source>
   <translation>Von f8 geradewegs nach oben: Das ist jetzt die einzige Linie.</translation>
  </message>
  <message>
   <source>From h10 you stand beside Robin’s Head on i11, and a 3, 4 or 5 would take it back. From f8 the empty west is yours. Both are good reasons.</source>
   <translation>Auf h10 stehst du neben Robins Kopf auf i11, und eine 3, 4 oder 5 würde ihn zurückschlagen. Von f8 aus gehört dir der leere Westen. Beides sind gute Gründe.</translation>
  </message>
  <message>
   <source>From k10 only a 4, a 5 or a 6 would fit, and it brings a single point.</source>
   <translation>Von k10 aus ginge nur mit einer 4, einer 5 oder einer 6 etwas, und das bringt einen einzigen Punkt.</translation>
  </message>
  <message>
   <source>From l11 down to l9.</source>
   <translation>Von l11 hinunter bis l9.</translation>
  </message>
  <message>
   <source>From the left everything moves to the right: the Power Die would be back in the middle, and your own die would fall.</source>
   <translation>Von links rückt alles nach rechts: Der Kraftwürfel wäre wieder in der Mitte, und dein eigener Würfel würde fallen.</translation>
  </message>
  <message>
   <source>From the left red would lose a die, but the Power Die would move inside. Push from the other side.</source>
   <translation>Von links würde Rot einen Würfel verlieren, aber der Kraftwürfel würde nach innen rücken. Schieb von der anderen Seite.</translation>
  </message>
  <message>
   <source>From the left you would push off the die on the far right, and that is gold. Red lies far left: push from the other side.</source>
   <translation>Von links würdest du den Würfel ganz rechts hinunterschieben, und das ist Gold. Rot liegt ganz links: Schieb von der anderen Seite.</translation>
  </message>
  <message>
   <source>From the right it would work, too. But come from the left, where your dice wait.</source>
   <translation>Von rechts ginge es auch. Aber komm von links, wo deine Würfel warten.</translation>
  </message>
  <message>
   <source>From the right the Power Die would move back inside, out of reach.</source>
   <translation>Von rechts würde der Kraftwürfel wieder nach innen rücken, außer Reichweite.</translation>
  </message>
  <message>
   <source>From the right your own die on the far left would fall.</source>
   <translation>Von rechts würde dein eigener Würfel ganz links fallen.</translation>
  </message>
  <message>
   <source>From the right your own die would fall. Push from the left.</source>
   <translation>Von rechts würde dein eigener Würfel fallen. Schieb von links.</translation>
  </message>
  <message>
   <source>From the right your own die, far left, would fall.</source>
   <translation>Von rechts würde dein eigener Würfel ganz links fallen.</translation>
  </message>
  <message>
   <source>From the right, your own die on the far left would fall, and the Power Die would move away from the edge.</source>
   <translation>Von rechts würde dein eigener Würfel ganz links fallen, und der Kraftwürfel würde vom Rand wegrücken.</translation>
  </message>
  <message>
   <source>From there all six faces give you a line. Empty cells in several directions: that is what room means.</source>
   <translation>Von dort geben dir alle sechs Zahlen eine Linie. Leere Felder in mehreren Richtungen: Das ist gemeint mit Platz.</translation>
  </message>
  <message>
   <source>Get a die onto a row where others wait: row 5.</source>
   <translation>Bring einen Würfel in eine Reihe, neben der andere warten: Reihe 5.</translation>
  </message>
  <message>
   <source>Getting a die onto the Lawn clears all Strikes. And you have placed all your dice: you rest until one is pushed back to you.</source>
   <translation>Wer einen Würfel auf den Rasen bringt, löscht alle Striche. Und du hast alle Würfel gesetzt: Du setzt aus, bis einer zu dir zurückgeschoben wird.</translation>
  </message>
  <message>
   <source>Gold could reach that place. Look for a cell that no line from beside k1 crosses.</source>
   <translation>Gold könnte dieses Feld erreichen. Such eines, über das keine Linie läuft, die neben k1 beginnt.</translation>
  </message>
  <message>
   <source>Gold fell, and the Power Die lies at the right end now. One more push from the left…</source>
   <translation>Gold ist gefallen, und der Kraftwürfel liegt jetzt am rechten Ende. Noch ein Schub von links…</translation>
  </message>
  <message>
   <source>Gold holds row 5 with 4, and you have 2.</source>
   <translation>Gold hält Reihe 5 mit 4, und du hast 2.</translation>
  </message>
  <message>
   <source>Gold holds row 6 with 4, and you have 2.</source>
   <translation>Gold hält Reihe 6 mit 4, und du hast 2.</translation>
  </message>
  <message>
   <source>Gold holds row 6 with four dice. Your 6 cannot get in.</source>
   <translation>Gold hält Reihe 6 mit vier Würfeln. Deine 6 kommt nicht hinein.</translation>
  </message>
  <message>
   <source>Gold lies there already.</source>
   <translation>Da liegt schon Gold.</translation>
  </message>
  <message>
   <source>Gold lies there already. The other inner place is free.</source>
   <translation>Da liegt schon Gold. Das andere innere Feld ist frei.</translation>
  </message>
  <message>
   <source>Half of 5, twice, makes 5 points. Before that the row brought you nothing.</source>
   <translation>Zweimal die Hälfte von 5 macht 5 Punkte. Vorher hat dir die Reihe nichts gebracht.</translation>
  </message>
  <message>
   <source>Heads on the edge cannot be taken</source>
   <translation>Köpfe am Rand können nicht geschlagen werden</translation>
  </message>
  <message>
   <source>How likely is it that one roll shows the number that you want?</source>
   <translation>Wie wahrscheinlich ist es, dass ein Wurf die Zahl zeigt, die du willst?</translation>
  </message>
  <message>
   <source>How many lines can a roll of 1 offer at most?</source>
   <translation>Wie viele Linien kann ein Wurf von 1 höchstens bieten?</translation>
  </message>
  <message>
   <source>I do</source>
   <translation>Ich</translation>
  </message>
  <message>
   <source>I do, and it goes back to its owner with the new number</source>
   <translation>Ich, und er kommt mit der neuen Zahl dorthin zurück, wo er hingehört</translation>
  </message>
  <message>
   <source>I may pass, to wait for something better</source>
   <translation>Ich darf passen und auf Besseres warten</translation>
  </message>
  <message>
   <source>I may roll again</source>
   <translation>Ich darf noch einmal würfeln</translation>
  </message>
  <message>
   <source>I must lay it</source>
   <translation>Ich muss sie legen</translation>
  </message>
  <message>
   <source>If several of your chips are equally near, you choose where your Head goes on.</source>
   <translation>Sind mehrere deiner Steine gleich nah, wählst du, wo dein Kopf weitermacht.</translation>
  </message>
  <message>
   <source>Imagine you had rolled a 6 at the start. On which cell would your Head stand?</source>
   <translation>Angenommen, du hättest am Anfang eine 6 gewürfelt. Auf welchem Feld stünde dein Kopf?</translation>
  </message>
  <message>
   <source>In the Solo Grind nothing is staged, and there are no Strikes to avoid.</source>
   <translation>Im Alleingang lässt man keine Würfel warten, und Striche gibt es nicht.</translation>
  </message>
  <message>
   <source>Inner before outer</source>
   <translation>Innen vor außen</translation>
  </message>
  <message>
   <source>It can happen to you as well. You have two dice waiting beside row 2, one at each end. It is Tove’s turn.</source>
   <translation>Das kann auch dir passieren. Neben Reihe 2 warten zwei Würfel von dir, an jedem Ende einer. Tove ist am Zug.</translation>
  </message>
  <message>
   <source>It started on f9, your own chip below the Head. A line may start on a chip, may even cross chips; only its end must be empty.</source>
   <translation>Sie hat auf f9 begonnen, deinem eigenen Stein unter dem Kopf. Eine Linie darf auf einem Stein beginnen und sogar über Steine laufen; nur ihr Ende muss leer sein.</translation>
  </message>
  <message>
   <source>Its owner</source>
   <translation>Wem er gehört</translation>
  </message>
  <message>
   <source>Keep room to move</source>
   <translation>Lass dir Platz</translation>
  </message>
  <message>
   <source>Last, a rare catch: Robin and Mira play, and their Heads stand side by side on h10 and i10. You rolled a 6. Take both with one line.</source>
   <translation>Zum Schluss ein seltener Fang: Robin und Mira spielen, und ihre Köpfe stehen nebeneinander auf h10 und i10. Du hast eine 6 gewürfelt. Schlag beide mit einer Linie.</translation>
  </message>
  <message>
   <source>Later, in another game. Your 4 could push into row 4, or one of your 6s could wait beside row 6. Look what lies at the right end of row 4.</source>
   <translation>Später, in einer anderen Partie. Deine 4 könnte in Reihe 4 schieben, oder einer deiner 6er könnte neben Reihe 6 warten. Sieh nach, was am rechten Ende von Reihe 4 liegt.</translation>
  </message>
  <message>
   <source>Lay a line from f9 to h9</source>
   <translation>Leg eine Linie von f9 bis h9</translation>
  </message>
  <message>
   <source>Lay a line of 1</source>
   <translation>Leg eine 1er-Linie</translation>
  </message>
  <message>
   <source>Lay a line that keeps you free</source>
   <translation>Leg eine Linie, die dir Platz lässt</translation>
  </message>
  <message>
   <source>Lay the last line</source>
   <translation>Leg die letzte Linie</translation>
  </message>
  <message>
   <source>Lay the line into the corner, from d12 to a12.</source>
   <translation>Leg die Linie in die Ecke, von d12 bis a12.</translation>
  </message>
  <message>
   <source>Lay the line that wins</source>
   <translation>Leg die Linie, die gewinnt</translation>
  </message>
  <message>
   <source>Lay the line to a12</source>
   <translation>Leg die Linie nach a12</translation>
  </message>
  <message>
   <source>Lay the line with more room</source>
   <translation>Leg die Linie mit mehr Platz</translation>
  </message>
  <message>
   <source>Lay the only line</source>
   <translation>Leg die einzige Linie</translation>
  </message>
  <message>
   <source>Lay the safe line</source>
   <translation>Leg die sichere Linie</translation>
  </message>
  <message>
   <source>Lay two cells straight on</source>
   <translation>Leg zwei Felder geradeaus</translation>
  </message>
  <message>
   <source>Lay your first line</source>
   <translation>Leg deine erste Linie</translation>
  </message>
  <message>
   <source>Lay, or pass</source>
   <translation>Müssen und nicht können</translation>
  </message>
  <message>
   <source>Leave Robin no roll that fits</source>
   <translation>Lass Robin keinen Wurf, mit dem etwas geht</translation>
  </message>
  <message>
   <source>Leave Robin the fewest rolls</source>
   <translation>Lass Robin die wenigsten Würfe</translation>
  </message>
  <message>
   <source>Left and right are equal.</source>
   <translation>Links und rechts sind gleich gut.</translation>
  </message>
  <message>
   <source>Left or right of the Power Die</source>
   <translation>Links oder rechts neben den Kraftwürfel</translation>
  </message>
  <message>
   <source>Let a waiting die advance</source>
   <translation>Lass einen wartenden Würfel vorrücken</translation>
  </message>
  <message>
   <source>Let the 6 wait at the left of row 6</source>
   <translation>Lass die 6 links neben Reihe 6 warten</translation>
  </message>
  <message>
   <source>Lines cross any number of chips.</source>
   <translation>Linien laufen über beliebig viele Steine.</translation>
  </message>
  <message>
   <source>Lines cross chips, and even take them.</source>
   <translation>Linien laufen über Steine und schlagen sie sogar.</translation>
  </message>
  <message>
   <source>Lines need empty ends. Fill them, and a Head is stuck.</source>
   <translation>Linien brauchen leere Enden. Füll sie, und ein Kopf sitzt fest.</translation>
  </message>
  <message>
   <source>Look at both ends of row 6.</source>
   <translation>Sieh dir beide Enden von Reihe 6 an.</translation>
  </message>
  <message>
   <source>Look at row 6. Jonas (gold) has three dice there, you have none. How strong would you be with your 6?</source>
   <translation>Sieh dir Reihe 6 an. Jonas (Gold) hat dort drei Würfel, du hast keinen. Wie stark wärst du mit deiner 6?</translation>
  </message>
  <message>
   <source>Look at row 6: one place is free, and you hold a 6.</source>
   <translation>Sieh dir Reihe 6 an: Ein Feld ist frei, und du hast eine 6.</translation>
  </message>
  <message>
   <source>Look at the ends of row 4.</source>
   <translation>Sieh dir die Enden von Reihe 4 an.</translation>
  </message>
  <message>
   <source>Look for an end with empty cells around it.</source>
   <translation>Such ein Ende mit leeren Feldern ringsum.</translation>
  </message>
  <message>
   <source>Look for an end with the edge right behind it.</source>
   <translation>Such ein Ende, hinter dem gleich der Rand kommt.</translation>
  </message>
  <message>
   <source>Look for gold chips in a row: three of them lie in column k.</source>
   <translation>Such goldene Steine, die hintereinanderliegen: Drei davon liegen in Spalte k.</translation>
  </message>
  <message>
   <source>Look for the end on i10, and go there over h10.</source>
   <translation>Such das Ende auf i10 und geh über h10 dorthin.</translation>
  </message>
  <message>
   <source>Look for the line from whose end most rolls fit.</source>
   <translation>Such die Linie, von deren Ende aus mit den meisten Würfen etwas geht.</translation>
  </message>
  <message>
   <source>Look where lines from beside k10 could end: to the left, in row 10.</source>
   <translation>Sieh nach, wo Linien enden könnten, die neben k10 beginnen: links, in Reihe 10.</translation>
  </message>
  <message>
   <source>Make it five on row 3</source>
   <translation>Mach fünf daraus in Reihe 3</translation>
  </message>
  <message>
   <source>Make it four on row 5</source>
   <translation>Mach vier daraus in Reihe 5</translation>
  </message>
  <message>
   <source>Make it three on row 6</source>
   <translation>Mach drei daraus in Reihe 6</translation>
  </message>
  <message>
   <source>Make it two on row 5</source>
   <translation>Mach zwei daraus in Reihe 5</translation>
  </message>
  <message>
   <source>Make the move that adds more</source>
   <translation>Mach den Zug, der mehr bringt</translation>
  </message>
  <message>
   <source>Mira (red) has two dice waiting beside row 5, and with two more turns she will push. But as soon as anybody else enters the row, everything that others have waiting there collapses.</source>
   <translation>Mira (Rot) lässt zwei Würfel neben Reihe 5 warten, und in zwei Zügen wird sie schieben. Aber sobald jemand anders in die Reihe kommt, kippt alles um, was andere dort warten lassen.</translation>
  </message>
  <message>
   <source>Near the end of a round. Mira holds row 6 with three dice, and Jonas has a 6 waiting at its right. You have a single 6. What does it do best?</source>
   <translation>Kurz vor dem Ende einer Runde. Mira hält Reihe 6 mit drei Würfeln, und Jonas lässt rechts davon eine 6 warten. Du hast eine einzige 6. Was tut sie am besten?</translation>
  </message>
  <message>
   <source>Nearest is counted in steps across and up, as a rook would walk. A Head was taken on d4. Chips are left on d7, f5 and h4. Where does it go?</source>
   <translation>Der nächste, das zählt man in Schritten waagrecht und senkrecht, wie ein Turm zieht. Ein Kopf wurde auf d4 geschlagen. Steine liegen noch auf d7, f5 und h4. Wohin geht er?</translation>
  </message>
  <message>
   <source>No Head stands on that line. Both are in row 10, beside you.</source>
   <translation>Auf dieser Linie steht kein Kopf. Beide stehen in Reihe 10, neben dir.</translation>
  </message>
  <message>
   <source>No Strike. Staging neither adds Strikes nor clears them.</source>
   <translation>Kein Strich. Warten bringt keine Striche und löscht auch keine.</translation>
  </message>
  <message>
   <source>No die leaves the game: it goes back to its owner.</source>
   <translation>Kein Würfel verlässt das Spiel: Er kommt in den Vorrat seiner Farbe zurück.</translation>
  </message>
  <message>
   <source>No gold chip lies on that line. Look for one that crosses i8 and ends on an empty cell.</source>
   <translation>Auf dieser Linie liegt kein goldener Stein. Such eine, die über i8 läuft und auf einem leeren Feld endet.</translation>
  </message>
  <message>
   <source>No line of 3 fits here. Press Pass.</source>
   <translation>Hier geht keine 3er-Linie. Drück auf „Passen“.</translation>
  </message>
  <message>
   <source>No line of 4 fits here. Press Pass.</source>
   <translation>Hier geht keine 4er-Linie. Drück auf „Passen“.</translation>
  </message>
  <message>
   <source>No roll could give anybody another line, so the game is over at once. Nobody has to pass three times for it.</source>
   <translation>Kein Wurf könnte irgendwem noch eine Linie geben, also ist die Partie sofort vorbei. Dafür muss niemand dreimal passen.</translation>
  </message>
  <message>
   <source>No, not before the Head has been outside the zone</source>
   <translation>Nein, nicht bevor der Kopf außerhalb der Zone gestanden hat</translation>
  </message>
  <message>
   <source>No, only taken ends stop a line</source>
   <translation>Nein, nur besetzte Enden halten eine Linie auf</translation>
  </message>
  <message>
   <source>No, they only help me while I move</source>
   <translation>Nein, sie helfen nur mir, wenn ich am Zug bin</translation>
  </message>
  <message>
   <source>No, they stay for the whole game</source>
   <translation>Nein, sie bleiben die ganze Partie</translation>
  </message>
  <message>
   <source>No: 2 against 3</source>
   <translation>Nein: 2 gegen 3</translation>
  </message>
  <message>
   <source>No: 3 against 5, theirs are added up</source>
   <translation>Nein: 3 gegen 5, ihre zählen zusammen</translation>
  </message>
  <message>
   <source>Nobody has pushed it back. Take it.</source>
   <translation>Niemand hat ihn zurückgeschoben. Hol ihn dir.</translation>
  </message>
  <message>
   <source>Nobody plays them. They belong to nobody until they are captured.</source>
   <translation>Niemand spielt sie. Sie gehören niemandem, bis sie erobert werden.</translation>
  </message>
  <message>
   <source>Nobody, it is out of the game</source>
   <translation>Niemand, er ist aus dem Spiel</translation>
  </message>
  <message>
   <source>Nobody: it goes there at once</source>
   <translation>Niemand: Er geht sofort dorthin</translation>
  </message>
  <message>
   <source>Not on the outer ones yet.</source>
   <translation>Auf die äußeren noch nicht.</translation>
  </message>
  <message>
   <source>Not only the 3: no roll at all fits here. Two more turns like this one, and you are out. Let us go back and do better.</source>
   <translation>Nicht nur die 3: Hier geht mit gar keinem Wurf etwas. Noch zwei solche Züge, und du bist raus. Gehen wir zurück und machen es besser.</translation>
  </message>
  <message>
   <source>Not yet: g5 is inside the zone, so gold had to go straight on, down.</source>
   <translation>Noch nicht: g5 liegt in der Zone, also musste Gold geradeaus weiter, nach unten.</translation>
  </message>
  <message>
   <source>Now Robin. The gold hub cell is g6, and gold leaves the hub downwards.</source>
   <translation>Jetzt Robin. Das goldene Kernfeld ist g6, und Gold verlässt den Kern nach unten.</translation>
  </message>
  <message>
   <source>Now a 2. Some ends can be reached by two lines. i10 is one: over i9 or over h10. Point at the half of the mark that faces the start you want.</source>
   <translation>Jetzt eine 2. Manche Enden lassen sich mit zwei Linien erreichen. i10 ist so eines: über i9 oder über h10. Zeig auf die Hälfte der Marke, die dem gewünschten Anfang zugewandt ist.</translation>
  </message>
  <message>
   <source>Now a long one. Roll, and count the marks: of the twelve lines of 6, every second one would leave the board. Lay any that is left.</source>
   <translation>Jetzt eine lange. Würfle und zähl die Marken: Von den zwölf 6er-Linien würde jede zweite vom Brett führen. Leg irgendeine, die übrig ist.</translation>
  </message>
  <message>
   <source>Now it matters. Roll, and lay a line if you can: it clears all your passes.</source>
   <translation>Jetzt kommt es darauf an. Würfle und leg eine Linie, wenn es geht: Dann ist dein ganzes Passen vergessen.</translation>
  </message>
  <message>
   <source>Now let a waiting die advance: it is one of those that count already. 1 on the row + 2 waiting + 1 for the Power Die makes 4, against 3.</source>
   <translation>Jetzt lass einen wartenden Würfel vorrücken: Er ist einer von denen, die schon zählen. 1 in der Reihe + 2 wartende + 1 für den Kraftwürfel macht 4, gegen 3.</translation>
  </message>
  <message>
   <source>Now look at gold: no roll gives Robin a line any more.</source>
   <translation>Jetzt sieh dir Gold an: Kein Wurf gibt Robin noch eine Linie.</translation>
  </message>
  <message>
   <source>Now look at this game. You stand on d12 and rolled a 3. Only one line of 3 ends on an empty cell, and it leads into the corner. You do not like it? It must be laid all the same.</source>
   <translation>Jetzt sieh dir diese Partie an. Du stehst auf d12 und hast eine 3 gewürfelt. Nur eine 3er-Linie endet auf einem leeren Feld, und sie führt in die Ecke. Gefällt dir nicht? Gelegt werden muss sie trotzdem.</translation>
  </message>
  <message>
   <source>Now the row is balanced round its Power Die: one on each side.</source>
   <translation>Jetzt ist die Reihe um ihren Kraftwürfel herum im Gleichgewicht: auf jeder Seite einer.</translation>
  </message>
  <message>
   <source>Now work it out yourself. Your ends are a 3 and a 5, and three dice of others lie on each of these rows. Only one of the two lets you in.</source>
   <translation>Jetzt rechne selbst. An deinen Enden liegen eine 3 und eine 5, und in jeder dieser Reihen liegen drei Würfel anderer. Nur eine der beiden lässt dich hinein.</translation>
  </message>
  <message>
   <source>Now you have to tidy up first: one die a turn, nothing else. Click a fallen die.</source>
   <translation>Jetzt musst du erst aufräumen: einen Würfel pro Zug, sonst nichts. Klick auf einen umgekippten Würfel.</translation>
  </message>
  <message>
   <source>Now your next roll.</source>
   <translation>Jetzt dein nächster Wurf.</translation>
  </message>
  <message>
   <source>Now your own dice lie at both ends, and you have one more 4. Push it in, and see which one falls.</source>
   <translation>Jetzt liegen an beiden Enden eigene Würfel, und du hast noch eine 4. Schieb sie hinein und sieh, welcher fällt.</translation>
  </message>
  <message>
   <source>Now your row is empty, your waiting die is too weak to advance, and there is nothing to roll. You can only pass, or take the die back: both cost a Strike. Take it back, so that you can roll it next turn.</source>
   <translation>Jetzt ist dein Vorrat leer, dein wartender Würfel ist zu schwach zum Vorrücken, und zu würfeln gibt es nichts. Du kannst nur passen oder den Würfel zurückholen: Beides kostet einen Strich. Hol ihn zurück, dann kannst du ihn im nächsten Zug werfen.</translation>
  </message>
  <message>
   <source>Off it goes, and red still lies at the right end.</source>
   <translation>Weg ist er, und am rechten Ende liegt noch immer Rot.</translation>
  </message>
  <message>
   <source>Oh no: they make you stronger, and they are worth points.</source>
   <translation>Oh nein: Sie machen dich stärker, und sie bringen Punkte.</translation>
  </message>
  <message>
   <source>On a row, Mira has three dice and Jonas has two. You have one, and the Power Die lies there. Are you strong enough with one more die?</source>
   <translation>In einer Reihe hat Mira drei Würfel und Jonas zwei. Du hast einen, und der Kraftwürfel liegt dort. Bist du mit einem weiteren Würfel stark genug?</translation>
  </message>
  <message>
   <source>On any free place</source>
   <translation>Auf jedes freie Feld</translation>
  </message>
  <message>
   <source>On i1 a 4, a 5 or a 6 would hit your Head.</source>
   <translation>Auf i1 würde eine 4, eine 5 oder eine 6 deinen Kopf treffen.</translation>
  </message>
  <message>
   <source>On i1 four of the six rolls would hit your Head: gold runs along the lowest row.</source>
   <translation>Auf i1 würden vier der sechs Würfe deinen Kopf treffen: Gold läuft die unterste Reihe entlang.</translation>
  </message>
  <message>
   <source>On j2 your Head is within reach of four of the six rolls.</source>
   <translation>Auf j2 steht dein Kopf in Reichweite von vier der sechs Würfe.</translation>
  </message>
  <message>
   <source>On j2, right below gold, four of the six rolls would hit your Head.</source>
   <translation>Auf j2, direkt unter Gold, würden vier der sechs Würfe deinen Kopf treffen.</translation>
  </message>
  <message>
   <source>On j4 two of the six rolls would hit your Head.</source>
   <translation>Auf j4 würden zwei der sechs Würfe deinen Kopf treffen.</translation>
  </message>
  <message>
   <source>On j4, right above gold, five of the six rolls would hit your Head.</source>
   <translation>Auf j4, direkt über Gold, würden fünf der sechs Würfe deinen Kopf treffen.</translation>
  </message>
  <message>
   <source>On k5 a 4, a 5 or a 6 would hit your Head: gold starts on k3 and runs up.</source>
   <translation>Auf k5 würde eine 4, eine 5 oder eine 6 deinen Kopf treffen: Gold beginnt auf k3 und läuft nach oben.</translation>
  </message>
  <message>
   <source>Once a turn, before you act, you may roll your lowest or your highest die.</source>
   <translation>Einmal pro Zug, bevor du handelst, darfst du deinen kleinsten oder größten Würfel werfen.</translation>
  </message>
  <message>
   <source>Once more a last roll, a 4, and two lines to choose from. Count what each brings you, and what it takes from Robin.</source>
   <translation>Noch einmal ein letzter Wurf, eine 4, und zwei Linien zur Wahl. Zähl, was jede dir bringt und was sie Robin nimmt.</translation>
  </message>
  <message>
   <source>Once more from the beginning, and this time on your own: roll, then lay the line that the die asks for.</source>
   <translation>Noch einmal von vorn, und diesmal allein: Würfle und leg dann die Linie, die der Würfel verlangt.</translation>
  </message>
  <message>
   <source>Once more.</source>
   <translation>Noch einmal.</translation>
  </message>
  <message>
   <source>One</source>
   <translation>Eine</translation>
  </message>
  <message>
   <source>One Strike. Two more in a row would put you out.</source>
   <translation>Ein Strich. Noch zwei in Folge, und du wärst raus.</translation>
  </message>
  <message>
   <source>One die alone on a row scores nothing. Two score half their number each. You have a single 5 on row 5: add a second one.</source>
   <translation>Ein einzelner Würfel in einer Reihe zählt nichts. Zwei zählen je die Hälfte ihrer Zahl. In Reihe 5 liegt eine einzelne 5 von dir: Setz eine zweite dazu.</translation>
  </message>
  <message>
   <source>One die is still lying there. It comes first.</source>
   <translation>Da liegt noch ein Würfel. Der kommt zuerst.</translation>
  </message>
  <message>
   <source>One is back. That was your turn.</source>
   <translation>Einer ist zurück. Das war dein Zug.</translation>
  </message>
  <message>
   <source>One more, in the thick of a game. Gold stands on k10, and you rolled a 6. Three lines fit. One brings the most points, another takes all of Robin’s ways out.</source>
   <translation>Noch eins, mitten aus einer Partie. Gold steht auf k10, und du hast eine 6 gewürfelt. Drei Linien gehen. Eine bringt die meisten Punkte, eine andere nimmt Robin alle Auswege.</translation>
  </message>
  <message>
   <source>One push, and the Power Die is yours: 4 points and a lasting hold on row 4. When one lies at an end, somebody takes it within a turn or two.</source>
   <translation>Ein Schub, und der Kraftwürfel ist deiner: 4 Punkte und auf Dauer mehr Stärke in Reihe 4. Wenn einer am Ende liegt, holt ihn sich in ein, zwei Zügen irgendwer.</translation>
  </message>
  <message>
   <source>One roll a turn, and you have had it.</source>
   <translation>Ein Wurf pro Zug, und den hattest du schon.</translation>
  </message>
  <message>
   <source>Only a 1. It happens.</source>
   <translation>Nur eine 1. Kommt vor.</translation>
  </message>
  <message>
   <source>Only a 6 reaches c1 now. One roll in six: a risk that you can live with.</source>
   <translation>Nur eine 6 erreicht jetzt c1. Ein Wurf von sechs: Mit diesem Risiko lässt sich leben.</translation>
  </message>
  <message>
   <source>Only if the wall is two chips thick</source>
   <translation>Nur wenn die Mauer zwei Steine dick ist</translation>
  </message>
  <message>
   <source>Only on the left</source>
   <translation>Nur nach links</translation>
  </message>
  <message>
   <source>Only one line could be laid, so you had to lay it. Here it was not a bad one.</source>
   <translation>Nur eine Linie ging, also musstest du sie legen. Hier war sie nicht einmal schlecht.</translation>
  </message>
  <message>
   <source>Only one line is left: down the edge.</source>
   <translation>Nur eine Linie ist übrig: am Rand entlang nach unten.</translation>
  </message>
  <message>
   <source>Only one line is left: from c12 to a12.</source>
   <translation>Nur eine Linie ist übrig: von c12 bis a12.</translation>
  </message>
  <message>
   <source>Only one of them is rolled, once a turn.</source>
   <translation>Nur einer von beiden wird geworfen, einmal pro Zug.</translation>
  </message>
  <message>
   <source>Only the 4 is left. It fits on row 4.</source>
   <translation>Nur die 4 ist noch übrig. Sie geht in Reihe 4.</translation>
  </message>
  <message>
   <source>Only the 6</source>
   <translation>Nur die 6</translation>
  </message>
  <message>
   <source>Only the nearest chips are open to you.</source>
   <translation>Nur die nächsten Steine stehen dir offen.</translation>
  </message>
  <message>
   <source>Only the nearest chips are open to you: e8 and c10.</source>
   <translation>Nur die nächsten Steine stehen dir offen: e8 und c10.</translation>
  </message>
  <message>
   <source>Only those on the side where I push in</source>
   <translation>Nur die auf der Seite, von der ich schiebe</translation>
  </message>
  <message>
   <source>Only three in a row count.</source>
   <translation>Nur dreimal in Folge zählt.</translation>
  </message>
  <message>
   <source>Only two lines fit: the one that takes three gold chips wins.</source>
   <translation>Nur zwei Linien gehen: Die, die drei goldene Steine schlägt, gewinnt.</translation>
  </message>
  <message>
   <source>Only two points, yet the better move: from d7 all six faces fit, and the turns that you keep bring more than the points that you left.</source>
   <translation>Nur zwei Punkte und doch der bessere Zug: Von d7 aus geht mit allen sechs Zahlen etwas, und die Züge, die du behältst, bringen mehr als die Punkte, die du liegen lässt.</translation>
  </message>
  <message>
   <source>Only when I pass</source>
   <translation>Nur wenn ich passe</translation>
  </message>
  <message>
   <source>Only with a 6</source>
   <translation>Nur mit einer 6</translation>
  </message>
  <message>
   <source>Only you and Robin roll now.</source>
   <translation>Jetzt würfelt nur ihr beide, du und Robin.</translation>
  </message>
  <message>
   <source>Out for this round. Your dice stay: they score, and they still hold their rows.</source>
   <translation>Raus aus dieser Runde. Deine Würfel bleiben: Sie bringen Punkte und halten weiter ihre Reihen.</translation>
  </message>
  <message>
   <source>Out of the middle</source>
   <translation>Heraus aus der Mitte</translation>
  </message>
  <message>
   <source>Over i2 you took a gold chip: one cell less for Robin, one cell and one captured chip more for you. 77 to 75 instead of 75 to 76.</source>
   <translation>Über i2 hast du einen goldenen Stein geschlagen: ein Feld weniger für Robin, ein Feld und ein geschlagener Stein mehr für dich. 77 zu 75 statt 75 zu 76.</translation>
  </message>
  <message>
   <source>Over j3 you gain a single cell: 75 points for you, 76 for Robin. Point at the other half of the mark.</source>
   <translation>Über j3 gewinnst du nur ein einziges Feld: 75 Punkte für dich, 76 für Robin. Zeig auf die andere Hälfte der Marke.</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>Passe</translation>
  </message>
  <message>
   <source>Pass for the last time</source>
   <translation>Passe zum letzten Mal</translation>
  </message>
  <message>
   <source>Pass.</source>
   <translation>Passe.</translation>
  </message>
  <message>
   <source>Passing costs no points.</source>
   <translation>Passen kostet keine Punkte.</translation>
  </message>
  <message>
   <source>Passing costs the same, but leaves the die where it is. Take it back.</source>
   <translation>Passen kostet dasselbe, lässt den Würfel aber, wo er ist. Hol ihn zurück.</translation>
  </message>
  <message>
   <source>Passing is not a choice while a line can be laid.</source>
   <translation>Solange eine Linie geht, darfst du nicht passen.</translation>
  </message>
  <message>
   <source>Passing is only for rolls without any line.</source>
   <translation>Gepasst wird nur bei Würfen ohne jede Linie.</translation>
  </message>
  <message>
   <source>Passing is only for those who can do nothing at all. You can still roll.</source>
   <translation>Passen darf nur, wer gar nichts tun kann. Du kannst noch würfeln.</translation>
  </message>
  <message>
   <source>Pick f8 or h10</source>
   <translation>Nimm f8 oder h10</translation>
  </message>
  <message>
   <source>Pick the safe place</source>
   <translation>Nimm den sicheren Platz</translation>
  </message>
  <message>
   <source>Pick up a waiting 6 at the left, and push it in.</source>
   <translation>Nimm links eine wartende 6 und schieb sie hinein.</translation>
  </message>
  <message>
   <source>Pick up your 5 and put it on row 5, on either place beside the Power Die.</source>
   <translation>Nimm deine 5 und setz sie in Reihe 5, auf eines der Felder neben dem Kraftwürfel.</translation>
  </message>
  <message>
   <source>Place one of your end dice</source>
   <translation>Setz einen deiner Randwürfel</translation>
  </message>
  <message>
   <source>Place your 2 on row 2, or your 6 on row 6.</source>
   <translation>Setz deine 2 in Reihe 2 oder deine 6 in Reihe 6.</translation>
  </message>
  <message>
   <source>Place your 4 or your 6: which adds more?</source>
   <translation>Setz deine 4 oder deine 6: Welche bringt mehr?</translation>
  </message>
  <message>
   <source>Place your last die</source>
   <translation>Setz deinen letzten Würfel</translation>
  </message>
  <message>
   <source>Plum entered row 2, and your dice on both sides fell over.</source>
   <translation>Violett ist in Reihe 2 gekommen, und deine Würfel auf beiden Seiten sind umgekippt.</translation>
  </message>
  <message>
   <source>Plum is three strong on row 6: that would take many turns. A Power Die is waiting much nearer.</source>
   <translation>Violett hat in Reihe 6 drei: Das würde viele Züge kosten. Viel näher wartet ein Kraftwürfel.</translation>
  </message>
  <message>
   <source>Power Dice: they help whoever moves, and can be captured</source>
   <translation>Kraftwürfel: Sie helfen im eigenen Zug und lassen sich erobern</translation>
  </message>
  <message>
   <source>Press Roll</source>
   <translation>Drück auf „Würfeln“</translation>
  </message>
  <message>
   <source>Push from the left once more: the Power Die lies at the right end.</source>
   <translation>Schieb noch einmal von links: Der Kraftwürfel liegt am rechten Ende.</translation>
  </message>
  <message>
   <source>Push gold off row 6</source>
   <translation>Schieb Gold von Reihe 6 hinunter</translation>
  </message>
  <message>
   <source>Push into row 4 again</source>
   <translation>Schieb noch einmal in Reihe 4</translation>
  </message>
  <message>
   <source>Push into row 6 from the left</source>
   <translation>Schieb von links in Reihe 6</translation>
  </message>
  <message>
   <source>Push into row 6 from the left.</source>
   <translation>Schieb von links in Reihe 6.</translation>
  </message>
  <message>
   <source>Push red off once more</source>
   <translation>Schieb Rot noch einmal hinunter</translation>
  </message>
  <message>
   <source>Push red off row 4</source>
   <translation>Schieb Rot von Reihe 4 hinunter</translation>
  </message>
  <message>
   <source>Push red off row 5</source>
   <translation>Schieb Rot von Reihe 5 hinunter</translation>
  </message>
  <message>
   <source>Push so that it moves towards the right end.</source>
   <translation>Schieb so, dass er zum rechten Ende rückt.</translation>
  </message>
  <message>
   <source>Push the Power Die off</source>
   <translation>Schieb den Kraftwürfel hinunter</translation>
  </message>
  <message>
   <source>Push the Power Die to the left end</source>
   <translation>Schieb den Kraftwürfel ans linke Ende</translation>
  </message>
  <message>
   <source>Push the Power Die to the right end</source>
   <translation>Schieb den Kraftwürfel ans rechte Ende</translation>
  </message>
  <message>
   <source>Push your 3 into row 3 from the left.</source>
   <translation>Schieb deine 3 von links in Reihe 3.</translation>
  </message>
  <message>
   <source>Push your 4 into row 4 from the right.</source>
   <translation>Schieb deine 4 von rechts in Reihe 4.</translation>
  </message>
  <message>
   <source>Push your 4 into row 4, from either side.</source>
   <translation>Schieb deine 4 in Reihe 4, egal von welcher Seite.</translation>
  </message>
  <message>
   <source>Push your 5 into row 5 from the left.</source>
   <translation>Schieb deine 5 von links in Reihe 5.</translation>
  </message>
  <message>
   <source>Push your 5 into row 5.</source>
   <translation>Schieb deine 5 in Reihe 5.</translation>
  </message>
  <message>
   <source>Push your 6 into row 6 from the left.</source>
   <translation>Schieb deine 6 von links in Reihe 6.</translation>
  </message>
  <message>
   <source>Push!</source>
   <translation>Schieben!</translation>
  </message>
  <message>
   <source>Pushing needs Strength like any other way in. Mira holds row 5 with three dice, you have one: 1 on the row + 1 played + 1 for the Power Die makes 3. Red would fall on either side. Think of the push after this one!</source>
   <translation>Zum Schieben brauchst du Stärke wie bei jedem anderen Weg hinein. Mira hält Reihe 5 mit drei Würfeln, du hast einen: 1 in der Reihe + 1 gespielter + 1 für den Kraftwürfel macht 3. Rot würde auf beiden Seiten fallen. Denk an den Schub nach diesem!</translation>
  </message>
  <message>
   <source>Put a 6 into the left staging zone of row 6. You need no Strength for that.</source>
   <translation>Leg eine 6 in die linke Wartezone von Reihe 6. Dafür brauchst du keine Stärke.</translation>
  </message>
  <message>
   <source>Put a chip on i11</source>
   <translation>Setz einen Stein auf i11</translation>
  </message>
  <message>
   <source>Put it on row 3.</source>
   <translation>Setz sie in Reihe 3.</translation>
  </message>
  <message>
   <source>Put it there.</source>
   <translation>Setz sie dorthin.</translation>
  </message>
  <message>
   <source>Put the 6 on row 6. It is strong enough, and more of that in the next lesson.</source>
   <translation>Setz die 6 in Reihe 6. Sie ist stark genug; mehr dazu in der nächsten Lektion.</translation>
  </message>
  <message>
   <source>Put the new 6 on row 6.</source>
   <translation>Setz die neue 6 in Reihe 6.</translation>
  </message>
  <message>
   <source>Put your 1 on row 1</source>
   <translation>Setz deine 1 in Reihe 1</translation>
  </message>
  <message>
   <source>Put your 1 on row 1.</source>
   <translation>Setz deine 1 in Reihe 1.</translation>
  </message>
  <message>
   <source>Put your 2 on row 2</source>
   <translation>Setz deine 2 in Reihe 2</translation>
  </message>
  <message>
   <source>Put your 2 on row 2, beside the Power Die.</source>
   <translation>Setz deine 2 in Reihe 2, neben den Kraftwürfel.</translation>
  </message>
  <message>
   <source>Put your 2 on row 2: there you are strong enough.</source>
   <translation>Setz deine 2 in Reihe 2: Dort bist du stark genug.</translation>
  </message>
  <message>
   <source>Put your 3 on row 3</source>
   <translation>Setz deine 3 in Reihe 3</translation>
  </message>
  <message>
   <source>Put your 3 on row 3.</source>
   <translation>Setz deine 3 in Reihe 3.</translation>
  </message>
  <message>
   <source>Put your 4 on an outer place</source>
   <translation>Setz deine 4 auf ein äußeres Feld</translation>
  </message>
  <message>
   <source>Put your 4 on row 4, far left or far right.</source>
   <translation>Setz deine 4 in Reihe 4, ganz links oder ganz rechts.</translation>
  </message>
  <message>
   <source>Put your 4 on row 4, far right.</source>
   <translation>Setz deine 4 in Reihe 4, ganz rechts.</translation>
  </message>
  <message>
   <source>Put your 4 on row 4, on the free inner place.</source>
   <translation>Setz deine 4 in Reihe 4, auf das freie innere Feld.</translation>
  </message>
  <message>
   <source>Put your 4 on row 4.</source>
   <translation>Setz deine 4 in Reihe 4.</translation>
  </message>
  <message>
   <source>Put your 4 on the inner place</source>
   <translation>Setz deine 4 auf das innere Feld</translation>
  </message>
  <message>
   <source>Put your 5 on row 5</source>
   <translation>Setz deine 5 in Reihe 5</translation>
  </message>
  <message>
   <source>Put your 5 on row 5, far left or far right.</source>
   <translation>Setz deine 5 in Reihe 5, ganz links oder ganz rechts.</translation>
  </message>
  <message>
   <source>Put your 5 on row 5.</source>
   <translation>Setz deine 5 in Reihe 5.</translation>
  </message>
  <message>
   <source>Put your 6 on row 6</source>
   <translation>Setz deine 6 in Reihe 6</translation>
  </message>
  <message>
   <source>Put your 6 on row 6.</source>
   <translation>Setz deine 6 in Reihe 6.</translation>
  </message>
  <message>
   <source>Reach i10 over h10</source>
   <translation>Erreiche i10 über h10</translation>
  </message>
  <message>
   <source>Red lies far left, gold far right. Push so that the red die falls.</source>
   <translation>Rot liegt ganz links, Gold ganz rechts. Schieb so, dass der rote Würfel fällt.</translation>
  </message>
  <message>
   <source>Red still waits. Put your 5 on row 5.</source>
   <translation>Rot wartet immer noch. Setz deine 5 in Reihe 5.</translation>
  </message>
  <message>
   <source>Red would fall here, too. But then your dice would lie at both ends, and the next push would cost you one. Come from the left.</source>
   <translation>Auch hier würde Rot fallen. Aber dann lägen an beiden Enden deine Würfel, und der nächste Schub würde dich einen kosten. Komm von links.</translation>
  </message>
  <message>
   <source>Red’s die fell off. You rolled it, a 6, and it went back into Mira’s Player Row. Whoever pushes, rolls.</source>
   <translation>Der rote Würfel ist heruntergefallen. Du hast ihn geworfen, eine 6, und er ist in Miras Vorrat zurückgekommen. Wer schiebt, wirft.</translation>
  </message>
  <message>
   <source>Right idea, another cell: put it on i11, above your Head.</source>
   <translation>Richtige Idee, anderes Feld: Setz ihn auf i11, über deinen Kopf.</translation>
  </message>
  <message>
   <source>Right. A line is stopped by nothing but a taken end and the edge of the board.</source>
   <translation>Richtig. Nichts hält eine Linie auf außer einem besetzten Ende und dem Rand des Bretts.</translation>
  </message>
  <message>
   <source>Right. Lines from beside k1 run in rows 1 and 2 and in columns j, k and l. i5 lies in none of them.</source>
   <translation>Richtig. Linien, die neben k1 beginnen, laufen in den Reihen 1 und 2 und in den Spalten j, k und l. i5 liegt in keiner davon.</translation>
  </message>
  <message>
   <source>Right. Only once a Head has stood outside the zone may its lines turn.</source>
   <translation>Richtig. Erst wenn ein Kopf außerhalb der Zone gestanden hat, dürfen seine Linien abbiegen.</translation>
  </message>
  <message>
   <source>Right. Only three passes in a row put a player out.</source>
   <translation>Richtig. Nur wer dreimal in Folge passt, scheidet aus.</translation>
  </message>
  <message>
   <source>Right. Staging keeps you in.</source>
   <translation>Richtig. Warten hält dich im Spiel.</translation>
  </message>
  <message>
   <source>Right. The cell may be lost again, the point for taking it stays.</source>
   <translation>Richtig. Das Feld kann wieder verloren gehen, der Punkt fürs Schlagen bleibt.</translation>
  </message>
  <message>
   <source>Right. Yours stay where they are.</source>
   <translation>Richtig. Deine bleiben, wo sie sind.</translation>
  </message>
  <message>
   <source>Right: 1 + 1 + 1 = 3, and the strongest other holds with 3.</source>
   <translation>Richtig: 1 + 1 + 1 = 3, und die stärkste andere Farbe hält mit 3 dagegen.</translation>
  </message>
  <message>
   <source>Right: for the others you are only as strong as your dice on the grass.</source>
   <translation>Richtig: Gegen die anderen bist du nur so stark wie deine Würfel auf dem Rasen.</translation>
  </message>
  <message>
   <source>Robin (gold) stood on g5, inside the zone, and rolled a 3. Could gold have turned left?</source>
   <translation>Robin (Gold) stand auf g5, in der Zone, und hat eine 3 gewürfelt. Hätte Gold nach links abbiegen dürfen?</translation>
  </message>
  <message>
   <source>Robin begins. After that the turn goes round clockwise: Robin, you, Mira.</source>
   <translation>Robin beginnt. Danach geht es im Uhrzeigersinn: Robin, du, Mira.</translation>
  </message>
  <message>
   <source>Robin has no chip left, so there is nowhere for the Head to go: Robin is out at once.</source>
   <translation>Robin hat keinen Stein mehr, also kann der Kopf nirgends hin: Robin scheidet sofort aus.</translation>
  </message>
  <message>
   <source>Robin is about to move. Keep an eye on your Head on i8.</source>
   <translation>Gleich zieht Robin. Behalt deinen Kopf auf i8 im Auge.</translation>
  </message>
  <message>
   <source>Robin keeps five rolls that fit. Fill cells that gold could end on.</source>
   <translation>Robin behält fünf Würfe, mit denen etwas geht. Füll Felder, auf denen Gold enden könnte.</translation>
  </message>
  <message>
   <source>Robin lays the first line.</source>
   <translation>Robin legt die erste Linie.</translation>
  </message>
  <message>
   <source>Robin passes again. Once more, and gold is out.</source>
   <translation>Robin passt wieder. Noch einmal, und Gold ist raus.</translation>
  </message>
  <message>
   <source>Robin wins, with more captured chips</source>
   <translation>Robin gewinnt, mit mehr geschlagenen Steinen</translation>
  </message>
  <message>
   <source>Robin’s Head is outside now, and so is yours: f9. Roll, and lay any line you like.</source>
   <translation>Robins Kopf ist jetzt draußen, und deiner auch: f9. Würfle und leg irgendeine Linie, die dir gefällt.</translation>
  </message>
  <message>
   <source>Robin’s Head on k1 is close. Wherever your line ends, count the rolls with which gold could run over your Head in the next turn.</source>
   <translation>Robins Kopf auf k1 ist nah. Wo auch immer deine Linie endet: Zähl die Würfe, mit denen Gold im nächsten Zug deinen Kopf schlagen könnte.</translation>
  </message>
  <message>
   <source>Robin’s Head stands on i8. You rolled a 4. Run over it.</source>
   <translation>Robins Kopf steht auf i8. Du hast eine 4 gewürfelt. Schlag ihn.</translation>
  </message>
  <message>
   <source>Robin’s Head stands on j7. Start on j8 and cross it.</source>
   <translation>Robins Kopf steht auf j7. Beginn auf j8 und lauf über ihn.</translation>
  </message>
  <message>
   <source>Robin’s gold Head stands in the corner, l12. Nearly every cell on which a line from there could end is taken. Only four are left: g11, h11, i11 and j11.</source>
   <translation>Robins goldener Kopf steht in der Ecke, l12. Fast jedes Feld, auf dem eine Linie von dort enden könnte, ist besetzt. Nur vier sind noch frei: g11, h11, i11 und j11.</translation>
  </message>
  <message>
   <source>Robin’s gold chips block the way. But a line may cross them: only its last cell must be empty. Every chip you cross changes to your colour and is one point for you, for the rest of the game.</source>
   <translation>Robins goldene Steine versperren den Weg. Aber eine Linie darf über sie laufen: Nur ihr letztes Feld muss leer sein. Jeder Stein auf dem Weg nimmt deine Farbe an und ist für dich einen Punkt wert, bis zum Ende der Partie.</translation>
  </message>
  <message>
   <source>Roll</source>
   <translation>Würfle</translation>
  </message>
  <message>
   <source>Roll again</source>
   <translation>Würfle noch einmal</translation>
  </message>
  <message>
   <source>Roll again, now for your line. Two places in the hub stay empty today: g7 and f6.</source>
   <translation>Würfle noch einmal, jetzt für deine Linie. Heute bleiben zwei Plätze im Kern leer: g7 und f6.</translation>
  </message>
  <message>
   <source>Roll an end die</source>
   <translation>Einen Randwürfel werfen</translation>
  </message>
  <message>
   <source>Roll first.</source>
   <translation>Würfle zuerst.</translation>
  </message>
  <message>
   <source>Roll first: you may be lucky.</source>
   <translation>Würfle erst: Vielleicht hast du Glück.</translation>
  </message>
  <message>
   <source>Roll the die, lay a line that long, and put your Head at its end.</source>
   <translation>Würfle, leg eine Linie, so lang wie der Wurf, und stell deinen Kopf an ihr Ende.</translation>
  </message>
  <message>
   <source>Roll your die</source>
   <translation>Wirf deinen Würfel</translation>
  </message>
  <message>
   <source>Roll your highest die</source>
   <translation>Wirf deinen größten Würfel</translation>
  </message>
  <message>
   <source>Roll your lowest die</source>
   <translation>Wirf deinen kleinsten Würfel</translation>
  </message>
  <message>
   <source>Roll, and look for a line.</source>
   <translation>Würfle und such eine Linie.</translation>
  </message>
  <message>
   <source>Roll, then lay a line or pass</source>
   <translation>Würfle, dann leg eine Linie oder passe</translation>
  </message>
  <message>
   <source>Roll, then lay any line</source>
   <translation>Würfle, dann leg irgendeine Linie</translation>
  </message>
  <message>
   <source>Roll, then lay any line of 3</source>
   <translation>Würfle, dann leg irgendeine 3er-Linie</translation>
  </message>
  <message>
   <source>Roll, then lay any line of 6</source>
   <translation>Würfle, dann leg irgendeine 6er-Linie</translation>
  </message>
  <message>
   <source>Roll, then lay the only line</source>
   <translation>Würfle, dann leg die einzige Linie</translation>
  </message>
  <message>
   <source>Roll, then lay your first line</source>
   <translation>Würfle, dann leg deine erste Linie</translation>
  </message>
  <message>
   <source>Roll.</source>
   <translation>Würfle.</translation>
  </message>
  <message>
   <source>Rolling an end die comes in a later lesson. Place the 2 or the 6.</source>
   <translation>Randwürfel zu werfen lernst du in einer späteren Lektion. Setz die 2 oder die 6.</translation>
  </message>
  <message>
   <source>Rolling an end die comes in a later lesson. Put your 5 on row 5.</source>
   <translation>Randwürfel zu werfen lernst du in einer späteren Lektion. Setz deine 5 in Reihe 5.</translation>
  </message>
  <message>
   <source>Rolling topples nobody. Your 5 can go in at once.</source>
   <translation>Würfeln kippt niemanden um. Deine 5 kommt sofort hinein.</translation>
  </message>
  <message>
   <source>Row 2 belongs to plum. Your 6 brings 12 points at once.</source>
   <translation>Reihe 2 gehört Violett. Deine 6 bringt auf einen Schlag 12 Punkte.</translation>
  </message>
  <message>
   <source>Row 2 is not full, so nothing can be pushed there. Pushing needs all five places taken.</source>
   <translation>Reihe 2 ist nicht voll, also lässt sich dort nichts schieben. Zum Schieben müssen alle fünf Felder besetzt sein.</translation>
  </message>
  <message>
   <source>Row 2 still has an inner place free, and the 5 comes first.</source>
   <translation>In Reihe 2 ist noch ein inneres Feld frei, und erst kommt die 5.</translation>
  </message>
  <message>
   <source>Row 2 would get its first die, worth nothing yet.</source>
   <translation>Reihe 2 bekäme ihren ersten Würfel, und der ist noch nichts wert.</translation>
  </message>
  <message>
   <source>Row 3 is worth much more.</source>
   <translation>Reihe 3 ist viel mehr wert.</translation>
  </message>
  <message>
   <source>Row 4 has one red die, beside the Power Die. The other inner place must be filled before the outer ones. Put your 4 there.</source>
   <translation>In Reihe 4 liegt ein roter Würfel neben dem Kraftwürfel. Erst muss das andere innere Feld besetzt sein, dann kommen die äußeren dran. Setz deine 4 dorthin.</translation>
  </message>
  <message>
   <source>Row 4 is full. From now on nobody can be placed there, only pushed in: your die enters at one end, all five move along by one, and the die at the other end falls off.</source>
   <translation>Reihe 4 ist voll. Von jetzt an kann dort niemand mehr setzen, nur noch schieben: Dein Würfel kommt an einem Ende herein, alle fünf rücken um eins weiter, und der Würfel am anderen Ende fällt herunter.</translation>
  </message>
  <message>
   <source>Row 4 is full. You can only push in from an end.</source>
   <translation>Reihe 4 ist voll. Du kannst nur von einem Ende hineinschieben.</translation>
  </message>
  <message>
   <source>Row 5 is full. You can only push in from an end.</source>
   <translation>Reihe 5 ist voll. Du kannst nur von einem Ende hineinschieben.</translation>
  </message>
  <message>
   <source>Row 5 is held by two of gold and one of red. The strongest single player has 2, and so have you.</source>
   <translation>Reihe 5 wird von zwei goldenen und einem roten gehalten. Die stärkste einzelne Farbe hat 2, und du auch.</translation>
  </message>
  <message>
   <source>Row 6 belongs to Jonas: four gold dice. With one 6 you would have 2: one for the die and one for the Power Die. But beside every row, at both ends, dice can wait.</source>
   <translation>Reihe 6 gehört Jonas: vier goldene Würfel. Mit einer 6 hättest du 2: einen für den Würfel und einen für den Kraftwürfel. Aber neben jeder Reihe, an beiden Enden, können Würfel warten.</translation>
  </message>
  <message>
   <source>Run over Robin’s Head</source>
   <translation>Schlag Robins Kopf</translation>
  </message>
  <message>
   <source>Run over the Head on i11</source>
   <translation>Schlag den Kopf auf i11</translation>
  </message>
  <message>
   <source>Run over the Head on i8</source>
   <translation>Schlag den Kopf auf i8</translation>
  </message>
  <message>
   <source>Run over two Heads with one line</source>
   <translation>Schlag zwei Köpfe mit einer Linie</translation>
  </message>
  <message>
   <source>Running over a Head</source>
   <translation>Einen Kopf schlagen</translation>
  </message>
  <message>
   <source>Safe, but Robin’s Head on j7 is yours for the taking.</source>
   <translation>Sicher, aber Robins Kopf auf j7 wartet nur darauf, geschlagen zu werden.</translation>
  </message>
  <message>
   <source>Safe. A line only reaches what lies straight ahead of one of the four cells beside a Head, at most six cells far. i5 is neither.</source>
   <translation>Sicher. Eine Linie erreicht nur, was von einem der vier Felder neben einem Kopf aus geradeaus liegt, höchstens sechs Felder weit. i5 gehört nicht dazu.</translation>
  </message>
  <message>
   <source>Safe. Gold could run down column k, but such a line would have to end behind your Head, and there the board is over.</source>
   <translation>Sicher. Gold könnte die Spalte k hinunterlaufen, aber so eine Linie müsste hinter deinem Kopf enden, und da ist das Brett zu Ende.</translation>
  </message>
  <message>
   <source>Saved: the pips are gone. You would have to pass three times in a row again before you are out.</source>
   <translation>Gerettet: Die Kreise sind wieder leer. Du müsstest wieder dreimal in Folge passen, um auszuscheiden.</translation>
  </message>
  <message>
   <source>Second on its row, so it lies inside. It is never the number that decides the place, only how many dice lie there.</source>
   <translation>Der zweite in seiner Reihe, also liegt er innen. Über das Feld entscheidet nie die Zahl, nur wie viele Würfel schon da liegen.</translation>
  </message>
  <message>
   <source>Seven points, but at the edge only two of the six rolls would fit.</source>
   <translation>Sieben Punkte, aber am Rand ginge nur mit zwei der sechs Würfe etwas.</translation>
  </message>
  <message>
   <source>Seven points, but with a 2, a 3, a 4 or a 6 Robin goes on.</source>
   <translation>Sieben Punkte, aber mit einer 2, einer 3, einer 4 oder einer 6 macht Robin weiter.</translation>
  </message>
  <message>
   <source>Shut Robin in</source>
   <translation>Sperr Robin ein</translation>
  </message>
  <message>
   <source>Shut Robin in as well as you can</source>
   <translation>Sperr Robin ein, so gut es geht</translation>
  </message>
  <message>
   <source>Six points, and then no roll at all would fit: every end around l3 is taken.</source>
   <translation>Sechs Punkte, und dann ginge mit gar keinem Wurf mehr etwas: Jedes Ende um l3 herum ist besetzt.</translation>
  </message>
  <message>
   <source>So it is there for the taking. You rolled a 2: end your line on f6.</source>
   <translation>Also kannst du es dir nehmen. Du hast eine 2 gewürfelt: Leg eine Linie, die auf f6 endet.</translation>
  </message>
  <message>
   <source>So row 6 is closed to you for now. Row 2: Mira (red) has two dice, you have one. 1 + 1 + 1 makes 3. Put your 2 there.</source>
   <translation>Reihe 6 ist dir also vorerst verschlossen. Reihe 2: Mira (Rot) hat zwei Würfel, du hast einen. 1 + 1 + 1 macht 3. Setz deine 2 dorthin.</translation>
  </message>
  <message>
   <source>Sometimes no place is quite safe. You stand on f1 and rolled a 3. Three lines fit; take the one after which Robin needs the most luck.</source>
   <translation>Manchmal ist kein Platz ganz sicher. Du stehst auf f1 und hast eine 3 gewürfelt. Drei Linien gehen; nimm die, nach der Robin am meisten Glück braucht.</translation>
  </message>
  <message>
   <source>Stage a 6 at the left of row 6</source>
   <translation>Lass eine 6 links neben Reihe 6 warten</translation>
  </message>
  <message>
   <source>Stage another 6 at the left</source>
   <translation>Lass noch eine 6 links warten</translation>
  </message>
  <message>
   <source>Stage one more 6 at the left of row 6.</source>
   <translation>Lass noch eine 6 links neben Reihe 6 warten.</translation>
  </message>
  <message>
   <source>Stage the die.</source>
   <translation>Lass den Würfel warten.</translation>
  </message>
  <message>
   <source>Staging is a full turn, and it costs no Strike.</source>
   <translation>Einen Würfel warten zu lassen ist ein ganzer Zug, und es kostet keinen Strich.</translation>
  </message>
  <message>
   <source>Staging is for later. One of your dice is strong enough to go in.</source>
   <translation>Warten lassen kommt später. Einer deiner Würfel ist stark genug für seine Reihe.</translation>
  </message>
  <message>
   <source>Staging is for later. Your 2 is strong enough to go in.</source>
   <translation>Warten lassen kommt später. Deine 2 ist stark genug für die Reihe.</translation>
  </message>
  <message>
   <source>Staging works as well. But roll first: any other number can be played at once.</source>
   <translation>Warten lassen geht auch. Aber würfle erst: Jede andere Zahl lässt sich sofort spielen.</translation>
  </message>
  <message>
   <source>Start on k2 and run up: k5 is on the way.</source>
   <translation>Beginn auf k2 und lauf nach oben: k5 liegt auf dem Weg.</translation>
  </message>
  <message>
   <source>Start on l1 and run up: l4 is on the way.</source>
   <translation>Beginn auf l1 und lauf nach oben: l4 liegt auf dem Weg.</translation>
  </message>
  <message>
   <source>Stay in the round</source>
   <translation>Bleib in der Runde</translation>
  </message>
  <message>
   <source>Steer it to an end of its row, and push it off.</source>
   <translation>Bring ihn an ein Ende seiner Reihe und schieb ihn hinunter.</translation>
  </message>
  <message>
   <source>Steer one the other way. On row 4 the Power Die lies left of the middle, and you hold the row with three dice. Bring it to the left end.</source>
   <translation>Bring einen in die andere Richtung. In Reihe 4 liegt der Kraftwürfel links von der Mitte, und du hältst die Reihe mit drei Würfeln. Bring ihn ans linke Ende.</translation>
  </message>
  <message>
   <source>Still 2 against 4 on row 6.</source>
   <translation>Immer noch 2 gegen 4 in Reihe 6.</translation>
  </message>
  <message>
   <source>Straight up from f7.</source>
   <translation>Von f7 geradewegs nach oben.</translation>
  </message>
  <message>
   <source>Strikes, and how to avoid them</source>
   <translation>Striche vermeiden</translation>
  </message>
  <message>
   <source>Strong enough?</source>
   <translation>Stark genug?</translation>
  </message>
  <message>
   <source>Sure play or gamble?</source>
   <translation>Sicher oder gewagt?</translation>
  </message>
  <message>
   <source>Take back a fallen die</source>
   <translation>Hol einen umgekippten Würfel zurück</translation>
  </message>
  <message>
   <source>Take back the other die</source>
   <translation>Hol den anderen Würfel zurück</translation>
  </message>
  <message>
   <source>Take both gold chips</source>
   <translation>Schlag beide goldenen Steine</translation>
  </message>
  <message>
   <source>Take f6 from Mira</source>
   <translation>Nimm Mira f6 ab</translation>
  </message>
  <message>
   <source>Take five gold chips with one line</source>
   <translation>Schlag fünf goldene Steine mit einer Linie</translation>
  </message>
  <message>
   <source>Take four chips and the Head</source>
   <translation>Schlag vier Steine und den Kopf</translation>
  </message>
  <message>
   <source>Take four chips with one line</source>
   <translation>Schlag vier Steine mit einer Linie</translation>
  </message>
  <message>
   <source>Take the die back.</source>
   <translation>Hol den Würfel zurück.</translation>
  </message>
  <message>
   <source>Take the sure points</source>
   <translation>Nimm die sicheren Punkte</translation>
  </message>
  <message>
   <source>Take what is certain, reach for a Power Die when it is near, and topple who waits.</source>
   <translation>Nimm, was sicher ist, greif nach einem Kraftwürfel, wenn er nah ist, und kipp um, wer wartet.</translation>
  </message>
  <message>
   <source>Take your waiting die back</source>
   <translation>Hol deinen wartenden Würfel zurück</translation>
  </message>
  <message>
   <source>Taken chips are added, not taken away.</source>
   <translation>Geschlagene Steine werden dazugezählt, nicht abgezogen.</translation>
  </message>
  <message>
   <source>Taken chips count, too.</source>
   <translation>Geschlagene Steine zählen auch.</translation>
  </message>
  <message>
   <source>Taken, with two more of your chips. e8 and c10 are both three steps away from b8. The gold Head stands on b11 now.</source>
   <translation>Geschlagen, und zwei weitere Steine von dir dazu. e8 und c10 sind beide drei Schritte von b8 entfernt. Der goldene Kopf steht jetzt auf b11.</translation>
  </message>
  <message>
   <source>Taken. The gold Head went on to j8: of all chips that Robin has left, it is the nearest to i8.</source>
   <translation>Geschlagen. Der goldene Kopf ist auf j8 umgezogen: Von allen Steinen, die Robin noch hat, liegt der am nächsten an i8.</translation>
  </message>
  <message>
   <source>That brings points, but Robin keeps five rolls that fit. Fill cells that gold could end on.</source>
   <translation>Das bringt Punkte, aber Robin behält fünf Würfe, mit denen etwas geht. Füll Felder, auf denen Gold enden könnte.</translation>
  </message>
  <message>
   <source>That chip is four steps away from i8. Only the nearest ones are open to you.</source>
   <translation>Dieser Stein ist vier Schritte von i8 entfernt. Nur die nächsten stehen dir offen.</translation>
  </message>
  <message>
   <source>That fills row 1. Look at row 4.</source>
   <translation>Damit setzt du in Reihe 1. Sieh dir Reihe 4 an.</translation>
  </message>
  <message>
   <source>That fills the wrong row: Robin keeps four rolls that fit, all of them in row 10.</source>
   <translation>Das füllt die falsche Reihe: Robin behält vier Würfe, mit denen etwas geht, alle in Reihe 10.</translation>
  </message>
  <message>
   <source>That fits, too. But a second 6 brings 6 points, a single 4 none.</source>
   <translation>Das geht auch. Aber eine zweite 6 bringt 6 Punkte, eine einzelne 4 keinen.</translation>
  </message>
  <message>
   <source>That is not your chip any more: Robin has just taken it.</source>
   <translation>Das ist nicht mehr dein Stein: Robin hat ihn gerade geschlagen.</translation>
  </message>
  <message>
   <source>That is possible, too. But look at row 3 this time.</source>
   <translation>Das geht auch. Aber sieh dir diesmal Reihe 3 an.</translation>
  </message>
  <message>
   <source>That is staging: the die would only wait beside the row. Put it onto the grass.</source>
   <translation>So würde der Würfel nur neben der Reihe warten. Setz ihn auf den Rasen.</translation>
  </message>
  <message>
   <source>That is the chance that no 5 comes in three turns.</source>
   <translation>Das ist die Chance, dass in drei Zügen keine 5 kommt.</translation>
  </message>
  <message>
   <source>That is the other one: it goes over i9. Take the half of the mark that faces h10.</source>
   <translation>Das ist die andere: Sie geht über i9. Nimm die Hälfte der Marke, die h10 zugewandt ist.</translation>
  </message>
  <message>
   <source>That leaves column k to Robin. Start on k6 and run down.</source>
   <translation>Das überlässt Robin die Spalte k. Beginn auf k6 und lauf nach unten.</translation>
  </message>
  <message>
   <source>That leaves red waiting beside row 5.</source>
   <translation>Dann wartet Rot weiter neben Reihe 5.</translation>
  </message>
  <message>
   <source>That line passes beside the Head. It must cross i8.</source>
   <translation>Diese Linie läuft am Kopf vorbei. Sie muss über i8 laufen.</translation>
  </message>
  <message>
   <source>That line runs past f6. Start on f8 and go down.</source>
   <translation>Diese Linie läuft an f6 vorbei. Beginn auf f8 und lauf nach unten.</translation>
  </message>
  <message>
   <source>That line takes nothing. Start beside your Head, on j9, and run down over the gold chips.</source>
   <translation>Diese Linie schlägt nichts. Beginn neben deinem Kopf, auf j9, und lauf nach unten über die goldenen Steine.</translation>
  </message>
  <message>
   <source>That line takes nothing. Start on j9, right above the gold Head.</source>
   <translation>Diese Linie schlägt nichts. Beginn auf j9, direkt über dem goldenen Kopf.</translation>
  </message>
  <message>
   <source>That line takes one chip. There is one that takes four.</source>
   <translation>Diese Linie schlägt einen Stein. Es gibt eine, die vier schlägt.</translation>
  </message>
  <message>
   <source>That line would end on f7, which has a chip already. A line must end on an empty cell.</source>
   <translation>Diese Linie würde auf f7 enden, und da liegt schon ein Stein. Eine Linie muss auf einem leeren Feld enden.</translation>
  </message>
  <message>
   <source>That moves everything to the left, and the Power Die back to the middle. Your own die would fall, too.</source>
   <translation>So rückt alles nach links und der Kraftwürfel zurück in die Mitte. Und dein eigener Würfel würde fallen.</translation>
  </message>
  <message>
   <source>That much takes four turns.</source>
   <translation>So viel sind es erst in vier Zügen.</translation>
  </message>
  <message>
   <source>That opens row 1. Fill row 4 this time.</source>
   <translation>Damit fängst du Reihe 1 an. Mach diesmal Reihe 4 voll.</translation>
  </message>
  <message>
   <source>That place is taken. Another one on row 2 is free.</source>
   <translation>Das Feld ist besetzt. Ein anderes in Reihe 2 ist frei.</translation>
  </message>
  <message>
   <source>That place is taken. The other inner one is free.</source>
   <translation>Das Feld ist besetzt. Das andere innere ist frei.</translation>
  </message>
  <message>
   <source>That side would do as well, but take the left one.</source>
   <translation>Diese Seite ginge auch, aber nimm die linke.</translation>
  </message>
  <message>
   <source>That takes a chip of Robin’s, but it leaves the way out open.</source>
   <translation>Das schlägt einen Stein von Robin, lässt aber den Ausweg offen.</translation>
  </message>
  <message>
   <source>That takes one chip and leaves the Head in peace. Start on j9, over the Head.</source>
   <translation>Das schlägt einen Stein und lässt den Kopf in Ruhe. Beginn auf j9, über dem Kopf.</translation>
  </message>
  <message>
   <source>That takes one chip, but not the Head. It stands on i11.</source>
   <translation>Das schlägt einen Stein, aber nicht den Kopf. Der steht auf i11.</translation>
  </message>
  <message>
   <source>That takes one chip. The whole column k waits for you.</source>
   <translation>Das schlägt einen Stein. Die ganze Spalte k wartet auf dich.</translation>
  </message>
  <message>
   <source>That takes one gold chip and ends the game at 84 to 86. The other line takes three.</source>
   <translation>Das schlägt einen goldenen Stein und beendet die Partie mit 84 zu 86. Die andere Linie schlägt drei.</translation>
  </message>
  <message>
   <source>That takes one gold chip. There is a line that takes three.</source>
   <translation>Die schlägt einen goldenen Stein. Es gibt eine Linie, die drei schlägt.</translation>
  </message>
  <message>
   <source>That takes two chips. Column k has five.</source>
   <translation>Das schlägt zwei Steine. In Spalte k sind es fünf.</translation>
  </message>
  <message>
   <source>That topples one die of Jonas, who loses one turn. Mira would lose two.</source>
   <translation>Das kippt einen Würfel von Jonas um, und er verliert einen Zug. Mira würde zwei verlieren.</translation>
  </message>
  <message>
   <source>That was one pass. The pips beside your name count passes in a row; laying a line clears them.</source>
   <translation>Das war einmal gepasst. Die Kreise neben deinem Namen zählen, wie oft du in Folge gepasst hast; eine Linie leert sie.</translation>
  </message>
  <message>
   <source>That was your first game. From now on you need no coach.</source>
   <translation>Das war deine erste Partie. Von jetzt an brauchst du keine Hilfe mehr.</translation>
  </message>
  <message>
   <source>That was your first round. From now on you need no coach.</source>
   <translation>Das war deine erste Runde. Von jetzt an brauchst du keine Hilfe mehr.</translation>
  </message>
  <message>
   <source>That was your third pass in a row: you are out. Your chips stay, they count, and they can still be taken. Your Head is an ordinary chip from now on.</source>
   <translation>Zum dritten Mal in Folge gepasst: Du bist raus. Deine Steine bleiben, sie zählen, und sie können weiter geschlagen werden. Dein Kopf ist von jetzt an ein gewöhnlicher Stein.</translation>
  </message>
  <message>
   <source>That would be a roll too, but keep the 4: rows 4 and above are worth more. Roll the 1.</source>
   <translation>Auch das wäre ein Wurf, aber behalt die 4: Ab Reihe 4 gibt es mehr Punkte. Wirf die 1.</translation>
  </message>
  <message>
   <source>That would be your third Strike in a row, and you would be out of the round.</source>
   <translation>Das wäre dein dritter Strich in Folge, und du wärst raus aus der Runde.</translation>
  </message>
  <message>
   <source>That would cost a Strike, and you need not take it: let the die wait beside row 6.</source>
   <translation>Das würde einen Strich kosten, und den musst du nicht nehmen: Lass den Würfel neben Reihe 6 warten.</translation>
  </message>
  <message>
   <source>That would cost the third Strike just the same. To see it happen, pass.</source>
   <translation>Das würde genauso den dritten Strich kosten. Um zu sehen, wie es kommt: Passe.</translation>
  </message>
  <message>
   <source>That would fill row 5. This time play the 2.</source>
   <translation>Damit würdest du Reihe 5 füllen. Spiel diesmal die 2.</translation>
  </message>
  <message>
   <source>The 2 and the 6</source>
   <translation>Die 2 und die 6</translation>
  </message>
  <message>
   <source>The 2 comes next. First the 5.</source>
   <translation>Die 2 kommt als Nächstes. Erst die 5.</translation>
  </message>
  <message>
   <source>The 4 chips that you took count on top.</source>
   <translation>Die 4 Steine, die du geschlagen hast, zählen dazu.</translation>
  </message>
  <message>
   <source>The 5 can wait. Use the die at the low end.</source>
   <translation>Die 5 kann warten. Nimm den Würfel am kleinen Ende.</translation>
  </message>
  <message>
   <source>The 6 comes next. First the 3.</source>
   <translation>Die 6 kommt als Nächstes. Erst die 3.</translation>
  </message>
  <message>
   <source>The Head has moved up by one.</source>
   <translation>Der Kopf ist um eins nach oben gerückt.</translation>
  </message>
  <message>
   <source>The Power Die is captured, and Jonas’s waiting 6 has toppled. He needs a turn to get it back.</source>
   <translation>Der Kraftwürfel ist erobert, und die wartende 6 von Jonas ist umgekippt. Er braucht einen Zug, um sie zurückzuholen.</translation>
  </message>
  <message>
   <source>The Power Die on the row counts for you as well.</source>
   <translation>Der Kraftwürfel in der Reihe zählt auch für dich.</translation>
  </message>
  <message>
   <source>The Solo Grind</source>
   <translation>Der Alleingang</translation>
  </message>
  <message>
   <source>The aim: own as much of the board as you can, take what others have laid, and leave them nowhere to go. Whoever has the most points at the end wins.</source>
   <translation>Das Ziel: Besitze so viel vom Brett, wie du kannst, schlag, was andere gelegt haben, und lass ihnen keinen Platz. Wer am Ende die meisten Punkte hat, gewinnt.</translation>
  </message>
  <message>
   <source>The cells can change hands again, but a captured chip stays a point of whoever took it.</source>
   <translation>Die Felder können wieder den Besitz wechseln, aber wer einen Stein geschlagen hat, behält den Punkt.</translation>
  </message>
  <message>
   <source>The dice between the ends are locked.</source>
   <translation>Die Würfel zwischen den Enden sind gesperrt.</translation>
  </message>
  <message>
   <source>The fifth counts four times. For that the Power Die must go: it lies at the right end of row 3. Push!</source>
   <translation>Der fünfte zählt vierfach. Dafür muss der Kraftwürfel weg: Er liegt am rechten Ende von Reihe 3. Schieb!</translation>
  </message>
  <message>
   <source>The game goes on without you. Robin plays alone now, turn after turn.</source>
   <translation>Die Partie geht ohne dich weiter. Robin spielt jetzt allein, Zug um Zug.</translation>
  </message>
  <message>
   <source>The gold Head stands on i11. Start on h11 and cross it.</source>
   <translation>Der goldene Kopf steht auf i11. Beginn auf h11 und lauf über ihn.</translation>
  </message>
  <message>
   <source>The inner place on the right of row 2 is still free. It comes before the outer ones.</source>
   <translation>Das innere Feld rechts in Reihe 2 ist noch frei. Es kommt vor den äußeren dran.</translation>
  </message>
  <message>
   <source>The last line</source>
   <translation>Die letzte Linie</translation>
  </message>
  <message>
   <source>The last line even took one of your chips. So it is worth staying in the game.</source>
   <translation>Die letzte Linie hat sogar einen deiner Steine geschlagen. Es lohnt sich also, dabeizubleiben.</translation>
  </message>
  <message>
   <source>The last move counts for nothing special.</source>
   <translation>Der letzte Zug ist nichts Besonderes.</translation>
  </message>
  <message>
   <source>The last place. Row 4 has three dice and its Power Die. Fill it up.</source>
   <translation>Das letzte Feld. In Reihe 4 liegen drei Würfel und ihr Kraftwürfel. Mach sie voll.</translation>
  </message>
  <message>
   <source>The longer the line, the fewer ways it fits, above all near the edge.</source>
   <translation>Je länger die Linie, desto seltener geht sie, vor allem am Rand.</translation>
  </message>
  <message>
   <source>The lowest can be used as well.</source>
   <translation>Der kleinste ist auch spielbar.</translation>
  </message>
  <message>
   <source>The middle of every row belongs to the Power Die.</source>
   <translation>Die Mitte jeder Reihe gehört dem Kraftwürfel.</translation>
  </message>
  <message>
   <source>The more dice of yours on one row, the more each of them counts.</source>
   <translation>Je mehr eigene Würfel in einer Reihe liegen, desto mehr zählt jeder davon.</translation>
  </message>
  <message>
   <source>The nearest chip left was i5. From the edge back into the crowd: that costs Robin more than the four chips.</source>
   <translation>Der nächste Stein, der blieb, war i5. Vom Rand zurück ins Gedränge: Das kostet Robin mehr als die vier Steine.</translation>
  </message>
  <message>
   <source>The number does not matter. What matters is whether the Head has been outside the zone.</source>
   <translation>Auf die Zahl kommt es nicht an. Es kommt darauf an, ob der Kopf schon außerhalb der Zone war.</translation>
  </message>
  <message>
   <source>The number on the Power Die only counts in the score.</source>
   <translation>Die Zahl auf dem Kraftwürfel zählt nur bei den Punkten.</translation>
  </message>
  <message>
   <source>The one who pushed rolls it. Its owner only gets it back.</source>
   <translation>Wer geschoben hat, wirft ihn. Die Farbe, der er gehört, bekommt ihn nur zurück.</translation>
  </message>
  <message>
   <source>The one who takes a Head never decides where it goes.</source>
   <translation>Wer einen Kopf schlägt, entscheidet nie, wohin er geht.</translation>
  </message>
  <message>
   <source>The others have started, too. Look: red goes right, gold goes down, plum goes left. First lines can never touch each other.</source>
   <translation>Auch die anderen sind gestartet. Sieh hin: Rot geht nach rechts, Gold nach unten, Violett nach links. Erste Linien können sich nie berühren.</translation>
  </message>
  <message>
   <source>The outer places open when both inner places are taken.</source>
   <translation>Die äußeren Felder werden frei, wenn beide inneren besetzt sind.</translation>
  </message>
  <message>
   <source>The places beside the Power Die of row 6 are taken. The outer ones are free.</source>
   <translation>Die Felder neben dem Kraftwürfel von Reihe 6 sind besetzt. Die äußeren sind frei.</translation>
  </message>
  <message>
   <source>The quarter is yours, and Mira’s Head had to go on from g6. Nobody is at home in an empty quarter, so it changes hands often.</source>
   <translation>Das Viertel gehört dir, und Miras Kopf musste auf g6 weitermachen. In einem leeren Viertel ist niemand zu Hause, deshalb wechselt es oft den Besitz.</translation>
  </message>
  <message>
   <source>The right side would do as well, but keep them together: take the left.</source>
   <translation>Rechts ginge es auch, aber halt sie zusammen: Nimm die linke Seite.</translation>
  </message>
  <message>
   <source>The roll for the first turn is never the roll for the line: you roll once more for it.</source>
   <translation>Der Wurf um den ersten Zug ist nie der Wurf für die Linie: Dafür würfelst du noch einmal.</translation>
  </message>
  <message>
   <source>The round is nearly over. Mira and Jonas are out, and Tove has one die left. Put your 3 on row 3, and then see what Tove does.</source>
   <translation>Die Runde ist fast vorbei. Mira und Jonas sind raus, und Tove hat noch einen Würfel. Setz deine 3 in Reihe 3 und sieh dann, was Tove tut.</translation>
  </message>
  <message>
   <source>The same corner in another game. You rolled a 5, and every line of 5 would end on a chip or off the board. Then, and only then, you pass.</source>
   <translation>Dieselbe Ecke in einer anderen Partie. Du hast eine 5 gewürfelt, und jede 5er-Linie würde auf einem Stein oder neben dem Brett enden. Dann, und nur dann, passt du.</translation>
  </message>
  <message>
   <source>The same position once more. Choose a line from whose end many rolls fit: empty cells in several directions, not the corner.</source>
   <translation>Noch einmal dieselbe Stellung. Such eine Linie, von deren Ende aus mit vielen Würfen etwas geht: leere Felder in mehreren Richtungen, nicht die Ecke.</translation>
  </message>
  <message>
   <source>The third and fourth die of a row always go to the outer places. When the fifth place is filled, counting the Power Die, the row is full.</source>
   <translation>Der dritte und der vierte Würfel einer Reihe kommen immer auf die äußeren Felder. Wenn das fünfte Feld besetzt ist, das des Kraftwürfels mitgezählt, ist die Reihe voll.</translation>
  </message>
  <message>
   <source>The way out is still open. The line must fill g11, h11, i11 and j11.</source>
   <translation>Der Ausweg ist noch offen. Die Linie muss g11, h11, i11 und j11 füllen.</translation>
  </message>
  <message>
   <source>The worst case: two Strikes already, one weak 6, and the roll is used. What saves you from the third Strike?</source>
   <translation>Der schlimmste Fall: schon zwei Striche, eine schwache 6, und der Wurf ist verbraucht. Was rettet dich vor dem dritten Strich?</translation>
  </message>
  <message>
   <source>There are four cells beside a Head.</source>
   <translation>Neben einem Kopf liegen vier Felder.</translation>
  </message>
  <message>
   <source>There is a place on row 3 that brings points.</source>
   <translation>In Reihe 3 ist ein Feld frei, das Punkte bringt.</translation>
  </message>
  <message>
   <source>There is no row 13, and the hub cell f7 counts as the first cell.</source>
   <translation>Eine Reihe 13 gibt es nicht, und das Kernfeld f7 zählt als erstes Feld.</translation>
  </message>
  <message>
   <source>There is nothing to choose: the Head goes to the one nearest chip.</source>
   <translation>Da gibt es nichts zu wählen: Der Kopf geht auf den einen nächsten Stein.</translation>
  </message>
  <message>
   <source>There is one roll a turn.</source>
   <translation>Es gibt einen Wurf pro Zug.</translation>
  </message>
  <message>
   <source>There is only one way for a first line: from f7 straight up.</source>
   <translation>Für eine erste Linie gibt es nur einen Weg: von f7 geradewegs nach oben.</translation>
  </message>
  <message>
   <source>There it lies, on the row of its own number. The others take their turns.</source>
   <translation>Da liegt sie, in der Reihe ihrer eigenen Zahl. Jetzt sind die anderen am Zug.</translation>
  </message>
  <message>
   <source>There it lies. Whoever pushes from the right next takes it, so bring it to an end only where you are likely to be first. Here nobody else is strong enough.</source>
   <translation>Da liegt er. Wer als Nächstes von rechts schiebt, holt ihn sich. Bring ihn also nur dann ans Ende, wenn du wohl zuerst wieder zum Schieben kommst. Hier ist sonst niemand stark genug.</translation>
  </message>
  <message>
   <source>There your Head stands within reach of three of the six rolls, and Robin’s Head stays where it is.</source>
   <translation>Dort steht dein Kopf in Reichweite von drei der sechs Würfe, und Robins Kopf bleibt, wo er ist.</translation>
  </message>
  <message>
   <source>They are added, not multiplied.</source>
   <translation>Sie werden zusammengezählt, nicht malgenommen.</translation>
  </message>
  <message>
   <source>They are forgotten</source>
   <translation>Es ist vergessen</translation>
  </message>
  <message>
   <source>They can, and have fewer ways to get away.</source>
   <translation>Doch, und sie haben weniger Fluchtwege.</translation>
  </message>
  <message>
   <source>They cost points</source>
   <translation>Es kostet Punkte</translation>
  </message>
  <message>
   <source>They do not defend at all.</source>
   <translation>Sie verteidigen gar nicht.</translation>
  </message>
  <message>
   <source>They only count for you, while you move.</source>
   <translation>Sie zählen nur für dich, während du am Zug bist.</translation>
  </message>
  <message>
   <source>They play on</source>
   <translation>Sie spielen weiter</translation>
  </message>
  <message>
   <source>They share the win</source>
   <translation>Sie teilen sich den Sieg</translation>
  </message>
  <message>
   <source>They stay: three in the whole game put me out</source>
   <translation>Es bleibt: dreimal in der ganzen Partie, und ich bin raus</translation>
  </message>
  <message>
   <source>Third on its row, so it lies outside.</source>
   <translation>Der dritte in seiner Reihe, also liegt er außen.</translation>
  </message>
  <message>
   <source>This one ends somewhere else. Look for the end on h9.</source>
   <translation>Die endet woanders. Such das Ende auf h9.</translation>
  </message>
  <message>
   <source>Those that others have waiting, on both sides</source>
   <translation>Die, die andere warten lassen, auf beiden Seiten</translation>
  </message>
  <message>
   <source>Three 5s make 15. But what about the fourth? It counts double. Row 5 has three of yours now: put the fourth 5 there.</source>
   <translation>Drei 5er machen 15 Punkte. Aber was ist mit dem vierten? Er zählt doppelt. In Reihe 5 liegen schon drei von dir: Setz die vierte 5 dorthin.</translation>
  </message>
  <message>
   <source>Three 6s on a row: 18 points. Not every roll is that lucky.</source>
   <translation>Drei 6er in einer Reihe: 18 Punkte. So viel Glück bringt nicht jeder Wurf.</translation>
  </message>
  <message>
   <source>Three dice of yours on row 5, and two red ones gone. Choose the side for two pushes, not for one.</source>
   <translation>Drei eigene Würfel in Reihe 5, und zwei rote sind weg. Wähl die Seite für zwei Schübe, nicht für einen.</translation>
  </message>
  <message>
   <source>Three in a row score their full number each. You have two on row 6: put your 6 there as the third.</source>
   <translation>Drei in einer Reihe zählen je ihre volle Zahl. Was bringt deine 6 als dritte in Reihe 6? Setz sie dorthin.</translation>
  </message>
  <message>
   <source>Three passes and out</source>
   <translation>Dreimal passen und raus</translation>
  </message>
  <message>
   <source>Three play today: you, Mira and Robin. Everybody rolls once, and the highest begins. Roll.</source>
   <translation>Heute spielen drei: du, Mira und Robin. Alle würfeln einmal, der höchste Wurf beginnt. Würfle.</translation>
  </message>
  <message>
   <source>Three sixths would count double what can happen twice. It is 1 − (5/6)³.</source>
   <translation>Drei Sechstel würden doppelt zählen, was zweimal vorkommen kann. Es ist 1 − (5/6)³.</translation>
  </message>
  <message>
   <source>To enter a row you must be strong enough. Your Strength there: your dice on the row, plus one for the die you play, plus one for the Power Die while it lies on the row. It counts for whoever is moving.</source>
   <translation>Um in eine Reihe zu kommen, musst du stark genug sein. Deine Stärke dort: deine Würfel in der Reihe, einer mehr für den Würfel, den du spielst, und einer mehr für den Kraftwürfel, solange er in der Reihe liegt. Er zählt immer für die Farbe, die am Zug ist.</translation>
  </message>
  <message>
   <source>Too weak for a row? Stage dice at its end: they add to your Strength.</source>
   <translation>Zu schwach für eine Reihe? Lass Würfel an ihrem Ende warten: Sie machen dich stärker.</translation>
  </message>
  <message>
   <source>Topple where it hurts most</source>
   <translation>Kipp um, wo es am meisten wehtut</translation>
  </message>
  <message>
   <source>Tove has placed all. You are the only one who can still act: the Solo Grind begins.</source>
   <translation>Tove hat alles gesetzt. Nur du kannst noch handeln: Der Alleingang beginnt.</translation>
  </message>
  <message>
   <source>Try it: roll, then put the single chip above your Head.</source>
   <translation>Probier es: Würfle und setz den einzelnen Stein über deinen Kopf.</translation>
  </message>
  <message>
   <source>Turning comes later. Until your Head has left the zone you go straight on, so that everybody gets out of the crowd.</source>
   <translation>Abbiegen kommt später. Bis dein Kopf die Zone verlassen hat, geht es geradeaus, damit alle aus dem Gedränge herauskommen.</translation>
  </message>
  <message>
   <source>Twelve</source>
   <translation>Zwölf</translation>
  </message>
  <message>
   <source>Two and two</source>
   <translation>Zwei und zwei</translation>
  </message>
  <message>
   <source>Two and two make 5 + 6 = 11 points. Four 5s make 25.</source>
   <translation>Zwei und zwei machen 5 + 6 = 11 Punkte. Vier 5er machen 25.</translation>
  </message>
  <message>
   <source>Two are waiting now.</source>
   <translation>Jetzt warten zwei.</translation>
  </message>
  <message>
   <source>Two dice down: Mira has to tidy up for two turns before she can do anything else.</source>
   <translation>Zwei Würfel umgekippt: Mira muss zwei Züge lang aufräumen, bevor sie etwas anderes tun kann.</translation>
  </message>
  <message>
   <source>Two empty cells and four gold chips are yours now. The four chips count twice: as cells that you own, and as four points for taking them.</source>
   <translation>Zwei leere Felder und vier goldene Steine gehören jetzt dir. Die vier Steine zählen doppelt: als Felder, die du besitzt, und als vier Punkte fürs Schlagen.</translation>
  </message>
  <message>
   <source>Two passes in a row, as the two pips beside your name say. With a third you would be out.</source>
   <translation>Zweimal in Folge gepasst, das sagen die beiden vollen Kreise neben deinem Namen. Beim dritten Mal wärst du raus.</translation>
  </message>
  <message>
   <source>Two points less than the richest line, and gold is shut in. Every turn that Robin passes is a turn for you.</source>
   <translation>Zwei Punkte weniger als die reichste Linie, und Gold ist eingesperrt. Jeder Zug, in dem Robin passt, ist ein Zug für dich.</translation>
  </message>
  <message>
   <source>Two rows, two rules of place. On row 5 two dice lie already, on row 2 one. Begin with your 5: put it where the third die of a row may lie.</source>
   <translation>Zwei Reihen, zwei Regeln fürs Setzen. In Reihe 5 liegen schon zwei Würfel, in Reihe 2 einer. Fang mit deiner 5 an: Setz sie dorthin, wo der dritte Würfel einer Reihe liegen darf.</translation>
  </message>
  <message>
   <source>Two to four can play. The highest roll begins; an empty place is open to everybody.</source>
   <translation>Zwei bis vier können mitspielen. Der höchste Wurf beginnt; ein leerer Platz steht allen offen.</translation>
  </message>
  <message>
   <source>Two turns gone. Staging is a gamble: it works when nobody else gets onto the row first.</source>
   <translation>Zwei Züge sind weg. Warten ist ein Wagnis: Es gelingt, wenn vorher niemand anders in die Reihe kommt.</translation>
  </message>
  <message>
   <source>Until your Head has left the zone, every line goes straight on.</source>
   <translation>Bis dein Kopf die Zone verlassen hat, führt jede Linie geradeaus weiter.</translation>
  </message>
  <message>
   <source>Up to twelve ways</source>
   <translation>Bis zu zwölf Möglichkeiten</translation>
  </message>
  <message>
   <source>Wait beside the row</source>
   <translation>Neben der Reihe warten</translation>
  </message>
  <message>
   <source>Welcome to the Lawn: six rows, one for each number on a die, with five places in each. In the middle of every row lies a white Power Die that belongs to nobody, yet.</source>
   <translation>Willkommen auf dem Rasen: sechs Reihen, eine für jede Zahl eines Würfels, mit je fünf Feldern. In der Mitte jeder Reihe liegt ein weißer Kraftwürfel, der niemandem gehört. Noch nicht.</translation>
  </message>
  <message>
   <source>Welcome! The board has 12 by 12 cells. The frame in the middle marks the zone, 4 by 4 cells, and inside it the four coloured cells are the hub. You play blue and start on f7.</source>
   <translation>Willkommen! Das Brett hat 12 mal 12 Felder. Der Rahmen in der Mitte umgibt die Zone, 4 mal 4 Felder, und die vier farbigen Felder darin sind der Kern. Du spielst Blau und startest auf f7.</translation>
  </message>
  <message>
   <source>Well chosen: no roll takes your Head from e8. Equally near does not mean equally good.</source>
   <translation>Gut gewählt: Auf e8 schlägt kein Wurf deinen Kopf. Gleich nah heißt nicht gleich gut.</translation>
  </message>
  <message>
   <source>What are the six white dice?</source>
   <translation>Was sind die sechs weißen Würfel?</translation>
  </message>
  <message>
   <source>What do your passes do when you lay a line again?</source>
   <translation>Was passiert mit deinem Passen, wenn du wieder eine Linie legst?</translation>
  </message>
  <message>
   <source>What if nothing fits? Here your last die is a 5, and gold is too strong on row 5. Then you roll, as often as it takes. There are no Strikes.</source>
   <translation>Und wenn nichts geht? Hier ist dein letzter Würfel eine 5, und Gold ist in Reihe 5 zu stark. Dann würfelst du, so oft wie nötig. Striche gibt es keine.</translation>
  </message>
  <message>
   <source>What it is worth</source>
   <translation>Was es wert ist</translation>
  </message>
  <message>
   <source>What you cross is yours</source>
   <translation>Was auf dem Weg liegt</translation>
  </message>
  <message>
   <source>When nobody can move any more, count: cells you own and chips you took.</source>
   <translation>Wenn niemand mehr ziehen kann, wird gezählt: eigene Felder und geschlagene Steine.</translation>
  </message>
  <message>
   <source>When nobody can move, nobody can play on.</source>
   <translation>Wenn niemand ziehen kann, kann auch niemand weiterspielen.</translation>
  </message>
  <message>
   <source>When nobody is left who can move, the game is over. Robin is out, and you have passed twice. You rolled a 3, and no line of 3 fits.</source>
   <translation>Wenn niemand mehr ziehen kann, ist die Partie vorbei. Robin ist raus, und du hast zweimal gepasst. Du hast eine 3 gewürfelt, und keine 3er-Linie geht.</translation>
  </message>
  <message>
   <source>When only one player is left, that player goes on alone, without Strikes.</source>
   <translation>Wenn nur noch eine Farbe handeln kann, macht sie allein weiter, ohne Striche.</translation>
  </message>
  <message>
   <source>When your Head is taken</source>
   <translation>Wohin mit dem Kopf?</translation>
  </message>
  <message>
   <source>Which dice collapse when you push into a row?</source>
   <translation>Welche Würfel kippen um, wenn du in eine Reihe schiebst?</translation>
  </message>
  <message>
   <source>Which dice of a Player Row 2 3 3 4 6 can be used?</source>
   <translation>Welche Würfel eines Vorrats 2 3 3 4 6 sind spielbar?</translation>
  </message>
  <message>
   <source>Which is worth more here? Your 6 would be the second on row 6, your 4 the third on row 4. Count what each would add, then play.</source>
   <translation>Was ist hier mehr wert? Deine 6 wäre die zweite in Reihe 6, deine 4 die dritte in Reihe 4. Rechne aus, was jede bringt, und spiel dann.</translation>
  </message>
  <message>
   <source>Which is worth more: four 5s on one row, or two 5s and two 6s on two rows?</source>
   <translation>Was ist mehr wert: vier 5er in einer Reihe oder zwei 5er und zwei 6er in zwei Reihen?</translation>
  </message>
  <message>
   <source>While a die can be played, you must play one. Your 4 and your 6 both fit. Put the 6 on row 6: you have a die there already.</source>
   <translation>Solange ein Würfel spielbar ist, musst du einen spielen. Deine 4 und deine 6 gehen beide. Setz die 6 in Reihe 6: Dort liegt schon einer von dir.</translation>
  </message>
  <message>
   <source>While your Head has never been outside the zone, your line must go on in your own direction, starting on the next cell. For you: from f8 upwards.</source>
   <translation>Solange dein Kopf nie außerhalb der Zone gestanden hat, muss deine Linie in deiner eigenen Richtung weiterführen und auf dem nächsten Feld beginnen. Bei dir: von f8 nach oben.</translation>
  </message>
  <message>
   <source>Who begins, and who plays</source>
   <translation>Wer beginnt und wer mitspielt</translation>
  </message>
  <message>
   <source>Who passes three times in a row plays no more; the others go on.</source>
   <translation>Wer dreimal in Folge passt, spielt nicht mehr mit; die anderen machen weiter.</translation>
  </message>
  <message>
   <source>Whoever gets onto a row topples all the waiting dice of others there.</source>
   <translation>Wer in eine Reihe kommt, kippt alle Würfel um, die andere dort warten lassen.</translation>
  </message>
  <message>
   <source>Whoever moved last wins</source>
   <translation>Wer zuletzt gezogen hat, gewinnt</translation>
  </message>
  <message>
   <source>Whoever strikes first does not have to hide.</source>
   <translation>Wer zuerst zuschlägt, muss sich nicht verstecken.</translation>
  </message>
  <message>
   <source>Whoever took it</source>
   <translation>Wer ihn geschlagen hat</translation>
  </message>
  <message>
   <source>Whom do you topple? Mira has two dice waiting beside row 5 and can get in next turn. Jonas has one waiting beside row 3. You can enter either row.</source>
   <translation>Wen kippst du um? Mira lässt zwei Würfel neben Reihe 5 warten und kommt im nächsten Zug hinein. Jonas lässt einen neben Reihe 3 warten. Du kommst in beide Reihen.</translation>
  </message>
  <message>
   <source>Why is the edge of the board often a bad place for a Head?</source>
   <translation>Warum ist der Rand des Bretts oft ein schlechter Platz für einen Kopf?</translation>
  </message>
  <message>
   <source>With a 1 the first line is only f7 itself.</source>
   <translation>Bei einer 1 ist die erste Linie nur f7 selbst.</translation>
  </message>
  <message>
   <source>With three players, one place in the hub stays empty: f6. Nobody starts there, and nobody owns that quarter.</source>
   <translation>Zu dritt bleibt ein Platz im Kern leer: f6. Dort startet niemand, und dieses Viertel gehört niemandem.</translation>
  </message>
  <message>
   <source>Without the captured Power Die you would have had 2 against 3.</source>
   <translation>Ohne den eroberten Kraftwürfel hättest du 2 gegen 3 gehabt.</translation>
  </message>
  <message>
   <source>Yes, but only half</source>
   <translation>Ja, aber nur halb</translation>
  </message>
  <message>
   <source>Yes, nobody can cross my chips</source>
   <translation>Ja, über meine Steine kommt niemand</translation>
  </message>
  <message>
   <source>Yes, sorted into the owner’s Player Row.</source>
   <translation>Ja, einsortiert in den Vorrat seiner Farbe.</translation>
  </message>
  <message>
   <source>Yes, they count like dice on the row</source>
   <translation>Ja, sie zählen wie Würfel in der Reihe</translation>
  </message>
  <message>
   <source>Yes, turning is always allowed</source>
   <translation>Ja, abbiegen ist immer erlaubt</translation>
  </message>
  <message>
   <source>Yes, when the chips are taken back</source>
   <translation>Ja, wenn die Steine zurückgeschlagen werden</translation>
  </message>
  <message>
   <source>Yes. A line that can be laid must be laid.</source>
   <translation>Ja. Eine Linie, die geht, muss gelegt werden.</translation>
  </message>
  <message>
   <source>Yes. Equal highest scores share the win.</source>
   <translation>Ja. Gleich hohe Punktzahlen teilen sich den Sieg.</translation>
  </message>
  <message>
   <source>Yes. In a corner only two cells lie beside the Head, and long lines leave the board.</source>
   <translation>Ja. In einer Ecke liegen nur zwei Felder neben dem Kopf, und lange Linien führen vom Brett.</translation>
  </message>
  <message>
   <source>Yes. Only when several are equally near is there anything to choose.</source>
   <translation>Ja. Nur wenn mehrere gleich nah sind, gibt es etwas zu wählen.</translation>
  </message>
  <message>
   <source>Yes. The tray shows the odds wherever a roll is on offer.</source>
   <translation>Ja. Wo immer du würfeln darfst, steht die Chance dabei.</translation>
  </message>
  <message>
   <source>Yes. You will see how in a few lessons.</source>
   <translation>Ja. Wie, das siehst du in ein paar Lektionen.</translation>
  </message>
  <message>
   <source>Yes: 0 dice + 1 for the 6 + 1 for the Power Die. Jonas holds with 3, so you are one short.</source>
   <translation>Ja: 0 Würfel + 1 für die 6 + 1 für den Kraftwürfel. Jonas hält mit 3 dagegen, also fehlt dir einer.</translation>
  </message>
  <message>
   <source>Yes: 1 − (5/6)³. Less than even, so have something sure to do meanwhile.</source>
   <translation>Ja: 1 − (5/6)³. Weniger als die Hälfte, also hab inzwischen etwas Sicheres zu tun.</translation>
  </message>
  <message>
   <source>Yes: 1 − 5/6 × 5/6. In six turns it is still only 67 %.</source>
   <translation>Ja: 1 − 5/6 × 5/6. Selbst in sechs Zügen sind es erst 67 %.</translation>
  </message>
  <message>
   <source>Yes: 12 cells and 4 captured chips.</source>
   <translation>Ja: 12 Felder und 4 geschlagene Steine.</translation>
  </message>
  <message>
   <source>Yes: 2 + 6.</source>
   <translation>Ja: 2 + 6.</translation>
  </message>
  <message>
   <source>Yes: 25 points against 5 + 6 = 11.</source>
   <translation>Ja: 25 Punkte gegen 5 + 6 = 11.</translation>
  </message>
  <message>
   <source>Yes: 3 against 3</source>
   <translation>Ja: 3 gegen 3</translation>
  </message>
  <message>
   <source>Yes: 74 + 23 = 97, and 63 + 25 = 88. The highest score wins.</source>
   <translation>Ja: 74 + 23 = 97 und 63 + 25 = 88. Die höchste Punktzahl gewinnt.</translation>
  </message>
  <message>
   <source>Yes: both are 3 steps away, and the owner of the Head chooses.</source>
   <translation>Ja: Beide sind 3 Schritte entfernt; wählen darf die Farbe, der der Kopf gehört.</translation>
  </message>
  <message>
   <source>Yes: f7, f8, f9, f10, f11, f12. The hub cell is the first of the six.</source>
   <translation>Ja: f7, f8, f9, f10, f11, f12. Das Kernfeld ist das erste der sechs.</translation>
  </message>
  <message>
   <source>Yes: four dice and one for the captured Power Die.</source>
   <translation>Ja: vier Würfel und einer für den eroberten Kraftwürfel.</translation>
  </message>
  <message>
   <source>Yes: on either inner place.</source>
   <translation>Ja: auf eines der inneren Felder.</translation>
  </message>
  <message>
   <source>Yes: one chip on any of the four cells beside your Head.</source>
   <translation>Ja: einen Stein auf jedem der vier Felder neben deinem Kopf.</translation>
  </message>
  <message>
   <source>Yes: only the lowest and the highest. They are called boundary dice.</source>
   <translation>Ja: nur der kleinste und der größte. Sie heißen Randwürfel.</translation>
  </message>
  <message>
   <source>You and Robin both rolled a 5. Those who share the highest roll again.</source>
   <translation>Du und Robin habt beide eine 5 gewürfelt. Wer sich den höchsten Wurf teilt, würfelt noch einmal.</translation>
  </message>
  <message>
   <source>You are in, and a gold die is out. Two of yours still wait.</source>
   <translation>Du bist drin, und ein goldener Würfel ist draußen. Zwei von deinen warten noch.</translation>
  </message>
  <message>
   <source>You can use either end of your row, whichever suits you.</source>
   <translation>Du kannst jedes der beiden Enden deines Vorrats nehmen, ganz wie du willst.</translation>
  </message>
  <message>
   <source>You could do that, but first roll the 1: you may do both in one turn.</source>
   <translation>Das ginge auch, aber wirf erst die 1: In einem Zug ist beides erlaubt.</translation>
  </message>
  <message>
   <source>You could do that, but first roll the 6: you may do both in one turn.</source>
   <translation>Das ginge auch, aber wirf erst die 6: In einem Zug ist beides erlaubt.</translation>
  </message>
  <message>
   <source>You could do that, too. But this time stage a 6 at the left of row 6.</source>
   <translation>Das ginge auch. Aber lass diesmal eine 6 links neben Reihe 6 warten.</translation>
  </message>
  <message>
   <source>You could pass now and take a Strike. But staging is always allowed and costs none. Let the 6 wait beside its row.</source>
   <translation>Du könntest jetzt passen und einen Strich nehmen. Aber warten lassen darfst du immer, und es kostet keinen. Lass die 6 neben ihrer Reihe warten.</translation>
  </message>
  <message>
   <source>You had to. Now Robin moves, and then we see what the corner costs.</source>
   <translation>Du musstest. Jetzt zieht Robin, und dann sehen wir, was die Ecke kostet.</translation>
  </message>
  <message>
   <source>You have 2 there, and Jonas holds with 4.</source>
   <translation>Du hast dort 2, und Jonas hält mit 4 dagegen.</translation>
  </message>
  <message>
   <source>You have captured the Power Dice of rows 2 and 6. How many points do they bring?</source>
   <translation>Du hast die Kraftwürfel der Reihen 2 und 6 erobert. Wie viele Punkte bringen sie?</translation>
  </message>
  <message>
   <source>You have captured the Power Die of row 6 and have four dice there. How strong must another player be to get onto row 6?</source>
   <translation>Du hast den Kraftwürfel von Reihe 6 erobert und dort vier Würfel. Wie stark müssen andere sein, um in Reihe 6 zu kommen?</translation>
  </message>
  <message>
   <source>You have no dice there yet: 1 for the die you play and 1 for the Power Die.</source>
   <translation>Noch hast du dort keine Würfel: 1 für den Würfel, den du spielst, und 1 für den Kraftwürfel.</translation>
  </message>
  <message>
   <source>You have one more 5. Push again, and let red fall again.</source>
   <translation>Du hast noch eine 5. Schieb noch einmal, und lass wieder Rot fallen.</translation>
  </message>
  <message>
   <source>You have placed all, and the round is over.</source>
   <translation>Du hast alles gesetzt, und die Runde ist vorbei.</translation>
  </message>
  <message>
   <source>You have two 6s on row 6. A third would be worth a lot. Roll your lowest die, the 1, and see.</source>
   <translation>Du hast zwei 6er in Reihe 6. Ein dritter wäre viel wert. Wirf deinen kleinsten Würfel, die 1, und sieh, was kommt.</translation>
  </message>
  <message>
   <source>You have what you need. Place a die.</source>
   <translation>Du hast schon, was du brauchst. Setz einen Würfel.</translation>
  </message>
  <message>
   <source>You have what you need: a 4.</source>
   <translation>Du hast schon, was du brauchst: eine 4.</translation>
  </message>
  <message>
   <source>You may never skip a turn because you dislike the choice. As long as the roll allows a line, one must be laid, even the worst.</source>
   <translation>Du darfst nie aussetzen, nur weil dir die Auswahl nicht gefällt. Solange der Wurf eine Linie zulässt, muss eine gelegt werden, und sei es die schlechteste.</translation>
  </message>
  <message>
   <source>You need a 5. You can roll one end die in each of three turns. How likely is it that a 5 comes?</source>
   <translation>Du brauchst eine 5. In drei Zügen kannst du je einen Randwürfel werfen. Wie wahrscheinlich ist es, dass eine 5 kommt?</translation>
  </message>
  <message>
   <source>You need no roll: one of your ends gets in as it is.</source>
   <translation>Du musst nicht würfeln: Einer deiner Randwürfel kommt so hinein, wie er ist.</translation>
  </message>
  <message>
   <source>You need no roll: the 3 fits.</source>
   <translation>Du musst nicht würfeln: Die 3 geht.</translation>
  </message>
  <message>
   <source>You only have to match the strongest single player, not all together.</source>
   <translation>Du musst nur mit der stärksten einzelnen Farbe mithalten, nicht mit allen zusammen.</translation>
  </message>
  <message>
   <source>You own 12 chips now, and you have taken 4. How many points is that?</source>
   <translation>Du besitzt jetzt 12 Steine und hast 4 geschlagen. Wie viele Punkte sind das?</translation>
  </message>
  <message>
   <source>You own 74 cells and have taken 23 chips. Robin owns 63 cells and has taken 25. How does it end?</source>
   <translation>Du besitzt 74 Felder und hast 23 Steine geschlagen. Robin besitzt 63 Felder und hat 25 geschlagen. Wie geht es aus?</translation>
  </message>
  <message>
   <source>You push into a row. Who rolls the die that falls off?</source>
   <translation>Du schiebst in eine Reihe. Wer wirft den Würfel, der herunterfällt?</translation>
  </message>
  <message>
   <source>You rolled a 2 and the only line takes you into a corner. What now?</source>
   <translation>Du hast eine 2 gewürfelt, und die einzige Linie führt dich in eine Ecke. Was nun?</translation>
  </message>
  <message>
   <source>You rolled a 3. Lay the last line.</source>
   <translation>Du hast eine 3 gewürfelt. Leg die letzte Linie.</translation>
  </message>
  <message>
   <source>You rolled a 3. The marks show where your lines can end. Point at one to see the whole line, then click it.</source>
   <translation>Du hast eine 3 gewürfelt. Die Marken zeigen, wo deine Linien enden können. Zeig auf eine, um die ganze Linie zu sehen, und klick dann darauf.</translation>
  </message>
  <message>
   <source>You rolled a 4. One line would fill the last free cell of the corner: a12. Tempting! Try it first, and see what comes of it.</source>
   <translation>Du hast eine 4 gewürfelt. Eine Linie würde das letzte freie Feld der Ecke füllen: a12. Verlockend! Probier sie zuerst aus und sieh, was dabei herauskommt.</translation>
  </message>
  <message>
   <source>You rolled a 5. Fill all four of them with one line.</source>
   <translation>Du hast eine 5 gewürfelt. Füll alle vier mit einer Linie.</translation>
  </message>
  <message>
   <source>You rolled a 5. One line takes Robin’s Head; after it, Robin is far behind. Often the best safety is to strike first.</source>
   <translation>Du hast eine 5 gewürfelt. Eine Linie schlägt Robins Kopf; danach ist Robin weit zurück. Oft ist es am sichersten, zuerst zuzuschlagen.</translation>
  </message>
  <message>
   <source>You rolled a 6. Find the line that takes four gold chips at once.</source>
   <translation>Du hast eine 6 gewürfelt. Finde die Linie, die vier goldene Steine auf einmal schlägt.</translation>
  </message>
  <message>
   <source>You stand on k7 and rolled a 6. Take the whole column back.</source>
   <translation>Du stehst auf k7 und hast eine 6 gewürfelt. Hol dir die ganze Spalte zurück.</translation>
  </message>
  <message>
   <source>You take Robin’s Head, but it goes on from g3, right beside your line: four of the six rolls would hit you back.</source>
   <translation>Du schlägst Robins Kopf, aber er macht auf g3 weiter, direkt neben deiner Linie: Mit vier der sechs Würfe schlägt er zurück.</translation>
  </message>
  <message>
   <source>You turned, or you went on: it was your choice. The next lesson shows all the choices you have.</source>
   <translation>Abgebogen oder geradeaus: Das war deine Wahl. Die nächste Lektion zeigt alle Möglichkeiten, die du hast.</translation>
  </message>
  <message>
   <source>You win by 74 to 63</source>
   <translation>Du gewinnst 74 zu 63</translation>
  </message>
  <message>
   <source>You win by 97 to 88</source>
   <translation>Du gewinnst 97 zu 88</translation>
  </message>
  <message>
   <source>Your 2 can wait: the 6 brings more.</source>
   <translation>Deine 2 kann warten: Die 6 bringt mehr.</translation>
  </message>
  <message>
   <source>Your 2 has a place on row 2. The 6 has none: roll the 6.</source>
   <translation>Deine 2 hat ein Feld in Reihe 2. Die 6 hat keins: Wirf die 6.</translation>
  </message>
  <message>
   <source>Your 3s are locked: they lie between the ends of your row.</source>
   <translation>Deine 3er sind gesperrt: Sie liegen zwischen den Enden deines Vorrats.</translation>
  </message>
  <message>
   <source>Your 4 is locked: it comes free when the 6 has left the end of your row.</source>
   <translation>Deine 4 ist gesperrt: Sie wird frei, wenn die 6 nicht mehr am Ende deines Vorrats liegt.</translation>
  </message>
  <message>
   <source>Your 4 is locked: only the lowest and the highest die can be used.</source>
   <translation>Deine 4 ist gesperrt: Nur der kleinste und der größte Würfel sind spielbar.</translation>
  </message>
  <message>
   <source>Your 4 is strong enough to push at once.</source>
   <translation>Deine 4 ist stark genug, um sofort zu schieben.</translation>
  </message>
  <message>
   <source>Your 5 has come to the end. You have a die on row 5 already: add it.</source>
   <translation>Deine 5 ist ans Ende gerückt. In Reihe 5 hast du schon einen Würfel: Setz sie dazu.</translation>
  </message>
  <message>
   <source>Your 5 is locked as long as the 6 lies at the end.</source>
   <translation>Deine 5 ist gesperrt, solange die 6 am Ende liegt.</translation>
  </message>
  <message>
   <source>Your 6 beats Robin’s 2: you begin.</source>
   <translation>Deine 6 ist höher als Robins 2: Du beginnst.</translation>
  </message>
  <message>
   <source>Your 6 is strong enough to go in. Why wait?</source>
   <translation>Deine 6 ist stark genug für die Reihe. Wozu warten?</translation>
  </message>
  <message>
   <source>Your 6 is strong enough: 1 + 1 + 1 makes 3, against 3.</source>
   <translation>Deine 6 ist stark genug: 1 + 1 + 1 macht 3, gegen 3.</translation>
  </message>
  <message>
   <source>Your Head stands in the corner, a12. Roll, and see what is left.</source>
   <translation>Dein Kopf steht in der Ecke, a12. Würfle und sieh, was übrig ist.</translation>
  </message>
  <message>
   <source>Your Head stands on f10. A line may start on any of the four cells beside it: above, below, left or right. From there it runs in any direction but back over the Head. Four starts, three directions: up to twelve lines.</source>
   <translation>Dein Kopf steht auf f10. Eine Linie darf auf jedem der vier Felder neben ihm beginnen: darüber, darunter, links oder rechts. Von dort läuft sie in jede Richtung, nur nicht zurück über den Kopf. Vier Anfänge, drei Richtungen: bis zu zwölf Linien.</translation>
  </message>
  <message>
   <source>Your Head stands on j7. This time you rolled a 5. Lay the line that brings in the most points.</source>
   <translation>Dein Kopf steht auf j7. Diesmal hast du eine 5 gewürfelt. Leg die Linie, die am meisten Punkte bringt.</translation>
  </message>
  <message>
   <source>Your Head still stands inside the zone, the framed square. Roll again.</source>
   <translation>Dein Kopf steht noch in der Zone, dem umrahmten Quadrat. Würfle noch einmal.</translation>
  </message>
  <message>
   <source>Your Head was run over. f8 and h10 are both three steps away from i8, so you choose, not Robin.</source>
   <translation>Dein Kopf wurde geschlagen. f8 und h10 sind beide drei Schritte von i8 entfernt, also wählst du, nicht Robin.</translation>
  </message>
  <message>
   <source>Your Head was taken, and only one chip of yours is nearest. Who decides?</source>
   <translation>Dein Kopf wurde geschlagen, und nur ein Stein von dir ist der nächste. Wer entscheidet?</translation>
  </message>
  <message>
   <source>Your Power Die counts as well.</source>
   <translation>Dein Kraftwürfel zählt auch.</translation>
  </message>
  <message>
   <source>Your Strength on a row must be at least that of its strongest other player.</source>
   <translation>Deine Stärke in einer Reihe muss mindestens so groß sein wie die der stärksten anderen Farbe.</translation>
  </message>
  <message>
   <source>Your Strength there is 2, and Jonas holds with 3. Too little.</source>
   <translation>Deine Stärke dort ist 2, und Jonas hält mit 3 dagegen. Zu wenig.</translation>
  </message>
  <message>
   <source>Your first die</source>
   <translation>Dein erster Würfel</translation>
  </message>
  <message>
   <source>Your first game</source>
   <translation>Deine erste Partie</translation>
  </message>
  <message>
   <source>Your first line</source>
   <translation>Deine erste Linie</translation>
  </message>
  <message>
   <source>Your first line starts on f7, the blue cell of the hub, and runs up.</source>
   <translation>Deine erste Linie beginnt auf f7, dem blauen Feld des Kerns, und führt nach oben.</translation>
  </message>
  <message>
   <source>Your first line starts on your own hub cell, f7, and runs straight out of the hub: for you that is up. The hub cell counts. Click the marked end, or drag from f7 to it.</source>
   <translation>Deine erste Linie beginnt auf deinem eigenen Kernfeld, f7, und führt geradewegs aus dem Kern: bei dir nach oben. Das Kernfeld zählt mit. Klick auf das markierte Ende oder zieh von f7 dorthin.</translation>
  </message>
  <message>
   <source>Your first line. Mira is next.</source>
   <translation>Deine erste Linie. Als Nächstes kommt Mira.</translation>
  </message>
  <message>
   <source>Your first whole game, against Robin. I look on: when a line would cost you a lot, I say so and tell you why. You can still lay it.</source>
   <translation>Deine erste ganze Partie, gegen Robin. Ich schaue zu: Wenn eine Linie dich viel kosten würde, sage ich es und erkläre dir, warum. Legen kannst du sie trotzdem.</translation>
  </message>
  <message>
   <source>Your first whole round, against Mira, Jonas and Tove. I look on: when a move would cost you a lot, I say so and tell you why. You can still make it.</source>
   <translation>Deine erste ganze Runde, gegen Mira, Jonas und Tove. Ich schaue zu: Wenn ein Zug dich viel kosten würde, sage ich es und erkläre dir, warum. Machen kannst du ihn trotzdem.</translation>
  </message>
  <message>
   <source>Your next 5 has moved up to the end of your row. This time use your other end: the 1.</source>
   <translation>Deine nächste 5 ist ans Ende des Vorrats gerückt. Nimm diesmal das andere Ende: die 1.</translation>
  </message>
  <message>
   <source>Your only die is a 6, and row 6 is full of gold: too strong. But as long as you have not rolled, there is something to do. Roll it.</source>
   <translation>Dein einziger Würfel ist eine 6, und Reihe 6 ist voller Gold: zu stark. Aber solange du noch nicht gewürfelt hast, gibt es etwas zu tun. Wirf sie.</translation>
  </message>
  <message>
   <source>Your own chip lies there. A line cannot end on it either.</source>
   <translation>Dort liegt ein eigener Stein. Auch auf ihm kann keine Linie enden.</translation>
  </message>
  <message>
   <source>Your own die fell: you rolled a 2 and have it back. So you gained nothing. Always look at the far end before you push.</source>
   <translation>Dein eigener Würfel ist gefallen: Du hast eine 2 geworfen und hast ihn wieder. Gewonnen hast du also nichts. Sieh vor dem Schieben immer zuerst ans andere Ende.</translation>
  </message>
  <message>
   <source>Your own die lies far left. The far right is free.</source>
   <translation>Ganz links liegt dein eigener Würfel. Ganz rechts ist frei.</translation>
  </message>
  <message>
   <source>Your turn again. Roll the die.</source>
   <translation>Du bist wieder am Zug. Wirf den Würfel.</translation>
  </message>
  <message>
   <source>Your turn, and a chance to strike back: you stand on h10 and rolled a 4. Take Robin’s Head on i11.</source>
   <translation>Dein Zug und die Gelegenheit, zurückzuschlagen: Du stehst auf h10 und hast eine 4 gewürfelt. Schlag Robins Kopf auf i11.</translation>
  </message>
  <message>
   <source>Your turn: roll, then lay your first line</source>
   <translation>Du bist am Zug: Würfle, dann leg deine erste Linie</translation>
  </message>
  <message>
   <source>Yours stay. Only those of the others fall.</source>
   <translation>Deine bleiben stehen. Nur die der anderen kippen.</translation>
  </message>
  <message>
   <source>Yours. With two players two places stay empty, and with four none.</source>
   <translation>Deins. Zu zweit bleiben zwei Plätze leer, zu viert keiner.</translation>
  </message>
  <message>
   <source>a7 has a gold chip, so no line can end there.</source>
   <translation>Auf a7 liegt ein goldener Stein, also kann dort keine Linie enden.</translation>
  </message>
  <message>
   <source>a8 has a gold chip, so no line can end there.</source>
   <translation>Auf a8 liegt ein goldener Stein, also kann dort keine Linie enden.</translation>
  </message>
  <message>
   <source>a9 has a gold chip.</source>
   <translation>Auf a9 liegt ein goldener Stein.</translation>
  </message>
  <message>
   <source>b10 has a gold chip.</source>
   <translation>Auf b10 liegt ein goldener Stein.</translation>
  </message>
  <message>
   <source>b7 has a gold chip, so this line cannot end there.</source>
   <translation>Auf b7 liegt ein goldener Stein, also kann diese Linie dort nicht enden.</translation>
  </message>
  <message>
   <source>b8 has a gold chip, so no line can end there.</source>
   <translation>Auf b8 liegt ein goldener Stein, also kann dort keine Linie enden.</translation>
  </message>
  <message>
   <source>b9 has a gold chip, so no line can end there.</source>
   <translation>Auf b9 liegt ein goldener Stein, also kann dort keine Linie enden.</translation>
  </message>
  <message>
   <source>c10 is two steps away from the gold Head on b11. A 3, a 4, a 5 or a 6 would take your Head again.</source>
   <translation>c10 ist zwei Schritte vom goldenen Kopf auf b11 entfernt. Eine 3, eine 4, eine 5 oder eine 6 würde deinen Kopf noch einmal schlagen.</translation>
  </message>
  <message>
   <source>d10 is four steps away from b8. Only the nearest chips are open to you.</source>
   <translation>d10 ist vier Schritte von b8 entfernt. Nur die nächsten Steine stehen dir offen.</translation>
  </message>
  <message>
   <source>d12 has your own chip.</source>
   <translation>Auf d12 liegt ein eigener Stein.</translation>
  </message>
  <message>
   <source>d7</source>
   <translation>d7</translation>
  </message>
  <message>
   <source>d7 is 3 steps away, and f5 is 3 steps, too: 2 across and 1 up. So it is not the only one.</source>
   <translation>Bis d7 sind es 3 Schritte, aber bis f5 auch 3: 2 zur Seite und 1 nach oben. Es ist also nicht der einzige.</translation>
  </message>
  <message>
   <source>d7 or f5, as the owner likes</source>
   <translation>d7 oder f5, freie Wahl</translation>
  </message>
  <message>
   <source>e11 has a gold chip, even a Head. A line cannot end on it.</source>
   <translation>Auf e11 liegt ein goldener Stein, sogar ein Kopf. Dort kann keine Linie enden.</translation>
  </message>
  <message>
   <source>f11 has your own chip. Own or not: the end must be empty.</source>
   <translation>Auf f11 liegt ein eigener Stein. Eigen oder nicht: Das Ende muss leer sein.</translation>
  </message>
  <message>
   <source>f12</source>
   <translation>f12</translation>
  </message>
  <message>
   <source>f13</source>
   <translation>f13</translation>
  </message>
  <message>
   <source>f6</source>
   <translation>f6</translation>
  </message>
  <message>
   <source>f6 belongs to another colour. You leave the hub upwards.</source>
   <translation>f6 gehört einer anderen Farbe. Du verlässt den Kern nach oben.</translation>
  </message>
  <message>
   <source>f6 stays red. Start on f8, go down, and cross it.</source>
   <translation>f6 bleibt rot. Beginn auf f8, lauf nach unten und über den Stein.</translation>
  </message>
  <message>
   <source>f7 and f8 are yours. Long or short: the die decides how far you go, and on your first turn the hub decides where.</source>
   <translation>f7 und f8 gehören dir. Lang oder kurz: Der Würfel bestimmt, wie weit du kommst, und im ersten Zug bestimmt der Kern, wo.</translation>
  </message>
  <message>
   <source>f9 lies outside the zone. From now on you may turn.</source>
   <translation>f9 liegt außerhalb der Zone. Von jetzt an darfst du abbiegen.</translation>
  </message>
  <message>
   <source>g12 has a gold chip, so this line cannot end there.</source>
   <translation>Auf g12 liegt ein goldener Stein, also kann diese Linie dort nicht enden.</translation>
  </message>
  <message>
   <source>h4</source>
   <translation>h4</translation>
  </message>
  <message>
   <source>h4 is 4 steps away. Others are nearer.</source>
   <translation>h4 ist 4 Schritte entfernt. Andere sind näher.</translation>
  </message>
  <message>
   <source>i5</source>
   <translation>i5</translation>
  </message>
  <message>
   <source>k5</source>
   <translation>k5</translation>
  </message>
  <message>
   <source>k6, k5 and k4 were gold: three cells, three points, and two empty cells on top. Eight points in one turn.</source>
   <translation>k6, k5 und k4 waren golden: drei Felder, drei Punkte und zwei leere Felder dazu. Acht Punkte in einem Zug.</translation>
  </message>
  <message>
   <source>l4</source>
   <translation>l4</translation>
  </message>
 </context>
 <context>
  <name>LessonButton</name>
  <message numerus="yes">
   <source>%n minute(s)</source>
   <translation>
    <numerusform>%n Minute</numerusform>
    <numerusform>%n Minuten</numerusform>
   </translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Geschafft</translation>
  </message>
  <message>
   <source>Lesson {number}: {title}</source>
   <translation>Lektion {number}: {title}</translation>
  </message>
  <message>
   <source>Step {number} of {count}</source>
   <translation>Schritt {number} von {count}</translation>
  </message>
 </context>
 <context>
  <name>LessonPanel</name>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Leave the lesson</source>
   <translation>Lektion verlassen</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <source>Rule {rule}</source>
   <translation>Regel {rule}</translation>
  </message>
  <message>
   <source>Show me</source>
   <translation>Zeig es mir</translation>
  </message>
  <message>
   <source>Skip</source>
   <translation>Überspringen</translation>
  </message>
 </context>
 <context>
  <name>LessonTable</name>
  <message>
   <source>Blue</source>
   <comment>the learner's name in lessons</comment>
   <translation>Blau</translation>
  </message>
  <message>
   <source>Finish</source>
   <translation>Fertig</translation>
  </message>
  <message>
   <source>If you want it all the same, do it once more.</source>
   <translation>Wenn du es trotzdem willst, mach es noch einmal.</translation>
  </message>
  <message>
   <source>Next lesson</source>
   <translation>Nächste Lektion</translation>
  </message>
  <message>
   <source>That was the last lesson of this course. You know all the rules now.</source>
   <translation>Das war die letzte Lektion dieses Kurses. Jetzt kennst du alle Regeln.</translation>
  </message>
  <message>
   <source>To the lessons</source>
   <translation>Zu den Lektionen</translation>
  </message>
  <message>
   <source>Well done! Next comes “{title}”.</source>
   <translation>Gut gemacht! Als Nächstes kommt „{title}“.</translation>
  </message>
  <message>
   <source>{game}, lesson {number} of {count}</source>
   <translation>{game}, Lektion {number} von {count}</translation>
  </message>
 </context>
 <context>
  <name>Level</name>
  <message>
   <source>Beginner</source>
   <translation>Neuling</translation>
  </message>
  <message>
   <source>Casual</source>
   <translation>Hobby</translation>
  </message>
  <message>
   <source>Expert</source>
   <translation>Profi</translation>
  </message>
  <message>
   <source>Master</source>
   <translation>Meister</translation>
  </message>
  <message>
   <source>Person</source>
   <translation>Mensch</translation>
  </message>
  <message>
   <source>Skilled</source>
   <translation>Geübt</translation>
  </message>
  <message>
   <source>{level} AI</source>
   <comment>an AI of a level: Casual AI</comment>
   <translation>KI {level}</translation>
  </message>
 </context>
 <context>
  <name>Library</name>
  <message numerus="yes">
   <source>%n min</source>
   <comment>minutes</comment>
   <translation>
    <numerusform>%n Min.</numerusform>
    <numerusform>%n Min.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n move(s)</source>
   <translation>
    <numerusform>%n Zug</numerusform>
    <numerusform>%n Züge</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n player(s)</source>
   <translation>
    <numerusform>%n Person</numerusform>
    <numerusform>%n Spielende</numerusform>
   </translation>
  </message>
  <message>
   <source>AIs of several levels</source>
   <translation>KIs mehrerer Stufen</translation>
  </message>
  <message>
   <source>Fourth, {own} to {other}</source>
   <translation>Vierter Platz, {own} zu {other}</translation>
  </message>
  <message>
   <source>Lost {own} to {other}</source>
   <translation>{own} zu {other} verloren</translation>
  </message>
  <message>
   <source>People only</source>
   <translation>Nur Menschen</translation>
  </message>
  <message>
   <source>Same dice</source>
   <translation>Gleiche Würfel</translation>
  </message>
  <message numerus="yes">
   <source>Same dice, seats swapped, over %n game(s): {sums}.</source>
   <translation>
    <numerusform>Gleiche Würfel, Plätze getauscht, über %n Partie: {sums}.</numerusform>
    <numerusform>Gleiche Würfel, Plätze getauscht, über %n Partien: {sums}.</numerusform>
   </translation>
  </message>
  <message>
   <source>Second, {own} to {other}</source>
   <comment>second place, with points of this player and of the best</comment>
   <translation>Zweiter Platz, {own} zu {other}</translation>
  </message>
  <message>
   <source>Shared the win at {own}</source>
   <translation>Geteilter Sieg mit {own}</translation>
  </message>
  <message>
   <source>Third, {own} to {other}</source>
   <translation>Dritter Platz, {own} zu {other}</translation>
  </message>
  <message>
   <source>Today, {time}</source>
   <translation>Heute, {time}</translation>
  </message>
  <message>
   <source>Won {own} to {other}</source>
   <comment>points of the winner and of the next</comment>
   <translation>{own} zu {other} gewonnen</translation>
  </message>
  <message>
   <source>Yesterday, {time}</source>
   <translation>Gestern, {time}</translation>
  </message>
  <message>
   <source>same dice, seats swapped</source>
   <translation>gleiche Würfel, Plätze getauscht</translation>
  </message>
  <message>
   <source>{day}, {time}</source>
   <translation>{day}, {time}</translation>
  </message>
  <message>
   <source>{hours} h</source>
   <translation>{hours} Std.</translation>
  </message>
  <message>
   <source>{hours} h {minutes} min</source>
   <translation>{hours} Std. {minutes} Min.</translation>
  </message>
  <message>
   <source>{level} AI</source>
   <translation>KI {level}</translation>
  </message>
  <message>
   <source>{names} shared the win at {points}</source>
   <translation>{names} teilten sich den Sieg mit {points}</translation>
  </message>
  <message>
   <source>{name} won with {points}</source>
   <translation>{name} hat mit {points} gewonnen</translation>
  </message>
 </context>
 <context>
  <name>LibraryDesk</name>
  <message numerus="yes">
   <source>%n game(s) exported to {file}</source>
   <translation>
    <numerusform>%n Partie nach {file} exportiert</numerusform>
    <numerusform>%n Partien nach {file} exportiert</numerusform>
   </translation>
  </message>
  <message>
   <source>Deleted: {game}</source>
   <translation>Gelöscht: {game}</translation>
  </message>
  <message>
   <source>Export the list</source>
   <translation>Liste exportieren</translation>
  </message>
  <message>
   <source>Games</source>
   <translation>Partien</translation>
  </message>
  <message>
   <source>Save the game</source>
   <translation>Partie speichern</translation>
  </message>
  <message>
   <source>Saved as {file}</source>
   <translation>Gespeichert als {file}</translation>
  </message>
  <message>
   <source>Tables</source>
   <translation>Tabellen</translation>
  </message>
  <message>
   <source>That did not work</source>
   <translation>Das hat nicht geklappt</translation>
  </message>
  <message>
   <source>The game is back</source>
   <translation>Die Partie ist wieder da</translation>
  </message>
 </context>
 <context>
  <name>LibraryPage</name>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Dice</source>
   <translation>Würfel</translation>
  </message>
  <message>
   <source>Games</source>
   <translation>Partien</translation>
  </message>
  <message>
   <source>Games and statistics</source>
   <translation>Partien und Statistik</translation>
  </message>
  <message>
   <source>Part of the page</source>
   <translation>Teil der Seite</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Statistik</translation>
  </message>
 </context>
 <context>
  <name>Line</name>
  <message numerus="yes">
   <source>%n chip(s) are equally near. Pick one.</source>
   <translation>
    <numerusform>%n Stein ist am nächsten. Nimm ihn.</numerusform>
    <numerusform>%n Steine sind gleich nah. Wähl einen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s)</source>
   <translation>
    <numerusform>%n Linie</numerusform>
    <numerusform>%n Linien</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) to choose from. Point at an end to see it.</source>
   <translation>
    <numerusform>Es gibt nur %n Linie. Zeig auf ihr Ende, um sie zu sehen.</numerusform>
    <numerusform>%n Linien zur Wahl. Zeig auf ein Ende, um die Linie zu sehen.</numerusform>
   </translation>
  </message>
  <message>
   <source>+{gain}</source>
   <translation>+{gain}</translation>
  </message>
  <message>
   <source>+{gain} for you: {score} then.</source>
   <translation>+{gain} für dich, macht {score}.</translation>
  </message>
  <message>
   <source>Choose a chip</source>
   <translation>Stein wählen</translation>
  </message>
  <message>
   <source>Choose a line</source>
   <translation>Linie wählen</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>Head to {cell}</source>
   <translation>Kopf nach {cell}</translation>
  </message>
  <message>
   <source>It says how long your line must be.</source>
   <translation>Der Wurf sagt, wie lang deine Linie sein muss.</translation>
  </message>
  <message>
   <source>Lay {line}</source>
   <translation>{line} legen</translation>
  </message>
  <message>
   <source>None</source>
   <translation>Keine</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>Passen</translation>
  </message>
  <message>
   <source>Reach</source>
   <translation>Reichweite</translation>
  </message>
  <message>
   <source>Roll</source>
   <translation>Würfeln</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Leertaste</translation>
  </message>
  <message>
   <source>Territory</source>
   <translation>Gebiet</translation>
  </message>
  <message>
   <source>That is pass {number} of {most} in a row: with the last, a player is out.</source>
   <translation>Gepasst: zum {number}. Mal in Folge. Beim {most}. Mal scheidet man aus.</translation>
  </message>
  <message>
   <source>The Head of {name} goes to {cell}, the nearest chip.</source>
   <translation>Der Kopf von {name} geht auf {cell}, den nächsten Stein.</translation>
  </message>
  <message>
   <source>The game is over</source>
   <translation>Die Partie ist vorbei</translation>
  </message>
  <message>
   <source>The highest roll begins</source>
   <translation>Der höchste Wurf beginnt</translation>
  </message>
  <message>
   <source>The turn passes</source>
   <translation>Du passt</translation>
  </message>
  <message>
   <source>To whose Head each empty cell is nearest</source>
   <translation>Wessen Kopf jedem leeren Feld am nächsten ist</translation>
  </message>
  <message>
   <source>Turn {number}</source>
   <translation>Zug {number}</translation>
  </message>
  <message>
   <source>Until your Head has left {area}, lines go straight on.</source>
   <translation>Bis dein Kopf {area} verlassen hat, führen deine Linien geradeaus.</translation>
  </message>
  <message>
   <source>What each face would allow</source>
   <translation>Was jede Zahl erlaubt</translation>
  </message>
  <message>
   <source>Where the Head can stand in one, two or three turns, and how likely that is</source>
   <translation>Wo der Kopf in einem, zwei oder drei Zügen stehen kann und wie wahrscheinlich das ist</translation>
  </message>
  <message>
   <source>Who begins?</source>
   <translation>Wer beginnt?</translation>
  </message>
  <message>
   <source>Your Head goes on from {cell}</source>
   <translation>Dein Kopf macht von {cell} aus weiter</translation>
  </message>
  <message>
   <source>Your first line runs from your corner of the hub, straight out.</source>
   <translation>Deine erste Linie beginnt in deiner Ecke des Kerns und führt geradeaus hinaus.</translation>
  </message>
  <message>
   <source>lines, best gain</source>
   <translation>Linien, bester Ertrag</translation>
  </message>
  <message>
   <source>pass</source>
   <translation>passen</translation>
  </message>
  <message>
   <source>the hub</source>
   <comment>until your Head has left ...</comment>
   <translation>den Kern</translation>
  </message>
  <message>
   <source>the zone</source>
   <comment>until your Head has left ...</comment>
   <translation>die Zone</translation>
  </message>
  <message>
   <source>{line} runs over the Head of {names}</source>
   <translation>{line} schlägt den Kopf von {names}</translation>
  </message>
  <message numerus="yes">
   <source>{line} takes %n chip(s)</source>
   <translation>
    <numerusform>{line} schlägt %n Stein</numerusform>
    <numerusform>{line} schlägt %n Steine</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{line} takes %n chip(s), with the Head of {names}</source>
   <translation>
    <numerusform>{line} schlägt %n Stein, den Kopf von {names}</numerusform>
    <numerusform>{line} schlägt %n Steine, samt Kopf von {names}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{line} takes %n empty cell(s)</source>
   <translation>
    <numerusform>{line} besetzt %n leeres Feld</numerusform>
    <numerusform>{line} besetzt %n leere Felder</numerusform>
   </translation>
  </message>
  <message>
   <source>{name} cannot lay a line of {roll}</source>
   <translation>{name} kann keine {roll}er-Linie legen</translation>
  </message>
  <message>
   <source>{name} has no chip left and is out.</source>
   <translation>{name} hat keinen Stein mehr und scheidet aus.</translation>
  </message>
  <message numerus="yes">
   <source>{name} may choose among %n chip(s) for the Head.</source>
   <translation>
    <numerusform>{name} hat nur %n Stein für den Kopf.</numerusform>
    <numerusform>{name} darf für den Kopf unter %n Steinen wählen.</numerusform>
   </translation>
  </message>
  <message>
   <source>{name}: choose where your Head goes on</source>
   <translation>{name}, wähl, wo dein Kopf weitermacht</translation>
  </message>
  <message>
   <source>{name}: lay a line of {roll}</source>
   <translation>{name}, leg eine {roll}er-Linie</translation>
  </message>
  <message>
   <source>{name}: roll the die</source>
   <translation>{name}, würfle</translation>
  </message>
  <message>
   <source>{name}’s Head was taken</source>
   <translation>Der Kopf von {name} wurde geschlagen</translation>
  </message>
  <message>
   <source>{name}’s roll</source>
   <translation>Wurf von {name}</translation>
  </message>
  <message>
   <source>{origin} to {end}</source>
   <comment>a line, by its first and its last cell</comment>
   <translation>{origin} nach {end}</translation>
  </message>
 </context>
 <context>
  <name>List</name>
  <message>
   <source>{first} {next}</source>
   <comment>two whole sentences</comment>
   <translation>{first} {next}</translation>
  </message>
  <message>
   <source>{first}, {next}</source>
   <comment>two parts of a list</comment>
   <translation>{first}, {next}</translation>
  </message>
  <message>
   <source>{label}: {text}</source>
   <translation>{label}: {text}</translation>
  </message>
  <message>
   <source>{names} and {last}</source>
   <translation>{names} und {last}</translation>
  </message>
 </context>
 <context>
  <name>MainWindow</name>
  <message>
   <source>&amp;About HOTL Desktop</source>
   <translation>&amp;Über HOTL Desktop</translation>
  </message>
  <message>
   <source>&amp;At once</source>
   <translation>S&amp;ofort</translation>
  </message>
  <message>
   <source>&amp;Chances of the six faces</source>
   <translation>&amp;Chancen der sechs Zahlen</translation>
  </message>
  <message>
   <source>&amp;Copy the position</source>
   <translation>Stellung &amp;kopieren</translation>
  </message>
  <message>
   <source>&amp;Dark</source>
   <translation>&amp;Dunkel</translation>
  </message>
  <message>
   <source>&amp;Export</source>
   <translation>&amp;Exportieren</translation>
  </message>
  <message>
   <source>&amp;Fast</source>
   <translation>&amp;Schnell</translation>
  </message>
  <message>
   <source>&amp;Full screen</source>
   <translation>&amp;Vollbild</translation>
  </message>
  <message>
   <source>&amp;Game</source>
   <translation>&amp;Spiel</translation>
  </message>
  <message>
   <source>&amp;Games and statistics</source>
   <translation>&amp;Partien und Statistik</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>&amp;Hilfe</translation>
  </message>
  <message>
   <source>&amp;High contrast</source>
   <translation>Hoher &amp;Kontrast</translation>
  </message>
  <message>
   <source>&amp;Hint</source>
   <translation>&amp;Tipp</translation>
  </message>
  <message>
   <source>&amp;Keys</source>
   <translation>&amp;Tasten</translation>
  </message>
  <message>
   <source>&amp;Learn by playing</source>
   <translation>Spielend &amp;lernen</translation>
  </message>
  <message>
   <source>&amp;Less motion</source>
   <translation>&amp;Weniger Bewegung</translation>
  </message>
  <message>
   <source>&amp;Light</source>
   <translation>&amp;Hell</translation>
  </message>
  <message>
   <source>&amp;Look</source>
   <translation>&amp;Aussehen</translation>
  </message>
  <message>
   <source>&amp;Move</source>
   <translation>&amp;Zug</translation>
  </message>
  <message>
   <source>&amp;New game</source>
   <translation>&amp;Neue Partie</translation>
  </message>
  <message>
   <source>&amp;Normal</source>
   <translation>&amp;Normal</translation>
  </message>
  <message>
   <source>&amp;Off</source>
   <translation>&amp;Aus</translation>
  </message>
  <message>
   <source>&amp;Open…</source>
   <translation>&amp;Öffnen…</translation>
  </message>
  <message>
   <source>&amp;Opponents</source>
   <translation>Stärke der &amp;KIs</translation>
  </message>
  <message>
   <source>&amp;Overlay</source>
   <translation>&amp;Einblendung</translation>
  </message>
  <message>
   <source>&amp;Paste a position</source>
   <translation>Stellung ein&amp;fügen</translation>
  </message>
  <message>
   <source>&amp;Preferences…</source>
   <translation>Alle &amp;Einstellungen…</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>&amp;Beenden</translation>
  </message>
  <message>
   <source>&amp;Roll</source>
   <translation>&amp;Würfeln</translation>
  </message>
  <message>
   <source>&amp;Roll by itself</source>
   <translation>&amp;Von selbst würfeln</translation>
  </message>
  <message>
   <source>&amp;Rules of the game</source>
   <translation>&amp;Regeln des Spiels</translation>
  </message>
  <message>
   <source>&amp;Save</source>
   <translation>Spei&amp;chern</translation>
  </message>
  <message>
   <source>&amp;Settings</source>
   <translation>&amp;Einstellungen</translation>
  </message>
  <message>
   <source>&amp;Slow</source>
   <translation>&amp;Ruhig</translation>
  </message>
  <message>
   <source>&amp;Speed of play</source>
   <translation>&amp;Tempo</translation>
  </message>
  <message>
   <source>&amp;Start page</source>
   <translation>&amp;Startseite</translation>
  </message>
  <message>
   <source>&amp;Turn the board to the player</source>
   <translation>&amp;Brett bei jedem Zug drehen</translation>
  </message>
  <message>
   <source>&amp;Tutor</source>
   <translation>T&amp;utor</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>&amp;Rückgängig</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>&amp;Ansicht</translation>
  </message>
  <message>
   <source>All as at &amp;first</source>
   <translation>Alles wie am &amp;Anfang</translation>
  </message>
  <message>
   <source>As &amp;text…</source>
   <translation>Als &amp;Text…</translation>
  </message>
  <message>
   <source>As a &amp;picture…</source>
   <translation>Als &amp;Bild…</translation>
  </message>
  <message>
   <source>As the &amp;system</source>
   <translation>Wie das &amp;System</translation>
  </message>
  <message>
   <source>Before &amp;bad moves and worse</source>
   <translation>Ab &amp;schlechten Zügen</translation>
  </message>
  <message>
   <source>Before &amp;doubtful moves and worse</source>
   <translation>Ab &amp;fraglichen Zügen</translation>
  </message>
  <message>
   <source>Before &amp;very bad moves</source>
   <translation>Ab seh&amp;r schlechten Zügen</translation>
  </message>
  <message>
   <source>Open &amp;recent</source>
   <translation>&amp;Zuletzt geöffnet</translation>
  </message>
  <message>
   <source>R&amp;edo</source>
   <translation>Wieder&amp;holen</translation>
  </message>
  <message>
   <source>Re&amp;view the game</source>
   <translation>Partie &amp;analysieren</translation>
  </message>
  <message>
   <source>Save &amp;as…</source>
   <translation>Speichern &amp;unter…</translation>
  </message>
  <message>
   <source>Show the &amp;last turn again</source>
   <translation>&amp;Letzten Zug noch einmal zeigen</translation>
  </message>
  <message>
   <source>So&amp;und</source>
   <translation>T&amp;on</translation>
  </message>
  <message>
   <source>Turn the &amp;board</source>
   <translation>&amp;Brett drehen</translation>
  </message>
 </context>
 <context>
  <name>MessageSheet</name>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
 </context>
 <context>
  <name>MoveList</name>
  <message>
   <source>Moves</source>
   <translation>Züge</translation>
  </message>
 </context>
 <context>
  <name>MovePage</name>
  <message>
   <source>Back to the review</source>
   <translation>Zurück zur Analyse</translation>
  </message>
  <message>
   <source>Enough tried</source>
   <translation>Genug probiert</translation>
  </message>
  <message>
   <source>Show the best</source>
   <translation>Besten zeigen</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Neuer Versuch</translation>
  </message>
  <message>
   <source>chance</source>
   <translation>Chance</translation>
  </message>
  <message>
   <source>chance, loss</source>
   <translation>Chance, Verlust</translation>
  </message>
 </context>
 <context>
  <name>OddsChart</name>
  <message>
   <source>Chance of a wanted face: {chance}</source>
   <translation>Chance auf die Wunschzahl: {chance}</translation>
  </message>
 </context>
 <context>
  <name>Outlooks</name>
  <message>
   <source>best, chance to win</source>
   <translation>Bester Zug, Gewinnchance</translation>
  </message>
  <message>
   <source>{face}. Best: {choice}. {name} then wins with {chance}.</source>
   <translation>{face}. Am besten: {choice}. {name} gewinnt dann mit {chance}.</translation>
  </message>
 </context>
 <context>
  <name>PlayerCardView</name>
  <message>
   <source>Passes: {count} of 3</source>
   <translation>Gepasst: {count} von 3</translation>
  </message>
  <message>
   <source>Score {score}</source>
   <translation>Punkte: {score}</translation>
  </message>
  <message>
   <source>Strikes: {count} of 3</source>
   <translation>Striche: {count} von 3</translation>
  </message>
  <message>
   <source>out</source>
   <translation>raus</translation>
  </message>
  <message>
   <source>to move</source>
   <translation>am Zug</translation>
  </message>
  <message>
   <source>{kind}, out</source>
   <translation>{kind}, raus</translation>
  </message>
  <message>
   <source>{solid} from rows, {captured} from Power Dice</source>
   <translation>{solid} aus Reihen, {captured} aus Kraftwürfeln</translation>
  </message>
  <message>
   <source>{solid} on the board, {captured} captured</source>
   <translation>{solid} auf dem Brett, {captured} geschlagen</translation>
  </message>
 </context>
 <context>
  <name>PlayerTable</name>
  <message>
   <source>100: nothing was given away in any decision.</source>
   <translation>100: In keiner Entscheidung wurde etwas verschenkt.</translation>
  </message>
  <message>
   <source>Adjusted</source>
   <translation>Bereinigt</translation>
  </message>
  <message>
   <source>How many decisions were doubtful / bad / very bad.</source>
   <translation>Wie viele Entscheidungen fraglich / schlecht / sehr schlecht waren.</translation>
  </message>
  <message>
   <source>Luck</source>
   <translation>Glück</translation>
  </message>
  <message>
   <source>Mistakes</source>
   <translation>Fehler</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Ergebnis</translation>
  </message>
  <message>
   <source>Skill</source>
   <translation>Können</translation>
  </message>
  <message>
   <source>The result with ordinary luck: it says more about play.</source>
   <translation>Das Ergebnis bei gewöhnlichem Glück: Es sagt mehr über das Spiel.</translation>
  </message>
  <message>
   <source>The share of the win, in percent; where it stands, of a game that goes on.</source>
   <translation>Der Anteil am Sieg, in Prozent; bei einer laufenden Partie, wie es gerade steht.</translation>
  </message>
  <message>
   <source>What the own dice brought, in points of the chance to win.</source>
   <translation>Was die eigenen Würfe gebracht haben, in Prozentpunkten der Gewinnchance.</translation>
  </message>
 </context>
 <context>
  <name>Preferences</name>
  <message>
   <source>The settings stay as they are</source>
   <translation>Die Einstellungen bleiben, wie sie sind</translation>
  </message>
 </context>
 <context>
  <name>PreferencesSheet</name>
  <message>
   <source>All</source>
   <comment>all motion</comment>
   <translation>Volle</translation>
  </message>
  <message>
   <source>All as at first</source>
   <translation>Alles wie am Anfang</translation>
  </message>
  <message>
   <source>All settings</source>
   <translation>Alle Einstellungen</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>Wie das System</translation>
  </message>
  <message>
   <source>At once</source>
   <translation>Sofort</translation>
  </message>
  <message>
   <source>Before bad moves and worse</source>
   <translation>Ab schlechten Zügen</translation>
  </message>
  <message>
   <source>Before doubtful moves and worse</source>
   <translation>Ab fraglichen Zügen</translation>
  </message>
  <message>
   <source>Before very bad moves</source>
   <translation>Ab sehr schlechten Zügen</translation>
  </message>
  <message>
   <source>Beside the board, what each face of the next die would be worth.</source>
   <translation>Neben dem Brett: was jede Zahl des nächsten Wurfs wert wäre.</translation>
  </message>
  <message>
   <source>Chances of the six faces</source>
   <translation>Chancen der sechs Zahlen</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>Contrast</source>
   <comment>short for: high contrast</comment>
   <translation>Kontrast</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Dunkel</translation>
  </message>
  <message>
   <source>Dice, chips and captures can be heard.</source>
   <translation>Würfel, Steine und Schläge sind zu hören.</translation>
  </message>
  <message>
   <source>Everything that is written grows or shrinks with it, on the boards too.</source>
   <translation>Alles Geschriebene wächst und schrumpft mit, auch auf den Brettern.</translation>
  </message>
  <message>
   <source>Fast</source>
   <translation>Schnell</translation>
  </message>
  <message>
   <source>Free</source>
   <translation>Frei</translation>
  </message>
  <message>
   <source>Games, results and settings stay on this computer.</source>
   <translation>Partien, Ergebnisse und Einstellungen bleiben auf diesem Computer.</translation>
  </message>
  <message>
   <source>Help while playing</source>
   <translation>Hilfe beim Spielen</translation>
  </message>
  <message>
   <source>How fast moves are shown, and how long opponents wait before theirs.</source>
   <translation>Wie schnell Züge gezeigt werden und wie lange KIs vor ihren Zügen warten.</translation>
  </message>
  <message>
   <source>In a new game, a move can be taken back until the next die has fallen.</source>
   <translation>In einer neuen Partie lässt sich ein Zug zurücknehmen, bis der nächste Würfel gefallen ist.</translation>
  </message>
  <message>
   <source>In a new game, a move once made stays.</source>
   <translation>In einer neuen Partie bleibt gezogen, was gezogen ist.</translation>
  </message>
  <message>
   <source>In a new game, moves can be taken back as far as you like.</source>
   <translation>In einer neuen Partie lassen sich Züge zurücknehmen, so weit du willst.</translation>
  </message>
  <message>
   <source>It changes at once; the game on the table goes on as it is.</source>
   <translation>Sie wechselt sofort; die Partie auf dem Tisch geht weiter, wie sie ist.</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Sprache</translation>
  </message>
  <message>
   <source>Less</source>
   <comment>less motion</comment>
   <translation>Weniger</translation>
  </message>
  <message>
   <source>Let go of the handle, and you hear how loud it is.</source>
   <translation>Lass den Griff los, dann hörst du, wie laut es ist.</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Hell</translation>
  </message>
  <message>
   <source>Light, dark, or with strong outlines and signs; or as the system is set.</source>
   <translation>Hell, dunkel oder mit kräftigen Umrissen und Zeichen; oder wie das System eingestellt ist.</translation>
  </message>
  <message>
   <source>Look</source>
   <translation>Aussehen</translation>
  </message>
  <message>
   <source>Look and language</source>
   <translation>Aussehen und Sprache</translation>
  </message>
  <message>
   <source>Look, sound and play as they came. Games, lessons and files stay.</source>
   <translation>Aussehen, Ton und Spielweise wie am Anfang. Partien, Lektionen und Dateien bleiben.</translation>
  </message>
  <message>
   <source>Motion</source>
   <translation>Bewegung</translation>
  </message>
  <message>
   <source>Motion and sound</source>
   <translation>Bewegung und Ton</translation>
  </message>
  <message>
   <source>None</source>
   <translation>Keine</translation>
  </message>
  <message>
   <source>Normal</source>
   <translation>Normal</translation>
  </message>
  <message>
   <source>Nothing moves: what happens is simply there, and the list of moves tells it.</source>
   <translation>Nichts bewegt sich: Was geschieht, ist einfach da, und die Zugliste erzählt es.</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>Aus</translation>
  </message>
  <message>
   <source>On</source>
   <translation>An</translation>
  </message>
  <message>
   <source>Opponents</source>
   <translation>Gegenüber</translation>
  </message>
  <message>
   <source>Pieces travel, so that cause and effect can be seen.</source>
   <translation>Steine und Würfel wandern, damit man Ursache und Wirkung sieht.</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Spielen</translation>
  </message>
  <message>
   <source>Preferences</source>
   <translation>Einstellungen</translation>
  </message>
  <message>
   <source>Roll by itself</source>
   <translation>Von selbst würfeln</translation>
  </message>
  <message>
   <source>Says nothing</source>
   <translation>Sagt nichts</translation>
  </message>
  <message>
   <source>Show the folder</source>
   <translation>Ordner zeigen</translation>
  </message>
  <message>
   <source>Size of text</source>
   <translation>Schriftgröße</translation>
  </message>
  <message>
   <source>Slow</source>
   <translation>Ruhig</translation>
  </message>
  <message>
   <source>Sound</source>
   <translation>Ton</translation>
  </message>
  <message>
   <source>Speed of play</source>
   <translation>Tempo</translation>
  </message>
  <message>
   <source>System</source>
   <translation>System</translation>
  </message>
  <message>
   <source>Take that back</source>
   <translation>Rückgängig machen</translation>
  </message>
  <message>
   <source>Taking back</source>
   <translation>Rücknahme</translation>
  </message>
  <message>
   <source>The die of your turn falls without your doing anything.</source>
   <translation>In deinem Zug fällt der Würfel, ohne dass du etwas tust.</translation>
  </message>
  <message>
   <source>The tutor asks once more before a move that it thinks is worse than another.</source>
   <translation>Der Tutor fragt noch einmal nach, bevor du einen Zug machst, den er für schlechter hält als einen anderen.</translation>
  </message>
  <message>
   <source>Things fade in and out where they would travel.</source>
   <translation>Statt zu wandern, wird ein- und ausgeblendet.</translation>
  </message>
  <message>
   <source>To the last roll</source>
   <translation>Bis zum letzten Wurf</translation>
  </message>
  <message>
   <source>Turn the board</source>
   <translation>Brett drehen</translation>
  </message>
  <message>
   <source>Tutor</source>
   <translation>Tutor</translation>
  </message>
  <message>
   <source>Volume</source>
   <translation>Lautstärke</translation>
  </message>
  <message>
   <source>Where everything is kept</source>
   <translation>Wo alles liegt</translation>
  </message>
  <message>
   <source>Where people share the screen, whoever moves sits at the bottom.</source>
   <translation>Wo sich mehrere den Bildschirm teilen, sitzt unten, wer am Zug ist.</translation>
  </message>
  <message>
   <source>Who sits opposite when a new game is set up.</source>
   <translation>Wer dir gegenübersitzt, wenn du eine neue Partie anlegst.</translation>
  </message>
  <message>
   <source>Your data</source>
   <translation>Deine Daten</translation>
  </message>
  <message>
   <source>{language} (no font for it is installed)</source>
   <translation>{language} (keine Schrift dafür installiert)</translation>
  </message>
 </context>
 <context>
  <name>Problem</name>
  <message>
   <source>A newer version of the program made it.</source>
   <translation>Sie stammt von einer neueren Version des Programms.</translation>
  </message>
  <message>
   <source>Another program holds it.</source>
   <translation>Ein anderes Programm hält die Datei fest.</translation>
  </message>
  <message>
   <source>Permission is missing.</source>
   <translation>Die Berechtigung fehlt.</translation>
  </message>
  <message>
   <source>Something unexpected happened.</source>
   <translation>Etwas Unerwartetes ist passiert.</translation>
  </message>
  <message>
   <source>Such a name is not possible there.</source>
   <translation>Ein solcher Name ist dort nicht möglich.</translation>
  </message>
  <message>
   <source>The disk cannot be written to.</source>
   <translation>Auf den Datenträger lässt sich nicht schreiben.</translation>
  </message>
  <message>
   <source>The disk is full.</source>
   <translation>Der Datenträger ist voll.</translation>
  </message>
  <message>
   <source>The disk reports an error.</source>
   <translation>Der Datenträger meldet einen Fehler.</translation>
  </message>
  <message>
   <source>The export could not be written.</source>
   <translation>Der Export konnte nicht geschrieben werden.</translation>
  </message>
  <message>
   <source>The finished game could not be kept.</source>
   <translation>Die beendete Partie konnte nicht gesichert werden.</translation>
  </message>
  <message>
   <source>The folder for the program's files could not be made.</source>
   <translation>Der Ordner für die Dateien des Programms konnte nicht angelegt werden.</translation>
  </message>
  <message>
   <source>The folder or the disk is not there.</source>
   <translation>Der Ordner oder der Datenträger ist nicht da.</translation>
  </message>
  <message>
   <source>The game could not be saved.</source>
   <translation>Die Partie konnte nicht gespeichert werden.</translation>
  </message>
  <message>
   <source>The game under way could not be kept.</source>
   <translation>Die laufende Partie konnte nicht gesichert werden.</translation>
  </message>
  <message>
   <source>The list of finished games could not be opened.</source>
   <translation>Die Liste der beendeten Partien konnte nicht geöffnet werden.</translation>
  </message>
  <message>
   <source>The settings could not be kept.</source>
   <translation>Die Einstellungen konnten nicht gesichert werden.</translation>
  </message>
  <message>
   <source>There is something else of that name.</source>
   <translation>Dort gibt es unter diesem Namen etwas anderes.</translation>
  </message>
 </context>
 <context>
  <name>RecentGames</name>
  <message>
   <source>All games</source>
   <translation>Alle Partien</translation>
  </message>
  <message>
   <source>Nothing here yet. To see how a game goes, give every seat to an AI and watch; what you play will be listed here.</source>
   <translation>Noch ist hier nichts. Um zu sehen, wie eine Partie läuft, gib alle Plätze an KIs und schau zu; was du spielst, erscheint hier.</translation>
  </message>
  <message>
   <source>Open a file…</source>
   <translation>Datei öffnen…</translation>
  </message>
  <message>
   <source>Recent games</source>
   <translation>Letzte Partien</translation>
  </message>
 </context>
 <context>
  <name>Refusal</name>
  <message>
   <source>A decision is due, not a die</source>
   <translation>Jetzt ist eine Entscheidung fällig, kein Würfel</translation>
  </message>
  <message>
   <source>A die can be played, so one must be: {action}</source>
   <translation>Ein Würfel ist spielbar, also muss einer gespielt werden: {action}</translation>
  </message>
  <message>
   <source>A die can be played, so the turn must be used: {action}</source>
   <translation>Ein Würfel ist spielbar, also muss der Zug genutzt werden: {action}</translation>
  </message>
  <message>
   <source>A die must fall before anything is decided</source>
   <translation>Bevor etwas entschieden wird, muss ein Würfel fallen</translation>
  </message>
  <message>
   <source>A die must fall first</source>
   <translation>Erst muss ein Würfel fallen</translation>
  </message>
  <message>
   <source>A die shows 1 to 6, not {face}</source>
   <translation>Ein Würfel zeigt 1 bis 6, nicht {face}</translation>
  </message>
  <message>
   <source>A line can be laid, so one must be</source>
   <translation>Eine Linie geht, also muss eine gelegt werden</translation>
  </message>
  <message>
   <source>A line runs straight along a row or a column</source>
   <translation>Eine Linie läuft geradeaus, in einer Reihe oder Spalte</translation>
  </message>
  <message>
   <source>A row has no such side</source>
   <translation>So eine Seite hat eine Reihe nicht</translation>
  </message>
  <message>
   <source>Both ends show {face}: roll the low one</source>
   <translation>Beide Enden zeigen {face}: Wirf den kleinsten</translation>
  </message>
  <message numerus="yes">
   <source>First take back the %n collapsed dice, one a turn</source>
   <translation>
    <numerusform>Hol erst den umgekippten Würfel zurück</numerusform>
    <numerusform>Hol erst die %n umgekippten Würfel zurück, einen pro Zug</numerusform>
   </translation>
  </message>
  <message>
   <source>First take back the collapsed die</source>
   <translation>Hol erst den umgekippten Würfel zurück</translation>
  </message>
  <message>
   <source>Get Off My Lawn knows no such move</source>
   <translation>So einen Zug gibt es in Get Off My Lawn nicht</translation>
  </message>
  <message>
   <source>Head of the Line knows no such move</source>
   <translation>So einen Zug gibt es in Head of the Line nicht</translation>
  </message>
  <message>
   <source>In the Solo Grind nothing is staged any more</source>
   <translation>Im Alleingang wartet kein Würfel mehr</translation>
  </message>
  <message>
   <source>In the Solo Grind there are no Strikes: play a die or roll</source>
   <translation>Im Alleingang gibt es keine Striche: Spiel einen Würfel oder würfle</translation>
  </message>
  <message>
   <source>No Head waits to be moved</source>
   <translation>Kein Kopf wartet auf einen neuen Platz</translation>
  </message>
  <message>
   <source>No collapsed die shows {face}</source>
   <translation>Kein umgekippter Würfel zeigt {face}</translation>
  </message>
  <message>
   <source>No collapsed die waits to be taken back</source>
   <translation>Kein umgekippter Würfel wartet aufs Zurückholen</translation>
  </message>
  <message>
   <source>No die can fall now</source>
   <translation>Jetzt kann kein Würfel fallen</translation>
  </message>
  <message>
   <source>No real die is due</source>
   <translation>Jetzt ist kein echter Würfel fällig</translation>
  </message>
  <message>
   <source>No {face} is at hand, only the {low} and the {high} can be played</source>
   <translation>Eine {face} ist nicht da, nur die {low} und die {high} sind spielbar</translation>
  </message>
  <message>
   <source>No {face} is at hand, only the {low} can be played</source>
   <translation>Eine {face} ist nicht da, nur die {low} ist spielbar</translation>
  </message>
  <message>
   <source>On row {row} this place is taken: {position}</source>
   <translation>In Reihe {row} ist dieses Feld besetzt: {position}</translation>
  </message>
  <message>
   <source>On {cell} there is no chip of {seat}</source>
   <translation>Auf {cell} liegt kein Stein von {seat}</translation>
  </message>
  <message>
   <source>Only the lowest or the highest die can be rolled</source>
   <translation>Nur der kleinste oder der größte Würfel lässt sich werfen</translation>
  </message>
  <message>
   <source>Row {row} fills from the inside: take {position} first</source>
   <translation>Reihe {row} füllt sich von innen: Nimm erst {position}</translation>
  </message>
  <message>
   <source>Row {row} fills from the inside: take {position} or {other} first</source>
   <translation>Reihe {row} füllt sich von innen: Nimm erst {position} oder {other}</translation>
  </message>
  <message>
   <source>Row {row} is full: push in from an end</source>
   <translation>Reihe {row} ist voll: Schieb von einem Ende hinein</translation>
  </message>
  <message>
   <source>Row {row} is not full: pushing needs all five positions taken</source>
   <translation>Reihe {row} ist nicht voll: Zum Schieben müssen alle fünf Felder besetzt sein</translation>
  </message>
  <message>
   <source>Strength {strength} is too little on row {row}, which takes {needed}</source>
   <translation>Stärke {strength} ist zu wenig für Reihe {row}, nötig ist {needed}</translation>
  </message>
  <message>
   <source>The Player Row is empty</source>
   <translation>Der Vorrat ist leer</translation>
  </message>
  <message>
   <source>The die must be rolled first</source>
   <translation>Erst muss gewürfelt werden</translation>
  </message>
  <message>
   <source>The first line may not touch another player's chip</source>
   <translation>Die erste Linie darf keinen fremden Stein berühren</translation>
  </message>
  <message>
   <source>The first line starts on {cell} and runs straight away from the hub</source>
   <translation>Die erste Linie beginnt auf {cell} und führt geradewegs vom Kern weg</translation>
  </message>
  <message>
   <source>The game is over</source>
   <translation>Die Partie ist vorbei</translation>
  </message>
  <message>
   <source>The line may not run back over the Head</source>
   <translation>Die Linie darf nicht über den Kopf zurücklaufen</translation>
  </message>
  <message>
   <source>The line must be {roll} long, not {length}</source>
   <translation>Die Linie muss {roll} lang sein, nicht {length}</translation>
  </message>
  <message>
   <source>The line must end on an empty cell, and {cell} is taken</source>
   <translation>Die Linie muss auf einem leeren Feld enden, und {cell} ist besetzt</translation>
  </message>
  <message>
   <source>The line must start next to the Head on {cell}</source>
   <translation>Die Linie muss neben dem Kopf auf {cell} beginnen</translation>
  </message>
  <message>
   <source>The match is over</source>
   <translation>Die Partie ist vorbei</translation>
  </message>
  <message>
   <source>The turn's roll is still to be used</source>
   <translation>Der Wurf dieses Zuges ist noch nicht genutzt</translation>
  </message>
  <message>
   <source>The {face} is locked in the Player Row, only the {low} and the {high} can be played</source>
   <translation>Die {face} ist im Vorrat gesperrt, nur die {low} und die {high} sind spielbar</translation>
  </message>
  <message>
   <source>There is no such cell</source>
   <translation>So ein Feld gibt es nicht</translation>
  </message>
  <message>
   <source>There is no such position</source>
   <translation>So ein Feld gibt es nicht</translation>
  </message>
  <message>
   <source>There is no such staging zone</source>
   <translation>So eine Wartezone gibt es nicht</translation>
  </message>
  <message>
   <source>This turn's roll is used</source>
   <translation>Der Wurf dieses Zuges ist verbraucht</translation>
  </message>
  <message>
   <source>Until the Head has left the hub, lines go straight on from it</source>
   <translation>Bis der Kopf den Kern verlassen hat, führen Linien von ihm geradeaus weiter</translation>
  </message>
  <message>
   <source>Until the Head has left the zone, lines go straight on from it</source>
   <translation>Bis der Kopf die Zone verlassen hat, führen Linien von ihm geradeaus weiter</translation>
  </message>
  <message>
   <source>{nearest} is nearer than {cell}</source>
   <translation>{nearest} ist näher als {cell}</translation>
  </message>
  <message>
   <source>{seat} has no staged die at the left end of row {row}</source>
   <translation>{seat} hat keinen wartenden Würfel am linken Ende von Reihe {row}</translation>
  </message>
  <message>
   <source>{seat} has no staged die at the right end of row {row}</source>
   <translation>{seat} hat keinen wartenden Würfel am rechten Ende von Reihe {row}</translation>
  </message>
  <message>
   <source>{seat} must first choose where the captured Head goes</source>
   <translation>{seat} muss erst wählen, wohin der geschlagene Kopf geht</translation>
  </message>
 </context>
 <context>
  <name>ReplayBar</name>
  <message>
   <source>Back to the game</source>
   <translation>Zurück zur Partie</translation>
  </message>
  <message>
   <source>One move back</source>
   <translation>Einen Zug zurück</translation>
  </message>
  <message>
   <source>One move on</source>
   <translation>Einen Zug vor</translation>
  </message>
  <message>
   <source>Play from here</source>
   <translation>Von hier weiterspielen</translation>
  </message>
  <message>
   <source>Position in the game</source>
   <translation>Stelle in der Partie</translation>
  </message>
  <message>
   <source>Review the game</source>
   <translation>Partie analysieren</translation>
  </message>
  <message>
   <source>To the beginning</source>
   <translation>Zum Anfang</translation>
  </message>
  <message>
   <source>To the end</source>
   <translation>Zum Ende</translation>
  </message>
  <message>
   <source>{place} of {last}</source>
   <translation>{place} von {last}</translation>
  </message>
 </context>
 <context>
  <name>Result</name>
  <message numerus="yes">
   <source>%n turn(s)</source>
   <translation>
    <numerusform>%n Zug</numerusform>
    <numerusform>%n Züge</numerusform>
   </translation>
  </message>
  <message>
   <source>Best move, in turn {turn}, by {name}: {move}, +{gain}.</source>
   <translation>Bester Zug, in Zug {turn}, von {name}: {move}, +{gain}.</translation>
  </message>
  <message>
   <source>{game}, {turns}. {how}</source>
   <comment>how: whole sentences on how it was won</comment>
   <translation>{game}, {turns}. {how}</translation>
  </message>
  <message>
   <source>{name} was in front from turn {turn} on.</source>
   <translation>{name} lag ab Zug {turn} vorn.</translation>
  </message>
 </context>
 <context>
  <name>ResultSheet</name>
  <message>
   <source>All share the win</source>
   <translation>Alle teilen sich den Sieg</translation>
  </message>
  <message>
   <source>Check the dice</source>
   <translation>Würfel prüfen</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>Noch einmal</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Analyse</translation>
  </message>
  <message>
   <source>Same dice, seats swapped</source>
   <translation>Gleiche Würfel, Plätze getauscht</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <source>Score</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <source>You</source>
   <translation>Du</translation>
  </message>
  <message>
   <source>You win</source>
   <translation>Du hast gewonnen</translation>
  </message>
  <message numerus="yes">
   <source>{kind}, %n hint(s)</source>
   <comment>who played: Person, 3 hints</comment>
   <translation>
    <numerusform>{kind}, %n Tipp</numerusform>
    <numerusform>{kind}, %n Tipps</numerusform>
   </translation>
  </message>
  <message>
   <source>{names} and {last} share the win</source>
   <translation>Geteilter Sieg: {names} und {last}</translation>
  </message>
  <message>
   <source>{name} wins</source>
   <translation>{name} hat gewonnen</translation>
  </message>
  <message>
   <source>{solid} from rows, {captured} from Power Dice</source>
   <translation>{solid} aus Reihen, {captured} aus Kraftwürfeln</translation>
  </message>
  <message>
   <source>{solid} on the board, {captured} captured</source>
   <translation>{solid} auf dem Brett, {captured} geschlagen</translation>
  </message>
 </context>
 <context>
  <name>Review</name>
  <message>
   <source>A good choice, {points} points behind the best.</source>
   <translation>Eine gute Wahl, {points} Prozentpunkte hinter der besten.</translation>
  </message>
  <message>
   <source>A lucky {face}: {points} points of chance.</source>
   <translation>Eine glückliche {face}: {points} Prozentpunkte.</translation>
  </message>
  <message>
   <source>An ordinary {face}: {points} points of chance.</source>
   <translation>Eine gewöhnliche {face}: {points} Prozentpunkte.</translation>
  </message>
  <message>
   <source>An unlucky {face}: {points} points of chance.</source>
   <translation>Eine unglückliche {face}: {points} Prozentpunkte.</translation>
  </message>
  <message>
   <source>At the end</source>
   <translation>Am Ende</translation>
  </message>
  <message>
   <source>Best find ({points}), turn {turn}, {name}: {move}</source>
   <translation>Bester Fund ({points}), Zug {turn}, {name}: {move}</translation>
  </message>
  <message>
   <source>Best: {best}.</source>
   <translation>Am besten: {best}.</translation>
  </message>
  <message>
   <source>Costliest mistake ({points}), turn {turn}, {name}: {move}</source>
   <translation>Teuerster Fehler ({points}), Zug {turn}, {name}: {move}</translation>
  </message>
  <message>
   <source>Go back with the arrow keys, or to a mistake with N.</source>
   <translation>Geh mit den Pfeiltasten zurück oder mit N zu einem Fehler.</translation>
  </message>
  <message>
   <source>Luckiest roll: {name}, a {face} in turn {turn} ({points})</source>
   <translation>Glücklichster Wurf: {name}, eine {face} in Zug {turn} ({points})</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Jetzt</translation>
  </message>
  <message>
   <source>The best choice.</source>
   <translation>Die beste Wahl.</translation>
  </message>
  <message>
   <source>The end of the game</source>
   <translation>Das Ende der Partie</translation>
  </message>
  <message>
   <source>There was nothing else to choose.</source>
   <translation>Etwas anderes war nicht möglich.</translation>
  </message>
  <message>
   <source>Turn {turn}. {name} rolls {face}</source>
   <translation>Zug {turn}. {name} würfelt {face}</translation>
  </message>
  <message>
   <source>Turn {turn}. {name}: {move}</source>
   <translation>Zug {turn}. {name}: {move}</translation>
  </message>
  <message>
   <source>Unluckiest roll: {name}, a {face} in turn {turn} ({points})</source>
   <translation>Unglücklichster Wurf: {name}, eine {face} in Zug {turn} ({points})</translation>
  </message>
  <message>
   <source>best</source>
   <translation>beste</translation>
  </message>
  <message>
   <source>best, played</source>
   <translation>beste, gespielt</translation>
  </message>
  <message>
   <source>played</source>
   <translation>gespielt</translation>
  </message>
  <message>
   <source>{mark}: {points} points of chance given away.</source>
   <translation>{mark}: {points} Prozentpunkte verschenkt.</translation>
  </message>
  <message>
   <source>{name} with a {face}: {move}</source>
   <translation>{name} mit einer {face}: {move}</translation>
  </message>
  <message>
   <source>{name}: {move}</source>
   <translation>{name}: {move}</translation>
  </message>
 </context>
 <context>
  <name>ReviewDesk</name>
  <message>
   <source>Choose on the board, as in a game. Nothing changes by it.</source>
   <translation>Wähl auf dem Brett wie in einer Partie. Es ändert nichts.</translation>
  </message>
  <message>
   <source>Find a better choice</source>
   <translation>Finde eine bessere Wahl</translation>
  </message>
  <message>
   <source>Find the best choice</source>
   <translation>Finde die beste Wahl</translation>
  </message>
  <message>
   <source>It gives away {points} points of chance. Try another one, or have the best shown.</source>
   <translation>Das verschenkt {points} Prozentpunkte. Probier etwas anderes oder lass dir das Beste zeigen.</translation>
  </message>
  <message>
   <source>It leaves a chance to win of {chance}, as good as any. {why}</source>
   <translation>Die Gewinnchance danach ist {chance}, besser geht es nicht. {why}</translation>
  </message>
  <message>
   <source>Looking ahead … The chances are {name}’s.</source>
   <translation>Blick voraus… Die Chancen gelten für {name}.</translation>
  </message>
  <message>
   <source>Looking back</source>
   <translation>Rückblick</translation>
  </message>
  <message>
   <source>Not quite: {move}</source>
   <translation>Nicht ganz: {move}</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Jetzt</translation>
  </message>
  <message>
   <source>The end of the game</source>
   <translation>Das Ende der Partie</translation>
  </message>
  <message>
   <source>The figures come as soon as the game has been gone through.</source>
   <translation>Die Zahlen kommen, sobald die Partie durchgegangen ist.</translation>
  </message>
  <message>
   <source>The most ordinary dice, and the best answers to them. The chances are {name}’s.</source>
   <translation>Die gewöhnlichsten Würfe und die besten Antworten darauf. Die Chancen gelten für {name}.</translation>
  </message>
  <message>
   <source>The review could not be made just now.</source>
   <translation>Die Analyse war gerade nicht möglich.</translation>
  </message>
  <message>
   <source>The review was stopped.</source>
   <translation>Die Analyse wurde angehalten.</translation>
  </message>
  <message>
   <source>Well found: {move}</source>
   <translation>Gut gefunden: {move}</translation>
  </message>
  <message>
   <source>What if: {move}</source>
   <translation>Was wäre, wenn: {move}</translation>
  </message>
  <message>
   <source>best</source>
   <translation>beste</translation>
  </message>
  <message>
   <source>best, played</source>
   <translation>beste, gespielt</translation>
  </message>
  <message>
   <source>good</source>
   <translation>gut</translation>
  </message>
  <message>
   <source>played</source>
   <translation>gespielt</translation>
  </message>
  <message>
   <source>tried</source>
   <translation>probiert</translation>
  </message>
  <message>
   <source>{move}: one moment …</source>
   <translation>{move}: einen Moment…</translation>
  </message>
  <message>
   <source>{name}’s choices</source>
   <translation>{name} wählt</translation>
  </message>
 </context>
 <context>
  <name>ReviewPanel</name>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Chance to win</source>
   <translation>Gewinnchance</translation>
  </message>
  <message>
   <source>Close the review</source>
   <translation>Analyse schließen</translation>
  </message>
  <message>
   <source>Decisions</source>
   <translation>Entscheidungen</translation>
  </message>
  <message>
   <source>Every decision of the game is being looked at.</source>
   <translation>Jede Entscheidung der Partie wird angesehen.</translation>
  </message>
  <message>
   <source>Next mistake</source>
   <translation>Nächster Fehler</translation>
  </message>
  <message>
   <source>Part of the review</source>
   <translation>Teil der Analyse</translation>
  </message>
  <message>
   <source>Players</source>
   <translation>Spielende</translation>
  </message>
  <message>
   <source>Previous mistake (Shift+N)</source>
   <translation>Voriger Fehler (Umschalt+N)</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Analyse</translation>
  </message>
  <message>
   <source>Skill and luck</source>
   <translation>Können und Glück</translation>
  </message>
  <message>
   <source>This move</source>
   <translation>Dieser Zug</translation>
  </message>
  <message>
   <source>Try once more</source>
   <translation>Noch ein Versuch</translation>
  </message>
 </context>
 <context>
  <name>Rules</name>
  <message>
   <source>1 + 1 + 1 for the captured Power Die = 3, against 3.</source>
   <translation>1 + 1 + 1 für den eroberten Kraftwürfel = 3, gegen 3.</translation>
  </message>
  <message>
   <source>2 waiting + 1 + 1 = 4, against 4.</source>
   <translation>2 wartende + 1 + 1 = 4, gegen 4.</translation>
  </message>
  <message>
   <source>A 3: from f9, an own chip, to the empty cell h9.</source>
   <translation>Eine 3: von f9, einem eigenen Stein, bis zum leeren Feld h9.</translation>
  </message>
  <message>
   <source>A Strike</source>
   <translation>Ein Strich</translation>
  </message>
  <message>
   <source>A boundary die may always wait at either end of its row, also when you would be strong enough to go in. In a later turn it can advance: onto a free place, or pushing in from its own side when the row is full.</source>
   <translation>Ein Randwürfel darf immer an einem der Enden seiner Reihe warten, auch wenn du stark genug wärst, um hineinzugehen. In einem späteren Zug kann er vorrücken: auf ein freies Feld, oder er schiebt sich von seiner Seite hinein, wenn die Reihe voll ist.</translation>
  </message>
  <message>
   <source>A captured Power Die</source>
   <translation>Ein eroberter Kraftwürfel</translation>
  </message>
  <message>
   <source>A die that falls</source>
   <translation>Ein Würfel, der herunterfällt</translation>
  </message>
  <message>
   <source>A first line may not run over another player’s chip. As all four directions lead apart, it never comes to that.</source>
   <translation>Eine erste Linie darf nicht über fremde Steine laufen. Weil alle vier Richtungen auseinanderführen, kommt es nie dazu.</translation>
  </message>
  <message>
   <source>A game conceived and designed by Ronald Van Hook.</source>
   <translation>Ein Spiel, erdacht und entwickelt von Ronald Van Hook.</translation>
  </message>
  <message>
   <source>A line may run over another player’s Head. It counts as one captured chip like any other, and it must then move on.</source>
   <translation>Eine Linie darf über einen fremden Kopf laufen. Er zählt wie jeder andere geschlagene Stein, und dann muss er ausweichen.</translation>
  </message>
  <message>
   <source>A line may start above, below, left or right of your Head, and run from there in any direction but back over the Head: four starts with three directions each. With a 1 there are no directions, so at most four lines.</source>
   <translation>Eine Linie darf über, unter, links oder rechts von deinem Kopf anfangen und von dort in jede Richtung laufen, nur nicht zurück über den Kopf: vier Anfänge mit je drei Richtungen. Bei einer 1 gibt es keine Richtungen, also höchstens vier Linien.</translation>
  </message>
  <message>
   <source>A row has five places: far left, inner left, centre, inner right and far right.</source>
   <translation>Eine Reihe hat fünf Felder: ganz links, innen links, Mitte, innen rechts und ganz rechts.</translation>
  </message>
  <message>
   <source>A single die with six faces says how long each line is.</source>
   <translation>Ein einziger Würfel mit sechs Seiten sagt, wie lang jede Linie wird.</translation>
  </message>
  <message>
   <source>A turn</source>
   <translation>Ein Zug</translation>
  </message>
  <message>
   <source>As long as you can place, push or advance, or have not used your roll, you must do something: roll, place, push, advance or stage. Staging a weak die is a right, never a duty.</source>
   <translation>Solange du setzen, schieben oder vorrücken kannst oder deinen Wurf noch nicht genutzt hast, musst du etwas tun: würfeln, setzen, schieben, vorrücken oder einen Würfel warten lassen. Einen schwachen Würfel warten zu lassen ist ein Recht, nie eine Pflicht.</translation>
  </message>
  <message>
   <source>At once, to its owner’s nearest chip that is left, counted in steps across and up or down. If several are equally near, the owner of the Head chooses among them. If several Heads were taken with one line, their owners follow clockwise. Whoever has no chip left is out at once.</source>
   <translation>Sofort auf den nächsten Stein, der seiner Farbe bleibt, gezählt in Schritten waagrecht und senkrecht. Sind mehrere gleich nah, wählt die Farbe, der der Kopf gehört. Wurden mit einer Linie mehrere Köpfe geschlagen, geht es im Uhrzeigersinn. Wer keinen Stein mehr hat, scheidet sofort aus.</translation>
  </message>
  <message>
   <source>At the end of the line stands the Head.</source>
   <translation>Am Ende der Linie steht der Kopf.</translation>
  </message>
  <message>
   <source>At the start each Power Die lies in the centre of its row.</source>
   <translation>Zu Beginn liegt jeder Kraftwürfel in der Mitte seiner Reihe.</translation>
  </message>
  <message>
   <source>Balanced rows</source>
   <translation>Gleichmäßig gefüllt</translation>
  </message>
  <message>
   <source>Beside both ends of each row there is room where dice can wait, of several players and as many as like.</source>
   <translation>Neben beiden Enden jeder Reihe ist Platz, wo Würfel warten können, von mehreren Farben und beliebig viele.</translation>
  </message>
  <message>
   <source>Blue has 2 and needs 3.</source>
   <translation>Blau hat 2 und braucht 3.</translation>
  </message>
  <message>
   <source>Blue is out.</source>
   <translation>Blau ist ausgeschieden.</translation>
  </message>
  <message>
   <source>Blue rolled a 4.</source>
   <translation>Blau hat eine 4 gewürfelt.</translation>
  </message>
  <message>
   <source>Blue rolled a 5, and every end is taken.</source>
   <translation>Blau hat eine 5 gewürfelt, und jedes Ende ist besetzt.</translation>
  </message>
  <message>
   <source>Blue stands on f7, inside the zone, and must go straight on.</source>
   <translation>Blau steht auf f7, in der Zone, und muss geradeaus weiter.</translation>
  </message>
  <message>
   <source>Blue’s Head on i8 is taken: f8 and h10 are equally near.</source>
   <translation>Der blaue Kopf auf i8 wird geschlagen: f8 und h10 sind gleich nah.</translation>
  </message>
  <message>
   <source>Board and pieces</source>
   <translation>Brett und Steine</translation>
  </message>
  <message>
   <source>Capturing it</source>
   <translation>Einen Kraftwürfel erobern</translation>
  </message>
  <message>
   <source>Chips</source>
   <translation>Steine</translation>
  </message>
  <message>
   <source>Collapse</source>
   <translation>Umkippen</translation>
  </message>
  <message>
   <source>Collapsed dice keep their number and return to their owner’s Player Row one by one, one each turn. No Strike.</source>
   <translation>Umgekippte Würfel behalten ihre Zahl und kommen einer nach dem anderen in ihren Vorrat zurück, einer pro Zug. Kein Strich.</translation>
  </message>
  <message>
   <source>Counting</source>
   <translation>Zählen</translation>
  </message>
  <message>
   <source>Dice and places</source>
   <translation>Würfel und Felder</translation>
  </message>
  <message>
   <source>Each captured Power Die adds its number. The highest total wins; equal highest totals share. In a match of several rounds the totals are added up, and the next seat clockwise begins each further round.</source>
   <translation>Jeder eroberte Kraftwürfel bringt seine Zahl dazu. Die höchste Summe gewinnt; gleich hohe Summen teilen sich den Sieg. Bei mehreren Runden werden die Summen zusammengezählt, und jede weitere Runde beginnt einen Platz weiter im Uhrzeigersinn.</translation>
  </message>
  <message>
   <source>Each player has one cell of the hub and a direction straight away from it: blue up, red right, gold down, plum left. Until your Head has once stood outside the zone, every line of yours goes on in that direction, from the cell next to your Head. A game can also be set so that leaving the hub is enough. A Head that is thrown outside counts as having left.</source>
   <translation>Jede Farbe hat ein Feld des Kerns und eine Richtung, die geradewegs von ihm wegführt: Blau nach oben, Rot nach rechts, Gold nach unten, Violett nach links. Bis dein Kopf einmal außerhalb der Zone gestanden hat, führt jede deiner Linien in dieser Richtung weiter, von dem Feld neben deinem Kopf aus. Man kann auch einstellen, dass es reicht, den Kern zu verlassen. Ein Kopf, der hinausgeworfen wird, gilt als draußen.</translation>
  </message>
  <message>
   <source>Empty cells on the line become yours. So do the chips of others: each is turned into your colour and is one point for you for the rest of the game. Your own chips stay as they are.</source>
   <translation>Leere Felder auf der Linie werden deine. Die Steine anderer ebenso: Jeder nimmt deine Farbe an und ist für dich bis zum Ende der Partie einen Punkt wert. Deine eigenen Steine bleiben, wie sie sind.</translation>
  </message>
  <message>
   <source>Empty places</source>
   <translation>Leere Plätze</translation>
  </message>
  <message>
   <source>Every player has chips of one colour. A chip marks a cell as theirs.</source>
   <translation>Alle haben Steine in ihrer Farbe. Ein Stein zeigt, wem ein Feld gehört.</translation>
  </message>
  <message>
   <source>Everybody rolls once. The highest roll begins, and the turn goes round clockwise. Those who share the highest roll again, until one is higher.</source>
   <translation>Alle würfeln einmal. Der höchste Wurf beginnt, dann geht es im Uhrzeigersinn reihum. Wer sich den höchsten Wurf teilt, würfelt noch einmal, bis einer höher ist.</translation>
  </message>
  <message>
   <source>Filling a row</source>
   <translation>Eine Reihe füllen</translation>
  </message>
  <message>
   <source>Five of a row</source>
   <translation>Fünf in einer Reihe</translation>
  </message>
  <message>
   <source>Five places</source>
   <translation>Fünf Felder</translation>
  </message>
  <message>
   <source>Four gold chips are taken.</source>
   <translation>Vier goldene Steine werden geschlagen.</translation>
  </message>
  <message>
   <source>Four of a row</source>
   <translation>Vier in einer Reihe</translation>
  </message>
  <message>
   <source>Four players have eight dice each, all of one colour. At the start of a round everybody’s dice are rolled and lie in their Player Row, from the lowest to the highest, for all to see. Only the two dice at the ends can be used: the boundary dice.</source>
   <translation>Vier spielen mit, jede und jeder mit acht Würfeln einer Farbe. Zu Beginn einer Runde werden alle Würfel geworfen und liegen dann für alle sichtbar im jeweiligen Vorrat, vom kleinsten bis zum größten. Nur die beiden Würfel an den Enden sind spielbar: die Randwürfel.</translation>
  </message>
  <message>
   <source>Gathering Strength</source>
   <translation>Stärke sammeln</translation>
  </message>
  <message>
   <source>Going on alone</source>
   <translation>Allein weiter</translation>
  </message>
  <message>
   <source>If any line can be laid with your roll, you must lay one, even if there is only one and you do not like it.</source>
   <translation>Wenn mit deinem Wurf irgendeine Linie geht, musst du eine legen, auch wenn es nur eine gibt und sie dir nicht gefällt.</translation>
  </message>
  <message>
   <source>If no line of your roll can be laid, your turn passes.</source>
   <translation>Wenn sich mit deinem Wurf keine Linie legen lässt, passt du.</translation>
  </message>
  <message>
   <source>If nothing of that is left, you may pass, or take a waiting die back into your Player Row. Both cost a Strike.</source>
   <translation>Wenn davon nichts mehr geht, darfst du passen oder einen wartenden Würfel in deinen Vorrat zurückholen. Beides kostet einen Strich.</translation>
  </message>
  <message>
   <source>In every later turn you roll the die and lay one line, as long as the roll says.</source>
   <translation>In jedem weiteren Zug würfelst du und legst eine Linie, so lang, wie der Wurf sagt.</translation>
  </message>
  <message>
   <source>Inner places first</source>
   <translation>Zuerst die inneren Felder</translation>
  </message>
  <message>
   <source>Inside a row a Power Die is out of reach. It has to be moved to an end, push by push.</source>
   <translation>Mitten in einer Reihe ist ein Kraftwürfel unerreichbar. Er muss ans Ende gebracht werden, Schub um Schub.</translation>
  </message>
  <message>
   <source>It counts one for its captor on that row until the end of the round, in attack and in defence.</source>
   <translation>Wer ihn erobert hat, zählt bis zum Ende der Runde in dieser Reihe einen mehr, im Angriff und in der Verteidigung.</translation>
  </message>
  <message>
   <source>It lies before its captor, makes them stronger on that row, and counts its number at the end of the round.</source>
   <translation>Er liegt vor dir, wenn du ihn erobert hast, macht dich in seiner Reihe stärker und zählt am Ende der Runde seine Zahl.</translation>
  </message>
  <message>
   <source>It starts on a cell right beside your Head, runs straight for exactly as many cells as you rolled, stays on the board and ends on an empty cell. What lies on its other cells does not matter. Your Head goes to its end, and all its cells are yours.</source>
   <translation>Sie beginnt auf einem Feld direkt neben deinem Kopf, läuft genau so viele Felder geradeaus, wie du gewürfelt hast, bleibt auf dem Brett und endet auf einem leeren Feld. Was auf ihren übrigen Feldern liegt, ist egal. Dein Kopf kommt an ihr Ende, und alle ihre Felder gehören dir.</translation>
  </message>
  <message>
   <source>Launch</source>
   <translation>Der Start</translation>
  </message>
  <message>
   <source>Laying lines</source>
   <translation>Linien legen</translation>
  </message>
  <message>
   <source>Moving a Power Die</source>
   <translation>Einen Kraftwürfel bewegen</translation>
  </message>
  <message>
   <source>No first line touches another</source>
   <translation>Keine erste Linie berührt eine andere</translation>
  </message>
  <message>
   <source>Nobody can push until all five places of a row are taken. From then on nobody can be placed there, only pushed in.</source>
   <translation>Niemand kann schieben, bevor alle fünf Felder einer Reihe besetzt sind. Von da an kann dort niemand mehr setzen, nur noch schieben.</translation>
  </message>
  <message>
   <source>Once a turn, before you act, you may roll your lowest or your highest die. It is sorted back into your row with its new number, and then you act. A wanted number comes with 1 in 6; in several rolls with 1 − (5/6) to the power of their number.</source>
   <translation>Einmal pro Zug, bevor du handelst, darfst du deinen kleinsten oder größten Würfel werfen. Er wird mit seiner neuen Zahl wieder in deinen Vorrat einsortiert, und dann handelst du. Eine Wunschzahl kommt in 1 von 6 Fällen; in mehreren Würfen mit 1 − (5/6) hoch ihre Anzahl.</translation>
  </message>
  <message>
   <source>One die</source>
   <translation>Ein Würfel</translation>
  </message>
  <message>
   <source>One piece of each player is the Head of the Line, the one with the crown. It stands at the end of the player’s latest line.</source>
   <translation>Ein Stein jeder Farbe ist der Kopf der Linie: der mit der Krone. Er steht am Ende der zuletzt gelegten Linie.</translation>
  </message>
  <message>
   <source>Only full rows</source>
   <translation>Nur volle Reihen</translation>
  </message>
  <message>
   <source>Own as many cells as you can, take your rivals’ chips, and leave them no room.</source>
   <translation>Besitze so viele Felder wie möglich, schlag die Steine der anderen und lass ihnen keinen Platz.</translation>
  </message>
  <message>
   <source>Passing</source>
   <translation>Passen</translation>
  </message>
  <message>
   <source>Placing, pushing or advancing clears your Strikes. With three in a row you are out of the round. Your dice stay: they score and hold their rows. Staging avoids a Strike.</source>
   <translation>Setzen, Schieben und Vorrücken löschen deine Striche. Mit drei in Folge bist du für diese Runde ausgeschieden. Deine Würfel bleiben: Sie bringen Punkte und halten ihre Reihen. Wer einen Würfel warten lässt, vermeidet einen Strich.</translation>
  </message>
  <message>
   <source>Plum is not playing: f6 is free to be taken.</source>
   <translation>Violett spielt nicht mit: f6 ist frei für alle.</translation>
  </message>
  <message>
   <source>Points</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <source>Power Dice</source>
   <translation>Kraftwürfel</translation>
  </message>
  <message>
   <source>Pushing</source>
   <translation>Schieben</translation>
  </message>
  <message>
   <source>Roll the die, then lay a line of that length. If none can be laid, your turn passes. Then the next player clockwise rolls.</source>
   <translation>Würfle und leg dann eine Linie dieser Länge. Wenn keine geht, passt du. Dann würfelt im Uhrzeigersinn die nächste Farbe.</translation>
  </message>
  <message>
   <source>Rolling an end die</source>
   <translation>Einen Randwürfel werfen</translation>
  </message>
  <message>
   <source>See also</source>
   <translation>Siehe auch</translation>
  </message>
  <message>
   <source>Several dice may wait. Each adds one to your Strength, until you can go in.</source>
   <translation>Es dürfen mehrere Würfel warten. Jeder macht dich um eins stärker, bis du hineinkannst.</translation>
  </message>
  <message>
   <source>Six rows, one for each number. A die can only lie on the row of its own number.</source>
   <translation>Sechs Reihen, eine für jede Zahl. Ein Würfel kann nur in der Reihe seiner eigenen Zahl liegen.</translation>
  </message>
  <message>
   <source>Six white dice belong to nobody. They are called Power Dice.</source>
   <translation>Sechs weiße Würfel gehören niemandem. Sie heißen Kraftwürfel.</translation>
  </message>
  <message>
   <source>Staging</source>
   <translation>Warten</translation>
  </message>
  <message>
   <source>Staging and collapse</source>
   <translation>Warten und Umkippen</translation>
  </message>
  <message>
   <source>Staging counts as your turn. It costs no Strike, and it clears none.</source>
   <translation>Einen Würfel warten zu lassen ist dein Zug. Es kostet keinen Strich und löscht keinen.</translation>
  </message>
  <message>
   <source>Staging is a move</source>
   <translation>Warten ist ein Zug</translation>
  </message>
  <message>
   <source>Staging zones</source>
   <translation>Wartezonen</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>Start</translation>
  </message>
  <message>
   <source>Straight out of the zone</source>
   <translation>Geradeaus aus der Zone</translation>
  </message>
  <message>
   <source>Strength</source>
   <translation>Stärke</translation>
  </message>
  <message>
   <source>Strikes and the Solo Grind</source>
   <translation>Striche und der Alleingang</translation>
  </message>
  <message>
   <source>Strong enough</source>
   <translation>Stark genug</translation>
  </message>
  <message>
   <source>Taking a Head</source>
   <translation>Einen Kopf schlagen</translation>
  </message>
  <message>
   <source>Taking them back</source>
   <translation>Zurückholen</translation>
  </message>
  <message>
   <source>That takes the turn</source>
   <translation>Das kostet den Zug</translation>
  </message>
  <message>
   <source>The Head</source>
   <translation>Der Kopf</translation>
  </message>
  <message>
   <source>The Lawn</source>
   <translation>Der Rasen</translation>
  </message>
  <message>
   <source>The Power Die on the row</source>
   <translation>Der Kraftwürfel in der Reihe</translation>
  </message>
  <message>
   <source>The Solo Grind begins</source>
   <translation>Der Alleingang beginnt</translation>
  </message>
  <message>
   <source>The aim</source>
   <translation>Das Ziel</translation>
  </message>
  <message>
   <source>The board</source>
   <translation>Das Brett</translation>
  </message>
  <message>
   <source>The board has 12 by 12 cells, columns a to l and rows 1 to 12. The square of 4 by 4 cells in its middle is the zone, and the 2 by 2 cells inside it are the hub.</source>
   <translation>Das Brett hat 12 mal 12 Felder, die Spalten a bis l und die Reihen 1 bis 12. Das Quadrat aus 4 mal 4 Feldern in der Mitte ist die Zone, und die 2 mal 2 Felder darin sind der Kern.</translation>
  </message>
  <message>
   <source>The conveyor</source>
   <translation>Das Förderband</translation>
  </message>
  <message>
   <source>The end</source>
   <translation>Das Ende</translation>
  </message>
  <message>
   <source>The fifth counts four times: five 5s are 45 points.</source>
   <translation>Der fünfte zählt vierfach: fünf 5er sind 45 Punkte.</translation>
  </message>
  <message>
   <source>The first and second die go beside the Power Die.</source>
   <translation>Der erste und der zweite Würfel kommen neben den Kraftwürfel.</translation>
  </message>
  <message>
   <source>The first line</source>
   <translation>Die erste Linie</translation>
  </message>
  <message>
   <source>The fourth counts double: four 5s are 25 points.</source>
   <translation>Der vierte zählt doppelt: vier 5er sind 25 Punkte.</translation>
  </message>
  <message>
   <source>The highest opening roll begins; those who share it roll again. In your turn you may roll one boundary die, and then you do one thing: place, push, stage, advance or take back a die. Whoever has no die left to play rests, until one is pushed back to them.</source>
   <translation>Der höchste Anfangswurf beginnt; wer ihn teilt, würfelt noch einmal. In deinem Zug darfst du einen Randwürfel werfen, und dann tust du eines: setzen, schieben, einen Würfel warten lassen, vorrücken oder einen Würfel zurückholen. Wer keinen Würfel mehr zu spielen hat, setzt aus, bis wieder einer zurückgeschoben wird.</translation>
  </message>
  <message>
   <source>The others go on</source>
   <translation>Die anderen spielen weiter</translation>
  </message>
  <message>
   <source>The others play on until all are out, or until nobody who is still in could lay a line with any roll.</source>
   <translation>Die anderen spielen weiter, bis alle ausgeschieden sind oder bis niemand mehr mit irgendeinem Wurf eine Linie legen könnte.</translation>
  </message>
  <message>
   <source>The push that makes it fall from the end captures it.</source>
   <translation>Der Schub, der ihn vom Ende herunterfallen lässt, erobert ihn.</translation>
  </message>
  <message>
   <source>The third and fourth die go far left and far right. Then the row is full.</source>
   <translation>Der dritte und der vierte Würfel kommen ganz nach links und ganz nach rechts. Dann ist die Reihe voll.</translation>
  </message>
  <message>
   <source>Then the outer ones</source>
   <translation>Dann die äußeren</translation>
  </message>
  <message>
   <source>There are no Strikes. Collapsed dice come back first. If a die can be placed, pushed or advanced, one must be; otherwise a boundary die is rolled, as often as it takes. The round ends when all is placed, or when nothing of theirs could ever enter a row that is not all theirs. A round also ends after 160 turns in a row in which nothing was filled, captured or lost.</source>
   <translation>Es gibt keine Striche. Umgekippte Würfel kommen zuerst zurück. Wenn ein Würfel gesetzt oder geschoben werden oder vorrücken kann, muss das geschehen; sonst wird ein Randwürfel geworfen, so oft wie nötig. Die Runde endet, wenn alles gesetzt ist oder wenn nichts mehr in eine Reihe kommen könnte, die nicht schon ganz dieser Farbe gehört. Eine Runde endet auch nach 160 Zügen in Folge, in denen nichts gefüllt, erobert oder verloren wurde.</translation>
  </message>
  <message>
   <source>Three Strikes</source>
   <translation>Drei Striche</translation>
  </message>
  <message>
   <source>Three of a row</source>
   <translation>Drei in einer Reihe</translation>
  </message>
  <message>
   <source>Three passes</source>
   <translation>Dreimal gepasst</translation>
  </message>
  <message>
   <source>Three passes in a row put you out: no more turns. Your chips stay on the board, they count, and they can still be taken. Your Head becomes an ordinary chip. Laying a line makes earlier passes forgotten.</source>
   <translation>Wer dreimal in Folge passt, scheidet aus und zieht nicht mehr. Deine Steine bleiben auf dem Brett, sie zählen und können weiter geschlagen werden. Dein Kopf wird ein gewöhnlicher Stein. Legst du wieder eine Linie, ist früheres Passen vergessen.</translation>
  </message>
  <message>
   <source>Three score their full number each: three 5s are 15 points.</source>
   <translation>Drei zählen je ihre volle Zahl: drei 5er sind 15 Punkte.</translation>
  </message>
  <message>
   <source>To place, push or advance on a row, your Strength there must be at least that of the strongest single other player. Equal is enough. Players who are out still hold their rows. Staging needs no Strength.</source>
   <translation>Um in einer Reihe zu setzen, zu schieben oder vorzurücken, muss deine Stärke dort mindestens so groß sein wie der größte Widerstand einer einzelnen anderen Farbe. Gleich viel genügt. Auch wer ausgeschieden ist, hält seine Reihen. Zum Warten braucht es keine Stärke.</translation>
  </message>
  <message>
   <source>Turn by turn</source>
   <translation>Zug um Zug</translation>
  </message>
  <message>
   <source>Two dice of yours on a row score half their number each: two 5s are 5 points. A single die scores nothing.</source>
   <translation>Zwei eigene Würfel in einer Reihe zählen je die Hälfte ihrer Zahl: zwei 5er sind 5 Punkte. Ein einzelner Würfel zählt nichts.</translation>
  </message>
  <message>
   <source>Two of a row</source>
   <translation>Zwei in einer Reihe</translation>
  </message>
  <message>
   <source>Two to four players</source>
   <translation>Zu zweit bis zu viert</translation>
  </message>
  <message>
   <source>Two, three or four people play. Two sit across from each other unless they choose other places, three leave one place empty.</source>
   <translation>Zwei, drei oder vier spielen mit. Zwei sitzen einander gegenüber, wenn sie nicht andere Plätze wählen; bei dreien bleibt ein Platz frei.</translation>
  </message>
  <message>
   <source>Until a row is full it fills evenly on both sides of the centre.</source>
   <translation>Bis eine Reihe voll ist, füllt sie sich auf beiden Seiten der Mitte gleichmäßig.</translation>
  </message>
  <message>
   <source>Up to twelve ways</source>
   <translation>Bis zu zwölf Möglichkeiten</translation>
  </message>
  <message>
   <source>What a captured one is worth</source>
   <translation>Was er dann wert ist</translation>
  </message>
  <message>
   <source>What a line needs</source>
   <translation>Was eine Linie braucht</translation>
  </message>
  <message>
   <source>What you cross</source>
   <translation>Was auf dem Weg liegt</translation>
  </message>
  <message>
   <source>What your Strength is</source>
   <translation>Was deine Stärke ist</translation>
  </message>
  <message>
   <source>When nobody can move any more, everybody counts the cells they own and adds the chips they have captured. The highest score wins. Equal highest scores share the win.</source>
   <translation>Wenn niemand mehr ziehen kann, zählen alle ihre Felder und dazu die geschlagenen Steine. Die höchste Punktzahl gewinnt. Gleich hohe teilen sich den Sieg.</translation>
  </message>
  <message>
   <source>When nothing fits</source>
   <translation>Wenn nichts geht</translation>
  </message>
  <message>
   <source>When only one player can still act, because all others have placed all their dice or are out, that player goes on alone.</source>
   <translation>Wenn nur noch eine Farbe handeln kann, weil alle anderen ihre Würfel gesetzt haben oder ausgeschieden sind, macht sie allein weiter.</translation>
  </message>
  <message>
   <source>When somebody places, pushes or advances onto a row, all dice that others have waiting there, on both sides, collapse. The mover’s own stay.</source>
   <translation>Wenn jemand in einer Reihe setzt, schiebt oder vorrückt, kippen alle Würfel um, die andere dort warten lassen, auf beiden Seiten. Nur die eigenen bleiben stehen.</translation>
  </message>
  <message>
   <source>Where a taken Head goes</source>
   <translation>Wohin ein geschlagener Kopf geht</translation>
  </message>
  <message>
   <source>Where the Head stands</source>
   <translation>Wo der Kopf steht</translation>
  </message>
  <message>
   <source>Where the Power Dice begin</source>
   <translation>Wo die Kraftwürfel anfangen</translation>
  </message>
  <message>
   <source>While it lies on the row, it counts one for whoever is moving, and for nobody who defends.</source>
   <translation>Solange er in der Reihe liegt, zählt er eins für die Farbe, die am Zug ist, und nichts in der Verteidigung.</translation>
  </message>
  <message>
   <source>While you have collapsed dice, taking one back is all you can do: no roll, no placing.</source>
   <translation>Solange du umgekippte Würfel hast, kannst du nichts anderes tun, als einen zurückzuholen: kein Wurf, kein Setzen.</translation>
  </message>
  <message>
   <source>Who begins</source>
   <translation>Wer beginnt</translation>
  </message>
  <message>
   <source>Whoever pushes rolls the fallen die. It goes back to its owner’s Player Row with the new number, also when the owner is out. Somebody who had placed all takes turns again, but not in the Solo Grind.</source>
   <translation>Wer schiebt, wirft den heruntergefallenen Würfel. Er kommt mit der neuen Zahl in den Vorrat zurück, in den er gehört, auch bei Ausgeschiedenen. Wer schon alles gesetzt hatte, ist dann wieder dabei, nur im Alleingang nicht.</translation>
  </message>
  <message>
   <source>With a 6, only one line fits.</source>
   <translation>Mit einer 6 geht nur eine Linie.</translation>
  </message>
  <message>
   <source>With fewer than four players, some places in the hub stay empty. Nobody owns those cells at the start, and everybody may take them.</source>
   <translation>Wenn weniger als vier mitspielen, bleiben Plätze im Kern leer. Diese Felder gehören am Anfang niemandem, und alle dürfen sie besetzen.</translation>
  </message>
  <message>
   <source>You must</source>
   <translation>Du musst</translation>
  </message>
  <message>
   <source>You must act</source>
   <translation>Du musst handeln</translation>
  </message>
  <message>
   <source>Your dice</source>
   <translation>Deine Würfel</translation>
  </message>
  <message>
   <source>Your dice on the row, those that wait beside it included, and one for the die you are playing, and one for the Power Die. A die that advances is one of those that wait and is not counted twice. For the others you count only with your dice on the five places, and one if you have captured the Power Die.</source>
   <translation>Deine Würfel in der Reihe, auch die daneben wartenden, dazu einer für den Würfel, den du spielst, und einer für den Kraftwürfel. Ein Würfel, der vorrückt, ist einer der wartenden und zählt nicht doppelt. Gegen die anderen zählen von dir nur deine Würfel auf den fünf Feldern und einer, wenn du den Kraftwürfel erobert hast.</translation>
  </message>
  <message>
   <source>Your die comes in at one end, all five move along by one, and what lies at the other end falls off. That may be a die of your own.</source>
   <translation>Dein Würfel kommt an einem Ende herein, alle fünf rücken um eins weiter, und was am anderen Ende liegt, fällt herunter. Das kann auch ein eigener Würfel sein.</translation>
  </message>
  <message>
   <source>Your first line starts on your own hub cell and runs in your direction. It is as long as your roll says, the hub cell included.</source>
   <translation>Deine erste Linie beginnt auf deinem eigenen Kernfeld und führt in deine Startrichtung. Sie ist so lang, wie dein Wurf sagt, das Kernfeld mitgezählt.</translation>
  </message>
  <message>
   <source>{game}: the rules</source>
   <translation>{game}: die Regeln</translation>
  </message>
 </context>
 <context>
  <name>RulesPage</name>
  <message>
   <source>A diagram of the rule “{title}”</source>
   <translation>Ein Bild zur Regel „{title}“</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Game</source>
   <translation>Spiel</translation>
  </message>
  <message>
   <source>Learn by playing</source>
   <translation>Spielend lernen</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <source>No rule has these words.</source>
   <translation>Keine Regel enthält diese Wörter.</translation>
  </message>
  <message>
   <source>Previous</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Regeln</translation>
  </message>
  <message>
   <source>Save or print…</source>
   <translation>Speichern oder drucken…</translation>
  </message>
  <message>
   <source>Search the rules</source>
   <translation>Regeln durchsuchen</translation>
  </message>
  <message>
   <source>See also</source>
   <translation>Siehe auch</translation>
  </message>
  <message>
   <source>Text of the rule</source>
   <translation>Text der Regel</translation>
  </message>
 </context>
 <context>
  <name>Seat</name>
  <message>
   <source>B</source>
   <comment>one letter for the colour blue</comment>
   <translation>B</translation>
  </message>
  <message>
   <source>Blue</source>
   <translation>Blau</translation>
  </message>
  <message>
   <source>G</source>
   <comment>one letter for the colour gold</comment>
   <translation>G</translation>
  </message>
  <message>
   <source>Gold</source>
   <translation>Gold</translation>
  </message>
  <message>
   <source>P</source>
   <comment>one letter for the colour plum</comment>
   <translation>V</translation>
  </message>
  <message>
   <source>Plum</source>
   <translation>Violett</translation>
  </message>
  <message>
   <source>R</source>
   <comment>one letter for the colour red</comment>
   <translation>R</translation>
  </message>
  <message>
   <source>Red</source>
   <translation>Rot</translation>
  </message>
  <message>
   <source>diamond</source>
   <translation>Raute</translation>
  </message>
  <message>
   <source>dot</source>
   <translation>Punkt</translation>
  </message>
  <message>
   <source>ring</source>
   <translation>Ring</translation>
  </message>
  <message>
   <source>split square</source>
   <translation>geteiltes Quadrat</translation>
  </message>
  <message>
   <source>triangle</source>
   <translation>Dreieck</translation>
  </message>
 </context>
 <context>
  <name>SeatRow</name>
  <message>
   <source>AI</source>
   <translation>KI</translation>
  </message>
  <message>
   <source>Empty seat</source>
   <translation>Leer</translation>
  </message>
  <message>
   <source>Level of {seat}</source>
   <translation>Stufe von {seat}</translation>
  </message>
  <message>
   <source>Name of {seat}</source>
   <translation>Name von {seat}</translation>
  </message>
  <message>
   <source>Nobody</source>
   <translation>Niemand</translation>
  </message>
  <message>
   <source>Person</source>
   <translation>Mensch</translation>
  </message>
  <message>
   <source>Somebody at this screen</source>
   <translation>Jemand an diesem Bildschirm</translation>
  </message>
  <message>
   <source>The program</source>
   <translation>Das Programm</translation>
  </message>
  <message>
   <source>The seat stays empty</source>
   <translation>Der Platz bleibt leer</translation>
  </message>
  <message>
   <source>Who plays {seat}</source>
   <translation>Wer {seat} spielt</translation>
  </message>
 </context>
 <context>
  <name>Setup</name>
  <message>
   <source>A Head runs straight until it leaves the middle 16 cells.</source>
   <translation>Ein Kopf läuft geradeaus, bis er die mittleren 16 Felder verlässt.</translation>
  </message>
  <message>
   <source>A Head runs straight until it leaves the middle 4 cells.</source>
   <translation>Ein Kopf läuft geradeaus, bis er die mittleren 4 Felder verlässt.</translation>
  </message>
  <message>
   <source>A die may only enter the row of its own number.</source>
   <translation>Ein Würfel darf nur in die Reihe seiner eigenen Zahl.</translation>
  </message>
  <message>
   <source>All rounds are added up. Each is begun by the next player.</source>
   <translation>Alle Runden werden zusammengezählt. Jede beginnt einen Platz weiter.</translation>
  </message>
  <message>
   <source>Eight dice each, and six white Power Dice in the middle</source>
   <translation>Je acht Würfel und sechs weiße Kraftwürfel in der Mitte</translation>
  </message>
  <message>
   <source>Every seat starts in the hub and leaves along its lane</source>
   <translation>Alle starten im Kern und verlassen ihn auf ihrer Bahn</translation>
  </message>
  <message>
   <source>First lines run straight</source>
   <translation>Erste Linien geradeaus</translation>
  </message>
  <message>
   <source>Jonas</source>
   <comment>a player’s first name</comment>
   <translation>Jonas</translation>
  </message>
  <message>
   <source>Mira</source>
   <comment>a player’s first name</comment>
   <translation>Mira</translation>
  </message>
  <message>
   <source>Player {number}</source>
   <translation>Person {number}</translation>
  </message>
  <message>
   <source>Robin</source>
   <comment>a player’s first name</comment>
   <translation>Robin</translation>
  </message>
  <message>
   <source>Rounds</source>
   <translation>Runden</translation>
  </message>
  <message>
   <source>The framed square in the middle is the zone. Past it, your Head may turn.</source>
   <translation>Das umrahmte Quadrat in der Mitte ist die Zone. Dahinter darf dein Kopf abbiegen.</translation>
  </message>
  <message>
   <source>The small square in the middle is the hub. Past it, your Head may turn.</source>
   <translation>Das kleine Quadrat in der Mitte ist der Kern. Dahinter darf dein Kopf abbiegen.</translation>
  </message>
  <message>
   <source>Tove</source>
   <comment>a player’s first name</comment>
   <translation>Tove</translation>
  </message>
  <message>
   <source>Until off the hub</source>
   <translation>Bis aus dem Kern</translation>
  </message>
  <message>
   <source>Until off the zone</source>
   <translation>Bis aus der Zone</translation>
  </message>
  <message>
   <source>lower left</source>
   <translation>unten links</translation>
  </message>
  <message>
   <source>lower right</source>
   <translation>unten rechts</translation>
  </message>
  <message>
   <source>north-east, right</source>
   <translation>Nordost, nach rechts</translation>
  </message>
  <message>
   <source>north-west, up</source>
   <translation>Nordwest, nach oben</translation>
  </message>
  <message>
   <source>south-east, down</source>
   <translation>Südost, nach unten</translation>
  </message>
  <message>
   <source>south-west, left</source>
   <translation>Südwest, nach links</translation>
  </message>
  <message>
   <source>upper left</source>
   <translation>oben links</translation>
  </message>
  <message>
   <source>upper right</source>
   <translation>oben rechts</translation>
  </message>
 </context>
 <context>
  <name>SetupPage</name>
  <message>
   <source>A game needs at least two players. Give another seat to a person or an AI.</source>
   <translation>Zu einer Partie gehören mindestens zwei. Gib noch einen Platz einem Menschen oder einer KI.</translation>
  </message>
  <message>
   <source>A move can be taken back until the next die has fallen.</source>
   <translation>Ein Zug lässt sich zurücknehmen, bis der nächste Würfel gefallen ist.</translation>
  </message>
  <message>
   <source>A move once made stays.</source>
   <translation>Was gezogen ist, bleibt gezogen.</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Dice</source>
   <translation>Würfel</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>Everybody plays without help.</source>
   <translation>Alle spielen ohne Hilfe.</translation>
  </message>
  <message>
   <source>Fair dice</source>
   <translation>Faire Würfel</translation>
  </message>
  <message>
   <source>Free</source>
   <translation>Frei</translation>
  </message>
  <message>
   <source>Hints</source>
   <translation>Tipps</translation>
  </message>
  <message>
   <source>House rules</source>
   <translation>Hausregeln</translation>
  </message>
  <message>
   <source>New game of {game}</source>
   <translation>Neue Partie {game}</translation>
  </message>
  <message>
   <source>No limit</source>
   <translation>Unbegrenzt</translation>
  </message>
  <message>
   <source>None</source>
   <translation>Keine</translation>
  </message>
  <message>
   <source>Press H for the best choices, as often as you like.</source>
   <translation>Drück H für die besten Züge, so oft du willst.</translation>
  </message>
  <message>
   <source>Real dice</source>
   <translation>Echte Würfel</translation>
  </message>
  <message>
   <source>Seats</source>
   <translation>Plätze</translation>
  </message>
  <message>
   <source>Start game</source>
   <translation>Partie starten</translation>
  </message>
  <message>
   <source>Take back as far as you like. The dice stay the same.</source>
   <translation>Nimm zurück, so weit du willst. Die Würfe bleiben gleich.</translation>
  </message>
  <message>
   <source>The program rolls. You can check it after the game.</source>
   <translation>Das Programm würfelt. Nach der Partie kannst du es nachprüfen.</translation>
  </message>
  <message>
   <source>To the last roll</source>
   <translation>Bis zum letzten Wurf</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rücknahme</translation>
  </message>
  <message numerus="yes">
   <source>With H, each player may see the best choices %n time(s).</source>
   <translation>
    <numerusform>Mit H darf jeder Platz die besten Züge einmal ansehen.</numerusform>
    <numerusform>Mit H darf jeder Platz die besten Züge %n-mal ansehen.</numerusform>
   </translation>
  </message>
  <message>
   <source>You roll dice on your table and press 1 to 6.</source>
   <translation>Du würfelst auf deinem Tisch und drückst 1 bis 6.</translation>
  </message>
 </context>
 <context>
  <name>ShortcutsSheet</name>
  <message>
   <source>Choose it</source>
   <translation>Auswählen</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>Get Off My Lawn: pick up the die of that number</source>
   <translation>Get Off My Lawn: den Würfel mit dieser Zahl nehmen</translation>
  </message>
  <message>
   <source>Get Off My Lawn: roll the highest die</source>
   <translation>Get Off My Lawn: den größten Würfel werfen</translation>
  </message>
  <message>
   <source>Go over what can be chosen</source>
   <translation>Durch alles gehen, was wählbar ist</translation>
  </message>
  <message>
   <source>Go through it in its order</source>
   <translation>Der Reihe nach durchgehen</translation>
  </message>
  <message>
   <source>In a lesson</source>
   <translation>In einer Lektion</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Tasten</translation>
  </message>
  <message>
   <source>Leave what was tried, then the look back</source>
   <translation>Den Versuch verlassen, dann den Rückblick</translation>
  </message>
  <message>
   <source>Let go, without choosing</source>
   <translation>Loslassen, ohne zu wählen</translation>
  </message>
  <message>
   <source>Looking back through a game</source>
   <translation>Rückblick auf eine Partie</translation>
  </message>
  <message>
   <source>Menus</source>
   <translation>Menüs</translation>
  </message>
  <message>
   <source>On the board</source>
   <translation>Auf dem Brett</translation>
  </message>
  <message>
   <source>One move back or on</source>
   <translation>Einen Zug zurück oder vor</translation>
  </message>
  <message>
   <source>Review: to the next or the previous mistake</source>
   <translation>Analyse: zum nächsten oder vorigen Fehler</translation>
  </message>
  <message>
   <source>Roll, or go on</source>
   <translation>Würfeln oder weitergehen</translation>
  </message>
  <message>
   <source>Roll, pass, or finish what is being shown</source>
   <translation>Würfeln, passen oder beenden, was gerade gezeigt wird</translation>
  </message>
  <message>
   <source>To the answers and the buttons</source>
   <translation>Zu den Antworten und den Knöpfen</translation>
  </message>
  <message>
   <source>To the beginning or the end</source>
   <translation>Zum Anfang oder zum Ende</translation>
  </message>
  <message>
   <source>With real dice: what the die shows</source>
   <translation>Mit echten Würfeln: was der Würfel zeigt</translation>
  </message>
 </context>
 <context>
  <name>Standing</name>
  <message>
   <source>Turn {number}</source>
   <translation>Zug {number}</translation>
  </message>
  <message>
   <source>Your turn, turn {number}</source>
   <translation>Zug {number}, du bist dran</translation>
  </message>
 </context>
 <context>
  <name>StartPage</name>
  <message>
   <source>2 to 4 players, 20 min</source>
   <translation>2 bis 4 Spielende, 20 Min.</translation>
  </message>
  <message>
   <source>4 players, 30 min</source>
   <translation>4 Spielende, 30 Min.</translation>
  </message>
  <message>
   <source>Choose a game</source>
   <translation>Wähl ein Spiel</translation>
  </message>
  <message>
   <source>Five places a row and everyone wants in. Push, and someone falls off.</source>
   <translation>Fünf Felder pro Reihe, und alle wollen drauf. Wer schiebt, wirft jemanden hinunter.</translation>
  </message>
  <message>
   <source>Roll, lay a line, take what it crosses. Your Head leads the way.</source>
   <translation>Würfle, leg eine Linie und schlag, was auf dem Weg liegt. Dein Kopf geht voran.</translation>
  </message>
 </context>
 <context>
  <name>StatisticsPage</name>
  <message numerus="yes">
   <source>%n game(s)</source>
   <translation>
    <numerusform>%n Partie</numerusform>
    <numerusform>%n Partien</numerusform>
   </translation>
  </message>
  <message>
   <source>All square</source>
   <comment>a tie</comment>
   <translation>Gleichstand</translation>
  </message>
  <message>
   <source>Among people</source>
   <translation>Unter Menschen</translation>
  </message>
  <message>
   <source>Best</source>
   <translation>Rekord</translation>
  </message>
  <message>
   <source>By game and number of players</source>
   <translation>Nach Spiel und Spielendenzahl</translation>
  </message>
  <message>
   <source>By opponents</source>
   <translation>Gegen wen</translation>
  </message>
  <message>
   <source>Clearest win</source>
   <translation>Klarster Sieg</translation>
  </message>
  <message>
   <source>Closest win</source>
   <translation>Knappster Sieg</translation>
  </message>
  <message>
   <source>Counting…</source>
   <translation>Wird gezählt…</translation>
  </message>
  <message>
   <source>Games</source>
   <translation>Partien</translation>
  </message>
  <message>
   <source>Highest score</source>
   <translation>Höchste Punktzahl</translation>
  </message>
  <message>
   <source>In a row</source>
   <translation>In Folge</translation>
  </message>
  <message>
   <source>Longest game</source>
   <translation>Längste Partie</translation>
  </message>
  <message>
   <source>No games against AIs yet.</source>
   <translation>Noch keine Partien gegen KIs.</translation>
  </message>
  <message>
   <source>Players</source>
   <translation>Wer gespielt hat</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Analyse</translation>
  </message>
  <message>
   <source>Same dice, seats swapped</source>
   <translation>Gleiche Würfel, Plätze getauscht</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Statistik</translation>
  </message>
  <message>
   <source>There is nothing to count yet. Play a game to its end, and it shows here.</source>
   <translation>Noch gibt es nichts zu zählen. Spiel eine Partie zu Ende, dann erscheint sie hier.</translation>
  </message>
  <message>
   <source>To remember</source>
   <translation>Denkwürdige Partien</translation>
  </message>
  <message>
   <source>Won</source>
   <translation>Siege</translation>
  </message>
  <message numerus="yes">
   <source>and %n more</source>
   <translation>
    <numerusform>und %n weiterer</numerusform>
    <numerusform>und %n weitere</numerusform>
   </translation>
  </message>
  <message>
   <source>at the table</source>
   <comment>under a time of play</comment>
   <translation>am Spieltisch</translation>
  </message>
  <message>
   <source>games finished</source>
   <comment>under a number</comment>
   <translation>Partien beendet</translation>
  </message>
  <message>
   <source>of the games against AIs won</source>
   <comment>under a percentage</comment>
   <translation>der Partien gegen KIs gewonnen</translation>
  </message>
  <message>
   <source>wins in a row at best</source>
   <comment>under a number</comment>
   <translation>Siege in Folge, Rekord</translation>
  </message>
  <message>
   <source>{name} is ahead</source>
   <translation>{name} liegt vorn</translation>
  </message>
  <message>
   <source>{won} won, {lost} lost</source>
   <translation>{won} gewonnen, {lost} verloren</translation>
  </message>
  <message>
   <source>{won} won, {shared} shared, {lost} lost</source>
   <translation>{won} gewonnen, {shared} geteilt, {lost} verloren</translation>
  </message>
 </context>
 <context>
  <name>StepDots</name>
  <message>
   <source>Step {number} of {count}</source>
   <translation>Schritt {number} von {count}</translation>
  </message>
 </context>
 <context>
  <name>Stepper</name>
  <message>
   <source>Less</source>
   <translation>Weniger</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Mehr</translation>
  </message>
 </context>
 <context>
  <name>Strength</name>
  <message>
   <source>after</source>
   <comment>short for: after this</comment>
   <translation>dann</translation>
  </message>
  <message>
   <source>after this</source>
   <translation>danach</translation>
  </message>
  <message>
   <source>enough</source>
   <comment>short for: strong enough</comment>
   <translation>reicht</translation>
  </message>
  <message numerus="yes">
   <source>needs %n</source>
   <comment>short for: needs n more</comment>
   <translation>
    <numerusform>noch %n</numerusform>
    <numerusform>noch %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>needs %n more</source>
   <translation>
    <numerusform>noch %n nötig</numerusform>
    <numerusform>noch %n nötig</numerusform>
   </translation>
  </message>
  <message>
   <source>strong enough</source>
   <translation>stark genug</translation>
  </message>
 </context>
 <context>
  <name>Table</name>
  <message>
   <source>A person plays</source>
   <translation>Ein Mensch spielt</translation>
  </message>
  <message>
   <source>Roll a real die for {name}</source>
   <translation>Wirf einen echten Würfel für {name}</translation>
  </message>
  <message>
   <source>Rule {rule}</source>
   <translation>Regel {rule}</translation>
  </message>
  <message>
   <source>Then press 1 to 6 for what it shows.</source>
   <translation>Drück dann die Taste 1 bis 6 für das, was er zeigt.</translation>
  </message>
  <message>
   <source>{level} AI plays</source>
   <translation>KI {level} spielt</translation>
  </message>
  <message>
   <source>{names} share the win</source>
   <translation>Geteilter Sieg: {names}</translation>
  </message>
  <message>
   <source>{names} wins</source>
   <translation>{names} hat gewonnen</translation>
  </message>
  <message>
   <source>{name} is thinking</source>
   <translation>{name} denkt nach</translation>
  </message>
  <message>
   <source>{name} rolls</source>
   <translation>{name} würfelt</translation>
  </message>
  <message>
   <source>{name}: roll the die</source>
   <translation>{name}, würfle</translation>
  </message>
  <message>
   <source>{name}’s turn</source>
   <translation>{name} ist am Zug</translation>
  </message>
 </context>
 <context>
  <name>TablePage</name>
  <message>
   <source>Faces</source>
   <translation>Zahlen</translation>
  </message>
  <message>
   <source>Fast</source>
   <translation>Schnell</translation>
  </message>
  <message>
   <source>Hint</source>
   <translation>Tipp</translation>
  </message>
  <message>
   <source>Moves</source>
   <translation>Züge</translation>
  </message>
  <message>
   <source>Normal</source>
   <translation>Normal</translation>
  </message>
  <message>
   <source>Overlay</source>
   <translation>Einblendung</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>Wiederholen</translation>
  </message>
  <message>
   <source>Slow</source>
   <translation>Ruhig</translation>
  </message>
  <message>
   <source>Speed of play</source>
   <translation>Tempo</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
 </context>
 <context>
  <name>TablePanels</name>
  <message>
   <source>Looking back</source>
   <translation>Rückblick</translation>
  </message>
  <message>
   <source>Nothing changes by looking. Play on from here as a new game, or go back.</source>
   <translation>Anschauen ändert nichts. Spiel von hier als neue Partie weiter oder geh zurück.</translation>
  </message>
 </context>
 <context>
  <name>TablePresenter</name>
  <message>
   <source>Back to the game</source>
   <translation>Zurück zur Partie</translation>
  </message>
  <message>
   <source>To the result</source>
   <translation>Zum Ergebnis</translation>
  </message>
  <message>
   <source>{name}’s turn</source>
   <translation>{name} ist am Zug</translation>
  </message>
 </context>
 <context>
  <name>Told</name>
  <message numerus="yes">
   <source>%n waiting die(s) of {name} collapse.</source>
   <translation>
    <numerusform>Ein wartender Würfel von {name} kippt um.</numerusform>
    <numerusform>%n wartende Würfel von {name} kippen um.</numerusform>
   </translation>
  </message>
  <message>
   <source>A tie: {names} roll again.</source>
   <translation>Gleichstand: {names} würfeln noch einmal.</translation>
  </message>
  <message>
   <source>A {row} of {name} falls off.</source>
   <translation>Eine {row} von {name} fällt herunter.</translation>
  </message>
  <message>
   <source>A {row} of {name} waits at the left of its row.</source>
   <translation>Eine {row} von {name} wartet links neben ihrer Reihe.</translation>
  </message>
  <message>
   <source>A {row} of {name} waits at the right of its row.</source>
   <translation>Eine {row} von {name} wartet rechts neben ihrer Reihe.</translation>
  </message>
  <message numerus="yes">
   <source>It takes %n chip(s) of {name}.</source>
   <translation>
    <numerusform>Das schlägt %n Stein von {name}.</numerusform>
    <numerusform>Das schlägt %n Steine von {name}.</numerusform>
   </translation>
  </message>
  <message>
   <source>Round {number} begins. {name} goes first.</source>
   <translation>Runde {number} beginnt. {name} hat den ersten Zug.</translation>
  </message>
  <message>
   <source>Round {number} is over: {scores}.</source>
   <translation>Runde {number} ist vorbei: {scores}.</translation>
  </message>
  <message>
   <source>That is Strike {number} of {most}.</source>
   <translation>Das ist Strich {number} von {most}.</translation>
  </message>
  <message>
   <source>The Head of {name} goes on from {cell}.</source>
   <translation>Der Kopf von {name} macht auf {cell} weiter.</translation>
  </message>
  <message>
   <source>The Head of {name} is captured.</source>
   <translation>Der Kopf von {name} ist geschlagen.</translation>
  </message>
  <message>
   <source>The dice are dealt.</source>
   <translation>Die Würfel werden verteilt.</translation>
  </message>
  <message>
   <source>The waiting {row} of {name} advances to the {position}.</source>
   <translation>Die wartende {row} von {name} rückt vor: {position}.</translation>
  </message>
  <message>
   <source>{name} captures the Power Die of row {row}.</source>
   <translation>{name} erobert den Kraftwürfel von Reihe {row}.</translation>
  </message>
  <message>
   <source>{name} gets it back as a {face}.</source>
   <translation>{name} bekommt sie als {face} zurück.</translation>
  </message>
  <message>
   <source>{name} goes first.</source>
   <translation>{name} beginnt.</translation>
  </message>
  <message>
   <source>{name} goes on alone.</source>
   <translation>{name} macht allein weiter.</translation>
  </message>
  <message>
   <source>{name} has no Strikes any more.</source>
   <translation>{name} hat keine Striche mehr.</translation>
  </message>
  <message>
   <source>{name} has placed all dice.</source>
   <translation>{name} hat alle Würfel gesetzt.</translation>
  </message>
  <message>
   <source>{name} is back in the round.</source>
   <translation>{name} ist wieder in der Runde.</translation>
  </message>
  <message>
   <source>{name} is out of the round.</source>
   <translation>{name} ist raus aus der Runde.</translation>
  </message>
  <message>
   <source>{name} lays {line}.</source>
   <translation>{name} legt {line}.</translation>
  </message>
  <message>
   <source>{name} passes.</source>
   <translation>{name} passt.</translation>
  </message>
  <message>
   <source>{name} passes: {number} of {most} in a row.</source>
   <translation>{name} passt: {number} von {most} Malen in Folge.</translation>
  </message>
  <message>
   <source>{name} places a {row} {where}.</source>
   <translation>{name} setzt eine {row} {where}.</translation>
  </message>
  <message>
   <source>{name} pushes row {row} from the left.</source>
   <translation>{name} schiebt Reihe {row} von links.</translation>
  </message>
  <message>
   <source>{name} pushes row {row} from the right.</source>
   <translation>{name} schiebt Reihe {row} von rechts.</translation>
  </message>
  <message>
   <source>{name} rolls a {face} for the first turn.</source>
   <translation>{name} wirft eine {face} um den ersten Zug.</translation>
  </message>
  <message>
   <source>{name} rolls a {face}.</source>
   <translation>{name} würfelt eine {face}.</translation>
  </message>
  <message>
   <source>{name} rolls the highest die, a {old}: now it is a {new}.</source>
   <translation>{name} wirft den größten Würfel, eine {old}: Jetzt ist er eine {new}.</translation>
  </message>
  <message>
   <source>{name} rolls the lowest die, a {old}: now it is a {new}.</source>
   <translation>{name} wirft den kleinsten Würfel, eine {old}: Jetzt ist er eine {new}.</translation>
  </message>
  <message>
   <source>{name} takes a collapsed {face} back.</source>
   <translation>{name} holt eine umgekippte {face} zurück.</translation>
  </message>
  <message>
   <source>{name} takes a waiting {row} back.</source>
   <translation>{name} holt eine wartende {row} zurück.</translation>
  </message>
  <message>
   <source>{name} takes no more turns.</source>
   <translation>{name} zieht nicht mehr.</translation>
  </message>
 </context>
 <context>
  <name>TutorBubble</name>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>Play anyway</source>
   <translation>Trotzdem spielen</translation>
  </message>
  <message>
   <source>Show me</source>
   <translation>Zeig es mir</translation>
  </message>
  <message>
   <source>Think again</source>
   <translation>Noch mal überlegen</translation>
  </message>
 </context>
 <context>
  <name>Tutoring</name>
  <message>
   <source>A bad move: {move}</source>
   <translation>Ein schlechter Zug: {move}</translation>
  </message>
  <message>
   <source>A doubtful move: {move}</source>
   <translation>Ein fraglicher Zug: {move}</translation>
  </message>
  <message>
   <source>A very bad move: {move}</source>
   <translation>Ein sehr schlechter Zug: {move}</translation>
  </message>
  <message>
   <source>It leaves a chance to win of {after}, the best choice {best}: {points} points are given away.</source>
   <translation>Danach ist die Gewinnchance {after}, mit der besten Wahl {best}: {points} Prozentpunkte verschenkt.</translation>
  </message>
 </context>
 <context>
  <name>VerifySheet</name>
  <message>
   <source>All dice of this game come from a secret seed. The number below is its fingerprint: it promises the seed without giving it away. Keep a copy of it. When the game is over, the seed is shown, and everybody can check that it is the promised one and that every die came from it.</source>
   <translation>Alle Würfe dieser Partie stammen aus einem geheimen Startwert. Die Zahl unten ist sein Fingerabdruck: Sie sagt den Startwert zu, ohne ihn zu verraten. Heb dir eine Kopie davon auf. Wenn die Partie vorbei ist, wird der Startwert gezeigt, und alle können nachprüfen, dass es der zugesagte ist und dass jeder Wurf von ihm stammt.</translation>
  </message>
  <message numerus="yes">
   <source>Checked: every one of the %n dice of this game comes from the seed below, and the seed is the one promised before the first roll. Nobody could change a die on the way, the program included.</source>
   <translation>
    <numerusform>Geprüft: Alle Würfe dieser Partie – einer – stammen aus dem Startwert unten, und dieser Startwert wurde vor dem ersten Wurf zugesagt. Niemand konnte unterwegs einen Wurf ändern, auch das Programm nicht.</numerusform>
    <numerusform>Geprüft: Jeder der %n Würfe dieser Partie stammt aus dem Startwert unten, und dieser Startwert wurde vor dem ersten Wurf zugesagt. Niemand konnte unterwegs einen Wurf ändern, auch das Programm nicht.</numerusform>
   </translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>Real dice were rolled</source>
   <translation>Hier fielen echte Würfel</translation>
  </message>
  <message>
   <source>Save the game…</source>
   <translation>Partie speichern…</translation>
  </message>
  <message numerus="yes">
   <source>The %n dice of this game were rolled on a table and typed in. There is nothing that a program could check about them; the people who sat there know.</source>
   <translation>
    <numerusform>Der eine Wurf dieser Partie fiel auf einem Tisch und wurde eingetippt. Daran kann kein Programm etwas prüfen; wer am Tisch saß, weiß Bescheid.</numerusform>
    <numerusform>Die %n Würfe dieser Partie fielen auf einem Tisch und wurden eingetippt. Daran kann kein Programm etwas prüfen; wer am Tisch saß, weiß Bescheid.</numerusform>
   </translation>
  </message>
  <message>
   <source>The dice are already settled</source>
   <translation>Die Würfe stehen schon fest</translation>
  </message>
  <message>
   <source>The dice of an earlier game</source>
   <translation>Die Würfe einer früheren Partie</translation>
  </message>
  <message>
   <source>The promise (SHA-256 of the seed)</source>
   <translation>Die Zusage (SHA-256 des Startwerts)</translation>
  </message>
  <message>
   <source>The seed</source>
   <translation>Der Startwert</translation>
  </message>
  <message>
   <source>These dice are proved</source>
   <translation>Diese Würfe sind nachgeprüft</translation>
  </message>
  <message>
   <source>This game has the dice of an earlier one with the seats swapped, so that over both games luck is the same for everybody. The promise is the same, too. Whoever remembers that game knows what will fall.</source>
   <translation>Diese Partie hat die Würfe einer früheren, mit getauschten Plätzen, damit das Glück über beide Partien für alle gleich ist. Auch die Zusage ist dieselbe. Wer sich an jene Partie erinnert, weiß, was fallen wird.</translation>
  </message>
  <message>
   <source>This record does not hold</source>
   <translation>Diese Aufzeichnung stimmt nicht</translation>
  </message>
  <message>
   <source>To check it yourself, save the game and run {command} on the file, on any computer. Or do it by hand: the SHA-256 of the 32 bytes of the seed is the promise. HMAC-SHA256, with the seed as its key, over the numbers 0, 1, 2 and so on (eight bytes each, the highest first) gives a row of bytes. Each byte below 252 is a die: its remainder by six, plus one. Bytes from 252 on are skipped, so that all faces are equally likely.</source>
   <translation>Um selbst nachzuprüfen, speichere die Partie und wende auf irgendeinem Rechner {command} auf die Datei an. Oder von Hand: Der SHA-256 der 32 Bytes des Startwerts ist die Zusage. HMAC-SHA256 mit dem Startwert als Schlüssel über die Zahlen 0, 1, 2 und so weiter (je acht Bytes, das höchste zuerst) ergibt eine Reihe von Bytes. Jedes Byte unter 252 ist ein Wurf: sein Rest bei Teilung durch sechs, plus eins. Bytes ab 252 werden übergangen, damit alle Zahlen gleich wahrscheinlich sind.</translation>
  </message>
 </context>
 <context>
  <name>WelcomeSheet</name>
  <message>
   <source>Learn {game}</source>
   <translation>{game} lernen</translation>
  </message>
  <message>
   <source>New to these games? Short lessons on the real board show you everything in a few minutes each.</source>
   <translation>Neu bei diesen Spielen? Kurze Lektionen auf dem richtigen Brett zeigen dir alles, jede in ein paar Minuten.</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Nicht jetzt</translation>
  </message>
  <message>
   <source>Welcome!</source>
   <translation>Willkommen!</translation>
  </message>
  <message>
   <source>You find the lessons under Learn, at any time.</source>
   <translation>Die Lektionen findest du jederzeit unter „Lernen“.</translation>
  </message>
 </context>
 <context>
  <name>_DiceCard</name>
  <message numerus="yes">
   <source>%n dice</source>
   <comment>number of dice rolled</comment>
   <translation>
    <numerusform>%n Wurf</numerusform>
    <numerusform>%n Würfe</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>_EndPage</name>
  <message>
   <source>Chance of a wanted face in 1 to {most} rolls</source>
   <translation>Chance auf die Wunschzahl in 1 bis {most} Würfen</translation>
  </message>
  <message>
   <source>Wanted face: {chance} a roll</source>
   <translation>Wunschzahl: {chance} pro Wurf</translation>
  </message>
 </context>
 <context>
  <name>_Entry</name>
  <message>
   <source>Passes: {count} of 3</source>
   <translation>Gepasst: {count} von 3</translation>
  </message>
  <message>
   <source>Score {score}</source>
   <translation>Punkte: {score}</translation>
  </message>
  <message>
   <source>Strikes: {count} of 3</source>
   <translation>Striche: {count} von 3</translation>
  </message>
  <message>
   <source>to move</source>
   <translation>am Zug</translation>
  </message>
 </context>
 <context>
  <name>_Notice</name>
  <message>
   <source>Bring it back</source>
   <translation>Zurückholen</translation>
  </message>
 </context>
 <context>
  <name>_Row</name>
  <message>
   <source>Open</source>
   <translation>Öffnen</translation>
  </message>
  <message>
   <source>Open this game</source>
   <translation>Diese Partie öffnen</translation>
  </message>
 </context>
 <context>
  <name>_View</name>
  <message>
   <source>Nothing has been played yet.</source>
   <translation>Noch wurde nichts gespielt.</translation>
  </message>
 </context>
</TS>
