### 「Shogunate」の日本語。文はすべて独自のもの。家名・人名・策謀の出どころは各行の出典欄を参照。
### 引数は表示できる形で届く。座席・当主・家・札・策謀は名前（読み手は「あなた」）、順位は数字。

game-name = 将軍位
game-about = 六人の当主が将軍の座をうかがって列をなす。各自がひそかに忠誠を誓うのはそのうち二家。打つ手の一つひとつが、あなたの本心を少しずつ漏らしていく。
game-blurb = 忠誠を隠し、六人の当主の列を動かす。旗を持つ者が順番を決める。

## 当主と家

leader-cat = 猫家の小夜
leader-crane = 鶴家の有信
leader-rooster = 鶏家の景政
leader-snake = 蛇家の環
leader-wolf = 狼家の雷蔵
leader-carp = 鯉家の湊

leader-cat-full = 猫坂 小夜
leader-crane-full = 鶴峰 有信
leader-rooster-full = 鳥越 景政
leader-snake-full = 蛇塚 環
leader-wolf-full = 狼谷 雷蔵
leader-carp-full = 鯉渕 湊

clan-cat = 猫家
clan-crane = 鶴家
clan-rooster = 鶏家
clan-snake = 蛇家
clan-wolf = 狼家
clan-carp = 鯉家

## 行動札

card-cloaked = 影に潜む
card-cloaked-text = 旗本が当主を一人選ぶ。あなたはその当主を、いまと違う好きな順位に移す。
card-dishonour = 不名誉
card-dishonour-text = 当主一人を列の末尾へ落とす。そのあと、自分の伏せた忠誠札を一枚、全員に見えるよう表に返す。
card-upstream = 流れを遡る
card-upstream-text = 当主一人を一つか二つ繰り上げる。そのあと、自分の伏せた忠誠札を一枚、旗本だけに見せる。
card-company = 名誉の供
card-company-text = 当主一人を一つ繰り下げ、その当主に名誉を1置く。さらに、隣り合う当主の一人にも名誉を1置く。
card-arrow = 矢の道
card-arrow-text = 当主一人を一つ繰り上げる。そのあと、伏せた忠誠札を持つほかの人を一人指名する。その人は自分で選んだ一枚をあなたに見せる。
card-storms = 嵐を花に
card-storms-text = 当主二人の順位を入れ替える。または、ほかの一人と忠誠札を交換する。その場合は互いに伏せ札を一枚ずつ、こっそり選んで渡す。

mode-switch = 当主二人を入れ替える
mode-exchange = 忠誠札を交換する

## 策謀

