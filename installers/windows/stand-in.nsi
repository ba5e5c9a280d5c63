; A stand-in for the program, to try the installer where no Windows bundle can be made: notes how it was called.
Unicode true
Target ${TARGET}
OutFile "${OUTPUT}"
RequestExecutionLevel user
SilentInstall silent
Section
  FileOpen $0 "$EXEDIR\called.txt" w
  FileWriteUTF16LE $0 "$CMDLINE"
  FileClose $0
SectionEnd
