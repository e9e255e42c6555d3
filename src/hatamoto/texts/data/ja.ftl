### どのゲームにも共通の言葉。人、並び、卓からの断り、待った、終わり方、誤り。

you = あなた
seat-name = プレイヤー{ $number }
seat-nature = 運
seat-watcher = 観戦者
seat-nobody = 該当者なし

list-empty = なし
list-more = { $first }、{ $last }
list-end = { $first }と{ $last }
list-pair = { $name }：{ $text }
list-noted = { $name }（{ $text }）

language-en = English
language-ja = 日本語

## 卓からの断り

refusal-cited = { $text }（§{ $rule }）
refusal-game_over = ゲームはもう終わっています
refusal-not_your_turn = あなたの番ではありません
refusal-not_asked = いま、あなたに求められている選択はありません
refusal-already_answered = すでに選び終えています。ほかの人の選択を待っています
refusal-unknown_verb = 「{ $word }」は、このゲームの言葉で始まっていません
refusal-no_such_argument = 「{ $word }」は、この行動の対象になりません
refusal-wrong_verb = いま尋ねられていることへの答えになっていません
refusal-malformed = 「{ $word }」は語が多すぎるか、足りません
refusal-not_possible = いまはできません
refusal-stale = ご覧になった後に局面が進みました。見直して選んでください
refusal-list_interrupted = この手の前に抽選か公開があります。この手は別に送ってください
refusal-undo_chance_decided = { undo-chance_decided }
refusal-undo_something_learned = { undo-something_learned }
refusal-undo_nothing_to_undo = { undo-nothing_to_undo }
refusal-undo_simultaneous_revealed = { undo-simultaneous_revealed }
refusal-undo_others_acted = { undo-others_acted }
refusal-undo_withdrawn_often = { undo-withdrawn_often }
refusal-undo_stand_in_chose = { undo-stand_in_chose }
refusal-undo_refused_often = { undo-refused_often }
refusal-offered_often = 何度も提案しました。次の手番を終えると、また提案できます
refusal-time_used_up = 持ち時間を使い切ったため、ボットが代わりに続けます
refusal-bot_plays = ボットが代行中です。先に席に戻ってください

## 待った

undo-free = 取り消せます
undo-consent = ほかの人の同意があれば取り消せます
undo-impossible = 取り消せません
undo-own_pending = あなたの選択はまだ誰も見ていません
undo-nothing_learned = その後、新たに何かを知った人はいません
undo-chance_decided = その後に運で決まったことがあり、元には戻せません
undo-something_learned = その後に何かを知った人がいて、忘れることはできません
undo-game_over = 対局は終わっており、もう取り消せません
undo-nothing_to_undo = 取り消せるあなたの行動がありません
undo-simultaneous_revealed = その後に全員の選択が公開されています
undo-others_acted = その後にほかの人が行動したため、同意が必要です
undo-withdrawn_often = この手番は何度も取り消されたため、ほかの人の同意が必要です
undo-stand_in_chose = 時間切れの間にボットが選んだ手なので、取り消せません
undo-refused_often = 取り消しは何度も断られました。次の手番を終えると、また求められます

## ルールによらない終わり方

reason-resigned = 投了した人がいた
reason-timeout = 時間切れになった人がいた
reason-agreed_draw = 対局者が終わりに合意した
reason-timeout_draw = 残った対局者が同時に時間切れになった
reason-abandoned = 卓が放棄された

## 選択ルールと出どころ

option-yes = はい
option-no = いいえ
provenance-rulebook = ルールブックによる
provenance-report = 公開された記事による
provenance-reconstructed = 独自に補ったもの

## 誤り

error-error = うまくいきませんでした
error-bad-argument = 値の形が正しくありません
error-unknown-game = その名前のゲームはありません
error-illegal-action = いまはルール上できません
error-not-your-turn = あなたの番ではありません
error-game-over = ゲームはもう終わっています
error-bad-position = その局面はありえません
error-bad-record = その棋譜は再現できません
error-bad-content = データファイルに矛盾があります