plot-p01 = 空の高座
plot-p01-text = 忍びを上か下へ一つ動かす。
plot-p01-note = 必ず動かします。
plot-p02 = 御前の儀
plot-p02-text = 忍びが第1位へ移る。
plot-p02-note = すでにそこにいれば何も起こりません。
plot-p03 = 世継ぎの名乗り
plot-p03-text = 忍びを上へ一つか二つ動かす。
plot-p03-note = 第1位からは動けず、そのままです。
plot-p04 = 暮れの殿軍
plot-p04-text = 忍びを下へ一つか二つ動かす。
plot-p04-note = 第6位からは動けず、そのままです。
plot-p05 = 夜半の刃
plot-p05-text = 忍びを、いまと違う好きな順位へ動かす。
plot-p06 = 高き松
plot-p06-text = 忍びが、名誉の最も多い当主のもとへ移る。同数ならあなたが選ぶ。
plot-p06-note = このラウンドの名誉を置いた後で数えます。いまいる順位でもかまいません。
plot-p07 = 灯籠の和睦
plot-p07-text = このラウンド、忍びは何も奪わない。
plot-p08 = 双つ手裏剣
plot-p08-text = このラウンド、忍びは名誉を2まで奪う。
plot-p08-note = それより少なければ、あるだけ奪います。
plot-p09 = 下剋上
plot-p09-text = 列の先頭と末尾の当主が入れ替わる。
plot-p09-note = 名誉を置いた後、忍びが奪う前に行います。忍びが付いている当主なら、忍びも一緒に動きます。
plot-p10 = 扇交わし
plot-p10-text = 隣り合う当主二人を入れ替えてもよい。
plot-p11 = 縁組
plot-p11-text = ある当主から、隣にいて名誉の少ない当主へ、名誉を1移してもよい。
plot-p11-note = このラウンドの名誉を置いた後で数えます。
plot-p12 = 施し
plot-p12-text = 名誉の最も少ない当主に名誉を1置く。同数ならあなたが選ぶ。
plot-p12-note = このラウンドの名誉を置いた後で数えます。
plot-p13 = 目付の詮議
plot-p13-text = ほかの一人を指名する。その人は自分で選んだ伏せた忠誠札を一枚、あなたに見せる。
plot-p13-note = ほかの人は見ません。伏せ札を持つ人がいなければ何も起こりません。
plot-p14 = 廊下の囁き
plot-p14-text = 全員が一斉に、伏せた忠誠札を一枚、左隣の人に見せる。
plot-p14-note = 全員がこっそり選び、見るのは左隣の人だけです。伏せ札のない人は何も見せません。
plot-p15 = 恩赦
plot-p15-text = 表になっている忠誠札を一枚選び（自分のものでもよい）、ふたたび伏せる。
plot-p15-note = 以後は公開していない札として扱いますが、全員が覚えています。表の札がなければ何も起こりません。
plot-p16 = 陰陽師
plot-p16-text = 次の策謀二枚をひそかに見て、どちらを先に出すか決める。
plot-p16-note = 残り一枚ならその一枚を見ます。残っていなければ何も起こりません。
plot-p17 = 再びの召集
plot-p17-text = 一人を選んでもよい（自分でもよい）。その人は捨て札から一枚を手札に戻してもよい。
plot-p17-note = このラウンドに出した札はすでに捨て札にあります。一枚戻した人の手札は空ではありません。
plot-p18 = 裏門
plot-p18-text = 忍びが第6位へ移る。
plot-p18-note = すでにそこにいれば何も起こりません。

## 選択ルール

option-threshold_alt = 終了点の別の読み
option-threshold_alt-about = 三人なら10点、六人なら12点で終了する（通常は三人が12点、六人が10点）。ルールカードの記号が傷んでいるため、二通りに読める。
option-pair_scoring = 同じ家の札が二枚のとき
option-pair_scoring-about = 同じ家の忠誠札を二枚とも持つ人が、その当主の名誉を一度数えるか、二度数えるか。
option-pair_scoring-once = 一度だけ数える
option-pair_scoring-double = 二度数える
option-redeal_pairs = 同じ家を二枚配らない
option-redeal_pairs-about = 最初の配札で、同じ家の忠誠札が一人に二枚渡ることはない。交換によってそろうことはある。
option-shinobi_binding = 忍びの付き先
option-shinobi_binding-about = 列が動いたとき、忍びが当主とともに動くか、順位に留まるか。ルールカードの言い回しは当主寄り。
option-shinobi_binding-leader = 当主に付く
option-shinobi_binding-slot = 順位に付く
option-first_hatamoto = 最初の旗本
option-first_hatamoto-about = 第1ラウンドに旗印を持つ人。ルールカードでは卓で決める。
option-first_hatamoto-random = くじで決める
option-first_hatamoto-seat_0 = プレイヤー1
option-first_hatamoto-seat_1 = プレイヤー2
option-first_hatamoto-seat_2 = プレイヤー3
option-first_hatamoto-seat_3 = プレイヤー4
option-first_hatamoto-seat_4 = プレイヤー5
option-first_hatamoto-seat_5 = プレイヤー6

## 終了の理由

reason-threshold = 終了点に届いた人が出た
reason-plots_exhausted = 策謀が尽きた

## 決定：座席への問い

