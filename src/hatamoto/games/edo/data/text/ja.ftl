### 「EDO」と拡張１の日本語。文はすべて独自のもの。札・要求・小さな場所の名は創作で、出どころは各行の出典欄を参照。
### 引数は表示できる形で届く。座席・場所・札・品物は名前（読み手は「あなた」）。

game-name = 江戸
game-about = 三つの行動をひそかに計画し、役人と侍を江戸のまわりに送り、都市に建てて十二点を目指す。寺院・特権・浪人を加えることもできる。
game-blurb = 三つの指示を秘かに立て、侍を養い、将軍の都を築き上げる。

## 場所

city-edo = 江戸
city-sakura = 佐倉
city-odawara = 小田原
city-kawagoe = 川越
city-utsunomiya = 宇都宮
city-mito = 水戸
city-kofu = 甲府
space-edo = 江戸
space-sakura = 佐倉
space-odawara = 小田原
space-kawagoe = 川越
space-utsunomiya = 宇都宮
space-mito = 水戸
space-kofu = 甲府
space-forestry_1 = 杉林
space-forestry_2 = 松林
space-forestry_3 = 檜林
space-quarry_1 = 御影の石場
space-quarry_2 = 青石の石場
space-quarry_3 = 大谷の石場
space-rice_1 = 上の田
space-rice_2 = 下の田
space-rice_3 = 新田
space-river_sumida = 隅田川
space-river_edogawa = 江戸川
space-river_tama = 多摩川
space-road_nikko = 日光街道
space-road_boso = 房総往還
space-road_koshu = 甲州街道
space-road_mito = 水戸街道
space-road_tokaido = 東海道
space-road_coast = 浜街道
space-border_east = 東関所
space-border_south = 南関所
space-border_west = 西関所
space-border_north = 北関所
space-border_northeast = 北東関所
space-border_southeast = 南東関所
space-border_southwest = 南西関所
space-border_northwest = 北西関所
kind-forestry = 山林
kind-quarry = 石切場
kind-rice_field = 田
kind-city = 都市
kind-river = 川
kind-road = 街道
kind-border_post = 関所
location-forestry = 山林
location-quarry = 石切場
location-rice_field = 田
location-city = 都市
location-choice = 自由
side-small = 二〜三人用の面
side-large = 四〜五人用の面

## 品物・建物・行動

good-wood = 木材
good-stone = 石材
good-rice = 米
good-ryo = 両
building-house = 家
building-post = 商館
building-fortress = 砦
building-temple = 寺院
action-forestry = 山林
action-quarry = 石切場
action-rice_field = 田
action-rice_delivery = 米の納入
action-money = 金子
action-building = 建設
action-travel = 旅
action-trading = 交易
action-recruit = 雇用
action-authorization = 特許状
action-forestry-text = 役人一人につき、山林にいる侍一人が木材を得る。その場の侍が少ないほど多い。
action-quarry-text = 役人一人につき、石切場にいる侍一人が石材を得る。その場の侍が少ないほど多い。
action-rice_field-text = 役人一人につき、田にいる侍一人が米を得る。その場の侍が少ないほど多い。
action-rice_delivery-text = 役人一人につき米を受け取る。侍は要らない。
action-money-text = 役人一人につき両を受け取る。侍は要らない。
action-building-text = 役人一人につき、自分の侍がいる場所に建物を一つ建てる。
action-travel-text = 役人一人につき、関所に侍として入るか、自分の侍を好きな所へ無料で移す。
action-trading-text = 役人一人につき、商人のもとに自分の侍がいれば申し出を一つ受ける。
action-recruit-text = 役人一人につき、米を払って中立の役人を雇う。次のラウンドから働く。
action-authorization-text = 役人一人につき、公開中の特許状を一枚買う。次のラウンドから使える。

## 采配札

card-domain = 領地
card-court = 朝廷
card-works = 普請
card-woodcutters = 杣人
card-stonemasons = 石工
card-rice_growers = 米作り
card-master_builders = 大工頭
card-granary = 米蔵
card-caravan = 隊商
card-corvee = 夫役
card-treasury = 金蔵
card-magistrate = 奉行
card-architect = 棟梁
card-couriers = 飛脚
card-quarry_office = 石場役所
card-domain-text = 米の納入、金子、山林、建設のいずれか。
card-court-text = 旅、田、交易、雇用のいずれか。
card-works-text = 石切場、建設一つ、特許状、短い旅のいずれか。
card-woodcutters-text = 役人一人につき木材が1多い山林、または役人三人までの建設。
card-stonemasons-text = 役人一人につき石材が1多い石切場、または役人四人までの旅。
card-rice_growers-text = 役人一人につき米が1多い田、または役人三人までの交易。
card-master_builders-text = 役人三人までの建設、または役人一人につき7両。
card-granary-text = 役人一人につき米3、または役人三人までの建設。
card-caravan-text = 役人三人までの交易、または四人までの旅。
card-corvee-text = 役人三人までの山林、または石切場。
card-treasury-text = 役人三人まで一人につき7両、または三人までの交易。
card-magistrate-text = 役人二人までの雇用、または三人まで一人につき米3。
card-architect-text = 一軒ごとに木材か石材が1安い建設、または役人三人までの石切場。
card-couriers-text = 役人一人につき侍三人が移れる旅、または木材が1多い山林。
card-quarry_office-text = 役人一人につき石材が1多い石切場、または一人につき7両。

## 商人札

merchant-m01 = 木場の筏
merchant-m02 = 石船
merchant-m03 = 米船
merchant-m04 = 杉の筏
merchant-m05 = 石場の荷車
merchant-m06 = 米俵の荷車
merchant-m07 = 薪売り
merchant-m08 = 御影石の船
merchant-m09 = 米の振売り
merchant-m10 = 檜の筏
merchant-m01-text = 木材を2つまで一つ2両で買うか、米3と2両を1点に替える。
merchant-m02-text = 石材を2つまで一つ3両で買うか、木材3と2両を1点に替える。
merchant-m03-text = 米を3つまで一つ1両で買うか、石材2と4両を1点に替える。
merchant-m04-text = 木材を3つまで一つ2両で買うか、石材3を1点に替える。
merchant-m05-text = 石材を2つまで一つ2両で買うか、木材2と米2を1点に替える。
merchant-m06-text = 米を3つまで一つ2両で買うか、10両を1点に替える。
merchant-m07-text = 木材を2つまで一つ1両で買うか、石材2と米2を1点に替える。
merchant-m08-text = 石材を3つまで一つ3両で買うか、米4を1点に替える。
merchant-m09-text = 米を2つまで一つ1両で買うか、木材2と石材1と2両を1点に替える。
merchant-m10-text = 木材を3つまで一つ3両で買うか、米2と5両を1点に替える。

