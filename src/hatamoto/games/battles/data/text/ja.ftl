### 『決戦！幕末維新』の日本語の言葉。すべて独自の文です。部隊や土地の名は各行の出どころを参照。
### 部隊、指揮官、陣営などは名前で、ヘクスは四桁の番号で、数は数で渡されます。

game-name = 決戦！幕末維新
game-about = ヘクスの地図で戦う二つの会戦。幕府の世を終わらせた京への進軍と、西郷軍が守り抜いた坂。進み、撃たれ、それでも刀を抜くかを決めます。
game-blurb = 慶応四年の鳥羽・伏見と明治十年の田原坂。進み、撃たれ、斬り込む。

## 戦いと陣営

scenario-toba = 鳥羽・伏見の戦い
scenario-toba-date = 1868年1月
scenario-tabaru = 田原坂の戦い
scenario-tabaru-date = 1877年3月

side-shogunate = 旧幕府軍
side-satcho = 薩長軍
side-government = 政府軍
side-saigo = 西郷軍
seat-0-toba = 旧幕府軍
seat-1-toba = 薩長軍
seat-0-tabaru = 政府軍
seat-1-tabaru = 西郷軍

## 所属

formation-shogunate_army = 幕府陸軍
formation-shinsengumi = 新選組
formation-various = 諸隊
formation-aizu = 会津藩
formation-domains = 諸藩
formation-satsuma = 薩摩藩
formation-choshu = 長州藩
formation-tosa = 土佐藩
formation-guard = 近衛
formation-brigade_1 = 第一旅団
formation-brigade_2 = 第二旅団
formation-brigade_3 = 第三旅団
formation-regiment_14 = 第十四連隊
formation-police = 警視隊
formation-government_guns = 政府軍砲兵
formation-battalion_1 = 一番大隊
formation-battalion_2 = 二番大隊
formation-battalion_4 = 四番大隊
formation-battalion_5 = 五番大隊
formation-battalion_67 = 六・七番連合大隊
formation-allies = 党薩諸隊
formation-saigo_guns = 西郷軍砲兵
formation-commanders = 指揮官

## 部隊

unit-inf_1_1 = 歩兵第一連隊第一大隊
unit-inf_1_2 = 歩兵第一連隊第二大隊
unit-inf_5_1 = 歩兵第五連隊第一大隊
unit-inf_5_2 = 歩兵第五連隊第二大隊
unit-guns_a = 幕府砲兵隊・甲
unit-inf_7_1 = 歩兵第七連隊第一大隊
unit-inf_7_2 = 歩兵第七連隊第二大隊
unit-denshutai_1 = 伝習隊第一大隊
unit-guns_b = 幕府砲兵隊・乙
unit-inf_11_1 = 歩兵第十一連隊第一大隊
unit-inf_11_2 = 歩兵第十一連隊第二大隊
unit-inf_12_1 = 歩兵第十二連隊第一大隊
unit-inf_12_2 = 歩兵第十二連隊第二大隊
unit-denshutai_2 = 伝習隊第二大隊
unit-okuzume = 奥詰銃隊
unit-sappei = 撒兵隊
unit-guns_c = 幕府砲兵隊・丙
unit-shinsengumi = 新選組
unit-mimawarigumi = 見廻組
unit-yugekitai = 遊撃隊
unit-bessengumi = 別撰組
unit-aizu = 会津藩兵
unit-aizu_guns = 会津藩砲兵隊
unit-kuwana = 桑名藩兵
unit-hamada = 浜田藩兵
unit-kuwana_guns = 桑名藩砲隊
unit-ogaki_1 = 大垣藩兵・一
unit-ogaki_2 = 大垣藩兵・二
unit-takamatsu = 高松藩兵
unit-toba_domain = 鳥羽藩兵
unit-matsuyama = 松山藩兵
unit-obama = 小浜藩兵
unit-okazaki = 岡崎藩兵

unit-satsuma_5 = 薩摩小銃五番隊
unit-satsuma_6 = 薩摩小銃六番隊
unit-outer_1 = 薩摩外城一番隊
unit-outer_2 = 薩摩外城二番隊
unit-outer_3 = 薩摩外城三番隊
unit-satsuma_guns_2 = 薩摩二番砲隊
unit-satsuma_1 = 薩摩小銃一番隊
unit-satsuma_2 = 薩摩小銃二番隊
unit-satsuma_3 = 薩摩小銃三番隊
unit-satsuma_4 = 薩摩小銃四番隊
unit-outer_4 = 薩摩外城四番隊
unit-satsuma_guns_1 = 薩摩一番砲隊
unit-kiheitai = 長州奇兵隊
unit-seibutai = 長州整武隊
unit-shinbutai = 長州振武隊
unit-yamada = 土佐山田隊
unit-yoshimatsu = 土佐吉松隊

unit-guard_1_1 = 近衛歩兵第一連隊第一大隊
unit-guard_1_2 = 近衛歩兵第一連隊第二大隊
unit-guard_2_1 = 近衛歩兵第二連隊第一大隊
unit-guard_2_2 = 近衛歩兵第二連隊第二大隊
unit-line_1_1 = 第一連隊第一大隊
unit-line_1_3 = 第一連隊第三大隊
unit-line_8_1 = 第八連隊第一大隊
unit-line_8_2 = 第八連隊第二大隊
unit-line_8_3 = 第八連隊第三大隊
unit-line_9_1 = 第九連隊第一大隊
unit-line_9_3 = 第九連隊第三大隊
unit-line_10_2 = 第十連隊第二大隊
unit-line_11_3 = 第十一連隊第三大隊
unit-line_14_1 = 第十四連隊第一大隊
unit-line_14_2 = 第十四連隊第二大隊
unit-line_14_3 = 第十四連隊第三大隊
unit-battotai = 警視抜刀隊
unit-police_rifles = 警視銃隊
unit-guard_engineers = 近衛工兵隊
unit-guard_guns = 近衛砲兵大隊
unit-mountain_guns_1 = 山砲兵・第一
unit-mountain_guns_2 = 山砲兵・第二

