### 端末そのものの言葉。入力する語はどの言語でもそのまま。

## 席に着く

play-how = 尋ねられたら、選択肢の番号か、その文字、または横に薄く書かれた語を入力する。「?」は選べないものとその理由、「help」は入力できるものすべてを示す。
play-you = あなたは{ $role }。{ $bots ->
    [0] ボットはいない。
   *[other] ボットは{ $bots }人。
  }これから出るものはすでに封じられている：{ $commitment }
play-people = この画面を使うのは{ $people_seats }。{ $bots ->
    [0] ボットはいない。
   *[other] ボットは{ $bots }人。
  }これから出るものはすでに封じられている：{ $commitment }
play-goal = 目的：{ $aim }（{ $far }）。{ $until }。
play-goal_alone = 目的：{ $aim }。{ $until }。
play-far = 、
play-status = あなたは{ $role }。{ $text }
play-curtain = 次に選ぶのは{ $seat }だけ。画面を渡し、Enter を押す。
play-news = 前に見てから起きたこと

# 棋譜の表記は席を0から数えるので、「プレイヤーB」を「player 2」と取り違えないように文字で呼ぶ。
seat-name = プレイヤー{ $number ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
   *[other] F
  }

## 尋ねる

play-prompt = 選択
play-range = 1から{ $last }までの番号、行動、または「help」を入力する
play-ask = 「? 行動」で、その行動ができるか、できないならなぜかが分かる。例：「? { $example }」。この問いへの答えのうち：
play-changed = 卓で変わったところ（「board」で全体を表示）
play-rest = 「rest」と打つと、この部分の残りをボットに任せられる
play-look_how = どこのまわりかを示す：look 場所（大きな地図の駒かヘクス）。例：「look A12」「look 1212」
play-allowed = それは認められる
play-all_allowed = この問いに対しては、どの答えも認められる
play-not_allowed = いまは選べないもの
play-like_it = { $text }（ほかに同様のもの{ $count }）
play-agree = { $seat }の行動も取り消される。同意するなら「yes」と入力する
play-not_agreed = 何も取り消さなかった
play-no_notes = 覚え書きはない
play-no_rule = 「{ $word }」という条項も札もない
play-save_how = 保存先を指定する：save ファイル
play-saved = { $file }に保存した
play-saved_open = このファイルには、全員の札もこれから出るものも、伏せられているものがすべて入っている。終わるまで中を見ないこと
play-saved_pending = ひそかに選ばれてまだ公開されていないものは入っておらず、あとで選び直す
play-save_exists = { $file }はもうある。上書きするには：save! { $file }
play-save_name = その名前のファイルは作れない
play-not_saved = { $file }に書き込めない：{ $why }

event-taken_back = { $seat }は最後の行動を取り消した。

## 席を立つ

play-over = ゲーム終了
play-check = 「save ファイル」で棋譜を残せる。「hatamoto verify ファイル」で、配られた札がすべて正しいか確かめられる。
play-bye = それでは。ゲームは途中で終わった。

## 入力できるもの

typed-action = 行動
typed-file = ファイル
typed-place = 場所
typed-word = 語

help-number = その番号のものを選ぶ
help-action = 記法で選ぶ。例：{ $example }
help-question = いま選べないものとその理由
help-question_action = その行動が認められるかどうか、その理由
help-board = もう一度、場を見る
help-look = 大きな地図の、駒やヘクスのまわりを見る（例：look A12）
help-list = 卓にあるものを一行ずつ見る
help-rest = 同じ項目が問うあいだ、ボットに任せる（配置など）
help-notes = ほかの人の札について知っていること
help-log = あなたが見た範囲で、起きたことのすべて
help-rules = 規則の条項。語を添えるとそれを含むものだけ
help-undo = 最後の行動を取り消す。そのあと誰も何も知らなかった場合に限る
help-save = ゲームをファイルに書く。「hatamoto play --load ファイル」で続けられる
help-save_over = 同じことを、すでにあるファイルに上書きして行う
help-help = この一覧
help-quit = 席を立つ

## 足りないパッケージ

missing-extra = これにはパッケージ { $package } が必要ですが、入っていません。追加するには：{ $command }
