### Decisive Battles in English, in our own words. Names of units and places: see the provenance of their rows.
### Units, commanders, sides and the like arrive as names; hexes as their four digits; numbers as numbers.

game-name = Decisive Battles
game-about = Two battles on a map of hexes: the march on Kyoto that ended the Shogunate, and the slope that Saigo's rebels held. Move, be shot at, and then decide whether to draw swords.
game-blurb = Toba-Fushimi 1868 and Tabarazaka 1877, hex by hex: move, face fire, close.

## Battles and sides

scenario-toba = Toba-Fushimi
scenario-toba-date = January 1868
scenario-tabaru = Tabarazaka
scenario-tabaru-date = March 1877

side-shogunate = the former Shogunate
side-satcho = Satsuma-Choshu
side-government = the Government
side-saigo = Saigo's army
seat-0-toba = Former Shogunate
seat-1-toba = Satsuma-Choshu
seat-0-tabaru = Government
seat-1-tabaru = Saigo's army

## Contingents

formation-shogunate_army = Shogunate Army
formation-shinsengumi = Shinsengumi
formation-various = Various bands
formation-aizu = Aizu
formation-domains = Other domains
formation-satsuma = Satsuma
formation-choshu = Choshu
formation-tosa = Tosa
formation-guard = Imperial Guard
formation-brigade_1 = 1st Brigade
formation-brigade_2 = 2nd Brigade
formation-brigade_3 = 3rd Brigade
formation-regiment_14 = 14th Regiment
formation-police = Police
formation-government_guns = Government guns
formation-battalion_1 = 1st Battalion
formation-battalion_2 = 2nd Battalion
formation-battalion_4 = 4th Battalion
formation-battalion_5 = 5th Battalion
formation-battalion_67 = 6th-7th Battalion
formation-allies = Allied bands
formation-saigo_guns = Saigo's guns
formation-commanders = Commanders

## Units

unit-inf_1_1 = 1st Infantry, I Battalion
unit-inf_1_2 = 1st Infantry, II Battalion
unit-inf_5_1 = 5th Infantry, I Battalion
unit-inf_5_2 = 5th Infantry, II Battalion
unit-guns_a = Shogunate Guns A
unit-inf_7_1 = 7th Infantry, I Battalion
unit-inf_7_2 = 7th Infantry, II Battalion
unit-denshutai_1 = Denshutai, 1st Battalion
unit-guns_b = Shogunate Guns B
unit-inf_11_1 = 11th Infantry, I Battalion
unit-inf_11_2 = 11th Infantry, II Battalion
unit-inf_12_1 = 12th Infantry, I Battalion
unit-inf_12_2 = 12th Infantry, II Battalion
unit-denshutai_2 = Denshutai, 2nd Battalion
unit-okuzume = Okuzume Rifles
unit-sappei = Sappei
unit-guns_c = Shogunate Guns C
unit-shinsengumi = Shinsengumi
unit-mimawarigumi = Mimawarigumi
unit-yugekitai = Yugekitai
unit-bessengumi = Bessengumi
unit-aizu = Aizu Column
unit-aizu_guns = Aizu Guns
unit-kuwana = Kuwana Column
unit-hamada = Hamada Column
unit-kuwana_guns = Kuwana Guns
unit-ogaki_1 = Ogaki, 1st Column
unit-ogaki_2 = Ogaki, 2nd Column
unit-takamatsu = Takamatsu Column
unit-toba_domain = Toba Column
unit-matsuyama = Matsuyama Column
unit-obama = Obama Column
unit-okazaki = Okazaki Column

unit-satsuma_5 = Satsuma 5th Rifles
unit-satsuma_6 = Satsuma 6th Rifles
unit-outer_1 = Satsuma 1st Outer-Castle
unit-outer_2 = Satsuma 2nd Outer-Castle
unit-outer_3 = Satsuma 3rd Outer-Castle
unit-satsuma_guns_2 = Satsuma 2nd Guns
unit-satsuma_1 = Satsuma 1st Rifles
unit-satsuma_2 = Satsuma 2nd Rifles
unit-satsuma_3 = Satsuma 3rd Rifles
unit-satsuma_4 = Satsuma 4th Rifles
unit-outer_4 = Satsuma 4th Outer-Castle
unit-satsuma_guns_1 = Satsuma 1st Guns
unit-kiheitai = Choshu Kiheitai
unit-seibutai = Choshu Seibutai
unit-shinbutai = Choshu Shinbutai
unit-yamada = Tosa Yamada Company
unit-yoshimatsu = Tosa Yoshimatsu Company

unit-guard_1_1 = 1st Guard, I Battalion
unit-guard_1_2 = 1st Guard, II Battalion
unit-guard_2_1 = 2nd Guard, I Battalion
unit-guard_2_2 = 2nd Guard, II Battalion
unit-line_1_1 = 1st Regiment, I Battalion
unit-line_1_3 = 1st Regiment, III Battalion
unit-line_8_1 = 8th Regiment, I Battalion
unit-line_8_2 = 8th Regiment, II Battalion
unit-line_8_3 = 8th Regiment, III Battalion
unit-line_9_1 = 9th Regiment, I Battalion
unit-line_9_3 = 9th Regiment, III Battalion
unit-line_10_2 = 10th Regiment, II Battalion
unit-line_11_3 = 11th Regiment, III Battalion
unit-line_14_1 = 14th Regiment, I Battalion
unit-line_14_2 = 14th Regiment, II Battalion
unit-line_14_3 = 14th Regiment, III Battalion
unit-battotai = Police Battotai
unit-police_rifles = Police Rifles
unit-guard_engineers = Guard Engineers
unit-guard_guns = Guard Guns
unit-mountain_guns_1 = 1st Mountain Guns
unit-mountain_guns_2 = 2nd Mountain Guns