## タイル・資源一式・札

tile-town_5 = 五両の市
tile-town_6 = 六両の市
tile-town_7 = 七両の市
tile-town_8 = 八両の市
tile-town_even = 分け合いの市
tile-edo_8 = 八両の大市
tile-edo_9 = 九両の大市
tile-edo_10 = 十両の大市
tile-edo_even = 分け合いの大市
package-k1 = 米3・木材2
package-k2 = 米3・石材2
package-k3 = 米2・木材1・石材1・2両
package-k4 = 米4・木材1・1両
package-k5 = 米2・石材1・4両
demandkind-local = 名産
demandkind-foreign = 舶来品
demandkind-palace = 御殿の普請
demand-local_1 = 祭りの餅米
demand-local_2 = 漆器
demand-local_3 = 石灯籠
demand-local_4 = 諸国の貢ぎ物
demand-local_5 = 酒樽
demand-foreign_1 = 生糸
demand-foreign_2 = 硝子の鉢
demand-foreign_3 = 時計
demand-foreign_4 = 眼鏡
demand-foreign_5 = 砂糖
demand-palace_1 = 大手門
demand-palace_2 = 堀の橋
demand-palace_3 = 石垣
demand-palace_4 = 大広間
demand-palace_5 = 物見櫓
privilege-site = 一番地
privilege-support = 助勢
privilege-trade = 先物の市
privilege-income = 都市の収入
privilege-wood_or_stone = 木材か石材
privilege-stone_or_rice = 石材か米
privilege-rice_or_wood = 米か木材
privilege-full_wood = 満ちる山林
privilege-full_stone = 満ちる石場
privilege-full_rice = 満ちる田
privilege-site-text = 都市の一番地に家を建てる。すでにある建物は一つずつ後ろへ下がる。
privilege-support-text = 計画の時、将軍の黒い役人が一度だけ働き、その後ゲームを去る。
privilege-trade-text = 交易の時、役人一人が商人の山の一番上の札を使える。
privilege-income-text = 自分の手番に、一つの都市から収入をすぐに得る。
privilege-wood_or_stone-text = 自分の手番に木材か石材を1つ得る。使うまで上限に数えない。
privilege-stone_or_rice-text = 自分の手番に石材か米を1つ得る。使うまで上限に数えない。
privilege-rice_or_wood-text = 自分の手番に米か木材を1つ得る。使うまで上限に数えない。
privilege-full_wood-text = 侍一人が、その場に一人でいるかのように木材を得る。
privilege-full_stone-text = 侍一人が、その場に一人でいるかのように石材を得る。
privilege-full_rice-text = 侍一人が、その場に一人でいるかのように米を得る。

## モジュール・設定・段階・終了

module-jiin = 寺院
module-tokken = 特権
module-ronin = 浪人
module-jiin-text = 寺院は一つ一点で、続く道が無料になる。
module-tokken-text = 将軍の要求を満たし、点と一度きりの特権を得る。
module-ronin-text = 三人の浪人が皆の邪魔をする。散らせば点になる。
option-modules = モジュール
option-modules-about = 拡張のどの部分を使うか。寺院・特権・浪人。
option-modules-none = なし
option-modules-jiin = 寺院
option-modules-tokken = 特権
option-modules-ronin = 浪人
option-modules-jiin_tokken = 寺院と特権
option-modules-jiin_ronin = 寺院と浪人
option-modules-tokken_ronin = 特権と浪人
option-modules-all = 三つすべて
phase-setup = 準備
phase-ronin = 浪人
phase-plan = 計画
phase-perform = 実行
phase-wages = 扶持
phase-refill = 次の準備
phase-limit = 蔵
phase-over = 終了
reason-points = 十二点に届いた人が出た
reason-merchants = 商人の山が尽きた

## 決定：座席への問い

decision-lay_tile = { $city }に収益タイルを置く。
decision-turn_merchant = このラウンドの商人札を引く。
decision-pass_merchant = 前のラウンドの商人札を引く。
decision-open_merchant = 商人の山の次の札を公開する。
decision-open_special = 特許状を一枚公開する。
decision-choose_start = 親を決める。
decision-open_demand = 将軍の要求を一つ公開する。
decision-open_privilege = 特権を一つ公開する。
decision-place_ronin = { $kind }に浪人を置く。
decision-draw_location = { $space }の浪人の行き先を袋から引く。
decision-take_package = 最初の資源一式を選んでください。
decision-choose_town = 最初の家と侍を置く町を選んでください。
decision-make_plan = 三枚の札を秘密に計画してください。
decision-turn_forestry = 「{ $card }」山林：移動し、侍に木を伐らせてください。
decision-turn_quarry = 「{ $card }」石切場：移動し、侍に石を切らせてください。
decision-turn_rice_field = 「{ $card }」田：移動し、米を収穫してください。
decision-turn_rice_delivery = 「{ $card }」米の納入：移動し、米を受け取ってください。
decision-turn_money = 「{ $card }」金子：移動し、両を受け取ってください。
decision-turn_building = 「{ $card }」建設：移動し、建ててください。
decision-turn_travel = 「{ $card }」旅：移動し、役人と侍を旅立たせてください。
decision-turn_trading = 「{ $card }」交易：移動し、商人と取引してください。
decision-turn_recruit = 「{ $card }」雇用：移動し、役人を雇ってください。
decision-turn_authorization = 「{ $card }」特許状：移動し、札を買ってください。
decision-move_samurai = { $space }の侍はどこへ行きますか。
decision-move_merchant = { $space }の商人はどこへ行きますか。
decision-relocate_samurai = { $space }の侍を無料でどこへ移しますか。
decision-pay_wages = 盤上の侍に扶持を払うか、先に呼び戻してください。
decision-discard_goods = 蔵があふれています。上限まで捨ててください。
decision-select_ronin = 移る浪人を選んでください。
decision-choose_kind = 自由：{ $space }の浪人はどの種類の場所へ行きますか。
decision-settle_ronin = { $space }の浪人の落ち着き先（{ $kind }）を選んでください。
decision-bring_samurai = { $space }の浪人を散らす：有料で侍一人を送るか、先へ進んでください。
decision-join_samurai = { $space }の浪人を散らす：侍二人までが無料で加われます。