unit-saigo_1_1 = 一番大隊・一
unit-saigo_1_2 = 一番大隊・二
unit-saigo_1_3 = 一番大隊・三
unit-saigo_2_1 = 二番大隊・一
unit-saigo_2_2 = 二番大隊・二
unit-saigo_2_3 = 二番大隊・三
unit-saigo_4_1 = 四番大隊・一
unit-saigo_4_2 = 四番大隊・二
unit-saigo_4_3 = 四番大隊・三
unit-nagayama = 四番大隊五番小隊（永山）
unit-saigo_5_1 = 五番大隊・一
unit-saigo_5_2 = 五番大隊・二
unit-saigo_67_1 = 六・七番連合大隊・一
unit-saigo_67_2 = 六・七番連合大隊・二
unit-kumamoto_ikebe = 熊本隊（池辺）
unit-kumamoto_sassa = 熊本隊（佐々）
unit-kyodotai = 熊本協同隊
unit-obi = 飫肥隊
unit-saigo_guns_1 = 西郷軍一番砲隊
unit-saigo_guns_2 = 西郷軍二番砲隊

## 指揮官

commander-yamagata = 山県有朋
commander-oyama = 大山巌
commander-nozu_shizuo = 野津鎮雄
commander-nozu_michitsura = 野津道貫
commander-miyoshi = 三好重臣
commander-nogi = 乃木希典
commander-saigo = 西郷隆盛
commander-kirino = 桐野利秋
commander-shinohara = 篠原国幹
commander-murata = 村田新八
commander-beppu = 別府晋介
commander-ikebe = 池辺吉十郎

unit-yamagata = 山県有朋
unit-oyama = 大山巌
unit-nozu_shizuo = 野津鎮雄
unit-nozu_michitsura = 野津道貫
unit-miyoshi = 三好重臣
unit-nogi = 乃木希典
unit-saigo = 西郷隆盛
unit-kirino = 桐野利秋
unit-shinohara = 篠原国幹
unit-murata = 村田新八
unit-beppu = 別府晋介
unit-ikebe = 池辺吉十郎

## ターン

turn-toba_1 = 1月3日 夕刻
turn-toba_2 = 1月3日 夜
turn-toba_3 = 1月4日 午前
turn-toba_4 = 1月4日 午後
turn-toba_5 = 1月5日 午前
turn-toba_6 = 1月5日 午後
turn-toba_7 = 1月6日 午前
turn-toba_8 = 1月6日 午後
turn-tabaru_1 = 3月4日
turn-tabaru_2 = 3月5日
turn-tabaru_3 = 3月6日
turn-tabaru_4 = 3月7日
turn-tabaru_5 = 3月8～9日
turn-tabaru_6 = 3月10日
turn-tabaru_7 = 3月11日
turn-tabaru_8 = 3月12日
turn-tabaru_9 = 3月13日
turn-tabaru_10 = 3月14日
turn-tabaru_11 = 3月15日
turn-tabaru_12 = 3月16～17日
turn-tabaru_13 = 3月18～19日
turn-tabaru_14 = 3月20日

## 土地

victory-toba_h2411 = 鳥羽街道口
victory-toba_h2419 = 竹田街道口
victory-toba_h2424 = 伏見街道口
victory-toba_h1122 = 護国寺
victory-toba_h0921 = 伏見奉行所
victory-toba_h1018 = 伏見御堂
victory-toba_h0818 = 京橋
victory-toba_h1211 = 下鳥羽
victory-toba_h0910 = 横大路
victory-toba_h0607 = 富ノ森
victory-toba_h0509 = 千両松
victory-toba_h0404 = 納所
victory-toba_h0103 = 淀
victory-tabaru_h2001 = 高瀬口
victory-tabaru_h1809 = 木葉
victory-tabaru_h1815 = 境木
victory-tabaru_h1717 = 一の坂
victory-tabaru_h1519 = 田原坂
victory-tabaru_h1820 = 豊岡
victory-tabaru_h1315 = 二俣
victory-tabaru_h1014 = 横平山
victory-tabaru_h0512 = 吉次峠
victory-tabaru_h1322 = 七本
victory-tabaru_h1124 = 植木
victory-tabaru_h0518 = 木留
victory-tabaru_h0126 = 熊本口

place-katsura = 桂川
place-kamo = 鴨川
place-uji = 宇治川
place-ogura = 巨椋池
place-takase = 高瀬川
place-shichise = 七瀬川
place-yokooji_marsh = 横大路沼
place-koeda_bridge = 小枝橋
place-jonangu = 城南宮
place-akinoyama = 秋ノ山
place-takeda = 竹田
place-inari = 稲荷
place-fukakusa = 深草
place-sumizome = 墨染
place-momoyama = 桃山
place-inariyama = 稲荷山
place-mukaijima = 向島
place-bungo_bridge = 豊後橋
place-yodo_small_bridge = 淀小橋
place-kikuchi = 菊池川
place-goshi = 合志川
place-konoha_river = 木葉川
place-shiraki = 白木川
place-iseri = 井芹川
place-suzumugi = 鈴麦
place-konohayama = 木葉山
place-inasa = 稲佐
place-yamakita = 山北
place-harakura = 原倉
place-handakayama = 半高山
place-sannotake = 三ノ岳
place-mukaizaka = 向坂
place-to_yamaga = 山鹿へ

area-shogunate_west = 旧幕府（西）
area-shogunate_east = 旧幕府（東）
area-satsuma_west = 薩摩（西）
area-satsuma_east = 薩摩（東）
area-choshu = 長州
area-tosa = 土佐

terrain-flat = 平地
terrain-hill = 丘
terrain-mountain = 山
terrain-wetland = 湿地
terrain-lake = 水面
terrain-city = 市街
terrain-mountain_top = 山頂
terrain-road = 道路
water-stream = 小川
water-river = 川
water-pond = 池

## ルールの言葉

phase-setup = 初期配置
phase-move = 回復・移動
phase-fire = 射撃
phase-melee = 白兵戦
phase-over = 終局

mode-normal = 通常移動
mode-road = 道路移動

result-none = 効果なし
result-d = D
result-dd = DD
result-m0 = M0
result-m1 = M1
result-m2 = M2
result-m3 = M3
result-m4 = M4

cause-fire = 射撃によって
cause-melee = 白兵戦で
cause-no_retreat = 退路がなく
cause-passed = 味方の後退に巻き込まれ

type-infantry = 歩兵
type-artillery = 砲兵

## 選択ルール

option-scenario = 戦い
option-scenario-about = 二つの戦いのどちらを遊ぶか。
option-scenario-toba = 鳥羽・伏見の戦い（1868年1月、8ターン）
option-scenario-tabaru = 田原坂の戦い（1877年3月、14ターン、指揮官あり）
option-arrivals_pay_zoc = 登場した駒も敵の支配地域を出るのに1増し
option-arrivals_pay_zoc-about = 敵の支配地域に登場した駒は、そこを出るのに移動力を1多く払う。使わなければ、フェイズの初めにはいなかったので普通の移動力で出られる（裁定41）。