unit-saigo_1_1 = 1st Battalion, 1st Group
unit-saigo_1_2 = 1st Battalion, 2nd Group
unit-saigo_1_3 = 1st Battalion, 3rd Group
unit-saigo_2_1 = 2nd Battalion, 1st Group
unit-saigo_2_2 = 2nd Battalion, 2nd Group
unit-saigo_2_3 = 2nd Battalion, 3rd Group
unit-saigo_4_1 = 4th Battalion, 1st Group
unit-saigo_4_2 = 4th Battalion, 2nd Group
unit-saigo_4_3 = 4th Battalion, 3rd Group
unit-nagayama = 4th Battalion, Nagayama's Platoon
unit-saigo_5_1 = 5th Battalion, 1st Group
unit-saigo_5_2 = 5th Battalion, 2nd Group
unit-saigo_67_1 = 6th-7th Battalion, 1st Group
unit-saigo_67_2 = 6th-7th Battalion, 2nd Group
unit-kumamoto_ikebe = Kumamoto Band, Ikebe
unit-kumamoto_sassa = Kumamoto Band, Sassa
unit-kyodotai = Kumamoto Kyodotai
unit-obi = Obi Band
unit-saigo_guns_1 = Saigo's 1st Guns
unit-saigo_guns_2 = Saigo's 2nd Guns

## Commanders

commander-yamagata = Yamagata Aritomo
commander-oyama = Oyama Iwao
commander-nozu_shizuo = Nozu Shizuo
commander-nozu_michitsura = Nozu Michitsura
commander-miyoshi = Miyoshi Shigeomi
commander-nogi = Nogi Maresuke
commander-saigo = Saigo Takamori
commander-kirino = Kirino Toshiaki
commander-shinohara = Shinohara Kunimoto
commander-murata = Murata Shinpachi
commander-beppu = Beppu Shinsuke
commander-ikebe = Ikebe Kichijuro

unit-yamagata = Yamagata Aritomo
unit-oyama = Oyama Iwao
unit-nozu_shizuo = Nozu Shizuo
unit-nozu_michitsura = Nozu Michitsura
unit-miyoshi = Miyoshi Shigeomi
unit-nogi = Nogi Maresuke
unit-saigo = Saigo Takamori
unit-kirino = Kirino Toshiaki
unit-shinohara = Shinohara Kunimoto
unit-murata = Murata Shinpachi
unit-beppu = Beppu Shinsuke
unit-ikebe = Ikebe Kichijuro

## Turns

turn-toba_1 = 3 January, dusk
turn-toba_2 = 3 January, night
turn-toba_3 = 4 January, morning
turn-toba_4 = 4 January, afternoon
turn-toba_5 = 5 January, morning
turn-toba_6 = 5 January, afternoon
turn-toba_7 = 6 January, morning
turn-toba_8 = 6 January, afternoon
turn-tabaru_1 = 4 March
turn-tabaru_2 = 5 March
turn-tabaru_3 = 6 March
turn-tabaru_4 = 7 March
turn-tabaru_5 = 8-9 March
turn-tabaru_6 = 10 March
turn-tabaru_7 = 11 March
turn-tabaru_8 = 12 March
turn-tabaru_9 = 13 March
turn-tabaru_10 = 14 March
turn-tabaru_11 = 15 March
turn-tabaru_12 = 16-17 March
turn-tabaru_13 = 18-19 March
turn-tabaru_14 = 20 March

## Places

victory-toba_h2411 = Toba Gate
victory-toba_h2419 = Takeda Gate
victory-toba_h2424 = Fushimi Gate
victory-toba_h1122 = Gokokuji
victory-toba_h0921 = Magistrate's Office
victory-toba_h1018 = Fushimi Mido
victory-toba_h0818 = Kyobashi
victory-toba_h1211 = Shimotoba
victory-toba_h0910 = Yokooji
victory-toba_h0607 = Tominomori
victory-toba_h0509 = Senryomatsu
victory-toba_h0404 = Nosho
victory-toba_h0103 = Yodo
victory-tabaru_h2001 = Takase Road
victory-tabaru_h1809 = Konoha
victory-tabaru_h1815 = Sakaiki
victory-tabaru_h1717 = Ichi-no-saka
victory-tabaru_h1519 = Tabarazaka
victory-tabaru_h1820 = Toyooka
victory-tabaru_h1315 = Futamata
victory-tabaru_h1014 = Yokohirayama
victory-tabaru_h0512 = Kichiji Pass
victory-tabaru_h1322 = Nanamoto
victory-tabaru_h1124 = Ueki
victory-tabaru_h0518 = Kitome
victory-tabaru_h0126 = Kumamoto Road

place-katsura = Katsura River
place-kamo = Kamo River
place-uji = Uji River
place-ogura = Ogura Pond
place-takase = Takase Canal
place-shichise = Shichise River
place-yokooji_marsh = Yokooji Marsh
place-koeda_bridge = Koeda Bridge
place-jonangu = Jonangu
place-akinoyama = Akinoyama
place-takeda = Takeda
place-inari = Inari
place-fukakusa = Fukakusa
place-sumizome = Sumizome
place-momoyama = Momoyama
place-inariyama = Inariyama
place-mukaijima = Mukaijima
place-bungo_bridge = Bungo Bridge
place-yodo_small_bridge = Yodo Small Bridge
place-kikuchi = Kikuchi River
place-goshi = Goshi River
place-konoha_river = Konoha River
place-shiraki = Shiraki River
place-iseri = Iseri River
place-suzumugi = Suzumugi Pond
place-konohayama = Mount Konoha
place-inasa = Inasa
place-yamakita = Yamakita
place-harakura = Harakura
place-handakayama = Mount Handaka
place-sannotake = San-no-take
place-mukaizaka = Mukaizaka
place-to_yamaga = to Yamaga

area-shogunate_west = Former Shogunate, west
area-shogunate_east = Former Shogunate, east
area-satsuma_west = Satsuma, west
area-satsuma_east = Satsuma, east
area-choshu = Choshu
area-tosa = Tosa

terrain-flat = flat land
terrain-hill = hill
terrain-mountain = mountain
terrain-wetland = wetland
terrain-lake = open water
terrain-city = city
terrain-mountain_top = mountain top
terrain-road = road
water-stream = stream
water-river = river
water-pond = pond