## 出来事

event-tile_laid = { $city }に{ $tile }のタイルが置かれた。
event-merchant_turned = 商人が「{ $merchant }」とともにやって来た。
event-merchant_opened = 次の商人札は「{ $merchant }」だった。
event-special_opened = 特許状「{ $card }」が公開された。
event-start_chosen = { $seat }が親になった。
event-package_taken = { $seat }は資源一式（{ $package }）を取った。
event-town_taken = { $seat }は{ $city }に家と侍を置いた。
event-round_began = 第{ $round }ラウンドが始まった。親は{ $seat }。
event-plans_locked = 全員の用意が整い、第{ $round }ラウンドの計画が定まった。
event-card_shown = { $seat }は{ $slot }枚目として「{ $card }」の{ $action }を見せた。役人は自分{ $own }{ $neutral ->
    [0] {""}
   *[other] 、中立{ $neutral }
  }{ $black ->
    [0] {""}
   *[other] 、黒{ $black }
  }。
event-samurai_moved = { $seat }は{ $price }両で侍を{ $from_space }から{ $to_space }へ動かした。
event-merchant_moved = { $seat }は{ $price }両で商人を{ $from_space }から{ $to_space }へ動かした。
event-money_collected = { $seat }は{ $amount }両を受け取った。
event-rice_delivered = { $seat }は米を{ $amount }受け取った。
event-goods_produced = { $seat }は{ $space }で{ $good }を{ $amount }得た。
event-house_built = { $seat }は{ $city }の{ $site }番地に家を建てた。
event-post_built = { $seat }は{ $city }の{ $site }番地に商館を建てた。
event-fortress_built = { $seat }は{ $city }に砦を築いた。
event-temple_built = { $seat }は{ $space }に寺院を建てた。
event-samurai_entered = { $seat }は役人を侍として{ $space }に送った。
event-samurai_relocated = { $seat }は{ $black ->
    [0] 侍
   *[other] 黒の侍
  }を{ $from_space }から{ $to_space }へ旅させた。
event-goods_bought = { $seat }は「{ $merchant }」から{ $good }を{ $amount }、{ $price }両で買った。
event-point_traded = { $seat }は「{ $merchant }」に品を納めて点を得た。
event-official_recruited = { $seat }は中立の役人を雇った。
event-card_authorized = { $seat }は「{ $card }」を{ $price }両で買った。
event-turn_ended = { $seat }は手番を終えた。
event-points_scored = { $seat }：+{ $amount }点（{ $points }点）。
event-samurai_returned = { $seat }は{ $space }の侍を呼び戻した。
event-wages_paid = { $seat }は扶持に米を{ $amount }払った。
event-income_paid = { $seat }は{ $city }で{ $amount }両の収入を得た。
event-good_discarded = { $seat }は{ $good }を1つ捨てた。
event-merchant_left = 「{ $merchant }」は去った。
event-start_passed = 親が{ $seat }から{ $to_seat }へ移った。
event-score_counted = { $place }着は{ $seat }、{ $score }点だった。うち金{ $money }、侍{ $samurai }、浪人札{ $tokens }。
event-game_ended = ゲームが終わった。理由：{ $reason }。
event-demand_opened = 将軍が「{ $demand }」を求めた。
event-privilege_opened = 特権「{ $privilege }」が並んだ。
event-demand_met = { $seat }は「{ $demand }」の要求を満たした。
event-privilege_granted = { $seat }は特権「{ $privilege }」を得た。
event-privilege_used = { $seat }は特権「{ $privilege }」を使った。
event-support_called = { $seat }は黒の役人の助勢を{ $count }人得た。
event-black_entered = { $seat }は黒の役人を侍として{ $space }に送った。
event-black_left = { $seat }が呼んだ黒の役人は{ $space }を離れ、ゲームを去った。
event-good_redeemed = { $seat }は特権で{ $good }を1つ得た。
event-ronin_placed = { $space }に浪人が現れた。
event-ronin_selected = { $seat }は{ $space }の浪人を選んだ。
event-location_drawn = 袋から出たタイルは「{ $location }」だった。
event-kind_chosen = { $seat }は{ $space_kind }を選んだ。
event-ronin_relocated = 浪人が{ $from_space }から{ $to_space }へ移った。
event-dispersal_begun = { $seat }は{ $space }の浪人を散らしにかかった。
event-samurai_brought = { $seat }は{ $price }両で{ $black ->
    [0] 侍
   *[other] 黒の侍
  }を{ $from_space }から{ $to_space }へ送った。
event-samurai_joined = { $seat }は{ $from_space }の{ $black ->
    [0] 侍
   *[other] 黒の侍
  }を{ $to_space }に加わらせた。
event-ronin_dispersed = { $seat }は{ $space }から浪人{ $count }人を追い払った。
event-ronin_stood = { $space }の浪人は{ $seat }に屈しなかった。
event-tokens_taken = { $seat }は浪人札を{ $count }枚得た。

## 断りの言葉