## 終わりの理由

reason-victory_hexes = 最終ターンの後に必要な数の勝利ヘクスを支配した側がありました
reason-entry_hex = ユニットが敵の登場ヘクスに入りました
reason-drawn = 最終ターンの後、必要な数の勝利ヘクスを支配した側がありませんでした

## 問いかけ

decision-place_unit = { $side }の配置です。ユニットを選んでください。
decision-place_at = { $unit }を置くヘクスを選んでください。
decision-order = ユニットを回復・移動・登場させるか、フェイズを終えてください。
decision-move_to = { $unit }をどこへ移動しますか。
decision-move_via = { $unit }はどの道で{ $hex }へ向かいますか。
decision-enter_to = { $unit }が登場します。どこへ移動しますか。
decision-enter_via = { $unit }はどの道で{ $hex }へ向かいますか。
decision-fire_unit = 射撃するユニットを選ぶか、フェイズを終えてください。
decision-fire_target = { $unit }の目標を選んでください。
decision-fire_support = { $target_unit }への{ $unit }の射撃を支援するユニットを選ぶか、サイコロを振ってください。
decision-melee_unit = 攻撃するユニットを選ぶか、フェイズを終えてください。
decision-melee_target = { $unit }が攻撃する相手を選んでください。
decision-melee_support = { $target_unit }への{ $unit }の攻撃を支援するユニットを選ぶか、サイコロを振ってください。
decision-melee_command = { $unit }を迎え撃つ{ $target_unit }を助ける指揮官を選んでください。
decision-retreat = { $unit }をどこへ後退させますか。
decision-advance = { $unit }は{ $hex }へ前進しますか。
decision-reinforcement_die = { $side }の増援のサイコロを振ります。
decision-draw_unit = { $side }のユニットを引きます。
decision-draw_commander = { $side }の指揮官を引きます。
decision-saigo_die = 西郷隆盛が来るかどうかを振ります。
decision-recovery_die = { $unit }の回復のサイコロを振ります。
decision-fire_dice = { $target_unit }への{ $unit }の射撃を振ります。
decision-melee_dice = { $target_unit }への{ $unit }の攻撃を振ります。
decision-morale_die = { $unit }の士気チェックを振ります。
help-place_unit = 部隊を押し、次に印のあるヘクスを押します。
help-place_at = 印のあるヘクスに置けます。
help-order = 金色の枠の部隊は、まだ移動か回復ができます。
help-move_to = 数字は移動力です。四角い札は道路移動で、移動力1で2ヘクス進みます。数字の下の横線は敵の支配地域で、そこで止まります。
help-enter_to = 数字は移動力です。四角い札は道路移動で、移動力1で2ヘクス進みます。数字の下の横線は敵の支配地域で、そこで止まります。
help-move_via = どちらの道も同じヘクスに着きます。
help-enter_via = どちらの道も同じヘクスに着きます。
help-fire_unit = 金色の枠の部隊には、撃てる相手がいます。
help-fire_target = 目標に合わせると、確率が出ます。
help-fire_support = 支援するほど射撃力が上がります。確率の欄で確かめられます。
help-melee_unit = 金色の枠の部隊には、攻撃できる相手がいます。
help-melee_target = 目標に合わせると、確率が出ます。
help-melee_support = 支援するほど攻撃が強くなります。確率の欄で確かめられます。
help-retreat = 印のあるヘクスにだけ後退できます。
help-advance = 敵の去ったヘクスです。

## 出来事

event-unit_placed = { $unit }が{ $hex }に布陣しました。
group-turn_began = 第{ $turn }ターン
event-turn_began = 第{ $turn }ターンが始まりました。
event-phase_began = { $side }の{ $phase }フェイズになりました。
event-reinforcements_rolled = { $side }の増援は{ $number }が出て、{ $count ->
    [0] 来るユニットはありませんでした
   *[other] { $count }ユニットが登場できるようになりました
  }。
event-unit_drawn = カップから{ $unit }が引かれました。
event-commander_drawn = 指揮官のカップから{ $commander }が引かれました。
event-saigo_rolled = 西郷隆盛の登場を占い、{ $number }が出ました。
event-saigo_appeared = { $commander }が戦場に現れました。
event-unit_recovered = { $unit }は{ $number }で回復しました。
event-recovery_failed = { $unit }は{ $number }で回復できませんでした。
event-unit_entered = { $unit }が{ $hex }に登場しました。
event-unit_moved = { $unit }が{ $from_hex }から{ $hex }へ移動しました（{ $mode }）。
event-commander_entered = { $commander }が{ $hex }に登場しました。
event-commander_moved = { $commander }が{ $from_hex }から{ $hex }へ移動しました。
event-unit_disordered = { $unit }が混乱しました。
event-hex_seized = { $side }が{ $victory }を奪いました。
event-commander_captured = { $unit }が{ $commander }を捕らえました。
event-fire_declared = { $unit }が{ $target_unit }を射撃しました。
event-fire_resolved = { $unit }の射撃（射撃力{ $strength }）：出目{ $number }と{ $other_number }、修正を合わせて{ $total }、{ $result }でした。
event-melee_declared = { $unit }が{ $target_unit }を攻撃しました。
event-melee_commanded = { $commander }が{ $unit }を指揮しました。
event-melee_resolved = { $unit }の攻撃（差{ $difference }）：出目{ $number }と{ $other_number }、修正を合わせて{ $total }、{ $result }でした。
event-morale_passed = { $unit }は持ちこたえました（{ $number }＋{ $modifier }、士気{ $morale }）。
event-morale_failed = { $unit }は崩れました（{ $number }＋{ $modifier }、士気{ $morale }）。
event-unit_retreated = { $unit }が{ $from_hex }から{ $hex }へ後退しました。
event-unit_passed = { $unit }が{ $passed_unit }を押し分けて後退しました。
event-unit_removed = { $unit }が{ $cause }除去されました。
event-unit_advanced = { $unit }が{ $hex }へ前進しました。
event-unit_held = { $unit }は前進しませんでした。
event-attack_spent = { $unit }は攻撃で混乱しました。
event-phase_ended = { $side }が{ $phase }フェイズを終えました。
event-game_ended = ゲームが終わりました。{ $reason }{ $count ->
    [0] {""}
   *[other] （必要数は{ $count }）
 }。

## できない理由

