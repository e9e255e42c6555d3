### Shogunate in English, in our own words. Names of clans, leaders and Plots: see the provenance of their rows.
### Arguments arrive ready: players, leaders, clans, cards and Plots as names ("you" for the reader), slots as numbers.

game-name = Shogunate
game-about = Six leaders stand in line to become shogun. Each player is secretly loyal to two of them, and every card you play tells the others something.
game-blurb = Two hidden loyalties, six leaders, one banner that decides who acts when.

## Leaders and clans

leader-cat = Lady Sayo of the Cat
leader-crane = Lord Arinobu of the Crane
leader-rooster = Lord Kagemasa of the Rooster
leader-snake = Lady Tamaki of the Snake
leader-wolf = Lord Raizo of the Wolf
leader-carp = Lord Minato of the Carp

leader-cat-full = Lady Nekozaka Sayo
leader-crane-full = Lord Tsurumine Arinobu
leader-rooster-full = Lord Torigoe Kagemasa
leader-snake-full = Lady Hebizuka Tamaki
leader-wolf-full = Lord Okamiya Raizo
leader-carp-full = Lord Koibuchi Minato

clan-cat = Cat
clan-crane = Crane
clan-rooster = Rooster
clan-snake = Snake
clan-wolf = Wolf
clan-carp = Carp

## Action cards

card-cloaked = Cloaked in Shadows
card-cloaked-text = The Hatamoto picks a leader. You put that leader into another slot of your choice.
card-dishonour = Dishonour
card-dishonour-text = Send a leader to the tail of the Line. Then turn one of your face-down Loyalty cards face-up for all to see.
card-upstream = Flowing Upstream
card-upstream-text = Bring a leader up the Line by one or two slots. Then show the Hatamoto, and nobody else, one of your face-down Loyalty cards.
card-company = Honorable Company
card-company-text = Bring a leader down the Line by one slot and put 1 Honour on that leader. Then put 1 Honour on a leader standing next to them.
card-arrow = Path of the Arrow
card-arrow-text = Bring a leader up the Line by one slot. Then pick another player who has a face-down Loyalty card; that player shows you one of their choice.
card-storms = Storms to Flowers
card-storms-text = Let two leaders trade slots, or exchange Loyalty cards with another player: each of you secretly picks one face-down card to give.

mode-switch = switch two leaders
mode-exchange = exchange Loyalty cards

## Plots

plot-p01 = The Empty Dais
plot-p01-text = You move the Shinobi by one slot, up or down.
plot-p01-note = It has to move.
plot-p02 = Audience Before the Throne
plot-p02-text = The Shinobi goes to slot 1.
plot-p02-note = If it is there already, nothing happens.
plot-p03 = The Named Heir
plot-p03-text = You move the Shinobi up by one or two slots.
plot-p03-note = From slot 1 it cannot move and stays.
plot-p04 = Rearguard at Dusk
plot-p04-text = You move the Shinobi down by one or two slots.
plot-p04-note = From slot 6 it cannot move and stays.
plot-p05 = A Blade at Midnight
plot-p05-text = You move the Shinobi to a different slot of your choice.
plot-p06 = The Tallest Pine
plot-p06-text = The Shinobi goes to the leader who has the most Honour. You pick among equals.
plot-p06-note = Count after this round's Honour has been placed. It may be the slot where the Shinobi is.
plot-p07 = Truce of Lanterns
plot-p07-text = The Shinobi takes nothing this round.
plot-p08 = Twin Shuriken
plot-p08-text = The Shinobi takes up to 2 Honour this round.
plot-p08-note = It takes what there is, if that is less.
plot-p09 = The Low Overturn the High
plot-p09-text = The leaders at the head and the tail of the Line trade places.
plot-p09-note = This comes after Honour has been placed and before the Shinobi strikes. If one of the two is the leader it follows, the Shinobi goes along.
plot-p10 = Crossed Fans
plot-p10-text = You may let two leaders who stand next to each other trade places.
plot-p11 = Marriage Pact
plot-p11-text = You may move 1 Honour from a leader to a neighbour in the Line who has less.
plot-p11-note = Count after this round's Honour has been placed.
plot-p12 = Alms for the Humble
plot-p12-text = Put 1 Honour on the leader who has the least. You pick among equals.
plot-p12-note = Count after this round's Honour has been placed.
plot-p13 = The Magistrate's Inquiry
plot-p13-text = Pick another player, who shows you one face-down Loyalty card of their choice.
plot-p13-note = Nobody else sees it. If nobody has a face-down card, nothing happens.
plot-p14 = Whispers in the Corridor
plot-p14-text = All players at once show one face-down Loyalty card to the neighbour on their left.
plot-p14-note = All choose in secret, and each card is seen by that neighbour only. A player without a face-down card shows none.
plot-p15 = General Amnesty
plot-p15-text = Pick a face-up Loyalty card, yours or anybody's, and turn it face-down again.
plot-p15-note = It counts as not revealed from then on, although everybody remembers it. If no card is face-up, nothing happens.
plot-p16 = The Court Astrologer
plot-p16-text = Look at the next two Plots in secret and choose which of them comes first.
plot-p16-note = With one Plot left you look at that one; with none, nothing happens.
plot-p17 = Second Summons
plot-p17-text = You may pick a player, yourself included, who may then take one card back from their discard pile.
plot-p17-note = The cards of this round lie in the discard piles already. Somebody who took a card back does not have an empty hand.
plot-p18 = The Back Gate
plot-p18-text = The Shinobi goes to slot 6.
plot-p18-note = If it is there already, nothing happens.

