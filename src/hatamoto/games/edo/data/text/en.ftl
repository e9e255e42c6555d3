### EDO with Expansion 1 in English, in our own words. Names of cards, demands and small places are ours; see the provenance of their rows.
### Arguments arrive ready: players, spaces, cards and goods as names ("you" for the reader).

game-name = EDO
game-about = Plan three actions in secret, send officials and samurai through the land around Edo, build in its cities and be first to twelve points. With temples, privileges and Ronin, if you like.
game-blurb = Plan three orders in secret, feed your samurai, and build up the capital.

## Places

city-edo = Edo
city-sakura = Sakura
city-odawara = Odawara
city-kawagoe = Kawagoe
city-utsunomiya = Utsunomiya
city-mito = Mito
city-kofu = Kofu
space-edo = Edo
space-sakura = Sakura
space-odawara = Odawara
space-kawagoe = Kawagoe
space-utsunomiya = Utsunomiya
space-mito = Mito
space-kofu = Kofu
space-forestry_1 = Cedar Forest
space-forestry_2 = Pine Forest
space-forestry_3 = Cypress Forest
space-quarry_1 = Granite Quarry
space-quarry_2 = Slate Quarry
space-quarry_3 = Tuff Quarry
space-rice_1 = Upper Fields
space-rice_2 = Lower Fields
space-rice_3 = New Fields
space-river_sumida = Sumida River
space-river_edogawa = Edo River
space-river_tama = Tama River
space-road_nikko = Nikko Road
space-road_boso = Boso Road
space-road_koshu = Koshu Road
space-road_mito = Mito Road
space-road_tokaido = Tokaido
space-road_coast = Coast Road
space-border_east = East Border Post
space-border_south = South Border Post
space-border_west = West Border Post
space-border_north = North Border Post
space-border_northeast = Northeast Border Post
space-border_southeast = Southeast Border Post
space-border_southwest = Southwest Border Post
space-border_northwest = Northwest Border Post
kind-forestry = forestry
kind-quarry = quarry
kind-rice_field = rice field
kind-city = city
kind-river = river
kind-road = road
kind-border_post = border post
location-forestry = forestry
location-quarry = quarry
location-rice_field = rice field
location-city = city
location-choice = free choice
side-small = side for two and three
side-large = side for four and five

## Goods, buildings, actions

good-wood = wood
good-stone = stone
good-rice = rice
good-ryo = ryo
building-house = house
building-post = trading post
building-fortress = fortress
building-temple = temple
action-forestry = Forestry
action-quarry = Quarry
action-rice_field = Rice field
action-rice_delivery = Rice delivery
action-money = Money
action-building = Building
action-travel = Travel
action-trading = Trading
action-recruit = Recruit
action-authorization = Special authorization
action-forestry-text = Each official lets one samurai on a forestry space cut wood; the fewer samurai stand there, the more.
action-quarry-text = Each official lets one samurai on a quarry break stone; the fewer samurai stand there, the more.
action-rice_field-text = Each official lets one samurai on a rice field bring in rice; the fewer samurai stand there, the more.
action-rice_delivery-text = Each official brings rice. No samurai is needed.
action-money-text = Each official brings ryo. No samurai is needed.
action-building-text = Each official puts up one building where one of your samurai stands.
action-travel-text = Each official enters at a border post as a samurai, or lets samurai of yours travel any distance for nothing.
action-trading-text = Each official takes one offer of the merchant, if one of your samurai stands with him.
action-recruit-text = Each official hires a neutral official for rice; he serves from the next round on.
action-authorization-text = Each official buys one of the open special authorizations; it is used from the next round on.

## Authorization cards

card-domain = Domain
card-court = Court
card-works = Works
card-woodcutters = Woodcutters
card-stonemasons = Stonemasons
card-rice_growers = Rice Growers
card-master_builders = Master Builders
card-granary = Granary
card-caravan = Caravan
card-corvee = Corvée
card-treasury = Treasury
card-magistrate = Magistrate
card-architect = Architect
card-couriers = Couriers
card-quarry_office = Quarry Office
card-domain-text = Rice delivery, money, forestry or building.
card-court-text = Travel, rice field, trading or recruiting.
card-works-text = Quarry, one building, a special authorization or a short journey.
card-woodcutters-text = Forestry with 1 wood more for each official, or building with three officials.
card-stonemasons-text = Quarry with 1 stone more for each official, or travel with four officials.
card-rice_growers-text = Rice field with 1 rice more for each official, or trading with three officials.
card-master_builders-text = Building with three officials, or 7 ryo for each official.
card-granary-text = 3 rice for each official, or building with three officials.
card-caravan-text = Trading with three officials, or travel with four.
card-corvee-text = Forestry or quarry with three officials.
card-treasury-text = 7 ryo for each of three officials, or trading with three.
card-magistrate-text = Recruiting with two officials, or 3 rice for each of three.
card-architect-text = Building at 1 wood or stone less each time, or quarry with three officials.
card-couriers-text = Travel that moves three samurai for each official, or forestry with 1 wood more.
card-quarry_office-text = Quarry with 1 stone more for each official, or 7 ryo for each official.

## Merchant cards