decision-deal = { $seat }に忠誠札を配る。
decision-lay_line = 列に次の当主を並べる。
decision-reveal_plot = 次の策謀をめくる。
decision-start_player = 最初の旗本を決める。
decision-choose_card = 行動札を一枚選んでください。全員そろって公開します。
decision-name_player = あなたが旗本です。次に誰を動かしますか。
decision-cloaked_leader = { $seat }に動かさせる当主を選んでください。
decision-cloaked_slot = { $leader }の新しい順位を選んでください。
decision-dishonour_leader = 末尾へ落とす当主を選んでください。
decision-dishonour_turn = 表に返す忠誠札を選んでください。
decision-upstream_leader = 繰り上げる当主と、その数を選んでください。
decision-upstream_show = { $to_seat }に見せる忠誠札を選んでください。
decision-company_leader = 一つ繰り下げて名誉を与える当主を選んでください。
decision-company_adjacent = { $leader }の隣で、同じく名誉を1得る当主を選んでください。
decision-arrow_leader = 一つ繰り上げる当主を選んでください。
decision-arrow_player = 忠誠札を見せてもらう相手を選んでください。
decision-arrow_show = { $to_seat }に見せる忠誠札を選んでください。
decision-storms_mode = 当主二人を入れ替えますか、忠誠札を交換しますか。
decision-switch_first = 入れ替える当主の一人目を選んでください。
decision-switch_second = { $leader }と入れ替わる当主を選んでください。
decision-exchange_player = 忠誠札を交換する相手を選んでください。
decision-exchange_cards = { $other_seat }に渡す忠誠札を選んでください。
decision-power_shinobi = 「{ $plot }」：忍びの行き先を選んでください。{ $follows ->
    [leader] そこにいる当主に付きます。
   *[slot] その順位に留まります。
  }
decision-power_swap = 「{ $plot }」：入れ替える隣同士を選ぶか、見送ってください。
decision-power_shift = 「{ $plot }」：誰から誰へ名誉を1移すか選ぶか、見送ってください。
decision-power_alms = 「{ $plot }」：名誉を1得る当主を選んでください。
decision-inquiry_player = 「{ $plot }」：忠誠札を見せてもらう相手を選んでください。
decision-inquiry_show = { $to_seat }に見せる忠誠札を選んでください。
decision-whispers = 左隣の{ $to_seat }に見せる忠誠札を選んでください。
decision-amnesty = 「{ $plot }」：ふたたび伏せる忠誠札を選んでください。
decision-scry_draw = { $seat }が見る策謀を引く。
decision-scry_order = 「{ $plot }」：先に出す策謀を選んでください。
decision-summons_player = 「{ $plot }」：札を手札に戻してよい人を選ぶか、見送ってください。
decision-summons_card = 「{ $plot }」：手札に戻す札を選ぶか、見送ってください。

## 出来事

event-loyalty_dealt = { $seat }に忠誠札が一枚、伏せて配られた。
event-loyalty_received = { $seat }は{ $clan }の札を受け取った。
event-leader_laid = { $leader }が第{ $slot }位に並んだ。
event-hatamoto_chosen = { $seat }が最初の旗本になった。
event-plot_revealed = 策謀「{ $plot }」が明らかになった。
event-round_began = 第{ $round }ラウンドが始まった。旗本は{ $seat }。
event-card_revealed = { $seat }は「{ $card }」を公開した。
event-player_named = { $seat }の指名で、{ $named_seat }が「{ $card }」を行うことになった。
event-leader_chosen = { $seat }は{ $leader }を選んだ。
event-leader_moved = { $seat }は{ $leader }を第{ $from_slot }位から第{ $to_slot }位へ移した。
event-leaders_switched = { $leader }と{ $other_leader }が入れ替わった。
event-honour_gained = { $leader }：名誉+{ $amount }（{ $honour }）。
event-honour_moved = { $seat }は{ $from_leader }から{ $to_leader }へ名誉を1移した。
event-shinobi_moved = 忍びが第{ $from_slot }位から第{ $to_slot }位、{ $leader }の脇へ移った。
event-shinobi_struck = 忍びが{ $leader }から名誉を{ $amount }奪い、残りは{ $honour }になった。
event-shinobi_missed = 忍びは{ $leader }から奪う名誉を見つけられなかった。
event-shinobi_held = このラウンド、忍びは手を出さなかった。
event-strike_changed = 「{ $plot }」により、忍びが奪う名誉は{ $amount }になった。
event-loyalty_turned = { $seat }は{ $clan }の札を表に返した。
event-loyalty_shown = { $seat }は伏せた忠誠札を一枚、{ $to_seat }に見せた。
event-loyalty_seen = { $seat }が{ $to_seat }に見せたのは{ $clan }の札だった。
event-loyalty_exchanged = { $seat }と{ $other_seat }が伏せた忠誠札を交換した。
event-loyalty_swapped = { $seat }は{ $clan }の札を、{ $other_seat }は{ $other_clan }の札を渡した。
event-loyalty_concealed = { $by_seat }の計らいで、{ $seat }の{ $clan }の札がふたたび伏せられた。
event-plots_scried = { $seat }は次の策謀を{ $count }枚見た。
event-plot_seen = { $seat }は策謀「{ $plot }」を見た。
event-plots_ordered = { $seat }は見た策謀を山に戻した。
event-plot_ordered = { $seat }は「{ $plot }」を山の一番上に置いた。
event-card_discarded = { $seat }は「{ $card }」を捨て札にした。
event-card_recalled = { $seat }は「{ $card }」を捨て札から手札に戻した。
event-power_declined = { $seat }は「{ $plot }」の力を見送った。
event-power_idle = 「{ $plot }」の力は何も起こさなかった。
event-check_passed = 第{ $round }ラウンドの終わりに、終了点に届いた人はいなかった。
event-discard_picked_up = { $seat }は手札が尽き、捨て札をすべて手札に戻した。
event-hatamoto_passed = 旗本の印が{ $seat }から{ $to_seat }へ渡った。
event-plot_set_aside = 策謀「{ $plot }」は脇に置かれた。
event-loyalty_revealed = { $seat }が公開した忠誠札は{ $clan }と{ $other_clan }だった。
event-threshold_reached = { $seat }は{ $score }点に届いたと宣言した。
event-score_counted = { $place }着は{ $seat }、{ $score }点だった。
event-game_ended = ゲームが終わった。理由：{ $reason }。