refusal-not_in_play = モジュール「{ $module }」は使っていません
refusal-not_in_turn = この特権は自分の手番にだけ使えます
refusal-not_on_side = { $space }はこの面の盤にありません
refusal-covered = { $space }はこのゲームでは覆われています
refusal-package_taken = その資源一式（{ $package }）はもうありません
refusal-town_taken = { $city }にはすでに誰かがいます
refusal-not_a_town = 最初の家は{ $city }には置けません
refusal-wrong_slot = いま計画しているのは{ $slot }枚目ではありません
refusal-not_next = それは計画の次の一歩ではありません
refusal-not_your_card = 「{ $card }」を持っていません
refusal-card_planned = 「{ $card }」はすでに計画に入っています
refusal-not_on_card = 「{ $card }」に{ $action }はありません
refusal-too_many_officials = 役人{ $count }人は多すぎます。この行動には{ $most }人までです
refusal-too_few_own = 手元にいる自分の役人は{ $count }人だけです
refusal-too_few_neutral = 手元にいる中立の役人は{ $count }人だけです
refusal-too_few_black = 呼べる黒の役人は{ $count }人だけです
refusal-no_samurai = { $space }に自分の侍がいません
refusal-no_black_beside = { $space }では自分の侍と黒の侍が並んでいません
refusal-black_alike = いま{ $space }からどの侍が動いても同じなので、自分の侍が動きます
refusal-has_moved = { $space }の侍はこの手番にもう動きました
refusal-movement_over = 行動が始まったので、もう移動できません
refusal-same_space = その駒はすでに{ $space }にいます
refusal-too_far = { $space }までは{ $price }両かかり、足りません
refusal-no_ryo = 路銀がありません
refusal-nobody_home = 手元に役人がいません
refusal-no_official = この札に役人が残っていません
refusal-not_a_resource = { $space }からは何も採れません
refusal-other_resource = { $space }は{ $action }とは関わりがありません
refusal-yields_nothing = { $space }は混み合っていて何も採れません
refusal-has_produced = { $space }の自分の侍はもう全員働きました
refusal-no_privilege = 特権「{ $privilege }」を持っていません
refusal-not_enough = { $good }が{ $price }要りますが、足りません
refusal-sites_full = { $city }に空いた土地がありません
refusal-no_house_left = 家が残っていません
refusal-no_post_left = 商館はもう建てました
refusal-not_in_edo = 江戸に商館は建てられません
refusal-post_there = { $city }にはすでに商館があります
refusal-say_which_good = 木材と石材のどちらを減らすか決めてください
refusal-no_discount = この札では安くなりません
refusal-fortress_sites_full = { $city }に砦の空きがありません
refusal-no_fortress_left = 砦が残っていません
refusal-ronin_forbid = { $city }の浪人が建設をさせません
refusal-not_a_border = 役人が入れるのは関所だけで、{ $space }は違います
refusal-no_own_official = この札に自分の役人が残っていません
refusal-no_black_official = この札に黒の役人が残っていません
refusal-already_dispersed = この旅ではもう浪人を散らしました
refusal-no_ronin = { $space }に浪人はいません
refusal-other_merchant = 「{ $merchant }」とは取引できません
refusal-not_with_merchant = { $space }の商人のもとに自分の侍がいません
refusal-too_many = { $number }つは多すぎます。この札では{ $most }つまでです
refusal-no_neutral_left = 雇える中立の役人が残っていません
refusal-not_on_offer = 「{ $card }」は公開中の特許状にありません
refusal-not_a_temple_space = { $space }に寺院は建てられません
refusal-temple_there = { $space }にはすでに寺院があります
refusal-no_temple_left = 寺院が残っていません
refusal-not_demanded = 将軍はいま「{ $demand }」を求めていません
refusal-other_demand = 「{ $demand }」は{ $action }では納められません
refusal-no_samurai_in_edo = 江戸に自分の侍がいません
refusal-no_income = いま{ $city }から得られる収入はありません
refusal-not_this_good = 「{ $privilege }」で{ $good }は得られません
refusal-too_little_rice = 扶持は米{ $price }で、足りません
refusal-no_such_good = { $good }を持っていません
refusal-must_select_single = 二人が一緒なので、{ $space }の一人を選ばなければなりません
refusal-ronin_must_join = 浪人は{ $space }の仲間のもとへ行かなければなりません
refusal-ronin_must_leave = 浪人は{ $space }を離れなければなりません
refusal-ronin_not_in_edo = 浪人は江戸に入りません
refusal-other_kind = { $space }は{ $kind }ではありません
refusal-already_here = その侍はすでに{ $space }にいます
refusal-already_drawn = それはすでに引かれているので、もう引けません
refusal-no_such_seat = この卓の席{ $number }には誰もいません

loss-officials_unused = まだ役人{ $count }人が働けます。

## 選択肢

verb-package = { $package }
verb-town = { $city }に落ち着く
verb-plan = { $slot }枚目：「{ $card }」{ $action }
verb-officials = { $slot }枚目：自分{ $own }・中立{ $neutral }・黒{ $black }
verb-ready = 計画を決める
verb-move_samurai = { $space }の侍を動かす
verb-move_merchant = 商人を動かす
verb-to = { $space }へ
verb-collect = 受け取る
verb-produce = { $space }で収穫
verb-produce_full = { $space }で満額の収穫
verb-build_house = { $city }に家
verb-build_first = { $city }の一番地に家
verb-build_post = { $city }に商館
verb-build_cheaper = { $city }に商館（{ $good }を節約）
verb-build_fortress = { $city }に砦
verb-build_temple = { $space }に寺院
verb-enter = { $space }から入る
verb-enter_black = 黒の役人が{ $space }から入る
verb-relocate = { $space }の侍を旅させる
verb-relocate_black = { $space }の黒の侍を旅させる
verb-meet = 「{ $demand }」を納める
verb-disperse = { $space }の浪人を散らす
verb-bring = { $space }の侍を有料で送る
verb-bring_black = { $space }の黒の侍を有料で送る
verb-join = { $space }の侍を加わらせる
verb-join_black = { $space }の黒の侍を加わらせる
verb-resolve = 先へ進む
verb-buy = 「{ $merchant }」から{ $number }つ買う
verb-trade = 「{ $merchant }」に納めて1点
verb-recruit = 中立の役人を雇う
verb-authorize = 「{ $card }」を買う
verb-income = { $city }の収入を得る
verb-redeem = 「{ $privilege }」で{ $good }を得る
verb-stop = 手番を終える
verb-return = { $space }の侍を呼び戻す
verb-pay = 扶持を払う
verb-discard = { $good }を捨てる
verb-select = { $space }の浪人
verb-kind = { $kind }へ
verb-settle = { $space }へ
verb-draw_tile = { $city }に{ $tile }
verb-draw_merchant = { $merchant }
verb-draw_special = { $card }
verb-draw_start = { $seat }
verb-draw_demand = { $demand }
verb-draw_privilege = { $privilege }
verb-draw_ronin = { $space }
verb-draw_location = { $location }

## 盤面の見出し

view-round = ラウンド
view-phase = 段階
view-pass = 三枚中{ $number }枚目
view-start = 親
view-seat = { $seat }
view-merchant = 商人
view-merchant_next = 次
view-merchants_left = 山に{ $count }枚
view-specials = 特許状
view-bag = 浪人の袋
view-bag_tile = { $location }：袋に{ $number }枚
view-demands = 要求と特権
view-preview = 次
view-player = プレイヤー
view-points = 得点
view-officials = 役人
view-neutrals = 中立
view-blacks = 黒
view-samurai = 侍
view-houses = 家
view-posts = 商館
view-temples = 寺院
view-tokens = 浪人札
view-cards = { $cards }
view-privileges = { $privileges }
view-goods = 品物
view-city = 都市
view-tile = 収入
view-sites = 土地
view-fortresses = 砦
view-here = 駒
view-space = 場所
view-ronin = 浪人
view-covered = 覆い
view-outsider = 動かない侍
view-plan = 計画
view-your_plan = あなたの計画
view-ready = 用意ができた
view-planning = 計画中
view-hidden = 伏せ
view-hidden_count = 伏せ{ $number }枚
view-score = 合計
view-place = 着順
view-black_samurai = 黒の侍
view-sign_ronin = 浪
view-sign_merchant = 商
view-sign_temple = 寺