merchant-m01 = Timber Raft
merchant-m02 = Stone Barge
merchant-m03 = Rice Boat
merchant-m04 = Cedar Raft
merchant-m05 = Quarry Cart
merchant-m06 = Rice Cart
merchant-m07 = Firewood Seller
merchant-m08 = Granite Barge
merchant-m09 = Rice Peddler
merchant-m10 = Cypress Raft
merchant-m01-text = Buy up to 2 wood at 2 ryo each, or give 3 rice and 2 ryo for a point.
merchant-m02-text = Buy up to 2 stone at 3 ryo each, or give 3 wood and 2 ryo for a point.
merchant-m03-text = Buy up to 3 rice at 1 ryo each, or give 2 stone and 4 ryo for a point.
merchant-m04-text = Buy up to 3 wood at 2 ryo each, or give 3 stone for a point.
merchant-m05-text = Buy up to 2 stone at 2 ryo each, or give 2 wood and 2 rice for a point.
merchant-m06-text = Buy up to 3 rice at 2 ryo each, or give 10 ryo for a point.
merchant-m07-text = Buy up to 2 wood at 1 ryo each, or give 2 stone and 2 rice for a point.
merchant-m08-text = Buy up to 3 stone at 3 ryo each, or give 4 rice for a point.
merchant-m09-text = Buy up to 2 rice at 1 ryo each, or give 2 wood, 1 stone and 2 ryo for a point.
merchant-m10-text = Buy up to 3 wood at 3 ryo each, or give 2 rice and 5 ryo for a point.

## Tiles, packages, tokens

tile-town_5 = market of 5
tile-town_6 = market of 6
tile-town_7 = market of 7
tile-town_8 = market of 8
tile-town_even = shared market
tile-edo_8 = great market of 8
tile-edo_9 = great market of 9
tile-edo_10 = great market of 10
tile-edo_even = shared great market
package-k1 = 3 rice and 2 wood
package-k2 = 3 rice and 2 stone
package-k3 = 2 rice, 1 wood, 1 stone and 2 ryo
package-k4 = 4 rice, 1 wood and 1 ryo
package-k5 = 2 rice, 1 stone and 4 ryo
demandkind-local = local goods
demandkind-foreign = foreign goods
demandkind-palace = palace extension
demand-local_1 = Festival Rice
demand-local_2 = Lacquer Ware
demand-local_3 = Stone Lanterns
demand-local_4 = Country Tribute
demand-local_5 = Sake Casks
demand-foreign_1 = Raw Silk
demand-foreign_2 = Glass Bowls
demand-foreign_3 = Clocks
demand-foreign_4 = Spectacles
demand-foreign_5 = Sugar
demand-palace_1 = Palace Gate
demand-palace_2 = Moat Bridge
demand-palace_3 = Stone Wall
demand-palace_4 = Great Hall
demand-palace_5 = Watchtower
privilege-site = First Site
privilege-support = Support
privilege-trade = Open Market
privilege-income = City Income
privilege-wood_or_stone = Wood or Stone
privilege-stone_or_rice = Stone or Rice
privilege-rice_or_wood = Rice or Wood
privilege-full_wood = Full Forest
privilege-full_stone = Full Quarry
privilege-full_rice = Full Field
privilege-site-text = Build a house on the first site of a city; the buildings there move back by one.
privilege-support-text = While planning, a black official of the shogun serves you for one action and then leaves the game.
privilege-trade-text = When trading, one official may use the open card on top of the merchant pile.
privilege-income-text = In your turn, receive your income from one city at once.
privilege-wood_or_stone-text = In your turn, take 1 wood or 1 stone. Until then it takes no room in your store.
privilege-stone_or_rice-text = In your turn, take 1 stone or 1 rice. Until then it takes no room in your store.
privilege-rice_or_wood-text = In your turn, take 1 rice or 1 wood. Until then it takes no room in your store.
privilege-full_wood-text = One samurai cuts wood as if alone on the space.
privilege-full_stone-text = One samurai breaks stone as if alone on the space.
privilege-full_rice-text = One samurai brings in rice as if alone on the space.

## Modules, options, phases, ends

module-jiin = Jiin
module-tokken = Tokken
module-ronin = Ronin
module-jiin-text = Temples: a point each, and free roads around them.
module-tokken-text = Privileges: meet the shogun's demands for points and for favours that serve once.
module-ronin-text = Ronin: three masterless samurai who get in everybody's way until they are dispersed.
option-modules = Modules
option-modules-about = Which parts of the expansion are in play: Jiin (temples), Tokken (privileges), Ronin (masterless samurai).
option-modules-none = none
option-modules-jiin = Jiin
option-modules-tokken = Tokken
option-modules-ronin = Ronin
option-modules-jiin_tokken = Jiin and Tokken
option-modules-jiin_ronin = Jiin and Ronin
option-modules-tokken_ronin = Tokken and Ronin
option-modules-all = all three
phase-setup = Set-up
phase-ronin = Ronin
phase-plan = Plan
phase-perform = Perform
phase-wages = Wages
phase-refill = Next round
phase-limit = Store
phase-over = End
reason-points = somebody had reached twelve points
reason-merchants = the merchant pile was empty

## Decisions: what the seat is asked

decision-lay_tile = Lay a profit tile on { $city }.
decision-turn_merchant = Draw the merchant card of the round.
decision-pass_merchant = Draw a merchant card of an earlier round.
decision-open_merchant = Turn up the next card of the merchant pile.
decision-open_special = Turn up a special authorization.
decision-choose_start = Draw the start player.
decision-open_demand = Turn up a demand of the shogun.
decision-open_privilege = Turn up a privilege.
decision-place_ronin = Place a Ronin on a { $kind } space.
decision-draw_location = Draw a tile for the Ronin of { $space }.
decision-take_package = Choose the goods you start with.
decision-choose_town = Choose the town of your first house and samurai.
decision-make_plan = Plan three cards in secret.
decision-turn_forestry = { $card }, forestry: move, then let your samurai cut wood.
decision-turn_quarry = { $card }, quarry: move, then let your samurai break stone.
decision-turn_rice_field = { $card }, rice field: move, then bring in the rice.
decision-turn_rice_delivery = { $card }, rice delivery: move, then collect your rice.
decision-turn_money = { $card }, money: move, then collect your ryo.
decision-turn_building = { $card }, building: move, then build.
decision-turn_travel = { $card }, travel: move, then send your officials and samurai on their way.
decision-turn_trading = { $card }, trading: move, then deal with the merchant.
decision-turn_recruit = { $card }, recruit: move, then hire.
decision-turn_authorization = { $card }, special authorization: move, then buy a card.
decision-move_samurai = Where does the samurai from { $space } go?
decision-move_merchant = Where does the merchant go from { $space }?
decision-relocate_samurai = Where does the samurai from { $space } travel for nothing?
decision-pay_wages = Pay each samurai on the board, or call some home first.
decision-discard_goods = Your store is too full: discard down to the limit.
decision-select_ronin = Select the Ronin who moves on.
decision-choose_kind = Free choice: what kind of space does the Ronin of { $space } go to?
decision-settle_ronin = Where does the Ronin of { $space } settle ({ $kind })?
decision-bring_samurai = Dispersing in { $space }: bring one samurai for pay, or go on.
decision-join_samurai = Dispersing in { $space }: up to two samurai join for nothing.