refusal-not_your_unit = { $unit }は自分のユニットではありません
refusal-other_battle = { $unit }はもう一方の戦いの駒です
refusal-not_on_map = { $unit }は地図の上にいません
refusal-already_placed = { $unit }はもう配置されています
refusal-comes_later = { $unit }は増援なので、最初には置けません
refusal-outside_area = { $hex }は{ $unit }の配置区域の外です
refusal-occupied = { $hex }にはすでにユニットがいます
refusal-off_map = { $hex }には入れません
refusal-not_disordered = { $unit }は混乱していません
refusal-is_disordered = { $unit }は混乱しています
refusal-marked_moved = { $unit }はこのフェイズの回復・移動を終えています
refusal-marked_fired = { $unit }はこのフェイズの射撃を終えています
refusal-marked_fought = { $unit }はこのフェイズの白兵戦を終えています
refusal-cannot_move = { $unit }には動ける先がありません
refusal-not_arrived = { $unit }はまだ到着していません
refusal-entry_blocked = { $hex }がふさがっているため、{ $unit }は登場できません
refusal-artillery_last = { $unit }は砲兵なので、ほかのユニットがすべて登場するまで待ちます
refusal-none_owed = いま登場できる数は残っていないため、{ $unit }は待ちます
refusal-is_commander = { $unit }は指揮官です
refusal-not_commander = { $unit }は指揮官ではありません
refusal-out_of_reach = { $hex }には移動力が足りません
refusal-leaving_zoc = 敵の支配地域を出るのに1増しなので、{ $hex }には移動力が足りません
refusal-barred_by_zoc = 敵の支配地域が{ $hex }への道をふさいでいます
refusal-barred_by_units = ほかのユニットが{ $hex }への道をふさいでいます
refusal-barred_by_both = ほかのユニットと敵の支配地域が{ $hex }への道をふさいでいます
refusal-ends_at_entry = { $hex }へは敵の登場ヘクスを通りますが、そこに入ると勝って移動が終わります
refusal-zoc_to_zoc = { $hex }へは、敵の支配地域から支配地域へ直接入ることになります
refusal-not_on_road = { $hex }へは道路が通じていません
refusal-road_in_zoc = 道路移動では{ $hex }の敵の支配地域に触れられません
refusal-through_water = 橋のない水に阻まれ、{ $hex }へは渡れません
refusal-nothing_to_seize = { $hex }を通っても得るものがありません
refusal-no_fire_strength = { $unit }は射撃できません
refusal-no_melee_strength = { $unit }には白兵戦力がありません
refusal-no_target = { $unit }には相手がいません
refusal-not_adjacent = { $unit }は隣接していません
refusal-out_of_range = { $unit }は射程の外です
refusal-not_spotted = { $unit }に隣接する味方ユニットがいません
refusal-own_unit = { $unit }は味方です
refusal-enemy_unit = { $unit }は敵です
refusal-across_water = { $unit }は川か池の向こうにいます
refusal-not_rising = 支援は順番に選びます。{ $unit }はもっと前です
refusal-enemy_zoc = { $hex }は敵の支配地域です
refusal-already_passed = この後退で{ $hex }はもう通りました
refusal-not_adjacent_hex = { $hex }は隣接していません
refusal-out_of_command = { $unit }は遠すぎて助けられません
refusal-not_drawn = { $unit }は引けません
refusal-already_here = { $unit }はもう地図の上にいます
refusal-not_in_cup = { $unit }はカップの中にいません
refusal-already_there = { $unit }はもう{ $hex }にいます
refusal-is_removed = { $unit }は除去されています
refusal-has_commander = { $hex }にはすでに指揮官がいます
refusal-starts_in_zoc = { $hex }は敵の支配地域なので、道路移動を始められません
refusal-no_way_point = その移動は{ $hex }を通りません
refusal-is_main_unit = { $unit }は主となるユニットです

loss-units_idle = まだ{ $count }ユニットが行動できます。

## 選べること

verb-place = { $unit }
verb-at = ヘクス { $hex }
verb-recover = { $unit }を回復
verb-move = { $unit }を移動
verb-enter = { $unit }を登場
verb-normal = { $hex }へ
verb-road = 道路で{ $hex }へ
verb-via = { $hex }を通る
verb-stay = 動かない
verb-fire = { $unit }が射撃
verb-melee = { $unit }が攻撃
verb-target = { $unit }を目標に
verb-support = { $unit }が支援
verb-command = { $unit }
verb-resolve = サイコロを振る
verb-retreat = { $hex }へ後退
verb-advance = 前進する
verb-hold = とどまる
verb-end = フェイズを終える
verb-roll = { $number }
verb-dice = { $number }と{ $other_number }
verb-draw = { $unit }

## 盤面の言葉

view-turn_of = 第{ $turn }ターン（全{ $turns }）
view-hexes = 勝利ヘクス{ $count }
view-legend = *A A側の勝利ヘクス（*- はなし）　一覧の数字は射撃-白兵-士気-移動（x はなし）、! は混乱、* はこのフェイズの行動を終えた印
view-units = { $units }
view-hand = 登場待ち
view-owed = いま{ $count }ユニットを登場させられます
view-cup = カップの中
view-commanders = 登場待ちの指揮官
view-commander_cup = 指揮官のカップの中
view-back = 再編成で復帰
view-removed = 除去
view-to_place = 配置待ち
view-nobody = なし
view-disordered = 混乱

## 画面の盤

view-map = 地図
view-hexes_label = 地図のヘクス
view-nearer = 近づける
view-farther = 遠ざける
view-home = 駒のあるところへ
view-beyond_left = 左にあと{ $number }か所：表示
view-beyond_right = 右にあと{ $number }か所：表示
view-beyond_up = 上にあと{ $number }か所：表示
view-beyond_down = 下にあと{ $number }か所：表示
view-lay = 地図に重ねる表示
view-lay_zones = 支配地域
view-lay_zones_about = 実線と右上がりの斜線が{ $first_side }、破線と右下がりの斜線が{ $second_side }。両軍の支配地域が重なるヘクスでは斜線が交わります。
view-lay_ranges = 指した駒の射程
view-lay_ranges_about = 駒を指すと、射程内のヘクスを線で囲みます。指揮官なら、命令の届くヘクスを点線で囲みます。
view-lay_fire = 指した駒が撃てる場所
view-lay_fire_about = 駒を指すと、敵がいれば撃てるヘクスを黒と黄の線で囲み、射程内の残りを暗くします。砲兵が撃つには味方ユニットが目標に隣接している必要があり、視界をさえぎるものはありません。
view-turns = ターン
view-phases = このターンのフェイズ
view-turn = 第{ $turn }ターン
view-brings_units = { $side }に増援
view-brings_commander = { $side }に指揮官
view-waits = 待機
view-of_all = { $total }のうち{ $count }
view-owed_now = あと{ $count }登場できます
view-forces = 両軍
view-reconstructed = 地図、ユニットの数値、結果表は復元したものです。ルールブックには載っていません。
view-about = 出どころ
view-table_reconstructed = この表の数値は、本の例を軸に復元したものです。

