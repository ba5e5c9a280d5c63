<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
 <context>
  <name>Lawn</name>
  <message numerus="yes">
   <source>%1’s %n dice collapse</source>
   <translation>
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>%n staged dice collapse</source>
   <translation type="unfinished">
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>%n waiting die(s) of {name} collapse.</source>
   <translation>
    <numerusform />
   </translation>
  </message>
 </context>
 <context>
  <name>Line</name>
  <message numerus="yes">
   <source>%n chip(s) are equally near. Pick one.</source>
   <translation type="unfinished">
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s)</source>
   <translation>
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) to choose from. Point at an end to see it.</source>
   <translation>
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>{line} takes %n chip(s)</source>
   <translation>
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>{line} takes %n chip(s), with the Head of {names}</source>
   <translation>
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>{line} takes %n empty cell(s)</source>
   <translation type="unfinished">
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>{name} may choose among %n chip(s) for the Head.</source>
   <translation type="unfinished">
    <numerusform />
   </translation>
  </message>
 </context>
 <context>
  <name>Strength</name>
  <message numerus="yes">
   <source>needs %n</source>
   <comment>short for: needs n more</comment>
   <translation type="unfinished">
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>needs %n more</source>
   <translation type="unfinished">
    <numerusform />
   </translation>
  </message>
 </context>
</TS>