## 断りの言葉

refusal-not_in_hand = 「{ $card }」は手札にありません
refusal-already_acted = { $seat }はこのラウンドですでに行動しています
refusal-is_hatamoto = 旗本はこのラウンドに札を出さないので、{ $seat }は指名できません
refusal-no_such_seat = この卓の席{ $number }には誰もいません
refusal-same_slot = { $leader }はすでに第{ $slot }位にいます。列が変わるように動かしてください
refusal-already_last = { $leader }はすでに列の末尾にいます
refusal-already_first = { $leader }はすでに列の先頭にいます
refusal-too_far_up = 第{ $slot }位の{ $leader }を、そこまで繰り上げることはできません
refusal-not_neighbour = { $leader }と{ $other_leader }は隣り合っていません
refusal-honoured_already = { $leader }は移動で名誉を得たところです。もう一つの名誉は隣の当主に与えます
refusal-own_seat = 自分以外の人を選んでください
refusal-no_face_down = { $seat }には伏せた忠誠札がありません
refusal-not_face_down = 手元に伏せた{ $clan }の札はありません
refusal-same_leader = { $leader }を自分自身と入れ替えることはできません
refusal-no_exchange = 交換するには、双方に伏せた忠誠札が必要です
refusal-shinobi_stays = 忍びは第{ $slot }位から動かなければなりません
refusal-shinobi_only_up = この策謀では忍びを上へしか動かせません。第{ $slot }位は下にあります
refusal-shinobi_only_down = この策謀では忍びを下へしか動かせません。第{ $slot }位は上にあります
refusal-shinobi_too_far = この策謀では、忍びは第{ $slot }位まで動けません
refusal-not_most_honoured = 第{ $slot }位の当主は、名誉が最も多くはありません
refusal-not_least_honoured = { $leader }より名誉の少ない当主がいます
refusal-not_richer = { $from_leader }の名誉は{ $to_leader }より多くありません
refusal-gives_self = { $leader }が自分自身に名誉を渡すことはできません
refusal-not_adjacent = { $from_leader }と{ $to_leader }は隣り合っていません
refusal-not_face_up = { $seat }には表になった{ $clan }の札がありません
refusal-not_looked_at = 「{ $plot }」は、いま見ている策謀ではありません
refusal-empty_discard = { $seat }には手札に戻せる札がありません
refusal-not_in_discard = 「{ $card }」は捨て札にありません
refusal-already_drawn = それはすでに引かれているので、もう引けません
refusal-wrong_order = 先に引くべきものがほかにあります