view-hex = ヘクス{ $digits }
view-terrains = { $terrains }
view-water_east = 東に{ $water }
view-water_northeast = 北東に{ $water }
view-water_northwest = 北西に{ $water }
view-water_west = 西に{ $water }
view-water_southwest = 南西に{ $water }
view-water_southeast = 南東に{ $water }
view-victory_of = { $victory }（{ $side }の勝利ヘクス）
view-victory_nobody = { $victory }（だれのものでもない勝利ヘクス）
view-unit = { $unit }
view-forecast = { $count ->
   *[other] ここでは敵{ $count }部隊に撃たれうる：最大で射撃力{ $strength }、D { $first }%、DD { $second }%
}
view-fire_met = { $digits }で受ける射撃
view-fire_met_short = 射撃予測
view-fire_from = 射撃できる部隊の数（最悪の場合）
view-point_at = ヘクスを指すと、ここに説明が出ます。
view-tap_at = ヘクスに触れると、ここに説明が出ます。
view-with_support = { $unit }の支援つき
view-ladder = すべての結果
view-dice_sum = 目
view-dice_result = 結果
view-values = 射撃{ $fire }・白兵{ $melee }・士気{ $morale }・移動{ $move }
view-values_range = 射撃{ $fire }・白兵{ $melee }・士気{ $morale }・移動{ $move }・射程{ $range }
view-value_fire = 射撃
view-value_melee = 白兵
view-value_morale = 士気
view-value_move = 移動
view-value_range = 射程
view-counter_key = 駒の見方。黒い角は行動済み、「乱」は混乱。
view-unit_label = { $side }の{ $unit }、射撃{ $fire }、白兵{ $melee }、士気{ $morale }、移動{ $move }
view-commander_label = { $side }の指揮官{ $unit }
view-marked = 行動済み
view-zoc = 敵の支配地域
view-zone_of = { $side }の支配地域
view-cost = 移動力{ $cost }
view-cost_stop = 移動力{ $cost }、敵の支配地域で停止
view-cost_road = 道路で移動力{ $cost }
view-cost_road_why = { $text }（移動力1で2ヘクス、敵の支配地域の外だけ、§8-2）

view-do_at = { $hex }に置く
view-place_rest = 残りをおまかせで配置
view-do_normal = { $hex }へ移動
view-do_normal_for = { $hex }へ移動（移動力{ $cost }）
view-do_road = { $hex }へ行軍
view-do_road_for = { $hex }へ行軍（移動力{ $cost }）
view-do_support = ＋{ $unit }
view-do_via = { $hex }を通る
view-do_retreat = { $hex }へ後退

view-odds_fire = 射撃の目標
view-odds_melee = 攻撃の相手
view-strength = 射撃力
view-difference = 白兵戦力の差
view-on_dice = サイコロの修正
view-part_main = { $unit }
view-part_support = 支援：{ $unit }
view-part_defence = 相手：{ $unit }
view-part_terrain = 地形：{ $terrain }
view-part_side = 間の辺：{ $water }
view-part_top = 山頂から
view-part_command = 指揮官：{ $commander }
view-part_enemy_command = 敵の指揮官：{ $commander }
view-result_none = 効果なし
view-result_d = D 混乱か後退
view-result_dd = DD 後退か除去
view-result_m0 = M0チェック
view-result_m1 = M1チェック
view-result_m2 = M2チェック
view-result_m3 = M3チェック
view-result_m4 = M4チェック
view-breaks = 崩れる確率
roll-fire = { $unit }が{ $target_unit }を射撃しました。
roll-melee = { $unit }が{ $target_unit }に白兵戦を挑みました。
roll-morale = { $unit }が士気を試されました。
roll-recovery = { $unit }が回復を試みました。
rolled-fire = { $got ->
    [0] 効果なし
    [1] D
   *[other] DD
}
rolled-melee = { $got ->
    [0] 効果なし
    [1] M0
    [2] M1
    [3] M2
    [4] M3
   *[other] M4
}
rolled-morale = { $got ->
    [0] 崩れた
   *[other] 持ちこたえた
}
rolled-recovery = { $got ->
    [0] 回復せず
   *[other] 回復
}
view-check_held = 持ちこたえた
view-check_failed = 崩れた
view-check_recovered = 回復
view-check_not_recovered = 回復せず
view-last_fight = 最後のサイコロ
view-no_fight = 射撃も白兵戦もまだありません。サイコロを振るたびに、結果表とともにここに示されます。
view-do_target_fire = { $unit }を射撃
view-do_target_melee = { $unit }を攻撃
view-fought_fire = { $unit }が{ $target_unit }を射撃
view-fought_melee = { $unit }が{ $target_unit }を攻撃
view-table_fire = 射撃結果表
view-table_melee = 白兵戦結果表
view-roll = 目
view-column_more = { $number }以上
view-column_less = { $number }以下
view-column_span = { $from }～{ $to }

## ルールの段落