## Events: what happened

event-tile_laid = { $city } received the { $tile }.
event-merchant_turned = The merchant came with the { $merchant }.
event-merchant_opened = The next merchant card was { $merchant }.
event-special_opened = { $card } was offered as a special authorization.
event-start_chosen = { $seat } became the start player.
event-package_taken = { $seat } took the package with { $package }.
event-town_taken = { $seat } settled in { $city } with a house and a samurai.
event-round_began = Round { $round } began with { $seat } as start player.
event-plans_locked = Everybody was ready, and the plans of round { $round } were locked.
event-card_shown = { $seat } showed { $card } with { $action } as card { $slot }, { $own ->
    [0] no own official
    [one] 1 own official
   *[other] { $own } own officials
  }{ $neutral ->
    [0] {""}
   *[other] , { $neutral } neutral
  }{ $black ->
    [0] {""}
   *[other] , { $black } black
  }.
event-samurai_moved = { $seat } moved a samurai from { $from_space } to { $to_space } for { $price } ryo.
event-merchant_moved = { $seat } moved the merchant from { $from_space } to { $to_space } for { $price } ryo.
event-money_collected = { $seat } collected { $amount } ryo.
event-rice_delivered = { $seat } received { $amount } rice.
event-goods_produced = { $seat } produced { $amount } { $good } in { $space }.
event-house_built = { $seat } built a house in { $city } on site { $site }.
event-post_built = { $seat } built a trading post in { $city } on site { $site }.
event-fortress_built = { $seat } built a fortress in { $city }.
event-temple_built = { $seat } built a temple at { $space }.
event-samurai_entered = { $seat } sent an official to { $space } as a samurai.
event-samurai_relocated = { $seat } let { $black ->
    [0] a samurai
   *[other] a black samurai
  } travel from { $from_space } to { $to_space }.
event-goods_bought = { $seat } bought { $amount } { $good } from the { $merchant } for { $price } ryo.
event-point_traded = { $seat } delivered goods to the { $merchant } for a point.
event-official_recruited = { $seat } hired a neutral official.
event-card_authorized = { $seat } bought { $card } for { $price } ryo.
event-turn_ended = { $seat } ended the turn.
event-points_scored = { $seat } +{ $amount } { $amount ->
    [one] point
   *[other] points
  } ({ $points }).
event-samurai_returned = { $seat } called a samurai home from { $space }.
event-wages_paid = { $seat } paid { $amount } rice in wages.
event-income_paid = { $seat } earned { $amount } ryo in { $city }.
event-good_discarded = { $seat } discarded 1 { $good }.
event-merchant_left = The { $merchant } moved on.
event-start_passed = The start player changed from { $seat } to { $to_seat }.
event-score_counted = Place { $place }: { $seat } with { $score }, of which money { $money }, samurai { $samurai } and Ronin tokens { $tokens }.
event-game_ended = The game ended: { $reason }.
event-demand_opened = The shogun asked for { $demand }.
event-privilege_opened = The privilege { $privilege } was laid out.
event-demand_met = { $seat } met the demand for { $demand }.
event-privilege_granted = { $seat } received the privilege { $privilege }.
event-privilege_used = { $seat } used the privilege { $privilege }.
event-support_called = { $seat } called black officials for support: { $count }.
event-black_entered = { $seat } sent a black official to { $space } as a samurai.
event-black_left = A black official called by { $seat } left { $space } and the game.
event-good_redeemed = { $seat } took 1 { $good } for a privilege.
event-ronin_placed = A Ronin appeared at { $space }.
event-ronin_selected = { $seat } selected the Ronin of { $space }.
event-location_drawn = The tile from the bag said { $location }.
event-kind_chosen = { $seat } chose { $space_kind }.
event-ronin_relocated = The Ronin went from { $from_space } to { $to_space }.
event-dispersal_begun = { $seat } set out to disperse the Ronin of { $space }.
event-samurai_brought = { $seat } brought { $black ->
    [0] a samurai
   *[other] a black samurai
  } from { $from_space } to { $to_space } for { $price } ryo.
event-samurai_joined = { $seat } let { $black ->
    [0] a samurai
   *[other] a black samurai
  } join from { $from_space } in { $to_space }.
event-ronin_dispersed = { $seat } drove { $count } Ronin out of { $space }.
event-ronin_stood = The Ronin of { $space } stood their ground against { $seat }.
event-tokens_taken = { $seat } took { $count ->
    [one] a Ronin token
   *[other] { $count } Ronin tokens
  }.

## Refusals: why not