## Options

option-threshold_alt = Other reading of the threshold
option-threshold_alt-about = Three players end at 10 points and six at 12, instead of three at 12 and six at 10. The sign on the rules card is damaged.
option-pair_scoring = Two cards of one clan
option-pair_scoring-about = Whether a player with both Loyalty cards of a clan counts its leader once or twice.
option-pair_scoring-once = count the leader once
option-pair_scoring-double = count the leader twice
option-redeal_pairs = No pairs in the deal
option-redeal_pairs-about = Nobody is dealt two Loyalty cards of one clan. An exchange may still bring them together.
option-shinobi_binding = What the Shinobi follows
option-shinobi_binding-about = Whether the Shinobi goes along with its leader when the Line changes or stays in its slot. The words of the rules card lean to the leader.
option-shinobi_binding-leader = its leader
option-shinobi_binding-slot = its slot
option-first_hatamoto = First Hatamoto
option-first_hatamoto-about = Who holds the banner in the first round. The rules card lets the table choose.
option-first_hatamoto-random = chance decides
option-first_hatamoto-seat_0 = player 1
option-first_hatamoto-seat_1 = player 2
option-first_hatamoto-seat_2 = player 3
option-first_hatamoto-seat_3 = player 4
option-first_hatamoto-seat_4 = player 5
option-first_hatamoto-seat_5 = player 6

## Reasons for the end

reason-threshold = a score reached the threshold
reason-plots_exhausted = there were no Plots left

## Decisions: what the seat is asked

decision-deal = Deal a Loyalty card to { $seat }.
decision-lay_line = Lay the next leader of the Line.
decision-reveal_plot = Reveal the next Plot.
decision-start_player = Draw the first Hatamoto.
decision-choose_card = Choose an Action card; all cards are revealed together.
decision-name_player = You are the Hatamoto. Who acts next?
decision-cloaked_leader = Choose the leader that { $seat } has to move.
decision-cloaked_slot = Choose the new slot for { $leader }.
decision-dishonour_leader = Choose the leader to send to the tail of the Line.
decision-dishonour_turn = Choose the Loyalty card to turn face-up.
decision-upstream_leader = Choose a leader to bring up the Line, and how far.
decision-upstream_show = Choose the Loyalty card to show to { $to_seat }.
decision-company_leader = Choose the leader to bring down by one slot and to honour.
decision-company_adjacent = Choose the neighbour of { $leader } who gains 1 Honour as well.
decision-arrow_leader = Choose the leader to bring up by one slot.
decision-arrow_player = Choose who has to show you a Loyalty card.
decision-arrow_show = Choose the Loyalty card to show to { $to_seat }.
decision-storms_mode = Switch two leaders, or exchange Loyalty cards?
decision-switch_first = Choose the first of the two leaders who trade slots.
decision-switch_second = Choose who trades slots with { $leader }.
decision-exchange_player = Choose the player to exchange Loyalty cards with.
decision-exchange_cards = Choose the Loyalty card to give in the exchange with { $other_seat }.
decision-power_shinobi = { $plot }: choose where the Shinobi goes. { $follows ->
    [leader] It follows the leader who stands there.
   *[slot] It stays in that slot.
  }