rule-1 = 二つの戦い
rule-2 = 用意するもの
rule-2-1 = 地図
rule-2-1-1 = ヘクスと地形
rule-2-1-2 = 地図の脇の表
rule-2-1-2_1 = 射撃結果表
rule-2-1-2_2 = 白兵戦結果表
rule-2-1-2_3 = 地形効果表
rule-2-1-2_4 = 所属の色
rule-2-1-3 = 記録欄
rule-2-1-3_1 = ターン欄
rule-2-1-3_2 = フェイズ欄
rule-2-2 = 駒
rule-2-2-1 = ユニットとは戦闘ユニットのこと
rule-2-2-1_1 = 駒の表と裏
rule-2-2-1_1_1 = 表：通常
rule-2-2-1_1_2 = 裏：混乱
rule-2-2-1_2 = ユニットの数値
rule-2-2-1_2_1 = 名前
rule-2-2-1_2_2 = 射撃力
rule-2-2-1_2_3 = 白兵戦力
rule-2-2-1_2_4 = 士気
rule-2-2-1_2_5 = 移動力
rule-2-2-1_2_6 = 射程：砲兵のしるし
rule-2-2-1_2_7 = 配置記号
rule-2-2-2 = 指揮官
rule-2-2-3 = マーカー
rule-2-2-3_1 = ターンマーカー
rule-2-2-3_2 = フェイズマーカー
rule-2-2-3_3 = 回復・移動マーカー
rule-2-2-3_4 = 射撃・戦闘マーカー
rule-3 = 基本の二つ
rule-3-1 = 1ヘクスに1ユニット
rule-3-2 = 支配地域
rule-3-2_1 = どのユニットにもある
rule-3-2_2 = 川と池は越えない
rule-3-2_3 = 支配地域のはたらき
rule-3-2_3_1 = 移動を妨げる
rule-3-2_3_2 = 後退を妨げる
rule-4 = ゲームの準備
rule-4_1 = 戦いと担当を決める
rule-4_2 = 地図とユニットを用意する
rule-4_3 = ユニットを置く
rule-4_4 = マーカーを初めに置く
rule-5 = 1ターンは六フェイズ
rule-5-1 = 先手番
rule-5-1_1 = 先手の回復・移動フェイズ
rule-5-1_2 = 後手の射撃フェイズ
rule-5-1_3 = 先手の白兵戦フェイズ
rule-5-2 = 後手番
rule-5-2_4 = 後手の回復・移動フェイズ
rule-5-2_5 = 先手の射撃フェイズ
rule-5-2_6 = 後手の白兵戦フェイズ
rule-6 = 回復・移動フェイズ
rule-6_1 = 一つずつ行う
rule-6_2 = 終えてから次へ
rule-6_3 = 一度だけ
rule-6_4 = いくつでも、なしでもよい
rule-6_5 = フェイズの終わり
rule-7 = 回復
rule-7_1 = サイコロ一つと士気
rule-7_2 = 成功なら通常に戻る
rule-7_3 = どちらでも行動は終わり
rule-8 = 移動
rule-8_1 = ヘクスからヘクスへ
rule-8_2 = 移動力の範囲で
rule-8_3 = 通常移動か道路移動
rule-8_4 = ユニットのいるヘクスには入れない
rule-8_5 = 印を付ける
rule-8-1 = 通常移動
rule-8-1_1 = 地形で決まる
rule-8-1_1_1 = 平地、丘、山、湿地
rule-8-1_1_2 = 市街、山頂、勝利ヘクス
rule-8-1_1_3 = 道路を外れて入る道路ヘクス
rule-8-1_2 = 間の辺
rule-8-1_2_1 = 小川は1増し
rule-8-1_2_2 = 川と池は渡れない
rule-8-1_2_3 = 道なりなら1
rule-8-1_3 = 敵の支配地域
rule-8-1_3_1 = 入ったら止まる
rule-8-1_3_2 = 出るには1増し
rule-8-1_3_3 = 支配地域から支配地域へは進めない
rule-8-1_4 = 1ヘクスは必ず進める
rule-8-2 = 道路移動
rule-8-2_1 = 移動力1で2ヘクス
rule-8-2_2 = 道路の上、敵の支配地域の外から
rule-8-2_3 = 道路だけを進む
rule-8-2_5 = 敵の支配地域には入れない
rule-9 = 射撃
rule-9-1 = 射撃のきまり
rule-9-1_1 = 隣接する敵へ、混乱していないユニットで
rule-9-1_2 = 一つずつ解決する
rule-9-1_3 = 終えてから次へ
rule-9-1_4 = 一度だけ
rule-9-1_5 = 義務ではない
rule-9-1_6 = フェイズの終わり
rule-9-2 = 射撃の解決
rule-9-2_1 = だれがだれを撃つか
rule-9-2_2 = 支援射撃
rule-9-2_3 = 支援1つにつき＋1
rule-9-2_4 = サイコロを二つ振る
rule-9-2_4_1 = 地形で引く
rule-9-2_4_2 = 山頂からは＋2
rule-9-2_5 = 表を引き、すぐに適用する
rule-9-2_5_1 = 「－」：効果なし
rule-9-2_5_2 = D：混乱、または1ヘクス後退
rule-9-2_5_3 = DD：混乱して後退、または除去
rule-9-2_6 = 射撃後の前進はない
rule-9-2_7 = 加わった全員に印
rule-10 = 白兵戦
rule-10-1 = 白兵戦のきまり
rule-10-1_1 = 攻撃側は混乱する
rule-10-1_2 = 隣接する敵へ
rule-10-1_3 = 一つずつ解決する
rule-10-1_4 = 終えてから次へ
rule-10-1_5 = 一度だけ
rule-10-1_6 = 義務ではない
rule-10-1_7 = フェイズの終わり
rule-10-2 = 白兵戦の解決
rule-10-2_1 = 宣言。川と池は越えられない
rule-10-2_2 = 白兵支援
rule-10-2_3 = 支援1つにつき＋1
rule-10-2_4 = 防御側を引く
rule-10-2_5 = サイコロ二つ、地形で引く
rule-10-2_6 = 表を引く
rule-10-2_6_1 = 「－」：効果なし
rule-10-2_6_2 = M＋数字：士気チェック
rule-10-2_7 = 士気チェック
rule-10-2_8 = 失敗すると崩れる
rule-10-2_8_1 = 通常なら混乱して後退
rule-10-2_8_2 = 混乱していれば除去
rule-10-2_9 = 戦闘後前進
rule-10-2_10 = 攻撃側の混乱
rule-10-2_11 = 加わった全員に印
rule-11 = 後退
rule-11_1 = 後退できない場所
rule-11_1_1 = 敵ユニットのヘクス
rule-11_1_2 = 敵の支配地域
rule-11_1_3 = 川や池の向こう
rule-11_1_4 = 地図の外
rule-11_2 = 逃げ場がなければ除去
rule-11_3 = 持ち主が選ぶ
rule-11_4 = 味方を押し分ける
rule-12 = 砲兵
rule-12_1 = 移動すると混乱する
rule-12_2 = 離れて撃つ
rule-12_3 = 射撃が当たれば除去
rule-12_4 = 白兵戦が届けば除去
rule-13 = 増援
rule-13-1 = 増援のサイコロ
rule-13-1_1 = 欄のR
rule-13-1_2 = 目の数だけ来る
rule-13-1_3 = 尽きたら来ない
rule-13-1_4 = ふさがれば延期
rule-13-2 = 増援の移動
rule-13-2_1 = 回復・移動フェイズに一つずつ
rule-13-2_2 = 登場ヘクスに置いて移動
rule-13-2_3 = その後は普通のユニット
rule-14 = 勝利条件
rule-14_1 = 初めの支配
rule-14_2 = 入れば奪う
rule-14_3 = 奪い返されるまで続く
rule-14_4 = ゲームの終わり
rule-14_4_1 = 登場ヘクスに敵が入れば即座に終わり
rule-14_4_2 = 最後に7ヘクス
rule-15 = 二つの戦い
rule-15-1 = 鳥羽・伏見の戦い
rule-15-1-1 = 8ターン
rule-15-1-2 = 地図
rule-15-1-3 = 両軍
rule-15-1-3_1 = 旧幕府軍
rule-15-1-3_2 = 薩長軍
rule-15-1-4 = 初期配置
rule-15-1-4_1 = 旧幕府軍が先に置く
rule-15-1-4_1_1 = 西：7ユニット
rule-15-1-4_1_2 = 東：10ユニット
rule-15-1-4_1_3 = 16ユニットはカップへ
rule-15-1-4_2 = 続いて薩長軍
rule-15-1-4_2_1 = 薩摩・西：6ユニット
rule-15-1-4_2_2 = 薩摩・東：6ユニット
rule-15-1-4_2_3 = 長州：3ユニット
rule-15-1-4_2_4 = 土佐：2ユニット
rule-15-1-5 = 増援
rule-15-1-5_1 = 旧幕府軍、第2ターンから
rule-15-1-5_1_1 = カップから引く
rule-15-1-5_1_2 = 淀から登場
rule-15-1-5_2 = 薩長軍にはない
rule-15-1-6 = 初めの勝利ヘクス
rule-15-1-7 = 特別ルール（再掲）
rule-15-1-7_1 = 旧幕府軍の増援（再掲）
rule-15-1-7_1_1 = カップ（再掲）
rule-15-1-7_1_2 = 登場ヘクス（再掲）
rule-15-1-7_2 = 薩長軍の増援（再掲）
rule-15-2 = 田原坂の戦い
rule-15-2-1 = 14ターン
rule-15-2-2 = 地図
rule-15-2-3 = 両軍
rule-15-2-3_1 = 政府軍
rule-15-2-3_2 = 西郷軍
rule-15-2-4 = 地図は空で始まる
rule-15-2-5 = 全員が増援
rule-15-2-5_1 = 数はサイコロ、顔ぶれは自分で
rule-15-2-5_1_1 = 第1ターンは最低3
rule-15-2-5_1_2 = 砲兵は最後
rule-15-2-5_1_3 = 自軍の登場ヘクスから
rule-15-2-6 = 初めの勝利ヘクス
rule-15-2-7 = 特別ルール
rule-15-2-7-1 = 再編成
rule-15-2-7-1_1 = 除去された政府軍は戻る
rule-15-2-7-1_1_1 = 次のターンから、増援と同じに
rule-15-2-7-1_1_2 = サイコロとは別に
rule-15-2-7-1_2 = 西郷軍にはない
rule-15-2-7-2 = 指揮官
rule-15-2-7-2_1 = 指揮官のカップ
rule-15-2-7-2_1_1 = 政府軍は6人
rule-15-2-7-2_1_2 = 西郷軍は5人
rule-15-2-7-2_2 = 指揮官の登場
rule-15-2-7-2_2_1 = 欄のLx1：1人引く
rule-15-2-7-2_2_2 = 政府軍が7つなら西郷が動く
rule-15-2-7-2_3 = 指揮官の数値
rule-15-2-7-2_3_1 = 名前
rule-15-2-7-2_3_2 = 指揮範囲。使えるのは1人
rule-15-2-7-2_3_3 = 射撃修正
rule-15-2-7-2_3_4 = 白兵修正
rule-15-2-7-2_3_5 = 士気
rule-15-2-7-2_3_6 = 移動力
rule-15-2-7-2_4 = 指揮官の違い
rule-15-2-7-2_4_1 = ユニットに重なり、通り抜ける
rule-15-2-7-2_4_2 = 指揮官どうしは重ならない
rule-15-2-7-2_4_3 = 支配地域を持たない
rule-15-2-7-2_4_4 = 敵を妨げず、敵指揮官の上で止まれない
rule-15-2-7-2_4_5 = 射撃も白兵戦も受けない
rule-15-2-7-2_4_6 = 敵ユニットが入れば除去
rule-15-2-7-2_4_7 = 戻らない