refusal-not_in_play = The module { $module } is not in play
refusal-not_in_turn = This privilege is used in your own turn only
refusal-not_on_side = { $space } is not on this side of the board
refusal-covered = { $space } is covered in this game
refusal-package_taken = The package with { $package } is gone
refusal-town_taken = Somebody has settled in { $city } already
refusal-not_a_town = The first house does not stand in { $city }
refusal-wrong_slot = Slot { $slot } is not the one you are planning now
refusal-not_next = That is not the next step of your plan
refusal-not_your_card = You do not have { $card }
refusal-card_planned = { $card } is in your plan already
refusal-not_on_card = { $card } does not offer { $action }
refusal-too_many_officials = { $count } officials are too many: this action takes { $most } at most
refusal-too_few_own = You have only { $count } officials of your own at home
refusal-too_few_neutral = You have only { $count } neutral officials at home
refusal-too_few_black = You have only { $count } black officials to call
refusal-no_samurai = You have no samurai in { $space }
refusal-no_black_beside = No black samurai stands beside one of your own in { $space }
refusal-black_alike = It makes no difference now which samurai leaves { $space }; yours goes
refusal-has_moved = The samurai of { $space } moved already in this turn
refusal-movement_over = The action has begun, so nothing moves any more
refusal-same_space = The piece stands in { $space } already
refusal-too_far = The way to { $space } costs { $price } ryo, more than you have
refusal-no_ryo = You have no ryo for the way
refusal-nobody_home = You have no official at home
refusal-no_official = No official is left on this card
refusal-not_a_resource = { $space } yields nothing
refusal-other_resource = { $space } has nothing to do with { $action }
refusal-yields_nothing = { $space } is too crowded to yield anything
refusal-has_produced = Every samurai of yours in { $space } has worked already
refusal-no_privilege = You do not hold the privilege { $privilege }
refusal-not_enough = You need { $price } { $good } and have less
refusal-sites_full = Every site in { $city } is taken
refusal-no_house_left = You have no house left
refusal-no_post_left = Your trading post stands already
refusal-not_in_edo = No trading post may stand in Edo
refusal-post_there = { $city } has a trading post already
refusal-say_which_good = Say whether wood or stone is saved
refusal-no_discount = This card makes nothing cheaper
refusal-fortress_sites_full = No site for a fortress is free in { $city }
refusal-no_fortress_left = No fortress is left
refusal-ronin_forbid = The Ronin in { $city } allow no building
refusal-not_a_border = Officials enter at a border post only, and { $space } is none
refusal-no_own_official = No official of your own is left on this card
refusal-no_black_official = No black official is left on this card
refusal-already_dispersed = This journey has tried to disperse Ronin already
refusal-no_ronin = There is no Ronin in { $space }
refusal-other_merchant = The { $merchant } is not the card you may deal with
refusal-not_with_merchant = None of your samurai stands with the merchant in { $space }
refusal-too_many = { $number } pieces are too many: the card sells { $most } at most
refusal-no_neutral_left = No neutral official is left to hire
refusal-not_on_offer = { $card } is not among the open special authorizations
refusal-not_a_temple_space = No temple may stand in { $space }
refusal-temple_there = { $space } has a temple already
refusal-no_temple_left = You have no temple left
refusal-not_demanded = The shogun does not ask for { $demand } now
refusal-other_demand = { $demand } is not delivered by { $action }
refusal-no_samurai_in_edo = You have no samurai in Edo
refusal-no_income = { $city } would pay you nothing now
refusal-not_this_good = { $privilege } does not give { $good }
refusal-too_little_rice = Wages come to { $price } rice, more than you have
refusal-no_such_good = You have no { $good }
refusal-must_select_single = Two Ronin are together, so the single one in { $space } has to go
refusal-ronin_must_join = The Ronin has to join his fellows in { $space }
refusal-ronin_must_leave = The Ronin has to leave { $space }
refusal-ronin_not_in_edo = No Ronin enters Edo
refusal-other_kind = { $space } is no { $kind } space
refusal-already_here = The samurai is in { $space } already
refusal-already_drawn = That was drawn before and cannot be drawn again
refusal-no_such_seat = Nobody sits in seat { $number } of this table

loss-officials_unused = { $count ->
    [one] 1 official could still act.
   *[other] { $count } officials could still act.
  }

## Choices

verb-package = { $package }
verb-town = Settle in { $city }
verb-plan = Card { $slot }: { $card }, { $action }
verb-officials = Card { $slot }: own { $own }, neutral { $neutral }, black { $black }
verb-ready = Lock the plan
verb-move_samurai = Move a samurai from { $space }
verb-move_merchant = Move the merchant
verb-to = To { $space }
verb-collect = Collect
verb-produce = Produce in { $space }
verb-produce_full = Full harvest in { $space }
verb-build_house = House in { $city }
verb-build_first = House on the first site of { $city }
verb-build_post = Trading post in { $city }
verb-build_cheaper = Trading post in { $city } with less { $good }
verb-build_fortress = Fortress in { $city }
verb-build_temple = Temple at { $space }
verb-enter = Enter at { $space }
verb-enter_black = Black official enters at { $space }
verb-relocate = Let a samurai travel from { $space }
verb-relocate_black = Let a black samurai travel from { $space }
verb-meet = Deliver { $demand }
verb-disperse = Disperse the Ronin of { $space }
verb-bring = Bring a samurai from { $space } for pay
verb-bring_black = Bring a black samurai from { $space } for pay
verb-join = Let a samurai join from { $space }
verb-join_black = Let a black samurai join from { $space }
verb-resolve = Go on
verb-buy = Buy { $number } from the { $merchant }
verb-trade = Deliver to the { $merchant } for a point
verb-recruit = Hire a neutral official
verb-authorize = Buy { $card }
verb-income = Income from { $city }
verb-redeem = { $privilege }: take { $good }
verb-stop = End the turn
verb-return = Call a samurai home from { $space }
verb-pay = Pay the wages
verb-discard = Discard { $good }
verb-select = The Ronin of { $space }
verb-kind = To a { $kind } space
verb-settle = To { $space }
verb-draw_tile = { $tile } for { $city }
verb-draw_merchant = { $merchant }
verb-draw_special = { $card }
verb-draw_start = { $seat }
verb-draw_demand = { $demand }
verb-draw_privilege = { $privilege }
verb-draw_ronin = { $space }
verb-draw_location = { $location }

## Labels of the board