## ページの盤面

view-board = 江戸周辺の盤
view-nearer = 拡大
view-farther = 縮小
view-whole = 全体
view-phases = ラウンドの段階
view-amount = { $good }{ $number }
view-nothing = なし
view-free = 無料
view-ryo_tab = { $number }両
view-samurai_of = { $seat }の侍
view-temple_of = { $seat }の寺院
view-group = { $text }{ $number }
view-who_ronin = 浪人
view-who_idle = 動かない侍
view-who_black = 黒の侍
view-who_merchant = 商人
view-built = { $site }番地に{ $seat }の{ $building }
view-sites_free = 空き地{ $number }
view-forts = 砦{ $most }のうち{ $number }
view-not_available = できません：{ $text }（{ $rule }）。
view-can = 選べること：{ $text }。
view-turn = 手番
view-performs = { $seat }：{ $action }
view-officials_left = 残りの役人：{ $number }
view-group_act = 行動
view-group_move = まず移動
view-group_where = 行き先
view-group_return = 呼び戻す
view-group_privilege = 特権
view-plans_shown = 見せた計画
view-step_label = 「{ $card }」{ $action }、役人{ $number }
view-plan_board = 采配
view-plan_secret = 札の番まで秘密
view-plan_locked = 用意完了。ほかの人を待っています
view-plan_lock = 計画を決める
view-plan_change = 計画を変える
view-plan_clear = 役人を戻す
view-plan_list = 一覧で入力
view-at_home = 控え
view-resting = 休み札
view-home_count = { $text }、控えに{ $number }人：札に置く
view-sort_own = 自分の役人
view-sort_neutral = 中立の役人
view-sort_black = 黒の役人
view-slot_label = { $number }枚目：「{ $card }」、行動は{ $action }、役人{ $most }人のうち{ $count }人
view-slot_left = { $number }枚目を一つ前へ
view-slot_right = { $number }枚目を一つ後へ
view-slot_name = { $number }枚目
view-turn_card = 「{ $card }」：{ $action }。札を回す
view-send_home = { $text }：控えに戻す
view-add_official = { $number }枚目に役人を置く
view-field_card = 札
view-field_action = 行動
view-field_face = { $action }（{ $number }人まで）
view-outlook = いまできること
view-move_only = 役人なし：移動だけ
view-no_plan_now = いま計画するものはありません。
view-buy_up_to = { $number }つまで買う
view-at_each = 一つ{ $number }両
view-offer_point = 納めて1点
view-special_label = 「{ $card }」{ $number }両。{ $text }
view-demand_label = 「{ $demand }」（{ $kind }）。1点と、{ $text }。
view-kind_local = 商人のもとで、交易の役人が納めます。
view-kind_foreign = 旅の役人が納めます。
view-kind_palace = 江戸に侍がいる時、建設の役人が納めます。
view-previews = 次：{ $first }、{ $last }
view-about = 出どころ
view-about_merchant = 二つの申し出は報告によるもの。数字のほとんどと名前は独自の再構成です。
view-about_cards = 十二枚で行動が二つという報告に基づき、名前・行動・値段は独自の再構成です。
view-about_demands = 種類と効果は規則書によるもの。名前と代価は独自の再構成です。
view-in_edo = 江戸に家があり、勝つことができる
view-badge_pieces = 役人{ $officials } · 侍{ $samurai } · 家の残り{ $houses }
view-badge_tokens = 浪人札{ $number }
view-privilege_list = 特権
view-income = 収入
view-income_now = いま終わるなら
view-income_sum = 両
view-wages_due = 扶持の米
view-total_now = 最終の合計
view-income_help = 括弧の中は都市での強さ。
view-summary = { $number }点で終了
view-status_start = 親
view-status_ready = 用意完了
view-status_planning = 計画中
view-status_waits = 待ち
view-status_score = { $number }点
view-tab_hand = 采配
view-tab_known = 市
action-forestry-short = 山林
action-quarry-short = 石切場
action-rice_field-short = 田
action-rice_delivery-short = 米の納入
action-money-short = 金子
action-building-short = 建設
action-travel-short = 旅
action-trading-short = 交易
action-recruit-short = 雇用
action-authorization-short = 特許状
view-income_own = 両+{ $income }、米−{ $wages }、合計{ $points }
view-price_points = { $text } → +{ $points }点
view-pile = 山{ $count }枚

## 計画した行動がいまできること

outlook-collect = 役人ごとに{ $good }{ $amount }
outlook-produce = { $space }：侍{ $samurai }人、一人につき{ $good }{ $amount }
outlook-produce_after = { $space }：{ $price ->
    [0] 無料で行ける
   *[other] { $price }両先
  }、{ $good }{ $amount }
outlook-produce_full = 特権で{ $good }{ $amount }：{ $spaces }
outlook-build = { $building }：{ $spaces }、+{ $points }点、{ $number }つ分ある
outlook-build_after = { $building }：{ $space }（{ $price ->
    [0] 無料で行ける
   *[other] { $price }両先
  }）、+{ $points }点
outlook-build_first = 特権で一番地：{ $spaces }
outlook-no_place = { $building }：行ける所に空きがない
outlook-meet = { $demand }を納められる：+1点
outlook-meet_after = { $demand }：{ $space }に侍がいれば+1点（{ $price ->
    [0] 無料で行ける
   *[other] { $price }両先
  }）
outlook-enter = 関所に新しい侍を{ $number }人まで
outlook-enter_black = 黒い役人{ $number }人まで、手番のあいだ侍に
outlook-relocate = 役人ごとに侍{ $number }人が無料で移れる
outlook-disperse = { $space }の浪人{ $ronin }人に侍{ $samurai }人：{ $number ->
    [0] 浪人札なし
   *[other] 浪人札{ $number }枚
  }
outlook-ronin_stand = { $space }の浪人{ $ronin }人に侍{ $samurai }人では足りない
outlook-buy = { $merchant }：{ $good }を{ $number }つまで、一つ{ $price }両
outlook-trade = { $merchant }：品を1点に替えられる
outlook-trade_after = { $space }の商人まで{ $price ->
    [0] 無料
   *[other] { $price }両
  }