## 終わった一局の経過

headline-you_score = 勝利ヘクス{ $score }であなたが勝ちました。
headline-they_score = 勝利ヘクス{ $score }で{ $seat }が勝ちました。
headline-you_how = { $how }、あなたが勝ちました。
headline-they_how = { $how }、{ $seat }が勝ちました。
how-entry_hex = 敵の登場ヘクスに入り
how-drawn = どちらの勝利ヘクスも足りませんでした
check-score = 勝利ヘクス：{ $seat }は{ $score }、{ $other_seat }は{ $other_score }。{ $needed }で勝ち。
check-drawn = 勝利ヘクス：{ $seat }は{ $score }、{ $other_seat }は{ $other_score }。勝つには{ $needed }。
check-entry_hex = { $seat }のユニットが敵の登場ヘクスに入りました。
parts-hexes = 勝利ヘクス
parts-losses = 損害
part-victory = { $victory }
part-removed = 失ったユニット
part-captured = 失った指揮官
part-disordered = 終了時に混乱中
end-goal = { $goal }ヘクスで勝ち
end-score = { $count ->
   *[other] ヘクス
 }

goal = 終了時に勝利ヘクス{ $count }のうち{ $number }以上を支配
goal-seat = { $own ->
    [yes] あなた { $amount }
   *[no] { $side } { $amount }
 }
goal-end = 第{ $turns }ターンで終了（{ $turn ->
    [0] 配置中
   *[other] 今は第{ $turn }ターン
}）