## Words of the rules

phase-setup = Set-up
phase-move = Recovery and movement
phase-fire = Fire
phase-melee = Melee
phase-over = The end

mode-normal = normal movement
mode-road = road movement

result-none = no effect
result-d = D
result-dd = DD
result-m0 = M0
result-m1 = M1
result-m2 = M2
result-m3 = M3
result-m4 = M4

cause-fire = by fire
cause-melee = in melee
cause-no_retreat = for want of a way out
cause-passed = when a friend retreated through it

type-infantry = infantry
type-artillery = artillery

## Options

option-scenario = Battle
option-scenario-about = Which of the two battles is fought.
option-scenario-toba = Toba-Fushimi, January 1868: 8 turns
option-scenario-tabaru = Tabarazaka, March 1877: 14 turns, with commanders
option-arrivals_pay_zoc = Arrivals pay to leave an enemy zone
option-arrivals_pay_zoc-about = A piece that arrives in an enemy zone of control pays one point more to leave it. Without this it leaves at the usual price, since it was not there when the phase began (ruling 41).

## Reasons for the end

reason-victory_hexes = one side controlled enough victory hexes after the last turn
reason-entry_hex = a unit entered the enemy's entry hex
reason-drawn = neither side controlled enough victory hexes after the last turn

## Decisions: what the seat is asked

decision-place_unit = Set up { $side }: choose a unit.
decision-place_at = Choose a hex for { $unit }.
decision-order = Recover or move a unit, bring one on, or end the phase.
decision-move_to = Where does { $unit } move?
decision-move_via = Which way does { $unit } take to { $hex }?
decision-enter_to = { $unit } enters. Where does it move?
decision-enter_via = Which way does { $unit } take to { $hex }?
decision-fire_unit = Choose a unit to fire, or end the phase.
decision-fire_target = Choose the target of { $unit }.
decision-fire_support = Choose who supports the fire of { $unit } at { $target_unit }, or roll.
decision-melee_unit = Choose a unit to attack, or end the phase.
decision-melee_target = Choose whom { $unit } attacks.
decision-melee_support = Choose who supports the attack of { $unit } on { $target_unit }, or roll.
decision-melee_command = Choose the commander who helps { $target_unit } against { $unit }.
decision-retreat = Where does { $unit } retreat?
decision-advance = Does { $unit } advance into { $hex }?
decision-reinforcement_die = Roll for the reinforcements of { $side }.
decision-draw_unit = Draw a unit for { $side }.
decision-draw_commander = Draw a commander for { $side }.
decision-saigo_die = Roll whether Saigo Takamori comes.
decision-recovery_die = Roll whether { $unit } recovers.
decision-fire_dice = Roll the fire of { $unit } at { $target_unit }.
decision-melee_dice = Roll the attack of { $unit } on { $target_unit }.
decision-morale_die = Roll the morale check of { $unit }.
help-place_unit = Press a unit, then one of the marked hexes.
help-place_at = Marked hexes are open to it.
help-order = Units in a gold frame can still move or recover.
help-move_to = The numbers are movement points; in a square, by road: two hexes a point. A bar under the number: an enemy zone of control, where the unit must stop.
help-enter_to = The numbers are movement points; in a square, by road: two hexes a point. A bar under the number: an enemy zone of control, where the unit must stop.
help-move_via = Both ways end on the same hex.
help-enter_via = Both ways end on the same hex.
help-fire_unit = Units in a gold frame have somebody to fire at.
help-fire_target = Point at a target to see the odds.
help-fire_support = Each supporter raises the strength; the odds show by how much.
help-melee_unit = Units in a gold frame have somebody to attack.
help-melee_target = Point at a target to see the odds.
help-melee_support = Each supporter adds to the attack; the odds show by how much.
help-retreat = Only the marked hexes are open to it.
help-advance = The enemy has left this hex.

## Events: what happened

event-unit_placed = { $unit } was set up in { $hex }.
group-turn_began = Turn { $turn }
event-turn_began = Turn { $turn } began.
event-phase_began = { $phase }: { $side }.
event-reinforcements_rolled = { $side } rolled { $number } for reinforcements: { $count ->
    [0] nobody was left to come
    [one] 1 unit may come
   *[other] { $count } units may come
  }.
event-unit_drawn = { $unit } was drawn from the cup.
event-commander_drawn = { $commander } was drawn from the commanders' cup.
event-saigo_rolled = Saigo Takamori was awaited: the die showed { $number }.
event-saigo_appeared = { $commander } took the field.
event-unit_recovered = { $unit } recovered with a { $number }.
event-recovery_failed = { $unit } did not recover with a { $number }.
event-unit_entered = { $unit } entered at { $hex }.
event-unit_moved = { $unit } moved from { $from_hex } to { $hex } ({ $mode }).
event-commander_entered = { $commander } entered at { $hex }.
event-commander_moved = { $commander } moved from { $from_hex } to { $hex }.
event-unit_disordered = { $unit } became disordered.
event-hex_seized = { $side } took { $victory }.
event-commander_captured = { $unit } captured { $commander }.
event-fire_declared = { $unit } fired at { $target_unit }.
event-fire_resolved = { $unit } fired with strength { $strength }: rolled { $number } and { $other_number }, { $total } with all modifiers: { $result }.
event-melee_declared = { $unit } attacked { $target_unit }.
event-melee_commanded = { $commander } led { $unit }.
event-melee_resolved = { $unit } attacked with a difference of { $difference }: rolled { $number } and { $other_number }, { $total } with all modifiers: { $result }.
event-morale_passed = { $unit } held: { $number } + { $modifier } against morale { $morale }.
event-morale_failed = { $unit } broke: { $number } + { $modifier } against morale { $morale }.
event-unit_retreated = { $unit } retreated from { $from_hex } to { $hex }.
event-unit_passed = { $unit } retreated through { $passed_unit }.
event-unit_removed = { $unit } was removed { $cause }.
event-unit_advanced = { $unit } advanced into { $hex }.
event-unit_held = { $unit } did not advance.
event-attack_spent = { $unit } was disordered by its own attack.
event-phase_ended = { $side } ended the phase ({ $phase }).
event-game_ended = The game ended: { $reason }{ $count ->
    [0] {""}
   *[other] {" "}({ $count } were needed)
 }.