## 選択肢

verb-draw_loyalty = { $seat }に{ $clan }の札
verb-draw_leader = { $leader }
verb-draw_plot = { $plot }
verb-draw_hatamoto = { $seat }
verb-play = { $card }
verb-name = { $seat }
verb-leader = { $leader }
verb-slot = 第{ $slot }位
verb-up = { $leader }を{ $number }つ上へ
verb-mode = { $mode }
verb-player = { $seat }
verb-turn = { $clan }を表に返す
verb-show = { $clan }を見せる
verb-give = { $clan }を渡す
verb-shinobi = 忍びを第{ $slot }位へ
verb-swap = 第{ $slot }位とその一つ下を入れ替える
verb-shift = { $from_leader }から{ $to_leader }へ名誉1
verb-conceal = { $seat }の{ $clan }
verb-top = 「{ $plot }」を先に
verb-recall = 「{ $card }」を戻す
verb-decline = 見送る

## 自分だけの覚え書き

note-fresh = { $seat }は{ $clan }の札を伏せて持っている（第{ $round }ラウンドから既知）
note-stale = { $seat }は第{ $round }ラウンドに{ $clan }の札を伏せて持っていたが、その後に交換があった

## 盤面の見出し

view-line = 継承の列
view-slot = 順位
view-leader = 当主
view-clan = 家
view-honour = 名誉
view-shinobi = 忍び
view-hatamoto = 旗本
view-plot = 策謀
view-power = 策謀の力
view-hand = 手札
view-discard = 捨て札
view-loyalty = あなたの忠誠
view-face_up = 表
view-face_down = 伏せ
view-notes = 覚え書き
view-round = ラウンド
view-threshold = 終了点
view-plots_left = 残りの策謀
view-plots_past = 脇に置いた策謀
view-leftover = 余った忠誠札
view-player = プレイヤー
view-score = 得点
view-place = 着順
view-loyalties = 忠誠札
view-played = 場の札
view-ready = 選択済み
view-plots_known = あなたが見た次の策謀
view-seat = { $seat }
view-clans = { $clans }
view-cards = { $cards }
view-plots = { $plots }

## ページの盤面

view-name-cat = 猫坂 小夜
view-name-crane = 鶴峰 有信
view-name-rooster = 鳥越 景政
view-name-snake = 蛇塚 環
view-name-wolf = 狼谷 雷蔵
view-name-carp = 鯉渕 湊
view-title-cat = 猫家の女当主
view-title-crane = 鶴家の当主
view-title-rooster = 鶏家の当主
view-title-snake = 蛇家の女当主
view-title-wolf = 狼家の当主
view-title-carp = 鯉家の当主

view-short-cloaked = 旗本が当主を選び、あなたが新しい順位を決める。
view-short-dishonour = 当主一人を第6位へ。自分の忠誠札を一枚表に返す。
view-short-upstream = 当主一人を1か2上へ。忠誠札一枚を旗本に見せる。
view-short-company = 当主一人を1下へ。その当主と隣に名誉を1ずつ。
view-short-arrow = 当主一人を1上へ。誰かが忠誠札を一枚見せる。
view-short-storms = 当主二人を入れ替えるか、誰かと忠誠札を交換する。

view-steps = ラウンドの手順
view-step_choose = 選択
view-step_resolve = 実行
view-step_honour = 名誉
view-step_power = 効果
view-step_shinobi = 忍び
view-step_check = 判定
view-step_pass = 交代

view-plot_count = 策謀 { $number }／{ $total }
view-plot_power = 旗本の力
view-plot_none = 表の策謀はない
view-plot_pays = 第{ $slot }位に名誉{ $amount }
view-plot_pays_nothing = 第{ $slot }位にはなし
view-plot_deck = 山札 { $count }枚
view-plot_reconstructed = この策謀の名前、名誉、力は再構成したもの。ルールカードには策謀が一枚も載っていない。
view-plot_report = この策謀の名誉は公表された対局例による。名前と力は再構成したもの。
view-about = 出どころ

view-honour_none = 名誉なし
view-honour_count = 名誉{ $count }
view-shinobi_takes = { $amount ->
    [0] このラウンドは何も奪わない
   *[other] このラウンド、第{ $slot }位から名誉を{ $amount }奪う
  }