decision-power_swap = { $plot }: choose two neighbours to switch, or decline.
decision-power_shift = { $plot }: choose who gives 1 Honour to whom, or decline.
decision-power_alms = { $plot }: choose the leader who gains 1 Honour.
decision-inquiry_player = { $plot }: choose who has to show you a Loyalty card.
decision-inquiry_show = Choose the Loyalty card to show to { $to_seat }.
decision-whispers = Choose the Loyalty card to show to { $to_seat }, on your left.
decision-amnesty = { $plot }: choose the Loyalty card to turn face-down.
decision-scry_draw = Draw a Plot for { $seat } to look at.
decision-scry_order = { $plot }: choose the Plot that comes first.
decision-summons_player = { $plot }: choose who may take a card back, or decline.
decision-summons_card = { $plot }: choose the card to take back, or decline.

## Events: what happened

event-loyalty_dealt = { $seat } received a face-down Loyalty card.
event-loyalty_received = { $seat } received a { $clan } card.
event-leader_laid = { $leader } took slot { $slot } of the Line.
event-hatamoto_chosen = { $seat } became the first Hatamoto.
event-plot_revealed = The Plot { $plot } was revealed.
event-round_began = Round { $round } began with { $seat } as Hatamoto.
event-card_revealed = { $seat } revealed { $card }.
event-player_named = { $seat } called on { $named_seat } to carry out { $card }.
event-leader_chosen = { $seat } chose { $leader }.
event-leader_moved = { $seat } moved { $leader } from slot { $from_slot } to slot { $to_slot }.
event-leaders_switched = { $leader } and { $other_leader } traded places.
event-honour_gained = { $leader } +{ $amount } Honour ({ $honour }).
event-honour_moved = { $seat } moved 1 Honour from { $from_leader } to { $to_leader }.
event-shinobi_moved = The Shinobi moved from slot { $from_slot } to slot { $to_slot }, beside { $leader }.
event-shinobi_struck = The Shinobi took { $amount } Honour from { $leader }, leaving { $honour }.
event-shinobi_missed = The Shinobi found no Honour on { $leader }.
event-shinobi_held = The Shinobi held back this round.
event-strike_changed = { $plot } changed the strike of the Shinobi to { $amount } Honour.
event-loyalty_turned = { $seat } turned a { $clan } card face-up.
event-loyalty_shown = { $seat } showed a face-down Loyalty card to { $to_seat }.
event-loyalty_seen = The card that { $seat } showed to { $to_seat } was { $clan }.
event-loyalty_exchanged = { $seat } and { $other_seat } exchanged face-down Loyalty cards.
event-loyalty_swapped = { $seat } gave a { $clan } card, and { $other_seat } gave a { $other_clan } card.
event-loyalty_concealed = { $by_seat } turned a card face-down again: { $clan }, held by { $seat }.
event-plots_scried = { $seat } looked at { $count ->
    [one] the next Plot
   *[other] the next { $count } Plots
  }.
event-plot_seen = { $seat } saw the Plot { $plot }.
event-plots_ordered = { $seat } put the Plots back on the deck.
event-plot_ordered = { $seat } put { $plot } on top of the deck.
event-card_discarded = { $seat } discarded { $card }.
event-card_recalled = { $seat } took { $card } back from the discard pile.
event-power_declined = { $seat } declined the power of { $plot }.
event-power_idle = The power of { $plot } had no effect.
event-check_passed = Nobody had reached the threshold at the end of round { $round }.
event-discard_picked_up = { $seat } had no cards left and picked up the discard pile.
event-hatamoto_passed = The Hatamoto marker passed from { $seat } to { $to_seat }.
event-plot_set_aside = The Plot { $plot } was set aside.
event-loyalty_revealed = { $seat } revealed { $clan } and { $other_clan }.
event-threshold_reached = { $seat } declared a score of { $score }.
event-score_counted = Place { $place }: { $seat }, with a score of { $score }.
event-game_ended = The game ended: { $reason }.

## Refusals: why not

refusal-not_in_hand = { $card } is not in your hand
refusal-already_acted = { $seat } acted already this round
refusal-is_hatamoto = The Hatamoto plays no card this round, so { $seat } cannot be named
refusal-no_such_seat = Nobody sits in seat { $number } of this table
refusal-same_slot = { $leader } stands in slot { $slot } already, and the Line has to change
refusal-already_last = { $leader } stands at the tail of the Line already
refusal-already_first = { $leader } stands at the head of the Line already
refusal-too_far_up = { $leader } cannot move up that far from slot { $slot }
refusal-not_neighbour = { $leader } and { $other_leader } do not stand next to each other
refusal-honoured_already = { $leader } has just gained Honour by moving; the second Honour is for a neighbour
refusal-own_seat = You have to choose another player
refusal-no_face_down = { $seat ->
    [you] You have
   *[other] { $seat } has
  } no face-down Loyalty card