## Refusals: why not

refusal-not_your_unit = { $unit } is not yours
refusal-other_battle = { $unit } belongs to the other battle
refusal-not_on_map = { $unit } is not on the map
refusal-already_placed = { $unit } is set up already
refusal-comes_later = { $unit } comes as a reinforcement and is not set up
refusal-outside_area = { $hex } lies outside the area of { $unit }
refusal-occupied = There is a unit in { $hex } already
refusal-off_map = Nobody can stand in { $hex }
refusal-not_disordered = { $unit } is not disordered
refusal-is_disordered = { $unit } is disordered
refusal-marked_moved = { $unit } has recovered or moved in this phase
refusal-marked_fired = { $unit } has fired in this phase
refusal-marked_fought = { $unit } has fought in this phase
refusal-cannot_move = { $unit } has no hex to move to
refusal-not_arrived = { $unit } has not arrived
refusal-entry_blocked = { $unit } cannot enter: { $hex } is occupied
refusal-artillery_last = { $unit } is artillery and enters only after all other units
refusal-none_owed = { $unit } has to wait: no more units may come now
refusal-is_commander = { $unit } is a commander
refusal-not_commander = { $unit } is no commander
refusal-out_of_reach = { $hex } is too far for the movement points left
refusal-leaving_zoc = Leaving the enemy zone of control costs one point more, and then { $hex } is too far
refusal-barred_by_zoc = An enemy zone of control bars the way to { $hex }
refusal-barred_by_units = Other units bar the way to { $hex }
refusal-barred_by_both = Other units and an enemy zone of control bar the way to { $hex }
refusal-ends_at_entry = The way to { $hex } leads through the enemy entry hex, where the move ends with the win
refusal-zoc_to_zoc = The way to { $hex } leads straight from one enemy zone of control into another
refusal-not_on_road = No road leads to { $hex }
refusal-road_in_zoc = Road movement cannot touch the enemy zone of control at { $hex }
refusal-through_water = Water without a bridge bars the way to { $hex }
refusal-nothing_to_seize = There is nothing to take on the way at { $hex }
refusal-no_fire_strength = { $unit } cannot fire
refusal-no_melee_strength = { $unit } has no melee strength
refusal-no_target = { $unit } has no target
refusal-not_adjacent = { $unit } is not adjacent
refusal-out_of_range = { $unit } is out of range
refusal-not_spotted = None of your units is next to { $unit }
refusal-own_unit = { $unit } is on your own side
refusal-enemy_unit = { $unit } is an enemy
refusal-across_water = { $unit } stands behind a river or pond
refusal-not_rising = Supporters are named in their order, and { $unit } comes earlier
refusal-enemy_zoc = { $hex } lies in an enemy zone of control
refusal-already_passed = This retreat has used { $hex } already
refusal-not_adjacent_hex = { $hex } is not adjacent
refusal-out_of_command = { $unit } is too far away to help
refusal-not_drawn = { $unit } cannot be drawn
refusal-already_here = { $unit } is on the map already
refusal-not_in_cup = { $unit } is not in the cup
refusal-already_there = { $unit } stands in { $hex } already
refusal-is_removed = { $unit } has been removed
refusal-has_commander = There is a commander in { $hex } already
refusal-starts_in_zoc = Road movement cannot begin in the enemy zone of control at { $hex }
refusal-no_way_point = The way does not lead through { $hex }
refusal-is_main_unit = { $unit } leads this already

loss-units_idle = { $count ->
    [one] 1 unit could still act.
   *[other] { $count } units could still act.
  }

## Choices

verb-place = { $unit }
verb-at = Hex { $hex }
verb-recover = Recover { $unit }
verb-move = Move { $unit }
verb-enter = Bring on { $unit }
verb-normal = To { $hex }
verb-road = By road to { $hex }
verb-via = By way of { $hex }
verb-stay = Stay
verb-fire = { $unit } fires
verb-melee = { $unit } attacks
verb-target = Target { $unit }
verb-support = { $unit } supports
verb-command = { $unit }
verb-resolve = Roll the dice
verb-retreat = Retreat to { $hex }
verb-advance = Advance
verb-hold = Stay behind
verb-end = End the phase
verb-roll = { $number }
verb-dice = { $number } and { $other_number }
verb-draw = { $unit }

## Labels of the board

view-turn_of = Turn { $turn } of { $turns }
view-hexes = { $count ->
    [one] 1 victory hex
   *[other] { $count } victory hexes
  }
view-legend = *A victory hex of side A (*- of nobody)   in the list: fire-melee-morale-movement, x for none; ! disordered, * has acted in this phase
view-units = { $units }
view-hand = Waiting to enter
view-owed = may bring on { $count } now
view-cup = In the cup
view-commanders = Commanders waiting
view-commander_cup = In the commanders' cup
view-back = Back by reorganization
view-removed = Removed
view-to_place = To be set up
view-nobody = nobody
view-disordered = disordered

## The board on the page

