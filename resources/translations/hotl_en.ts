<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <numerusform>A waiting die of {name} collapses.</numerusform>
    <numerusform>%n waiting dice of {name} collapse.</numerusform>
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
</TS>