refusal-not_face_down = You have no face-down { $clan } card
refusal-same_leader = { $leader } cannot trade slots with themselves
refusal-no_exchange = An exchange needs a face-down Loyalty card on both sides
refusal-shinobi_stays = The Shinobi has to leave slot { $slot }
refusal-shinobi_only_up = This Plot takes the Shinobi up the Line only, and slot { $slot } is further down
refusal-shinobi_only_down = This Plot takes the Shinobi down the Line only, and slot { $slot } is further up
refusal-shinobi_too_far = This Plot does not take the Shinobi as far as slot { $slot }
refusal-not_most_honoured = The leader in slot { $slot } does not have the most Honour
refusal-not_least_honoured = Another leader has less Honour than { $leader }
refusal-not_richer = { $from_leader } does not have more Honour than { $to_leader }
refusal-gives_self = { $leader } cannot give Honour to themselves
refusal-not_adjacent = { $from_leader } and { $to_leader } do not stand next to each other
refusal-not_face_up = { $seat ->
    [you] You have
   *[other] { $seat } has
  } no face-up { $clan } card
refusal-not_looked_at = { $plot } is not one of the Plots you are looking at
refusal-empty_discard = { $seat ->
    [you] You have
   *[other] { $seat } has
  } no card to take back
refusal-not_in_discard = { $card } is not in your discard pile
refusal-already_drawn = That was drawn before and cannot be drawn again
refusal-wrong_order = Something else has to be drawn first

## Choices

verb-draw_loyalty = A { $clan } card for { $seat }
verb-draw_leader = { $leader }
verb-draw_plot = { $plot }
verb-draw_hatamoto = { $seat }
verb-play = { $card }
verb-name = { $seat }
verb-leader = { $leader }
verb-slot = Slot { $slot }
verb-up = { $leader }, up by { $number }
verb-mode = { $mode }
verb-player = { $seat }
verb-turn = Turn { $clan } face-up
verb-show = Show { $clan }
verb-give = Give { $clan }
verb-shinobi = Shinobi to slot { $slot }
verb-swap = Switch slot { $slot } with the slot below
verb-shift = 1 Honour from { $from_leader } to { $to_leader }
verb-conceal = { $clan }, held by { $seat }
verb-top = { $plot } first
verb-recall = Take back { $card }
verb-decline = Decline

## Private notes

note-fresh = { $seat } has a face-down { $clan } card (known since round { $round })
note-stale = { $seat } had a face-down { $clan } card in round { $round } and has exchanged a card since

## Labels of the board

view-line = Line of Succession
view-slot = Slot
view-leader = Leader
view-clan = Clan
view-honour = Honour
view-shinobi = Shinobi
view-hatamoto = Hatamoto
view-plot = Plot
view-power = Power
view-hand = Hand
view-discard = Discard pile
view-loyalty = Your loyalty
view-face_up = Face-up
view-face_down = Face-down
view-notes = Your notes
view-round = Round
view-threshold = Ends at
view-plots_left = Plots left
view-plots_past = Plots set aside
view-leftover = Loyalty cards left over
view-player = Player
view-score = Score
view-place = Place
view-loyalties = Loyalty
view-played = In front
view-ready = has chosen
view-plots_known = Next Plots you have seen
view-seat = { $seat }
view-clans = { $clans }
view-cards = { $cards }
view-plots = { $plots }

## The board on the page

view-name-cat = Nekozaka Sayo
view-name-crane = Tsurumine Arinobu
view-name-rooster = Torigoe Kagemasa
view-name-snake = Hebizuka Tamaki
view-name-wolf = Okamiya Raizo
view-name-carp = Koibuchi Minato
view-title-cat = Lady of the Cat
view-title-crane = Lord of the Crane
view-title-rooster = Lord of the Rooster
view-title-snake = Lady of the Snake
view-title-wolf = Lord of the Wolf
view-title-carp = Lord of the Carp