view-map = The map
view-hexes_label = Hexes of the map
view-nearer = Nearer
view-farther = Farther
view-home = Back to the pieces
view-beyond_left = { $number } more to choose from on the left: show
view-beyond_right = { $number } more to choose from on the right: show
view-beyond_up = { $number } more to choose from above: show
view-beyond_down = { $number } more to choose from below: show
view-lay = Laid over the map
view-lay_zones = zones of control
view-lay_zones_about = A solid line and hatching that rises to the right: { $first_side }. A broken line and hatching that falls: { $second_side }. Where both control a hex it is crossed.
view-lay_ranges = range of the piece pointed at
view-lay_ranges_about = Point at a piece: a line runs around the hexes in its range, a dotted one around those a commander's orders reach.
view-lay_fire = where the piece pointed at can fire
view-lay_fire_about = Point at a piece: a black and yellow line runs around the hexes where it could fire at an enemy; the rest of its range is shaded. Artillery needs a unit of its side next to the target, and nothing blocks its view.
view-turns = Turns
view-phases = Phases of this turn
view-turn = Turn { $turn }
view-brings_units = reinforcements for { $side }
view-brings_commander = a commander for { $side }
view-waits = waits
view-of_all = { $count } of { $total }
view-owed_now = { $count } may come now
view-forces = Both armies
view-reconstructed = Both maps, the values of the units and the tables are our reconstruction: the rulebook prints none of them.
view-about = Where this comes from
view-table_reconstructed = The numbers of this table are our reconstruction around the worked examples of the book.

view-hex = Hex { $digits }
view-terrains = { $terrains }
view-water_east = { $water } to the east
view-water_northeast = { $water } to the north-east
view-water_northwest = { $water } to the north-west
view-water_west = { $water } to the west
view-water_southwest = { $water } to the south-west
view-water_southeast = { $water } to the south-east
view-victory_of = { $victory }, a victory hex of { $side }
view-victory_nobody = { $victory }, a victory hex of nobody
view-unit = { $unit }
view-forecast = { $count ->
    [one] One enemy could fire here: strength { $strength }, { $first } % D, { $second } % DD
   *[other] { $count } enemies could fire here: at worst strength { $strength }, { $first } % D, { $second } % DD
}
view-fire_met = Fire you would meet at { $digits }
view-fire_met_short = Fire met
view-fire_from = Units that could fire; the worst of it
view-point_at = Point at a hex to see what is known of it.
view-tap_at = Tap a hex to see what is known of it.
view-with_support = with { $unit }
view-ladder = All results
view-dice_sum = Dice
view-dice_result = Result
view-values = fire { $fire } · melee { $melee } · morale { $morale } · movement { $move }
view-values_range = fire { $fire } · melee { $melee } · morale { $morale } · movement { $move } · range { $range }
view-value_fire = Fire
view-value_melee = Melee
view-value_morale = Morale
view-value_move = Move
view-value_range = Range
view-counter_key = How to read a counter. A black corner: has acted; 乱: disordered.
view-unit_label = { $unit } of { $side }, fire { $fire }, melee { $melee }, morale { $morale }, movement { $move }
view-commander_label = { $unit }, commander of { $side }
view-marked = has acted
view-zoc = Enemy zone of control
view-zone_of = zone of control of { $side }
view-cost = { $cost ->
    [one] 1 movement point
   *[other] { $cost } movement points
  }
view-cost_stop = { $cost ->
    [one] 1 movement point
   *[other] { $cost } movement points
  }, enemy zone of control, must stop
view-cost_road = { $cost ->
    [one] 1 movement point by road
   *[other] { $cost } movement points by road
  }
view-cost_road_why = { $text } (two hexes a point, away from enemy zones, §8-2)

view-do_at = Set up in { $hex }
view-place_rest = Place the rest for me
view-do_normal = Move to { $hex }
view-do_normal_for = Move to { $hex } for { $cost }
view-do_road = March to { $hex }
view-do_road_for = March to { $hex } for { $cost }
view-do_support = + { $unit }
view-do_via = By way of { $hex }
view-do_retreat = Retreat to { $hex }

view-odds_fire = Fire at
view-odds_melee = Attack on
view-strength = Fire strength
view-difference = Difference of strengths
view-on_dice = On the dice
view-part_main = { $unit }
view-part_support = Support: { $unit }
view-part_defence = Against: { $unit }
view-part_terrain = Terrain: { $terrain }
view-part_side = Between: { $water }
view-part_top = From a mountain top
view-part_command = Commander: { $commander }
view-part_enemy_command = Enemy commander: { $commander }
view-result_none = no effect
view-result_d = D: disordered or back
view-result_dd = DD: back or removed
view-result_m0 = M0 check
view-result_m1 = M1 check
view-result_m2 = M2 check
view-result_m3 = M3 check
view-result_m4 = M4 check
view-breaks = breaks in all
roll-fire = { $unit } fired at { $target_unit }.
roll-melee = { $unit } attacked { $target_unit }.
roll-morale = { $unit } checked its morale.
roll-recovery = { $unit } tried to recover.
rolled-fire = { $got ->
    [0] no effect
    [1] D
   *[other] DD
}
rolled-melee = { $got ->
    [0] no effect
    [1] M0
    [2] M1
    [3] M2
    [4] M3
   *[other] M4
}
rolled-morale = { $got ->
    [0] broke
   *[other] held
}
rolled-recovery = { $got ->
    [0] not yet
   *[other] recovered
}
view-check_held = held
view-check_failed = broke
view-check_recovered = recovered
view-check_not_recovered = not yet
view-last_fight = The last roll
view-no_fight = No fire or melee yet. Each roll will stand here, with the table that decides it.
view-do_target_fire = Fire at { $unit }
view-do_target_melee = Attack { $unit }
view-fought_fire = { $unit } fired at { $target_unit }
view-fought_melee = { $unit } attacked { $target_unit }
view-table_fire = Fire Results Table
view-table_melee = Melee Results Table
view-roll = Roll
view-column_more = { $number } or more
view-column_less = { $number } or less
view-column_span = { $from } to { $to }

## Paragraphs of the rules