view-round = Round
view-phase = Phase
view-pass = card { $number } of 3
view-start = Start player
view-seat = { $seat }
view-merchant = Merchant
view-merchant_next = Next
view-merchants_left = { $count } cards in the pile
view-specials = Special authorizations
view-bag = Ronin bag
view-bag_tile = { $location }: { $number } in the bag
view-demands = Demands and privileges
view-preview = Preview
view-player = Player
view-points = Points
view-officials = Officials
view-neutrals = Neutral
view-blacks = Black
view-samurai = Samurai
view-houses = Houses
view-posts = Post
view-temples = Temples
view-tokens = Ronin tokens
view-cards = { $cards }
view-privileges = { $privileges }
view-goods = Goods
view-city = City
view-tile = Pays
view-sites = Sites
view-fortresses = Forts
view-here = Here
view-space = Space
view-ronin = Ronin
view-covered = covered
view-outsider = idle samurai
view-plan = Plan
view-your_plan = Your plan
view-ready = ready
view-planning = planning
view-hidden = hidden
view-hidden_count = { $number } hidden
view-score = Score
view-place = Place
view-black_samurai = black samurai
view-sign_ronin = R
view-sign_merchant = M
view-sign_temple = T

## The board on the page

view-board = Board of the land around Edo
view-nearer = Nearer
view-farther = Farther
view-whole = Show all
view-phases = Phases of the round
view-amount = { $number } { $good }
view-nothing = nothing
view-free = free
view-ryo_tab = { $number } ryo
view-samurai_of = samurai of { $seat }
view-temple_of = a temple of { $seat }
view-group = { $number } { $text }
view-who_ronin = Ronin
view-who_idle = idle samurai
view-who_black = black samurai
view-who_merchant = the merchant
view-built = site { $site }: { $building } of { $seat }
view-sites_free = free sites: { $number }
view-forts = fortresses { $number } of { $most }
view-not_available = Not available: { $text }, paragraph { $rule }.
view-can = You may choose: { $text }.
view-turn = The turn
view-performs = { $seat }: { $action }
view-officials_left = Officials left: { $number }
view-group_act = Act
view-group_move = Move first
view-group_where = Where to
view-group_return = Call home
view-group_privilege = Privileges
view-plans_shown = The plans as far as they are shown
view-step_label = { $card }, { $action }, officials { $number }
view-plan_board = Planning board
view-plan_secret = secret until each card's turn
view-plan_locked = ready; the others are still planning
view-plan_lock = Lock the plan
view-plan_change = Change the plan
view-plan_clear = Officials home
view-plan_list = Plain list
view-at_home = At home
view-resting = Resting
view-home_count = { $text }, { $number } at home: put on a card
view-sort_own = own official
view-sort_neutral = neutral official
view-sort_black = black official
view-slot_label = Card { $number }: { $card }, action { $action }, { $count } of { $most } officials
view-slot_left = Card { $number } one place earlier
view-slot_right = Card { $number } one place later
view-slot_name = Card { $number }
view-turn_card = { $card }: { $action }. Turn the card
view-send_home = { $text }: send home
view-add_official = Put an official on card { $number }
view-field_card = Card
view-field_action = Action
view-field_face = { $action }, up to { $number }
view-outlook = What it could do now
view-move_only = No official: movement only
view-no_plan_now = Nothing is planned now.
view-buy_up_to = Buy up to { $number }
view-at_each = at { $number } ryo each
view-offer_point = Deliver for a point
view-special_label = { $card }, { $number } ryo. { $text }
view-demand_label = { $demand }, { $kind }. Brings 1 point and: { $text }.
view-kind_local = Delivered by a trading official who stands with the merchant.
view-kind_foreign = Delivered by a travel official.
view-kind_palace = Delivered by a building official, with a samurai in Edo.
view-previews = Next: { $first }, { $last }
view-about = Where this comes from
view-about_merchant = Two offers on each card are reported; nearly all numbers and all names are our reconstruction.
view-about_cards = Twelve cards with two stronger actions are reported; names, actions and prices are our reconstruction.
view-about_demands = Kinds and effects are in the rulebook; names and prices are our reconstruction.
view-in_edo = Has a house in Edo and can win
view-badge_pieces = { $officials } officials · { $samurai } samurai · { $houses } houses left
view-badge_tokens = Ronin tokens { $number }
view-privilege_list = Privileges
view-income = Income
view-income_now = if the round ended now
view-income_sum = Ryo
view-wages_due = Rice for wages
view-total_now = Final total
view-income_help = In brackets: strength in the city.
view-summary = ends at { $number } points
view-status_start = starts
view-status_ready = ready
view-status_planning = planning
view-status_waits = waits
view-status_score = { $number } points
view-tab_hand = Plan
view-tab_known = Market
action-forestry-short = Forestry
action-quarry-short = Quarry
action-rice_field-short = Rice field
action-rice_delivery-short = Rice
action-money-short = Money
action-building-short = Building
action-travel-short = Travel
action-trading-short = Trading
action-recruit-short = Recruit
action-authorization-short = Special card
view-income_own = +{ $income } ryo, −{ $wages } rice, total { $points }
view-price_points = { $text } → +{ $points }
view-pile = pile of { $count }

## What a planned action could do right now

outlook-collect = { $amount } { $good } with each official
outlook-produce = { $space }: { $amount } { $good } { $samurai ->
    [one] with your samurai
   *[other] with each of { $samurai } samurai
  }
outlook-produce_after = { $space }, { $price ->
    [0] free to reach
   *[other] { $price } ryo away
  }: { $amount } { $good }
outlook-produce_full = With your privilege { $amount } { $good }: { $spaces }
outlook-build = { $building } in { $spaces }: +{ $points }, enough for { $number }
outlook-build_after = { $building } in { $space }, { $price ->
    [0] free to reach
   *[other] { $price } ryo away
  }: +{ $points }