view-short-cloaked = The Hatamoto picks a leader, you pick its new slot.
view-short-dishonour = A leader to slot 6. Turn one of your loyalty cards face-up.
view-short-upstream = A leader up 1 or 2. Show one loyalty card to the Hatamoto.
view-short-company = A leader down 1 with +1 honour, and +1 on a neighbour.
view-short-arrow = A leader up 1. Somebody shows you a loyalty card.
view-short-storms = Two leaders trade slots, or you exchange a loyalty card.

view-steps = Steps of the round
view-step_choose = Choose
view-step_resolve = Resolve
view-step_honour = Honour
view-step_power = Power
view-step_shinobi = Shinobi
view-step_check = Check
view-step_pass = Pass banner

view-plot_count = Plot { $number } of { $total }
view-plot_power = Power of the Hatamoto
view-plot_none = No Plot lies open
view-plot_pays = { $amount } Honour for slot { $slot }
view-plot_pays_nothing = nothing for slot { $slot }
view-plot_deck = { $count } in the deck
view-plot_reconstructed = Name, Honour and power of this Plot are our reconstruction: the rules card prints none of the Plots.
view-plot_report = The Honour of this Plot is known from a published game; its name and power are our reconstruction.
view-about = Where this comes from

view-honour_none = no honour
view-honour_count = { $count } honour
view-shinobi_takes = { $amount ->
    [0] takes nothing this round
   *[other] takes { $amount } honour from slot { $slot } this round
  }
view-shinobi_follows = follows the { $clan }
view-shinobi_keeps = stays in slot { $slot }
view-leader_label = Slot { $slot }, { $name }, { $clan }, { $count ->
    [0] no honour
   *[other] { $count } honour
  }.
view-slot_label = Slot { $slot } of the Shinobi's path, beside { $leader }.
view-shinobi_here = The Shinobi stands here.
view-pays_here = The Plot pays { $amount } here.
view-taken = Taken in hand.
view-not_available = Not available: { $text }, paragraph { $rule }.
view-can = You may choose: { $text }.
view-clan_card = { $clan } card, { $state }.
view-action_card = { $card }, { $state }. { $text }

view-score_now = Your score now
view-score_of = of { $threshold }
view-score_label = Your score now is { $score } of { $threshold }.
view-hidden = hidden
view-open = face-up
view-back = loyalty card, face down
view-in_hand = in hand
view-in_play = in play now
view-chosen = chosen in secret
view-spent = played

view-hand_count = Hand { $count }
view-hand_label = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }: { $cards }.
view-status_hatamoto = Hatamoto
view-status_choosing = chooses a card
view-status_ready = has chosen
view-status_waits = waits
view-status_acts = acts now
view-status_acted = has acted
view-status_score = { $score } points
view-names_who = names who acts
view-no_card = no card yet
view-secret_card = a card, face down
view-saw = you saw { $clan }, round { $round }
view-saw_stale = { $clan } in round { $round }, exchanged since
view-choose_seat = Choose { $seat }

view-known = What you know
view-known_private = only you see this
view-summary = first to { $threshold }
view-own_score = Score
view-own_hand = Hand
view-own_none = no cards
view-known_open = face-up
view-known_shown = seen in round { $round }
view-known_stale = seen in round { $round }; they exchanged a card since
view-known_nothing = unknown
view-known_plots = Next Plots
view-known_next = Coming Plots you have looked at
view-known_first = Next
view-known_second = After that
view-known_left = { $count ->
    [0] Every loyalty card is held by somebody.
    [one] 1 loyalty card lies unseen beside the table.
   *[other] { $count } loyalty cards lie unseen beside the table.
  }

view-do_up = Up { $number }, to slot { $slot }
view-do_slot = To slot { $slot }
view-do_swap = Switch slots { $slot } and { $other_slot }
view-do_shift = 1 honour to { $to_leader }
view-do_conceal = { $clan } of { $seat }

## Paragraphs of the rules