rule-1 = What the two battles are
rule-2 = What is needed
rule-2-1 = The maps
rule-2-1-1 = Hexes and their terrain
rule-2-1-2 = Charts beside the map
rule-2-1-2_1 = The Fire Results Table
rule-2-1-2_2 = The Melee Results Table
rule-2-1-2_3 = The Terrain Effects Chart
rule-2-1-2_4 = The colours of the contingents
rule-2-1-3 = The record tracks
rule-2-1-3_1 = The turn track
rule-2-1-3_2 = The phase track
rule-2-2 = The counters
rule-2-2-1 = A unit is a combat unit
rule-2-2-1_1 = Front and back of a counter
rule-2-2-1_1_1 = Normal: the front
rule-2-2-1_1_2 = Disordered: the back
rule-2-2-1_2 = What is printed on a unit
rule-2-2-1_2_1 = Name
rule-2-2-1_2_2 = Fire strength
rule-2-2-1_2_3 = Melee strength
rule-2-2-1_2_4 = Morale
rule-2-2-1_2_5 = Movement allowance
rule-2-2-1_2_6 = Range: the mark of artillery
rule-2-2-1_2_7 = Deployment code
rule-2-2-2 = Commanders
rule-2-2-3 = Markers
rule-2-2-3_1 = Turn marker
rule-2-2-3_2 = Phase marker
rule-2-2-3_3 = Recover/Move marker
rule-2-2-3_4 = Fire/Combat marker
rule-3 = Two ideas behind everything
rule-3-1 = One unit to a hex
rule-3-2 = Zones of control
rule-3-2_1 = Every unit has a zone
rule-3-2_2 = No zone across rivers and ponds
rule-3-2_3 = What a zone does
rule-3-2_3_1 = It restricts movement
rule-3-2_3_2 = It blocks retreat
rule-4 = Setting up
rule-4_1 = Choose the battle and the sides
rule-4_2 = Take the map and the units
rule-4_3 = Place the units
rule-4_4 = Put the markers at the start
rule-5 = A turn is six phases
rule-5-1 = The first player's turn
rule-5-1_1 = The first player recovers and moves
rule-5-1_2 = The second player fires
rule-5-1_3 = The first player attacks
rule-5-2 = The second player's turn
rule-5-2_4 = The second player recovers and moves
rule-5-2_5 = The first player fires
rule-5-2_6 = The second player attacks
rule-6 = The Recovery/Movement Phase
rule-6_1 = Units act one after another
rule-6_2 = One unit is finished before the next begins
rule-6_3 = Each unit acts once
rule-6_4 = Any number of units, or none
rule-6_5 = The end of the phase
rule-7 = Recovery
rule-7_1 = One die against morale
rule-7_2 = Who passes is normal again
rule-7_3 = Either way the unit is done
rule-8 = Movement
rule-8_1 = From hex to hex
rule-8_2 = As far as the allowance goes
rule-8_3 = Normal movement or road movement
rule-8_4 = Never into an occupied hex
rule-8_5 = The unit is marked
rule-8-1 = Normal movement
rule-8-1_1 = The terrain sets the price
rule-8-1_1_1 = Flat land, hills, mountains, wetland
rule-8-1_1_2 = Cities, mountain tops, victory hexes
rule-8-1_1_3 = A road hex entered off the road
rule-8-1_2 = What lies on the side between
rule-8-1_2_1 = A stream costs 1 more
rule-8-1_2_2 = Rivers and ponds bar the way
rule-8-1_2_3 = Along a road a step costs 1
rule-8-1_3 = Enemy zones
rule-8-1_3_1 = Entering a zone ends the move
rule-8-1_3_2 = Leaving a zone costs 1 more
rule-8-1_3_3 = Never from zone to zone
rule-8-1_4 = One hex is always possible
rule-8-2 = Road movement
rule-8-2_1 = Two hexes a point
rule-8-2_2 = Only from a road, and outside enemy zones
rule-8-2_3 = Only along the road
rule-8-2_5 = Never into an enemy zone
rule-9 = Fire
rule-9-1 = Who may fire
rule-9-1_1 = At adjacent units, and never disordered
rule-9-1_2 = One firing unit after another
rule-9-1_3 = One fire is finished before the next
rule-9-1_4 = Each unit fires once
rule-9-1_5 = Nobody has to fire
rule-9-1_6 = The end of the phase
rule-9-2 = How fire is resolved
rule-9-2_1 = Declare who fires at whom
rule-9-2_2 = Supporting fire
rule-9-2_3 = Add 1 for each supporter
rule-9-2_4 = Roll two dice
rule-9-2_4_1 = Terrain is taken off
rule-9-2_4_2 = A mountain top adds 2
rule-9-2_5 = Read the table and apply at once
rule-9-2_5_1 = Dash: nothing happens
rule-9-2_5_2 = D: disordered, or back one hex
rule-9-2_5_3 = DD: disordered and back, or removed
rule-9-2_6 = No advance after fire
rule-9-2_7 = All who took part are marked
rule-10 = Melee
rule-10-1 = Who may attack
rule-10-1_1 = The attacker ends disordered, and must begin normal
rule-10-1_2 = Against adjacent units
rule-10-1_3 = One melee after another
rule-10-1_4 = One melee is finished before the next
rule-10-1_5 = Each unit fights once
rule-10-1_6 = Nobody has to attack
rule-10-1_7 = The end of the phase
rule-10-2 = How melee is resolved
rule-10-2_1 = Declare, and never across rivers and ponds
rule-10-2_2 = Melee support
rule-10-2_3 = Add 1 for each supporter
rule-10-2_4 = Subtract the defender's strength
rule-10-2_5 = Roll two dice, less the terrain
rule-10-2_6 = Read the table
rule-10-2_6_1 = Dash: nothing happens
rule-10-2_6_2 = M and a number: a morale check
rule-10-2_7 = The morale check
rule-10-2_8 = Who fails breaks
rule-10-2_8_1 = A normal unit is disordered and retreats
rule-10-2_8_2 = A disordered unit is removed
rule-10-2_9 = The attacker may advance
rule-10-2_10 = The attacker is disordered
rule-10-2_11 = All who took part are marked
rule-11 = Retreat
rule-11_1 = Where nobody can retreat to
rule-11_1_1 = Not onto an enemy unit
rule-11_1_2 = Not into an enemy zone
rule-11_1_3 = Not across a river or pond
rule-11_1_4 = Not off the map
rule-11_2 = Without a way out the unit is removed
rule-11_3 = The owner chooses
rule-11_4 = Through friends
rule-12 = Artillery
rule-12_1 = Moving disorders it
rule-12_2 = It fires at a distance
rule-12_3 = Fire that hits removes it
rule-12_4 = Melee that reaches it removes it
rule-13 = Reinforcements
rule-13-1 = The reinforcement roll
rule-13-1_1 = An R on the track
rule-13-1_2 = One die says how many
rule-13-1_3 = Nobody comes twice
rule-13-1_4 = A blocked entry delays
rule-13-2 = How reinforcements move
rule-13-2_1 = One at a time, in the Recovery/Movement Phase
rule-13-2_2 = Placed on the entry hex, then moved
rule-13-2_3 = Then it is a unit like any other
rule-14 = Victory
rule-14_1 = Control at the start
rule-14_2 = Entering takes a hex
rule-14_3 = It stays taken
rule-14_4 = How the game ends
rule-14_4_1 = An enemy in the entry hex ends it at once
rule-14_4_2 = Seven victory hexes at the end
rule-15 = Two battles
rule-15-1 = Toba-Fushimi
rule-15-1-1 = Eight turns
rule-15-1-2 = Its map
rule-15-1-3 = The armies
rule-15-1-3_1 = The former Shogunate
rule-15-1-3_2 = Satsuma-Choshu
rule-15-1-4 = Setting up
rule-15-1-4_1 = The former Shogunate sets up first
rule-15-1-4_1_1 = West: seven units
rule-15-1-4_1_2 = East: ten units
rule-15-1-4_1_3 = Sixteen units wait in the cup
rule-15-1-4_2 = Then Satsuma-Choshu
rule-15-1-4_2_1 = Satsuma west: six units
rule-15-1-4_2_2 = Satsuma east: six units
rule-15-1-4_2_3 = Choshu: three units
rule-15-1-4_2_4 = Tosa: two units
rule-15-1-5 = Reinforcements
rule-15-1-5_1 = The former Shogunate, from turn 2
rule-15-1-5_1_1 = Drawn from the cup
rule-15-1-5_1_2 = They enter at Yodo
rule-15-1-5_2 = None for Satsuma-Choshu
rule-15-1-6 = Victory hexes at the start
rule-15-1-7 = Special rules, said again
rule-15-1-7_1 = Reinforcements of the former Shogunate, said again
rule-15-1-7_1_1 = The cup, said again
rule-15-1-7_1_2 = The entry hex, said again
rule-15-1-7_2 = None for Satsuma-Choshu, said again
rule-15-2 = Tabarazaka
rule-15-2-1 = Fourteen turns
rule-15-2-2 = Its map
rule-15-2-3 = The armies
rule-15-2-3_1 = The Government
rule-15-2-3_2 = Saigo's army
rule-15-2-4 = The map starts empty
rule-15-2-5 = Everybody comes as a reinforcement
rule-15-2-5_1 = The die says how many; you choose which
rule-15-2-5_1_1 = At least three on turn 1
rule-15-2-5_1_2 = Artillery comes last
rule-15-2-5_1_3 = They come at their own entry hex
rule-15-2-6 = Victory hexes at the start
rule-15-2-7 = Special rules
rule-15-2-7-1 = Reorganization
rule-15-2-7-1_1 = Removed Government units return
rule-15-2-7-1_1_1 = From the next turn on, like reinforcements
rule-15-2-7-1_1_2 = In addition to the roll
rule-15-2-7-1_2 = Not for Saigo's army
rule-15-2-7-2 = Commanders
rule-15-2-7-2_1 = The commanders' cups
rule-15-2-7-2_1_1 = Six in the Government's cup
rule-15-2-7-2_1_2 = Five in Saigo's cup
rule-15-2-7-2_2 = How commanders come
rule-15-2-7-2_2_1 = Lx1 on the track: draw one
rule-15-2-7-2_2_2 = Saigo comes when the Government holds seven
rule-15-2-7-2_3 = What is printed on a commander
rule-15-2-7-2_3_1 = Name
rule-15-2-7-2_3_2 = Command range, and one commander at a time
rule-15-2-7-2_3_3 = Fire modifier
rule-15-2-7-2_3_4 = Melee modifier
rule-15-2-7-2_3_5 = Morale
rule-15-2-7-2_3_6 = Movement allowance
rule-15-2-7-2_4 = How commanders differ
rule-15-2-7-2_4_1 = They stack with one unit and pass through units
rule-15-2-7-2_4_2 = Never two commanders in a hex
rule-15-2-7-2_4_3 = They have no zone of control
rule-15-2-7-2_4_4 = They block nobody, but never end on an enemy commander
rule-15-2-7-2_4_5 = Fire and melee do not touch them
rule-15-2-7-2_4_6 = An enemy unit that enters removes them
rule-15-2-7-2_4_7 = They never come back