outlook-build_first = On the first site with your privilege: { $spaces }
outlook-no_place = { $building }: no free place within reach
outlook-meet = { $demand } can be delivered: +1
outlook-meet_after = { $demand }: +1, with a samurai in { $space }, { $price ->
    [0] free to reach
   *[other] { $price } ryo away
  }
outlook-enter = Up to { $number } new samurai at the border posts
outlook-enter_black = Up to { $number } black officials as samurai for the turn
outlook-relocate = Free ways for { $number } samurai with each official
outlook-disperse = Ronin of { $space }: { $samurai } against { $ronin }, { $number ->
    [0] no token
    [one] 1 token
   *[other] { $number } tokens
  }
outlook-ronin_stand = Ronin of { $space }: only { $samurai } against { $ronin }
outlook-buy = { $merchant }: up to { $number } { $good } at { $price } ryo
outlook-trade = { $merchant }: goods for a point
outlook-trade_after = The merchant in { $space } is { $price ->
    [0] free to reach
   *[other] { $price } ryo away
  }
outlook-bonus = Two offers with each official at your trading post
outlook-recruit = { $number ->
    [one] A neutral official
   *[other] { $number } neutral officials
  } for { $price } rice each
outlook-authorize = Within your means: { $cards }
outlook-no_card = No special card lies open
outlook-short = { $number } of { $price } { $good }
outlook-subject = { $first }: { $last }

## The guided first game

lesson-edo-waiting = The others act. What is outlined on the board has just changed.
lesson-edo-take_package = Rice pays your samurai each round, wood builds houses, stone builds fortresses. Everybody takes one package.
lesson-edo-choose_town = Your first house and samurai stand in a town of your own. It earns from the first round on.
lesson-edo-make_plan = Turn each card until the action you want points down, and put officials on it. Cards are performed from left to right: go first where you want to be, then harvest, then build.
lesson-edo-turn_forestry = First move your samurai, each road costs 1 ryo. Then every official lets one of them cut wood; alone on a space it is 3.
lesson-edo-turn_quarry = As with wood: a samurai alone in a quarry breaks 3 stone, and every other one there makes it less.
lesson-edo-turn_rice_field = A samurai in the fields brings in rice: 3 alone, less with company.
lesson-edo-turn_rice_delivery = Rice without any samurai: collect it. You will need one for each samurai on the board.
lesson-edo-turn_money = Collect your ryo. Money pays for ways, buildings and special cards.
lesson-edo-turn_building = Build where your samurai stands. A house is a point and income; without a house in Edo you cannot win.
lesson-edo-turn_travel = An official can become a new samurai at a border post, or your samurai travel any distance for nothing.
lesson-edo-turn_trading = With a samurai beside the merchant you buy goods or turn goods into a point.
lesson-edo-turn_recruit = A neutral official for one rice helps from the next round on.
lesson-edo-turn_authorization = A special card has two strong actions, from the next round on.
lesson-edo-move_samurai = The tabs show what each way costs.
lesson-edo-pay_wages = One rice for each samurai on the board. Who is not paid comes home and is an official again.
lesson-edo-discard_goods = Ten resources are the limit at the end of a round.
lesson-edo-select_ronin = A Ronin moves on each round. They lower harvests, and two of them in a city stop all building there.
lesson-edo-event-card_shown = A card was shown: only now do the others see what was planned.
lesson-edo-event-income_paid = Every city pays by rank: houses count 1, a trading post 2, and the lower site wins ties.
lesson-edo-event-demand_met = A demand was met: a point, and the privilege below it.
lesson-edo-event-game_ended = The game is over. Go back through it with the replay in the record.
view-edo_house = House in Edo
view-has = yes
view-has_not = no
view-behind_edo = no: behind everybody who has one
view-finish_help = The score adds money, samurai on the board and Ronin tokens to the points. Those with a house in Edo come first.

## Paragraphs of the rules

