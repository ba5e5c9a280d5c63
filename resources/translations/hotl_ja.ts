<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
 <context>
  <name>Accessible</name>
  <message numerus="yes">
   <source>%n dice in the Player Row</source>
   <translation>
    <numerusform>手持ちのダイス%n個</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n thing(s) to choose from</source>
   <translation>
    <numerusform>選択肢が%n個あります</numerusform>
   </translation>
  </message>
  <message>
   <source>A game that plays by itself</source>
   <translation>自動で進むゲーム</translation>
  </message>
  <message>
   <source>Arrow keys go through what you can choose, Page Down in order. Enter takes it.</source>
   <translation>矢印キーで選択肢の間を移動、Page Downで順に移動、Enterで決定します。</translation>
  </message>
  <message>
   <source>Board</source>
   <translation>盤</translation>
  </message>
  <message>
   <source>Choices</source>
   <translation>選択肢</translation>
  </message>
  <message>
   <source>Columns a to l, rows 1 to 12</source>
   <translation>列a〜l、段1〜12</translation>
  </message>
  <message>
   <source>Dice of {name}</source>
   <translation>{name}のダイス</translation>
  </message>
  <message>
   <source>Head of {name}</source>
   <translation>{name}のヘッド</translation>
  </message>
  <message>
   <source>Lawn</source>
   <translation>芝生</translation>
  </message>
  <message>
   <source>Nothing to choose now</source>
   <translation>今は選ぶものがありません</translation>
  </message>
  <message>
   <source>Power Die of row {face}, captured</source>
   <translation>{face}の列のパワーダイス、獲得済み</translation>
  </message>
  <message>
   <source>Press to pick it up</source>
   <translation>押すと手に取ります</translation>
  </message>
  <message>
   <source>Row {row}, nobody waits at the left</source>
   <translation>{row}の列、左で待機するダイスはありません</translation>
  </message>
  <message>
   <source>Row {row}, nobody waits at the right</source>
   <translation>{row}の列、右で待機するダイスはありません</translation>
  </message>
  <message>
   <source>Row {row}, waiting at the left, the nearest first: {names}</source>
   <translation>{row}の列、左で待機中、列に近い順：{names}</translation>
  </message>
  <message>
   <source>Row {row}, waiting at the right, the nearest first: {names}</source>
   <translation>{row}の列、右で待機中、列に近い順：{names}</translation>
  </message>
  <message>
   <source>Row {row}, {place}: a die of {name}</source>
   <translation>{row}の列、{place}：{name}のダイス</translation>
  </message>
  <message>
   <source>Row {row}, {place}: empty</source>
   <translation>{row}の列、{place}：空き</translation>
  </message>
  <message>
   <source>Row {row}, {place}: the Power Die</source>
   <translation>{row}の列、{place}：パワーダイス</translation>
  </message>
  <message>
   <source>Row {row}: no Strength is counted now</source>
   <translation>{row}の列：今は強さを数えません</translation>
  </message>
  <message>
   <source>Row {row}: {name} has Strength {strength} and needs {needed}</source>
   <translation>{row}の列：{name}の強さ{strength}、必要{needed}</translation>
  </message>
  <message>
   <source>Row {row}: {name} has no die for it; Strength {strength}, needs {needed}</source>
   <translation>{row}の列：{name}に使えるダイスはありません。強さ{strength}、必要{needed}</translation>
  </message>
  <message>
   <source>Six rows of five positions, with a staging zone at each end</source>
   <translation>5マスの列が6本あり、両端に待機所があります</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>テーブル</translation>
  </message>
  <message>
   <source>empty</source>
   <translation>空き</translation>
  </message>
  <message numerus="yes">
   <source>end of %n line(s)</source>
   <translation>
    <numerusform>ライン%n本の終点</numerusform>
   </translation>
  </message>
  <message>
   <source>hub</source>
   <translation>ハブ</translation>
  </message>
  <message>
   <source>the Head can go on here</source>
   <translation>ヘッドの移り先</translation>
  </message>
  <message>
   <source>{face}, collapsed</source>
   <translation>{face}、倒れています</translation>
  </message>
  <message>
   <source>{face}, live</source>
   <translation>{face}、使えます</translation>
  </message>
  <message>
   <source>{face}, locked</source>
   <translation>{face}、使えません</translation>
  </message>
  <message>
   <source>{face}, rolled for the first turn</source>
   <translation>{face}、先手決めの目</translation>
  </message>
  <message>
   <source>{name}’s chip</source>
   <translation>{name}のチップ</translation>
  </message>
 </context>
 <context>
  <name>Advice</name>
  <message numerus="yes">
   <source>%n of {of} faces can enter the Lawn.</source>
   <comment>faces that a roll may bring</comment>
   <translation>
    <numerusform>{of}通りの目のうち%n通りが芝生に入れます。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n own die(s) wait beside row {row} then.</source>
   <translation>
    <numerusform>{row}の列の横で自分のダイス%n個が待機します。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n own die(s) wait beside row {row} then; the chance that somebody lets them collapse is {chance}.</source>
   <translation>
    <numerusform>{row}の列の横で自分のダイス%n個が待機します。誰かに倒される確率は{chance}です。</numerusform>
   </translation>
  </message>
  <message>
   <source>Bad</source>
   <translation>悪手</translation>
  </message>
  <message numerus="yes">
   <source>Brings a collapsed die back; %n stay(s) collapsed.</source>
   <translation>
    <numerusform>倒れたダイスを1個戻します。残りは%n個です。</numerusform>
   </translation>
  </message>
  <message>
   <source>Brings the last die onto the Lawn.</source>
   <translation>最後のダイスが芝生に入ります。</translation>
  </message>
  <message numerus="yes">
   <source>Captures the Power Die of row {row}, worth %n point(s).</source>
   <translation>
    <numerusform>{row}の列のパワーダイスを獲得します（%n点）。</numerusform>
   </translation>
  </message>
  <message>
   <source>Costs a Strike: number {number} of {most}.</source>
   <translation>ストライクがつきます：{number}/{most}。</translation>
  </message>
  <message numerus="yes">
   <source>Cuts {name} off from %n line(s).</source>
   <translation>
    <numerusform>{name}のラインを%n本ふさぎます。</numerusform>
   </translation>
  </message>
  <message>
   <source>Doubtful</source>
   <translation>疑問手</translation>
  </message>
  <message>
   <source>From there the Head has {count} of {of} ways out.</source>
   <translation>そこからヘッドが行ける道は{of}通り中{count}通りです。</translation>
  </message>
  <message>
   <source>It is the third Strike in a row, and the end of the round for that player.</source>
   <translation>3つ続けてのストライクで、このラウンドは脱落です。</translation>
  </message>
  <message numerus="yes">
   <source>Keeps the lead, by %n point(s).</source>
   <translation>
    <numerusform>%n点差でトップを守ります。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Lays %n chip(s) on empty cells.</source>
   <translation>
    <numerusform>空きマスにチップを%n枚置きます。</numerusform>
   </translation>
  </message>
  <message>
   <source>Leaves {count} of {of} ways out.</source>
   <translation>行ける道は{of}通り中{count}通り残ります。</translation>
  </message>
  <message>
   <source>Leaves {name} without a chip, and so out of the game.</source>
   <translation>{name}はチップがなくなり、脱落します。</translation>
  </message>
  <message numerus="yes">
   <source>Lets %n waiting die(s) of {name} collapse.</source>
   <translation>
    <numerusform>{name}の待機中のダイス%n個を倒します。</numerusform>
   </translation>
  </message>
  <message>
   <source>No line fits: pass {number} of {most} in a row.</source>
   <translation>引けるラインがありません：連続パス{number}/{most}。</translation>
  </message>
  <message>
   <source>Pushes a die of {name} off row {row}.</source>
   <translation>{row}の列から{name}のダイスを押し出します。</translation>
  </message>
  <message>
   <source>Pushes an own die off row {row}.</source>
   <translation>{row}の列から自分のダイスを押し出します。</translation>
  </message>
  <message numerus="yes">
   <source>Row {row} scores %n point(s) more.</source>
   <translation>
    <numerusform>{row}の列の得点が%n点増えます。</numerusform>
   </translation>
  </message>
  <message>
   <source>Runs over the Head of {name}.</source>
   <translation>{name}のヘッドを踏みます。</translation>
  </message>
  <message>
   <source>Strength {count} on row {row} for the next die there, where {of} is needed.</source>
   <translation>{row}の列に次のダイスを出すときの強さは{count}です（必要{of}）。</translation>
  </message>
  <message numerus="yes">
   <source>Takes %n chip(s) of {name}.</source>
   <translation>
    <numerusform>{name}のチップを%n枚取ります。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Takes %n chip(s).</source>
   <translation>
    <numerusform>チップを%n枚取ります。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Takes the lead, by %n point(s).</source>
   <translation>
    <numerusform>%n点差でトップに立ちます。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>That makes %n own die(s) on row {row}.</source>
   <translation>
    <numerusform>{row}の列の自分のダイスが%n個になります。</numerusform>
   </translation>
  </message>
  <message>
   <source>The Head may be run over: {chance} before the next turn.</source>
   <translation>次の手番までにヘッドを踏まれる確率は{chance}です。</translation>
  </message>
  <message>
   <source>There is nothing else to choose.</source>
   <translation>ほかに選べる手はありません。</translation>
  </message>
  <message>
   <source>Very bad</source>
   <translation>大悪手</translation>
  </message>
  <message>
   <source>over 99%</source>
   <translation>99%超</translation>
  </message>
  <message>
   <source>under 1%</source>
   <translation>1%未満</translation>
  </message>
  <message>
   <source>{name} has no line left, whatever falls.</source>
   <translation>{name}はどの目が出てもラインを引けなくなります。</translation>
  </message>
  <message>
   <source>{percent}%</source>
   <translation>{percent}%</translation>
  </message>
 </context>
 <context>
  <name>BigDie</name>
  <message>
   <source>Die: {face}</source>
   <translation>ダイス：{face}</translation>
  </message>
 </context>
 <context>
  <name>Board</name>
  <message>
   <source>Out</source>
   <translation>脱落</translation>
  </message>
  <message>
   <source>Pass {number} of {most}</source>
   <translation>パス{number}/{most}</translation>
  </message>
  <message>
   <source>Third pass: out</source>
   <translation>3回目のパス：脱落</translation>
  </message>
 </context>
 <context>
  <name>ChancesGraph</name>
  <message>
   <source>Chances to win over the game</source>
   <translation>ゲームを通しての勝率</translation>
  </message>
 </context>
 <context>
  <name>Coach</name>
  <message>
   <source>After yours, more rolls could run over your Head.</source>
   <translation>あなたの手では、ヘッドを踏まれる目が増えます。</translation>
  </message>
  <message>
   <source>It brings more points at once.</source>
   <translation>すぐに多くの得点が入ります。</translation>
  </message>
  <message>
   <source>It captures a Power Die.</source>
   <translation>パワーダイスを獲得します。</translation>
  </message>
  <message>
   <source>It gets a die onto the Lawn now.</source>
   <translation>今すぐダイスを芝生に入れます。</translation>
  </message>
  <message>
   <source>It leaves a rival fewer rolls that fit.</source>
   <translation>相手が動ける目を減らします。</translation>
  </message>
  <message>
   <source>It leaves you more rolls that fit next time.</source>
   <translation>次に自分が動ける目が増えます。</translation>
  </message>
  <message>
   <source>It runs over a Head, which throws its owner back.</source>
   <translation>ヘッドを踏んで、持ち主を後退させます。</translation>
  </message>
  <message>
   <source>It shows only some turns later.</source>
   <translation>差が出るのは数ターンあとです。</translation>
  </message>
  <message>
   <source>It topples dice that others have waiting.</source>
   <translation>ほかのプレイヤーの待機中のダイスを倒します。</translation>
  </message>
  <message>
   <source>Rolling first costs nothing: you can still act afterwards.</source>
   <translation>先に振り直しても損はありません。そのあとでも行動できます。</translation>
  </message>
  <message>
   <source>Wait, there is something better: {better}.</source>
   <translation>ちょっと待って、もっとよい手があります：{better}。</translation>
  </message>
  <message>
   <source>Your roll would give away a die that is useful as it is.</source>
   <translation>そのまま役に立つダイスを振り直してしまいます。</translation>
  </message>
  <message>
   <source>Yours costs a Strike.</source>
   <translation>あなたの手では、ストライクがつきます。</translation>
  </message>
  <message>
   <source>Yours pushes off a die of your own.</source>
   <translation>あなたの手では、自分のダイスを押し出してしまいます。</translation>
  </message>
  <message>
   <source>{reason}.</source>
   <comment>why the rules forbid it</comment>
   <translation>{reason}。</translation>
  </message>
 </context>
 <context>
  <name>CommitmentLabel</name>
  <message>
   <source>All dice of this game are settled already, by a secret seed. This is its fingerprint; after the game the seed is shown, and everybody can check it.</source>
   <translation>このゲームのダイスの目は、秘密のシードですべて決まっています。これはその指紋です。ゲームのあとにシードが公開され、誰でも確かめられます。</translation>
  </message>
  <message>
   <source>Check the dice</source>
   <translation>ダイスを確かめる</translation>
  </message>
  <message>
   <source>Fair dice {digits}</source>
   <comment>the first digits of the promise</comment>
   <translation>公正なダイス {digits}</translation>
  </message>
  <message>
   <source>The seed is open now: see that every die came from it.</source>
   <translation>シードが公開されました。すべての目がシードどおりか確かめられます。</translation>
  </message>
 </context>
 <context>
  <name>CopyField</name>
  <message>
   <source>Copied</source>
   <translation>コピーしました</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>コピー</translation>
  </message>
 </context>
 <context>
  <name>Crash</name>
  <message>
   <source>A report was written. It stays on this computer and is sent to nobody: {file}</source>
   <translation>レポートを作成しました。このコンピューターに保存され、どこにも送信されません：{file}</translation>
  </message>
  <message>
   <source>Show the report</source>
   <translation>レポートを表示</translation>
  </message>
  <message>
   <source>Something went wrong in the program</source>
   <translation>プログラムで問題が起きました</translation>
  </message>
  <message>
   <source>The program ended unexpectedly the last time</source>
   <translation>前回、プログラムが予期せず終了しました</translation>
  </message>
  <message>
   <source>Unfinished games were kept after every move: they wait for you on the start page.</source>
   <translation>途中のゲームは1手ごとに保存されています。スタートページから続けられます。</translation>
  </message>
  <message>
   <source>Your game is kept and goes on. If something looks odd, go to the start page and continue from there.</source>
   <translation>ゲームは保存されていて、このまま続けられます。表示がおかしいときは、スタートページに戻って続けてください。</translation>
  </message>
 </context>
 <context>
  <name>Desktop</name>
  <message>
   <source>A game that was under way cannot be read</source>
   <translation>途中のゲームを読み込めません</translation>
  </message>
  <message>
   <source>HOTL Desktop {version}</source>
   <translation>HOTL Desktop {version}</translation>
  </message>
  <message>
   <source>Head of the Line and Get Off My Lawn, conceived and designed by Ronald Van Hook.</source>
   <translation>Head of the LineとGet Off My Lawn。考案・デザイン：Ronald Van Hook。</translation>
  </message>
  <message>
   <source>It was put aside, and nothing was deleted. {reason}</source>
   <translation>別の場所に移しました。削除したものはありません。{reason}</translation>
  </message>
  <message>
   <source>Something could not be kept</source>
   <translation>保存できなかったものがあります</translation>
  </message>
  <message>
   <source>The program is free software under the MIT licence. It uses Qt and PySide, under the LGPL, version 3, and the typeface Inter, under the SIL Open Font License.</source>
   <translation>このプログラムはMITライセンスのフリーソフトウェアです。QtとPySide（LGPLバージョン3）、書体Inter（SIL Open Font License）を使っています。</translation>
  </message>
  <message>
   <source>What else is inside, and all licences, are listed in {folder}.</source>
   <translation>そのほかの構成要素とすべてのライセンスは{folder}に載っています。</translation>
  </message>
  <message>
   <source>{problem} The game goes on. It will be tried again with every move.</source>
   <translation>{problem}ゲームはそのまま続けられます。1手ごとにもう一度保存を試みます。</translation>
  </message>
 </context>
 <context>
  <name>Dice</name>
  <message>
   <source>A little less even than usual. Fair dice do this about once in {count} tries.</source>
   <translation>普通より少し偏っています。公正なダイスでも{count}回に1回ほど起こります。</translation>
  </message>
  <message>
   <source>As even as fair dice usually are.</source>
   <translation>公正なダイスの普通の範囲です。</translation>
  </message>
  <message>
   <source>Chi-square {value}, 5 degrees of freedom, {p}</source>
   <comment>{p} is: p = 0.357</comment>
   <translation>カイ2乗{value}、自由度5、{p}</translation>
  </message>
  <message>
   <source>Clearly less even than usual. Fair dice do this about once in {count} tries.</source>
   <translation>普通より明らかに偏っています。公正なダイスでも{count}回に1回ほど起こります。</translation>
  </message>
  <message>
   <source>If fair dice were thrown {dice} times over and over, about {share} of 100 series would be at least as uneven.</source>
   <translation>公正なダイスを{dice}回振ることを何度も繰り返すと、100回のうち{share}回ほどは同じかそれ以上に偏ります。</translation>
  </message>
  <message>
   <source>If fair dice were thrown {dice} times over and over, hardly any series would be as uneven.</source>
   <translation>公正なダイスを{dice}回振ることを何度繰り返しても、これほど偏ることはまずありません。</translation>
  </message>
  <message>
   <source>Not what one expects of fair dice: they do this about once in {count} tries.</source>
   <translation>公正なダイスでは考えにくい偏りです：{count}回に1回ほどしか起こりません。</translation>
  </message>
  <message>
   <source>Too few dice to say anything yet.</source>
   <translation>ダイスが少なく、まだ何とも言えません。</translation>
  </message>
 </context>
 <context>
  <name>DiceRow</name>
  <message>
   <source>Player Row {faces}</source>
   <translation>手持ち{faces}</translation>
  </message>
  <message>
   <source>Power Dice {faces}</source>
   <translation>パワーダイス{faces}</translation>
  </message>
  <message>
   <source>Row empty</source>
   <translation>手持ちなし</translation>
  </message>
  <message>
   <source>{count} collapsed</source>
   <translation>倒れたダイス{count}個</translation>
  </message>
  <message>
   <source>{count} staged</source>
   <translation>待機{count}個</translation>
  </message>
 </context>
 <context>
  <name>DiceTray</name>
  <message>
   <source>Dice tray</source>
   <translation>ダイストレイ</translation>
  </message>
 </context>
 <context>
  <name>DiceView</name>
  <message>
   <source>A person without a name</source>
   <translation>名前のない人間</translation>
  </message>
  <message>
   <source>All dice</source>
   <translation>すべてのダイス</translation>
  </message>
  <message>
   <source>All games</source>
   <translation>すべてのゲーム</translation>
  </message>
  <message>
   <source>All players together</source>
   <translation>全プレイヤー合計</translation>
  </message>
  <message>
   <source>Dice</source>
   <translation>ダイス</translation>
  </message>
  <message>
   <source>Fair dice</source>
   <translation>公正なダイス</translation>
  </message>
  <message>
   <source>Figures of the dice</source>
   <translation>ダイスの数値</translation>
  </message>
  <message>
   <source>Game</source>
   <translation>ゲーム</translation>
  </message>
  <message>
   <source>Real dice</source>
   <translation>本物のダイス</translation>
  </message>
  <message>
   <source>Rolled by the program, and provable</source>
   <translation>プログラムが振り、検証できるダイス</translation>
  </message>
  <message>
   <source>Rolled on a table and typed in</source>
   <translation>テーブルで振って入力したダイス</translation>
  </message>
  <message>
   <source>The dashed line is a sixth of all dice, what every face would get if luck had no say. The more players one looks at, the likelier it is that one of them looks odd: one in twenty does, with perfectly fair dice. Real dice are counted as they were typed in; whether they were read right, nobody can check.</source>
   <translation>破線は全ダイスの6分の1、つまり運の偏りがなければどの目も届く数です。見るプレイヤーが多いほど、偏って見える人が混じりやすくなります。完全に公正なダイスでも20人に1人はそうなります。本物のダイスは入力どおりに数えています。正しく読み取られたかどうかは、誰にも確かめられません。</translation>
  </message>
  <message numerus="yes">
   <source>and %n more</source>
   <translation>
    <numerusform>ほか%n人</numerusform>
   </translation>
  </message>
  <message>
   <source>{level} AIs together</source>
   <translation>{level}AI合計</translation>
  </message>
 </context>
 <context>
  <name>EndRollButton</name>
  <message>
   <source>Highest</source>
   <translation>最大</translation>
  </message>
  <message>
   <source>It shows {face}</source>
   <translation>目は{face}です</translation>
  </message>
  <message>
   <source>Lowest</source>
   <translation>最小</translation>
  </message>
  <message>
   <source>Roll highest</source>
   <translation>最大を振る</translation>
  </message>
  <message>
   <source>Roll lowest</source>
   <translation>最小を振る</translation>
  </message>
 </context>
 <context>
  <name>FaceButton</name>
  <message>
   <source>What the real die shows</source>
   <translation>本物のダイスの目</translation>
  </message>
 </context>
 <context>
  <name>Fault</name>
  <message>
   <source>A list is expected, not {found}.</source>
   <translation>{found}ではなく、リストが必要です。</translation>
  </message>
  <message>
   <source>A newer version of the program made it, in a form this one does not know.</source>
   <translation>新しいバージョンのプログラムが作った、まだ読めない形式です。</translation>
  </message>
  <message>
   <source>A text is expected, not {found}.</source>
   <translation>{found}ではなく、テキストが必要です。</translation>
  </message>
  <message>
   <source>An object is expected, not {found}.</source>
   <translation>{found}ではなく、オブジェクトが必要です。</translation>
  </message>
  <message>
   <source>Dice of this kind have no such key.</source>
   <translation>この種類のダイスにそのキーはありません。</translation>
  </message>
  <message>
   <source>Die {number} of the game shows {shown}, but the seed gives {given}.</source>
   <translation>ゲームの{number}個目のダイスは{shown}ですが、シードでは{given}です。</translation>
  </message>
  <message>
   <source>It is nested too deeply.</source>
   <translation>入れ子が深すぎます。</translation>
  </message>
  <message>
   <source>Scores and winners are expected here.</source>
   <translation>ここには得点と勝者が必要です。</translation>
  </message>
  <message>
   <source>The event is not complete.</source>
   <translation>イベントが途中で切れています。</translation>
  </message>
  <message>
   <source>The file cannot be read. {trouble}</source>
   <translation>ファイルを読み込めません。{trouble}</translation>
  </message>
  <message>
   <source>The file is larger than {megabytes} MB, so it is no game record.</source>
   <translation>ファイルが{megabytes} MBを超えているため、ゲームの記録ではありません。</translation>
  </message>
  <message>
   <source>The game ended otherwise: {scores}.</source>
   <translation>ゲームの結果が違います：{scores}。</translation>
  </message>
  <message>
   <source>The game has another winner: {winners}.</source>
   <translation>ゲームの勝者が違います：{winners}。</translation>
  </message>
  <message>
   <source>The game is not over.</source>
   <translation>ゲームはまだ終わっていません。</translation>
  </message>
  <message>
   <source>The number {number} is too large.</source>
   <translation>数値{number}は大きすぎます。</translation>
  </message>
  <message>
   <source>The seed is not the one that was promised.</source>
   <translation>シードが約束されたものと違います。</translation>
  </message>
  <message>
   <source>The text is too long to be a position.</source>
   <translation>テキストが長すぎて、局面とは考えられません。</translation>
  </message>
  <message>
   <source>There are more than {most}, so it is no game record.</source>
   <translation>{most}個を超えているため、ゲームの記録ではありません。</translation>
  </message>
  <message>
   <source>There is a result, though the game is not over.</source>
   <translation>ゲームが終わっていないのに、結果があります。</translation>
  </message>
  <message>
   <source>There is half a character in the text.</source>
   <translation>テキストに不完全な文字があります。</translation>
  </message>
  <message>
   <source>There is no position in this text.</source>
   <translation>このテキストに局面は含まれていません。</translation>
  </message>
  <message>
   <source>There is no such file.</source>
   <translation>そのファイルはありません。</translation>
  </message>
  <message>
   <source>This cannot be understood.</source>
   <translation>理解できません。</translation>
  </message>
  <message>
   <source>This does not exist in this program.</source>
   <translation>このプログラムにはありません。</translation>
  </message>
  <message>
   <source>This game is not in the list any more.</source>
   <translation>このゲームはもう一覧にありません。</translation>
  </message>
  <message>
   <source>This is missing, though the game is over.</source>
   <translation>ゲームは終わっていますが、これがありません。</translation>
  </message>
  <message>
   <source>This is missing.</source>
   <translation>これがありません。</translation>
  </message>
  <message>
   <source>This is no JSON, from column {column} on.</source>
   <translation>{column}文字目からJSONになっていません。</translation>
  </message>
  <message>
   <source>This is no game record, though it is JSON.</source>
   <translation>JSONですが、ゲームの記録ではありません。</translation>
  </message>
  <message>
   <source>This is no game record: {expected} is expected here.</source>
   <translation>ゲームの記録ではありません：ここには{expected}が必要です。</translation>
  </message>
  <message>
   <source>This is no text in UTF-8: byte {byte} cannot be read.</source>
   <translation>UTF-8のテキストではありません：{byte}バイト目を読み込めません。</translation>
  </message>
  <message>
   <source>This is not a file.</source>
   <translation>これはファイルではありません。</translation>
  </message>
  <message>
   <source>This key stands there twice.</source>
   <translation>このキーが2回出てきます。</translation>
  </message>
  <message>
   <source>What happens here is {expected}.</source>
   <translation>ここで起こるのは{expected}です。</translation>
  </message>
  <message>
   <source>{digits} digits from 0 to f are expected, not {found}.</source>
   <translation>{found}ではなく、0〜fの{digits}桁が必要です。</translation>
  </message>
  <message>
   <source>{event} is not possible here. {error}</source>
   <translation>{event}はここではできません。{error}</translation>
  </message>
  <message>
   <source>{event} is too long for an event.</source>
   <translation>{event}はイベントとしては長すぎます。</translation>
  </message>
  <message>
   <source>{found} is no kind of dice.</source>
   <translation>{found}という種類のダイスはありません。</translation>
  </message>
  <message>
   <source>{found} is no value of an option.</source>
   <translation>{found}はオプションの値ではありません。</translation>
  </message>
  <message>
   <source>{found} is none of {kinds}.</source>
   <translation>{found}は{kinds}のどれでもありません。</translation>
  </message>
  <message>
   <source>{found} is not the name of a game.</source>
   <translation>{found}という名前のゲームはありません。</translation>
  </message>
  <message>
   <source>{found} is not the number of a record version.</source>
   <translation>{found}は記録のバージョン番号ではありません。</translation>
  </message>
  <message>
   <source>{number} is no number.</source>
   <translation>{number}は数値ではありません。</translation>
  </message>
  <message>
   <source>{place}: {reason}</source>
   <translation>{place}：{reason}</translation>
  </message>
  <message>
   <source>{reason}. Rule {rule}.</source>
   <translation>{reason}。ルール {rule}。</translation>
  </message>
 </context>
 <context>
  <name>Files</name>
  <message>
   <source>Export as a picture</source>
   <translation>画像で書き出す</translation>
  </message>
  <message>
   <source>Export as text</source>
   <translation>テキストで書き出す</translation>
  </message>
  <message>
   <source>Games</source>
   <translation>ゲーム</translation>
  </message>
  <message>
   <source>Open a game</source>
   <translation>ゲームを開く</translation>
  </message>
  <message>
   <source>Pictures</source>
   <translation>画像</translation>
  </message>
  <message>
   <source>Save the game</source>
   <translation>ゲームを保存</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>テキスト</translation>
  </message>
  <message>
   <source>The file could not be written</source>
   <translation>ファイルに書き込めませんでした</translation>
  </message>
  <message>
   <source>There is no game to paste</source>
   <translation>貼り付けるゲームがありません</translation>
  </message>
  <message>
   <source>This game cannot be opened</source>
   <translation>このゲームは開けません</translation>
  </message>
 </context>
 <context>
  <name>GameCard</name>
  <message>
   <source>Continue</source>
   <translation>続ける</translation>
  </message>
  <message>
   <source>Continue {game}</source>
   <translation>{game}を続ける</translation>
  </message>
  <message>
   <source>Learn</source>
   <translation>学ぶ</translation>
  </message>
  <message>
   <source>Learn {game}</source>
   <translation>{game}を学ぶ</translation>
  </message>
  <message>
   <source>New game</source>
   <translation>新しいゲーム</translation>
  </message>
  <message>
   <source>New game of {game}</source>
   <translation>{game}の新しいゲーム</translation>
  </message>
 </context>
 <context>
  <name>GameDetails</name>
  <message>
   <source>Check the dice</source>
   <translation>ダイスを確かめる</translation>
  </message>
  <message>
   <source>Choose a game from the list</source>
   <translation>一覧からゲームを選んでください</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>削除</translation>
  </message>
  <message>
   <source>It can be brought back until you leave the page</source>
   <translation>このページを離れるまでは元に戻せます</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>検討</translation>
  </message>
  <message>
   <source>Same dice, seats swapped</source>
   <translation>同じダイスで席替え</translation>
  </message>
  <message>
   <source>Save as…</source>
   <translation>名前を付けて保存…</translation>
  </message>
  <message>
   <source>Show these games</source>
   <translation>同じダイスのゲームを表示</translation>
  </message>
  <message>
   <source>{kind}, winner</source>
   <translation>{kind}、勝者</translation>
  </message>
 </context>
 <context>
  <name>GamesList</name>
  <message>
   <source>Finished games</source>
   <translation>終わったゲーム</translation>
  </message>
 </context>
 <context>
  <name>GamesView</name>
  <message numerus="yes">
   <source>%n game(s)</source>
   <translation>
    <numerusform>%n件</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n player(s)</source>
   <translation>
    <numerusform>%n人</numerusform>
   </translation>
  </message>
  <message>
   <source>All games</source>
   <translation>すべてのゲーム</translation>
  </message>
  <message>
   <source>Any number of players</source>
   <translation>人数を問わない</translation>
  </message>
  <message>
   <source>Any opponents</source>
   <translation>相手を問わない</translation>
  </message>
  <message>
   <source>Any result</source>
   <translation>結果を問わない</translation>
  </message>
  <message>
   <source>By game</source>
   <translation>ゲーム順</translation>
  </message>
  <message>
   <source>By players</source>
   <translation>プレイヤー順</translation>
  </message>
  <message>
   <source>By result</source>
   <translation>結果順</translation>
  </message>
  <message>
   <source>Export as CSV…</source>
   <translation>CSVで書き出す…</translation>
  </message>
  <message>
   <source>Game</source>
   <translation>ゲーム</translation>
  </message>
  <message>
   <source>Longest first</source>
   <translation>時間の長い順</translation>
  </message>
  <message>
   <source>Lost</source>
   <translation>負け</translation>
  </message>
  <message>
   <source>Most moves first</source>
   <translation>手数の多い順</translation>
  </message>
  <message>
   <source>Newest first</source>
   <translation>新しい順</translation>
  </message>
  <message>
   <source>No finished games yet. Every game you play to its end is listed here by itself.</source>
   <translation>終わったゲームはまだありません。最後まで遊んだゲームは自動でここに並びます。</translation>
  </message>
  <message>
   <source>No game is like that.</source>
   <translation>条件に合うゲームはありません。</translation>
  </message>
  <message>
   <source>Number of players</source>
   <translation>プレイヤーの人数</translation>
  </message>
  <message>
   <source>Oldest first</source>
   <translation>古い順</translation>
  </message>
  <message>
   <source>Opponents</source>
   <translation>相手</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>並び順</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>結果</translation>
  </message>
  <message>
   <source>Search players</source>
   <translation>プレイヤーを検索</translation>
  </message>
  <message>
   <source>Shared</source>
   <translation>同点勝ち</translation>
  </message>
  <message>
   <source>Shortest first</source>
   <translation>時間の短い順</translation>
  </message>
  <message>
   <source>Show all</source>
   <translation>すべて表示</translation>
  </message>
  <message>
   <source>The list of games cannot be opened. Finished games are kept as files all the same, until it can.</source>
   <translation>ゲームの一覧を開けません。開けるようになるまでも、終わったゲームはファイルとして残ります。</translation>
  </message>
  <message>
   <source>The list of games is being opened…</source>
   <translation>ゲームの一覧を開いています…</translation>
  </message>
  <message>
   <source>Won</source>
   <translation>勝ち</translation>
  </message>
  <message>
   <source>{level} AI</source>
   <translation>{level}AI</translation>
  </message>
 </context>
 <context>
  <name>HintPanel</name>
  <message>
   <source>Close the hint</source>
   <translation>ヒントを閉じる</translation>
  </message>
 </context>
 <context>
  <name>HintRow</name>
  <message>
   <source>{number}: {name}, win chance {chance}</source>
   <translation>{number}：{name}、勝率{chance}</translation>
  </message>
 </context>
 <context>
  <name>Hinting</name>
  <message>
   <source>Chance to win after each choice.</source>
   <translation>それぞれの手のあとの勝率です。</translation>
  </message>
  <message numerus="yes">
   <source>Chance to win after each choice. %n hint(s) left.</source>
   <translation>
    <numerusform>それぞれの手のあとの勝率です。ヒントは残り%n回です。</numerusform>
   </translation>
  </message>
  <message>
   <source>Hint</source>
   <translation>ヒント</translation>
  </message>
  <message>
   <source>No hint can be had just now.</source>
   <translation>今はヒントを出せません。</translation>
  </message>
  <message>
   <source>Thinking …</source>
   <translation>考え中…</translation>
  </message>
 </context>
 <context>
  <name>Ladder</name>
  <message numerus="yes">
   <source>%n player(s)</source>
   <translation>
    <numerusform>%n人</numerusform>
   </translation>
  </message>
  <message>
   <source>Close</source>
   <translation>閉じる</translation>
  </message>
  <message>
   <source>Game</source>
   <translation>ゲーム</translation>
  </message>
  <message>
   <source>Has an eye for positions, and is often wrong about close choices.</source>
   <translation>局面を見る目があります。僅差の選択ではよく間違えます。</translation>
  </message>
  <message>
   <source>How strong are the opponents?</source>
   <translation>相手の強さは？</translation>
  </message>
  <message>
   <source>Judges well what a move leads to.</source>
   <translation>手の先にあるものを正しく判断します。</translation>
  </message>
  <message>
   <source>Number of players</source>
   <translation>プレイヤーの人数</translation>
  </message>
  <message>
   <source>Often plays whatever comes to mind. Good for a first game.</source>
   <translation>思いつくままに手を選ぶことが多く、初めてのゲームに向いています。</translation>
  </message>
  <message>
   <source>Plays on in its mind thousands of times before it moves.</source>
   <translation>手を決める前に、頭の中で何千回も先を試します。</translation>
  </message>
  <message>
   <source>Sees what lies in front of it and overlooks a good deal.</source>
   <translation>目の前のことは見えますが、見落としも多めです。</translation>
  </message>
  <message>
   <source>They have played each other, seats and dice shared out fairly. A hundred points more win about 64 of 100 games between two. The thin line shows how far chance may have moved a result.</source>
   <translation>席とダイスを公平に分けて、互いに対戦させた結果です。100ポイント上なら、1対1の100ゲーム中およそ64ゲームに勝ちます。細い線は、運による誤差の範囲です。</translation>
  </message>
  <message numerus="yes">
   <source>measured in %n game(s)</source>
   <translation>
    <numerusform>%nゲームで測定</numerusform>
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
   <translation>日本語</translation>
  </message>
 </context>
 <context>
  <name>Lawn</name>
  <message>
   <source>%1 goes first</source>
   <translation>先手は%1</translation>
  </message>
  <message>
   <source>%1’s %2 falls</source>
   <translation>%1の%2が落ちました</translation>
  </message>
  <message numerus="yes">
   <source>%1’s %n dice collapse</source>
   <translation>
    <numerusform>%1のダイス%n個が倒れました</numerusform>
   </translation>
  </message>
  <message>
   <source>%1’s die collapses</source>
   <translation>%1のダイスが倒れました</translation>
  </message>
  <message numerus="yes">
   <source>%n staged dice collapse</source>
   <translation>
    <numerusform>待機中のダイス%n個が倒れました</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n waiting die(s) of {name} collapse.</source>
   <translation>
    <numerusform>{name}の待機中のダイス%n個が倒れます。</numerusform>
   </translation>
  </message>
  <message>
   <source>17% for a wanted face</source>
   <translation>狙いの目は17%</translation>
  </message>
  <message>
   <source>A die fits: play it.</source>
   <translation>入れるダイスがあります：出してください。</translation>
  </message>
  <message>
   <source>Advance the waiting {row} from the left to the {position}</source>
   <translation>左で待機中の{row}を{position}に前進させる</translation>
  </message>
  <message>
   <source>Advance the waiting {row} from the right to the {position}</source>
   <translation>右で待機中の{row}を{position}に前進させる</translation>
  </message>
  <message>
   <source>Advance the {face}</source>
   <translation>{face}を前進</translation>
  </message>
  <message>
   <source>All dice placed</source>
   <translation>ダイスをすべて置きました</translation>
  </message>
  <message>
   <source>Back in the round</source>
   <translation>ラウンドに復帰</translation>
  </message>
  <message>
   <source>Ctrl+R</source>
   <translation>Ctrl+R</translation>
  </message>
  <message>
   <source>Ctrl+Shift+R</source>
   <translation>Ctrl+Shift+R</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>If the highest die shows</source>
   <translation>最大のダイスの目が</translation>
  </message>
  <message>
   <source>If the lowest die shows</source>
   <translation>最小のダイスの目が</translation>
  </message>
  <message>
   <source>It adds to your Strength there, and costs no Strike.</source>
   <translation>その列での強さが増え、ストライクもつきません。</translation>
  </message>
  <message>
   <source>It goes back into your row with its new face.</source>
   <translation>新しい目で手持ちに戻ります。</translation>
  </message>
  <message>
   <source>Let the {row} wait on the left</source>
   <translation>{row}を左で待機させる</translation>
  </message>
  <message>
   <source>Let the {row} wait on the right</source>
   <translation>{row}を右で待機させる</translation>
  </message>
  <message>
   <source>Neither end die can enter its row as things are.</source>
   <translation>今は両端のどちらのダイスも列に入れません。</translation>
  </message>
  <message>
   <source>Nothing fits. Passing or taking a waiting die back is Strike {number} of 3.</source>
   <translation>出せるダイスがありません。パスか待機中のダイスを戻すと、ストライク{number}/3です。</translation>
  </message>
  <message>
   <source>One a turn. It keeps its face, and there is no Strike for it.</source>
   <translation>1ターンに1個です。目は変わらず、ストライクもつきません。</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>パス</translation>
  </message>
  <message>
   <source>Passes</source>
   <translation>パス</translation>
  </message>
  <message>
   <source>Pick a die</source>
   <translation>ダイスを選ぶ</translation>
  </message>
  <message>
   <source>Pick a die and a place</source>
   <translation>ダイスと場所を選ぶ</translation>
  </message>
  <message>
   <source>Pick a die, then where it goes.</source>
   <translation>ダイスを選び、次に場所を選びます。</translation>
  </message>
  <message>
   <source>Place the {face}</source>
   <translation>{face}を置く</translation>
  </message>
  <message>
   <source>Place the {face} {where}</source>
   <translation>{face}を{where}置く</translation>
  </message>
  <message>
   <source>Player Row</source>
   <translation>手持ち</translation>
  </message>
  <message>
   <source>Power</source>
   <comment>short: a Power Die can be captured</comment>
   <translation>パワー</translation>
  </message>
  <message>
   <source>Power Die</source>
   <translation>パワーダイス</translation>
  </message>
  <message>
   <source>Power Die captured</source>
   <translation>パワーダイス獲得</translation>
  </message>
  <message>
   <source>Push from the left</source>
   <translation>左から押し込む</translation>
  </message>
  <message>
   <source>Push from the right</source>
   <translation>右から押し込む</translation>
  </message>
  <message>
   <source>Push in</source>
   <translation>押し込む</translation>
  </message>
  <message>
   <source>Push in the waiting {row} from the left</source>
   <translation>左で待機中の{row}を押し込む</translation>
  </message>
  <message>
   <source>Push in the waiting {row} from the right</source>
   <translation>右で待機中の{row}を押し込む</translation>
  </message>
  <message>
   <source>Push row {row} from the left</source>
   <translation>{row}の列に左から押し込む</translation>
  </message>
  <message>
   <source>Push row {row} from the right</source>
   <translation>{row}の列に右から押し込む</translation>
  </message>
  <message>
   <source>Roll</source>
   <translation>振る</translation>
  </message>
  <message>
   <source>Roll an end die</source>
   <translation>端のダイスを振り直す</translation>
  </message>
  <message>
   <source>Roll an end die, as often as it takes.</source>
   <translation>端のダイスを何度でも振り直せます。</translation>
  </message>
  <message>
   <source>Roll the highest die</source>
   <translation>最大のダイスを振り直す</translation>
  </message>
  <message>
   <source>Roll the highest die, the {face}</source>
   <translation>最大のダイス{face}を振り直す</translation>
  </message>
  <message>
   <source>Roll the lowest die</source>
   <translation>最小のダイスを振り直す</translation>
  </message>
  <message>
   <source>Roll the lowest die, the {face}</source>
   <translation>最小のダイス{face}を振り直す</translation>
  </message>
  <message>
   <source>Round %1 of %2 is over</source>
   <translation>ラウンド%1/%2終了</translation>
  </message>
  <message>
   <source>Round {number} of {count}</source>
   <translation>ラウンド{number}/{count}</translation>
  </message>
  <message>
   <source>Solo Grind: plays on alone</source>
   <translation>ソロタイム：1人で続行</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Space</translation>
  </message>
  <message>
   <source>Strength %1, needs %2</source>
   <translation>強さ%1、必要%2</translation>
  </message>
  <message>
   <source>Strength {strength}, needs {needed}.</source>
   <translation>強さ{strength}、必要{needed}。</translation>
  </message>
  <message>
   <source>Strike %1 of %2</source>
   <translation>ストライク%1/%2</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>戻す</translation>
  </message>
  <message>
   <source>Take back the {face}</source>
   <translation>{face}を戻す</translation>
  </message>
  <message>
   <source>Take the waiting {face} back</source>
   <translation>待機中の{face}を戻す</translation>
  </message>
  <message>
   <source>Take the waiting {row} back from the left</source>
   <translation>左で待機中の{row}を戻す</translation>
  </message>
  <message>
   <source>Take the waiting {row} back from the right</source>
   <translation>右で待機中の{row}を戻す</translation>
  </message>
  <message>
   <source>That is Strike {number} of 3.</source>
   <translation>ストライク{number}/3です。</translation>
  </message>
  <message>
   <source>That is the third Strike in a row: you are out of the round.</source>
   <translation>3つ続けてのストライク：このラウンドは脱落です。</translation>
  </message>
  <message>
   <source>The Power Die falls to you: +{face}, and Strength there.</source>
   <translation>パワーダイスを獲得：+{face}、この列での強さも増えます。</translation>
  </message>
  <message>
   <source>The dice are dealt</source>
   <translation>ダイスを配っています</translation>
  </message>
  <message>
   <source>The game is over</source>
   <translation>ゲーム終了</translation>
  </message>
  <message>
   <source>The round is over</source>
   <translation>ラウンド終了</translation>
  </message>
  <message>
   <source>Third Strike: out of the round</source>
   <translation>3つ目のストライク：このラウンドは脱落</translation>
  </message>
  <message>
   <source>Tied: roll again</source>
   <translation>同点：もう一度振ります</translation>
  </message>
  <message>
   <source>Turn {number}</source>
   <translation>{number}ターン目</translation>
  </message>
  <message>
   <source>Wait at the left</source>
   <translation>左で待機</translation>
  </message>
  <message>
   <source>Wait at the right</source>
   <translation>右で待機</translation>
  </message>
  <message>
   <source>Wait beside a row without a Strike, take a waiting die back, or pass: Strike {number} of 3.</source>
   <translation>列の横で待機すればストライクはつきません。待機中のダイスを戻すかパスをすると、ストライク{number}/3です。</translation>
  </message>
  <message>
   <source>Who begins?</source>
   <translation>先手は誰？</translation>
  </message>
  <message>
   <source>You may roll one of them first, once.</source>
   <translation>先にどちらかを1回だけ振り直せます。</translation>
  </message>
  <message>
   <source>Your own {face} falls and is rolled.</source>
   <translation>自分の{face}が落ち、振り直されます。</translation>
  </message>
  <message>
   <source>at the far left</source>
   <comment>a die is placed there</comment>
   <translation>左端に</translation>
  </message>
  <message>
   <source>at the far right</source>
   <comment>a die is placed there</comment>
   <translation>右端に</translation>
  </message>
  <message>
   <source>at the inner left</source>
   <comment>a die is placed there</comment>
   <translation>左内に</translation>
  </message>
  <message>
   <source>at the inner right</source>
   <comment>a die is placed there</comment>
   <translation>右内に</translation>
  </message>
  <message>
   <source>back</source>
   <comment>short: a die is taken back</comment>
   <translation>戻す</translation>
  </message>
  <message>
   <source>centre</source>
   <translation>中央</translation>
  </message>
  <message>
   <source>far left</source>
   <translation>左端</translation>
  </message>
  <message>
   <source>far right</source>
   <translation>右端</translation>
  </message>
  <message>
   <source>in the centre</source>
   <comment>a die is placed there</comment>
   <translation>中央に</translation>
  </message>
  <message>
   <source>inner left</source>
   <translation>左内</translation>
  </message>
  <message>
   <source>inner right</source>
   <translation>右内</translation>
  </message>
  <message>
   <source>only the two ends can be used</source>
   <translation>使えるのは両端だけ</translation>
  </message>
  <message>
   <source>pass</source>
   <translation>パス</translation>
  </message>
  <message>
   <source>place</source>
   <translation>置く</translation>
  </message>
  <message>
   <source>push</source>
   <translation>押し込む</translation>
  </message>
  <message>
   <source>roll</source>
   <comment>short: a die is rolled</comment>
   <translation>振る</translation>
  </message>
  <message>
   <source>shows {face}</source>
   <translation>目は{face}</translation>
  </message>
  <message>
   <source>stage</source>
   <translation>待機</translation>
  </message>
  <message>
   <source>staging</source>
   <translation>待機所</translation>
  </message>
  <message>
   <source>wait</source>
   <translation>待機</translation>
  </message>
  <message>
   <source>ways onto the Lawn, best</source>
   <translation>芝生に入る手の数、最善の手</translation>
  </message>
  <message>
   <source>{name} gets a {face}</source>
   <translation>{name}が{face}を受け取る</translation>
  </message>
  <message>
   <source>{name} goes on alone: the Solo Grind</source>
   <translation>{name}が1人で続けます：ソロタイム</translation>
  </message>
  <message>
   <source>{name} may roll one end die first</source>
   <translation>{name}は端の1個を振り直せます</translation>
  </message>
  <message>
   <source>{name} rolls until a die fits</source>
   <translation>{name}は、入れるダイスが出るまで振ります</translation>
  </message>
  <message>
   <source>{name}: nothing can enter the Lawn</source>
   <translation>{name}：芝生に入れるダイスがありません</translation>
  </message>
  <message>
   <source>{name}: play an end die</source>
   <translation>{name}：端のダイスを出してください</translation>
  </message>
  <message>
   <source>{name}: roll an end die or wait beside a row</source>
   <translation>{name}：端のダイスを振り直すか、列の横で待機してください</translation>
  </message>
  <message>
   <source>{name}: take back a collapsed die</source>
   <translation>{name}：倒れたダイスを戻してください</translation>
  </message>
  <message>
   <source>{name}’s turn</source>
   <translation>{name}の手番</translation>
  </message>
  <message>
   <source>{name}’s {face} falls and is rolled.</source>
   <translation>{name}の{face}が落ち、振り直されます。</translation>
  </message>
 </context>
 <context>
  <name>LearnPage</name>
  <message>
   <source>Back</source>
   <translation>戻る</translation>
  </message>
  <message>
   <source>Game</source>
   <translation>ゲーム</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>続ける</translation>
  </message>
  <message>
   <source>Learn by playing</source>
   <translation>遊んで学ぶ</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>ルール</translation>
  </message>
  <message>
   <source>Start the first lesson</source>
   <translation>最初のレッスンを始める</translation>
  </message>
  <message>
   <source>{done} of {count} lessons</source>
   <translation>レッスン{done}/{count}修了</translation>
  </message>
 </context>
 <context>
  <name>LearningDesk</name>
  <message>
   <source>Save the rules</source>
   <translation>ルールを保存</translation>
  </message>
  <message>
   <source>The rules could not be saved</source>
   <translation>ルールを保存できませんでした</translation>
  </message>
  <message>
   <source>This lesson cannot be shown</source>
   <translation>このレッスンは表示できません</translation>
  </message>
  <message>
   <source>Web page</source>
   <translation>Webページ</translation>
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
   <translation>端のダイスが2個あるから2分の1</translation>
  </message>
  <message>
   <source>1 in 3, about 33 %</source>
   <translation>3分の1、約33%</translation>
  </message>
  <message>
   <source>1 in 6, about 17 %</source>
   <translation>6分の1、約17%</translation>
  </message>
  <message>
   <source>1 waiting + 1 for the Power Die makes 2, against 4.</source>
   <translation>待機1 + パワーダイスの1で2、相手は4です。</translation>
  </message>
  <message>
   <source>12</source>
   <translation>12</translation>
  </message>
  <message>
   <source>15 + 10 = 25 points.</source>
   <translation>15 + 10 = 25点です。</translation>
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
   <translation>2対2。列にいる人はダイスの数だけで守ります。パワーダイスが助けるのは手番の人だけです。</translation>
  </message>
  <message>
   <source>2 in 6, about 33 %</source>
   <translation>6分の2、約33%</translation>
  </message>
  <message>
   <source>2 waiting + 1 + 1 makes 4, against 4. Strong enough! Push in with the 6 from your row.</source>
   <translation>待機2 + 1 + 1で4、相手も4。足りました！ 手持ちの6を押し込んでください。</translation>
  </message>
  <message>
   <source>3</source>
   <translation>3</translation>
  </message>
  <message>
   <source>3 against 2: strong enough.</source>
   <translation>3対2。強さは十分です。</translation>
  </message>
  <message>
   <source>3 against 4: still one short.</source>
   <translation>3対4。まだ1足りません。</translation>
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
   <translation>50%</translation>
  </message>
  <message>
   <source>6</source>
   <translation>6</translation>
  </message>
  <message>
   <source>6 points more.</source>
   <translation>6点増えました。</translation>
  </message>
  <message>
   <source>8</source>
   <translation>8</translation>
  </message>
  <message>
   <source>88 to 84. Each captured chip counts three times: your cell, your point, and one cell less for the other.</source>
   <translation>88対84です。取ったチップ1枚には3点分の値打ちがあります。自分のマス、自分の得点、そして相手のマスが1つ減ることです。</translation>
  </message>
  <message>
   <source>A 1 can only go to row 1. That comes next; first the 5.</source>
   <translation>1は1の列にしか入れません。それは次に。まずは5です。</translation>
  </message>
  <message>
   <source>A 3, and row 3 has room.</source>
   <translation>3が出ました。3の列には空きがあります。</translation>
  </message>
  <message>
   <source>A 3. It went into the middle of your row and is locked there. But look what lies at the high end now.</source>
   <translation>3が出ました。手持ちの内側に入り、使えません。でも、大きいほうの端を見てください。</translation>
  </message>
  <message>
   <source>A 4! Row 4 has room, and gold holds it with 2: your 0 + 1 + 1 is enough.</source>
   <translation>4です！ 4の列には空きがあり、金の守りは2。こちらの0 + 1 + 1で足ります。</translation>
  </message>
  <message>
   <source>A 4, and nothing fits: you lost a turn to the corner. You could not choose this time. When you can, think of the next roll.</source>
   <translation>4では何も引けず、隅のせいで手番を1回失いました。今回は選べませんでしたが、選べるときは次の目のことも考えましょう。</translation>
  </message>
  <message>
   <source>A 4. So your line must be exactly 4 cells long.</source>
   <translation>4が出ました。ラインの長さはちょうど4マスです。</translation>
  </message>
  <message>
   <source>A 5 again. Roll on.</source>
   <translation>また5です。続けて振りましょう。</translation>
  </message>
  <message>
   <source>A 6 again. What a pity. Now the turn’s roll is used.</source>
   <translation>また6でした。残念。この手番の振り直しはもう使いました。</translation>
  </message>
  <message>
   <source>A 6! It went to the high end of your row. The turn is still yours.</source>
   <translation>6が出ました！ 手持ちの大きいほうの端に入りました。手番はまだ続いています。</translation>
  </message>
  <message>
   <source>A Head can be taken like any chip. Then it moves to its owner’s nearest chip.</source>
   <translation>ヘッドも取れます。取られたら、持ち主の最寄りのチップに移ります。</translation>
  </message>
  <message>
   <source>A Power Die can only fall from an end of its row. In the middle nobody can get at it: it must be moved there, push by push. On row 6 it has come to the place before the right end.</source>
   <translation>パワーダイスは列の端からしか落ちません。中央にある間は誰にも手が届かず、1回ずつ押して動かす必要があります。6の列では、右端の手前まで来ています。</translation>
  </message>
  <message>
   <source>A cell that has a chip never becomes empty again, so the cage stays shut. Just do not run over Robin’s Head: it would go on from another chip. Roll, and lay any line.</source>
   <translation>チップのあるマスが空くことはもうないので、檻は閉じたままです。ただし、ロビンのヘッドは踏まないこと。別のチップに移って続けられてしまいます。振って、好きなラインを引いてください。</translation>
  </message>
  <message>
   <source>A die can be played, so one must be. Rolling comes when nothing fits.</source>
   <translation>出せるダイスがあるので、出さなければなりません。振り直しは、出せないときだけです。</translation>
  </message>
  <message>
   <source>A die goes to the row of its own number. Only your lowest and your highest die can be used.</source>
   <translation>ダイスは目と同じ数の列に入ります。使えるのは最小と最大だけです。</translation>
  </message>
  <message>
   <source>A die has six faces, and you want one of them.</source>
   <translation>ダイスには6つの目があり、欲しいのはその1つです。</translation>
  </message>
  <message>
   <source>A fair line, but it takes nothing. Look at column g.</source>
   <translation>悪くないラインですが、何も取れません。g列を見てください。</translation>
  </message>
  <message>
   <source>A fine line, but this time look for the one that ends on h9.</source>
   <translation>よいラインですが、今回はh9で終わるラインを探してください。</translation>
  </message>
  <message>
   <source>A full row is a conveyor: push in at one end, and a die falls off at the other.</source>
   <translation>満杯の列はベルトコンベア。端から押し込むと、反対の端から落ちます。</translation>
  </message>
  <message>
   <source>A gold chip lies where this line would end.</source>
   <translation>このラインの終点には金のチップがあります。</translation>
  </message>
  <message>
   <source>A good line, and you will be asked for it soon. First see what happens in the corner: end on a12.</source>
   <translation>よいラインです。あとで使いますが、まずは隅に入るとどうなるかを見ましょう。終点をa12にしてください。</translation>
  </message>
  <message>
   <source>A good place for the 1, but this lesson is about row 4.</source>
   <translation>1にはよい場所ですが、このレッスンの主役は4の列です。</translation>
  </message>
  <message>
   <source>A good place for the 2, but the 5 brings points at once.</source>
   <translation>2にはよい場所ですが、5ならすぐ得点になります。</translation>
  </message>
  <message>
   <source>A line of 1 is a single chip. Put it on your hub cell.</source>
   <translation>長さ1のラインはチップ1枚です。ハブの自分のマスに置いてください。</translation>
  </message>
  <message>
   <source>A line of 1 is only its first cell: it has no direction.</source>
   <translation>長さ1のラインは最初の1マスだけなので、方向がありません。</translation>
  </message>
  <message>
   <source>A line starts beside your Head and ends on an empty cell.</source>
   <translation>ラインはヘッドの隣から始まり、空きマスで終わります。</translation>
  </message>
  <message>
   <source>A line that can be laid must be laid. With none, your turn passes.</source>
   <translation>引けるラインがあれば、引かなければなりません。なければパスです。</translation>
  </message>
  <message>
   <source>A line, but f6 is still free. Two lines end on it.</source>
   <translation>ラインは引けますが、f6は空いたままです。f6で終わるラインは2本あります。</translation>
  </message>
  <message>
   <source>A long game is about to end. Robin is out after three passes, and your Head stands in the corner l12.</source>
   <translation>長いゲームもまもなく終わりです。ロビンは3回のパスで脱落し、あなたのヘッドは隅のl12にいます。</translation>
  </message>
  <message>
   <source>A new game. Roll for your first line.</source>
   <translation>新しいゲームです。最初のラインのために振ってください。</translation>
  </message>
  <message>
   <source>A place from which few rolls fit costs you turns, and may cost you the game.</source>
   <translation>動ける目の少ない場所では手番を失い、ゲームまで失うことがあります。</translation>
  </message>
  <message>
   <source>A real game, early on. You have two 6s on row 6 and one more at the end of your row. You could also roll first, for something even better. What is the sure play?</source>
   <translation>実戦の序盤です。6の列に6が2個あり、手持ちの端にもう1個あります。先に振り直して、もっとよい目を狙うこともできます。堅実な手はどれ？</translation>
  </message>
  <message>
   <source>A rival Head stands on k1. Which cell can a line from it not cross in one turn?</source>
   <translation>相手のヘッドはk1です。1ターンではラインが通れないマスはどれ？</translation>
  </message>
  <message>
   <source>A roll can wait. The last free place on row 6 may be gone by then: Jonas has a die there already.</source>
   <translation>振り直しはあとでもできます。6の列の最後の空きは、それまでになくなるかもしれません。ヨナスのダイスがもう1個あります。</translation>
  </message>
  <message>
   <source>A roll that seems to miss can help all the same: it brings the next die to the end.</source>
   <translation>外れに見える目も役に立つことがあります。次のダイスが端に出てくるからです。</translation>
  </message>
  <message>
   <source>A row fills from the middle: first both places beside the Power Die, then the outer two.</source>
   <translation>列は中央から埋まります。パワーダイスの両隣が先、外側があとです。</translation>
  </message>
  <message>
   <source>A row holds nothing but its Power Die. Where may the first die go?</source>
   <translation>パワーダイスしかない列で、最初のダイスを置けるのはどこ？</translation>
  </message>
  <message>
   <source>A safe place for your Head</source>
   <translation>ヘッドの安全な場所</translation>
  </message>
  <message>
   <source>A second 6 lifts row 6 from 0 to 6 points. The third 4 lifts row 4 from 4 to 12: two more.</source>
   <translation>6の2個目なら、6の列は0点から6点。4の3個目なら、4の列は4点から12点。こちらのほうが2点多く増えます。</translation>
  </message>
  <message>
   <source>A second die on row 6, and another gold one off.</source>
   <translation>6の列に2個目が入り、金がまた1個落ちました。</translation>
  </message>
  <message>
   <source>A single 2 is worth nothing. The fourth 5 is worth 10.</source>
   <translation>2が1個では得点になりません。4個目の5なら10点です。</translation>
  </message>
  <message>
   <source>A single 2 on row 2 scores nothing. The second 5 brings 5 points.</source>
   <translation>2の列に2が1個では得点になりません。5の2個目なら5点になります。</translation>
  </message>
  <message>
   <source>A single point, and your Head is in the corner.</source>
   <translation>たった1点で、ヘッドは隅に入りました。</translation>
  </message>
  <message>
   <source>A staged die counts for your Strength: 1 waiting + 1 played + 1 for the Power Die makes 3. One more is needed. Stage another 6.</source>
   <translation>待機中のダイスは強さに数えます。待機1 + 出す1 + パワーダイスの1で3。あと1足りません。6をもう1個待機させてください。</translation>
  </message>
  <message>
   <source>A tight corner: you have passed once already, and now you rolled a 5. No line of 5 ends on an empty cell.</source>
   <translation>窮屈な隅です。もう1回パスしていて、今度は5が出ました。空きマスで終わる長さ5のラインはありません。</translation>
  </message>
  <message>
   <source>A turn begins with the die, one single die for everybody. Press Roll, or the space bar.</source>
   <translation>手番はダイスから始まります。全員で1個のダイスを使います。「振る」ボタンかスペースキーを押してください。</translation>
  </message>
  <message>
   <source>A turn without any move costs a Strike. Three in a row, and you are out.</source>
   <translation>何もできない手番にはストライクがつきます。3つ続くと脱落です。</translation>
  </message>
  <message>
   <source>A waiting die counts already, so that would be 2 + 1 for the Power Die: 3 against 4. The die from your row adds one more.</source>
   <translation>待機中のダイスはもう数に入っているので、2 + パワーダイスの1で、3対4です。手持ちのダイスを出せば、もう1増えます。</translation>
  </message>
  <message>
   <source>A whole game against a gentle opponent, with a coach beside you.</source>
   <translation>コーチに見守られながら、やさしい相手と1ゲームを最後まで。</translation>
  </message>
  <message>
   <source>A whole round against three gentle opponents, with a coach beside you.</source>
   <translation>コーチに見守られながら、やさしい相手3人と1ラウンドを最後まで。</translation>
  </message>
  <message>
   <source>About 31 %</source>
   <translation>約31%</translation>
  </message>
  <message>
   <source>About 42 %</source>
   <translation>約42%</translation>
  </message>
  <message>
   <source>About 50 %</source>
   <translation>約50%</translation>
  </message>
  <message>
   <source>About 58 %</source>
   <translation>約58%</translation>
  </message>
  <message>
   <source>All lines of 2 bring two points here. Find the one after which no roll lets Robin take your Head.</source>
   <translation>ここでは、長さ2のラインはどれも2点です。引いたあと、どの目でもロビンにヘッドを取られないラインを探してください。</translation>
  </message>
  <message>
   <source>All of them</source>
   <translation>全部</translation>
  </message>
  <message>
   <source>All that wait there, mine too</source>
   <translation>そこで待機しているすべて。自分のも含む</translation>
  </message>
  <message>
   <source>All three dice on row 3 are plum: 3, and you have 0 + 1 + 1. Too little.</source>
   <translation>3の列の3個はすべて紫。相手の守りは3、こちらは0 + 1 + 1で足りません。</translation>
  </message>
  <message>
   <source>Almost: but both rolls could show it, and that counts only once.</source>
   <translation>惜しい。2回とも狙った目になる場合は、1回分としてしか数えません。</translation>
  </message>
  <message>
   <source>An open quarter is fought for. In this game Mira (red) has run her line right to f6. You stand on e8 and rolled a 4. Take f6 from her.</source>
   <translation>空いた一角は奪い合いになります。このゲームでは、ミラ（赤）がf6までラインを伸ばしています。ヘッドはe8、目は4。f6を奪いましょう。</translation>
  </message>
  <message>
   <source>And here: a 4, and three lines. Two of them bring five and six points. One leaves you all six rolls, another leaves you none.</source>
   <translation>次は、目が4でラインは3本。2本は5点と6点です。6つの目すべてで動けるラインもあれば、1つも動けなくなるラインもあります。</translation>
  </message>
  <message>
   <source>And if both had 90 points?</source>
   <translation>どちらも90点だったら？</translation>
  </message>
  <message>
   <source>And in two turns, with one roll each?</source>
   <translation>では、2ターンで1回ずつ振ると？</translation>
  </message>
  <message>
   <source>And now your 2. It is only the second die of its row.</source>
   <translation>次は2です。この列ではまだ2個目です。</translation>
  </message>
  <message>
   <source>And the other one.</source>
   <translation>もう1個も戻しましょう。</translation>
  </message>
  <message>
   <source>And this can happen early: Robin has only two chips, g6 and g5. You rolled a 6.</source>
   <translation>序盤でも起こります。ロビンのチップはg6とg5の2枚だけ。あなたの目は6です。</translation>
  </message>
  <message>
   <source>And this is how it ends otherwise: two Strikes, nothing in your row, and a waiting die that is too weak. There is nothing else left.</source>
   <translation>避けられないと、こうなります。ストライクは2つ、手持ちは空、待機中のダイスは弱すぎる。もうほかにできることはありません。</translation>
  </message>
  <message>
   <source>And with it the next die has come to the end of your row. So each die that you play decides which one you can use next.</source>
   <translation>これで次のダイスが手持ちの端に出てきました。どのダイスを出すかで、次に使えるダイスが決まるのです。</translation>
  </message>
  <message>
   <source>And with two? You and Robin sit opposite each other. Roll for the first turn.</source>
   <translation>では2人なら？ あなたとロビンが向かい合わせに座ります。先手を決めるために振ってください。</translation>
  </message>
  <message>
   <source>Another danger: your Head on l3, Robin’s on j3, and a 3 to play. Four lines fit. One end is safe although it is close, because a line has to end on an empty cell, and beyond the edge there is none.</source>
   <translation>別の危険です。あなたのヘッドはl3、ロビンのヘッドはj3、目は3。引けるラインは4本です。近くても安全な終点が1つあります。ラインは空きマスで終わらなければならず、盤の外にマスはないからです。</translation>
  </message>
  <message>
   <source>Another game, the same thing: Robin moves, and your Head stands on b8.</source>
   <translation>別のゲームの同じ場面です。ロビンの手番で、あなたのヘッドはb8にいます。</translation>
  </message>
  <message>
   <source>Another game. Your 6 is of no use: gold fills row 6 and is too strong. Roll that die, your highest, and see what it becomes.</source>
   <translation>別のゲームです。6の列は金が満杯にしていて強すぎるので、手元の6は役に立ちません。最大のダイスであるこの6を振り直して、何になるか見てみましょう。</translation>
  </message>
  <message>
   <source>Another game. Your Head sits in the corner a12, and all around the ends are taken. You have passed twice already. Now a 3.</source>
   <translation>別のゲームです。ヘッドは隅のa12にいて、周りの終点は埋まっています。もう2回パスしていて、今度は3が出ました。</translation>
  </message>
  <message>
   <source>Another long game, and the score decides it. Robin is not out yet, but nobody will have a line after this one. You rolled a 2: two lines end on i3. One of them wins, the other loses.</source>
   <translation>もう1つの長いゲーム、勝負は得点次第です。ロビンはまだ脱落していませんが、次のラインのあとは誰も動けません。目は2で、i3で終わるラインが2本。片方は勝ち、片方は負けです。</translation>
  </message>
  <message>
   <source>Another number would be worth less than what your 6 can do right now.</source>
   <translation>ほかの目が出ても、今の6にできることには及びません。</translation>
  </message>
  <message>
   <source>Another round. You have dice on rows 3 and 4 already and would like to add to them. But look at your row: 2 3 3 4 6. Play a die that can be used.</source>
   <translation>次の場面です。3の列と4の列にはもうダイスがあり、そこに足したいところです。でも手持ちは2 3 3 4 6。使えるダイスを置いてください。</translation>
  </message>
  <message>
   <source>Another row, another day: you have captured the Power Die of row 6. Mira holds the row with three dice, you have one. 1 + 1 + 1 makes 3. Push, and let gold fall.</source>
   <translation>また別の場面です。あなたは6の列のパワーダイスを獲得しています。列はミラが3個で守り、あなたは1個。1 + 1 + 1で3です。押し込んで、金を落としましょう。</translation>
  </message>
  <message>
   <source>Back and forth: a Head that stands close to another one is never quite safe.</source>
   <translation>取ったり取られたり。ほかのヘッドの近くにいるヘッドに、絶対の安全はありません。</translation>
  </message>
  <message>
   <source>Before you act you may roll one of your two end dice: the Tactical Boundary Roll. It gets its new number, is sorted back into your row, and then you act as always.</source>
   <translation>行動の前に、端のダイスのどちらかを振り直せます。新しい目が出たら手持ちに並べ直し、それからいつもどおり行動します。</translation>
  </message>
  <message>
   <source>Before you lay a line, look who could reach its end.</source>
   <translation>ラインを引く前に、その終点に誰が届くかを見ましょう。</translation>
  </message>
  <message>
   <source>Better still: take the way back, too. With a 6 you can roll up the whole gold line, and the Head falls far behind.</source>
   <translation>もっとよいのは、帰り道も取ってしまうことです。6なら金のラインを丸ごと取り、ヘッドをはるか後方に追いやれます。</translation>
  </message>
  <message>
   <source>Both Heads stand in row 10. Start on g10 and run to the right.</source>
   <translation>ヘッドはどちらも10段にいます。g10から右へ進んでください。</translation>
  </message>
  <message>
   <source>Both are out: the game has ended, even though some cells are still empty.</source>
   <translation>2人とも脱落しました。空きマスがまだあっても、ゲームは終わりです。</translation>
  </message>
  <message>
   <source>Both inner places are taken.</source>
   <translation>内側は2マスとも埋まっています。</translation>
  </message>
  <message>
   <source>Both inner places of row 3 are taken. The outer ones are free.</source>
   <translation>3の列の内側は2マスとも埋まっています。外側は空いています。</translation>
  </message>
  <message>
   <source>Both inner places of row 4 are taken, so the outer ones are open. Put another 4 on either.</source>
   <translation>4の列の内側は2マスとも埋まったので、外側に置けます。もう1個の4を、左右どちらかの端に置いてください。</translation>
  </message>
  <message>
   <source>Both inner places of row 5 are taken. The outer ones are free.</source>
   <translation>5の列の内側は2マスとも埋まっています。外側は空いています。</translation>
  </message>
  <message>
   <source>Both inner places of row 5 are taken. The third die goes to an outer one.</source>
   <translation>5の列の内側は2マスとも埋まっています。3個目は外側です。</translation>
  </message>
  <message>
   <source>Both lines end on i3. Take the one that crosses a gold chip.</source>
   <translation>どちらのラインもi3で終わります。金のチップの上を通るほうを選んでください。</translation>
  </message>
  <message>
   <source>Both lines end on the same cell, but they give you different chips. With a 2 it pays to look twice.</source>
   <translation>どちらのラインも終点は同じですが、手に入るチップが違います。2が出たときは、よく見比べましょう。</translation>
  </message>
  <message>
   <source>Both red dice toppled. Mira has to take them back one by one, and each costs her a whole turn.</source>
   <translation>赤のダイスが2個とも倒れました。ミラは1個ずつ戻さなければならず、1個ごとに丸1ターンかかります。</translation>
  </message>
  <message>
   <source>Both sides.</source>
   <translation>両側とも倒れます。</translation>
  </message>
  <message>
   <source>Both the same</source>
   <translation>どちらも同じ</translation>
  </message>
  <message>
   <source>But it is Robin’s turn now. Watch column k.</source>
   <translation>でも次はロビンの手番です。k列を見ていてください。</translation>
  </message>
  <message>
   <source>Can a wall of your chips stop a line that crosses it?</source>
   <translation>チップの壁で、通り抜けるラインを止められる？</translation>
  </message>
  <message>
   <source>Can you lose the points for captured chips again?</source>
   <translation>取ったチップの得点を失うことはある？</translation>
  </message>
  <message>
   <source>Capture a Power Die</source>
   <translation>パワーダイスを獲得する</translation>
  </message>
  <message>
   <source>Captured! It lies before you now. It is worth its number at the end of the round: 6 points. And on row 6 it makes you stronger by one, in attack and in defence.</source>
   <translation>獲得しました！ 自分の前に置かれ、ラウンドの終わりに目の数、つまり6点になります。そのうえ6の列では、攻めでも守りでも強さが1増えます。</translation>
  </message>
  <message>
   <source>Cells and captured chips are added.</source>
   <translation>マスと取ったチップを足して数えます。</translation>
  </message>
  <message>
   <source>Chips on the edge do not count</source>
   <translation>端のチップは数えないから</translation>
  </message>
  <message>
   <source>Choose again. This time one of the two places is safe, and on the other four of the six rolls would let Robin take your Head once more.</source>
   <translation>もう一度選びましょう。今度は片方が安全で、もう片方では6つの目のうち4つで、ロビンにまたヘッドを取られます。</translation>
  </message>
  <message>
   <source>Choose where your Head goes on. Think of your next turn: what could you reach from there?</source>
   <translation>ヘッドの移り先を選んでください。次の手番で、そこからどこに届くかを考えましょう。</translation>
  </message>
  <message>
   <source>Collapse</source>
   <translation>倒れる</translation>
  </message>
  <message>
   <source>Compare your Strength with the strongest other player on each row.</source>
   <translation>それぞれの列で、いちばん強い相手と自分の強さを比べてください。</translation>
  </message>
  <message>
   <source>Count for each end the rolls with which gold could cross it.</source>
   <translation>終点ごとに、金に踏まれる目を数えてください。</translation>
  </message>
  <message>
   <source>Count the hub cell, too: a line of 2 is f7 and f8.</source>
   <translation>ハブのマスも数えます。長さ2のラインはf7とf8です。</translation>
  </message>
  <message>
   <source>Count the hub cell, too: f7, f8, f9, f10 are four.</source>
   <translation>ハブのマスも数えます。f7、f8、f9、f10で4マスです。</translation>
  </message>
  <message>
   <source>Cutting a rival off</source>
   <translation>相手をふさぐ</translation>
  </message>
  <message>
   <source>Decoration</source>
   <translation>飾り</translation>
  </message>
  <message>
   <source>Dice of a fifth player</source>
   <translation>5人目のプレイヤーのダイス</translation>
  </message>
  <message>
   <source>Dice that stand together count more.</source>
   <translation>同じ列に集まるほど得点は高くなります。</translation>
  </message>
  <message>
   <source>Do not forget the die that you are playing and the Power Die.</source>
   <translation>これから出すダイスとパワーダイスを忘れずに。</translation>
  </message>
  <message>
   <source>Do waiting dice defend a row against others?</source>
   <translation>待機中のダイスは、相手から列を守る？</translation>
  </message>
  <message>
   <source>Each brings its own number.</source>
   <translation>それぞれの目の数が得点になります。</translation>
  </message>
  <message>
   <source>Empty cells become yours, and so does every chip you cross: with a point for each.</source>
   <translation>通ったマスもチップも自分のものに。取ったチップは1枚1点です。</translation>
  </message>
  <message>
   <source>End on f6</source>
   <translation>f6で終わる</translation>
  </message>
  <message>
   <source>Enter row 5 yourself: one place is free, and you are strong enough.</source>
   <translation>自分が5の列に入りましょう。1マス空いていて、強さも足りています。</translation>
  </message>
  <message>
   <source>Enter the row that lets you in</source>
   <translation>入れるほうの列に入る</translation>
  </message>
  <message>
   <source>Equal is enough. On row 3 Tove (plum) has two dice and you have none: 0 + 1 + 1 makes 2, against 2. Put your 3 there.</source>
   <translation>同じでも足ります。3の列にはトーヴェ（紫）が2個、あなたは0個。0 + 1 + 1で2、相手も2です。3をそこに置いてください。</translation>
  </message>
  <message>
   <source>Even a Head can be crossed. It counts as one taken chip, and its owner has to go on from somewhere else: from their nearest chip that is left.</source>
   <translation>ラインはヘッドの上も通れます。取ったチップ1枚として数え、持ち主は別の場所、残っている最寄りのチップから続けなければなりません。</translation>
  </message>
  <message>
   <source>Every cell counts the same.</source>
   <translation>どのマスも同じように数えます。</translation>
  </message>
  <message>
   <source>Every colour leaves the hub in a direction of its own, so first lines never meet.</source>
   <translation>どの色もハブから別々の方向へ出るので、最初のラインどうしが交わることはありません。</translation>
  </message>
  <message>
   <source>Every die is on the Lawn. The round is over, and the points are counted.</source>
   <translation>すべてのダイスが芝生に入りました。ラウンドは終わり、得点を数えます。</translation>
  </message>
  <message>
   <source>Fewer directions, so fewer rolls fit</source>
   <translation>方向が減り、動ける目が減るから</translation>
  </message>
  <message>
   <source>Fill row 4</source>
   <translation>4の列を満杯にする</translation>
  </message>
  <message>
   <source>Find the best move</source>
   <translation>最善の手を見つける</translation>
  </message>
  <message>
   <source>Find the line that takes the most</source>
   <translation>いちばん多く取れるラインを見つける</translation>
  </message>
  <message>
   <source>Find the move that does two things at once</source>
   <translation>一石二鳥の手を見つける</translation>
  </message>
  <message>
   <source>First the fallen dice: while one lies there, you can neither roll nor place.</source>
   <translation>倒れたダイスが先です。1個でも残っていると、振り直すことも置くこともできません。</translation>
  </message>
  <message>
   <source>Five 3s: 9 + 6 + 12 = 27 points, and 3 more for the Power Die.</source>
   <translation>3が5個で9 + 6 + 12 = 27点。さらにパワーダイスで3点です。</translation>
  </message>
  <message>
   <source>Five chips, five points. Three of these cells you have taken twice now, and each time it counted.</source>
   <translation>チップ5枚で5点です。そのうち3マスは2回目ですが、取るたびに得点になります。</translation>
  </message>
  <message>
   <source>Five dice: row 4 is full. From now on nobody can be placed there, only pushed in, and that is a lesson of its own.</source>
   <translation>5マスが埋まり、4の列は満杯です。これからは置くことはできず、押し込むだけになります。それはまた別のレッスンで。</translation>
  </message>
  <message>
   <source>Five points and full freedom. A point less now, and every turn to come is yours.</source>
   <translation>5点で、どの目でも動けます。今の1点を譲れば、これからの手番はすべてあなたのものです。</translation>
  </message>
  <message>
   <source>Five points like the others, and gold needs a 2 now. That is how a lead is made.</source>
   <translation>ほかと同じ5点で、しかも金は2が出ないと動けません。リードはこうして作ります。</translation>
  </message>
  <message>
   <source>Five points, but in the corner only two of the six rolls would fit.</source>
   <translation>5点ですが、隅では6つの目のうち2つでしか動けません。</translation>
  </message>
  <message>
   <source>Four</source>
   <translation>4本</translation>
  </message>
  <message>
   <source>Four 5s</source>
   <translation>5が4個</translation>
  </message>
  <message>
   <source>Four blue chips are yours now. The one with the crown is your Head of the Line: it always stands at the end of your latest line, and your next line starts beside it.</source>
   <translation>青いチップ4枚が自分のものになりました。王冠のついた駒がヘッド（Head of the Line）です。いつも最後に引いたラインの終点に立ち、次のラインはその隣から始まります。</translation>
  </message>
  <message>
   <source>Four chips, two of them Heads. Robin’s Head went to h9. For Mira’s i7 and k9 were equally near, so she chose.</source>
   <translation>取った4枚のうち、2枚がヘッドです。ロビンのヘッドはh9に移りました。ミラはi7とk9が同じ近さだったので、自分で選びました。</translation>
  </message>
  <message>
   <source>Four of your chips are gold again, and your Head went on to k7. How a Head is taken comes in a later lesson. Look at your score: the cells are lost, the points for your captures are not.</source>
   <translation>チップ4枚が金に戻り、あなたのヘッドはk7に移りました。ヘッドが取られる場合は、あとのレッスンで学びます。得点を見てください。マスは失いましたが、取ったチップの得点はそのままです。</translation>
  </message>
  <message>
   <source>Four players have eight dice each. Yours are blue and wait in your Player Row, lowest to highest. Only the two at the ends can be used: here the 1 and the 5. All between them are locked.</source>
   <translation>4人のプレイヤーがダイスを8個ずつ持っています。あなたのダイスは青で、小さい順に手持ちに並んでいます。使えるのは両端の2個だけ、ここでは1と5です。その間のダイスは使えません。</translation>
  </message>
  <message>
   <source>From 4 points to 12: that adds 8. The second 6 would have added 6. The bigger number is not always the better one: dice that stand together count more.</source>
   <translation>4点から12点で、8点増えました。6の2個目なら6点でした。大きい目がいつも得とは限りません。同じ列に集まるほど得点は高くなります。</translation>
  </message>
  <message>
   <source>From 6 points to 18: three 6s at full value.</source>
   <translation>6点から18点に。6が3個、目の数がそのまま得点です。</translation>
  </message>
  <message>
   <source>From 6 to 18 points, and row 6 is full: from now on others have to push, against your three dice.</source>
   <translation>6点から18点に増え、6の列は満杯です。これから入るには、この3個に負けない強さで押し込むしかありません。</translation>
  </message>
  <message>
   <source>From a real game, with a 5. Two lines bring many points, and one brings few. Which one leaves you free?</source>
   <translation>実戦から、目は5です。2本は得点が多く、1本は少ないラインです。動きやすいのはどれ？</translation>
  </message>
  <message>
   <source>From a real game: Robin’s Head is in the corner a12. You rolled a 5. One line leaves Robin a single roll that fits.</source>
   <translation>実戦から。ロビンのヘッドは隅のa12、あなたの目は5。ロビンが動ける目を1つだけにするラインがあります。</translation>
  </message>
  <message>
   <source>From a12 no roll at all would give you a line: every end is taken. Three passes, and you would be out.</source>
   <translation>a12からは、どの目でもラインを引けません。終点がすべて埋まっているからです。3回パスすれば脱落です。</translation>
  </message>
  <message>
   <source>From f8 straight up: that is the only line now.</source>
   <translation>f8からまっすぐ上。今はそのラインだけです。</translation>
  </message>
  <message>
   <source>From h10 you stand beside Robin’s Head on i11, and a 3, 4 or 5 would take it back. From f8 the empty west is yours. Both are good reasons.</source>
   <translation>h10からならロビンのヘッドi11がすぐそばで、3、4、5で取り返せます。f8からなら、空いている左側が自分のものになります。どちらにも理由があります。</translation>
  </message>
  <message>
   <source>From k10 only a 4, a 5 or a 6 would fit, and it brings a single point.</source>
   <translation>k10からは4、5、6でしか動けず、得点もたった1点です。</translation>
  </message>
  <message>
   <source>From l11 down to l9.</source>
   <translation>l11から下のl9までです。</translation>
  </message>
  <message>
   <source>From the left everything moves to the right: the Power Die would be back in the middle, and your own die would fall.</source>
   <translation>左から押すと、全部が右に動きます。パワーダイスは中央に戻り、自分のダイスが落ちます。</translation>
  </message>
  <message>
   <source>From the left red would lose a die, but the Power Die would move inside. Push from the other side.</source>
   <translation>左から押すと赤が1個落ちますが、パワーダイスは内側に動きます。反対側から押してください。</translation>
  </message>
  <message>
   <source>From the left you would push off the die on the far right, and that is gold. Red lies far left: push from the other side.</source>
   <translation>左から押すと、右端の金が落ちます。赤は左端です。反対側から押してください。</translation>
  </message>
  <message>
   <source>From the right it would work, too. But come from the left, where your dice wait.</source>
   <translation>右からでもできますが、自分のダイスが待っている左から押しましょう。</translation>
  </message>
  <message>
   <source>From the right the Power Die would move back inside, out of reach.</source>
   <translation>右から押すと、パワーダイスは内側に戻り、手が届かなくなります。</translation>
  </message>
  <message>
   <source>From the right your own die on the far left would fall.</source>
   <translation>右から押すと、左端の自分のダイスが落ちます。</translation>
  </message>
  <message>
   <source>From the right your own die would fall. Push from the left.</source>
   <translation>右から押すと自分のダイスが落ちます。左から押してください。</translation>
  </message>
  <message>
   <source>From the right your own die, far left, would fall.</source>
   <translation>右から押すと、左端の自分のダイスが落ちます。</translation>
  </message>
  <message>
   <source>From the right, your own die on the far left would fall, and the Power Die would move away from the edge.</source>
   <translation>右から押すと、左端の自分のダイスが落ち、パワーダイスは端から離れてしまいます。</translation>
  </message>
  <message>
   <source>From there all six faces give you a line. Empty cells in several directions: that is what room means.</source>
   <translation>そこからは、6つの目すべてでラインを引けます。いくつもの方向に空きマスがあること、それが動ける余地です。</translation>
  </message>
  <message>
   <source>Get a die onto a row where others wait: row 5.</source>
   <translation>相手が待機している5の列に、ダイスを入れてください。</translation>
  </message>
  <message>
   <source>Getting a die onto the Lawn clears all Strikes. And you have placed all your dice: you rest until one is pushed back to you.</source>
   <translation>ダイスが芝生に入ると、ストライクはすべて消えます。これでダイスをすべて置きました。押し出されて戻ってくるまでお休みです。</translation>
  </message>
  <message>
   <source>Gold could reach that place. Look for a cell that no line from beside k1 crosses.</source>
   <translation>そこには金が届きます。k1の隣から引いたラインが通らないマスを探してください。</translation>
  </message>
  <message>
   <source>Gold fell, and the Power Die lies at the right end now. One more push from the left…</source>
   <translation>金が落ち、パワーダイスは右端に来ました。左からもう一押しです…</translation>
  </message>
  <message>
   <source>Gold holds row 5 with 4, and you have 2.</source>
   <translation>5の列の金の守りは4、こちらの強さは2です。</translation>
  </message>
  <message>
   <source>Gold holds row 6 with 4, and you have 2.</source>
   <translation>6の列の金の守りは4、こちらの強さは2です。</translation>
  </message>
  <message>
   <source>Gold holds row 6 with four dice. Your 6 cannot get in.</source>
   <translation>6の列は金が4個で守っています。6は入れません。</translation>
  </message>
  <message>
   <source>Gold lies there already.</source>
   <translation>そこにはもう金のダイスがあります。</translation>
  </message>
  <message>
   <source>Gold lies there already. The other inner place is free.</source>
   <translation>そこにはもう金のダイスがあります。内側のもう一方が空いています。</translation>
  </message>
  <message>
   <source>Half of 5, twice, makes 5 points. Before that the row brought you nothing.</source>
   <translation>5の半分が2個で5点。それまで、この列は0点でした。</translation>
  </message>
  <message>
   <source>Heads on the edge cannot be taken</source>
   <translation>端のヘッドは取られないから</translation>
  </message>
  <message>
   <source>How likely is it that one roll shows the number that you want?</source>
   <translation>1回の振り直しで、狙った目が出る確率は？</translation>
  </message>
  <message>
   <source>How many lines can a roll of 1 offer at most?</source>
   <translation>目が1のとき、選べるラインは最大何本？</translation>
  </message>
  <message>
   <source>I do</source>
   <translation>自分</translation>
  </message>
  <message>
   <source>I do, and it goes back to its owner with the new number</source>
   <translation>自分。新しい目で持ち主に戻る</translation>
  </message>
  <message>
   <source>I may pass, to wait for something better</source>
   <translation>パスして、よい目を待つ</translation>
  </message>
  <message>
   <source>I may roll again</source>
   <translation>もう一度振る</translation>
  </message>
  <message>
   <source>I must lay it</source>
   <translation>引かなければならない</translation>
  </message>
  <message>
   <source>If several of your chips are equally near, you choose where your Head goes on.</source>
   <translation>同じ近さのチップがいくつかあれば、ヘッドの移り先を自分で選びます。</translation>
  </message>
  <message>
   <source>Imagine you had rolled a 6 at the start. On which cell would your Head stand?</source>
   <translation>最初に6が出たとしたら、ヘッドが立つのはどのマス？</translation>
  </message>
  <message>
   <source>In the Solo Grind nothing is staged, and there are no Strikes to avoid.</source>
   <translation>ソロタイムでは待機はできず、避けるべきストライクもありません。</translation>
  </message>
  <message>
   <source>Inner before outer</source>
   <translation>内側が先、外側はあと</translation>
  </message>
  <message>
   <source>It can happen to you as well. You have two dice waiting beside row 2, one at each end. It is Tove’s turn.</source>
   <translation>同じことはあなたにも起こります。2の列の両端であなたのダイスが1個ずつ待機しています。トーヴェの手番です。</translation>
  </message>
  <message>
   <source>It started on f9, your own chip below the Head. A line may start on a chip, may even cross chips; only its end must be empty.</source>
   <translation>ヘッドの下にある自分のチップ、f9から始まりました。ラインはチップの上から始めても、チップを越えてもかまいません。終点だけは空いている必要があります。</translation>
  </message>
  <message>
   <source>Its owner</source>
   <translation>持ち主</translation>
  </message>
  <message>
   <source>Keep room to move</source>
   <translation>動ける余地を残す</translation>
  </message>
  <message>
   <source>Last, a rare catch: Robin and Mira play, and their Heads stand side by side on h10 and i10. You rolled a 6. Take both with one line.</source>
   <translation>最後に、めったにない獲物です。ロビンとミラのヘッドがh10とi10に並んでいます。目は6。1本のラインで両方取りましょう。</translation>
  </message>
  <message>
   <source>Later, in another game. Your 4 could push into row 4, or one of your 6s could wait beside row 6. Look what lies at the right end of row 4.</source>
   <translation>別のゲームの中盤です。4を4の列に押し込むことも、6を6の列の横で待機させることもできます。4の列の右端に何がありますか？</translation>
  </message>
  <message>
   <source>Lay a line from f9 to h9</source>
   <translation>f9からh9へラインを引く</translation>
  </message>
  <message>
   <source>Lay a line of 1</source>
   <translation>長さ1のラインを引く</translation>
  </message>
  <message>
   <source>Lay a line that keeps you free</source>
   <translation>動きやすいラインを引く</translation>
  </message>
  <message>
   <source>Lay the last line</source>
   <translation>最後のラインを引く</translation>
  </message>
  <message>
   <source>Lay the line into the corner, from d12 to a12.</source>
   <translation>d12からa12まで、隅に入るラインを引いてください。</translation>
  </message>
  <message>
   <source>Lay the line that wins</source>
   <translation>勝つほうのラインを引く</translation>
  </message>
  <message>
   <source>Lay the line to a12</source>
   <translation>a12までラインを引く</translation>
  </message>
  <message>
   <source>Lay the line with more room</source>
   <translation>余地の多いラインを引く</translation>
  </message>
  <message>
   <source>Lay the only line</source>
   <translation>ただ1本のラインを引く</translation>
  </message>
  <message>
   <source>Lay the safe line</source>
   <translation>安全なラインを引く</translation>
  </message>
  <message>
   <source>Lay two cells straight on</source>
   <translation>まっすぐ2マス進む</translation>
  </message>
  <message>
   <source>Lay your first line</source>
   <translation>最初のラインを引く</translation>
  </message>
  <message>
   <source>Lay, or pass</source>
   <translation>引く義務とパス</translation>
  </message>
  <message>
   <source>Leave Robin no roll that fits</source>
   <translation>ロビンが動ける目をなくす</translation>
  </message>
  <message>
   <source>Leave Robin the fewest rolls</source>
   <translation>ロビンに残す目をいちばん少なくする</translation>
  </message>
  <message>
   <source>Left and right are equal.</source>
   <translation>左右は同じです。</translation>
  </message>
  <message>
   <source>Left or right of the Power Die</source>
   <translation>パワーダイスの左か右</translation>
  </message>
  <message>
   <source>Let a waiting die advance</source>
   <translation>待機中のダイスを前進させる</translation>
  </message>
  <message>
   <source>Let the 6 wait at the left of row 6</source>
   <translation>6を6の列の左で待機させる</translation>
  </message>
  <message>
   <source>Lines cross any number of chips.</source>
   <translation>ラインは何枚のチップでも通り越せます。</translation>
  </message>
  <message>
   <source>Lines cross chips, and even take them.</source>
   <translation>ラインはチップの上を通り、取ることさえできます。</translation>
  </message>
  <message>
   <source>Lines need empty ends. Fill them, and a Head is stuck.</source>
   <translation>ラインには空いた終点が必要。すべて埋めれば、ヘッドは動けません。</translation>
  </message>
  <message>
   <source>Look at both ends of row 6.</source>
   <translation>6の列の両端を見てください。</translation>
  </message>
  <message>
   <source>Look at row 6. Jonas (gold) has three dice there, you have none. How strong would you be with your 6?</source>
   <translation>6の列を見てください。ヨナス（金）のダイスが3個あり、あなたのダイスはありません。6を出すときの強さは？</translation>
  </message>
  <message>
   <source>Look at row 6: one place is free, and you hold a 6.</source>
   <translation>6の列を見てください。1マス空いていて、手元に6があります。</translation>
  </message>
  <message>
   <source>Look at the ends of row 4.</source>
   <translation>4の列の両端を見てください。</translation>
  </message>
  <message>
   <source>Look for an end with empty cells around it.</source>
   <translation>周りに空きマスのある終点を探してください。</translation>
  </message>
  <message>
   <source>Look for an end with the edge right behind it.</source>
   <translation>すぐ後ろが盤の端になっている終点を探してください。</translation>
  </message>
  <message>
   <source>Look for gold chips in a row: three of them lie in column k.</source>
   <translation>一列に並んだ金のチップを探しましょう。k列に3枚あります。</translation>
  </message>
  <message>
   <source>Look for the end on i10, and go there over h10.</source>
   <translation>i10の終点を探し、h10経由で引いてください。</translation>
  </message>
  <message>
   <source>Look for the line from whose end most rolls fit.</source>
   <translation>終点からいちばん多くの目で動けるラインを探してください。</translation>
  </message>
  <message>
   <source>Look where lines from beside k10 could end: to the left, in row 10.</source>
   <translation>k10の隣から引くラインの終点を見てください。左側の10段です。</translation>
  </message>
  <message>
   <source>Make it five on row 3</source>
   <translation>3の列を5個にする</translation>
  </message>
  <message>
   <source>Make it four on row 5</source>
   <translation>5の列を4個にする</translation>
  </message>
  <message>
   <source>Make it three on row 6</source>
   <translation>6の列を3個にする</translation>
  </message>
  <message>
   <source>Make it two on row 5</source>
   <translation>5の列を2個にする</translation>
  </message>
  <message>
   <source>Make the move that adds more</source>
   <translation>得点が多く増えるほうを選ぶ</translation>
  </message>
  <message>
   <source>Mira (red) has two dice waiting beside row 5, and with two more turns she will push. But as soon as anybody else enters the row, everything that others have waiting there collapses.</source>
   <translation>ミラ（赤）のダイスが5の列の横で2個待機していて、あと2ターンで押し込んできます。でも、ほかの誰かがその列に入れば、そこで待機しているほかの人のダイスはすべて倒れます。</translation>
  </message>
  <message>
   <source>Near the end of a round. Mira holds row 6 with three dice, and Jonas has a 6 waiting at its right. You have a single 6. What does it do best?</source>
   <translation>ラウンドの終盤です。ミラは6の列を3個で守り、その右でヨナスの6が待機しています。手元には6が1個。いちばんよい使い道は？</translation>
  </message>
  <message>
   <source>Nearest is counted in steps across and up, as a rook would walk. A Head was taken on d4. Chips are left on d7, f5 and h4. Where does it go?</source>
   <translation>近さは、チェスのルークのように縦横の歩数で数えます。d4でヘッドが取られ、d7、f5、h4にチップが残っています。ヘッドはどこに移る？</translation>
  </message>
  <message>
   <source>No Head stands on that line. Both are in row 10, beside you.</source>
   <translation>そのライン上にヘッドはありません。どちらも隣の10段にいます。</translation>
  </message>
  <message>
   <source>No Strike. Staging neither adds Strikes nor clears them.</source>
   <translation>ストライクなし。待機では、ストライクは増えも消えもしません。</translation>
  </message>
  <message>
   <source>No die leaves the game: it goes back to its owner.</source>
   <translation>ダイスがゲームからなくなることはありません。持ち主に戻ります。</translation>
  </message>
  <message>
   <source>No gold chip lies on that line. Look for one that crosses i8 and ends on an empty cell.</source>
   <translation>そのラインに金のチップはありません。i8を通り、空きマスで終わるラインを探してください。</translation>
  </message>
  <message>
   <source>No line of 3 fits here. Press Pass.</source>
   <translation>長さ3のラインはどこにも引けません。「パス」を押してください。</translation>
  </message>
  <message>
   <source>No line of 4 fits here. Press Pass.</source>
   <translation>長さ4のラインはどこにも引けません。「パス」を押してください。</translation>
  </message>
  <message>
   <source>No roll could give anybody another line, so the game is over at once. Nobody has to pass three times for it.</source>
   <translation>どの目が出ても、もう誰にもラインは引けません。だからゲームはすぐに終わります。3回パスするまで待つ必要はありません。</translation>
  </message>
  <message>
   <source>No, not before the Head has been outside the zone</source>
   <translation>曲がれない。まだゾーンの外に出ていない</translation>
  </message>
  <message>
   <source>No, only taken ends stop a line</source>
   <translation>止められない。止めるのは埋まった終点だけ</translation>
  </message>
  <message>
   <source>No, they only help me while I move</source>
   <translation>守らない。役立つのは自分の手番だけ</translation>
  </message>
  <message>
   <source>No, they stay for the whole game</source>
   <translation>ない。最後まで残る</translation>
  </message>
  <message>
   <source>No: 2 against 3</source>
   <translation>足りない：こちらは2、相手は3</translation>
  </message>
  <message>
   <source>No: 3 against 5, theirs are added up</source>
   <translation>足りない：相手は合わせて5、こちらは3</translation>
  </message>
  <message>
   <source>Nobody has pushed it back. Take it.</source>
   <translation>誰も押し戻しませんでした。獲得しましょう。</translation>
  </message>
  <message>
   <source>Nobody plays them. They belong to nobody until they are captured.</source>
   <translation>動かす人はいません。獲得されるまで、誰のものでもありません。</translation>
  </message>
  <message>
   <source>Nobody, it is out of the game</source>
   <translation>誰も振らない。ゲームから除かれる</translation>
  </message>
  <message>
   <source>Nobody: it goes there at once</source>
   <translation>誰も決めない。すぐそこへ移る</translation>
  </message>
  <message>
   <source>Not on the outer ones yet.</source>
   <translation>外側にはまだ置けません。</translation>
  </message>
  <message>
   <source>Not only the 3: no roll at all fits here. Two more turns like this one, and you are out. Let us go back and do better.</source>
   <translation>3だけではありません。ここでは、どの目が出ても引けるラインがないのです。こんな手番があと2回続けば脱落です。戻ってやり直しましょう。</translation>
  </message>
  <message>
   <source>Not yet: g5 is inside the zone, so gold had to go straight on, down.</source>
   <translation>まだです。g5はゾーンの中なので、金はまっすぐ下に進むしかありません。</translation>
  </message>
  <message>
   <source>Now Robin. The gold hub cell is g6, and gold leaves the hub downwards.</source>
   <translation>次はロビンです。金のハブのマスはg6で、金は下へ進みます。</translation>
  </message>
  <message>
   <source>Now a 2. Some ends can be reached by two lines. i10 is one: over i9 or over h10. Point at the half of the mark that faces the start you want.</source>
   <translation>今度は2です。2本のラインが届く終点もあります。i10がそうで、i9経由とh10経由があります。印のうち、使いたい始点に近い側の半分を指してください。</translation>
  </message>
  <message>
   <source>Now a long one. Roll, and count the marks: of the twelve lines of 6, every second one would leave the board. Lay any that is left.</source>
   <translation>今度は長いラインです。振って、印を数えてみましょう。長さ6の12本のうち、2本に1本は盤からはみ出します。残ったどれかを引いてください。</translation>
  </message>
  <message>
   <source>Now it matters. Roll, and lay a line if you can: it clears all your passes.</source>
   <translation>ここが肝心です。振って、引けるならラインを引きましょう。パスがすべて消えます。</translation>
  </message>
  <message>
   <source>Now let a waiting die advance: it is one of those that count already. 1 on the row + 2 waiting + 1 for the Power Die makes 4, against 3.</source>
   <translation>今度は待機中のダイスを前進させましょう。このダイスはもう数に入っています。列の1 + 待機2 + パワーダイスの1で4、相手は3です。</translation>
  </message>
  <message>
   <source>Now look at gold: no roll gives Robin a line any more.</source>
   <translation>金を見てください。どの目が出ても、ロビンに引けるラインはありません。</translation>
  </message>
  <message>
   <source>Now look at this game. You stand on d12 and rolled a 3. Only one line of 3 ends on an empty cell, and it leads into the corner. You do not like it? It must be laid all the same.</source>
   <translation>次はこのゲームです。ヘッドはd12、目は3。空きマスで終わる長さ3のラインは1本だけで、隅に入ってしまいます。嫌でも、引かなければなりません。</translation>
  </message>
  <message>
   <source>Now the row is balanced round its Power Die: one on each side.</source>
   <translation>パワーダイスの両側に1個ずつ。列のバランスが取れました。</translation>
  </message>
  <message>
   <source>Now work it out yourself. Your ends are a 3 and a 5, and three dice of others lie on each of these rows. Only one of the two lets you in.</source>
   <translation>今度は自分で計算してみましょう。両端は3と5で、3の列にも5の列にもほかの人のダイスが3個ずつあります。入れるのは片方だけです。</translation>
  </message>
  <message>
   <source>Now you have to tidy up first: one die a turn, nothing else. Click a fallen die.</source>
   <translation>まずは片づけです。1ターンに1個だけで、ほかには何もできません。倒れたダイスをクリックしてください。</translation>
  </message>
  <message>
   <source>Now your next roll.</source>
   <translation>次のロールです。</translation>
  </message>
  <message>
   <source>Now your own dice lie at both ends, and you have one more 4. Push it in, and see which one falls.</source>
   <translation>今度は、両端とも自分のダイスです。4がもう1個あります。押し込んで、どちらが落ちるか見てみましょう。</translation>
  </message>
  <message>
   <source>Now your row is empty, your waiting die is too weak to advance, and there is nothing to roll. You can only pass, or take the die back: both cost a Strike. Take it back, so that you can roll it next turn.</source>
   <translation>手持ちは空で、待機中のダイスは前進するには弱く、振り直すダイスもありません。できるのはパスか、ダイスを戻すことだけで、どちらもストライクがつきます。次の手番に振り直せるように、ダイスを戻しましょう。</translation>
  </message>
  <message>
   <source>Off it goes, and red still lies at the right end.</source>
   <translation>赤が落ち、右端にはまだ赤がいます。</translation>
  </message>
  <message>
   <source>Oh no: they make you stronger, and they are worth points.</source>
   <translation>とんでもない。強さが増えるうえに、得点にもなります。</translation>
  </message>
  <message>
   <source>On a row, Mira has three dice and Jonas has two. You have one, and the Power Die lies there. Are you strong enough with one more die?</source>
   <translation>ある列に、ミラのダイスが3個、ヨナスのダイスが2個あります。あなたは1個で、パワーダイスもあります。もう1個出す強さは足りる？</translation>
  </message>
  <message>
   <source>On any free place</source>
   <translation>空いているマスならどこでも</translation>
  </message>
  <message>
   <source>On i1 a 4, a 5 or a 6 would hit your Head.</source>
   <translation>i1では、4、5、6で踏まれます。</translation>
  </message>
  <message>
   <source>On i1 four of the six rolls would hit your Head: gold runs along the lowest row.</source>
   <translation>i1では、6つの目のうち4つで踏まれます。金はいちばん下の段を進みます。</translation>
  </message>
  <message>
   <source>On j2 your Head is within reach of four of the six rolls.</source>
   <translation>j2では、6つの目のうち4つで届かれます。</translation>
  </message>
  <message>
   <source>On j2, right below gold, four of the six rolls would hit your Head.</source>
   <translation>金のすぐ下のj2では、6つの目のうち4つで踏まれます。</translation>
  </message>
  <message>
   <source>On j4 two of the six rolls would hit your Head.</source>
   <translation>j4では、6つの目のうち2つで踏まれます。</translation>
  </message>
  <message>
   <source>On j4, right above gold, five of the six rolls would hit your Head.</source>
   <translation>金のすぐ上のj4では、6つの目のうち5つで踏まれます。</translation>
  </message>
  <message>
   <source>On k5 a 4, a 5 or a 6 would hit your Head: gold starts on k3 and runs up.</source>
   <translation>k5では、4、5、6で踏まれます。金がk3から上に進むからです。</translation>
  </message>
  <message>
   <source>Once a turn, before you act, you may roll your lowest or your highest die.</source>
   <translation>1ターンに1回、行動の前に、最小か最大のダイスを振り直せます。</translation>
  </message>
  <message>
   <source>Once more a last roll, a 4, and two lines to choose from. Count what each brings you, and what it takes from Robin.</source>
   <translation>もう1つ、最後の目は4で、ラインは2本。それぞれで何点増え、ロビンから何点奪えるかを数えてください。</translation>
  </message>
  <message>
   <source>Once more from the beginning, and this time on your own: roll, then lay the line that the die asks for.</source>
   <translation>もう一度最初から、今度は自分でやってみましょう。ダイスを振り、出た目のとおりにラインを引いてください。</translation>
  </message>
  <message>
   <source>Once more.</source>
   <translation>もう一度。</translation>
  </message>
  <message>
   <source>One</source>
   <translation>1本</translation>
  </message>
  <message>
   <source>One Strike. Two more in a row would put you out.</source>
   <translation>ストライクが1つつきました。あと2つ続けば脱落です。</translation>
  </message>
  <message>
   <source>One die alone on a row scores nothing. Two score half their number each. You have a single 5 on row 5: add a second one.</source>
   <translation>列にダイスが1個だけでは得点になりません。2個なら、それぞれ目の半分です。5の列に5が1個あります。もう1個足しましょう。</translation>
  </message>
  <message>
   <source>One die is still lying there. It comes first.</source>
   <translation>倒れたダイスがまだ1個あります。それが先です。</translation>
  </message>
  <message>
   <source>One is back. That was your turn.</source>
   <translation>1個戻りました。これで1ターン使いました。</translation>
  </message>
  <message>
   <source>One more, in the thick of a game. Gold stands on k10, and you rolled a 6. Three lines fit. One brings the most points, another takes all of Robin’s ways out.</source>
   <translation>もう1つ、混戦の場面です。金はk10、目は6で、引けるラインは3本。1本は得点がいちばん多く、別の1本はロビンの逃げ道をすべてふさぎます。</translation>
  </message>
  <message>
   <source>One push, and the Power Die is yours: 4 points and a lasting hold on row 4. When one lies at an end, somebody takes it within a turn or two.</source>
   <translation>一押しでパワーダイス獲得！ 4点に加えて、4の列での強さも続きます。端に来たパワーダイスは、1〜2ターンのうちに誰かが獲得するものです。</translation>
  </message>
  <message>
   <source>One roll a turn, and you have had it.</source>
   <translation>振り直しは1ターンに1回。もう使いました。</translation>
  </message>
  <message>
   <source>Only a 1. It happens.</source>
   <translation>1でした。そんなこともあります。</translation>
  </message>
  <message>
   <source>Only a 6 reaches c1 now. One roll in six: a risk that you can live with.</source>
   <translation>c1に届くのは6だけです。6分の1の危険なら、受け入れられます。</translation>
  </message>
  <message>
   <source>Only if the wall is two chips thick</source>
   <translation>壁の厚さが2枚あれば止められる</translation>
  </message>
  <message>
   <source>Only on the left</source>
   <translation>左だけ</translation>
  </message>
  <message>
   <source>Only one line could be laid, so you had to lay it. Here it was not a bad one.</source>
   <translation>引けるラインは1本だけなので、引くしかありませんでした。ここでは悪くない手でした。</translation>
  </message>
  <message>
   <source>Only one line is left: down the edge.</source>
   <translation>残ったラインは1本だけ、端に沿って下へ進みます。</translation>
  </message>
  <message>
   <source>Only one line is left: from c12 to a12.</source>
   <translation>残ったラインは1本だけ、c12からa12までです。</translation>
  </message>
  <message>
   <source>Only one of them is rolled, once a turn.</source>
   <translation>振れるのはどちらか1個、1ターンに1回だけです。</translation>
  </message>
  <message>
   <source>Only the 4 is left. It fits on row 4.</source>
   <translation>残りは4だけ。4の列に入れます。</translation>
  </message>
  <message>
   <source>Only the 6</source>
   <translation>6だけ</translation>
  </message>
  <message>
   <source>Only the nearest chips are open to you.</source>
   <translation>選べるのは最寄りのチップだけです。</translation>
  </message>
  <message>
   <source>Only the nearest chips are open to you: e8 and c10.</source>
   <translation>選べるのは最寄りのチップ、e8とc10だけです。</translation>
  </message>
  <message>
   <source>Only those on the side where I push in</source>
   <translation>押し込む側のものだけ</translation>
  </message>
  <message>
   <source>Only three in a row count.</source>
   <translation>数えるのは、3回続いたときだけです。</translation>
  </message>
  <message>
   <source>Only two lines fit: the one that takes three gold chips wins.</source>
   <translation>引けるラインは2本だけです。金のチップを3枚取るほうが勝ちになります。</translation>
  </message>
  <message>
   <source>Only two points, yet the better move: from d7 all six faces fit, and the turns that you keep bring more than the points that you left.</source>
   <translation>たった2点でも、こちらがよい手です。d7からは6つの目すべてで動けます。手番を失わないほうが、取り逃した得点より大きいのです。</translation>
  </message>
  <message>
   <source>Only when I pass</source>
   <translation>パスしたときだけ</translation>
  </message>
  <message>
   <source>Only with a 6</source>
   <translation>6のときだけ曲がれる</translation>
  </message>
  <message>
   <source>Only you and Robin roll now.</source>
   <translation>今度振るのは、あなたとロビンだけです。</translation>
  </message>
  <message>
   <source>Out for this round. Your dice stay: they score, and they still hold their rows.</source>
   <translation>このラウンドは脱落です。ダイスはそのまま残り、得点になり、列も守り続けます。</translation>
  </message>
  <message>
   <source>Out of the middle</source>
   <translation>中央を抜け出す</translation>
  </message>
  <message>
   <source>Over i2 you took a gold chip: one cell less for Robin, one cell and one captured chip more for you. 77 to 75 instead of 75 to 76.</source>
   <translation>i2経由で金のチップを1枚取りました。ロビンは1マス減り、あなたは1マスと取ったチップ1枚が増えます。75対76ではなく、77対75です。</translation>
  </message>
  <message>
   <source>Over j3 you gain a single cell: 75 points for you, 76 for Robin. Point at the other half of the mark.</source>
   <translation>j3経由では1マス増えるだけで、あなたは75点、ロビンは76点です。印のもう半分を指してください。</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>パスする</translation>
  </message>
  <message>
   <source>Pass for the last time</source>
   <translation>最後のパスをする</translation>
  </message>
  <message>
   <source>Pass.</source>
   <translation>パスしてください。</translation>
  </message>
  <message>
   <source>Passing costs no points.</source>
   <translation>パスしても得点は減りません。</translation>
  </message>
  <message>
   <source>Passing costs the same, but leaves the die where it is. Take it back.</source>
   <translation>パスしても同じストライクで、ダイスはそのままです。戻しましょう。</translation>
  </message>
  <message>
   <source>Passing is not a choice while a line can be laid.</source>
   <translation>引けるラインがある間、パスは選べません。</translation>
  </message>
  <message>
   <source>Passing is only for rolls without any line.</source>
   <translation>パスできるのは、引けるラインがまったくないときだけです。</translation>
  </message>
  <message>
   <source>Passing is only for those who can do nothing at all. You can still roll.</source>
   <translation>パスは、何もできない人だけのものです。まだ振り直せます。</translation>
  </message>
  <message>
   <source>Pick f8 or h10</source>
   <translation>f8かh10を選ぶ</translation>
  </message>
  <message>
   <source>Pick the safe place</source>
   <translation>安全なほうを選ぶ</translation>
  </message>
  <message>
   <source>Pick up a waiting 6 at the left, and push it in.</source>
   <translation>左で待機中の6を手に取り、押し込んでください。</translation>
  </message>
  <message>
   <source>Pick up your 5 and put it on row 5, on either place beside the Power Die.</source>
   <translation>5を手に取り、5の列のパワーダイスの左右どちらかに置いてください。</translation>
  </message>
  <message>
   <source>Place one of your end dice</source>
   <translation>端のダイスを1個置く</translation>
  </message>
  <message>
   <source>Place your 2 on row 2, or your 6 on row 6.</source>
   <translation>2を2の列に置くか、6を6の列に置いてください。</translation>
  </message>
  <message>
   <source>Place your 4 or your 6: which adds more?</source>
   <translation>4か6を置いてください。多く増えるのはどちら？</translation>
  </message>
  <message>
   <source>Place your last die</source>
   <translation>最後のダイスを置く</translation>
  </message>
  <message>
   <source>Plum entered row 2, and your dice on both sides fell over.</source>
   <translation>紫が2の列に入り、両側のあなたのダイスが倒れました。</translation>
  </message>
  <message>
   <source>Plum is three strong on row 6: that would take many turns. A Power Die is waiting much nearer.</source>
   <translation>6の列の紫の守りは3で、何ターンもかかります。もっと近くでパワーダイスが待っています。</translation>
  </message>
  <message>
   <source>Power Dice: they help whoever moves, and can be captured</source>
   <translation>パワーダイス。手番の人を助け、獲得もできる</translation>
  </message>
  <message>
   <source>Press Roll</source>
   <translation>「振る」を押す</translation>
  </message>
  <message>
   <source>Push from the left once more: the Power Die lies at the right end.</source>
   <translation>左からもう一度押し込んでください。パワーダイスは右端です。</translation>
  </message>
  <message>
   <source>Push gold off row 6</source>
   <translation>6の列から金を押し出す</translation>
  </message>
  <message>
   <source>Push into row 4 again</source>
   <translation>4の列にもう一度押し込む</translation>
  </message>
  <message>
   <source>Push into row 6 from the left</source>
   <translation>6の列に左から押し込む</translation>
  </message>
  <message>
   <source>Push into row 6 from the left.</source>
   <translation>6の列に左から押し込んでください。</translation>
  </message>
  <message>
   <source>Push red off once more</source>
   <translation>もう一度、赤を押し出す</translation>
  </message>
  <message>
   <source>Push red off row 4</source>
   <translation>4の列から赤を押し出す</translation>
  </message>
  <message>
   <source>Push red off row 5</source>
   <translation>5の列から赤を押し出す</translation>
  </message>
  <message>
   <source>Push so that it moves towards the right end.</source>
   <translation>右端に向かって動くように押し込んでください。</translation>
  </message>
  <message>
   <source>Push the Power Die off</source>
   <translation>パワーダイスを押し出す</translation>
  </message>
  <message>
   <source>Push the Power Die to the left end</source>
   <translation>パワーダイスを左端に動かす</translation>
  </message>
  <message>
   <source>Push the Power Die to the right end</source>
   <translation>パワーダイスを右端に動かす</translation>
  </message>
  <message>
   <source>Push your 3 into row 3 from the left.</source>
   <translation>3を3の列に左から押し込んでください。</translation>
  </message>
  <message>
   <source>Push your 4 into row 4 from the right.</source>
   <translation>4を4の列に右から押し込んでください。</translation>
  </message>
  <message>
   <source>Push your 4 into row 4, from either side.</source>
   <translation>4を4の列に、左右どちらかから押し込んでください。</translation>
  </message>
  <message>
   <source>Push your 5 into row 5 from the left.</source>
   <translation>5を5の列に左から押し込んでください。</translation>
  </message>
  <message>
   <source>Push your 5 into row 5.</source>
   <translation>5を5の列に押し込んでください。</translation>
  </message>
  <message>
   <source>Push your 6 into row 6 from the left.</source>
   <translation>6を6の列に左から押し込んでください。</translation>
  </message>
  <message>
   <source>Push!</source>
   <translation>押し込め！</translation>
  </message>
  <message>
   <source>Pushing needs Strength like any other way in. Mira holds row 5 with three dice, you have one: 1 on the row + 1 played + 1 for the Power Die makes 3. Red would fall on either side. Think of the push after this one!</source>
   <translation>押し込むときも、ほかの入り方と同じように強さが必要です。5の列はミラが3個で守り、あなたは1個。列の1 + 出す1 + パワーダイスの1で3です。どちらから押しても赤が落ちます。その次の押し込みまで考えましょう！</translation>
  </message>
  <message>
   <source>Put a 6 into the left staging zone of row 6. You need no Strength for that.</source>
   <translation>6を、6の列の左の待機所に置いてください。強さは要りません。</translation>
  </message>
  <message>
   <source>Put a chip on i11</source>
   <translation>i11にチップを置く</translation>
  </message>
  <message>
   <source>Put it on row 3.</source>
   <translation>3の列に置いてください。</translation>
  </message>
  <message>
   <source>Put it there.</source>
   <translation>そこに置いてください。</translation>
  </message>
  <message>
   <source>Put the 6 on row 6. It is strong enough, and more of that in the next lesson.</source>
   <translation>6を6の列に置いてください。強さは足りています。強さについては次のレッスンで説明します。</translation>
  </message>
  <message>
   <source>Put the new 6 on row 6.</source>
   <translation>新しい6を6の列に置いてください。</translation>
  </message>
  <message>
   <source>Put your 1 on row 1</source>
   <translation>1を1の列に置く</translation>
  </message>
  <message>
   <source>Put your 1 on row 1.</source>
   <translation>1を1の列に置いてください。</translation>
  </message>
  <message>
   <source>Put your 2 on row 2</source>
   <translation>2を2の列に置く</translation>
  </message>
  <message>
   <source>Put your 2 on row 2, beside the Power Die.</source>
   <translation>2を、2の列のパワーダイスの隣に置いてください。</translation>
  </message>
  <message>
   <source>Put your 2 on row 2: there you are strong enough.</source>
   <translation>2を2の列に置いてください。そこなら強さが足ります。</translation>
  </message>
  <message>
   <source>Put your 3 on row 3</source>
   <translation>3を3の列に置く</translation>
  </message>
  <message>
   <source>Put your 3 on row 3.</source>
   <translation>3を3の列に置いてください。</translation>
  </message>
  <message>
   <source>Put your 4 on an outer place</source>
   <translation>4を外側に置く</translation>
  </message>
  <message>
   <source>Put your 4 on row 4, far left or far right.</source>
   <translation>4を、4の列の左端か右端に置いてください。</translation>
  </message>
  <message>
   <source>Put your 4 on row 4, far right.</source>
   <translation>4を4の列の右端に置いてください。</translation>
  </message>
  <message>
   <source>Put your 4 on row 4, on the free inner place.</source>
   <translation>4を、4の列の内側で空いているマスに置いてください。</translation>
  </message>
  <message>
   <source>Put your 4 on row 4.</source>
   <translation>4を4の列に置いてください。</translation>
  </message>
  <message>
   <source>Put your 4 on the inner place</source>
   <translation>4を内側に置く</translation>
  </message>
  <message>
   <source>Put your 5 on row 5</source>
   <translation>5を5の列に置く</translation>
  </message>
  <message>
   <source>Put your 5 on row 5, far left or far right.</source>
   <translation>5を、5の列の左端か右端に置いてください。</translation>
  </message>
  <message>
   <source>Put your 5 on row 5.</source>
   <translation>5を5の列に置いてください。</translation>
  </message>
  <message>
   <source>Put your 6 on row 6</source>
   <translation>6を6の列に置く</translation>
  </message>
  <message>
   <source>Put your 6 on row 6.</source>
   <translation>6を6の列に置いてください。</translation>
  </message>
  <message>
   <source>Reach i10 over h10</source>
   <translation>h10経由でi10へ</translation>
  </message>
  <message>
   <source>Red lies far left, gold far right. Push so that the red die falls.</source>
   <translation>左端は赤、右端は金です。赤いダイスが落ちるように押し込んでください。</translation>
  </message>
  <message>
   <source>Red still waits. Put your 5 on row 5.</source>
   <translation>赤がまだ待機しています。5を5の列に置いてください。</translation>
  </message>
  <message>
   <source>Red would fall here, too. But then your dice would lie at both ends, and the next push would cost you one. Come from the left.</source>
   <translation>こちらからでも赤は落ちます。でも両端が自分のダイスになり、次に押し込むと自分のダイスを失います。左から押しましょう。</translation>
  </message>
  <message>
   <source>Red’s die fell off. You rolled it, a 6, and it went back into Mira’s Player Row. Whoever pushes, rolls.</source>
   <translation>赤のダイスが落ちました。あなたが振って6が出て、ミラの手持ちに戻りました。振るのは押し込んだ人です。</translation>
  </message>
  <message>
   <source>Right idea, another cell: put it on i11, above your Head.</source>
   <translation>考え方は合っていますが、マスが違います。ヘッドの上、i11に置いてください。</translation>
  </message>
  <message>
   <source>Right. A line is stopped by nothing but a taken end and the edge of the board.</source>
   <translation>そのとおり。ラインを止めるのは、埋まった終点と盤の端だけです。</translation>
  </message>
  <message>
   <source>Right. Lines from beside k1 run in rows 1 and 2 and in columns j, k and l. i5 lies in none of them.</source>
   <translation>そのとおり。k1の隣から引くラインは、1段、2段、j列、k列、l列を進みます。i5はそのどれにもありません。</translation>
  </message>
  <message>
   <source>Right. Only once a Head has stood outside the zone may its lines turn.</source>
   <translation>そのとおり。ヘッドが一度ゾーンの外に立ってから、ラインは曲がれるようになります。</translation>
  </message>
  <message>
   <source>Right. Only three passes in a row put a player out.</source>
   <translation>そのとおり。脱落するのは、3回続けてパスしたときだけです。</translation>
  </message>
  <message>
   <source>Right. Staging keeps you in.</source>
   <translation>そのとおり。待機すれば残れます。</translation>
  </message>
  <message>
   <source>Right. The cell may be lost again, the point for taking it stays.</source>
   <translation>そのとおり。マスは失うことがあっても、取った得点は残ります。</translation>
  </message>
  <message>
   <source>Right. Yours stay where they are.</source>
   <translation>そのとおり。自分のダイスはそのままです。</translation>
  </message>
  <message>
   <source>Right: 1 + 1 + 1 = 3, and the strongest other holds with 3.</source>
   <translation>そのとおり。1 + 1 + 1 = 3で、いちばん強い相手の守りは3です。</translation>
  </message>
  <message>
   <source>Right: for the others you are only as strong as your dice on the grass.</source>
   <translation>そのとおり。相手から見た強さは、芝生の上のダイスの分だけです。</translation>
  </message>
  <message>
   <source>Robin (gold) stood on g5, inside the zone, and rolled a 3. Could gold have turned left?</source>
   <translation>ロビン（金）はゾーンの中のg5に立ち、3を出しました。金は左に曲がれた？</translation>
  </message>
  <message>
   <source>Robin begins. After that the turn goes round clockwise: Robin, you, Mira.</source>
   <translation>先手はロビンです。そのあとは時計回りに、ロビン、あなた、ミラの順です。</translation>
  </message>
  <message>
   <source>Robin has no chip left, so there is nowhere for the Head to go: Robin is out at once.</source>
   <translation>ロビンにはチップがなく、ヘッドの行き場がありません。ロビンはすぐに脱落です。</translation>
  </message>
  <message>
   <source>Robin is about to move. Keep an eye on your Head on i8.</source>
   <translation>ロビンの手番です。i8にいる自分のヘッドに注目してください。</translation>
  </message>
  <message>
   <source>Robin keeps five rolls that fit. Fill cells that gold could end on.</source>
   <translation>ロビンが動ける目が5つ残ります。金の終点になるマスを埋めてください。</translation>
  </message>
  <message>
   <source>Robin lays the first line.</source>
   <translation>ロビンが最初のラインを引きました。</translation>
  </message>
  <message>
   <source>Robin passes again. Once more, and gold is out.</source>
   <translation>ロビンはまたパスです。あと1回で、金は脱落します。</translation>
  </message>
  <message>
   <source>Robin wins, with more captured chips</source>
   <translation>取ったチップの多いロビンの勝ち</translation>
  </message>
  <message>
   <source>Robin’s Head is outside now, and so is yours: f9. Roll, and lay any line you like.</source>
   <translation>ロビンのヘッドも、f9にいるあなたのヘッドも外に出ました。振って、好きなラインを引いてください。</translation>
  </message>
  <message>
   <source>Robin’s Head on k1 is close. Wherever your line ends, count the rolls with which gold could run over your Head in the next turn.</source>
   <translation>k1にいるロビンのヘッドが近くにいます。どこにラインを引くにしても、次の手番でヘッドを踏まれる目がいくつあるかを数えましょう。</translation>
  </message>
  <message>
   <source>Robin’s Head stands on i8. You rolled a 4. Run over it.</source>
   <translation>ロビンのヘッドはi8、あなたの目は4です。踏みましょう。</translation>
  </message>
  <message>
   <source>Robin’s Head stands on j7. Start on j8 and cross it.</source>
   <translation>ロビンのヘッドはj7です。j8から始めて、その上を通ってください。</translation>
  </message>
  <message>
   <source>Robin’s gold Head stands in the corner, l12. Nearly every cell on which a line from there could end is taken. Only four are left: g11, h11, i11 and j11.</source>
   <translation>ロビンの金のヘッドは隅のl12にいます。そこから引くラインの終点は、ほとんど埋まっています。残りは4つ、g11、h11、i11、j11だけです。</translation>
  </message>
  <message>
   <source>Robin’s gold chips block the way. But a line may cross them: only its last cell must be empty. Every chip you cross changes to your colour and is one point for you, for the rest of the game.</source>
   <translation>ロビンの金のチップが道をふさいでいます。でもラインはその上を通れます。空いている必要があるのは最後のマスだけです。通り道のチップはすべて自分の色に変わり、1枚につき1点。この得点は最後までなくなりません。</translation>
  </message>
  <message>
   <source>Roll</source>
   <translation>振り直す</translation>
  </message>
  <message>
   <source>Roll again</source>
   <translation>もう一度振り直す</translation>
  </message>
  <message>
   <source>Roll again, now for your line. Two places in the hub stay empty today: g7 and f6.</source>
   <translation>今度はラインのためにもう一度振ってください。今日はハブの2マス、g7とf6が空いています。</translation>
  </message>
  <message>
   <source>Roll an end die</source>
   <translation>端のダイスを振り直す</translation>
  </message>
  <message>
   <source>Roll first.</source>
   <translation>先に振り直してください。</translation>
  </message>
  <message>
   <source>Roll first: you may be lucky.</source>
   <translation>先に振り直しましょう。幸運に恵まれるかもしれません。</translation>
  </message>
  <message>
   <source>Roll the die, lay a line that long, and put your Head at its end.</source>
   <translation>ダイスを振り、その長さのラインを引き、終点にヘッドを置きます。</translation>
  </message>
  <message>
   <source>Roll your die</source>
   <translation>ダイスを振り直す</translation>
  </message>
  <message>
   <source>Roll your highest die</source>
   <translation>最大のダイスを振り直す</translation>
  </message>
  <message>
   <source>Roll your lowest die</source>
   <translation>最小のダイスを振り直す</translation>
  </message>
  <message>
   <source>Roll, and look for a line.</source>
   <translation>振って、ラインを探してください。</translation>
  </message>
  <message>
   <source>Roll, then lay a line or pass</source>
   <translation>振って、ラインを引くかパスする</translation>
  </message>
  <message>
   <source>Roll, then lay any line</source>
   <translation>振って、好きなラインを引く</translation>
  </message>
  <message>
   <source>Roll, then lay any line of 3</source>
   <translation>振って、長さ3のラインを引く</translation>
  </message>
  <message>
   <source>Roll, then lay any line of 6</source>
   <translation>振って、長さ6のラインを引く</translation>
  </message>
  <message>
   <source>Roll, then lay the only line</source>
   <translation>振って、ただ1本のラインを引く</translation>
  </message>
  <message>
   <source>Roll, then lay your first line</source>
   <translation>振って、最初のラインを引く</translation>
  </message>
  <message>
   <source>Roll.</source>
   <translation>振り直してください。</translation>
  </message>
  <message>
   <source>Rolling an end die comes in a later lesson. Place the 2 or the 6.</source>
   <translation>端のダイスの振り直しは、あとのレッスンで学びます。2か6を置いてください。</translation>
  </message>
  <message>
   <source>Rolling an end die comes in a later lesson. Put your 5 on row 5.</source>
   <translation>端のダイスの振り直しは、あとのレッスンで学びます。5を5の列に置いてください。</translation>
  </message>
  <message>
   <source>Rolling topples nobody. Your 5 can go in at once.</source>
   <translation>振り直しても、誰のダイスも倒れません。5は今すぐ入れます。</translation>
  </message>
  <message>
   <source>Row 2 belongs to plum. Your 6 brings 12 points at once.</source>
   <translation>2の列は紫のものです。6なら一気に12点増えます。</translation>
  </message>
  <message>
   <source>Row 2 is not full, so nothing can be pushed there. Pushing needs all five places taken.</source>
   <translation>2の列は満杯ではないので、押し込めません。押し込むには5マスとも埋まっていなければなりません。</translation>
  </message>
  <message>
   <source>Row 2 still has an inner place free, and the 5 comes first.</source>
   <translation>2の列は内側がまだ1マス空いています。それに、まずは5です。</translation>
  </message>
  <message>
   <source>Row 2 would get its first die, worth nothing yet.</source>
   <translation>2の列はこれが1個目なので、まだ得点になりません。</translation>
  </message>
  <message>
   <source>Row 3 is worth much more.</source>
   <translation>3の列のほうがずっと得です。</translation>
  </message>
  <message>
   <source>Row 4 has one red die, beside the Power Die. The other inner place must be filled before the outer ones. Put your 4 there.</source>
   <translation>4の列には、パワーダイスの隣に赤いダイスが1個あります。外側より先に、内側のもう一方を埋めなければなりません。4をそこに置いてください。</translation>
  </message>
  <message>
   <source>Row 4 is full. From now on nobody can be placed there, only pushed in: your die enters at one end, all five move along by one, and the die at the other end falls off.</source>
   <translation>4の列は満杯です。もう置くことはできず、押し込むだけです。端からダイスを入れると、5個すべてが1マスずつ動き、反対の端のダイスが落ちます。</translation>
  </message>
  <message>
   <source>Row 4 is full. You can only push in from an end.</source>
   <translation>4の列は満杯です。端から押し込むことしかできません。</translation>
  </message>
  <message>
   <source>Row 5 is full. You can only push in from an end.</source>
   <translation>5の列は満杯です。端から押し込むことしかできません。</translation>
  </message>
  <message>
   <source>Row 5 is held by two of gold and one of red. The strongest single player has 2, and so have you.</source>
   <translation>5の列を守るのは金2個と赤1個。いちばん強い1人の守りは2で、こちらも2です。</translation>
  </message>
  <message>
   <source>Row 6 belongs to Jonas: four gold dice. With one 6 you would have 2: one for the die and one for the Power Die. But beside every row, at both ends, dice can wait.</source>
   <translation>6の列は、金のダイスが4個あるヨナスのものです。6を1個出しても、ダイスの1とパワーダイスの1で強さは2です。でも、どの列も両端の外側でダイスが待機できます。</translation>
  </message>
  <message>
   <source>Run over Robin’s Head</source>
   <translation>ロビンのヘッドを踏む</translation>
  </message>
  <message>
   <source>Run over the Head on i11</source>
   <translation>i11のヘッドを踏む</translation>
  </message>
  <message>
   <source>Run over the Head on i8</source>
   <translation>i8のヘッドを踏む</translation>
  </message>
  <message>
   <source>Run over two Heads with one line</source>
   <translation>1本のラインで2つのヘッドを踏む</translation>
  </message>
  <message>
   <source>Running over a Head</source>
   <translation>ヘッドを踏む</translation>
  </message>
  <message>
   <source>Safe, but Robin’s Head on j7 is yours for the taking.</source>
   <translation>安全ですが、j7にいるロビンのヘッドが取れます。</translation>
  </message>
  <message>
   <source>Safe. A line only reaches what lies straight ahead of one of the four cells beside a Head, at most six cells far. i5 is neither.</source>
   <translation>安全です。ラインが届くのは、ヘッドの隣の4マスからまっすぐ先、6マスまでだけです。i5はそのどこにも入りません。</translation>
  </message>
  <message>
   <source>Safe. Gold could run down column k, but such a line would have to end behind your Head, and there the board is over.</source>
   <translation>安全です。金はk列を下に進めますが、終点はあなたのヘッドの先になり、そこはもう盤の外です。</translation>
  </message>
  <message>
   <source>Saved: the pips are gone. You would have to pass three times in a row again before you are out.</source>
   <translation>助かりました。丸が消えています。脱落するのは、ここからまた3回続けてパスしたときです。</translation>
  </message>
  <message>
   <source>Second on its row, so it lies inside. It is never the number that decides the place, only how many dice lie there.</source>
   <translation>列の2個目なので、内側に入りました。場所を決めるのは目の数ではなく、その列にダイスが何個あるかです。</translation>
  </message>
  <message>
   <source>Seven points, but at the edge only two of the six rolls would fit.</source>
   <translation>7点ですが、端では6つの目のうち2つでしか動けません。</translation>
  </message>
  <message>
   <source>Seven points, but with a 2, a 3, a 4 or a 6 Robin goes on.</source>
   <translation>7点ですが、2、3、4、6でロビンは先へ進めます。</translation>
  </message>
  <message>
   <source>Shut Robin in</source>
   <translation>ロビンを閉じ込める</translation>
  </message>
  <message>
   <source>Shut Robin in as well as you can</source>
   <translation>できるだけロビンを閉じ込める</translation>
  </message>
  <message>
   <source>Six points, and then no roll at all would fit: every end around l3 is taken.</source>
   <translation>6点ですが、どの目でも動けなくなります。l3の周りの終点はすべて埋まっています。</translation>
  </message>
  <message>
   <source>So it is there for the taking. You rolled a 2: end your line on f6.</source>
   <translation>つまり、早い者勝ちです。目は2。終点をf6にしてください。</translation>
  </message>
  <message>
   <source>So row 6 is closed to you for now. Row 2: Mira (red) has two dice, you have one. 1 + 1 + 1 makes 3. Put your 2 there.</source>
   <translation>というわけで、6の列には今は入れません。2の列はどうでしょう。ミラ（赤）が2個、あなたが1個。1 + 1 + 1で3です。2をそこに置いてください。</translation>
  </message>
  <message>
   <source>Sometimes no place is quite safe. You stand on f1 and rolled a 3. Three lines fit; take the one after which Robin needs the most luck.</source>
   <translation>完全に安全な場所がないこともあります。ヘッドはf1、目は3。引けるラインは3本です。ロビンに踏まれる確率がいちばん低いラインを選んでください。</translation>
  </message>
  <message>
   <source>Stage a 6 at the left of row 6</source>
   <translation>6を6の列の左で待機させる</translation>
  </message>
  <message>
   <source>Stage another 6 at the left</source>
   <translation>もう1個の6を左で待機させる</translation>
  </message>
  <message>
   <source>Stage one more 6 at the left of row 6.</source>
   <translation>もう1個の6を、6の列の左で待機させてください。</translation>
  </message>
  <message>
   <source>Stage the die.</source>
   <translation>ダイスを待機させてください。</translation>
  </message>
  <message>
   <source>Staging is a full turn, and it costs no Strike.</source>
   <translation>待機は手番を1回使いますが、ストライクはつきません。</translation>
  </message>
  <message>
   <source>Staging is for later. One of your dice is strong enough to go in.</source>
   <translation>待機はあとで学びます。端のどちらかは列に入れる強さがあります。</translation>
  </message>
  <message>
   <source>Staging is for later. Your 2 is strong enough to go in.</source>
   <translation>待機はあとで学びます。2は列に入れる強さがあります。</translation>
  </message>
  <message>
   <source>Staging works as well. But roll first: any other number can be played at once.</source>
   <translation>待機もできますが、先に振り直しましょう。ほかの目が出れば、すぐに出せます。</translation>
  </message>
  <message>
   <source>Start on k2 and run up: k5 is on the way.</source>
   <translation>k2から上に進めば、k5を通ります。</translation>
  </message>
  <message>
   <source>Start on l1 and run up: l4 is on the way.</source>
   <translation>l1から上に進めば、l4を通ります。</translation>
  </message>
  <message>
   <source>Stay in the round</source>
   <translation>ラウンドに残る</translation>
  </message>
  <message>
   <source>Steer it to an end of its row, and push it off.</source>
   <translation>列の端まで動かして、押し出しましょう。</translation>
  </message>
  <message>
   <source>Steer one the other way. On row 4 the Power Die lies left of the middle, and you hold the row with three dice. Bring it to the left end.</source>
   <translation>今度は反対側へ動かします。4の列ではパワーダイスが中央の左にあり、あなたのダイスが3個あります。左端まで動かしてください。</translation>
  </message>
  <message>
   <source>Still 2 against 4 on row 6.</source>
   <translation>6の列は、まだ2対4です。</translation>
  </message>
  <message>
   <source>Straight up from f7.</source>
   <translation>f7からまっすぐ上です。</translation>
  </message>
  <message>
   <source>Strikes, and how to avoid them</source>
   <translation>ストライクと、その避け方</translation>
  </message>
  <message>
   <source>Strong enough?</source>
   <translation>強さは足りる？</translation>
  </message>
  <message>
   <source>Sure play or gamble?</source>
   <translation>堅実か、勝負か</translation>
  </message>
  <message>
   <source>Take back a fallen die</source>
   <translation>倒れたダイスを戻す</translation>
  </message>
  <message>
   <source>Take back the other die</source>
   <translation>残りのダイスも戻す</translation>
  </message>
  <message>
   <source>Take both gold chips</source>
   <translation>金のチップを2枚とも取る</translation>
  </message>
  <message>
   <source>Take f6 from Mira</source>
   <translation>ミラからf6を奪う</translation>
  </message>
  <message>
   <source>Take five gold chips with one line</source>
   <translation>1本のラインで金のチップを5枚取る</translation>
  </message>
  <message>
   <source>Take four chips and the Head</source>
   <translation>チップ4枚とヘッドを取る</translation>
  </message>
  <message>
   <source>Take four chips with one line</source>
   <translation>1本のラインでチップを4枚取る</translation>
  </message>
  <message>
   <source>Take the die back.</source>
   <translation>ダイスを戻してください。</translation>
  </message>
  <message>
   <source>Take the sure points</source>
   <translation>確実に得点する</translation>
  </message>
  <message>
   <source>Take what is certain, reach for a Power Die when it is near, and topple who waits.</source>
   <translation>確実に得点し、近いパワーダイスを狙い、待機中の相手を倒しましょう。</translation>
  </message>
  <message>
   <source>Take your waiting die back</source>
   <translation>待機中のダイスを戻す</translation>
  </message>
  <message>
   <source>Taken chips are added, not taken away.</source>
   <translation>取ったチップは引くのではなく、足します。</translation>
  </message>
  <message>
   <source>Taken chips count, too.</source>
   <translation>取ったチップも数えます。</translation>
  </message>
  <message>
   <source>Taken, with two more of your chips. e8 and c10 are both three steps away from b8. The gold Head stands on b11 now.</source>
   <translation>チップ2枚と一緒に取られました。e8とc10はどちらもb8から3歩です。金のヘッドは今b11にいます。</translation>
  </message>
  <message>
   <source>Taken. The gold Head went on to j8: of all chips that Robin has left, it is the nearest to i8.</source>
   <translation>取りました。金のヘッドはj8に移りました。ロビンの残りのチップのうち、i8にいちばん近いからです。</translation>
  </message>
  <message>
   <source>That brings points, but Robin keeps five rolls that fit. Fill cells that gold could end on.</source>
   <translation>得点になりますが、ロビンが動ける目が5つ残ります。金の終点になるマスを埋めてください。</translation>
  </message>
  <message>
   <source>That chip is four steps away from i8. Only the nearest ones are open to you.</source>
   <translation>そのチップはi8から4歩です。選べるのは最寄りのものだけです。</translation>
  </message>
  <message>
   <source>That fills row 1. Look at row 4.</source>
   <translation>それでは1の列が埋まってしまいます。4の列に注目しましょう。</translation>
  </message>
  <message>
   <source>That fills the wrong row: Robin keeps four rolls that fit, all of them in row 10.</source>
   <translation>ふさぐ段が違います。ロビンが動ける目は4つ残り、どれも10段で終わります。</translation>
  </message>
  <message>
   <source>That fits, too. But a second 6 brings 6 points, a single 4 none.</source>
   <translation>それも出せますが、6の2個目なら6点、4が1個では0点です。</translation>
  </message>
  <message>
   <source>That is not your chip any more: Robin has just taken it.</source>
   <translation>それはもう自分のチップではありません。ロビンに取られたばかりです。</translation>
  </message>
  <message>
   <source>That is possible, too. But look at row 3 this time.</source>
   <translation>それもできますが、今回は3の列を見てください。</translation>
  </message>
  <message>
   <source>That is staging: the die would only wait beside the row. Put it onto the grass.</source>
   <translation>それは待機です。列の横で待つだけになります。芝生の上に置いてください。</translation>
  </message>
  <message>
   <source>That is the chance that no 5 comes in three turns.</source>
   <translation>それは、3ターンで5が1回も出ない確率です。</translation>
  </message>
  <message>
   <source>That is the other one: it goes over i9. Take the half of the mark that faces h10.</source>
   <translation>それはi9を通るほうです。印のh10側の半分を選んでください。</translation>
  </message>
  <message>
   <source>That leaves column k to Robin. Start on k6 and run down.</source>
   <translation>それではk列がロビンのものになります。k6から下に進んでください。</translation>
  </message>
  <message>
   <source>That leaves red waiting beside row 5.</source>
   <translation>それでは、5の列の横の赤は待機したままです。</translation>
  </message>
  <message>
   <source>That line passes beside the Head. It must cross i8.</source>
   <translation>そのラインはヘッドの横を通り過ぎます。i8を通らなければなりません。</translation>
  </message>
  <message>
   <source>That line runs past f6. Start on f8 and go down.</source>
   <translation>そのラインはf6の横を通り過ぎます。f8から下へ進んでください。</translation>
  </message>
  <message>
   <source>That line takes nothing. Start beside your Head, on j9, and run down over the gold chips.</source>
   <translation>そのラインでは何も取れません。ヘッドの隣のj9から、金のチップの上を下に進んでください。</translation>
  </message>
  <message>
   <source>That line takes nothing. Start on j9, right above the gold Head.</source>
   <translation>そのラインでは何も取れません。金のヘッドのすぐ上、j9から始めてください。</translation>
  </message>
  <message>
   <source>That line takes one chip. There is one that takes four.</source>
   <translation>そのラインで取れるのは1枚です。4枚取れるラインがあります。</translation>
  </message>
  <message>
   <source>That line would end on f7, which has a chip already. A line must end on an empty cell.</source>
   <translation>そのラインはf7で終わりますが、もうチップがあります。終点は空きマスでなければなりません。</translation>
  </message>
  <message>
   <source>That moves everything to the left, and the Power Die back to the middle. Your own die would fall, too.</source>
   <translation>それでは全部が左に動き、パワーダイスは中央に戻ってしまいます。自分のダイスも落ちます。</translation>
  </message>
  <message>
   <source>That much takes four turns.</source>
   <translation>そこまで上がるには4ターンかかります。</translation>
  </message>
  <message>
   <source>That opens row 1. Fill row 4 this time.</source>
   <translation>それは1の列です。今回は4の列を満杯にしましょう。</translation>
  </message>
  <message>
   <source>That place is taken. Another one on row 2 is free.</source>
   <translation>そのマスは埋まっています。2の列には空いているマスがあります。</translation>
  </message>
  <message>
   <source>That place is taken. The other inner one is free.</source>
   <translation>そこは埋まっています。内側のもう一方が空いています。</translation>
  </message>
  <message>
   <source>That side would do as well, but take the left one.</source>
   <translation>そちら側でもかまいませんが、左を選んでください。</translation>
  </message>
  <message>
   <source>That takes a chip of Robin’s, but it leaves the way out open.</source>
   <translation>ロビンのチップを1枚取れますが、逃げ道は開いたままです。</translation>
  </message>
  <message>
   <source>That takes one chip and leaves the Head in peace. Start on j9, over the Head.</source>
   <translation>それでは1枚しか取れず、ヘッドも無事です。j9から、ヘッドの上を進んでください。</translation>
  </message>
  <message>
   <source>That takes one chip, but not the Head. It stands on i11.</source>
   <translation>それでは1枚取れますが、ヘッドは取れません。ヘッドはi11です。</translation>
  </message>
  <message>
   <source>That takes one chip. The whole column k waits for you.</source>
   <translation>それで取れるのは1枚です。k列が丸ごと待っています。</translation>
  </message>
  <message>
   <source>That takes one gold chip and ends the game at 84 to 86. The other line takes three.</source>
   <translation>それで取れる金のチップは1枚で、84対86で終わります。もう1本なら3枚取れます。</translation>
  </message>
  <message>
   <source>That takes one gold chip. There is a line that takes three.</source>
   <translation>それで取れる金のチップは1枚です。3枚取れるラインがあります。</translation>
  </message>
  <message>
   <source>That takes two chips. Column k has five.</source>
   <translation>それで取れるのは2枚です。k列には5枚あります。</translation>
  </message>
  <message>
   <source>That topples one die of Jonas, who loses one turn. Mira would lose two.</source>
   <translation>倒れるのはヨナスの1個で、失うのは1ターンです。ミラなら2ターン失います。</translation>
  </message>
  <message>
   <source>That was one pass. The pips beside your name count passes in a row; laying a line clears them.</source>
   <translation>パスが1回つきました。名前の横の丸は、連続したパスの数です。ラインを引けば消えます。</translation>
  </message>
  <message>
   <source>That was your first game. From now on you need no coach.</source>
   <translation>初めてのゲームが終わりました。もうコーチは要りません。</translation>
  </message>
  <message>
   <source>That was your first round. From now on you need no coach.</source>
   <translation>初めてのラウンドが終わりました。もうコーチは要りません。</translation>
  </message>
  <message>
   <source>That was your third pass in a row: you are out. Your chips stay, they count, and they can still be taken. Your Head is an ordinary chip from now on.</source>
   <translation>3回続けてのパスで、脱落です。チップは残り、得点になりますが、取られることもあります。ヘッドはこれから普通のチップです。</translation>
  </message>
  <message>
   <source>That would be a roll too, but keep the 4: rows 4 and above are worth more. Roll the 1.</source>
   <translation>それも振り直しですが、4は取っておきましょう。4以上の列は得点が高いからです。1を振り直してください。</translation>
  </message>
  <message>
   <source>That would be your third Strike in a row, and you would be out of the round.</source>
   <translation>それでは3つ続けてのストライクになり、ラウンドから脱落します。</translation>
  </message>
  <message>
   <source>That would cost a Strike, and you need not take it: let the die wait beside row 6.</source>
   <translation>それではストライクがつきます。つけずに済む方法があります：6の列の横で待機させましょう。</translation>
  </message>
  <message>
   <source>That would cost the third Strike just the same. To see it happen, pass.</source>
   <translation>それでも同じく3つ目のストライクです。どうなるか見るために、パスしてください。</translation>
  </message>
  <message>
   <source>That would fill row 5. This time play the 2.</source>
   <translation>それでは5の列が満杯になります。今回は2を出しましょう。</translation>
  </message>
  <message>
   <source>The 2 and the 6</source>
   <translation>2と6</translation>
  </message>
  <message>
   <source>The 2 comes next. First the 5.</source>
   <translation>2はあとで。まずは5です。</translation>
  </message>
  <message>
   <source>The 4 chips that you took count on top.</source>
   <translation>取った4枚も加えて数えます。</translation>
  </message>
  <message>
   <source>The 5 can wait. Use the die at the low end.</source>
   <translation>5はあとで。小さいほうの端を使いましょう。</translation>
  </message>
  <message>
   <source>The 6 comes next. First the 3.</source>
   <translation>6はあとで。まずは3です。</translation>
  </message>
  <message>
   <source>The Head has moved up by one.</source>
   <translation>ヘッドが1マス上がりました。</translation>
  </message>
  <message>
   <source>The Power Die is captured, and Jonas’s waiting 6 has toppled. He needs a turn to get it back.</source>
   <translation>パワーダイスを獲得し、待機中だったヨナスの6も倒しました。戻すのに1ターンかかります。</translation>
  </message>
  <message>
   <source>The Power Die on the row counts for you as well.</source>
   <translation>列にあるパワーダイスも数えます。</translation>
  </message>
  <message>
   <source>The Solo Grind</source>
   <translation>ソロタイム</translation>
  </message>
  <message>
   <source>The aim: own as much of the board as you can, take what others have laid, and leave them nowhere to go. Whoever has the most points at the end wins.</source>
   <translation>目的は、できるだけ広い陣地を持ち、相手のチップを取り、相手の行き場をなくすこと。最後に得点がいちばん高い人の勝ちです。</translation>
  </message>
  <message>
   <source>The cells can change hands again, but a captured chip stays a point of whoever took it.</source>
   <translation>マスの持ち主は変わりますが、取ったチップの得点は取った人のものです。</translation>
  </message>
  <message>
   <source>The dice between the ends are locked.</source>
   <translation>両端の間にあるダイスは使えません。</translation>
  </message>
  <message>
   <source>The fifth counts four times. For that the Power Die must go: it lies at the right end of row 3. Push!</source>
   <translation>5個目は4倍です。そのためにはパワーダイスをどける必要があります。3の列では右端にあります。押し込みましょう！</translation>
  </message>
  <message>
   <source>The game goes on without you. Robin plays alone now, turn after turn.</source>
   <translation>ゲームはあなた抜きで続きます。ロビンが1人で手番を重ねます。</translation>
  </message>
  <message>
   <source>The gold Head stands on i11. Start on h11 and cross it.</source>
   <translation>金のヘッドはi11です。h11から始めて、その上を通ってください。</translation>
  </message>
  <message>
   <source>The inner place on the right of row 2 is still free. It comes before the outer ones.</source>
   <translation>2の列は右の内側がまだ空いています。外側より先に埋まります。</translation>
  </message>
  <message>
   <source>The last line</source>
   <translation>最後のライン</translation>
  </message>
  <message>
   <source>The last line even took one of your chips. So it is worth staying in the game.</source>
   <translation>最後のラインでは、あなたのチップまで取られました。ゲームに残る価値はあるのです。</translation>
  </message>
  <message>
   <source>The last move counts for nothing special.</source>
   <translation>最後の手に特別な意味はありません。</translation>
  </message>
  <message>
   <source>The last place. Row 4 has three dice and its Power Die. Fill it up.</source>
   <translation>最後のマスです。4の列にはダイスが3個とパワーダイスがあります。満杯にしましょう。</translation>
  </message>
  <message>
   <source>The longer the line, the fewer ways it fits, above all near the edge.</source>
   <translation>ラインが長いほど、特に端の近くでは、引ける場所が減ります。</translation>
  </message>
  <message>
   <source>The lowest can be used as well.</source>
   <translation>最小のダイスも使えます。</translation>
  </message>
  <message>
   <source>The middle of every row belongs to the Power Die.</source>
   <translation>列の中央はパワーダイスの場所です。</translation>
  </message>
  <message>
   <source>The more dice of yours on one row, the more each of them counts.</source>
   <translation>同じ列に自分のダイスが多いほど、1個あたりの得点が上がります。</translation>
  </message>
  <message>
   <source>The nearest chip left was i5. From the edge back into the crowd: that costs Robin more than the four chips.</source>
   <translation>残った最寄りのチップはi5でした。端から混雑の中へ逆戻り。ロビンには、チップ4枚より痛い損です。</translation>
  </message>
  <message>
   <source>The number does not matter. What matters is whether the Head has been outside the zone.</source>
   <translation>目の数は関係ありません。大事なのは、ヘッドがゾーンの外に出たことがあるかどうかです。</translation>
  </message>
  <message>
   <source>The number on the Power Die only counts in the score.</source>
   <translation>パワーダイスの目の数を数えるのは、得点のときだけです。</translation>
  </message>
  <message>
   <source>The one who pushed rolls it. Its owner only gets it back.</source>
   <translation>振るのは押し込んだ人です。持ち主は受け取るだけです。</translation>
  </message>
  <message>
   <source>The one who takes a Head never decides where it goes.</source>
   <translation>ヘッドを取った人が、移り先を決めることはありません。</translation>
  </message>
  <message>
   <source>The others have started, too. Look: red goes right, gold goes down, plum goes left. First lines can never touch each other.</source>
   <translation>ほかの人も始めました。赤は右、金は下、紫は左へ進みます。最初のラインどうしが触れ合うことはありません。</translation>
  </message>
  <message>
   <source>The outer places open when both inner places are taken.</source>
   <translation>外側に置けるのは、内側が2マスとも埋まってからです。</translation>
  </message>
  <message>
   <source>The places beside the Power Die of row 6 are taken. The outer ones are free.</source>
   <translation>6の列は、パワーダイスの隣が埋まっています。外側は空いています。</translation>
  </message>
  <message>
   <source>The quarter is yours, and Mira’s Head had to go on from g6. Nobody is at home in an empty quarter, so it changes hands often.</source>
   <translation>この一角はあなたのものです。ミラのヘッドはg6に移りました。空いた一角には持ち主がいないので、何度も奪い合いになります。</translation>
  </message>
  <message>
   <source>The right side would do as well, but keep them together: take the left.</source>
   <translation>右でもかまいませんが、まとめておきましょう。左を選んでください。</translation>
  </message>
  <message>
   <source>The roll for the first turn is never the roll for the line: you roll once more for it.</source>
   <translation>先手を決める目は、ラインの長さにはなりません。ラインのためにもう一度振ります。</translation>
  </message>
  <message>
   <source>The round is nearly over. Mira and Jonas are out, and Tove has one die left. Put your 3 on row 3, and then see what Tove does.</source>
   <translation>ラウンドも終わり近くです。ミラとヨナスは脱落し、トーヴェのダイスは残り1個。3を3の列に置いて、トーヴェの手を見てみましょう。</translation>
  </message>
  <message>
   <source>The same corner in another game. You rolled a 5, and every line of 5 would end on a chip or off the board. Then, and only then, you pass.</source>
   <translation>別のゲームの、同じ隅です。5が出ましたが、長さ5のラインはどれもチップの上で終わるか、盤からはみ出します。パスできるのは、このようなときだけです。</translation>
  </message>
  <message>
   <source>The same position once more. Choose a line from whose end many rolls fit: empty cells in several directions, not the corner.</source>
   <translation>同じ局面をもう一度。終点から多くの目で動けるラインを選びましょう。隅ではなく、いくつもの方向に空きマスがある場所です。</translation>
  </message>
  <message>
   <source>The third and fourth die of a row always go to the outer places. When the fifth place is filled, counting the Power Die, the row is full.</source>
   <translation>列の3個目と4個目のダイスは、必ず外側に入ります。パワーダイスも含めて5マス目が埋まると、列は満杯です。</translation>
  </message>
  <message>
   <source>The way out is still open. The line must fill g11, h11, i11 and j11.</source>
   <translation>逃げ道がまだ開いています。g11、h11、i11、j11をすべて埋めるラインを選んでください。</translation>
  </message>
  <message>
   <source>The worst case: two Strikes already, one weak 6, and the roll is used. What saves you from the third Strike?</source>
   <translation>最悪の場面です。ストライクはもう2つ、手元には弱い6が1個、振り直しも使いました。3つ目のストライクを避けるには？</translation>
  </message>
  <message>
   <source>There are four cells beside a Head.</source>
   <translation>ヘッドの隣には4マスあります。</translation>
  </message>
  <message>
   <source>There is a place on row 3 that brings points.</source>
   <translation>3の列に、得点になる場所があります。</translation>
  </message>
  <message>
   <source>There is no row 13, and the hub cell f7 counts as the first cell.</source>
   <translation>13段はありません。それに、ハブのマスf7が1つ目です。</translation>
  </message>
  <message>
   <source>There is nothing to choose: the Head goes to the one nearest chip.</source>
   <translation>選ぶ余地はありません。ヘッドは最寄りの1枚に移ります。</translation>
  </message>
  <message>
   <source>There is one roll a turn.</source>
   <translation>振れるのは1回の手番に1回です。</translation>
  </message>
  <message>
   <source>There is only one way for a first line: from f7 straight up.</source>
   <translation>最初のラインの引き方は1つだけ、f7からまっすぐ上です。</translation>
  </message>
  <message>
   <source>There it lies, on the row of its own number. The others take their turns.</source>
   <translation>自分の目と同じ数の列に入りました。次はほかの人の番です。</translation>
  </message>
  <message>
   <source>There it lies. Whoever pushes from the right next takes it, so bring it to an end only where you are likely to be first. Here nobody else is strong enough.</source>
   <translation>端に来ました。次に右から押し込んだ人が獲得します。だから、自分が先に押せそうなときだけ端に動かしましょう。ここでは、ほかに強さの足りる人はいません。</translation>
  </message>
  <message>
   <source>There your Head stands within reach of three of the six rolls, and Robin’s Head stays where it is.</source>
   <translation>そこでは6つの目のうち3つで届かれ、ロビンのヘッドも無事なままです。</translation>
  </message>
  <message>
   <source>They are added, not multiplied.</source>
   <translation>かけ算ではなく、足し算です。</translation>
  </message>
  <message>
   <source>They are forgotten</source>
   <translation>なかったことになる</translation>
  </message>
  <message>
   <source>They can, and have fewer ways to get away.</source>
   <translation>取られますし、逃げ道も少なくなります。</translation>
  </message>
  <message>
   <source>They cost points</source>
   <translation>得点が減る</translation>
  </message>
  <message>
   <source>They do not defend at all.</source>
   <translation>守りにはまったくなりません。</translation>
  </message>
  <message>
   <source>They only count for you, while you move.</source>
   <translation>数えるのは、自分が動く手番の間だけです。</translation>
  </message>
  <message>
   <source>They play on</source>
   <translation>続ける</translation>
  </message>
  <message>
   <source>They share the win</source>
   <translation>同点勝ち</translation>
  </message>
  <message>
   <source>They stay: three in the whole game put me out</source>
   <translation>残る。ゲーム全体で3回なら脱落</translation>
  </message>
  <message>
   <source>Third on its row, so it lies outside.</source>
   <translation>列の3個目なので、外側に入りました。</translation>
  </message>
  <message>
   <source>This one ends somewhere else. Look for the end on h9.</source>
   <translation>終点が違います。h9で終わるラインを探してください。</translation>
  </message>
  <message>
   <source>Those that others have waiting, on both sides</source>
   <translation>ほかの人が両側で待機させているもの</translation>
  </message>
  <message>
   <source>Three 5s make 15. But what about the fourth? It counts double. Row 5 has three of yours now: put the fourth 5 there.</source>
   <translation>5が3個なら15点。では4個目は？ 2倍で数えます。5の列にはもう3個あります。4個目の5を置いてください。</translation>
  </message>
  <message>
   <source>Three 6s on a row: 18 points. Not every roll is that lucky.</source>
   <translation>同じ列に6が3個で18点！ いつもこれほど幸運とは限りませんが。</translation>
  </message>
  <message>
   <source>Three dice of yours on row 5, and two red ones gone. Choose the side for two pushes, not for one.</source>
   <translation>5の列に自分のダイスが3個、赤は2個減りました。どちらから押すかは、1回先でなく2回先まで考えて選びましょう。</translation>
  </message>
  <message>
   <source>Three in a row score their full number each. You have two on row 6: put your 6 there as the third.</source>
   <translation>同じ列に3個なら、それぞれ目の数がそのまま得点です。6の列には2個あります。3個目の6を置きましょう。</translation>
  </message>
  <message>
   <source>Three passes and out</source>
   <translation>3回のパスで脱落</translation>
  </message>
  <message>
   <source>Three play today: you, Mira and Robin. Everybody rolls once, and the highest begins. Roll.</source>
   <translation>今日はあなた、ミラ、ロビンの3人です。全員が1回ずつ振り、いちばん大きい目の人が先手です。振ってください。</translation>
  </message>
  <message>
   <source>Three sixths would count double what can happen twice. It is 1 − (5/6)³.</source>
   <translation>6分の3では、2回出る場合を重ねて数えてしまいます。正しくは1 − (5/6)³です。</translation>
  </message>
  <message>
   <source>To enter a row you must be strong enough. Your Strength there: your dice on the row, plus one for the die you play, plus one for the Power Die while it lies on the row. It counts for whoever is moving.</source>
   <translation>列に入るには強さが必要です。強さは、その列の自分のダイスの数に、これから出すダイスの分を1、列にあるパワーダイスの分を1足した数です。パワーダイスは手番の人の味方です。</translation>
  </message>
  <message>
   <source>Too weak for a row? Stage dice at its end: they add to your Strength.</source>
   <translation>強さが足りない列では、端で待機しましょう。その分、強さが増えます。</translation>
  </message>
  <message>
   <source>Topple where it hurts most</source>
   <translation>相手がいちばん困るところを倒す</translation>
  </message>
  <message>
   <source>Tove has placed all. You are the only one who can still act: the Solo Grind begins.</source>
   <translation>トーヴェがダイスをすべて置きました。行動できるのはあなただけ。ソロタイムの始まりです。</translation>
  </message>
  <message>
   <source>Try it: roll, then put the single chip above your Head.</source>
   <translation>試してみましょう。振って、ヘッドの上に1枚置いてください。</translation>
  </message>
  <message>
   <source>Turning comes later. Until your Head has left the zone you go straight on, so that everybody gets out of the crowd.</source>
   <translation>曲がるのはもう少しあとで。ヘッドがゾーンを出るまではまっすぐ進みます。そうすれば、全員が混雑を抜け出せます。</translation>
  </message>
  <message>
   <source>Twelve</source>
   <translation>12本</translation>
  </message>
  <message>
   <source>Two and two</source>
   <translation>2個ずつ</translation>
  </message>
  <message>
   <source>Two and two make 5 + 6 = 11 points. Four 5s make 25.</source>
   <translation>2個ずつなら5 + 6 = 11点。5が4個なら25点です。</translation>
  </message>
  <message>
   <source>Two are waiting now.</source>
   <translation>これで2個が待機しています。</translation>
  </message>
  <message>
   <source>Two dice down: Mira has to tidy up for two turns before she can do anything else.</source>
   <translation>2個倒れました。ミラは2ターン片づけをしないと、ほかのことができません。</translation>
  </message>
  <message>
   <source>Two empty cells and four gold chips are yours now. The four chips count twice: as cells that you own, and as four points for taking them.</source>
   <translation>空きマス2つと金のチップ4枚が自分のものになりました。この4枚は2回数えます。自分のマスとして、そして取った4点としてです。</translation>
  </message>
  <message>
   <source>Two passes in a row, as the two pips beside your name say. With a third you would be out.</source>
   <translation>名前の横の2つの丸のとおり、2回続けてのパスです。3回目で脱落になります。</translation>
  </message>
  <message>
   <source>Two points less than the richest line, and gold is shut in. Every turn that Robin passes is a turn for you.</source>
   <translation>得点は最高のラインより2点少ないですが、金を閉じ込めました。ロビンがパスするたびに、あなたは1ターン得をします。</translation>
  </message>
  <message>
   <source>Two rows, two rules of place. On row 5 two dice lie already, on row 2 one. Begin with your 5: put it where the third die of a row may lie.</source>
   <translation>2つの列で、置ける場所が違います。5の列にはもう2個、2の列には1個のダイスがあります。まず5を、列の3個目が入れる場所に置いてください。</translation>
  </message>
  <message>
   <source>Two to four can play. The highest roll begins; an empty place is open to everybody.</source>
   <translation>2〜4人用。先手はいちばん大きい目の人、空いた席は早い者勝ち。</translation>
  </message>
  <message>
   <source>Two turns gone. Staging is a gamble: it works when nobody else gets onto the row first.</source>
   <translation>2ターンかかりました。待機は賭けです。誰も先に列に入らなければ、うまくいきます。</translation>
  </message>
  <message>
   <source>Until your Head has left the zone, every line goes straight on.</source>
   <translation>ヘッドがゾーンを出るまで、ラインはまっすぐ進みます。</translation>
  </message>
  <message>
   <source>Up to twelve ways</source>
   <translation>最大12通り</translation>
  </message>
  <message>
   <source>Wait beside the row</source>
   <translation>列の横で待つ</translation>
  </message>
  <message>
   <source>Welcome to the Lawn: six rows, one for each number on a die, with five places in each. In the middle of every row lies a white Power Die that belongs to nobody, yet.</source>
   <translation>芝生へようこそ。ダイスの目ごとに1本ずつ、6本の列があり、それぞれに5つのマスがあります。どの列も中央には、まだ誰のものでもない白いパワーダイスがあります。</translation>
  </message>
  <message>
   <source>Welcome! The board has 12 by 12 cells. The frame in the middle marks the zone, 4 by 4 cells, and inside it the four coloured cells are the hub. You play blue and start on f7.</source>
   <translation>ようこそ！ 盤は12×12マスです。中央の枠が4×4マスのゾーン、その中の色のついた4マスがハブです。あなたは青で、f7から始めます。</translation>
  </message>
  <message>
   <source>Well chosen: no roll takes your Head from e8. Equally near does not mean equally good.</source>
   <translation>よい選択です。e8なら、どの目が出ても取られません。近さが同じでも、よさは同じではないのです。</translation>
  </message>
  <message>
   <source>What are the six white dice?</source>
   <translation>白いダイス6個は何？</translation>
  </message>
  <message>
   <source>What do your passes do when you lay a line again?</source>
   <translation>またラインを引くと、それまでのパスはどうなる？</translation>
  </message>
  <message>
   <source>What if nothing fits? Here your last die is a 5, and gold is too strong on row 5. Then you roll, as often as it takes. There are no Strikes.</source>
   <translation>出せないときは？ 最後のダイスは5で、5の列の金は強すぎます。そんなときは、何度でも振り直します。ストライクはつきません。</translation>
  </message>
  <message>
   <source>What it is worth</source>
   <translation>得点のしくみ</translation>
  </message>
  <message>
   <source>What you cross is yours</source>
   <translation>通り道はあなたのもの</translation>
  </message>
  <message>
   <source>When nobody can move any more, count: cells you own and chips you took.</source>
   <translation>誰も動けなくなったら、自分のマスと取ったチップを数えます。</translation>
  </message>
  <message>
   <source>When nobody can move, nobody can play on.</source>
   <translation>誰も動けなければ、続けることはできません。</translation>
  </message>
  <message>
   <source>When nobody is left who can move, the game is over. Robin is out, and you have passed twice. You rolled a 3, and no line of 3 fits.</source>
   <translation>動ける人がいなくなると、ゲームは終わりです。ロビンは脱落し、あなたは2回パスしています。3が出ましたが、長さ3のラインはどこにも引けません。</translation>
  </message>
  <message>
   <source>When only one player is left, that player goes on alone, without Strikes.</source>
   <translation>動ける人が1人だけになると、その人がストライクなしで続けます。</translation>
  </message>
  <message>
   <source>When your Head is taken</source>
   <translation>ヘッドが取られたら</translation>
  </message>
  <message>
   <source>Which dice collapse when you push into a row?</source>
   <translation>列に押し込むと、倒れるのはどのダイス？</translation>
  </message>
  <message>
   <source>Which dice of a Player Row 2 3 3 4 6 can be used?</source>
   <translation>手持ちが2 3 3 4 6のとき、使えるダイスはどれ？</translation>
  </message>
  <message>
   <source>Which is worth more here? Your 6 would be the second on row 6, your 4 the third on row 4. Count what each would add, then play.</source>
   <translation>ここではどちらが得でしょう？ 6は6の列の2個目、4は4の列の3個目になります。それぞれ何点増えるか数えてから選んでください。</translation>
  </message>
  <message>
   <source>Which is worth more: four 5s on one row, or two 5s and two 6s on two rows?</source>
   <translation>得点が高いのはどちら？ 1つの列に5が4個、または2つの列に5と6が2個ずつ。</translation>
  </message>
  <message>
   <source>While a die can be played, you must play one. Your 4 and your 6 both fit. Put the 6 on row 6: you have a die there already.</source>
   <translation>出せるダイスがある間は、出さなければなりません。4も6も出せます。6を6の列に置きましょう。そこにはもう1個あります。</translation>
  </message>
  <message>
   <source>While your Head has never been outside the zone, your line must go on in your own direction, starting on the next cell. For you: from f8 upwards.</source>
   <translation>ヘッドが一度もゾーンの外に出ていない間、ラインは隣のマスから自分の方向に進まなければなりません。青はf8から上です。</translation>
  </message>
  <message>
   <source>Who begins, and who plays</source>
   <translation>先手と人数</translation>
  </message>
  <message>
   <source>Who passes three times in a row plays no more; the others go on.</source>
   <translation>3回続けてパスした人はもう動けません。ほかの人は続けます。</translation>
  </message>
  <message>
   <source>Whoever gets onto a row topples all the waiting dice of others there.</source>
   <translation>列に入ると、そこで待機しているほかの人のダイスはすべて倒れます。</translation>
  </message>
  <message>
   <source>Whoever moved last wins</source>
   <translation>最後に動いた人の勝ち</translation>
  </message>
  <message>
   <source>Whoever strikes first does not have to hide.</source>
   <translation>先に攻めれば、隠れる必要はありません。</translation>
  </message>
  <message>
   <source>Whoever took it</source>
   <translation>取った人</translation>
  </message>
  <message>
   <source>Whom do you topple? Mira has two dice waiting beside row 5 and can get in next turn. Jonas has one waiting beside row 3. You can enter either row.</source>
   <translation>誰のダイスを倒しますか？ ミラは5の列の横で2個待機していて、次のターンに入れます。ヨナスは3の列の横で1個待機しています。あなたはどちらの列にも入れます。</translation>
  </message>
  <message>
   <source>Why is the edge of the board often a bad place for a Head?</source>
   <translation>盤の端がヘッドに不利なことが多いのはなぜ？</translation>
  </message>
  <message>
   <source>With a 1 the first line is only f7 itself.</source>
   <translation>目が1なら、最初のラインはf7だけです。</translation>
  </message>
  <message>
   <source>With three players, one place in the hub stays empty: f6. Nobody starts there, and nobody owns that quarter.</source>
   <translation>3人のときは、ハブの1マス、f6が空きます。そこから始める人はなく、その一角は誰のものでもありません。</translation>
  </message>
  <message>
   <source>Without the captured Power Die you would have had 2 against 3.</source>
   <translation>獲得したパワーダイスがなければ、2対3でした。</translation>
  </message>
  <message>
   <source>Yes, but only half</source>
   <translation>守るが、半分だけ</translation>
  </message>
  <message>
   <source>Yes, nobody can cross my chips</source>
   <translation>止められる。誰も通れない</translation>
  </message>
  <message>
   <source>Yes, sorted into the owner’s Player Row.</source>
   <translation>そのとおり。持ち主の手持ちに並べ直されます。</translation>
  </message>
  <message>
   <source>Yes, they count like dice on the row</source>
   <translation>守る。列にあるダイスと同じように数える</translation>
  </message>
  <message>
   <source>Yes, turning is always allowed</source>
   <translation>曲がれた。いつでも曲がれる</translation>
  </message>
  <message>
   <source>Yes, when the chips are taken back</source>
   <translation>ある。チップを取り返されたとき</translation>
  </message>
  <message>
   <source>Yes. A line that can be laid must be laid.</source>
   <translation>そのとおり。引けるラインは、引かなければなりません。</translation>
  </message>
  <message>
   <source>Yes. Equal highest scores share the win.</source>
   <translation>そのとおり。最高得点が同じなら、勝ちを分け合います。</translation>
  </message>
  <message>
   <source>Yes. In a corner only two cells lie beside the Head, and long lines leave the board.</source>
   <translation>そのとおり。隅では隣のマスが2つしかなく、長いラインは盤からはみ出します。</translation>
  </message>
  <message>
   <source>Yes. Only when several are equally near is there anything to choose.</source>
   <translation>そのとおり。選べるのは、同じ近さのチップがいくつかあるときだけです。</translation>
  </message>
  <message>
   <source>Yes. The tray shows the odds wherever a roll is on offer.</source>
   <translation>そのとおり。振り直せるときは、いつもトレイに確率が表示されます。</translation>
  </message>
  <message>
   <source>Yes. You will see how in a few lessons.</source>
   <translation>そのとおり。獲得の仕方は、あとのレッスンでわかります。</translation>
  </message>
  <message>
   <source>Yes: 0 dice + 1 for the 6 + 1 for the Power Die. Jonas holds with 3, so you are one short.</source>
   <translation>そのとおり。0個 + 出す6の1 + パワーダイスの1です。ヨナスの守りは3なので、1足りません。</translation>
  </message>
  <message>
   <source>Yes: 1 − (5/6)³. Less than even, so have something sure to do meanwhile.</source>
   <translation>そのとおり。1 − (5/6)³です。五分より低いので、その間にできる確実な手も用意しておきましょう。</translation>
  </message>
  <message>
   <source>Yes: 1 − 5/6 × 5/6. In six turns it is still only 67 %.</source>
   <translation>そのとおり。1 − 5/6 × 5/6です。6ターンでも、まだ67%にしかなりません。</translation>
  </message>
  <message>
   <source>Yes: 12 cells and 4 captured chips.</source>
   <translation>そのとおり。12マスと、取ったチップ4枚です。</translation>
  </message>
  <message>
   <source>Yes: 2 + 6.</source>
   <translation>そのとおり。2 + 6です。</translation>
  </message>
  <message>
   <source>Yes: 25 points against 5 + 6 = 11.</source>
   <translation>そのとおり。25点と、5 + 6 = 11点です。</translation>
  </message>
  <message>
   <source>Yes: 3 against 3</source>
   <translation>足りる：3対3</translation>
  </message>
  <message>
   <source>Yes: 74 + 23 = 97, and 63 + 25 = 88. The highest score wins.</source>
   <translation>そのとおり。74 + 23 = 97と、63 + 25 = 88。得点の高いほうの勝ちです。</translation>
  </message>
  <message>
   <source>Yes: both are 3 steps away, and the owner of the Head chooses.</source>
   <translation>そのとおり。どちらも3歩で、ヘッドの持ち主が選びます。</translation>
  </message>
  <message>
   <source>Yes: f7, f8, f9, f10, f11, f12. The hub cell is the first of the six.</source>
   <translation>そのとおり。f7、f8、f9、f10、f11、f12。ハブのマスが6マスの1つ目です。</translation>
  </message>
  <message>
   <source>Yes: four dice and one for the captured Power Die.</source>
   <translation>そのとおり。ダイス4個と、獲得したパワーダイスの1です。</translation>
  </message>
  <message>
   <source>Yes: on either inner place.</source>
   <translation>そのとおり。内側ならどちらでもかまいません。</translation>
  </message>
  <message>
   <source>Yes: one chip on any of the four cells beside your Head.</source>
   <translation>そのとおり。ヘッドの隣の4マスのどれかにチップ1枚です。</translation>
  </message>
  <message>
   <source>Yes: only the lowest and the highest. They are called boundary dice.</source>
   <translation>そのとおり。最小と最大だけです。これを「端のダイス」と呼びます。</translation>
  </message>
  <message>
   <source>You and Robin both rolled a 5. Those who share the highest roll again.</source>
   <translation>あなたもロビンも5でした。同点の人どうしはもう一度振ります。</translation>
  </message>
  <message>
   <source>You are in, and a gold die is out. Two of yours still wait.</source>
   <translation>列に入り、金のダイスが1個落ちました。2個がまだ待機しています。</translation>
  </message>
  <message>
   <source>You can use either end of your row, whichever suits you.</source>
   <translation>手持ちのどちらの端を使うかは、あなたの自由です。</translation>
  </message>
  <message>
   <source>You could do that, but first roll the 1: you may do both in one turn.</source>
   <translation>それもできますが、先に1を振り直しましょう。1回の手番で両方できます。</translation>
  </message>
  <message>
   <source>You could do that, but first roll the 6: you may do both in one turn.</source>
   <translation>それもできますが、先に6を振り直しましょう。1回の手番で両方できます。</translation>
  </message>
  <message>
   <source>You could do that, too. But this time stage a 6 at the left of row 6.</source>
   <translation>それもできますが、今回は6を6の列の左で待機させてください。</translation>
  </message>
  <message>
   <source>You could pass now and take a Strike. But staging is always allowed and costs none. Let the 6 wait beside its row.</source>
   <translation>ここでパスすればストライクがつきます。でも、待機ならいつでもでき、ストライクもつきません。6を列の横で待機させましょう。</translation>
  </message>
  <message>
   <source>You had to. Now Robin moves, and then we see what the corner costs.</source>
   <translation>引くしかありませんでした。次はロビンの番です。そのあと、隅に入るとどうなるかを見てみましょう。</translation>
  </message>
  <message>
   <source>You have 2 there, and Jonas holds with 4.</source>
   <translation>そこでの強さは2、ヨナスの守りは4です。</translation>
  </message>
  <message>
   <source>You have captured the Power Dice of rows 2 and 6. How many points do they bring?</source>
   <translation>2の列と6の列のパワーダイスを獲得しました。合わせて何点？</translation>
  </message>
  <message>
   <source>You have captured the Power Die of row 6 and have four dice there. How strong must another player be to get onto row 6?</source>
   <translation>6の列のパワーダイスを獲得し、列にはダイスが4個あります。ほかのプレイヤーが6の列に入るのに必要な強さは？</translation>
  </message>
  <message>
   <source>You have no dice there yet: 1 for the die you play and 1 for the Power Die.</source>
   <translation>そこにダイスはまだありません。出すダイスの1とパワーダイスの1だけです。</translation>
  </message>
  <message>
   <source>You have one more 5. Push again, and let red fall again.</source>
   <translation>5がもう1個あります。もう一度押し込んで、また赤を落としましょう。</translation>
  </message>
  <message>
   <source>You have placed all, and the round is over.</source>
   <translation>すべて置いたので、ラウンドは終わりです。</translation>
  </message>
  <message>
   <source>You have two 6s on row 6. A third would be worth a lot. Roll your lowest die, the 1, and see.</source>
   <translation>6の列に6が2個あります。3個目が入れば大きな得点です。最小のダイス、1を振り直してみましょう。</translation>
  </message>
  <message>
   <source>You have what you need. Place a die.</source>
   <translation>必要なダイスはそろっています。置いてください。</translation>
  </message>
  <message>
   <source>You have what you need: a 4.</source>
   <translation>必要なダイスはもうあります。4です。</translation>
  </message>
  <message>
   <source>You may never skip a turn because you dislike the choice. As long as the roll allows a line, one must be laid, even the worst.</source>
   <translation>よい手がないからといって、手番を飛ばすことはできません。出た目で引けるラインがあるかぎり、どんなに悪くても引かなければなりません。</translation>
  </message>
  <message>
   <source>You need a 5. You can roll one end die in each of three turns. How likely is it that a 5 comes?</source>
   <translation>5が必要です。3ターン、それぞれ1回ずつ端のダイスを振り直せます。5が出る確率は？</translation>
  </message>
  <message>
   <source>You need no roll: one of your ends gets in as it is.</source>
   <translation>振り直しは要りません。端のどちらかがそのまま入れます。</translation>
  </message>
  <message>
   <source>You need no roll: the 3 fits.</source>
   <translation>振り直しは要りません。3が入れます。</translation>
  </message>
  <message>
   <source>You only have to match the strongest single player, not all together.</source>
   <translation>全員の合計ではなく、いちばん強い1人と並べば足ります。</translation>
  </message>
  <message>
   <source>You own 12 chips now, and you have taken 4. How many points is that?</source>
   <translation>自分のチップは12枚、取ったチップは4枚。合わせて何点？</translation>
  </message>
  <message>
   <source>You own 74 cells and have taken 23 chips. Robin owns 63 cells and has taken 25. How does it end?</source>
   <translation>あなたは74マスで、取ったチップは23枚。ロビンは63マスで、25枚。結果は？</translation>
  </message>
  <message>
   <source>You push into a row. Who rolls the die that falls off?</source>
   <translation>列に押し込みました。落ちたダイスを振るのは誰？</translation>
  </message>
  <message>
   <source>You rolled a 2 and the only line takes you into a corner. What now?</source>
   <translation>2が出て、引けるのは隅に入るライン1本だけ。どうする？</translation>
  </message>
  <message>
   <source>You rolled a 3. Lay the last line.</source>
   <translation>3が出ました。最後のラインを引いてください。</translation>
  </message>
  <message>
   <source>You rolled a 3. The marks show where your lines can end. Point at one to see the whole line, then click it.</source>
   <translation>3が出ました。印は、ラインの終点になるマスです。1つを指すとライン全体が見えます。それからクリックしてください。</translation>
  </message>
  <message>
   <source>You rolled a 4. One line would fill the last free cell of the corner: a12. Tempting! Try it first, and see what comes of it.</source>
   <translation>4が出ました。隅の最後の空きマス、a12を埋めるラインがあります。心を引かれますね！ まず試して、どうなるか見てみましょう。</translation>
  </message>
  <message>
   <source>You rolled a 5. Fill all four of them with one line.</source>
   <translation>5が出ました。1本のラインで4つともふさいでください。</translation>
  </message>
  <message>
   <source>You rolled a 5. One line takes Robin’s Head; after it, Robin is far behind. Often the best safety is to strike first.</source>
   <translation>目は5です。ロビンのヘッドを取れるラインが1本あり、引けばロビンは大きく後退します。先に攻めるのがいちばんの守りになることも多いのです。</translation>
  </message>
  <message>
   <source>You rolled a 6. Find the line that takes four gold chips at once.</source>
   <translation>6が出ました。金のチップを一度に4枚取るラインを探してください。</translation>
  </message>
  <message>
   <source>You stand on k7 and rolled a 6. Take the whole column back.</source>
   <translation>ヘッドはk7、目は6です。k列をすべて取り返しましょう。</translation>
  </message>
  <message>
   <source>You take Robin’s Head, but it goes on from g3, right beside your line: four of the six rolls would hit you back.</source>
   <translation>ロビンのヘッドを取れますが、移り先のg3はこのラインのすぐ横です。6つの目のうち4つで踏み返されます。</translation>
  </message>
  <message>
   <source>You turned, or you went on: it was your choice. The next lesson shows all the choices you have.</source>
   <translation>曲がるのも進むのも、あなた次第です。次のレッスンで、すべての選択肢を見てみましょう。</translation>
  </message>
  <message>
   <source>You win by 74 to 63</source>
   <translation>74対63であなたの勝ち</translation>
  </message>
  <message>
   <source>You win by 97 to 88</source>
   <translation>97対88であなたの勝ち</translation>
  </message>
  <message>
   <source>Your 2 can wait: the 6 brings more.</source>
   <translation>2はあとで。6のほうが得です。</translation>
  </message>
  <message>
   <source>Your 2 has a place on row 2. The 6 has none: roll the 6.</source>
   <translation>2は2の列に入れますが、6には場所がありません。6を振り直してください。</translation>
  </message>
  <message>
   <source>Your 3s are locked: they lie between the ends of your row.</source>
   <translation>3は使えません。手持ちの内側にあるからです。</translation>
  </message>
  <message>
   <source>Your 4 is locked: it comes free when the 6 has left the end of your row.</source>
   <translation>4は使えません。端の6がなくなると使えるようになります。</translation>
  </message>
  <message>
   <source>Your 4 is locked: only the lowest and the highest die can be used.</source>
   <translation>4はまだ使えません。使えるのは最小と最大のダイスだけです。</translation>
  </message>
  <message>
   <source>Your 4 is strong enough to push at once.</source>
   <translation>4は今すぐ押し込める強さがあります。</translation>
  </message>
  <message>
   <source>Your 5 has come to the end. You have a die on row 5 already: add it.</source>
   <translation>5が端に出てきました。5の列にはもう1個あります。そこに足しましょう。</translation>
  </message>
  <message>
   <source>Your 5 is locked as long as the 6 lies at the end.</source>
   <translation>6が端にあるかぎり、5は使えません。</translation>
  </message>
  <message>
   <source>Your 6 beats Robin’s 2: you begin.</source>
   <translation>6と2で、先手はあなたです。</translation>
  </message>
  <message>
   <source>Your 6 is strong enough to go in. Why wait?</source>
   <translation>6は列に入れる強さがあります。待つ理由はありません。</translation>
  </message>
  <message>
   <source>Your 6 is strong enough: 1 + 1 + 1 makes 3, against 3.</source>
   <translation>6の強さは足りています。1 + 1 + 1で3、相手も3です。</translation>
  </message>
  <message>
   <source>Your Head stands in the corner, a12. Roll, and see what is left.</source>
   <translation>ヘッドは隅のa12にいます。振って、何が残っているか見てみましょう。</translation>
  </message>
  <message>
   <source>Your Head stands on f10. A line may start on any of the four cells beside it: above, below, left or right. From there it runs in any direction but back over the Head. Four starts, three directions: up to twelve lines.</source>
   <translation>ヘッドはf10にいます。ラインは、ヘッドの上下左右4マスのどこからでも始められます。そこから、ヘッドの上を逆戻りする以外の方向へ進みます。4つの始点に3方向ずつ、最大12通りです。</translation>
  </message>
  <message>
   <source>Your Head stands on j7. This time you rolled a 5. Lay the line that brings in the most points.</source>
   <translation>ヘッドはj7にいます。今度は5が出ました。得点がいちばん多くなるラインを引いてください。</translation>
  </message>
  <message>
   <source>Your Head still stands inside the zone, the framed square. Roll again.</source>
   <translation>ヘッドはまだ、枠で囲まれたゾーンの中にいます。もう一度振ってください。</translation>
  </message>
  <message>
   <source>Your Head was run over. f8 and h10 are both three steps away from i8, so you choose, not Robin.</source>
   <translation>ヘッドが踏まれました。f8とh10はどちらもi8から3歩なので、選ぶのはロビンではなく、あなたです。</translation>
  </message>
  <message>
   <source>Your Head was taken, and only one chip of yours is nearest. Who decides?</source>
   <translation>ヘッドを取られ、最寄りのチップは1枚だけ。移り先を決めるのは誰？</translation>
  </message>
  <message>
   <source>Your Power Die counts as well.</source>
   <translation>パワーダイスの分も数えます。</translation>
  </message>
  <message>
   <source>Your Strength on a row must be at least that of its strongest other player.</source>
   <translation>入るには、その列でいちばん強い相手に負けない強さが必要です。</translation>
  </message>
  <message>
   <source>Your Strength there is 2, and Jonas holds with 3. Too little.</source>
   <translation>そこでの強さは2、ヨナスの守りは3。足りません。</translation>
  </message>
  <message>
   <source>Your first die</source>
   <translation>最初のダイス</translation>
  </message>
  <message>
   <source>Your first game</source>
   <translation>初めてのゲーム</translation>
  </message>
  <message>
   <source>Your first line</source>
   <translation>最初のライン</translation>
  </message>
  <message>
   <source>Your first line starts on f7, the blue cell of the hub, and runs up.</source>
   <translation>最初のラインは、ハブの青いマスf7から上に進みます。</translation>
  </message>
  <message>
   <source>Your first line starts on your own hub cell, f7, and runs straight out of the hub: for you that is up. The hub cell counts. Click the marked end, or drag from f7 to it.</source>
   <translation>最初のラインはハブの自分のマスf7から始まり、まっすぐハブの外へ進みます。青なら上です。ハブのマスも数えます。印のついた終点をクリックするか、f7からドラッグしてください。</translation>
  </message>
  <message>
   <source>Your first line. Mira is next.</source>
   <translation>最初のラインを引きました。次はミラです。</translation>
  </message>
  <message>
   <source>Your first whole game, against Robin. I look on: when a line would cost you a lot, I say so and tell you why. You can still lay it.</source>
   <translation>ロビンを相手に、初めての1ゲームです。コーチが見守り、大きく損をするラインのときは理由をお伝えします。それでもそのラインを選べます。</translation>
  </message>
  <message>
   <source>Your first whole round, against Mira, Jonas and Tove. I look on: when a move would cost you a lot, I say so and tell you why. You can still make it.</source>
   <translation>ミラ、ヨナス、トーヴェを相手に、初めての1ラウンドです。コーチが見守り、大きく損をする手のときは理由をお伝えします。それでもその手を選べます。</translation>
  </message>
  <message>
   <source>Your next 5 has moved up to the end of your row. This time use your other end: the 1.</source>
   <translation>次の5が手持ちの端に出てきました。今度は反対の端、1を使いましょう。</translation>
  </message>
  <message>
   <source>Your only die is a 6, and row 6 is full of gold: too strong. But as long as you have not rolled, there is something to do. Roll it.</source>
   <translation>ダイスは6が1個だけで、6の列は強い金で満杯です。でも、まだ振り直していないなら、できることがあります。振ってください。</translation>
  </message>
  <message>
   <source>Your own chip lies there. A line cannot end on it either.</source>
   <translation>そこには自分のチップがあります。自分のチップでも、終点にはできません。</translation>
  </message>
  <message>
   <source>Your own die fell: you rolled a 2 and have it back. So you gained nothing. Always look at the far end before you push.</source>
   <translation>落ちたのは自分のダイス。振ると2が出て、手元に戻りました。得るものはありません。押し込む前に、必ず反対の端を見ましょう。</translation>
  </message>
  <message>
   <source>Your own die lies far left. The far right is free.</source>
   <translation>左端には自分のダイスがあります。右端が空いています。</translation>
  </message>
  <message>
   <source>Your turn again. Roll the die.</source>
   <translation>また手番です。ダイスを振り直してください。</translation>
  </message>
  <message>
   <source>Your turn, and a chance to strike back: you stand on h10 and rolled a 4. Take Robin’s Head on i11.</source>
   <translation>手番です。反撃のチャンス！ ヘッドはh10、目は4。i11にいるロビンのヘッドを取りましょう。</translation>
  </message>
  <message>
   <source>Your turn: roll, then lay your first line</source>
   <translation>あなたの手番：振って、最初のラインを引く</translation>
  </message>
  <message>
   <source>Yours stay. Only those of the others fall.</source>
   <translation>自分のダイスはそのままです。倒れるのはほかの人のものだけです。</translation>
  </message>
  <message>
   <source>Yours. With two players two places stay empty, and with four none.</source>
   <translation>取れました。2人なら2マス空き、4人なら空きはありません。</translation>
  </message>
  <message>
   <source>a7 has a gold chip, so no line can end there.</source>
   <translation>a7には金のチップがあるので、終点にはできません。</translation>
  </message>
  <message>
   <source>a8 has a gold chip, so no line can end there.</source>
   <translation>a8には金のチップがあるので、終点にはできません。</translation>
  </message>
  <message>
   <source>a9 has a gold chip.</source>
   <translation>a9には金のチップがあります。</translation>
  </message>
  <message>
   <source>b10 has a gold chip.</source>
   <translation>b10には金のチップがあります。</translation>
  </message>
  <message>
   <source>b7 has a gold chip, so this line cannot end there.</source>
   <translation>b7には金のチップがあるので、このラインの終点にはできません。</translation>
  </message>
  <message>
   <source>b8 has a gold chip, so no line can end there.</source>
   <translation>b8には金のチップがあるので、終点にはできません。</translation>
  </message>
  <message>
   <source>b9 has a gold chip, so no line can end there.</source>
   <translation>b9には金のチップがあるので、終点にはできません。</translation>
  </message>
  <message>
   <source>c10 is two steps away from the gold Head on b11. A 3, a 4, a 5 or a 6 would take your Head again.</source>
   <translation>c10は、b11にいる金のヘッドから2歩です。3、4、5、6が出ると、またヘッドを取られます。</translation>
  </message>
  <message>
   <source>d10 is four steps away from b8. Only the nearest chips are open to you.</source>
   <translation>d10はb8から4歩です。選べるのは最寄りのチップだけです。</translation>
  </message>
  <message>
   <source>d12 has your own chip.</source>
   <translation>d12には自分のチップがあります。</translation>
  </message>
  <message>
   <source>d7</source>
   <translation>d7</translation>
  </message>
  <message>
   <source>d7 is 3 steps away, and f5 is 3 steps, too: 2 across and 1 up. So it is not the only one.</source>
   <translation>d7までは3歩ですが、f5も横に2歩、縦に1歩で3歩です。d7だけが最寄りではありません。</translation>
  </message>
  <message>
   <source>d7 or f5, as the owner likes</source>
   <translation>d7かf5、持ち主が選ぶ</translation>
  </message>
  <message>
   <source>e11 has a gold chip, even a Head. A line cannot end on it.</source>
   <translation>e11には金のチップ、それもヘッドがあります。終点にはできません。</translation>
  </message>
  <message>
   <source>f11 has your own chip. Own or not: the end must be empty.</source>
   <translation>f11には自分のチップがあります。誰のチップでも、終点は空いていなければなりません。</translation>
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
   <translation>f6は別の色のマスです。青はハブから上に出ます。</translation>
  </message>
  <message>
   <source>f6 stays red. Start on f8, go down, and cross it.</source>
   <translation>それではf6は赤のままです。f8から下へ進み、f6を通ってください。</translation>
  </message>
  <message>
   <source>f7 and f8 are yours. Long or short: the die decides how far you go, and on your first turn the hub decides where.</source>
   <translation>f7とf8が自分のものになりました。どこまで進むかはダイスが決め、最初の手番ではどこへ進むかをハブが決めます。</translation>
  </message>
  <message>
   <source>f9 lies outside the zone. From now on you may turn.</source>
   <translation>f9はゾーンの外です。これからは曲がれます。</translation>
  </message>
  <message>
   <source>g12 has a gold chip, so this line cannot end there.</source>
   <translation>g12には金のチップがあるので、このラインの終点にはできません。</translation>
  </message>
  <message>
   <source>h4</source>
   <translation>h4</translation>
  </message>
  <message>
   <source>h4 is 4 steps away. Others are nearer.</source>
   <translation>h4までは4歩です。もっと近いチップがあります。</translation>
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
   <translation>k6、k5、k4は金でした。3マスと3点、さらに空きマスが2つ。1ターンで8点です。</translation>
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
    <numerusform>%n分</numerusform>
   </translation>
  </message>
  <message>
   <source>Done</source>
   <translation>修了</translation>
  </message>
  <message>
   <source>Lesson {number}: {title}</source>
   <translation>レッスン{number}：{title}</translation>
  </message>
  <message>
   <source>Step {number} of {count}</source>
   <translation>ステップ{number}/{count}</translation>
  </message>
 </context>
 <context>
  <name>LessonPanel</name>
  <message>
   <source>Back</source>
   <translation>戻る</translation>
  </message>
  <message>
   <source>Leave the lesson</source>
   <translation>レッスンをやめる</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>次へ</translation>
  </message>
  <message>
   <source>Rule {rule}</source>
   <translation>ルール {rule}</translation>
  </message>
  <message>
   <source>Show me</source>
   <translation>お手本</translation>
  </message>
  <message>
   <source>Skip</source>
   <translation>スキップ</translation>
  </message>
 </context>
 <context>
  <name>LessonTable</name>
  <message>
   <source>Blue</source>
   <comment>the learner's name in lessons</comment>
   <translation>青</translation>
  </message>
  <message>
   <source>Finish</source>
   <translation>終わる</translation>
  </message>
  <message>
   <source>If you want it all the same, do it once more.</source>
   <translation>それでもよければ、もう一度同じ手を選んでください。</translation>
  </message>
  <message>
   <source>Next lesson</source>
   <translation>次のレッスン</translation>
  </message>
  <message>
   <source>That was the last lesson of this course. You know all the rules now.</source>
   <translation>このコースのレッスンはこれで終わりです。ルールはすべて身につきました。</translation>
  </message>
  <message>
   <source>To the lessons</source>
   <translation>レッスン一覧へ</translation>
  </message>
  <message>
   <source>Well done! Next comes “{title}”.</source>
   <translation>お見事！ 次は「{title}」です。</translation>
  </message>
  <message>
   <source>{game}, lesson {number} of {count}</source>
   <translation>{game}、レッスン{number}/{count}</translation>
  </message>
 </context>
 <context>
  <name>Level</name>
  <message>
   <source>Beginner</source>
   <translation>入門</translation>
  </message>
  <message>
   <source>Casual</source>
   <translation>初級</translation>
  </message>
  <message>
   <source>Expert</source>
   <translation>上級</translation>
  </message>
  <message>
   <source>Master</source>
   <translation>達人</translation>
  </message>
  <message>
   <source>Person</source>
   <translation>人間</translation>
  </message>
  <message>
   <source>Skilled</source>
   <translation>中級</translation>
  </message>
  <message>
   <source>{level} AI</source>
   <comment>an AI of a level: Casual AI</comment>
   <translation>{level}AI</translation>
  </message>
 </context>
 <context>
  <name>Library</name>
  <message numerus="yes">
   <source>%n min</source>
   <comment>minutes</comment>
   <translation>
    <numerusform>%n分</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n move(s)</source>
   <translation>
    <numerusform>%n手</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n player(s)</source>
   <translation>
    <numerusform>%n人</numerusform>
   </translation>
  </message>
  <message>
   <source>AIs of several levels</source>
   <translation>いろいろなレベルのAI</translation>
  </message>
  <message>
   <source>Fourth, {own} to {other}</source>
   <translation>{own}対{other}で4位</translation>
  </message>
  <message>
   <source>Lost {own} to {other}</source>
   <translation>{own}対{other}で負け</translation>
  </message>
  <message>
   <source>People only</source>
   <translation>人間のみ</translation>
  </message>
  <message>
   <source>Same dice</source>
   <translation>同じダイス</translation>
  </message>
  <message numerus="yes">
   <source>Same dice, seats swapped, over %n game(s): {sums}.</source>
   <translation>
    <numerusform>同じダイスで席替えをした%n件の合計：{sums}。</numerusform>
   </translation>
  </message>
  <message>
   <source>Second, {own} to {other}</source>
   <comment>second place, with points of this player and of the best</comment>
   <translation>{own}対{other}で2位</translation>
  </message>
  <message>
   <source>Shared the win at {own}</source>
   <translation>{own}点で同点勝ち</translation>
  </message>
  <message>
   <source>Third, {own} to {other}</source>
   <translation>{own}対{other}で3位</translation>
  </message>
  <message>
   <source>Today, {time}</source>
   <translation>今日 {time}</translation>
  </message>
  <message>
   <source>Won {own} to {other}</source>
   <comment>points of the winner and of the next</comment>
   <translation>{own}対{other}で勝ち</translation>
  </message>
  <message>
   <source>Yesterday, {time}</source>
   <translation>昨日 {time}</translation>
  </message>
  <message>
   <source>same dice, seats swapped</source>
   <translation>同じダイスで席替え</translation>
  </message>
  <message>
   <source>{day}, {time}</source>
   <translation>{day} {time}</translation>
  </message>
  <message>
   <source>{hours} h</source>
   <translation>{hours}時間</translation>
  </message>
  <message>
   <source>{hours} h {minutes} min</source>
   <translation>{hours}時間{minutes}分</translation>
  </message>
  <message>
   <source>{level} AI</source>
   <translation>{level}AI</translation>
  </message>
  <message>
   <source>{names} shared the win at {points}</source>
   <translation>{names}が{points}点で同点勝ち</translation>
  </message>
  <message>
   <source>{name} won with {points}</source>
   <translation>{name}が{points}点で勝ち</translation>
  </message>
 </context>
 <context>
  <name>LibraryDesk</name>
  <message numerus="yes">
   <source>%n game(s) exported to {file}</source>
   <translation>
    <numerusform>%n件のゲームを{file}に書き出しました</numerusform>
   </translation>
  </message>
  <message>
   <source>Deleted: {game}</source>
   <translation>削除しました：{game}</translation>
  </message>
  <message>
   <source>Export the list</source>
   <translation>一覧を書き出す</translation>
  </message>
  <message>
   <source>Games</source>
   <translation>ゲーム</translation>
  </message>
  <message>
   <source>Save the game</source>
   <translation>ゲームを保存</translation>
  </message>
  <message>
   <source>Saved as {file}</source>
   <translation>{file}として保存しました</translation>
  </message>
  <message>
   <source>Tables</source>
   <translation>表</translation>
  </message>
  <message>
   <source>That did not work</source>
   <translation>うまくいきませんでした</translation>
  </message>
  <message>
   <source>The game is back</source>
   <translation>ゲームを元に戻しました</translation>
  </message>
 </context>
 <context>
  <name>LibraryPage</name>
  <message>
   <source>Back</source>
   <translation>戻る</translation>
  </message>
  <message>
   <source>Dice</source>
   <translation>ダイス</translation>
  </message>
  <message>
   <source>Games</source>
   <translation>ゲーム</translation>
  </message>
  <message>
   <source>Games and statistics</source>
   <translation>ゲームと統計</translation>
  </message>
  <message>
   <source>Part of the page</source>
   <translation>ページの切り替え</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>統計</translation>
  </message>
 </context>
 <context>
  <name>Line</name>
  <message numerus="yes">
   <source>%n chip(s) are equally near. Pick one.</source>
   <translation>
    <numerusform>同じ近さのチップが%n枚あります。1枚選んでください。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s)</source>
   <translation>
    <numerusform>ライン%n本</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) to choose from. Point at an end to see it.</source>
   <translation>
    <numerusform>選べるラインは%n本。終点を指すと表示されます。</numerusform>
   </translation>
  </message>
  <message>
   <source>+{gain}</source>
   <translation>+{gain}</translation>
  </message>
  <message>
   <source>+{gain} for you: {score} then.</source>
   <translation>+{gain}で、合計{score}点になります。</translation>
  </message>
  <message>
   <source>Choose a chip</source>
   <translation>チップを選ぶ</translation>
  </message>
  <message>
   <source>Choose a line</source>
   <translation>ラインを選ぶ</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>Head to {cell}</source>
   <translation>ヘッドを{cell}へ</translation>
  </message>
  <message>
   <source>It says how long your line must be.</source>
   <translation>出た目がラインの長さになります。</translation>
  </message>
  <message>
   <source>Lay {line}</source>
   <translation>{line}を引く</translation>
  </message>
  <message>
   <source>None</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>パス</translation>
  </message>
  <message>
   <source>Reach</source>
   <translation>到達範囲</translation>
  </message>
  <message>
   <source>Roll</source>
   <translation>振る</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Space</translation>
  </message>
  <message>
   <source>Territory</source>
   <translation>勢力圏</translation>
  </message>
  <message>
   <source>That is pass {number} of {most} in a row: with the last, a player is out.</source>
   <translation>連続パス{number}/{most}：上限に達すると脱落です。</translation>
  </message>
  <message>
   <source>The Head of {name} goes to {cell}, the nearest chip.</source>
   <translation>{name}のヘッドは最寄りのチップ{cell}に移ります。</translation>
  </message>
  <message>
   <source>The game is over</source>
   <translation>ゲーム終了</translation>
  </message>
  <message>
   <source>The highest roll begins</source>
   <translation>いちばん大きい目が先手です</translation>
  </message>
  <message>
   <source>The turn passes</source>
   <translation>手番を飛ばします</translation>
  </message>
  <message>
   <source>To whose Head each empty cell is nearest</source>
   <translation>空きマスごとに、誰のヘッドがいちばん近いか</translation>
  </message>
  <message>
   <source>Turn {number}</source>
   <translation>{number}ターン目</translation>
  </message>
  <message>
   <source>Until your Head has left {area}, lines go straight on.</source>
   <translation>ヘッドが{area}を出るまで、ラインはまっすぐ進みます。</translation>
  </message>
  <message>
   <source>What each face would allow</source>
   <translation>出目ごとの見込み</translation>
  </message>
  <message>
   <source>Where the Head can stand in one, two or three turns, and how likely that is</source>
   <translation>1〜3ターンでヘッドが立てる場所と、その確率</translation>
  </message>
  <message>
   <source>Who begins?</source>
   <translation>先手は誰？</translation>
  </message>
  <message>
   <source>Your Head goes on from {cell}</source>
   <translation>ヘッドが{cell}に移ります</translation>
  </message>
  <message>
   <source>Your first line runs from your corner of the hub, straight out.</source>
   <translation>最初のラインは、ハブの自分の角からまっすぐ外へ伸びます。</translation>
  </message>
  <message>
   <source>lines, best gain</source>
   <translation>ラインの数、最大の得点</translation>
  </message>
  <message>
   <source>pass</source>
   <translation>パス</translation>
  </message>
  <message>
   <source>the hub</source>
   <comment>until your Head has left ...</comment>
   <translation>ハブ</translation>
  </message>
  <message>
   <source>the zone</source>
   <comment>until your Head has left ...</comment>
   <translation>ゾーン</translation>
  </message>
  <message>
   <source>{line} runs over the Head of {names}</source>
   <translation>{line}で{names}のヘッドを踏みます</translation>
  </message>
  <message numerus="yes">
   <source>{line} takes %n chip(s)</source>
   <translation>
    <numerusform>{line}でチップを%n枚取ります</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{line} takes %n chip(s), with the Head of {names}</source>
   <translation>
    <numerusform>{line}で{names}のヘッドを含むチップ%n枚を取ります</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{line} takes %n empty cell(s)</source>
   <translation>
    <numerusform>{line}で空きマスを%nマス取ります</numerusform>
   </translation>
  </message>
  <message>
   <source>{name} cannot lay a line of {roll}</source>
   <translation>{name}は長さ{roll}のラインを引けません</translation>
  </message>
  <message>
   <source>{name} has no chip left and is out.</source>
   <translation>{name}はチップがなくなり、脱落します。</translation>
  </message>
  <message numerus="yes">
   <source>{name} may choose among %n chip(s) for the Head.</source>
   <translation>
    <numerusform>{name}はヘッドの移り先を%n枚のチップから選べます。</numerusform>
   </translation>
  </message>
  <message>
   <source>{name}: choose where your Head goes on</source>
   <translation>{name}：ヘッドの移り先を選んでください</translation>
  </message>
  <message>
   <source>{name}: lay a line of {roll}</source>
   <translation>{name}：長さ{roll}のラインを引いてください</translation>
  </message>
  <message>
   <source>{name}: roll the die</source>
   <translation>{name}：ダイスを振ってください</translation>
  </message>
  <message>
   <source>{name}’s Head was taken</source>
   <translation>{name}のヘッドが取られました</translation>
  </message>
  <message>
   <source>{name}’s roll</source>
   <translation>{name}のロール</translation>
  </message>
  <message>
   <source>{origin} to {end}</source>
   <comment>a line, by its first and its last cell</comment>
   <translation>{origin}から{end}</translation>
  </message>
 </context>
 <context>
  <name>List</name>
  <message>
   <source>{first} {next}</source>
   <comment>two whole sentences</comment>
   <translation>{first}{next}</translation>
  </message>
  <message>
   <source>{first}, {next}</source>
   <comment>two parts of a list</comment>
   <translation>{first}、{next}</translation>
  </message>
  <message>
   <source>{label}: {text}</source>
   <translation>{label}：{text}</translation>
  </message>
  <message>
   <source>{names} and {last}</source>
   <translation>{names}と{last}</translation>
  </message>
 </context>
 <context>
  <name>MainWindow</name>
  <message>
   <source>&amp;About HOTL Desktop</source>
   <translation>HOTL Desktopについて(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;At once</source>
   <translation>すぐに(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Chances of the six faces</source>
   <translation>6つの目の見込み(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Copy the position</source>
   <translation>局面をコピー(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Dark</source>
   <translation>ダーク(&amp;D)</translation>
  </message>
  <message>
   <source>&amp;Export</source>
   <translation>書き出し(&amp;E)</translation>
  </message>
  <message>
   <source>&amp;Fast</source>
   <translation>速い(&amp;F)</translation>
  </message>
  <message>
   <source>&amp;Full screen</source>
   <translation>全画面(&amp;F)</translation>
  </message>
  <message>
   <source>&amp;Game</source>
   <translation>ゲーム(&amp;G)</translation>
  </message>
  <message>
   <source>&amp;Games and statistics</source>
   <translation>ゲームと統計(&amp;G)</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>ヘルプ(&amp;H)</translation>
  </message>
  <message>
   <source>&amp;High contrast</source>
   <translation>ハイコントラスト(&amp;H)</translation>
  </message>
  <message>
   <source>&amp;Hint</source>
   <translation>ヒント(&amp;H)</translation>
  </message>
  <message>
   <source>&amp;Keys</source>
   <translation>キー操作(&amp;K)</translation>
  </message>
  <message>
   <source>&amp;Learn by playing</source>
   <translation>遊んで学ぶ(&amp;L)</translation>
  </message>
  <message>
   <source>&amp;Less motion</source>
   <translation>動きを減らす(&amp;L)</translation>
  </message>
  <message>
   <source>&amp;Light</source>
   <translation>ライト(&amp;L)</translation>
  </message>
  <message>
   <source>&amp;Look</source>
   <translation>外観(&amp;L)</translation>
  </message>
  <message>
   <source>&amp;Move</source>
   <translation>プレイ(&amp;M)</translation>
  </message>
  <message>
   <source>&amp;New game</source>
   <translation>新しいゲーム(&amp;N)</translation>
  </message>
  <message>
   <source>&amp;Normal</source>
   <translation>普通(&amp;N)</translation>
  </message>
  <message>
   <source>&amp;Off</source>
   <translation>オフ(&amp;O)</translation>
  </message>
  <message>
   <source>&amp;Open…</source>
   <translation>開く(&amp;O)…</translation>
  </message>
  <message>
   <source>&amp;Opponents</source>
   <translation>相手の強さ(&amp;O)</translation>
  </message>
  <message>
   <source>&amp;Overlay</source>
   <translation>重ね表示(&amp;O)</translation>
  </message>
  <message>
   <source>&amp;Paste a position</source>
   <translation>局面を貼り付け(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;Preferences…</source>
   <translation>環境設定(&amp;P)…</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>終了(&amp;Q)</translation>
  </message>
  <message>
   <source>&amp;Roll</source>
   <translation>振る(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Roll by itself</source>
   <translation>自動で振る(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Rules of the game</source>
   <translation>ゲームのルール(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Save</source>
   <translation>保存(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Settings</source>
   <translation>設定(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Slow</source>
   <translation>ゆっくり(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Speed of play</source>
   <translation>進行の速さ(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Start page</source>
   <translation>スタートページ(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Turn the board to the player</source>
   <translation>手番のプレイヤーに盤を向ける(&amp;T)</translation>
  </message>
  <message>
   <source>&amp;Tutor</source>
   <translation>コーチ(&amp;T)</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>元に戻す(&amp;U)</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>表示(&amp;V)</translation>
  </message>
  <message>
   <source>All as at &amp;first</source>
   <translation>すべて初期設定に戻す(&amp;F)</translation>
  </message>
  <message>
   <source>As &amp;text…</source>
   <translation>テキスト(&amp;T)…</translation>
  </message>
  <message>
   <source>As a &amp;picture…</source>
   <translation>画像(&amp;P)…</translation>
  </message>
  <message>
   <source>As the &amp;system</source>
   <translation>システムに合わせる(&amp;S)</translation>
  </message>
  <message>
   <source>Before &amp;bad moves and worse</source>
   <translation>悪手から(&amp;B)</translation>
  </message>
  <message>
   <source>Before &amp;doubtful moves and worse</source>
   <translation>疑問手から(&amp;D)</translation>
  </message>
  <message>
   <source>Before &amp;very bad moves</source>
   <translation>大悪手だけ(&amp;V)</translation>
  </message>
  <message>
   <source>Open &amp;recent</source>
   <translation>最近のゲームを開く(&amp;R)</translation>
  </message>
  <message>
   <source>R&amp;edo</source>
   <translation>やり直す(&amp;E)</translation>
  </message>
  <message>
   <source>Re&amp;view the game</source>
   <translation>ゲームを検討(&amp;V)</translation>
  </message>
  <message>
   <source>Save &amp;as…</source>
   <translation>名前を付けて保存(&amp;A)…</translation>
  </message>
  <message>
   <source>Show the &amp;last turn again</source>
   <translation>前の手番をもう一度見る(&amp;L)</translation>
  </message>
  <message>
   <source>So&amp;und</source>
   <translation>サウンド(&amp;U)</translation>
  </message>
  <message>
   <source>Turn the &amp;board</source>
   <translation>盤を回す(&amp;B)</translation>
  </message>
 </context>
 <context>
  <name>MessageSheet</name>
  <message>
   <source>Close</source>
   <translation>閉じる</translation>
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
   <translation>手順</translation>
  </message>
 </context>
 <context>
  <name>MovePage</name>
  <message>
   <source>Back to the review</source>
   <translation>検討に戻る</translation>
  </message>
  <message>
   <source>Enough tried</source>
   <translation>ここまでにする</translation>
  </message>
  <message>
   <source>Show the best</source>
   <translation>最善の手を見る</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>もう一度考える</translation>
  </message>
  <message>
   <source>chance</source>
   <translation>勝率</translation>
  </message>
  <message>
   <source>chance, loss</source>
   <translation>勝率、損失</translation>
  </message>
 </context>
 <context>
  <name>OddsChart</name>
  <message>
   <source>Chance of a wanted face: {chance}</source>
   <translation>狙いの目が出る確率：{chance}</translation>
  </message>
 </context>
 <context>
  <name>Outlooks</name>
  <message>
   <source>best, chance to win</source>
   <translation>最善の手、勝率</translation>
  </message>
  <message>
   <source>{face}. Best: {choice}. {name} then wins with {chance}.</source>
   <translation>{face}：最善は「{choice}」、そのあとの{name}の勝率は{chance}。</translation>
  </message>
 </context>
 <context>
  <name>PlayerCardView</name>
  <message>
   <source>Passes: {count} of 3</source>
   <translation>パス：{count}/3</translation>
  </message>
  <message>
   <source>Score {score}</source>
   <translation>得点{score}</translation>
  </message>
  <message>
   <source>Strikes: {count} of 3</source>
   <translation>ストライク：{count}/3</translation>
  </message>
  <message>
   <source>out</source>
   <translation>脱落</translation>
  </message>
  <message>
   <source>to move</source>
   <translation>手番</translation>
  </message>
  <message>
   <source>{kind}, out</source>
   <translation>{kind}、脱落</translation>
  </message>
  <message>
   <source>{solid} from rows, {captured} from Power Dice</source>
   <translation>列{solid}、パワーダイス{captured}</translation>
  </message>
  <message>
   <source>{solid} on the board, {captured} captured</source>
   <translation>盤上{solid}、取ったチップ{captured}</translation>
  </message>
 </context>
 <context>
  <name>PlayerTable</name>
  <message>
   <source>100: nothing was given away in any decision.</source>
   <translation>100なら、どの判断でも損をしていません。</translation>
  </message>
  <message>
   <source>Adjusted</source>
   <translation>補正後</translation>
  </message>
  <message>
   <source>How many decisions were doubtful / bad / very bad.</source>
   <translation>疑問手／悪手／大悪手の数です。</translation>
  </message>
  <message>
   <source>Luck</source>
   <translation>運</translation>
  </message>
  <message>
   <source>Mistakes</source>
   <translation>ミス</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>結果</translation>
  </message>
  <message>
   <source>Skill</source>
   <translation>実力</translation>
  </message>
  <message>
   <source>The result with ordinary luck: it says more about play.</source>
   <translation>運が普通だった場合の結果です。腕前がよりよくわかります。</translation>
  </message>
  <message>
   <source>The share of the win, in percent; where it stands, of a game that goes on.</source>
   <translation>勝ちの取り分（%）です。途中のゲームでは今の形勢を表します。</translation>
  </message>
  <message>
   <source>What the own dice brought, in points of the chance to win.</source>
   <translation>自分のダイスがもたらした分。勝率のポイントで表します。</translation>
  </message>
 </context>
 <context>
  <name>Preferences</name>
  <message>
   <source>The settings stay as they are</source>
   <translation>設定は今のままです</translation>
  </message>
 </context>
 <context>
  <name>PreferencesSheet</name>
  <message>
   <source>All</source>
   <comment>all motion</comment>
   <translation>すべて</translation>
  </message>
  <message>
   <source>All as at first</source>
   <translation>すべて初期設定に</translation>
  </message>
  <message>
   <source>All settings</source>
   <translation>すべての設定</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>システムに合わせる</translation>
  </message>
  <message>
   <source>At once</source>
   <translation>すぐに</translation>
  </message>
  <message>
   <source>Before bad moves and worse</source>
   <translation>悪手から</translation>
  </message>
  <message>
   <source>Before doubtful moves and worse</source>
   <translation>疑問手から</translation>
  </message>
  <message>
   <source>Before very bad moves</source>
   <translation>大悪手だけ</translation>
  </message>
  <message>
   <source>Beside the board, what each face of the next die would be worth.</source>
   <translation>次のダイスの目ごとの見込みを盤の横に表示します。</translation>
  </message>
  <message>
   <source>Chances of the six faces</source>
   <translation>6つの目の見込み</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>閉じる</translation>
  </message>
  <message>
   <source>Contrast</source>
   <comment>short for: high contrast</comment>
   <translation>コントラスト</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>ダーク</translation>
  </message>
  <message>
   <source>Dice, chips and captures can be heard.</source>
   <translation>ダイスやチップ、取ったときの音が鳴ります。</translation>
  </message>
  <message>
   <source>Everything that is written grows or shrinks with it, on the boards too.</source>
   <translation>盤上の文字も含め、すべての文字の大きさが変わります。</translation>
  </message>
  <message>
   <source>Fast</source>
   <translation>速い</translation>
  </message>
  <message>
   <source>Free</source>
   <translation>無制限</translation>
  </message>
  <message>
   <source>Games, results and settings stay on this computer.</source>
   <translation>ゲーム、結果、設定はこのコンピューターに保存されます。</translation>
  </message>
  <message>
   <source>Help while playing</source>
   <translation>プレイ中の手助け</translation>
  </message>
  <message>
   <source>How fast moves are shown, and how long opponents wait before theirs.</source>
   <translation>手を見せる速さと、相手が手を選ぶまでの間です。</translation>
  </message>
  <message>
   <source>In a new game, a move can be taken back until the next die has fallen.</source>
   <translation>新しいゲームでは、次のダイスが振られるまで手を戻せます。</translation>
  </message>
  <message>
   <source>In a new game, a move once made stays.</source>
   <translation>新しいゲームでは、一度選んだ手は戻せません。</translation>
  </message>
  <message>
   <source>In a new game, moves can be taken back as far as you like.</source>
   <translation>新しいゲームでは、好きなだけ手を戻せます。</translation>
  </message>
  <message>
   <source>It changes at once; the game on the table goes on as it is.</source>
   <translation>すぐに切り替わります。遊んでいるゲームはそのまま続きます。</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>言語</translation>
  </message>
  <message>
   <source>Less</source>
   <comment>less motion</comment>
   <translation>控えめ</translation>
  </message>
  <message>
   <source>Let go of the handle, and you hear how loud it is.</source>
   <translation>つまみを離すと、その音量で音が鳴ります。</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>ライト</translation>
  </message>
  <message>
   <source>Light, dark, or with strong outlines and signs; or as the system is set.</source>
   <translation>ライト、ダーク、輪郭と記号のはっきりした表示、またはシステムの設定から選べます。</translation>
  </message>
  <message>
   <source>Look</source>
   <translation>外観</translation>
  </message>
  <message>
   <source>Look and language</source>
   <translation>外観と言語</translation>
  </message>
  <message>
   <source>Look, sound and play as they came. Games, lessons and files stay.</source>
   <translation>外観、音、プレイの設定を最初の状態に戻します。ゲーム、レッスン、ファイルは残ります。</translation>
  </message>
  <message>
   <source>Motion</source>
   <translation>動き</translation>
  </message>
  <message>
   <source>Motion and sound</source>
   <translation>動きとサウンド</translation>
  </message>
  <message>
   <source>None</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>Normal</source>
   <translation>普通</translation>
  </message>
  <message>
   <source>Nothing moves: what happens is simply there, and the list of moves tells it.</source>
   <translation>何も動きません。起きたことはすぐ盤に反映され、手順の一覧でわかります。</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>オフ</translation>
  </message>
  <message>
   <source>On</source>
   <translation>オン</translation>
  </message>
  <message>
   <source>Opponents</source>
   <translation>相手</translation>
  </message>
  <message>
   <source>Pieces travel, so that cause and effect can be seen.</source>
   <translation>駒が動くので、何がどうなったか目で追えます。</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>プレイ</translation>
  </message>
  <message>
   <source>Preferences</source>
   <translation>環境設定</translation>
  </message>
  <message>
   <source>Roll by itself</source>
   <translation>自動で振る</translation>
  </message>
  <message>
   <source>Says nothing</source>
   <translation>何も言わない</translation>
  </message>
  <message>
   <source>Show the folder</source>
   <translation>フォルダーを表示</translation>
  </message>
  <message>
   <source>Size of text</source>
   <translation>文字の大きさ</translation>
  </message>
  <message>
   <source>Slow</source>
   <translation>ゆっくり</translation>
  </message>
  <message>
   <source>Sound</source>
   <translation>サウンド</translation>
  </message>
  <message>
   <source>Speed of play</source>
   <translation>進行の速さ</translation>
  </message>
  <message>
   <source>System</source>
   <translation>システム</translation>
  </message>
  <message>
   <source>Take that back</source>
   <translation>元に戻す</translation>
  </message>
  <message>
   <source>Taking back</source>
   <translation>待った</translation>
  </message>
  <message>
   <source>The die of your turn falls without your doing anything.</source>
   <translation>手番になると、自動でダイスを振ります。</translation>
  </message>
  <message>
   <source>The tutor asks once more before a move that it thinks is worse than another.</source>
   <translation>もっとよい手があると思ったとき、コーチが確認します。</translation>
  </message>
  <message>
   <source>Things fade in and out where they would travel.</source>
   <translation>駒は移動せず、その場でふわっと切り替わります。</translation>
  </message>
  <message>
   <source>To the last roll</source>
   <translation>次のロールまで</translation>
  </message>
  <message>
   <source>Turn the board</source>
   <translation>盤を回す</translation>
  </message>
  <message>
   <source>Tutor</source>
   <translation>コーチ</translation>
  </message>
  <message>
   <source>Volume</source>
   <translation>音量</translation>
  </message>
  <message>
   <source>Where everything is kept</source>
   <translation>データの保存場所</translation>
  </message>
  <message>
   <source>Where people share the screen, whoever moves sits at the bottom.</source>
   <translation>画面を共有して遊ぶとき、手番の人を手前にします。</translation>
  </message>
  <message>
   <source>Who sits opposite when a new game is set up.</source>
   <translation>新しいゲームを準備するときの対戦相手です。</translation>
  </message>
  <message>
   <source>Your data</source>
   <translation>あなたのデータ</translation>
  </message>
  <message>
   <source>{language} (no font for it is installed)</source>
   <translation>{language}（フォントがありません）</translation>
  </message>
 </context>
 <context>
  <name>Problem</name>
  <message>
   <source>A newer version of the program made it.</source>
   <translation>新しいバージョンのプログラムで作られています。</translation>
  </message>
  <message>
   <source>Another program holds it.</source>
   <translation>別のプログラムが使用中です。</translation>
  </message>
  <message>
   <source>Permission is missing.</source>
   <translation>アクセス権がありません。</translation>
  </message>
  <message>
   <source>Something unexpected happened.</source>
   <translation>予期しないことが起きました。</translation>
  </message>
  <message>
   <source>Such a name is not possible there.</source>
   <translation>そこではこの名前を使えません。</translation>
  </message>
  <message>
   <source>The disk cannot be written to.</source>
   <translation>ディスクに書き込めません。</translation>
  </message>
  <message>
   <source>The disk is full.</source>
   <translation>ディスクに空きがありません。</translation>
  </message>
  <message>
   <source>The disk reports an error.</source>
   <translation>ディスクエラーが発生しました。</translation>
  </message>
  <message>
   <source>The export could not be written.</source>
   <translation>書き出せませんでした。</translation>
  </message>
  <message>
   <source>The finished game could not be kept.</source>
   <translation>終わったゲームを保存できませんでした。</translation>
  </message>
  <message>
   <source>The folder for the program's files could not be made.</source>
   <translation>プログラムのファイル用フォルダーを作成できませんでした。</translation>
  </message>
  <message>
   <source>The folder or the disk is not there.</source>
   <translation>フォルダーかディスクが見つかりません。</translation>
  </message>
  <message>
   <source>The game could not be saved.</source>
   <translation>ゲームを保存できませんでした。</translation>
  </message>
  <message>
   <source>The game under way could not be kept.</source>
   <translation>途中のゲームを保持できませんでした。</translation>
  </message>
  <message>
   <source>The list of finished games could not be opened.</source>
   <translation>終わったゲームの一覧を開けませんでした。</translation>
  </message>
  <message>
   <source>The settings could not be kept.</source>
   <translation>設定を保存できませんでした。</translation>
  </message>
  <message>
   <source>There is something else of that name.</source>
   <translation>同じ名前の別のものがあります。</translation>
  </message>
 </context>
 <context>
  <name>RecentGames</name>
  <message>
   <source>All games</source>
   <translation>すべてのゲーム</translation>
  </message>
  <message>
   <source>Nothing here yet. To see how a game goes, give every seat to an AI and watch; what you play will be listed here.</source>
   <translation>まだ何もありません。すべての席をAIにして眺めると、ゲームの流れがわかります。遊んだゲームはここに並びます。</translation>
  </message>
  <message>
   <source>Open a file…</source>
   <translation>ファイルを開く…</translation>
  </message>
  <message>
   <source>Recent games</source>
   <translation>最近のゲーム</translation>
  </message>
 </context>
 <context>
  <name>Refusal</name>
  <message>
   <source>A decision is due, not a die</source>
   <translation>今はダイスではなく、手を決めるときです</translation>
  </message>
  <message>
   <source>A die can be played, so one must be: {action}</source>
   <translation>出せるダイスがあるので、出さなければなりません：{action}</translation>
  </message>
  <message>
   <source>A die can be played, so the turn must be used: {action}</source>
   <translation>出せるダイスがあるので、手番を使わなければなりません：{action}</translation>
  </message>
  <message>
   <source>A die must fall before anything is decided</source>
   <translation>何かを決める前に、ダイスを振らなければなりません</translation>
  </message>
  <message>
   <source>A die must fall first</source>
   <translation>先にダイスを振らなければなりません</translation>
  </message>
  <message>
   <source>A die shows 1 to 6, not {face}</source>
   <translation>ダイスの目は1〜6です。{face}はありません</translation>
  </message>
  <message>
   <source>A line can be laid, so one must be</source>
   <translation>引けるラインがあるので、引かなければなりません</translation>
  </message>
  <message>
   <source>A line runs straight along a row or a column</source>
   <translation>ラインは縦か横にまっすぐ進みます</translation>
  </message>
  <message>
   <source>A row has no such side</source>
   <translation>列にそのような端はありません</translation>
  </message>
  <message>
   <source>Both ends show {face}: roll the low one</source>
   <translation>両端とも{face}です：最小のほうを振り直してください</translation>
  </message>
  <message numerus="yes">
   <source>First take back the %n collapsed dice, one a turn</source>
   <translation>
    <numerusform>先に倒れたダイス%n個を、1ターンに1個ずつ戻してください</numerusform>
   </translation>
  </message>
  <message>
   <source>First take back the collapsed die</source>
   <translation>先に倒れたダイスを戻してください</translation>
  </message>
  <message>
   <source>Get Off My Lawn knows no such move</source>
   <translation>Get Off My Lawnにそのような手はありません</translation>
  </message>
  <message>
   <source>Head of the Line knows no such move</source>
   <translation>Head of the Lineにそのような手はありません</translation>
  </message>
  <message>
   <source>In the Solo Grind nothing is staged any more</source>
   <translation>ソロタイムでは、もう待機はできません</translation>
  </message>
  <message>
   <source>In the Solo Grind there are no Strikes: play a die or roll</source>
   <translation>ソロタイムにストライクはありません：ダイスを出すか振り直してください</translation>
  </message>
  <message>
   <source>No Head waits to be moved</source>
   <translation>移動を待つヘッドはありません</translation>
  </message>
  <message>
   <source>No collapsed die shows {face}</source>
   <translation>倒れたダイスに{face}はありません</translation>
  </message>
  <message>
   <source>No collapsed die waits to be taken back</source>
   <translation>戻せる倒れたダイスはありません</translation>
  </message>
  <message>
   <source>No die can fall now</source>
   <translation>今はダイスを振れません</translation>
  </message>
  <message>
   <source>No real die is due</source>
   <translation>今は本物のダイスの出番ではありません</translation>
  </message>
  <message>
   <source>No {face} is at hand, only the {low} and the {high} can be played</source>
   <translation>手持ちに{face}はありません。出せるのは{low}と{high}だけです</translation>
  </message>
  <message>
   <source>No {face} is at hand, only the {low} can be played</source>
   <translation>手持ちに{face}はありません。出せるのは{low}だけです</translation>
  </message>
  <message>
   <source>On row {row} this place is taken: {position}</source>
   <translation>{row}の列のこのマスは埋まっています：{position}</translation>
  </message>
  <message>
   <source>On {cell} there is no chip of {seat}</source>
   <translation>{cell}に{seat}のチップはありません</translation>
  </message>
  <message>
   <source>Only the lowest or the highest die can be rolled</source>
   <translation>振り直せるのは最小か最大のダイスだけです</translation>
  </message>
  <message>
   <source>Row {row} fills from the inside: take {position} first</source>
   <translation>{row}の列は内側から埋まります：先に{position}に置いてください</translation>
  </message>
  <message>
   <source>Row {row} fills from the inside: take {position} or {other} first</source>
   <translation>{row}の列は内側から埋まります：先に{position}か{other}に置いてください</translation>
  </message>
  <message>
   <source>Row {row} is full: push in from an end</source>
   <translation>{row}の列は満杯です：端から押し込んでください</translation>
  </message>
  <message>
   <source>Row {row} is not full: pushing needs all five positions taken</source>
   <translation>{row}の列は満杯ではありません：押し込むには5マスとも埋まっていることが必要です</translation>
  </message>
  <message>
   <source>Strength {strength} is too little on row {row}, which takes {needed}</source>
   <translation>{row}の列に必要な強さは{needed}ですが、{strength}しかありません</translation>
  </message>
  <message>
   <source>The Player Row is empty</source>
   <translation>手持ちは空です</translation>
  </message>
  <message>
   <source>The die must be rolled first</source>
   <translation>先にダイスを振らなければなりません</translation>
  </message>
  <message>
   <source>The first line may not touch another player's chip</source>
   <translation>最初のラインは、ほかのプレイヤーのチップに触れられません</translation>
  </message>
  <message>
   <source>The first line starts on {cell} and runs straight away from the hub</source>
   <translation>最初のラインは{cell}から始まり、ハブからまっすぐ離れていきます</translation>
  </message>
  <message>
   <source>The game is over</source>
   <translation>ゲームは終わっています</translation>
  </message>
  <message>
   <source>The line may not run back over the Head</source>
   <translation>ラインはヘッドの上を逆戻りできません</translation>
  </message>
  <message>
   <source>The line must be {roll} long, not {length}</source>
   <translation>ラインの長さは{length}ではなく{roll}です</translation>
  </message>
  <message>
   <source>The line must end on an empty cell, and {cell} is taken</source>
   <translation>ラインの終点は空きマスでなければなりません。{cell}は埋まっています</translation>
  </message>
  <message>
   <source>The line must start next to the Head on {cell}</source>
   <translation>ラインは{cell}のヘッドの隣から始めなければなりません</translation>
  </message>
  <message>
   <source>The match is over</source>
   <translation>試合は終わっています</translation>
  </message>
  <message>
   <source>The turn's roll is still to be used</source>
   <translation>この手番の振り直しがまだ残っています</translation>
  </message>
  <message>
   <source>The {face} is locked in the Player Row, only the {low} and the {high} can be played</source>
   <translation>{face}は手持ちの内側なので使えません。出せるのは{low}と{high}だけです</translation>
  </message>
  <message>
   <source>There is no such cell</source>
   <translation>そのようなマスはありません</translation>
  </message>
  <message>
   <source>There is no such position</source>
   <translation>そのような位置はありません</translation>
  </message>
  <message>
   <source>There is no such staging zone</source>
   <translation>そのような待機所はありません</translation>
  </message>
  <message>
   <source>This turn's roll is used</source>
   <translation>この手番の振り直しは使いました</translation>
  </message>
  <message>
   <source>Until the Head has left the hub, lines go straight on from it</source>
   <translation>ヘッドがハブを出るまで、ラインはヘッドからまっすぐ進みます</translation>
  </message>
  <message>
   <source>Until the Head has left the zone, lines go straight on from it</source>
   <translation>ヘッドがゾーンを出るまで、ラインはヘッドからまっすぐ進みます</translation>
  </message>
  <message>
   <source>{nearest} is nearer than {cell}</source>
   <translation>{cell}より{nearest}のほうが近くにあります</translation>
  </message>
  <message>
   <source>{seat} has no staged die at the left end of row {row}</source>
   <translation>{seat}のダイスは{row}の列の左で待機していません</translation>
  </message>
  <message>
   <source>{seat} has no staged die at the right end of row {row}</source>
   <translation>{seat}のダイスは{row}の列の右で待機していません</translation>
  </message>
  <message>
   <source>{seat} must first choose where the captured Head goes</source>
   <translation>先に{seat}が、取られたヘッドの移り先を選ばなければなりません</translation>
  </message>
 </context>
 <context>
  <name>ReplayBar</name>
  <message>
   <source>Back to the game</source>
   <translation>ゲームに戻る</translation>
  </message>
  <message>
   <source>One move back</source>
   <translation>1手戻る</translation>
  </message>
  <message>
   <source>One move on</source>
   <translation>1手進む</translation>
  </message>
  <message>
   <source>Play from here</source>
   <translation>ここから遊ぶ</translation>
  </message>
  <message>
   <source>Position in the game</source>
   <translation>ゲーム内の位置</translation>
  </message>
  <message>
   <source>Review the game</source>
   <translation>ゲームを検討</translation>
  </message>
  <message>
   <source>To the beginning</source>
   <translation>最初へ</translation>
  </message>
  <message>
   <source>To the end</source>
   <translation>最後へ</translation>
  </message>
  <message>
   <source>{place} of {last}</source>
   <translation>{place}/{last}</translation>
  </message>
 </context>
 <context>
  <name>Result</name>
  <message numerus="yes">
   <source>%n turn(s)</source>
   <translation>
    <numerusform>%nターン</numerusform>
   </translation>
  </message>
  <message>
   <source>Best move, in turn {turn}, by {name}: {move}, +{gain}.</source>
   <translation>最高の一手（{turn}ターン目、{name}）：{move}、+{gain}。</translation>
  </message>
  <message>
   <source>{game}, {turns}. {how}</source>
   <comment>how: whole sentences on how it was won</comment>
   <translation>{game}、{turns}。{how}</translation>
  </message>
  <message>
   <source>{name} was in front from turn {turn} on.</source>
   <translation>{name}が{turn}ターン目からリードを守りました。</translation>
  </message>
 </context>
 <context>
  <name>ResultSheet</name>
  <message>
   <source>All share the win</source>
   <translation>全員が同点勝ち</translation>
  </message>
  <message>
   <source>Check the dice</source>
   <translation>ダイスを確かめる</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>もう一度遊ぶ</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>検討</translation>
  </message>
  <message>
   <source>Same dice, seats swapped</source>
   <translation>同じダイスで席替え</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>保存</translation>
  </message>
  <message>
   <source>Score</source>
   <translation>得点</translation>
  </message>
  <message>
   <source>You</source>
   <translation>あなた</translation>
  </message>
  <message>
   <source>You win</source>
   <translation>あなたの勝ち</translation>
  </message>
  <message numerus="yes">
   <source>{kind}, %n hint(s)</source>
   <comment>who played: Person, 3 hints</comment>
   <translation>
    <numerusform>{kind}、ヒント%n回</numerusform>
   </translation>
  </message>
  <message>
   <source>{names} and {last} share the win</source>
   <translation>{names}と{last}の同点勝ち</translation>
  </message>
  <message>
   <source>{name} wins</source>
   <translation>{name}の勝ち</translation>
  </message>
  <message>
   <source>{solid} from rows, {captured} from Power Dice</source>
   <translation>列{solid}、パワーダイス{captured}</translation>
  </message>
  <message>
   <source>{solid} on the board, {captured} captured</source>
   <translation>盤上{solid}、取ったチップ{captured}</translation>
  </message>
 </context>
 <context>
  <name>Review</name>
  <message>
   <source>A good choice, {points} points behind the best.</source>
   <translation>よい手です。最善との差は{points}ポイントです。</translation>
  </message>
  <message>
   <source>A lucky {face}: {points} points of chance.</source>
   <translation>幸運な{face}：勝率{points}ポイント。</translation>
  </message>
  <message>
   <source>An ordinary {face}: {points} points of chance.</source>
   <translation>平凡な{face}：勝率{points}ポイント。</translation>
  </message>
  <message>
   <source>An unlucky {face}: {points} points of chance.</source>
   <translation>不運な{face}：勝率{points}ポイント。</translation>
  </message>
  <message>
   <source>At the end</source>
   <translation>終局</translation>
  </message>
  <message>
   <source>Best find ({points}), turn {turn}, {name}: {move}</source>
   <translation>会心の一手（{points}）、{turn}ターン目、{name}：{move}</translation>
  </message>
  <message>
   <source>Best: {best}.</source>
   <translation>最善：{best}。</translation>
  </message>
  <message>
   <source>Costliest mistake ({points}), turn {turn}, {name}: {move}</source>
   <translation>最大のミス（{points}）、{turn}ターン目、{name}：{move}</translation>
  </message>
  <message>
   <source>Go back with the arrow keys, or to a mistake with N.</source>
   <translation>矢印キーで1手ずつ、Nキーでミスの場面に移動できます。</translation>
  </message>
  <message>
   <source>Luckiest roll: {name}, a {face} in turn {turn} ({points})</source>
   <translation>いちばん幸運な目：{name}、{turn}ターン目の{face}（{points}）</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>現在</translation>
  </message>
  <message>
   <source>The best choice.</source>
   <translation>最善の手です。</translation>
  </message>
  <message>
   <source>The end of the game</source>
   <translation>ゲーム終了</translation>
  </message>
  <message>
   <source>There was nothing else to choose.</source>
   <translation>ほかに選べる手はありませんでした。</translation>
  </message>
  <message>
   <source>Turn {turn}. {name} rolls {face}</source>
   <translation>{turn}ターン目、{name}が{face}を出す</translation>
  </message>
  <message>
   <source>Turn {turn}. {name}: {move}</source>
   <translation>{turn}ターン目、{name}：{move}</translation>
  </message>
  <message>
   <source>Unluckiest roll: {name}, a {face} in turn {turn} ({points})</source>
   <translation>いちばん不運な目：{name}、{turn}ターン目の{face}（{points}）</translation>
  </message>
  <message>
   <source>best</source>
   <translation>最善</translation>
  </message>
  <message>
   <source>best, played</source>
   <translation>最善、実戦</translation>
  </message>
  <message>
   <source>played</source>
   <translation>実戦</translation>
  </message>
  <message>
   <source>{mark}: {points} points of chance given away.</source>
   <translation>{mark}：勝率を{points}ポイント損しました。</translation>
  </message>
  <message>
   <source>{name} with a {face}: {move}</source>
   <translation>{name}（出目{face}）：{move}</translation>
  </message>
  <message>
   <source>{name}: {move}</source>
   <translation>{name}：{move}</translation>
  </message>
 </context>
 <context>
  <name>ReviewDesk</name>
  <message>
   <source>Choose on the board, as in a game. Nothing changes by it.</source>
   <translation>ゲームと同じように盤上で選んでください。ゲームには影響しません。</translation>
  </message>
  <message>
   <source>Find a better choice</source>
   <translation>もっとよい手を探す</translation>
  </message>
  <message>
   <source>Find the best choice</source>
   <translation>最善の手を探す</translation>
  </message>
  <message>
   <source>It gives away {points} points of chance. Try another one, or have the best shown.</source>
   <translation>勝率を{points}ポイント損します。別の手を試すか、最善の手を見てみましょう。</translation>
  </message>
  <message>
   <source>It leaves a chance to win of {chance}, as good as any. {why}</source>
   <translation>このあとの勝率は{chance}で、最善です。{why}</translation>
  </message>
  <message>
   <source>Looking ahead … The chances are {name}’s.</source>
   <translation>先を読んでいます… 勝率は{name}から見た値です。</translation>
  </message>
  <message>
   <source>Looking back</source>
   <translation>振り返り</translation>
  </message>
  <message>
   <source>Not quite: {move}</source>
   <translation>惜しい：{move}</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>現在</translation>
  </message>
  <message>
   <source>The end of the game</source>
   <translation>ゲーム終了</translation>
  </message>
  <message>
   <source>The figures come as soon as the game has been gone through.</source>
   <translation>ゲーム全体を調べ終わると、数値が表示されます。</translation>
  </message>
  <message>
   <source>The most ordinary dice, and the best answers to them. The chances are {name}’s.</source>
   <translation>ごく平均的な出目と、それに対する最善の応手です。勝率は{name}から見た値です。</translation>
  </message>
  <message>
   <source>The review could not be made just now.</source>
   <translation>今は検討できませんでした。</translation>
  </message>
  <message>
   <source>The review was stopped.</source>
   <translation>検討を中止しました。</translation>
  </message>
  <message>
   <source>Well found: {move}</source>
   <translation>正解：{move}</translation>
  </message>
  <message>
   <source>What if: {move}</source>
   <translation>もしも：{move}</translation>
  </message>
  <message>
   <source>best</source>
   <translation>最善</translation>
  </message>
  <message>
   <source>best, played</source>
   <translation>最善、実戦</translation>
  </message>
  <message>
   <source>good</source>
   <translation>好手</translation>
  </message>
  <message>
   <source>played</source>
   <translation>実戦</translation>
  </message>
  <message>
   <source>tried</source>
   <translation>試した手</translation>
  </message>
  <message>
   <source>{move}: one moment …</source>
   <translation>{move}：少しお待ちください…</translation>
  </message>
  <message>
   <source>{name}’s choices</source>
   <translation>{name}の選択肢</translation>
  </message>
 </context>
 <context>
  <name>ReviewPanel</name>
  <message>
   <source>Cancel</source>
   <translation>キャンセル</translation>
  </message>
  <message>
   <source>Chance to win</source>
   <translation>勝率</translation>
  </message>
  <message>
   <source>Close the review</source>
   <translation>検討を閉じる</translation>
  </message>
  <message>
   <source>Decisions</source>
   <translation>判断</translation>
  </message>
  <message>
   <source>Every decision of the game is being looked at.</source>
   <translation>ゲームのすべての判断を調べています。</translation>
  </message>
  <message>
   <source>Next mistake</source>
   <translation>次のミス</translation>
  </message>
  <message>
   <source>Part of the review</source>
   <translation>検討の表示切り替え</translation>
  </message>
  <message>
   <source>Players</source>
   <translation>プレイヤー</translation>
  </message>
  <message>
   <source>Previous mistake (Shift+N)</source>
   <translation>前のミス（Shift+N）</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>検討</translation>
  </message>
  <message>
   <source>Skill and luck</source>
   <translation>実力と運</translation>
  </message>
  <message>
   <source>This move</source>
   <translation>この手</translation>
  </message>
  <message>
   <source>Try once more</source>
   <translation>もう一度試す</translation>
  </message>
 </context>
 <context>
  <name>Rules</name>
  <message>
   <source>1 + 1 + 1 for the captured Power Die = 3, against 3.</source>
   <translation>1 + 1 + 獲得したパワーダイスの1 = 3、相手も3。</translation>
  </message>
  <message>
   <source>2 waiting + 1 + 1 = 4, against 4.</source>
   <translation>待機2 + 1 + 1 = 4、相手も4。</translation>
  </message>
  <message>
   <source>A 3: from f9, an own chip, to the empty cell h9.</source>
   <translation>目は3：自分のチップがあるf9から、空きマスh9まで。</translation>
  </message>
  <message>
   <source>A Strike</source>
   <translation>ストライク</translation>
  </message>
  <message>
   <source>A boundary die may always wait at either end of its row, also when you would be strong enough to go in. In a later turn it can advance: onto a free place, or pushing in from its own side when the row is full.</source>
   <translation>端のダイスは、列に入れる強さがあっても、いつでもその列のどちらかの端で待機できます。あとの手番で前進できます。空いているマスに入るか、列が満杯なら待っている側から押し込みます。</translation>
  </message>
  <message>
   <source>A captured Power Die</source>
   <translation>獲得したパワーダイス</translation>
  </message>
  <message>
   <source>A die that falls</source>
   <translation>落ちたダイス</translation>
  </message>
  <message>
   <source>A first line may not run over another player’s chip. As all four directions lead apart, it never comes to that.</source>
   <translation>最初のラインは、ほかのプレイヤーのチップの上を通れません。4つの方向は互いに離れていくので、実際にそうなることはありません。</translation>
  </message>
  <message>
   <source>A game conceived and designed by Ronald Van Hook.</source>
   <translation>考案・デザイン：Ronald Van Hook。</translation>
  </message>
  <message>
   <source>A line may run over another player’s Head. It counts as one captured chip like any other, and it must then move on.</source>
   <translation>ラインは、ほかのプレイヤーのヘッドの上も通れます。ほかのチップと同じく1枚として数え、取られたヘッドは移らなければなりません。</translation>
  </message>
  <message>
   <source>A line may start above, below, left or right of your Head, and run from there in any direction but back over the Head: four starts with three directions each. With a 1 there are no directions, so at most four lines.</source>
   <translation>ラインは、ヘッドの上下左右のどこかから始まり、そこからヘッドの上を逆戻りする以外の方向へ進みます。4つの始点に3方向ずつです。目が1なら方向の違いがないので、最大4通りです。</translation>
  </message>
  <message>
   <source>A row has five places: far left, inner left, centre, inner right and far right.</source>
   <translation>1つの列には左端、左内、中央、右内、右端の5マスがあります。</translation>
  </message>
  <message>
   <source>A single die with six faces says how long each line is.</source>
   <translation>1個の6面ダイスが、ラインの長さを決めます。</translation>
  </message>
  <message>
   <source>A turn</source>
   <translation>手番</translation>
  </message>
  <message>
   <source>As long as you can place, push or advance, or have not used your roll, you must do something: roll, place, push, advance or stage. Staging a weak die is a right, never a duty.</source>
   <translation>置く、押し込む、前進することができるか、まだ振り直しを使っていないなら、何かをしなければなりません：振り直す、置く、押し込む、前進する、待機する。強さの足りないダイスの待機は権利で、義務ではありません。</translation>
  </message>
  <message>
   <source>At once, to its owner’s nearest chip that is left, counted in steps across and up or down. If several are equally near, the owner of the Head chooses among them. If several Heads were taken with one line, their owners follow clockwise. Whoever has no chip left is out at once.</source>
   <translation>ヘッドはすぐに、残っている自分のチップのうち最寄りのものに移ります。近さは縦横の歩数で数えます。同じ近さのチップがいくつかあれば、ヘッドの持ち主が選びます。1本のラインで複数のヘッドが取られたときは、持ち主が時計回りの順に移ります。チップが1枚も残っていない人は、すぐに脱落します。</translation>
  </message>
  <message>
   <source>At the end of the line stands the Head.</source>
   <translation>ラインの終点にヘッドが立ちます。</translation>
  </message>
  <message>
   <source>At the start each Power Die lies in the centre of its row.</source>
   <translation>初めは、どの列も中央にパワーダイスがあります。</translation>
  </message>
  <message>
   <source>Balanced rows</source>
   <translation>左右均等に</translation>
  </message>
  <message>
   <source>Beside both ends of each row there is room where dice can wait, of several players and as many as like.</source>
   <translation>どの列も、両端の外側にダイスが待機できる場所があります。何人のダイスでも、何個でも待機できます。</translation>
  </message>
  <message>
   <source>Blue has 2 and needs 3.</source>
   <translation>青は強さ2、必要3。</translation>
  </message>
  <message>
   <source>Blue is out.</source>
   <translation>青は脱落しました。</translation>
  </message>
  <message>
   <source>Blue rolled a 4.</source>
   <translation>青の出目は4。</translation>
  </message>
  <message>
   <source>Blue rolled a 5, and every end is taken.</source>
   <translation>青の目は5、どの終点も埋まっています。</translation>
  </message>
  <message>
   <source>Blue stands on f7, inside the zone, and must go straight on.</source>
   <translation>青はゾーンの中のf7にいるので、まっすぐ進みます。</translation>
  </message>
  <message>
   <source>Blue’s Head on i8 is taken: f8 and h10 are equally near.</source>
   <translation>i8の青のヘッドが取られました：f8とh10が同じ近さです。</translation>
  </message>
  <message>
   <source>Board and pieces</source>
   <translation>盤と駒</translation>
  </message>
  <message>
   <source>Capturing it</source>
   <translation>獲得する</translation>
  </message>
  <message>
   <source>Chips</source>
   <translation>チップ</translation>
  </message>
  <message>
   <source>Collapse</source>
   <translation>倒れる</translation>
  </message>
  <message>
   <source>Collapsed dice keep their number and return to their owner’s Player Row one by one, one each turn. No Strike.</source>
   <translation>倒れたダイスは、目はそのままで、1ターンに1個ずつ持ち主の手持ちに戻ります。ストライクはつきません。</translation>
  </message>
  <message>
   <source>Counting</source>
   <translation>得点計算</translation>
  </message>
  <message>
   <source>Dice and places</source>
   <translation>ダイスと位置</translation>
  </message>
  <message>
   <source>Each captured Power Die adds its number. The highest total wins; equal highest totals share. In a match of several rounds the totals are added up, and the next seat clockwise begins each further round.</source>
   <translation>獲得したパワーダイスは、目の数が得点に加わります。合計がいちばん高い人の勝ちです。同点なら同点勝ちです。何ラウンドかの試合では得点を合計し、先手は1ラウンドごとに時計回りに移ります。</translation>
  </message>
  <message>
   <source>Each player has one cell of the hub and a direction straight away from it: blue up, red right, gold down, plum left. Until your Head has once stood outside the zone, every line of yours goes on in that direction, from the cell next to your Head. A game can also be set so that leaving the hub is enough. A Head that is thrown outside counts as having left.</source>
   <translation>各プレイヤーはハブに1マスを持ち、そこからまっすぐ離れる方向が決まっています。青は上、赤は右、金は下、紫は左です。ヘッドが一度ゾーンの外に立つまで、ラインは必ずヘッドの隣のマスからその方向へ進みます。ハブを出るだけでよい設定もあります。取られてゾーンの外に移ったヘッドも、出たものとして扱います。</translation>
  </message>
  <message>
   <source>Empty cells on the line become yours. So do the chips of others: each is turned into your colour and is one point for you for the rest of the game. Your own chips stay as they are.</source>
   <translation>ライン上の空きマスは自分のものになります。相手のチップも同じです。どれも自分の色に変わり、1枚につき1点。この得点は最後までなくなりません。自分のチップはそのままです。</translation>
  </message>
  <message>
   <source>Empty places</source>
   <translation>空いた席</translation>
  </message>
  <message>
   <source>Every player has chips of one colour. A chip marks a cell as theirs.</source>
   <translation>プレイヤーはそれぞれ1色のチップを持ちます。チップのあるマスは、その人の陣地です。</translation>
  </message>
  <message>
   <source>Everybody rolls once. The highest roll begins, and the turn goes round clockwise. Those who share the highest roll again, until one is higher.</source>
   <translation>全員が1回ずつ振ります。いちばん大きい目の人が先手で、手番は時計回りに移ります。同点の人どうしは、差がつくまで振り直します。</translation>
  </message>
  <message>
   <source>Filling a row</source>
   <translation>列の埋まり方</translation>
  </message>
  <message>
   <source>Five of a row</source>
   <translation>同じ列に5個</translation>
  </message>
  <message>
   <source>Five places</source>
   <translation>5つのマス</translation>
  </message>
  <message>
   <source>Four gold chips are taken.</source>
   <translation>金のチップを4枚取りました。</translation>
  </message>
  <message>
   <source>Four of a row</source>
   <translation>同じ列に4個</translation>
  </message>
  <message>
   <source>Four players have eight dice each, all of one colour. At the start of a round everybody’s dice are rolled and lie in their Player Row, from the lowest to the highest, for all to see. Only the two dice at the ends can be used: the boundary dice.</source>
   <translation>4人のプレイヤーが、それぞれ同じ色のダイスを8個持ちます。ラウンドの初めに全員がダイスを振り、小さい順に並べて手持ちにします。手持ちは全員に見えます。使えるのは両端の2個、「端のダイス」だけです。</translation>
  </message>
  <message>
   <source>Gathering Strength</source>
   <translation>強さをためる</translation>
  </message>
  <message>
   <source>Going on alone</source>
   <translation>1人で続ける</translation>
  </message>
  <message>
   <source>If any line can be laid with your roll, you must lay one, even if there is only one and you do not like it.</source>
   <translation>出た目で引けるラインがあれば、必ず引かなければなりません。1本しかなく、気に入らなくても同じです。</translation>
  </message>
  <message>
   <source>If no line of your roll can be laid, your turn passes.</source>
   <translation>出た目で引けるラインがなければ、手番はパスになります。</translation>
  </message>
  <message>
   <source>If nothing of that is left, you may pass, or take a waiting die back into your Player Row. Both cost a Strike.</source>
   <translation>どれもできないときは、パスをするか、待機中のダイスを手持ちに戻せます。どちらもストライクが1つつきます。</translation>
  </message>
  <message>
   <source>In every later turn you roll the die and lay one line, as long as the roll says.</source>
   <translation>その後の手番では、毎回ダイスを振り、出た目の長さのラインを1本引きます。</translation>
  </message>
  <message>
   <source>Inner places first</source>
   <translation>内側が先</translation>
  </message>
  <message>
   <source>Inside a row a Power Die is out of reach. It has to be moved to an end, push by push.</source>
   <translation>列の内側にあるパワーダイスには手が届きません。1回ずつ押して、端まで動かす必要があります。</translation>
  </message>
  <message>
   <source>It counts one for its captor on that row until the end of the round, in attack and in defence.</source>
   <translation>獲得した人は、ラウンドの終わりまで、攻めでも守りでも、その列での強さに1を足します。</translation>
  </message>
  <message>
   <source>It lies before its captor, makes them stronger on that row, and counts its number at the end of the round.</source>
   <translation>獲得した人の前に置かれ、その列での強さを増やします。ラウンドの終わりには、目の数が得点になります。</translation>
  </message>
  <message>
   <source>It starts on a cell right beside your Head, runs straight for exactly as many cells as you rolled, stays on the board and ends on an empty cell. What lies on its other cells does not matter. Your Head goes to its end, and all its cells are yours.</source>
   <translation>ヘッドのすぐ隣のマスから始まり、出た目と同じ数のマスをまっすぐ進み、盤の中に収まり、空きマスで終わること。途中のマスに何があってもかまいません。ヘッドは終点に移り、通ったマスはすべて自分のものになります。</translation>
  </message>
  <message>
   <source>Launch</source>
   <translation>発進</translation>
  </message>
  <message>
   <source>Laying lines</source>
   <translation>ラインを引く</translation>
  </message>
  <message>
   <source>Moving a Power Die</source>
   <translation>パワーダイスを動かす</translation>
  </message>
  <message>
   <source>No first line touches another</source>
   <translation>最初のラインは交わらない</translation>
  </message>
  <message>
   <source>Nobody can push until all five places of a row are taken. From then on nobody can be placed there, only pushed in.</source>
   <translation>列の5マスがすべて埋まるまで、押し込むことはできません。埋まったあとは、置くことはできず、押し込むだけになります。</translation>
  </message>
  <message>
   <source>Once a turn, before you act, you may roll your lowest or your highest die. It is sorted back into your row with its new number, and then you act. A wanted number comes with 1 in 6; in several rolls with 1 − (5/6) to the power of their number.</source>
   <translation>1ターンに1回、行動の前に最小か最大のダイスを振り直せます。新しい目に応じて手持ちに並べ直し、それから行動します。狙った目が出る確率は6分の1です。何回か振るときは、1から5/6の回数乗を引いた値になります。</translation>
  </message>
  <message>
   <source>One die</source>
   <translation>1個のダイス</translation>
  </message>
  <message>
   <source>One piece of each player is the Head of the Line, the one with the crown. It stands at the end of the player’s latest line.</source>
   <translation>王冠のついた駒が、各プレイヤーのヘッド（Head of the Line）です。その人が最後に引いたラインの終点に立ちます。</translation>
  </message>
  <message>
   <source>Only full rows</source>
   <translation>満杯の列だけ</translation>
  </message>
  <message>
   <source>Own as many cells as you can, take your rivals’ chips, and leave them no room.</source>
   <translation>できるだけ多くのマスを陣地にし、相手のチップを取り、相手の行き場をなくしましょう。</translation>
  </message>
  <message>
   <source>Passing</source>
   <translation>パス</translation>
  </message>
  <message>
   <source>Placing, pushing or advancing clears your Strikes. With three in a row you are out of the round. Your dice stay: they score and hold their rows. Staging avoids a Strike.</source>
   <translation>置く、押し込む、前進すると、ストライクは消えます。続けて3つつくと、そのラウンドは脱落です。ダイスはそのまま残り、得点になり、列を守ります。待機すれば、ストライクはつきません。</translation>
  </message>
  <message>
   <source>Plum is not playing: f6 is free to be taken.</source>
   <translation>紫はいません：f6は誰でも取れます。</translation>
  </message>
  <message>
   <source>Points</source>
   <translation>得点</translation>
  </message>
  <message>
   <source>Power Dice</source>
   <translation>パワーダイス</translation>
  </message>
  <message>
   <source>Pushing</source>
   <translation>押し込む</translation>
  </message>
  <message>
   <source>Roll the die, then lay a line of that length. If none can be laid, your turn passes. Then the next player clockwise rolls.</source>
   <translation>ダイスを振り、その長さのラインを引きます。引けるラインがなければパスです。次は時計回りに隣のプレイヤーが振ります。</translation>
  </message>
  <message>
   <source>Rolling an end die</source>
   <translation>端のダイスを振り直す</translation>
  </message>
  <message>
   <source>See also</source>
   <translation>関連項目</translation>
  </message>
  <message>
   <source>Several dice may wait. Each adds one to your Strength, until you can go in.</source>
   <translation>ダイスはいくつでも待機できます。1個ごとに強さが1増え、やがて列に入れるようになります。</translation>
  </message>
  <message>
   <source>Six rows, one for each number. A die can only lie on the row of its own number.</source>
   <translation>1から6まで、数ごとに1本ずつ列があります。ダイスは自分の目と同じ数の列にだけ置けます。</translation>
  </message>
  <message>
   <source>Six white dice belong to nobody. They are called Power Dice.</source>
   <translation>6個の白いダイスは誰のものでもありません。これがパワーダイスです。</translation>
  </message>
  <message>
   <source>Staging</source>
   <translation>待機</translation>
  </message>
  <message>
   <source>Staging and collapse</source>
   <translation>待機と、倒れたダイス</translation>
  </message>
  <message>
   <source>Staging counts as your turn. It costs no Strike, and it clears none.</source>
   <translation>待機すると手番を使います。ストライクはつきませんが、消えもしません。</translation>
  </message>
  <message>
   <source>Staging is a move</source>
   <translation>待機も1手</translation>
  </message>
  <message>
   <source>Staging zones</source>
   <translation>待機所</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>始まり</translation>
  </message>
  <message>
   <source>Straight out of the zone</source>
   <translation>ゾーンの外へまっすぐ</translation>
  </message>
  <message>
   <source>Strength</source>
   <translation>強さ</translation>
  </message>
  <message>
   <source>Strikes and the Solo Grind</source>
   <translation>ストライクとソロタイム</translation>
  </message>
  <message>
   <source>Strong enough</source>
   <translation>必要な強さ</translation>
  </message>
  <message>
   <source>Taking a Head</source>
   <translation>ヘッドを取る</translation>
  </message>
  <message>
   <source>Taking them back</source>
   <translation>手持ちに戻す</translation>
  </message>
  <message>
   <source>That takes the turn</source>
   <translation>戻すだけの手番</translation>
  </message>
  <message>
   <source>The Head</source>
   <translation>ヘッド</translation>
  </message>
  <message>
   <source>The Lawn</source>
   <translation>芝生</translation>
  </message>
  <message>
   <source>The Power Die on the row</source>
   <translation>列にあるパワーダイス</translation>
  </message>
  <message>
   <source>The Solo Grind begins</source>
   <translation>ソロタイムの始まり</translation>
  </message>
  <message>
   <source>The aim</source>
   <translation>目的</translation>
  </message>
  <message>
   <source>The board</source>
   <translation>盤</translation>
  </message>
  <message>
   <source>The board has 12 by 12 cells, columns a to l and rows 1 to 12. The square of 4 by 4 cells in its middle is the zone, and the 2 by 2 cells inside it are the hub.</source>
   <translation>盤は12×12マスで、列はa〜l、段は1〜12です。中央の4×4マスがゾーン、その中の2×2マスがハブです。</translation>
  </message>
  <message>
   <source>The conveyor</source>
   <translation>ベルトコンベア</translation>
  </message>
  <message>
   <source>The end</source>
   <translation>終局</translation>
  </message>
  <message>
   <source>The fifth counts four times: five 5s are 45 points.</source>
   <translation>5個目は4倍です。5が5個なら45点です。</translation>
  </message>
  <message>
   <source>The first and second die go beside the Power Die.</source>
   <translation>1個目と2個目のダイスは、パワーダイスの隣に置きます。</translation>
  </message>
  <message>
   <source>The first line</source>
   <translation>最初のライン</translation>
  </message>
  <message>
   <source>The fourth counts double: four 5s are 25 points.</source>
   <translation>4個目は2倍です。5が4個なら25点です。</translation>
  </message>
  <message>
   <source>The highest opening roll begins; those who share it roll again. In your turn you may roll one boundary die, and then you do one thing: place, push, stage, advance or take back a die. Whoever has no die left to play rests, until one is pushed back to them.</source>
   <translation>最初のロールでいちばん大きい目を出した人が先手です。同点の人どうしは振り直します。手番では、端のダイスを1個振り直してもかまいません。そのあと、置く、押し込む、待機する、前進する、戻す、のどれか1つを行います。出せるダイスがなくなった人は、押し出されたダイスが戻ってくるまで休みます。</translation>
  </message>
  <message>
   <source>The others go on</source>
   <translation>残りの人は続ける</translation>
  </message>
  <message>
   <source>The others play on until all are out, or until nobody who is still in could lay a line with any roll.</source>
   <translation>残りの人は、全員が脱落するか、残った人の誰がどの目を出してもラインを引けなくなるまで続けます。</translation>
  </message>
  <message>
   <source>The push that makes it fall from the end captures it.</source>
   <translation>パワーダイスを端から落とした人が、それを獲得します。</translation>
  </message>
  <message>
   <source>The third and fourth die go far left and far right. Then the row is full.</source>
   <translation>3個目と4個目は左端と右端に置きます。これで列は満杯です。</translation>
  </message>
  <message>
   <source>Then the outer ones</source>
   <translation>次に外側</translation>
  </message>
  <message>
   <source>There are no Strikes. Collapsed dice come back first. If a die can be placed, pushed or advanced, one must be; otherwise a boundary die is rolled, as often as it takes. The round ends when all is placed, or when nothing of theirs could ever enter a row that is not all theirs. A round also ends after 160 turns in a row in which nothing was filled, captured or lost.</source>
   <translation>ストライクはつきません。倒れたダイスを先に戻します。置く、押し込む、前進することができれば、しなければなりません。できなければ、端のダイスを何度でも振り直します。すべて置いたとき、または、すべて自分のダイスで埋まった列以外にもう何も入れられなくなったとき、ラウンドは終わりです。マスが埋まることも、獲得も脱落もないまま160ターン続いたときも、ラウンドは終わります。</translation>
  </message>
  <message>
   <source>Three Strikes</source>
   <translation>3つのストライク</translation>
  </message>
  <message>
   <source>Three of a row</source>
   <translation>同じ列に3個</translation>
  </message>
  <message>
   <source>Three passes</source>
   <translation>3回のパス</translation>
  </message>
  <message>
   <source>Three passes in a row put you out: no more turns. Your chips stay on the board, they count, and they can still be taken. Your Head becomes an ordinary chip. Laying a line makes earlier passes forgotten.</source>
   <translation>3回続けてパスすると脱落し、手番はもう来ません。チップは盤に残り、得点になりますが、取られることもあります。ヘッドは普通のチップになります。ラインを引けば、それまでのパスは数え直しになります。</translation>
  </message>
  <message>
   <source>Three score their full number each: three 5s are 15 points.</source>
   <translation>3個なら、それぞれ目の数が得点です。5が3個なら15点です。</translation>
  </message>
  <message>
   <source>To place, push or advance on a row, your Strength there must be at least that of the strongest single other player. Equal is enough. Players who are out still hold their rows. Staging needs no Strength.</source>
   <translation>列に置く、押し込む、前進するには、その列での強さが、ほかのプレイヤーのうちいちばん強い1人以上でなければなりません。同じなら足ります。脱落した人も列を守り続けます。待機に強さは要りません。</translation>
  </message>
  <message>
   <source>Turn by turn</source>
   <translation>手番ごとに</translation>
  </message>
  <message>
   <source>Two dice of yours on a row score half their number each: two 5s are 5 points. A single die scores nothing.</source>
   <translation>同じ列に自分のダイスが2個あると、それぞれ目の半分が得点です。5が2個なら5点です。1個だけでは得点になりません。</translation>
  </message>
  <message>
   <source>Two of a row</source>
   <translation>同じ列に2個</translation>
  </message>
  <message>
   <source>Two to four players</source>
   <translation>2〜4人</translation>
  </message>
  <message>
   <source>Two, three or four people play. Two sit across from each other unless they choose other places, three leave one place empty.</source>
   <translation>2人、3人、4人で遊べます。2人なら、ほかの席を選ばないかぎり向かい合わせに座り、3人なら1席を空けます。</translation>
  </message>
  <message>
   <source>Until a row is full it fills evenly on both sides of the centre.</source>
   <translation>列は、満杯になるまで中央の両側に均等に埋まります。</translation>
  </message>
  <message>
   <source>Up to twelve ways</source>
   <translation>最大12通り</translation>
  </message>
  <message>
   <source>What a captured one is worth</source>
   <translation>獲得の効果</translation>
  </message>
  <message>
   <source>What a line needs</source>
   <translation>ラインの条件</translation>
  </message>
  <message>
   <source>What you cross</source>
   <translation>通り道にあるもの</translation>
  </message>
  <message>
   <source>What your Strength is</source>
   <translation>強さの数え方</translation>
  </message>
  <message>
   <source>When nobody can move any more, everybody counts the cells they own and adds the chips they have captured. The highest score wins. Equal highest scores share the win.</source>
   <translation>もう誰も動けなくなったら、各自が自分のマスの数に、取ったチップの数を足します。いちばん高い得点の人の勝ちです。同点なら同点勝ちです。</translation>
  </message>
  <message>
   <source>When nothing fits</source>
   <translation>引けるラインがないとき</translation>
  </message>
  <message>
   <source>When only one player can still act, because all others have placed all their dice or are out, that player goes on alone.</source>
   <translation>ほかの全員がすべてのダイスを置いたか脱落し、行動できる人が1人だけになったら、その人が1人で続けます。</translation>
  </message>
  <message>
   <source>When somebody places, pushes or advances onto a row, all dice that others have waiting there, on both sides, collapse. The mover’s own stay.</source>
   <translation>誰かが列に置く、押し込む、前進すると、その列の両側で待機しているほかの人のダイスはすべて倒れます。手番の人のダイスはそのままです。</translation>
  </message>
  <message>
   <source>Where a taken Head goes</source>
   <translation>取られたヘッドの行き先</translation>
  </message>
  <message>
   <source>Where the Head stands</source>
   <translation>ヘッドの位置</translation>
  </message>
  <message>
   <source>Where the Power Dice begin</source>
   <translation>パワーダイスの最初の位置</translation>
  </message>
  <message>
   <source>While it lies on the row, it counts one for whoever is moving, and for nobody who defends.</source>
   <translation>列にある間は、手番の人の強さに1を足します。守る人の分にはなりません。</translation>
  </message>
  <message>
   <source>While you have collapsed dice, taking one back is all you can do: no roll, no placing.</source>
   <translation>倒れたダイスがある間は、戻すことしかできません。振り直しも、置くこともできません。</translation>
  </message>
  <message>
   <source>Who begins</source>
   <translation>先手</translation>
  </message>
  <message>
   <source>Whoever pushes rolls the fallen die. It goes back to its owner’s Player Row with the new number, also when the owner is out. Somebody who had placed all takes turns again, but not in the Solo Grind.</source>
   <translation>落ちたダイスは、押し込んだ人が振ります。新しい目で、持ち主の手持ちに戻ります。持ち主が脱落していても同じです。すべて置いた人は、また手番が回ってきます。ただし、ソロタイムでは戻れません。</translation>
  </message>
  <message>
   <source>With a 6, only one line fits.</source>
   <translation>目は6、引けるラインは1本だけ。</translation>
  </message>
  <message>
   <source>With fewer than four players, some places in the hub stay empty. Nobody owns those cells at the start, and everybody may take them.</source>
   <translation>4人未満なら、ハブのいくつかの席が空きます。そのマスは初め誰のものでもなく、誰でも取れます。</translation>
  </message>
  <message>
   <source>You must</source>
   <translation>引く義務</translation>
  </message>
  <message>
   <source>You must act</source>
   <translation>行動する義務</translation>
  </message>
  <message>
   <source>Your dice</source>
   <translation>自分のダイス</translation>
  </message>
  <message>
   <source>Your dice on the row, those that wait beside it included, and one for the die you are playing, and one for the Power Die. A die that advances is one of those that wait and is not counted twice. For the others you count only with your dice on the five places, and one if you have captured the Power Die.</source>
   <translation>その列の自分のダイス（横で待機中のものも含む）に、これから出すダイスの分を1、パワーダイスの分を1足します。前進するダイスは待機中の数に入っているので、二重には数えません。守る側は、5マスにある自分のダイスだけを数え、パワーダイスを獲得していれば1を足します。</translation>
  </message>
  <message>
   <source>Your die comes in at one end, all five move along by one, and what lies at the other end falls off. That may be a die of your own.</source>
   <translation>自分のダイスを一方の端から入れると、5個すべてが1マスずつ動き、反対の端にあったものが落ちます。それが自分のダイスのこともあります。</translation>
  </message>
  <message>
   <source>Your first line starts on your own hub cell and runs in your direction. It is as long as your roll says, the hub cell included.</source>
   <translation>最初のラインはハブの自分のマスから始まり、自分の方向へ進みます。長さは出た目のとおりで、ハブのマスも数えます。</translation>
  </message>
  <message>
   <source>{game}: the rules</source>
   <translation>{game}のルール</translation>
  </message>
 </context>
 <context>
  <name>RulesPage</name>
  <message>
   <source>A diagram of the rule “{title}”</source>
   <translation>ルール「{title}」の図</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>戻る</translation>
  </message>
  <message>
   <source>Game</source>
   <translation>ゲーム</translation>
  </message>
  <message>
   <source>Learn by playing</source>
   <translation>遊んで学ぶ</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>次へ</translation>
  </message>
  <message>
   <source>No rule has these words.</source>
   <translation>この言葉を含むルールはありません。</translation>
  </message>
  <message>
   <source>Previous</source>
   <translation>前へ</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>ルール</translation>
  </message>
  <message>
   <source>Save or print…</source>
   <translation>保存・印刷…</translation>
  </message>
  <message>
   <source>Search the rules</source>
   <translation>ルールを検索</translation>
  </message>
  <message>
   <source>See also</source>
   <translation>関連項目</translation>
  </message>
  <message>
   <source>Text of the rule</source>
   <translation>ルールの本文</translation>
  </message>
 </context>
 <context>
  <name>Seat</name>
  <message>
   <source>B</source>
   <comment>one letter for the colour blue</comment>
   <translation>青</translation>
  </message>
  <message>
   <source>Blue</source>
   <translation>青</translation>
  </message>
  <message>
   <source>G</source>
   <comment>one letter for the colour gold</comment>
   <translation>金</translation>
  </message>
  <message>
   <source>Gold</source>
   <translation>金</translation>
  </message>
  <message>
   <source>P</source>
   <comment>one letter for the colour plum</comment>
   <translation>紫</translation>
  </message>
  <message>
   <source>Plum</source>
   <translation>紫</translation>
  </message>
  <message>
   <source>R</source>
   <comment>one letter for the colour red</comment>
   <translation>赤</translation>
  </message>
  <message>
   <source>Red</source>
   <translation>赤</translation>
  </message>
  <message>
   <source>diamond</source>
   <translation>ひし形</translation>
  </message>
  <message>
   <source>dot</source>
   <translation>ドット</translation>
  </message>
  <message>
   <source>ring</source>
   <translation>リング</translation>
  </message>
  <message>
   <source>split square</source>
   <translation>二分割の四角</translation>
  </message>
  <message>
   <source>triangle</source>
   <translation>三角</translation>
  </message>
 </context>
 <context>
  <name>SeatRow</name>
  <message>
   <source>AI</source>
   <translation>AI</translation>
  </message>
  <message>
   <source>Empty seat</source>
   <translation>空席</translation>
  </message>
  <message>
   <source>Level of {seat}</source>
   <translation>{seat}のレベル</translation>
  </message>
  <message>
   <source>Name of {seat}</source>
   <translation>{seat}の名前</translation>
  </message>
  <message>
   <source>Nobody</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>Person</source>
   <translation>人間</translation>
  </message>
  <message>
   <source>Somebody at this screen</source>
   <translation>この画面の前で遊ぶ人</translation>
  </message>
  <message>
   <source>The program</source>
   <translation>プログラム</translation>
  </message>
  <message>
   <source>The seat stays empty</source>
   <translation>この席は空席になります</translation>
  </message>
  <message>
   <source>Who plays {seat}</source>
   <translation>{seat}を誰が担当するか</translation>
  </message>
 </context>
 <context>
  <name>Setup</name>
  <message>
   <source>A Head runs straight until it leaves the middle 16 cells.</source>
   <translation>ヘッドは中央の16マスを出るまで直進します。</translation>
  </message>
  <message>
   <source>A Head runs straight until it leaves the middle 4 cells.</source>
   <translation>ヘッドは中央の4マスを出るまで直進します。</translation>
  </message>
  <message>
   <source>A die may only enter the row of its own number.</source>
   <translation>ダイスは、自分の目と同じ数の列にだけ入れます。</translation>
  </message>
  <message>
   <source>All rounds are added up. Each is begun by the next player.</source>
   <translation>得点は全ラウンドの合計。先手は1ラウンドごとに交替します。</translation>
  </message>
  <message>
   <source>Eight dice each, and six white Power Dice in the middle</source>
   <translation>ダイス各8個と白いパワーダイス6個</translation>
  </message>
  <message>
   <source>Every seat starts in the hub and leaves along its lane</source>
   <translation>ハブから自分のレーンへ発進</translation>
  </message>
  <message>
   <source>First lines run straight</source>
   <translation>最初は直進</translation>
  </message>
  <message>
   <source>Jonas</source>
   <comment>a player’s first name</comment>
   <translation>ヨナス</translation>
  </message>
  <message>
   <source>Mira</source>
   <comment>a player’s first name</comment>
   <translation>ミラ</translation>
  </message>
  <message>
   <source>Player {number}</source>
   <translation>プレイヤー{number}</translation>
  </message>
  <message>
   <source>Robin</source>
   <comment>a player’s first name</comment>
   <translation>ロビン</translation>
  </message>
  <message>
   <source>Rounds</source>
   <translation>ラウンド数</translation>
  </message>
  <message>
   <source>The framed square in the middle is the zone. Past it, your Head may turn.</source>
   <translation>中央の枠で囲まれた四角がゾーンです。そこを過ぎるとヘッドは曲がれます。</translation>
  </message>
  <message>
   <source>The small square in the middle is the hub. Past it, your Head may turn.</source>
   <translation>中央の小さな四角がハブです。そこを過ぎるとヘッドは曲がれます。</translation>
  </message>
  <message>
   <source>Tove</source>
   <comment>a player’s first name</comment>
   <translation>トーヴェ</translation>
  </message>
  <message>
   <source>Until off the hub</source>
   <translation>ハブを出るまで</translation>
  </message>
  <message>
   <source>Until off the zone</source>
   <translation>ゾーンを出るまで</translation>
  </message>
  <message>
   <source>lower left</source>
   <translation>左下</translation>
  </message>
  <message>
   <source>lower right</source>
   <translation>右下</translation>
  </message>
  <message>
   <source>north-east, right</source>
   <translation>北東、右へ</translation>
  </message>
  <message>
   <source>north-west, up</source>
   <translation>北西、上へ</translation>
  </message>
  <message>
   <source>south-east, down</source>
   <translation>南東、下へ</translation>
  </message>
  <message>
   <source>south-west, left</source>
   <translation>南西、左へ</translation>
  </message>
  <message>
   <source>upper left</source>
   <translation>左上</translation>
  </message>
  <message>
   <source>upper right</source>
   <translation>右上</translation>
  </message>
 </context>
 <context>
  <name>SetupPage</name>
  <message>
   <source>A game needs at least two players. Give another seat to a person or an AI.</source>
   <translation>ゲームには2人以上が必要です。ほかの席にも人間かAIを入れてください。</translation>
  </message>
  <message>
   <source>A move can be taken back until the next die has fallen.</source>
   <translation>次のダイスが振られるまで、手を戻せます。</translation>
  </message>
  <message>
   <source>A move once made stays.</source>
   <translation>一度選んだ手は戻せません。</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>戻る</translation>
  </message>
  <message>
   <source>Dice</source>
   <translation>ダイス</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>Everybody plays without help.</source>
   <translation>全員、手助けなしで遊びます。</translation>
  </message>
  <message>
   <source>Fair dice</source>
   <translation>公正なダイス</translation>
  </message>
  <message>
   <source>Free</source>
   <translation>無制限</translation>
  </message>
  <message>
   <source>Hints</source>
   <translation>ヒント</translation>
  </message>
  <message>
   <source>House rules</source>
   <translation>ハウスルール</translation>
  </message>
  <message>
   <source>New game of {game}</source>
   <translation>{game}の新しいゲーム</translation>
  </message>
  <message>
   <source>No limit</source>
   <translation>無制限</translation>
  </message>
  <message>
   <source>None</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>Press H for the best choices, as often as you like.</source>
   <translation>Hキーで、最善の手を何度でも見られます。</translation>
  </message>
  <message>
   <source>Real dice</source>
   <translation>本物のダイス</translation>
  </message>
  <message>
   <source>Seats</source>
   <translation>席</translation>
  </message>
  <message>
   <source>Start game</source>
   <translation>ゲーム開始</translation>
  </message>
  <message>
   <source>Take back as far as you like. The dice stay the same.</source>
   <translation>好きなだけ手を戻せます。ダイスの目は変わりません。</translation>
  </message>
  <message>
   <source>The program rolls. You can check it after the game.</source>
   <translation>プログラムが振ります。ゲームのあとで検証できます。</translation>
  </message>
  <message>
   <source>To the last roll</source>
   <translation>次のロールまで</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>待った</translation>
  </message>
  <message numerus="yes">
   <source>With H, each player may see the best choices %n time(s).</source>
   <translation>
    <numerusform>Hキーで、1人%n回まで最善の手を見られます。</numerusform>
   </translation>
  </message>
  <message>
   <source>You roll dice on your table and press 1 to 6.</source>
   <translation>手元でダイスを振り、出た目を1〜6のキーで入力します。</translation>
  </message>
 </context>
 <context>
  <name>ShortcutsSheet</name>
  <message>
   <source>Choose it</source>
   <translation>選択を決定</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>閉じる</translation>
  </message>
  <message>
   <source>Get Off My Lawn: pick up the die of that number</source>
   <translation>Get Off My Lawn：その目のダイスを手に取る</translation>
  </message>
  <message>
   <source>Get Off My Lawn: roll the highest die</source>
   <translation>Get Off My Lawn：最大のダイスを振り直す</translation>
  </message>
  <message>
   <source>Go over what can be chosen</source>
   <translation>選択肢の上を移動</translation>
  </message>
  <message>
   <source>Go through it in its order</source>
   <translation>選択肢を順に移動</translation>
  </message>
  <message>
   <source>In a lesson</source>
   <translation>レッスンで</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>キー操作</translation>
  </message>
  <message>
   <source>Leave what was tried, then the look back</source>
   <translation>試した手を終了、次に振り返りを終了</translation>
  </message>
  <message>
   <source>Let go, without choosing</source>
   <translation>選ばずにやめる</translation>
  </message>
  <message>
   <source>Looking back through a game</source>
   <translation>ゲームを振り返るとき</translation>
  </message>
  <message>
   <source>Menus</source>
   <translation>メニュー</translation>
  </message>
  <message>
   <source>On the board</source>
   <translation>盤上で</translation>
  </message>
  <message>
   <source>One move back or on</source>
   <translation>1手戻る・進む</translation>
  </message>
  <message>
   <source>Review: to the next or the previous mistake</source>
   <translation>検討：次または前のミスへ</translation>
  </message>
  <message>
   <source>Roll, or go on</source>
   <translation>振る、先へ進む</translation>
  </message>
  <message>
   <source>Roll, pass, or finish what is being shown</source>
   <translation>振る、パス、動きを飛ばす</translation>
  </message>
  <message>
   <source>To the answers and the buttons</source>
   <translation>答えとボタンへ移動</translation>
  </message>
  <message>
   <source>To the beginning or the end</source>
   <translation>最初・最後へ</translation>
  </message>
  <message>
   <source>With real dice: what the die shows</source>
   <translation>本物のダイス：出た目を入力</translation>
  </message>
 </context>
 <context>
  <name>Standing</name>
  <message>
   <source>Turn {number}</source>
   <translation>ターン{number}</translation>
  </message>
  <message>
   <source>Your turn, turn {number}</source>
   <translation>あなたの手番、ターン{number}</translation>
  </message>
 </context>
 <context>
  <name>StartPage</name>
  <message>
   <source>2 to 4 players, 20 min</source>
   <translation>2〜4人、20分</translation>
  </message>
  <message>
   <source>4 players, 30 min</source>
   <translation>4人、30分</translation>
  </message>
  <message>
   <source>Choose a game</source>
   <translation>ゲームを選ぶ</translation>
  </message>
  <message>
   <source>Five places a row and everyone wants in. Push, and someone falls off.</source>
   <translation>1列に5マス、入りたいのはみんな同じ。押し込めば、誰かが落ちる！</translation>
  </message>
  <message>
   <source>Roll, lay a line, take what it crosses. Your Head leads the way.</source>
   <translation>振って、引いて、通り道のチップを取る。先頭に立つのはヘッド！</translation>
  </message>
 </context>
 <context>
  <name>StatisticsPage</name>
  <message numerus="yes">
   <source>%n game(s)</source>
   <translation>
    <numerusform>%n件</numerusform>
   </translation>
  </message>
  <message>
   <source>All square</source>
   <comment>a tie</comment>
   <translation>互角</translation>
  </message>
  <message>
   <source>Among people</source>
   <translation>人間どうし</translation>
  </message>
  <message>
   <source>Best</source>
   <translation>最高</translation>
  </message>
  <message>
   <source>By game and number of players</source>
   <translation>ゲームと人数別</translation>
  </message>
  <message>
   <source>By opponents</source>
   <translation>相手別</translation>
  </message>
  <message>
   <source>Clearest win</source>
   <translation>いちばんの大差</translation>
  </message>
  <message>
   <source>Closest win</source>
   <translation>いちばんの接戦</translation>
  </message>
  <message>
   <source>Counting…</source>
   <translation>集計中…</translation>
  </message>
  <message>
   <source>Games</source>
   <translation>ゲーム</translation>
  </message>
  <message>
   <source>Highest score</source>
   <translation>最高得点</translation>
  </message>
  <message>
   <source>In a row</source>
   <translation>連勝</translation>
  </message>
  <message>
   <source>Longest game</source>
   <translation>最長のゲーム</translation>
  </message>
  <message>
   <source>No games against AIs yet.</source>
   <translation>AIとのゲームはまだありません。</translation>
  </message>
  <message>
   <source>Players</source>
   <translation>プレイヤー</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>検討</translation>
  </message>
  <message>
   <source>Same dice, seats swapped</source>
   <translation>同じダイスで席替え</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>統計</translation>
  </message>
  <message>
   <source>There is nothing to count yet. Play a game to its end, and it shows here.</source>
   <translation>まだ集計するものがありません。最後まで遊ぶと、ここに表示されます。</translation>
  </message>
  <message>
   <source>To remember</source>
   <translation>思い出のゲーム</translation>
  </message>
  <message>
   <source>Won</source>
   <translation>勝ち</translation>
  </message>
  <message numerus="yes">
   <source>and %n more</source>
   <translation>
    <numerusform>ほか%n人</numerusform>
   </translation>
  </message>
  <message>
   <source>at the table</source>
   <comment>under a time of play</comment>
   <translation>プレイ時間</translation>
  </message>
  <message>
   <source>games finished</source>
   <comment>under a number</comment>
   <translation>終えたゲーム</translation>
  </message>
  <message>
   <source>of the games against AIs won</source>
   <comment>under a percentage</comment>
   <translation>AI相手の勝率</translation>
  </message>
  <message>
   <source>wins in a row at best</source>
   <comment>under a number</comment>
   <translation>最多連勝</translation>
  </message>
  <message>
   <source>{name} is ahead</source>
   <translation>{name}がリード</translation>
  </message>
  <message>
   <source>{won} won, {lost} lost</source>
   <translation>{won}勝{lost}敗</translation>
  </message>
  <message>
   <source>{won} won, {shared} shared, {lost} lost</source>
   <translation>{won}勝{lost}敗、同点勝ち{shared}</translation>
  </message>
 </context>
 <context>
  <name>StepDots</name>
  <message>
   <source>Step {number} of {count}</source>
   <translation>ステップ{number}/{count}</translation>
  </message>
 </context>
 <context>
  <name>Stepper</name>
  <message>
   <source>Less</source>
   <translation>減らす</translation>
  </message>
  <message>
   <source>More</source>
   <translation>増やす</translation>
  </message>
 </context>
 <context>
  <name>Strength</name>
  <message>
   <source>after</source>
   <comment>short for: after this</comment>
   <translation>このあと</translation>
  </message>
  <message>
   <source>after this</source>
   <translation>この手のあと</translation>
  </message>
  <message>
   <source>enough</source>
   <comment>short for: strong enough</comment>
   <translation>十分</translation>
  </message>
  <message numerus="yes">
   <source>needs %n</source>
   <comment>short for: needs n more</comment>
   <translation>
    <numerusform>あと%n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>needs %n more</source>
   <translation>
    <numerusform>あと%n必要</numerusform>
   </translation>
  </message>
  <message>
   <source>strong enough</source>
   <translation>強さは十分</translation>
  </message>
 </context>
 <context>
  <name>Table</name>
  <message>
   <source>A person plays</source>
   <translation>人間がプレイ</translation>
  </message>
  <message>
   <source>Roll a real die for {name}</source>
   <translation>{name}の本物のダイスを振ってください</translation>
  </message>
  <message>
   <source>Rule {rule}</source>
   <translation>ルール {rule}</translation>
  </message>
  <message>
   <source>Then press 1 to 6 for what it shows.</source>
   <translation>出た目を1〜6のキーで入力します。</translation>
  </message>
  <message>
   <source>{level} AI plays</source>
   <translation>{level}AIがプレイ</translation>
  </message>
  <message>
   <source>{names} share the win</source>
   <translation>{names}の同点勝ち</translation>
  </message>
  <message>
   <source>{names} wins</source>
   <translation>{names}の勝ち</translation>
  </message>
  <message>
   <source>{name} is thinking</source>
   <translation>{name}が考えています</translation>
  </message>
  <message>
   <source>{name} rolls</source>
   <translation>{name}のロール</translation>
  </message>
  <message>
   <source>{name}: roll the die</source>
   <translation>{name}：ダイスを振ってください</translation>
  </message>
  <message>
   <source>{name}’s turn</source>
   <translation>{name}の手番</translation>
  </message>
 </context>
 <context>
  <name>TablePage</name>
  <message>
   <source>Faces</source>
   <translation>出目</translation>
  </message>
  <message>
   <source>Fast</source>
   <translation>速い</translation>
  </message>
  <message>
   <source>Hint</source>
   <translation>ヒント</translation>
  </message>
  <message>
   <source>Moves</source>
   <translation>手順</translation>
  </message>
  <message>
   <source>Normal</source>
   <translation>普通</translation>
  </message>
  <message>
   <source>Overlay</source>
   <translation>重ね表示</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>やり直す</translation>
  </message>
  <message>
   <source>Slow</source>
   <translation>ゆっくり</translation>
  </message>
  <message>
   <source>Speed of play</source>
   <translation>進行の速さ</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>元に戻す</translation>
  </message>
 </context>
 <context>
  <name>TablePanels</name>
  <message>
   <source>Looking back</source>
   <translation>振り返り</translation>
  </message>
  <message>
   <source>Nothing changes by looking. Play on from here as a new game, or go back.</source>
   <translation>見るだけなら変わりません。ここから新しく遊ぶか、元に戻れます。</translation>
  </message>
 </context>
 <context>
  <name>TablePresenter</name>
  <message>
   <source>Back to the game</source>
   <translation>ゲームに戻る</translation>
  </message>
  <message>
   <source>To the result</source>
   <translation>結果へ</translation>
  </message>
  <message>
   <source>{name}’s turn</source>
   <translation>{name}の手番</translation>
  </message>
 </context>
 <context>
  <name>Told</name>
  <message numerus="yes">
   <source>%n waiting die(s) of {name} collapse.</source>
   <translation>
    <numerusform>{name}の待機中のダイス%n個が倒れました。</numerusform>
   </translation>
  </message>
  <message>
   <source>A tie: {names} roll again.</source>
   <translation>同点です：{names}はもう一度振ります。</translation>
  </message>
  <message>
   <source>A {row} of {name} falls off.</source>
   <translation>{name}の{row}が落ちました。</translation>
  </message>
  <message>
   <source>A {row} of {name} waits at the left of its row.</source>
   <translation>{name}の{row}が列の左で待機しました。</translation>
  </message>
  <message>
   <source>A {row} of {name} waits at the right of its row.</source>
   <translation>{name}の{row}が列の右で待機しました。</translation>
  </message>
  <message numerus="yes">
   <source>It takes %n chip(s) of {name}.</source>
   <translation>
    <numerusform>{name}のチップを%n枚取りました。</numerusform>
   </translation>
  </message>
  <message>
   <source>Round {number} begins. {name} goes first.</source>
   <translation>ラウンド{number}が始まります。先手は{name}です。</translation>
  </message>
  <message>
   <source>Round {number} is over: {scores}.</source>
   <translation>ラウンド{number}終了：{scores}。</translation>
  </message>
  <message>
   <source>That is Strike {number} of {most}.</source>
   <translation>ストライク{number}/{most}です。</translation>
  </message>
  <message>
   <source>The Head of {name} goes on from {cell}.</source>
   <translation>{name}のヘッドが{cell}に移りました。</translation>
  </message>
  <message>
   <source>The Head of {name} is captured.</source>
   <translation>{name}のヘッドが取られました。</translation>
  </message>
  <message>
   <source>The dice are dealt.</source>
   <translation>ダイスが配られました。</translation>
  </message>
  <message>
   <source>The waiting {row} of {name} advances to the {position}.</source>
   <translation>{name}の待機中の{row}が{position}に前進しました。</translation>
  </message>
  <message>
   <source>{name} captures the Power Die of row {row}.</source>
   <translation>{name}が{row}の列のパワーダイスを獲得しました。</translation>
  </message>
  <message>
   <source>{name} gets it back as a {face}.</source>
   <translation>{face}になって{name}の手持ちに戻りました。</translation>
  </message>
  <message>
   <source>{name} goes first.</source>
   <translation>先手は{name}です。</translation>
  </message>
  <message>
   <source>{name} goes on alone.</source>
   <translation>{name}が1人で続けます。</translation>
  </message>
  <message>
   <source>{name} has no Strikes any more.</source>
   <translation>{name}のストライクが消えました。</translation>
  </message>
  <message>
   <source>{name} has placed all dice.</source>
   <translation>{name}がダイスをすべて置きました。</translation>
  </message>
  <message>
   <source>{name} is back in the round.</source>
   <translation>{name}がラウンドに復帰しました。</translation>
  </message>
  <message>
   <source>{name} is out of the round.</source>
   <translation>{name}はこのラウンドから脱落しました。</translation>
  </message>
  <message>
   <source>{name} lays {line}.</source>
   <translation>{name}が{line}を引きました。</translation>
  </message>
  <message>
   <source>{name} passes.</source>
   <translation>{name}がパスしました。</translation>
  </message>
  <message>
   <source>{name} passes: {number} of {most} in a row.</source>
   <translation>{name}がパスしました：連続{number}/{most}。</translation>
  </message>
  <message>
   <source>{name} places a {row} {where}.</source>
   <translation>{name}が{row}を{where}置きました。</translation>
  </message>
  <message>
   <source>{name} pushes row {row} from the left.</source>
   <translation>{name}が{row}の列に左から押し込みました。</translation>
  </message>
  <message>
   <source>{name} pushes row {row} from the right.</source>
   <translation>{name}が{row}の列に右から押し込みました。</translation>
  </message>
  <message>
   <source>{name} rolls a {face} for the first turn.</source>
   <translation>{name}の先手決めの目は{face}です。</translation>
  </message>
  <message>
   <source>{name} rolls a {face}.</source>
   <translation>{name}が{face}を出しました。</translation>
  </message>
  <message>
   <source>{name} rolls the highest die, a {old}: now it is a {new}.</source>
   <translation>{name}が最大のダイス{old}を振り直し、{new}になりました。</translation>
  </message>
  <message>
   <source>{name} rolls the lowest die, a {old}: now it is a {new}.</source>
   <translation>{name}が最小のダイス{old}を振り直し、{new}になりました。</translation>
  </message>
  <message>
   <source>{name} takes a collapsed {face} back.</source>
   <translation>{name}が倒れた{face}を手持ちに戻しました。</translation>
  </message>
  <message>
   <source>{name} takes a waiting {row} back.</source>
   <translation>{name}が待機中の{row}を手持ちに戻しました。</translation>
  </message>
  <message>
   <source>{name} takes no more turns.</source>
   <translation>{name}の手番はもうありません。</translation>
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
   <translation>この手で進める</translation>
  </message>
  <message>
   <source>Show me</source>
   <translation>お手本</translation>
  </message>
  <message>
   <source>Think again</source>
   <translation>考え直す</translation>
  </message>
 </context>
 <context>
  <name>Tutoring</name>
  <message>
   <source>A bad move: {move}</source>
   <translation>悪手：{move}</translation>
  </message>
  <message>
   <source>A doubtful move: {move}</source>
   <translation>疑問手：{move}</translation>
  </message>
  <message>
   <source>A very bad move: {move}</source>
   <translation>大悪手：{move}</translation>
  </message>
  <message>
   <source>It leaves a chance to win of {after}, the best choice {best}: {points} points are given away.</source>
   <translation>この手のあとの勝率は{after}、最善の手なら{best}です。{points}ポイントの損になります。</translation>
  </message>
 </context>
 <context>
  <name>VerifySheet</name>
  <message>
   <source>All dice of this game come from a secret seed. The number below is its fingerprint: it promises the seed without giving it away. Keep a copy of it. When the game is over, the seed is shown, and everybody can check that it is the promised one and that every die came from it.</source>
   <translation>このゲームのダイスの目は、すべて秘密のシードから生まれます。下の数はその指紋です。シードを明かさずに、シードを約束します。控えを取っておいてください。ゲームが終わるとシードが公開され、約束どおりのシードか、すべての目がそこから生まれたかを誰でも確かめられます。</translation>
  </message>
  <message numerus="yes">
   <source>Checked: every one of the %n dice of this game comes from the seed below, and the seed is the one promised before the first roll. Nobody could change a die on the way, the program included.</source>
   <translation>
    <numerusform>確認しました：このゲームの%n個の目はすべて下のシードから生まれ、そのシードは最初のロールの前に約束されたものです。途中で目を変えることは、このプログラムも含めて誰にもできませんでした。</numerusform>
   </translation>
  </message>
  <message>
   <source>Close</source>
   <translation>閉じる</translation>
  </message>
  <message>
   <source>Real dice were rolled</source>
   <translation>本物のダイスを使いました</translation>
  </message>
  <message>
   <source>Save the game…</source>
   <translation>ゲームを保存…</translation>
  </message>
  <message numerus="yes">
   <source>The %n dice of this game were rolled on a table and typed in. There is nothing that a program could check about them; the people who sat there know.</source>
   <translation>
    <numerusform>このゲームの%n個の目は、テーブルで振って入力されたものです。プログラムで確かめられることはありません。知っているのは、その場にいた人たちだけです。</numerusform>
   </translation>
  </message>
  <message>
   <source>The dice are already settled</source>
   <translation>ダイスの目はもう決まっています</translation>
  </message>
  <message>
   <source>The dice of an earlier game</source>
   <translation>前のゲームと同じダイス</translation>
  </message>
  <message>
   <source>The promise (SHA-256 of the seed)</source>
   <translation>約束（シードのSHA-256）</translation>
  </message>
  <message>
   <source>The seed</source>
   <translation>シード</translation>
  </message>
  <message>
   <source>These dice are proved</source>
   <translation>ダイスは証明されました</translation>
  </message>
  <message>
   <source>This game has the dice of an earlier one with the seats swapped, so that over both games luck is the same for everybody. The promise is the same, too. Whoever remembers that game knows what will fall.</source>
   <translation>このゲームは、前のゲームのダイスを席を入れ替えて使います。2ゲームを通せば、運は全員同じになります。約束も前と同じです。前のゲームを覚えている人には、次に出る目がわかります。</translation>
  </message>
  <message>
   <source>This record does not hold</source>
   <translation>この記録には誤りがあります</translation>
  </message>
  <message>
   <source>To check it yourself, save the game and run {command} on the file, on any computer. Or do it by hand: the SHA-256 of the 32 bytes of the seed is the promise. HMAC-SHA256, with the seed as its key, over the numbers 0, 1, 2 and so on (eight bytes each, the highest first) gives a row of bytes. Each byte below 252 is a die: its remainder by six, plus one. Bytes from 252 on are skipped, so that all faces are equally likely.</source>
   <translation>自分で確かめるには、ゲームを保存し、どのコンピューターでもよいのでそのファイルに{command}を実行します。手作業でもできます：シードの32バイトのSHA-256が約束と一致します。シードを鍵として、0、1、2…という数（各8バイト、上位バイトが先）のHMAC-SHA256を求めると、バイト列が得られます。252未満のバイトがそれぞれ1個のダイスで、6で割った余りに1を足した数が目です。252以上のバイトは、すべての目を同じ確率にするため飛ばします。</translation>
  </message>
 </context>
 <context>
  <name>WelcomeSheet</name>
  <message>
   <source>Learn {game}</source>
   <translation>{game}を学ぶ</translation>
  </message>
  <message>
   <source>New to these games? Short lessons on the real board show you everything in a few minutes each.</source>
   <translation>初めてのゲームですか？ 実際の盤を使った短いレッスンで、数分ずつ、すべてを学べます。</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>今はしない</translation>
  </message>
  <message>
   <source>Welcome!</source>
   <translation>ようこそ！</translation>
  </message>
  <message>
   <source>You find the lessons under Learn, at any time.</source>
   <translation>レッスンはいつでも「学ぶ」から始められます。</translation>
  </message>
 </context>
 <context>
  <name>_DiceCard</name>
  <message numerus="yes">
   <source>%n dice</source>
   <comment>number of dice rolled</comment>
   <translation>
    <numerusform>ダイス%n個</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>_EndPage</name>
  <message>
   <source>Chance of a wanted face in 1 to {most} rolls</source>
   <translation>1〜{most}回のロールで狙いの目が出る確率</translation>
  </message>
  <message>
   <source>Wanted face: {chance} a roll</source>
   <translation>狙いの目：1回につき{chance}</translation>
  </message>
 </context>
 <context>
  <name>_Entry</name>
  <message>
   <source>Passes: {count} of 3</source>
   <translation>パス：{count}/3</translation>
  </message>
  <message>
   <source>Score {score}</source>
   <translation>得点{score}</translation>
  </message>
  <message>
   <source>Strikes: {count} of 3</source>
   <translation>ストライク：{count}/3</translation>
  </message>
  <message>
   <source>to move</source>
   <translation>手番</translation>
  </message>
 </context>
 <context>
  <name>_Notice</name>
  <message>
   <source>Bring it back</source>
   <translation>元に戻す</translation>
  </message>
 </context>
 <context>
  <name>_Row</name>
  <message>
   <source>Open</source>
   <translation>開く</translation>
  </message>
  <message>
   <source>Open this game</source>
   <translation>このゲームを開く</translation>
  </message>
 </context>
 <context>
  <name>_View</name>
  <message>
   <source>Nothing has been played yet.</source>
   <translation>まだ1手も進んでいません。</translation>
  </message>
 </context>
</TS>