## How a finished game went

headline-you_score = You won with { $score } victory hexes.
headline-they_score = { $seat } won with { $score } victory hexes.
headline-you_how = You won { $how }.
headline-they_how = { $seat } won { $how }.
how-entry_hex = by entering the enemy's entry hex
how-drawn = neither side controlled enough victory hexes
check-score = Victory hexes: { $score } for { $seat }, { $other_score } for { $other_seat }. { $needed } win.
check-drawn = Victory hexes: { $score } for { $seat }, { $other_score } for { $other_seat }. { $needed } would win.
check-entry_hex = Entered the enemy's entry hex: { $seat }.
parts-hexes = Victory hexes
parts-losses = Losses
part-victory = { $victory }
part-removed = Units lost
part-captured = Commanders lost
part-disordered = Disordered at the end
end-goal = { $goal } hexes win
end-score = { $count ->
    [one] victory hex
   *[other] victory hexes
 }

goal = Hold { $number } of the { $count } victory hexes at the end
goal-seat = { $own ->
    [yes] you { $amount }
   *[no] { $side } { $amount }
 }
goal-end = the game ends after turn { $turns } ({ $turn ->
    [0] setting up
   *[other] now turn { $turn }
})

lesson-battles-toba-goal = You lead the former Shogunate. 13 hexes on the map are victory hexes, and this line counts who holds how many: you have 9. A unit that enters one takes it.
lesson-battles-toba-end = After turn 8 the side with 7 or more wins. So you must hold on, and Satsuma-Choshu must attack.
lesson-battles-toba-counter = The kanji on a counter are its name: 桑名 is the Kuwana Column. It reads 3-4-3-4. The first number is its fire, 3: the strength of its shots. The second is its melee, 4: what counts hand to hand, in attack and defence.
lesson-battles-toba-morale = The third is its morale, 3: once disordered, it recovers on a die of 3 or less. The fourth is its movement, 4: the points it may spend on hexes each turn. Hover or hold any counter, and each number is named.
lesson-battles-toba-guns = Guns read 5-–-3-2, with r4 in the corner: a range of 4 hexes, where others fire only at the next hex. The dash says that they never attack hand to hand.
lesson-battles-toba-place = First everybody sets up. Press the ringed unit; its name stands under it.
lesson-battles-toba-place_at = It may stand anywhere in its outlined area, one unit to a hex. Put it in the ringed hex.
lesson-battles-toba-rest = Sixteen more would take a while: let the rest be placed for you.
lesson-battles-toba-phases = A turn has two halves, first yours. In it you recover and move, then the enemy fires, then you attack hand to hand. Here stands which of them it is.
lesson-battles-toba-order = You recover and move: each unit moves once. Press the Mimawarigumi.
lesson-battles-toba-move = On a road two hexes cost one point, but only if no enemy is near: the square says so. Send it along the road to the ringed hex.
lesson-battles-toba-hill = Off the road the terrain sets the price: the circles on the hexes. Bring the ringed infantry up, to the ringed hex behind it.
lesson-battles-toba-done = You need not move everything. End your movement: then the enemy may fire, and after that you may attack next to your units.
lesson-battles-toba-fire = Now it is the other half of the turn: Satsuma-Choshu has moved up, and you are the one who fires. Guns reach furthest: press the ringed guns.
lesson-battles-toba-target = Press the target. The panel shows the strength, the odds and every result before you decide.
lesson-battles-toba-resolve = Others could support the shot, but they can also fire themselves. Fire!
lesson-battles-toba-disordered = Disordered: this is its other side, with a grey head and 乱. It neither fires nor attacks until it recovers; hit again, it falls back or is removed.
lesson-battles-toba-result = The record says what was rolled and what came of it. Fire with the others too, or end the phase. From here you play on your own; tips appear when something is new.