view-shinobi_follows = { $clan }に付く
view-shinobi_keeps = 第{ $slot }位に留まる
view-leader_label = 第{ $slot }位、{ $name }、{ $clan }、{ $count ->
    [0] 名誉なし
   *[other] 名誉{ $count }
  }。
view-slot_label = 忍びの道の第{ $slot }位、{ $leader }の脇。
view-shinobi_here = 忍びがここにいる。
view-pays_here = 策謀がここに名誉{ $amount }を置く。
view-taken = 手に取っている。
view-not_available = 選べない：{ $text }。段落 { $rule }。
view-can = 選べる：{ $text }。
view-clan_card = { $clan }の札、{ $state }。
view-action_card = { $card }、{ $state }。{ $text }

view-score_now = いまの得点
view-score_of = ／{ $threshold }
view-score_label = いまの得点は{ $threshold }点中{ $score }点。
view-hidden = 伏せ
view-open = 表
view-back = 忠誠札、伏せ
view-in_hand = 手札
view-in_play = いま場にある
view-chosen = ひそかに選んだ札
view-spent = 使用済み

view-hand_count = 手札 { $count }
view-hand_label = 手札{ $count }枚：{ $cards }。
view-status_hatamoto = 旗本
view-status_choosing = 札を選んでいる
view-status_ready = 選択済み
view-status_waits = 待っている
view-status_acts = 行動中
view-status_acted = 行動済み
view-status_score = { $score }点
view-names_who = 動く人を指名する
view-no_card = まだ札なし
view-secret_card = 伏せた札
view-saw = 見た札：{ $clan }（第{ $round }回）
view-saw_stale = 第{ $round }回に{ $clan }、のち交換
view-choose_seat = { $seat }を選ぶ

view-known = 知見
view-known_private = あなただけに見える
view-summary = { $threshold }点先取
view-own_score = 得点
view-own_hand = 手札
view-own_none = なし
view-known_open = 表
view-known_shown = 第{ $round }ラウンドに見た
view-known_stale = 第{ $round }ラウンドに見た。その後に交換
view-known_nothing = 不明
view-known_plots = 次の策謀
view-known_next = あなたが見た次の策謀
view-known_first = 次
view-known_second = その次
view-known_left = { $count ->
    [0] 忠誠札はすべて誰かが持っている。
   *[other] { $count }枚の忠誠札が、誰にも見られず脇にある。
  }

view-do_up = { $number }つ上、第{ $slot }位へ
view-do_slot = 第{ $slot }位へ
view-do_swap = 第{ $slot }位と第{ $other_slot }位を入れ替える
view-do_shift = { $to_leader }へ名誉1
view-do_conceal = { $seat }の{ $clan }

## ルールの段落

rule-setup_players = 三人から六人まで
rule-setup_loyalty = 忠誠札は二枚ずつ、余りは伏せておく
rule-setup_line = 六人の当主が継承の列をつくる
rule-setup_shinobi = 忍びは第3位の脇から始める
rule-setup_actions = 全員が同じ六枚の行動札を持つ
rule-setup_plots = 策謀十八枚を山にし、一枚目をめくる
rule-setup_hatamoto = 最初の旗本を決める
rule-play_choose = 旗本以外が札を選び、一斉に公開する
rule-play_name = 旗本が次に動く人を指名する
rule-play_you = 札に書かれた「あなた」とは
rule-play_cloaked = 影に潜む
rule-play_dishonour = 不名誉
rule-play_upstream = 流れを遡る
rule-play_company = 名誉の供
rule-play_arrow = 矢の道
rule-play_storms = 嵐を花に
rule-play_honour = 策謀に従って名誉を置く
rule-play_power = 旗本が策謀の力を使う
rule-play_shinobi = 忍びが名誉を奪う
rule-play_check = 得点をひそかに確かめる
rule-play_pickup = 手札が尽きたら捨て札を戻す
rule-play_pass = 旗本の印を左へ渡す
rule-play_plot = 次の策謀をめくる
rule-end_reveal = 全員が公開し、最高得点が勝つ
rule-end_tie_leader = 同点その一：当主の順位が高いほう
rule-end_tie_second = 同点その二：二人目の当主の順位が高いほう
rule-end_tie_revealed = 同点その三：公開した札が少ないほう
rule-goal_score = 得点：忠誠を誓う当主の名誉の合計
rule-goal_credits = 題名、作者、日付
rule-plot_p01 = 忍びが一つ動く
rule-plot_p02 = 忍びが先頭へ移る
rule-plot_p03 = 忍びが上へ動く
rule-plot_p04 = 忍びが下へ動く
rule-plot_p05 = 忍びが別のところへ移る
rule-plot_p06 = 忍びが最も名誉ある当主のもとへ
rule-plot_p07 = 忍びが手を出さない
rule-plot_p08 = 忍びが名誉を2奪う
rule-plot_p09 = 先頭と末尾が入れ替わる
rule-plot_p10 = 隣同士を入れ替えてもよい
rule-plot_p11 = 名誉の少ない隣へ名誉を移してもよい
rule-plot_p12 = 最も名誉の少ない当主が名誉を得る
rule-plot_p13 = ほかの一人が旗本に札を見せる
rule-plot_p14 = 全員が左隣に札を見せる
rule-plot_p15 = 公開された札をふたたび伏せる
rule-plot_p16 = 旗本がこれからの策謀を見る
rule-plot_p17 = 一人が札を手札に戻してもよい
rule-plot_p18 = 忍びが末尾へ移る