lesson-battles-toba-goal = あなたは旧幕府軍です。地図には勝利ヘクスが13あり、この行に両軍の数が出ます。あなたは今9。ユニットが入れば、その側のものになります。
lesson-battles-toba-end = 第8ターンの後、7以上を持つ側の勝ちです。あなたは守りきればよく、薩長軍は攻めねばなりません。
lesson-battles-toba-counter = 駒の漢字は名前で、桑名は桑名藩兵です。数字は3-4-3-4。最初の3は射撃力で、撃つときの強さです。次の4は白兵戦力で、攻めるときも守るときも使います。
lesson-battles-toba-morale = 三つ目の3は士気で、混乱しても1～3の目で回復します。四つ目の4は移動力で、1ターンに使える点数です。駒を指すか長押しすると、どの数字も説明が出ます。
lesson-battles-toba-guns = 砲兵は5-–-3-2で、隅にr4とあります。射程4ヘクスという意味で、ほかのユニットは隣しか撃てません。横線は、白兵戦を仕掛けられないしるしです。
lesson-battles-toba-place = まず配置です。輪の付いたユニットを選びましょう。名前は下にあります。
lesson-battles-toba-place_at = 囲まれた範囲なら、1ヘクスに1ユニットずつ、どこにでも置けます。輪の付いたヘクスに置きましょう。
lesson-battles-toba-rest = あと16ユニットは手間なので、残りの配置は任せましょう。
lesson-battles-toba-phases = ターンは前半と後半に分かれ、前半はあなたの番です。あなたが回復と移動をし、敵が射撃し、あなたが白兵戦を仕掛けます。今どれかはここに出ます。
lesson-battles-toba-order = 回復と移動です。各ユニットが一度ずつ動けます。見廻組を選びましょう。
lesson-battles-toba-move = 道路では移動力1で2ヘクス進めます。敵が近くにいないときだけで、四角い札がそれです。輪の付いたヘクスまで進めましょう。
lesson-battles-toba-hill = 道路の外では地形が消費を決めます。丸い数字がそれです。輪の付いた歩兵を、後ろの輪の付いたヘクスまで進めましょう。
lesson-battles-toba-done = 全部を動かす必要はありません。移動を終えましょう。次に敵が射撃し、そのあと隣り合う敵に白兵戦を仕掛けられます。
lesson-battles-toba-fire = ターンの後半です。薩長軍が近づき、今度はあなたが射撃します。砲兵は遠くまで届きます。輪の付いた砲兵を選びましょう。
lesson-battles-toba-target = 目標を選びましょう。決める前に、火力と確率とすべての結果が表示されます。
lesson-battles-toba-resolve = ほかの部隊も支援できますが、それぞれ自分で撃つこともできます。撃ちましょう。
lesson-battles-toba-disordered = 混乱させました。これが駒の裏で、頭が灰色になり「乱」と付きます。回復するまで撃つことも攻めることもできず、もう一度損害を受けると後退するか除去されます。
lesson-battles-toba-result = 出目とその結果は棋譜に残ります。ほかの部隊でも撃つか、フェイズを終えましょう。ここからは自由に遊べます。初めてのことが起きるたびに助言が出ます。

lesson-battles-tabaru-goal = あなたは政府軍です。地図の勝利ヘクスは13。あなたが1、西郷軍が1を持ち、残る11はユニットが入るまで誰のものでもありません。
lesson-battles-tabaru-end = 第14ターンの後、7以上を持つ側の勝ちです。先に着いて、守りきりましょう。
lesson-battles-tabaru-counter = この駒の数字は5-4-4-4です。最初の5は射撃力で、撃つときの強さです。次の4は白兵戦力で、攻めるときも守るときも使います。
lesson-battles-tabaru-morale = 三つ目の4は士気です。混乱した駒は頭が灰色で「乱」と付き、1～4の目で回復します。四つ目の4は移動力です。砲兵は隅に射程があり、r4のように書かれています。駒を指すか長押しすると、どの数字も説明が出ます。
lesson-battles-tabaru-enter = 軍勢は何ターンもかけて登場します。何ユニット出せるかはダイス次第です。輪の付いたユニットを選びましょう。
lesson-battles-tabaru-road = 敵が近くにいなければ、道路では倍も進めます。輪の付いたヘクスまで進めましょう。
lesson-battles-tabaru-second = 次のユニットがその後ろに続きます。1ヘクスに1ユニットです。
lesson-battles-tabaru-third = 三つ目も続けましょう。
lesson-battles-tabaru-commander = 指揮官は近くの部隊を率い、白兵戦を助けます。ユニットと同じヘクスに入れます。登場させましょう。
lesson-battles-tabaru-done = まだ出せますが、これで十分です。移動を終えましょう。
lesson-battles-tabaru-seize = 西郷軍が南から現れました。最初の勝利ヘクスを取りましょう。輪の付いたユニットを入れます。
lesson-battles-tabaru-seized = 離れても、敵が入るまではあなたのものです。ここからは自由に遊べます。初めてのことが起きるたびに助言が出ます。

lesson-battles-waiting = 相手の番です。地図で囲まれた所が、今変わった所です。
lesson-battles-place_unit = 囲まれた範囲に配置します。前の部隊が先に敵と当たり、砲兵は遠くから撃てます。
lesson-battles-order = 各ユニットは一度動くか、混乱していれば回復を試みます。敵の支配地域に入ると移動は終わりです。
lesson-battles-move_to = 輪の付いたヘクスに行けます。数字は消費です。敵が近くにいなければ道路が速く進めます。
lesson-battles-fire_unit = 各ユニットは一度、隣の敵を撃てます。砲兵は遠くまで届きます。決める前に確率が出ます。
lesson-battles-fire_support = 支援は一部隊につき＋1ですが、その部隊はもう撃てません。どれだけ増えるかは確率で分かります。
lesson-battles-melee_unit = 敵に隣り合うユニットは攻撃できます。白兵戦力で比べ、地形は守る側を助けます。攻めた側はあとで混乱します。
lesson-battles-melee_support = 同じ敵に隣り合う部隊の支援は一つにつき＋1です。指揮官も助けになります。
lesson-battles-retreat = 敗れたユニットは敵の支配地域を避けて下がります。下がれなければ失われます。
lesson-battles-advance = ヘクスが空きました。勝った側は前進できます。勝利ヘクスを考えましょう。
lesson-battles-event-unit_disordered = 混乱したユニットは裏返って頭が灰色になり「乱」と付きます。回復するまで撃つことも攻めることもできず、次の損害がより重くなります。
lesson-battles-event-unit_removed = ユニットが除去されました。もう戻りません。
lesson-battles-event-hex_seized = 勝利ヘクスの持ち主が変わりました。敵が入るまでそのままです。
lesson-battles-event-reinforcements_rolled = 増援です。このターンに何ユニット出せるかをダイスで決めました。
lesson-battles-event-game_ended = 対戦は終わりました。棋譜のリプレイで振り返れます。

view-note_fire = 火力{ $number }、命中{ $percent }%
view-note_melee = 差{ $number }、崩れる確率{ $percent }%

## 研究室

opening-order = 最初の命令
factor-hexes = 勝利ヘクス（中盤に支配しているとき）
factor-losses = ユニット（中盤までに失ったとき）
factor-attackers = ユニット（白兵戦を仕掛けたとき）