outlook-bonus = 自分の商館で、役人ごとに申し出二つ
outlook-recruit = 中立の役人{ $number }人まで、一人につき米{ $price }
outlook-authorize = 買える特許状：{ $cards }
outlook-no_card = 公開中の特許状がない
outlook-short = { $good }{ $number }／{ $price }
outlook-subject = { $first }：{ $last }

## 手引きの初対局

lesson-edo-waiting = ほかの人の番です。盤上で縁取られた所が、いま変わりました。
lesson-edo-take_package = 米は毎ラウンドの扶持に、木材は家に、石材は砦に使います。一人一つずつ取ります。
lesson-edo-choose_town = 最初の家と侍は自分だけの町に置きます。最初のラウンドから収入を生みます。
lesson-edo-make_plan = 札を回して行いたい行動を下に向け、役人を置きます。左から順に行います。行きたい所へ行き、収穫し、建てる順に考えましょう。
lesson-edo-turn_forestry = まず侍を動かします。道一本は1両です。次に役人一人につき侍一人が木を伐ります。一人だけなら3です。
lesson-edo-turn_quarry = 木材と同じく、石切場に一人なら3、ほかに侍がいるほど減ります。
lesson-edo-turn_rice_field = 田の侍が米を得ます。一人なら3、ほかにいれば減ります。
lesson-edo-turn_rice_delivery = 侍がいなくても米を受け取れます。盤上の侍一人につき一つ要ります。
lesson-edo-turn_money = 両を受け取ります。移動、建物、特許状に使います。
lesson-edo-turn_building = 侍のいる所に建てます。家は1点と収入になり、江戸に家がなければ勝てません。
lesson-edo-turn_travel = 役人が関所で新しい侍になるか、侍が無料でどこへでも移れます。
lesson-edo-turn_trading = 商人のもとに侍がいれば、品を買うか、品を1点に替えられます。
lesson-edo-turn_recruit = 米1で中立の役人を雇い、次のラウンドから働かせます。
lesson-edo-turn_authorization = 特許状には強い行動が二つあり、次のラウンドから使えます。
lesson-edo-move_samurai = 札の数字が道のりの費用です。
lesson-edo-pay_wages = 盤上の侍一人に米1です。払わない侍は戻り、また役人になります。
lesson-edo-discard_goods = ラウンドの終わりの上限は資源10です。
lesson-edo-select_ronin = 毎ラウンド浪人が移ります。収穫を減らし、都市に二人いると誰も建てられません。
lesson-edo-event-card_shown = 札が明かされました。計画が見えるのはこの時です。
lesson-edo-event-income_paid = 都市は順位で払います。家は1、商館は2、同点は若い番地が上です。
lesson-edo-event-demand_met = 要求が満たされ、1点と下の特権が渡りました。
lesson-edo-event-game_ended = 終局です。棋譜の再生で振り返れます。
view-edo_house = 江戸の家
view-has = あり
view-has_not = なし
view-behind_edo = なし：家を持つ人の後になる
view-finish_help = 合計は、得点に金・盤上の侍・浪人札を加えたものです。江戸に家を持つ人が先になります。

## 規則の条