lesson-battles-tabaru-goal = You lead the Government. 13 hexes on the map are victory hexes: you hold 1, Saigo's army 1, and eleven belong to nobody until a unit enters.
lesson-battles-tabaru-end = After turn 14 the side with 7 or more wins. So be there first, and hold on.
lesson-battles-tabaru-counter = This counter reads 5-4-4-4. The first number is its fire, 5: the strength of its shots. The second is its melee, 4: what counts hand to hand, in attack and defence.
lesson-battles-tabaru-morale = The third is its morale, 4: once disordered, with a grey head and 乱, it recovers on a die of 4 or less. The fourth is its movement, 4. Guns have their range in the corner, such as r4. Hover or hold any counter, and each number is named.
lesson-battles-tabaru-enter = Your army marches in over several turns; a die says how many units may come. Press the ringed unit.
lesson-battles-tabaru-road = Along a road it gets twice as far, as long as no enemy is near. Send it to the ringed hex.
lesson-battles-tabaru-second = The next one follows behind: one unit to a hex.
lesson-battles-tabaru-third = And a third.
lesson-battles-tabaru-commander = A commander leads units near him and helps them in melee. He may share a hex with one. Bring him in.
lesson-battles-tabaru-done = More could come, but this will do. End your movement.
lesson-battles-tabaru-seize = Saigo's army has marched in from the south. Now take your first victory hex: move the ringed unit into it.
lesson-battles-tabaru-seized = It is yours until an enemy enters, even when you march on. From here you play on your own; tips appear when something is new.

lesson-battles-waiting = The other side acts. What is outlined on the map has just changed.
lesson-battles-place_unit = Set up in the outlined areas. Units in front meet the enemy first; guns shoot over distance.
lesson-battles-order = Each unit may move once, or try to recover when it is disordered. Entering an enemy zone of control ends the move.
lesson-battles-move_to = The ringed hexes are in reach, with what they cost. Roads are quick while no enemy is near.
lesson-battles-fire_unit = Each unit may fire once, at an enemy next to it; guns reach further. The panel shows the odds before you decide.
lesson-battles-fire_support = Every supporter adds 1 but does not fire itself any more. The odds show what it brings.
lesson-battles-melee_unit = Units next to an enemy may attack. Melee strength counts, terrain helps the defender, and whoever attacks is disordered afterwards.
lesson-battles-melee_support = Each supporter next to the same enemy adds 1 to the difference, and a commander can help.
lesson-battles-retreat = A beaten unit goes back, away from enemy zones. Where it cannot, it is lost.
lesson-battles-advance = The hex is empty: the winner may step in. Think of victory hexes.
lesson-battles-event-unit_disordered = A disordered unit is turned over, with a grey head and 乱: it neither fires nor attacks until it recovers, and takes the next hit harder.
lesson-battles-event-unit_removed = A unit was removed. That is for good.
lesson-battles-event-hex_seized = A victory hex has changed hands. It stays taken until an enemy enters.
lesson-battles-event-reinforcements_rolled = Reinforcements: a die says how many may come in this turn.
lesson-battles-event-game_ended = The game is over. Go back through it with the replay in the record.

view-note_fire = strength { $number }, a hit in { $percent } %
view-note_melee = difference { $number }, breaks in { $percent } %

## The laboratory

opening-order = First order
factor-hexes = Victory hexes, when held in the middle
factor-losses = Units, when lost by the middle
factor-attackers = Units, when they attack