rule-setup_players = Three to six seats
rule-setup_loyalty = Two Loyalty cards each, the rest hidden
rule-setup_line = Six leaders form the Line of Succession
rule-setup_shinobi = The Shinobi starts beside slot 3
rule-setup_actions = Everybody takes the same six Action cards
rule-setup_plots = Eighteen Plots make a deck; the first is revealed
rule-setup_hatamoto = Somebody begins as Hatamoto
rule-play_choose = All but the Hatamoto choose a card and reveal together
rule-play_name = The Hatamoto names who acts next
rule-play_you = Who "you" is on a card
rule-play_cloaked = Cloaked in Shadows
rule-play_dishonour = Dishonour
rule-play_upstream = Flowing Upstream
rule-play_company = Honorable Company
rule-play_arrow = Path of the Arrow
rule-play_storms = Storms to Flowers
rule-play_honour = The Plot pays Honour
rule-play_power = The Hatamoto uses the power of the Plot
rule-play_shinobi = The Shinobi takes Honour
rule-play_check = Scores are checked in secret
rule-play_pickup = An empty hand takes its discard back
rule-play_pass = The Hatamoto marker goes to the left
rule-play_plot = The next Plot is revealed
rule-end_reveal = Everybody reveals and the highest score wins
rule-end_tie_leader = First tie-break: the better placed leader
rule-end_tie_second = Second tie-break: the better placed second leader
rule-end_tie_revealed = Third tie-break: fewer revealed cards
rule-goal_score = The score: Honour on the leaders you are loyal to
rule-goal_credits = Title, author and date of the rules card
rule-plot_p01 = The Shinobi moves one slot
rule-plot_p02 = The Shinobi goes to the head
rule-plot_p03 = The Shinobi moves up
rule-plot_p04 = The Shinobi moves down
rule-plot_p05 = The Shinobi goes anywhere else
rule-plot_p06 = The Shinobi goes to the most honoured
rule-plot_p07 = The Shinobi holds still
rule-plot_p08 = The Shinobi strikes for two
rule-plot_p09 = Head and tail trade places
rule-plot_p10 = Two neighbours may be switched
rule-plot_p11 = Honour may pass to a poorer neighbour
rule-plot_p12 = The poorest leader gains Honour
rule-plot_p13 = Another player shows the Hatamoto a card
rule-plot_p14 = Everybody shows a card to the left
rule-plot_p15 = A revealed card is hidden again
rule-plot_p16 = The Hatamoto looks at the coming Plots
rule-plot_p17 = A player may take a card back
rule-plot_p18 = The Shinobi goes to the tail

## How a finished game went

how-tie_leader = on the first tie-break
how-tie_second = on the second tie-break
how-tie_second_none = on the second tie-break
how-tie_revealed = on the third tie-break
check-tie_leader = Best-placed leader: { $clan } in slot { $slot } for { $seat }, { $other_clan } in slot { $other_slot } for { $other_seat }.
check-tie_second = Second leader: { $clan } in slot { $slot } for { $seat }, { $other_clan } in slot { $other_slot } for { $other_seat }.
check-tie_second_none = Second leader: two cards of one clan leave none.
check-tie_revealed = Revealed cards, fewer is better: { $count } of { $seat }, { $other_count } of { $other_seat }.
end-loyalties = Loyalties
end-line_loyal = Slot { $slot }: { $clan }, Honour { $honour }, loyal: { $seats }.
end-line_nobody = Slot { $slot }: { $clan }, Honour { $honour }, nobody was loyal.

goal = Most Honour on your two leaders
goal-seat = { $seat } { $amount }
goal-end = ends at { $threshold } after a round

lesson-shogunate-first-goal = Your goal is Honour on two leaders. These secret cards say which: the Cat and the Rooster. Nobody else knows.
lesson-shogunate-first-end = Most Honour wins. After each round scores are checked in secret, and the game ends as soon as somebody has reached the number in this line.
lesson-shogunate-first-plot = Each round a Plot pays Honour to certain slots of the Line. This one pays slots 2 and 3. The Cat stands in slot 2 already; the Rooster is down in slot 5.
lesson-shogunate-first-card = Everybody but the Hatamoto chooses a card in secret. Choose Flowing Upstream: it brings a leader up the Line.
lesson-shogunate-first-up = The others have moved, and you act last. Press the Rooster and bring it up by two, into slot 3.
lesson-shogunate-first-show = This card has a price: you show the Hatamoto one of your loyalties. Show the Rooster, which they may guess now anyway.
lesson-shogunate-first-paid = The Plot has paid: 1 Honour to the Cat and 1 to the Rooster. Both are yours, so you have 2.
lesson-shogunate-first-shinobi = Next the Shinobi takes an Honour from the leader beside it, here the Snake. Then the banner goes to the left and a new Plot comes. From here you play on your own; tips appear when something is new.

## The laboratory

opening-choose_card = First card
factor-loyalties = Loyalty cards, when dealt
factor-plots = Plots, for the Hatamoto
factor-cards = Action cards, when played