rule-setup_players = 二人から五人まで
rule-setup_board = 人数に合う面を使う
rule-setup_covers = 少人数では都市と資源地の一部を覆う
rule-setup_tiles = 開いた都市に収益タイルを置く
rule-setup_merchant = 商人は江戸で始まり、札と山がある
rule-setup_special = 特許状が四枚公開される
rule-setup_stock = 各自が最初に持つもの
rule-setup_start_player = 親を抽選で決める
rule-setup_packages = 順に資源一式を一つ取る
rule-setup_towns = 逆順に町へ家と侍を置く
rule-round_phases = ラウンドの段階
rule-plan_secret = 全員が同時に秘密で計画する
rule-plan_cards = 異なる三枚の札と一つずつの行動
rule-plan_officials = 札の数まで役人を置く
rule-plan_ready = 最後の一人が決めると全員の計画が定まる
rule-perform_order = 一枚目、二枚目、三枚目の順に全員が行う
rule-perform_officials = 役人は一人ずつ働く
rule-perform_stop = 手番は本人が告げて終わる
rule-move_samurai = 行動の前に自分の侍を動かす
rule-move_merchant = 商人も動かせる
rule-move_price = 道一本につき一両
rule-move_before = 行動を始めたら移動は終わり
rule-action_rice_delivery = 米の納入
rule-action_money = 金子
rule-action_forestry = 山林
rule-action_quarry = 石切場
rule-action_rice_field = 田
rule-action_chart = 侍が多いほど一人の収穫は減る
rule-action_building = 建設
rule-action_house = 家は次の空き地に建つ
rule-action_post = 商館は一人一つ、一都市一つ、江戸には不可
rule-action_fortress = 砦は専用の場所に建つ
rule-action_travel = 旅
rule-action_enter = 役人が関所で侍になる
rule-action_relocate = 侍が無料で旅する
rule-action_trading = 交易
rule-action_offers = 商人札の二つの申し出
rule-action_post_bonus = 自分の商館で申し出が二つになる
rule-action_recruit = 雇用
rule-action_authorization = 特許状
rule-wages_pay = 盤上の侍に米を払う
rule-wages_return = 払わずに侍を戻してもよい
rule-income_tile = 都市は収益タイルのとおりに払う
rule-income_rank = 強さで順位が決まり、同点は若い番地が上
rule-end_limit = 上限を超えた資源は捨てる
rule-end_check = 十二点か商人の山切れで終わる
rule-end_merchant = 次の商人札に替わる
rule-end_special = 特許状を補充する
rule-end_start_player = 親が時計回りに移る
rule-end_scoring = 最後に金と侍を数える
rule-end_edo = 江戸に家がなければ勝てない
rule-end_ties = 最後の同点
rule-intro_base = 拡張は基本ゲームと使う
rule-intro_modules = 三つのモジュールは自由に組み合わせる
rule-intro_unchanged = 変わらないところは元のまま
rule-five_components = 五人目の駒
rule-five_board = 五人は四人用の面を使う
rule-five_tiles = 五人では何も覆わない
rule-five_packages = 五つの資源一式がすべて取られる
rule-five_play = 進め方は変わらない
rule-jiin_aim = 寺院のねらい
rule-jiin_components = 寺院は各色三つ
rule-jiin_temples = 各自が寺院を三つ受け取る
rule-jiin_build = 建設で寺院を建てられる
rule-jiin_spaces = 寺院は都市の外に建つ
rule-jiin_price = 寺院は木二つと米一つ
rule-jiin_one = 一つの場所に寺院は一つ
rule-jiin_samurai = 寺院には自分の侍が要る
rule-jiin_benefit_1 = 寺院はすぐ一点になる
rule-jiin_benefit_2 = 自分の寺院に続く道は無料
rule-jiin_example = 例：川の寺院
rule-tokken_aim = 将軍の望み
rule-tokken_components = 要求・特権・特権盤・黒の役人
rule-tokken_setup = 要求と特権が三つずつ公開される
rule-tokken_meet = 行動の効果の代わりに要求を満たす
rule-tokken_grant = 一点と下の特権
rule-tokken_keep = 特権は公開し、一度だけ使う
rule-tokken_rearrange = すぐに詰めて補充する
rule-tokken_exhausted = 特権が尽きれば一点だけ
rule-tokken_demands_1 = 名産は交易で納める
rule-tokken_demands_2 = 舶来品は旅で納める
rule-tokken_demands_3 = 御殿の普請は江戸の建設で行う
rule-tokken_privileges_a = 一番地の特権
rule-tokken_privileges_b = 黒の役人の助勢
rule-tokken_privileges_c = 次の商人札での交易
rule-tokken_privileges_d = 一都市の収入
rule-tokken_privileges_e = 二種のどちらか一つ
rule-tokken_privileges_f = 満額の収穫
rule-ronin_aim = 浪人とは
rule-ronin_components = 浪人・袋・行き先タイル・浪人札
rule-ronin_setup = 三種の資源地に一人ずつ
rule-ronin_two_players = 二人なら覆いの代わりに動かない侍
rule-ronin_select = 毎ラウンド親が浪人を選ぶ
rule-ronin_draw = 袋のタイルが行き先の種類を決める
rule-ronin_back = タイルは袋に戻す
rule-ronin_example_1 = 例：誰でもよい時、一人だけの時
rule-ronin_relocation_1 = 江戸には行かない
rule-ronin_relocation_2 = 元の場所を離れる
rule-ronin_relocation_3 = 仲間のもとへ行く
rule-ronin_relocation_4 = 覆われた場所には行かない
rule-ronin_relocation_5 = ほかは動かす者が決める
rule-ronin_effects_a = 浪人は収穫を減らす
rule-ronin_effects_b = 都市の浪人は建設を、次に収入を止める
rule-ronin_example_2 = 例：浪人がいると木二つ
rule-ronin_dispersing = 旅の役人一人が浪人を散らせる
rule-ronin_dispersing_1 = 場所を選び、有料で侍一人を送る
rule-ronin_dispersing_2 = 侍二人までが無料で来る
rule-ronin_dispersing_3 = 数で勝れば浪人を一人ずつ移す
rule-ronin_dispersing_4 = タイルは最後に戻す
rule-ronin_dispersing_5 = 二人か三人で浪人札を得る
rule-ronin_scoring = 浪人札は最後に一点
rule-ronin_example_3 = 例：浪人二人に侍三人

## 終わった一局の経過

how-in_edo = 江戸に家があり
how-ryo = 一番目の同点の裁き（金）により
how-samurai = 二番目の同点の裁き（盤上の侍）により
check-in_edo = 江戸に家があるのは片方だけ：{ $seat }にあり、{ $other_seat }にない。
check-both_in_edo = どちらも江戸に家がある。
check-none_in_edo = どちらも江戸に家がない。
check-ryo = 金：{ $seat }は{ $score }両、{ $other_seat }は{ $other_score }両。
check-samurai = 盤上の侍：{ $seat }は{ $score }人、{ $other_seat }は{ $other_score }人。
parts-track = 得点トラックの点
parts-counted = 最後に数えた点
part-houses = 家
part-posts = 商館
part-fortresses = 砦
part-temples = 寺院
part-demands = 要求
part-traded = 商人
part-others = その他の点
part-money = 金
part-abroad = 盤上の侍
part-tokens = 浪人札

goal = 江戸に家を持って最多得点
goal-seat = { $seat } { $amount }{ $house ->
    [yes] { " ✓" }
   *[no] { "" }
 }
goal-end = { $points }点到達か第{ $rounds }ラウンドで終了

lesson-edo-first-goal = 目的は最も多くの得点です。誰かが12点に届いたラウンドが最後になります。みんなの進み具合はいつもこの行に出ています。
lesson-edo-first-edo = ただし、勝てるのは江戸に家を持つ人だけです。まず江戸に家を建てましょう。
lesson-edo-first-package = 一人一つ、荷を取ります。輪の付いた荷を取りましょう。家には木材とお金が要ります。
lesson-edo-first-town = 最初の侍と家を町に置きます。森の隣の小田原を選びましょう。
lesson-edo-first-plan = ここがこのゲームの核心です。三つの行動をひそかに計画します。光っている所を押していきましょう。札を回して使う行動を下に向け、役人を置き、最後に計画を確定します。順に、山林、雇用、建設です。
lesson-edo-first-move = 一枚目の山林が公開されました。侍が森にいなければならないので、移動しましょう。道一つで1両です。
lesson-edo-first-produce = 札の役人一人につき一度、木を伐れます。森にほかの侍がいないので3本です。
lesson-edo-first-stop = 役人は働き終えました。この札を終えましょう。
lesson-edo-first-walk = 三枚目は建設です。家は侍のいる所に建つので、江戸へ歩きましょう。
lesson-edo-first-build = 江戸に家を建てましょう。すぐに1点、毎ラウンドの収入、そして勝つ資格です。
lesson-edo-first-built = できました。これが最後の札です。終えましょう。
lesson-edo-first-recruit = 二枚目は雇用です。米一つで中立の役人が加わり、次のラウンドから働きます。
lesson-edo-first-recruited = この札を終えましょう。
lesson-edo-first-wages = ラウンドの終わりに、盤上の侍一人につき米一つを払います。払いましょう。
lesson-edo-first-income = 町から収入が入りました。江戸では最初に建てたあなたがいちばん多く受け取ります。ここからは自由に遊べます。初めてのことが起きるたびに助言が出ます。

view-note_points = +{ $points }点

# 計画の見込みと三枚の札