# ゲームの中ではなく、卓で起きたこと。
event-undone = { $seat }が手を取り消しました。
event-undo_denied = { $seat }は取り消しに同意しませんでした。
event-resigned = { $seat }が投了しました。
event-timed_out = { $seat }の持ち時間が切れました。
event-stood_in = { $seat }の代わりにボットが打ちます。
event-returned = { $seat }が卓に戻りました。
event-abandoned = 全員の合意により、ここで対局を終えました。
event-drawn_on_time = { $late_seats }が同時に時間切れになり、引き分けです。
refusal-not_begun = 対局はまだ始まっていません

# メールと通知。
notify-subject = あなたの番です：{ $title }（{ $game_name }）
notify-body = 卓であなたの手番を待っています。続きはこちら：{ $link }
reset-subject = 旗本のパスワード再設定
reset-body = 二時間以内に、こちらで新しいパスワードを設定してください：{ $link }
confirm-subject = メールアドレスの確認（旗本）
confirm-body = 旗本でこのメールアドレスが登録されました。ご本人なら、二日以内にこちらで確認してください：{ $link }

    心当たりがなければ、そのままで結構です。確認されるまで、ほかのメールは送りません。
replaced-subject = メールアドレスの変更（旗本）
replaced-body = 旗本のアカウント「{ $name }」は、このメールアドレスを使わなくなりました。パスワードを知る人が変更または削除しました。

    心当たりがなければ、アカウントで新しいパスワードを設定するか、サーバーの管理者に連絡してください。
passkey-subject = パスキーの追加（旗本）
passkey-body = 旗本のアカウント「{ $name }」にパスキーが追加されました。このパスキーを持つ人はログインできます。

    心当たりがなければ、メールでパスワードを再設定してください。すべてのパスキーが削除されます。
unsubscribe-body = このメールを止めるには：{ $link }

## 終わった一局の経過

headline-you_score = あなたが{ $score }点で勝ちました。
headline-they_score = { $seat }が{ $score }点で勝ちました。
headline-you_how = { $how }、あなたが{ $score }点で勝ちました。
headline-they_how = { $how }、{ $seat }が{ $score }点で勝ちました。
headline-you_share = 勝利を分け合いました：{ $seats }が{ $score }点で並びました。
headline-they_share = { $seats }が{ $score }点で勝利を分け合いました。
headline-nobody = 勝者なし：{ $how }。
headline-resigned = { $resigned_seats }が投了し、{ $seat }が勝ちました。
headline-timeout = { $late_seats }が時間切れになり、{ $seat }が勝ちました。
headline-resigned_timeout = { $resigned_seats }が投了、{ $late_seats }が時間切れとなり、{ $seat }が勝ちました。
how-agreed_draw = 対局者が終わりに合意しました
how-timeout_draw = 残った対局者が同時に時間切れになりました
check-score = 得点：{ $seat }は{ $score }、{ $other_seat }は{ $other_score }。
check-resigned = { $resigned_seats }が投了しました。
check-timeout = { $late_seats }が時間切れになりました。
check-resigned_timeout = { $resigned_seats }が投了し、{ $late_seats }が時間切れになりました。
check-agreed_draw = 対局者が終わりに合意し、順位の差はありません。
check-timeout_draw = { $late_seats }が同時に時間切れになり、順位の差はありません。
moment-effect = 最も得をしたのは{ $gain_seat }、損をしたのは{ $loss_seat }。
moment-head-round = 第{ $at }ラウンド
moment-head-turn = 第{ $at }ターン
story-places = { $place }位：{ $seat }、{ $score }点
story-checks = 決め手
story-curve-round = ラウンドごとの得点
story-curve-turn = ターンごとの得点
story-parts = 得点の内訳
story-moments = 勝負を分けた場面
story-line = { $line }行目
story-secrets = 知見の推移
story-start = 開始
story-person = { $seat }
story-known-round = 第{ $at }ラウンドから{ $seats }が知っていた
story-known-turn = 第{ $at }ターンから{ $seats }が知っていた
story-open-round = 第{ $at }ラウンドから公開
story-open-turn = 第{ $at }ターンから公開
story-held-round = 第{ $at }ラウンドから{ $seat }が所持
story-held-turn = 第{ $at }ターンから{ $seat }が所持
story-hidden = ほかに知る人なし

thought-chance = { $choice }：勝率{ $percent }%。
thought-runner_up = 次点：{ $choice }、勝率{ $percent }%。
thought-feared = 警戒した手：{ $seat }の「{ $choice }」。そうなれば勝率{ $percent }%。