## 終わった一局の経過

how-tie_leader = 一番目の同点の裁きにより
how-tie_second = 二番目の同点の裁きにより
how-tie_second_none = 二番目の同点の裁きにより
how-tie_revealed = 三番目の同点の裁きにより
check-tie_leader = 最も上位の当主：{ $seat }は{ $slot }番の{ $clan }、{ $other_seat }は{ $other_slot }番の{ $other_clan }。
check-tie_second = 二人目の当主：{ $seat }は{ $slot }番の{ $clan }、{ $other_seat }は{ $other_slot }番の{ $other_clan }。
check-tie_second_none = 二人目の当主：同じ家の札が二枚なら二人目はいません。
check-tie_revealed = 公開した札（少ないほうが上）：{ $seat }は{ $count }枚、{ $other_seat }は{ $other_count }枚。
end-loyalties = 忠誠
end-line_loyal = { $slot }番：{ $clan }、名誉{ $honour }、忠誠：{ $seats }。
end-line_nobody = { $slot }番：{ $clan }、名誉{ $honour }、忠誠を誓った人なし。

goal = 自分の二人の当主の名誉
goal-seat = { $seat } { $amount }
goal-end = ラウンド終了時に誰かが{ $threshold }で終了

lesson-shogunate-first-goal = 目的は二人の当主に名誉を集めることです。この隠した札があなたの二人、猫家と鶏家です。ほかの人は知りません。
lesson-shogunate-first-end = 名誉が最も多い人の勝ちです。ラウンドごとに得点をひそかに確かめ、誰かがこの行の数に届いたところで終わります。
lesson-shogunate-first-plot = ラウンドごとに、策謀が列の決まった順位に名誉を置きます。今回は2位と3位です。猫家はもう2位、鶏家はまだ5位にいます。
lesson-shogunate-first-card = 旗本以外の全員が札を一枚、ひそかに選びます。「流れを遡る」を選びましょう。当主を列の上へ動かせます。
lesson-shogunate-first-up = ほかの人は動き終え、あなたが最後です。鶏家の当主を選び、二つ上げて3位にしましょう。
lesson-shogunate-first-show = この札には代価があります。忠誠札を一枚、旗本に見せます。もう察しがつくはずの鶏家を見せましょう。
lesson-shogunate-first-paid = 策謀が名誉を置きました。猫家に1、鶏家に1。どちらもあなたの当主なので、2点です。
lesson-shogunate-first-shinobi = このあと忍びが、付いている当主（今は蛇家）から名誉を一つ奪います。旗は左へ回り、新しい策謀が出ます。ここからは自由に遊べます。初めてのことが起きるたびに助言が出ます。

## 研究室

opening-choose_card = 最初の札
factor-loyalties = 忠誠札（配られたとき）
factor-plots = 策謀（旗本にとって）
factor-cards = 行動札（使ったとき）