view-your_cards = 采配
view-plans_head = みなの計画
view-opponents = 相手
view-opponents_help = 数は役人。先の札は伏せたまま。
view-slot_done = 済み
view-slot_now = 実行中
view-slot_next = このあと（秘密）
view-token_used = 使用済み
view-token_free = まだ使える
view-token_idle = このあと使う
view-unused = 役人{ $number }人が残っています。
view-plan_brings = 見込み
view-plan_more = 役人をもう一人置くと：{ $text }
view-plan_way = { $text }（移動に{ $number }両）
view-plan_nothing = 役人にできることがありません
view-plan_preview = 見込みを見る
view-plan_back = 札に戻る
view-plan_sure = これで決める
view-ask_lock = 役人はみな札の上にいます。計画を決めてください。
view-ask_look = 見落としがあるかもしれません。
view-ask_done = 「{ $card }」：もうできることはありません。手番を終えてください。
view-ask_move = 「{ $card }」：働く役人はもういません。移動するか、手番を終えてください。
view-ask_act = 「{ $card }」{ $action }：役人{ $count }人がまだ働けます。
view-plan_keep = 計画を続ける
view-plan_anyway = このまま確定する
view-times = { $text } ×{ $number }
view-repeat = { $text } ×{ $number }
view-preview_cards = 札
view-preview_head = 計画どおりにラウンドが終わると
view-preview_help = 今と、この計画のあと。相手の行動で変わることがあります。
view-warnings = 確定の前に
view-warning_officials = 役人が{ $count }人、手元に残っています。
view-warning_goods = 資源{ $number }個、蔵は{ $most }個まで：{ $count }個を失います。
view-warning_wages = 扶持{ $price }に米が{ $count }足りません：侍が戻ります。
view-fix_more = { $slot }枚目に置くと：{ $text }。
view-fix_plain = { $slot }枚目に置けます。
view-fix_less = { $slot }枚目は役人が一人少なくて済みます。
view-fix_add = 置く
view-fix_remove = 戻す
view-nobody_home = なし
view-take_card = { $number }枚目に置く：
view-earlier = 前へ
view-later = 後へ
view-turn_it = 回す
view-officials_of = 役人{ $most }人中{ $number }人
view-tap_add = ＋で一人置く
view-round_number = 第{ $number }ラウンド
view-more_spaces = ほか{ $number }か所
view-as_list = 一覧
view-empty = 空き
view-way = 道{ $number }本{ $space ->
    [none] {""}
   *[other] （{ $space }経由）
}
view-with = { $number ->
    [0] 一人
    [1] 二人
   *[other] 三人
}
view-yield_legend = 侍一人の今の収穫
view-yield_each = 一人あたり{ $number }
view-yield_joined = もう一人いれば{ $number }
view-yield_yours = あなたの侍の収穫は{ $good }{ $number }。
view-pays = 収入 { $text }
view-either = { $first }・{ $last }
view-bay = 江戸湾
view-mount = 富士山
view-now_then = 今 → 計画のあと
view-now_plan = 今 → 計画
view-income_cities = 町からの収入
view-income_ryo = 町からの両
view-income_paid = 支払い済み
view-income_wages = 扶持の米
view-wages_each = 侍{ $number }人
view-wages_short = 侍{ $number }人、米{ $count }
view-income_all = 今の全員の収入
view-ledger_now = 今
view-ledger_plan = 計画
view-ledger_wages = 扶持
view-ledger_cities = 町
view-ledger_then = あと
view-stored = 蔵 { $number }／{ $most }
view-standing = { $text }、{ $players }人中{ $rank }位
view-standing_short = { $text }、{ $rank }位
view-standing_none = 建物なし
view-standing_new = 新：{ $text }
view-standing_built = { $houses ->
    [0] 商館
   *[other] 家{ $houses }軒{ $post ->
        [yes] と商館
       *[no] {""}
    }
}
view-good_wood = 木材
view-good_stone = 石材
view-good_rice = 米
view-good_ryo = 両
building-house-short = 家
building-post-short = 商館
building-fortress-short = 砦
building-temple-short = 寺
view-bag_forestry = 木
view-bag_quarry = 石
view-bag_rice_field = 田
view-bag_city = 町
view-bag_choice = 任意
view-next = 次
view-or = か
view-demands_short = 要求
view-bag_short = 袋

# 終わった札がもたらしたもの（増えた品・減った品のうしろに置く）

view-brought = もたらしたもの
view-brought_nothing = 何もしなかった。
brought-goods_produced = { $space }から
brought-money_collected = 受け取り
brought-rice_delivered = 納入
brought-goods_bought = 「{ $merchant }」から
brought-point_traded = 「{ $merchant }」から
brought-house_built = { $city }に家
brought-post_built = { $city }に商館
brought-fortress_built = { $city }に砦
brought-temple_built = { $space }に寺院
brought-samurai_entered = 侍が{ $space }へ
brought-black_entered = 黒の侍が{ $space }へ
brought-samurai_relocated = 侍が{ $to_space }へ
brought-samurai_moved = 侍が{ $to_space }へ
brought-merchant_moved = 商人が{ $to_space }へ
brought-official_recruited = 中立の役人
brought-card_authorized = 「{ $card }」
brought-demand_met = 「{ $demand }」を納めた
brought-income_paid = { $city }から
brought-good_redeemed = 特権で
brought-ronin_dispersed = { $space }の浪人{ $count }人を追い払った
brought-ronin_stood = { $space }の浪人は退かなかった

# 行動と札の一字

action-forestry-sign = 木
action-quarry-sign = 石
action-rice_field-sign = 田
action-rice_delivery-sign = 米
action-money-sign = 金
action-building-sign = 建
action-travel-sign = 旅
action-trading-sign = 商
action-recruit-sign = 人
action-authorization-sign = 特
card-domain-sign = 領
card-court-sign = 朝
card-works-sign = 普
card-woodcutters-sign = 杣
card-stonemasons-sign = 工
card-rice_growers-sign = 稲
card-master_builders-sign = 匠
card-granary-sign = 蔵
card-caravan-sign = 隊
card-corvee-sign = 役
card-treasury-sign = 庫
card-magistrate-sign = 奉
card-architect-sign = 棟
card-couriers-sign = 飛
card-quarry_office-sign = 場

## 研究室

opening-take_package = 最初の資源一式
opening-choose_town = 最初の町
factor-cities = 都市（中盤に首位のとき）
factor-privileges = 特権（得たとき）
factor-specials = 特許状（得たとき）