rule-setup_players = Two to five players
rule-setup_board = The side of the board depends on the players
rule-setup_covers = Fewer players cover a city and some resource spaces
rule-setup_tiles = Every open city gets a profit tile
rule-setup_merchant = The merchant starts in Edo with a card and a pile
rule-setup_special = Four special authorizations lie open
rule-setup_stock = What everybody starts with
rule-setup_start_player = The start player is drawn
rule-setup_packages = Everybody takes a package in turn
rule-setup_towns = In reverse order everybody settles in a town
rule-round_phases = The phases of a round
rule-plan_secret = All plan at once and in secret
rule-plan_cards = Three different cards, one action each
rule-plan_officials = Officials on a card, up to its number
rule-plan_ready = The last one ready locks all plans
rule-perform_order = All first cards, then the second, then the third
rule-perform_officials = Officials act one after another
rule-perform_stop = A turn ends when the player says so
rule-move_samurai = Own samurai move before the action
rule-move_merchant = The merchant may be moved too
rule-move_price = Each road costs one ryo
rule-move_before = The action ends the movement
rule-action_rice_delivery = Rice delivery
rule-action_money = Money
rule-action_forestry = Forestry
rule-action_quarry = Quarry
rule-action_rice_field = Rice field
rule-action_chart = The more samurai on a space, the less each yields
rule-action_building = Building
rule-action_house = A house takes the next free site
rule-action_post = One trading post each and one in a city, none in Edo
rule-action_fortress = A fortress takes a site of its own
rule-action_travel = Travel
rule-action_enter = An official becomes a samurai at a border post
rule-action_relocate = Samurai travel for nothing
rule-action_trading = Trading
rule-action_offers = The two offers of a merchant card
rule-action_post_bonus = An own trading post doubles the offers
rule-action_recruit = Recruit
rule-action_authorization = Special authorization
rule-wages_pay = Each samurai on the board is paid in rice
rule-wages_return = Samurai may come home instead
rule-income_tile = Every city pays by its profit tile
rule-income_rank = Strength ranks, the lower site breaks ties
rule-end_limit = Resources above the limit are discarded
rule-end_check = Twelve points or an empty pile end the game
rule-end_merchant = The next merchant card comes
rule-end_special = Special authorizations are filled up
rule-end_start_player = The start player changes clockwise
rule-end_scoring = Money and samurai score at the end
rule-end_edo = Only a house in Edo lets you win
rule-end_ties = Ties at the end
rule-intro_base = The expansion needs the base game
rule-intro_modules = Three modules, alone or together
rule-intro_unchanged = What is not changed stays
rule-five_components = Pieces of the fifth player
rule-five_board = Five play on the side for four
rule-five_tiles = For five nothing is covered
rule-five_packages = All five packages are taken
rule-five_play = Play stays the same
rule-jiin_aim = What temples are for
rule-jiin_components = Three temples in each colour
rule-jiin_temples = Everybody gets three temples
rule-jiin_build = A building action may build a temple
rule-jiin_spaces = Temples stand outside cities
rule-jiin_price = A temple costs two wood and one rice
rule-jiin_one = One temple on a space
rule-jiin_samurai = A temple needs an own samurai there
rule-jiin_benefit_1 = A temple scores at once
rule-jiin_benefit_2 = Roads at an own temple are free
rule-jiin_example = Example: a temple on a river
rule-tokken_aim = The shogun has wishes
rule-tokken_components = Demands, privileges, board, black officials
rule-tokken_setup = Three demands and three privileges lie open
rule-tokken_meet = A demand is met instead of an effect
rule-tokken_grant = A point and the privilege below
rule-tokken_keep = A privilege lies open and serves once
rule-tokken_rearrange = The board slides together at once
rule-tokken_exhausted = Without a privilege only the point is left
rule-tokken_demands_1 = Local goods are delivered while trading
rule-tokken_demands_2 = Foreign goods are delivered while travelling
rule-tokken_demands_3 = The palace is extended while building in Edo
rule-tokken_privileges_a = Privileged building site
rule-tokken_privileges_b = Support of a black official
rule-tokken_privileges_c = Trading with the next card
rule-tokken_privileges_d = Income from one city
rule-tokken_privileges_e = One of two resources
rule-tokken_privileges_f = A full harvest
rule-ronin_aim = Who the Ronin are
rule-ronin_components = Ronin, bag, tiles, tokens
rule-ronin_setup = One Ronin on a space of each kind
rule-ronin_two_players = Two players: an idle samurai instead of covers
rule-ronin_select = The start player selects a Ronin each round
rule-ronin_draw = A tile from the bag names the kind of space
rule-ronin_back = The tile goes back into the bag
rule-ronin_example_1 = Examples: any Ronin, or the single one
rule-ronin_relocation_1 = Never to Edo
rule-ronin_relocation_2 = The Ronin has to leave
rule-ronin_relocation_3 = The Ronin joins his fellows
rule-ronin_relocation_4 = Never to a covered space
rule-ronin_relocation_5 = Otherwise the player decides
rule-ronin_effects_a = A Ronin lowers the harvest
rule-ronin_effects_b = Ronin in a city stop building, then income
rule-ronin_example_2 = Example: two wood beside a Ronin
rule-ronin_dispersing = One official of a journey may disperse Ronin
rule-ronin_dispersing_1 = Choose the space and bring one samurai for pay
rule-ronin_dispersing_2 = Up to two samurai come for nothing
rule-ronin_dispersing_3 = Outnumbered Ronin are sent away one by one
rule-ronin_dispersing_4 = The tiles go back at the end
rule-ronin_dispersing_5 = Tokens for two or three Ronin
rule-ronin_scoring = A Ronin token is a point at the end
rule-ronin_example_3 = Example: three samurai against two Ronin

## How a finished game went

how-in_edo = with a house in Edo
how-ryo = on the first tie-break, by money
how-samurai = on the second tie-break, by samurai on the board
check-in_edo = Only one of the two has a house in Edo: { $seat }, not { $other_seat }.
check-both_in_edo = Both have a house in Edo.
check-none_in_edo = Neither has a house in Edo.
check-ryo = Money: { $score } ryo for { $seat }, { $other_score } for { $other_seat }.
check-samurai = Samurai on the board: { $score } of { $seat }, { $other_score } of { $other_seat }.
parts-track = Points on the track
parts-counted = Counted at the end
part-houses = Houses
part-posts = Trading posts
part-fortresses = Fortresses
part-temples = Temples
part-demands = Demands
part-traded = Merchants
part-others = Other points
part-money = Money
part-abroad = Samurai on the board
part-tokens = Ronin tokens

goal = Most points, with a house in Edo
goal-seat = { $seat } { $amount }{ $house ->
    [yes] { " ✓" }
   *[no] { "" }
 }
goal-end = ends at { $points } points, or after round { $rounds }

lesson-edo-first-goal = Your goal: the most points. The round in which somebody reaches 12 is the last. This line always says how far everybody is.
lesson-edo-first-edo = But only players with a house in Edo can win. So the first thing you do is build one there.
lesson-edo-first-package = Everybody takes a package of goods. Take the ringed one: a house costs wood and money.
lesson-edo-first-town = Your first samurai and your first house stand in a town. Choose Odawara: a forest is next door.
lesson-edo-first-plan = Now the heart of the game: plan three actions in secret. Press what is lit: it turns a card until the action you want is at the bottom, sends an official to it, and at last locks the plan. Yours: forestry, recruit, building.
lesson-edo-first-move = Your first card is shown: forestry. Your samurai must stand in a forest, so move it there; a road costs 1 ryo.
lesson-edo-first-produce = The official on the card lets it cut wood: 3, because nobody else is in that forest.
lesson-edo-first-stop = That official is used. End this card.
lesson-edo-first-walk = Third card: building. A house is built where a samurai stands, so walk to Edo.
lesson-edo-first-build = Build the house in Edo: a point at once, income every round, and now you can win.
lesson-edo-first-built = Done. End this card; it was your last.
lesson-edo-first-recruit = Second card: one rice brings a neutral official, who helps from the next round on.
lesson-edo-first-recruited = End this card.
lesson-edo-first-wages = At the end of a round each samurai on the board wants one rice. Pay it.
lesson-edo-first-income = Cities have paid: Edo most to you, because your house was first. From here you play on your own; tips appear when something is new.

