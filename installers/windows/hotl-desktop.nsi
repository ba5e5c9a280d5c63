; The installer for Windows. Compiled by installers/windows/installer.py, which defines
;   NAME, TITLE, VERSION, NUMBERS (four numbers), PUBLISHER, HOME, SIZE_KB, ICON, LICENCE, OUTPUT and FILES
; (a script with the macros InstallFiles and RemoveFiles, made from the bundle), and TARGET (whether the installer itself
; is of 32 or 64 bits; the program always is of 64).
;
; For this user alone it needs no rights. For all users start it as administrator, or with /AllUsers.
; Without questions: /S, and with it /CurrentUser or /AllUsers, and /D=C:\Folder as the last.

Unicode true
Target ${TARGET}
SetCompressor /SOLID lzma
ManifestDPIAware true

!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_INSTALLMODE_INSTDIR "${TITLE}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "Software\${NAME}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "Folder"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "Software\${NAME}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "Folder"
!define MULTIUSER_USE_PROGRAMFILES64
!include MultiUser.nsh
!include MUI2.nsh
!include x64.nsh
!include FileFunc.nsh
!include "${FILES}"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define KIND "HOTLDesktop.Game"

Name "${TITLE}"
OutFile "${OUTPUT}"
BrandingText "${TITLE} ${VERSION}"
VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${TITLE}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${TITLE} installer"
VIAddVersionKey "CompanyName" "${PUBLISHER}"
VIAddVersionKey "LegalCopyright" "${PUBLISHER}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\hotl-desktop.exe"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"

Function .onInit
  ${IfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "${TITLE} needs a 64-bit Windows." /SD IDOK
    SetErrorLevel 1
    Quit
  ${EndIf}
  SetRegView 64
  StrCpy $3 $INSTDIR ; what /D wishes, if anything; choosing for whom sets the folder anew
  !insertmacro MULTIUSER_INIT
  ${If} $3 != ""
    StrCpy $INSTDIR $3
  ${EndIf}
FunctionEnd

Function un.onInit
  SetRegView 64
  !insertmacro MULTIUSER_UNINIT
FunctionEnd

Section "-install"
  ; What an earlier version left must not mix with this one: its own uninstaller knows its files.
  ReadRegStr $0 SHCTX "Software\${NAME}" "Folder"
  ${If} $0 != ""
  ${AndIf} ${FileExists} "$0\uninstall.exe"
    ${If} $MultiUser.InstallMode == "AllUsers"
      StrCpy $1 "/AllUsers"
    ${Else}
      StrCpy $1 "/CurrentUser"
    ${EndIf}
    ; With _? it does not copy itself elsewhere, so that it can be waited for.
    ExecWait '"$0\uninstall.exe" /S $1 _?=$0' $2
    ${If} $2 != 0
      DetailPrint "The earlier version could not be removed ($2)."
      MessageBox MB_OK|MB_ICONSTOP "The earlier version could not be removed. Is it running?" /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
    Delete "$0\uninstall.exe"
    RMDir "$0"
  ${EndIf}

  ClearErrors
  !insertmacro InstallFiles
  ${If} ${Errors}
    MessageBox MB_OK|MB_ICONSTOP "Not all files could be written." /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\hotl-desktop.exe"

  WriteRegStr SHCTX "Software\Classes\.hotl" "" "${KIND}"
  WriteRegStr SHCTX "Software\Classes\.hotl" "Content Type" "application/x-hotl+json"
  WriteRegStr SHCTX "Software\Classes\.hotl\OpenWithProgids" "${KIND}" ""
  WriteRegStr SHCTX "Software\Classes\${KIND}" "" "HOTL game"
  WriteRegStr SHCTX "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\hotl-desktop.exe,0"
  WriteRegStr SHCTX "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\hotl-desktop.exe" "%1"'
  WriteRegStr SHCTX "Software\Microsoft\Windows\CurrentVersion\App Paths\hotl-desktop.exe" "" "$INSTDIR\hotl-desktop.exe"

  WriteRegStr SHCTX "Software\${NAME}" "Folder" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL}" "DisplayName" "${TITLE}"
  WriteRegStr SHCTX "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL}" "DisplayIcon" "$INSTDIR\hotl-desktop.exe,0"
  WriteRegStr SHCTX "${UNINSTALL}" "Publisher" "${PUBLISHER}"
  WriteRegStr SHCTX "${UNINSTALL}" "URLInfoAbout" "${HOME}"
  WriteRegStr SHCTX "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegDWORD SHCTX "${UNINSTALL}" "EstimatedSize" ${SIZE_KB}
  WriteRegDWORD SHCTX "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALL}" "NoRepair" 1
  ${If} $MultiUser.InstallMode == "AllUsers"
    StrCpy $1 "/AllUsers"
  ${Else}
    StrCpy $1 "/CurrentUser"
  ${EndIf}
  WriteRegStr SHCTX "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe" $1'
  WriteRegStr SHCTX "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S $1'

  ${RefreshShellIcons}
SectionEnd

Section "Uninstall"
  ; Only what was installed goes: somebody's own files in the folder stay, and so do games and settings.
  ClearErrors
  !insertmacro RemoveFiles
  ${If} ${FileExists} "$INSTDIR\hotl-desktop.exe"
    MessageBox MB_OK|MB_ICONSTOP "${TITLE} is running. Close it first." /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"

  Delete "$SMPROGRAMS\${TITLE}.lnk"

  ReadRegStr $0 SHCTX "Software\Classes\.hotl" ""
  ${If} $0 == "${KIND}"
    DeleteRegKey SHCTX "Software\Classes\.hotl"
  ${Else}
    DeleteRegValue SHCTX "Software\Classes\.hotl\OpenWithProgids" "${KIND}"
  ${EndIf}
  DeleteRegKey SHCTX "Software\Classes\${KIND}"
  DeleteRegKey SHCTX "Software\Microsoft\Windows\CurrentVersion\App Paths\hotl-desktop.exe"
  DeleteRegKey SHCTX "${UNINSTALL}"
  DeleteRegKey SHCTX "Software\${NAME}"
  ${RefreshShellIcons}
SectionEnd