view-note_points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
  }

# What the rest of a plan would lead to, and the three places of the cards

view-your_cards = Your three cards
view-plans_head = The plans
view-opponents = Opponents
view-opponents_help = Number: officials. Later cards are still hidden.
view-slot_done = done
view-slot_now = now
view-slot_next = next, secret
view-token_used = used
view-token_free = not used yet
view-token_idle = for later
view-unused = { $number ->
    [one] One official is unused.
   *[other] { $number } officials are unused.
}
view-plan_brings = What the plan brings
view-plan_more = With one more official: { $text }
view-plan_way = { $text }, { $number } ryo for the way
view-plan_nothing = Nothing its officials could do
view-plan_preview = Preview
view-plan_back = Back to the cards
view-plan_sure = Yes, lock it
view-ask_lock = All officials are placed: lock the plan.
view-ask_look = You may have overlooked something.
view-ask_done = { $card }: nothing is left to do. End the turn.
view-ask_move = { $card }: no official is left to act. Move, or end the turn.
view-ask_act = { $card }, { $action }: { $count ->
    [one] one official can still act
   *[other] { $count } officials can still act
  }.
view-plan_keep = Keep planning
view-plan_anyway = Lock it anyway
view-times = { $text } ×{ $number }
view-repeat = { $text } ×{ $number }
view-preview_cards = Cards
view-preview_head = If the round ends as planned
view-preview_help = Now and with this plan. Opponents may still change it.
view-warnings = Before you lock the plan
view-warning_officials = { $count ->
    [one] One official is at home.
   *[other] { $count } officials are at home.
}
view-warning_goods = { $number } goods, room for { $most }: { $count ->
    [one] one would be lost.
   *[other] { $count } would be lost.
}
view-warning_wages = { $count } rice short for wages of { $price }: samurai go home.
view-fix_more = On card { $slot }: { $text }.
view-fix_plain = Card { $slot } can use one.
view-fix_less = Card { $slot } does without one official.
view-fix_add = Add
view-fix_remove = Take off
view-nobody_home = nobody
view-take_card = Put on place { $number }:
view-earlier = Earlier
view-later = Later
view-turn_it = Turn
view-officials_of = { $number } of { $most } officials
view-tap_add = tap + to add one
view-round_number = Round { $number }
view-more_spaces = { $number } more
view-as_list = As a list
view-empty = empty
view-way = { $number ->
    [one] 1 road
   *[other] { $number } roads{ $space ->
        [none] {""}
       *[other] { " " }by { $space }
    }
}
view-with = { $number ->
    [0] alone
    [1] with one
   *[other] with two
}
view-yield_legend = current yield per samurai
view-yield_each = each yields { $number }
view-yield_joined = with one more { $number }
view-yield_yours = Your samurai would yield { $number } { $good }.
view-pays = pays { $text }
view-either = { $first } or { $last }
view-bay = Edo Bay
view-mount = Mount Fuji
view-now_then = now → with the rest of the plan
view-now_plan = now → plan
view-income_cities = Income from cities
view-income_ryo = Ryo from cities
view-income_paid = paid this round
view-income_wages = Wages in rice
view-wages_each = { $number } samurai
view-wages_short = { $number } samurai, { $count } rice
view-income_all = What everybody would earn now
view-ledger_now = Now
view-ledger_plan = Plan
view-ledger_wages = Wages
view-ledger_cities = Cities
view-ledger_then = After
view-stored = { $number } of { $most } storage used
view-standing = { $text }, { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} of { $players }
view-standing_short = { $text }, { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [4] 4th
   *[other] 5th
}
view-standing_none = no building
view-standing_new = new: { $text }
view-standing_built = { $houses ->
    [0] trading post
    [1] 1 house{ $post ->
        [yes] {" "}and the post
       *[no] {""}
    }
   *[other] { $houses } houses{ $post ->
        [yes] {" "}and the post
       *[no] {""}
    }
}
view-good_wood = Wood
view-good_stone = Stone
view-good_rice = Rice
view-good_ryo = Ryo
building-house-short = house
building-post-short = post
building-fortress-short = fort
building-temple-short = temple
view-bag_forestry = wood
view-bag_quarry = stone
view-bag_rice_field = rice
view-bag_city = town
view-bag_choice = any
view-next = Next
view-or = or
view-demands_short = Demands
view-bag_short = Bag

# What a finished card of the plan brought: behind the goods that came and went

view-brought = What it brought
view-brought_nothing = Nothing was done.
brought-goods_produced = from { $space }
brought-money_collected = collected
brought-rice_delivered = delivered
brought-goods_bought = from the { $merchant }
brought-point_traded = from the { $merchant }
brought-house_built = house in { $city }
brought-post_built = trading post in { $city }
brought-fortress_built = fortress in { $city }
brought-temple_built = temple at { $space }
brought-samurai_entered = samurai to { $space }
brought-black_entered = black samurai to { $space }
brought-samurai_relocated = samurai to { $to_space }
brought-samurai_moved = samurai to { $to_space }
brought-merchant_moved = merchant to { $to_space }
brought-official_recruited = neutral official
brought-card_authorized = { $card }
brought-demand_met = { $demand } delivered
brought-income_paid = from { $city }
brought-good_redeemed = for a privilege
brought-ronin_dispersed = { $count } Ronin driven out of { $space }
brought-ronin_stood = Ronin of { $space } stood

# The sign of an action or a card, in every language a kanji

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

## The laboratory

opening-take_package = Package
opening-choose_town = First town
factor-cities = Cities, when led in the middle
factor-privileges = Privileges, when taken
factor-specials = Special cards, when taken
