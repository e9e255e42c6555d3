### The page's own words, by page. What a game says stands in the game's catalogue.

## Everywhere

loading = One moment …
your-turn = Your turn
level-ashigaru = 1 Ashigaru
level-samurai = 2 Samurai
level-karo = 3 Karo
level-daimyo = 4 Daimyo
level-shogun = 5 Shogun
level-about-ashigaru = Plays by the rules and little more; a good opponent for your first game.
level-about-samurai = Sees what pays off at once and seldom misses it.
level-about-karo = Looks a round ahead and makes few mistakes.
level-about-daimyo = Reads the table from what the others have done, and takes its time.
level-about-shogun = The strongest: thinks longest, and weighs what the others probably hide.
level-strength = Measured strength { $elo } ({ $low } to { $high }), { $playouts ->
    [0] at { NUMBER($seconds, maximumSignificantDigits: 1) } s a decision
   *[other] with { $playouts } playouts a decision
  }; the yardstick greedy-1 has 1000.
level-random = easy
level-greedy = medium
level-search = strong
dialog-close = Close
dialog-no = No, go back
final-reveals = A die, a draw or something hidden follows, so this can’t be taken back.
final-shows = This shows the card to others, so it can’t be taken back.
final-closes = You are the last to answer: all answers are shown, so this can’t be taken back.
final-passes = This ends your turn. The bot goes on at once, so you can’t take it back then.
final-again = Once more to confirm.
final-plan = Lock this plan?
final-yes = Yes, do it
loss-anyway = { $text } anyway
loss-keep = Keep going
dialog-resign-title = Resign?
dialog-resign = You lose this game. That cannot be taken back.
dialog-resign-bot = You come last, and a bot plays on for you until the game ends. That cannot be taken back.
dialog-abandon-title = Propose to end without a result?
dialog-abandon = The others are asked. When everybody agrees, the table closes and nobody wins.

## Top bar

nav-games = Games
nav-tables = Tables
nav-learn = Learn
nav-watch = Watch
nav-rules = Rules
nav-home = Hatamoto 旗本: to the games
nav-label = Pages
nav-skip = Skip to the content
nav-guest = Guest
nav-account = { $name }: your account
lang-en = EN
lang-ja = 日本語
lang-switch = EN 日本語: switch to Japanese
bar-table = “{ $title }” · { $seats } seats · { $when }
bar-table-new = “{ $title }” · { $seats } seats
preferences = Display and sound
preferences-theme = Theme
preferences-theme-auto = Same as the system
preferences-theme-light = Light
preferences-theme-dark = Dark
preferences-pace = Pace of the others’ moves
preferences-pace-slow = Slow
preferences-pace-normal = Normal
preferences-pace-fast = Fast
preferences-pace-off = At once
preferences-sound = A tick when it is my turn
preferences-still = Reduce motion
preferences-ask = Ask before actions that can’t be undone
preferences-warn = Warn before something is lost
preferences-coach = Explain every decision

## Games and tables

home-title = Four games of the shogun’s Japan
home-about = by the book, in the browser, against friends or honest bots
home-asked = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
  }
home-no-tables = You have no tables yet. Play against bots above, or make a table.
home-none-running = No running tables. Play against bots above, or make a table.
home-all-tables = All tables
home-finished = Finished games and records
home-watch = Watch others
shelf-play = Play now against bots
shelf-learn = Learn
shelf-learn-about = Learn { $title }
shelf-seats = { $least }–{ $most } seats
shelf-seats-one = { $number } seats
length-minutes = { $least }–{ $most } min
length-hours = { $least }–{ $most } h
head-mine = My tables
head-open = Open tables
head-live = Being played
head-finished = Finished
head-make = Make a table
row-play = Play
row-look = Look
row-watch = Watch
row-join = Join
row-untitled = Table
row-waiting = { $count ->
    [0] Ready to begin
    [one] 1 seat open
   *[other] { $count } seats open
  }
row-round = { $game ->
    [battles] Turn { $round }
    [twilight] Turn { $round }
   *[other] Round { $round }
  }
row-to-act = { $names } to act
row-thinking = A bot is thinking
row-won = Won by { $names }
row-over = Over
row-left = { $time } left
quick-title = Play { $title } against bots
quick-new = New to this game?
quick-side = Your side
quick-level = Strength of the bots
quick-strength = { $level }
quick-begin = Begin
make-game = Game
make-seats = Seats
make-sitters = Seating
make-sitter = Seat { $number }
make-clock = Clock
make-minutes = minutes
make-increment = seconds per move
make-days = days per move
make-timeout = Out of time
make-options = Options
make-options-count = { $count ->
    [0] default
    [one] 1 changed
   *[other] { $count } changed
  }
make-title = Name
make-title-hint = Cherry rain
make-public = Anyone may join or watch
make-bots-resign = Bots give up hopeless games
make-bots-resign-about = A bot that has seen almost no chance to win at three choices in a row resigns, and the game ends.
make-invites = You get a link for each open seat.
make-open = Open the table
sitter-me = You
sitter-open = Open seat
sitter-bot = ⚙ { $level }
bot-name-1 = Jubei
bot-name-2 = Sora
bot-name-3 = Akemi
bot-name-4 = Ren
bot-name-5 = Mei
bot-name-6 = Kato
bot-name-7 = Nogi
bot-name-8 = Haru
table-name-1 = Cherry rain
table-name-2 = First snow
table-name-3 = Black ships
table-name-4 = Autumn moon
table-name-5 = Nihonbashi
table-name-6 = Paper lanterns
table-name-7 = Cranes at dusk
table-name-8 = Pine wind
table-name-9 = Long bridge
table-name-10 = Evening bell
table-name-11 = Plum blossom
table-name-12 = Mist at dawn
clock-none = None
clock-live = Live
clock-post = Correspondence
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-label = { $time } left
clock-rule-none = no clock
clock-rule-live = { $minutes } min + { $increment } s
clock-rule-live-plain = { $minutes } min
clock-rule-post = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
  }
timeout-nothing = nothing happens
timeout-bot = a bot stands in
timeout-forfeit = the game is lost
title-tables = Tables
tables-none-open = No table has a free seat now. Make one.
tables-none-finished = Nothing has been finished yet.
title-watch = Watch
watch-about = Public games. You see only what everyone may see.
watch-none = No public game is being played now.
title-lost = Page not found
lost-about = This page does not exist, or the table has been deleted.

## Learning

title-guides = Learn
guides-about = The rules in our own words, every paragraph with its number, and a first game with explanations.
guides-read = How to play
guides-first = Guided first game
title-learn = How to play { $title }
learn-parts = Parts of the guide
learn-guide = How to play
learn-aid = Player aid
learn-rulings = Rulings
aid-print = Print
rules-search = Look something up
rules-contents = Contents
rules-found = { $count ->
    [0] Nothing found.
    [one] One paragraph.
   *[other] { $count } paragraphs.
}
picture-opening = The board after the guided opening.
picture-alt = Board of { $title }
picture-battles-toba = Toba-Fushimi after the guided opening.
picture-battles-tabaru = Tabarazaka after the guided opening.
learn-provenance = Where the content comes from
rulings-about = Where the rules are silent, damaged or can be read in two ways, the game follows these rulings. A number is never used again.
ruling-otherwise = the book can be read otherwise
cite-card = card
cite-open = Paragraph { $rule }
cite-unknown = The guide has no paragraph { $rule }.
cite-whole = Open the whole guide
head-rules = Rules
head-rulings = Rulings
first-title = { $title }: a first game
first-about = { $bots ->
    [one] A real table against one bot. It shows you the first moves on the board, one sentence at a time; then you play on.
   *[other] A real table against { $bots } bots. It shows you the first moves on the board, one sentence at a time; then you play on.
}
first-start = Begin
first-start-battles-toba = Begin at Toba-Fushimi
first-start-battles-tabaru = Begin at Tabarazaka
head-lesson = Lesson
lesson-fold = Collapse
lesson-unfold = Expand
lesson-understood = Got it
lesson-nothing = Nothing new to explain. A tip appears here when something happens for the first time.
lesson-guided = The bubble at the light leads through the first moves. After them, tips appear here.
lesson-step = { $number } of { $steps }
lesson-next = Next
lesson-show = Show me
lesson-leave = Play on my own
lesson-first-this = First do what is lit up, or choose “Play on my own”.
goal-colon = {": "}
goal-between = {", "}
goal-dot = {" · "}
lesson-table-title = First game

lesson-shogunate-intro-1-title = Two secret loyalties
lesson-shogunate-intro-1 = You hold two Loyalty cards. Your score is the Honour on the leaders they name. Whoever has the most when the game ends wins.
lesson-shogunate-intro-2-title = A Line of six leaders
lesson-shogunate-intro-2 = Each round a Plot pays Honour to certain slots of the Line. So it matters who stands where when it pays.
lesson-shogunate-intro-3-title = One card, in secret
lesson-shogunate-intro-3 = Everybody except the Hatamoto chooses an Action card face-down. They are revealed together and move leaders about. Some of them make you show a loyalty.
lesson-shogunate-intro-4-title = The banner decides the order
lesson-shogunate-intro-4 = The Hatamoto plays no card but names who acts next, and then uses the power of the Plot. The banner goes round.
lesson-shogunate-intro-5-title = The Shinobi
lesson-shogunate-intro-5 = After the Plot has paid, the Shinobi takes Honour from the leader it follows. Then scores are checked in secret.

lesson-edo-intro-1-title = Three actions in secret
lesson-edo-intro-1 = Each round everybody plans three cards at once, turns one action of each down and puts officials on them. A card is shown when its turn comes.
lesson-edo-intro-2-title = Samurai do the work
lesson-edo-intro-2 = Officials become samurai at a border post. Harvests and buildings need a samurai on the spot, and each one on the board eats a rice every round.
lesson-edo-intro-3-title = Build and earn
lesson-edo-intro-3 = Houses and trading posts are points and income. A city pays by rank, and whoever built first wins a tie.
lesson-edo-intro-4-title = Twelve points, and a house in Edo
lesson-edo-intro-4 = The round in which somebody reaches twelve points is the last. Only those with a house in Edo can win.

lesson-twilight-intro-1-title = Twenty points ahead
lesson-twilight-intro-1 = Pro-Bakufu keeps the shogun's government, Anti-Bakufu brings it down. Whoever gets 20 points ahead wins at once; otherwise the scoring after turn 8 decides.
lesson-twilight-intro-2-title = Clans, by influence
lesson-twilight-intro-2 = You control a clan when you lead there by its stability. Areas pay for presence, domination or control, and each has one clan that counts most.
lesson-twilight-intro-3-title = Every card twice
lesson-twilight-intro-3 = A card is action points or an event. The other side's cards come to your hand too, and their events happen when you play them.
lesson-twilight-intro-4-title = Court and Powers
lesson-twilight-intro-4 = A court operation wins steps at the throne and keeps an event away. Coups bring the foreign Powers closer, and at level 4 there are no more coups.

lesson-battles-intro-1-title = Thirteen victory hexes
lesson-battles-intro-1 = A unit that enters a victory hex takes it. After the last turn the side with seven or more has won.
lesson-battles-intro-2-title = Move, be shot at, attack
lesson-battles-intro-2 = You move, the other side fires, you attack what is next to you; then the same the other way round. That is a turn.
lesson-battles-intro-3-title = Zones of control
lesson-battles-intro-3 = Every unit controls the six hexes around it. Whoever enters an enemy zone stops there, and nobody retreats into one.
lesson-battles-intro-4-title = Disorder
lesson-battles-intro-4 = A hit turns a unit over: it neither fires nor attacks until it recovers. Hit again, it falls back or is removed.

lesson-shogunate-waiting = The others are choosing. Watch what they move: it tells you whom they like.
lesson-shogunate-choose_card = You are loyal to { $clans }. Look at the Plot: which slots are paid? Choose a card that can bring your leaders there. Cards that show or turn a loyalty cost you a secret. Until everybody has chosen you may take it back.
lesson-shogunate-name_player = You are the Hatamoto: name who acts next. Whoever acts last has the last word on the Line before the Plot pays.
lesson-shogunate-cloaked_leader = Cloaked in Shadows: you pick the leader, the player who played the card picks the new slot. Offer one that does you no harm.
lesson-shogunate-cloaked_slot = Put this leader into any other slot. Everyone between moves over by one.
lesson-shogunate-dishonour_leader = Dishonour sends a leader to the last slot. Take one that is about to be paid and is not yours.
lesson-shogunate-dishonour_turn = Now one of your own Loyalty cards is turned up for all to see. Give away the one that others guess already.
lesson-shogunate-upstream_leader = Bring a leader up by one or two slots. Those in between move down: that counts as well.
lesson-shogunate-upstream_show = Show the Hatamoto one card. Nobody else sees it, and the Hatamoto need not tell the truth about it.
lesson-shogunate-company_leader = This leader goes down by one and gains 1 Honour at once. Good for a leader of yours who stands too high for the Plot.
lesson-shogunate-company_adjacent = A neighbour gains 1 Honour too. If your other leader stands there, that is two points.
lesson-shogunate-arrow_leader = Bring a leader up by one slot.
lesson-shogunate-arrow_player = Choose whose loyalty you want to see. They choose which card. What you saw is kept in “What you know”.
lesson-shogunate-storms_mode = Either two leaders trade slots, or you exchange a hidden Loyalty card with somebody: useful when the table has found you out.
lesson-shogunate-switch_first = Two leaders trade slots, however far apart. Press the first.
lesson-shogunate-switch_second = Press the other one.
lesson-shogunate-exchange_player = Each of you gives one hidden card. Choose somebody whose card you would like.
lesson-shogunate-exchange_cards = Choose the card to give away. You lose its leader’s Honour and get theirs.
lesson-shogunate-power_shinobi = The power of the Plot: you move the Shinobi. It strikes right after this and follows the leader you set it beside, so choose one of somebody else.
lesson-shogunate-power_swap = Two neighbours may trade places. The Plot has paid already; think of the next one.
lesson-shogunate-power_shift = One Honour may pass to a poorer neighbour. From a leader of theirs to one of yours is worth two points.
lesson-shogunate-power_alms = The leader with the least Honour gains one. Among equals you pick.
lesson-shogunate-inquiry_player = Somebody has to show you a card. Ask whom you know least.
lesson-shogunate-inquiry_show = The Hatamoto wants to see a card of yours. You choose which.
lesson-shogunate-arrow_show = You have to show a card to the player who asked. You choose which; show what is known already.
lesson-shogunate-whispers = Everybody shows one card to the left. You choose which of yours.
lesson-shogunate-amnesty = A card that lies open is hidden again. Your own, or somebody’s you would like to please.
lesson-shogunate-scry_order = You see the next two Plots. Put first the one whose slots suit your leaders.
lesson-shogunate-summons_player = Somebody may take a card back, you too. An extra card is an extra choice.
lesson-shogunate-summons_card = Choose the card you would like to have again.
lesson-shogunate-event-plot_revealed = A new Plot lies open: the numbers say which slots are paid, the text what the Hatamoto may do after that.
lesson-shogunate-event-card_revealed = All cards are revealed together. The Hatamoto now decides in which order they happen.
lesson-shogunate-event-honour_gained = The Plot has paid. If one of your leaders got Honour, you have gained points and nobody knows it.
lesson-shogunate-event-shinobi_struck = The Shinobi has taken Honour from the leader it stands beside.
lesson-shogunate-event-loyalty_turned = A loyalty lies open now. Everybody knows what that player wants.
lesson-shogunate-event-hatamoto_passed = The banner goes to the next seat. Everyone is Hatamoto in turn.
lesson-shogunate-event-discard_picked_up = Whoever has no card left takes the discard pile back.
lesson-shogunate-event-game_ended = The game is over. Go back through it with ⏮ in the record: you see it as you knew it then.

## The table

table-missing = There is no such table
link-connecting = Connecting …
link-lost = Connection lost. Reconnecting; your move is kept.
link-now = Now
seats-label = Players
seat-you = you
seat-asked = to act
seat-waits = waits
seat-away = away
seat-shared = same player as seat { $seats }
seat-resigned = resigned
seat-late = out of time
seat-standing-in = a bot stands in
seat-bot = Bot, { $level }
prompt-label = Your decision
prompt-waiting = Waiting for { $seats }
prompt-waiting-help = You have nothing to decide right now.
prompt-showing = Showing what happened …
prompt-sent = Sending …
prompt-quiet = Waiting
prompt-back = Back
prompt-on-board = Choose on the board.
prompt-on-hand = Choose from your hand.
undo = Undo
undo-ask = Ask to undo
undo-reaches-title = Undo what the bots did, too?
undo-reaches = Bots have acted since your last action. Undo takes that back as well.
menu-undo = { $answer }: { $reason }.
show-again = { $count ->
    [one] Show again what has happened since your last decision
   *[other] Show again what has happened since your last decision, { $count } steps
}
showing-skip = Skip
showing-tap = { $count ->
    [0] Tap the board to go on.
    [one] One more follows. Tap the board to skip.
   *[other] { $count } more follow. Tap the board to skip.
}
showing-left = { $count ->
    [0] Press any key or the board to go on.
    [one] One more follows. Press any key or the board to skip.
   *[other] { $count } more follow. Press any key or the board to skip.
}
round-head = Round { $round }
head-record = Record
record-setup = Setting up
record-private = Only you see:
record-empty = Nothing has happened yet.
head-talk = Table talk
head-note = Note
talk-say = Say something …
talk-empty = Nobody has said anything.
talk-older = { $count ->
    [one] One older line
   *[other] { $count } older lines
}
note-private = only you see it
note-hint = Whom do you suspect?
rail-open = Record and talk
tabs-label = Parts of the table
tab-board = Board
tab-hand = Hand
tab-known = Known
tab-record = Record
tab-talk = Talk
request-undo = { $seat } would like to take back a move.
request-abandon = { $seats } would like to end without a result.
request-waiting = Waiting for { $seats }.
request-yes = Agree
request-no = Decline
return-offer = Your time ran out, so a bot is playing for you.
return-take = Take my seat back
since-label = Since your last decision
since-count = { $count ->
    [one] One thing has happened since your last decision.
   *[other] { $count } things have happened since your last decision.
  }
since-new = { $count ->
    [one] One step since your last decision
   *[other] { $count } steps since your last decision
}
since-chip = { $count } new
since-skip = Skip
since-walk = Step through
head-rolls = Rolls
rolls-open = Rolls and luck
rolls-count = { $count ->
    [one] 1 roll
   *[other] { $count } rolls
}
rolls-luck = Luckier than { $percent } of a hundred players with the same rolls
rolls-luck-short = { $percent } %
rolls-about = How many of a hundred players with the same rolls would have been less lucky.
rolls-chance = { $percent } % for this or better
rolls-none = No dice have been rolled yet.
replay-label = Replay
replay-happened = What happened
replay-open = Look back
replay-nothing = There is nothing to look back at yet.
replay-place = { $place } of { $count }
replay-as = As { $name } knew it then
replay-as-watcher = As a watcher saw it
replay-eyes = Point of view
replay-slider = Moment
replay-back = Back one step
replay-on = Forward one step
replay-play = Play
replay-pause = Pause
replay-now = Back to now
menu-open = More about this table
menu-replay = Replay
menu-record = Download the record
menu-keys = Keys
menu-chance = Verify the dice
menu-abandon = Propose to end
menu-resign = Resign
curtain-head = Pass the device to { $name }
curtain-about = The table is hidden until then.
curtain-open = I am { $name }
outcome-won = { $seats } won
outcome-none = Nobody won
outcome-reason = The end: { $reason }.
outcome-place = Place
outcome-player = Player
outcome-score = Score
outcome-rematch = Rematch
outcome-rematch-go = To the rematch
head-waiting = Before play
waiting-open = { $count ->
    [one] One seat is open. Send its link to the person you want to play with:
   *[other] { $count } seats are open. Send the links to the people you want to play with:
  }
waiting-invited = There is a free seat for you. Enter your name and sit down.
waiting-others = { $count ->
    [one] One seat is still open. Play begins when it is taken.
   *[other] { $count } seats are still open. Play begins when they are taken.
  }
waiting-name = That is my name
waiting-ready = All seats are taken:
waiting-take = Sit down here
waiting-copy = Copy the link
waiting-copied = The link is copied.
waiting-begin = Begin
waiting-not-yet = All seats must be taken first.
waiting-sealed = The dice are sealed. Waiting for the words of { $seats } before the deal.
chance-head = Dice you can verify
chance-about = Each player’s browser sealed random words before the server chose its secret. Every draw follows from both, so nobody could choose the dice.
chance-commitment = Fingerprint of the secret and of all sealed words
chance-not-yet = shown when the game begins
chance-words = Words of the seats
chance-no-words = none
chance-unrevealed = not revealed; their fingerprint counts instead
chance-secret = The secret
chance-later = The secret is shown when the game is over. Then your browser checks every draw, and so can anyone else.
chance-verify = To check the rules of every draw as well, download the record and run:
proof-checking = Your browser checks the dice …
proof-noted = Checked by your browser: { $draws ->
    [one] { $draws } draw follows
   *[other] { $draws } draws follow
  } from the secret and the words, and the fingerprint is the one noted before the deal.
proof-unnoted = Checked by your browser: { $draws ->
    [one] { $draws } draw follows
   *[other] { $draws } draws follow
  } from the secret and the words. This browser noted no fingerprint before the deal.
proof-unrevealed = Words not revealed in time: { $seats }.
proof-no-words = No seat added words, so whoever runs the server could have chosen these dice.
proof-older = This game was played before seats sealed their words. Check it with “hatamoto verify”.
proof-unable = Your browser cannot check the dice here: that needs https.
proof-failed = The dice do not check out (line { $line } of the record).
proof-fault-form = The record is malformed.
proof-fault-checksum = The record was changed: its checksum does not match.
proof-fault-words = The words of a seat are not those it sealed.
proof-fault-secret = The secret does not match the fingerprint.
proof-fault-noted = The fingerprint is not the one your browser noted before the deal.
proof-fault-own_words = The words of your seat are not those your browser made.
proof-fault-left_out = Your browser revealed its words, but the record leaves them out.
proof-fault-counter = A draw was left out or made twice.
proof-fault-draw = A draw does not follow from the secret and the words.

## Keys

keys-head = Keys
keys-tab = from zone to zone: prompt, board, hand, panels
keys-arrows = between neighbours on the board; in a replay one moment back or on
keys-enter = do it
keys-escape = back
keys-next = next thing you may choose
keys-previous = previous thing you may choose
keys-digits = options of the prompt, or what you may choose, in order
keys-undo = undo
keys-again = show again what has happened since your last decision
keys-record = record
keys-talk = talk
keys-hand = hand
keys-board = board
keys-prompt = the prompt
keys-why = why, or why not
keys-zoom = zoom in, zoom out, whole map
keys-list = this list

## Account

title-account = Account
account-guest = You play as a guest: this browser keeps your seats. An account keeps them everywhere.
account-signed-in = You are signed in as { $name }.
account-kept = Saved.
account-keep = Save
account-name = Name at the table
account-name-help = This is how others see you.
account-rename = Change
account-user = Name
account-password = Password
account-email = Email address
account-email-optional = Optional; for a forgotten password and for notifications.
account-email-notices = An email when it is your turn and you are away.
account-sign-up = Make an account
account-sign-in = Sign in
account-sign-out = Sign out
account-sign-out-help = Your tables stay with your account.
account-reset = Send a link
account-reset-help = We send a link for a new password to this address.
account-reset-sent = If we know the address, an email is on its way.
account-set-password = Set the password
account-password-changed = Password changed. Sign in with the new one.
account-notices-help = You are notified only when it is your turn and you are not looking.
account-email-unconfirmed = This address is not confirmed yet. Open the link we emailed to it; Save sends another one.
account-mails = Email me when it is my turn
account-confirm = Confirm
account-confirm-help = Confirm that the email address is yours, so that we can write to it.
account-confirm-sent = We emailed you a link. Open it to confirm the address.
account-confirmed = The address is confirmed.
title-unsubscribe = Email
unsubscribe-help = We will no longer email you when it is your turn. You can turn it on again in your account.
unsubscribe-confirm = Unsubscribe
unsubscribe-done = Done. You will get no more emails about your turns.
account-webhook = Webhook
account-webhook-help = We call this address with the table’s link.
account-push = Notifications from this browser
account-push-on = This browser will tell you.
account-push-refused = The browser does not allow notifications.
account-token-help = With a token, a program of yours can play in your name.
account-token-scope = What it may do
account-token-play = Play and read
account-token-read = Read only
account-token-days = Days until it expires
account-password-present = Current password
account-email-password-help = Needed to change the email address, because a new password can be asked for with it.
account-password-new = New password
account-code = Second-factor code
account-code-help = Six digits from your authenticator app, or a recovery code.
account-passkey-help = A passkey signs you in with your fingerprint, face or device PIN, without a password. It works only on this site.
account-passkey-make = Create a passkey
account-passkey-made = The passkey was created.
account-passkey-refused = Your device did not provide a passkey.
account-passkey-removed = The passkey was removed.
account-passkey-remove = Remove
account-passkey-label = Device name
account-passkey-unnamed = unnamed device
account-passkey-row = { $label }
account-passkey-password = Needed to create or remove a passkey.
account-passkey-enter = Sign in with a passkey
account-factor-help = With a second factor, signing in also asks for a code from an authenticator app on your phone.
account-factor-make = Set up
account-factor-secret = Enter this secret in the app, or open the link on your phone
account-factor-open = Open in the app
account-factor-on = Turn on
account-factor-off = Turn off
account-factor-codes = Recovery codes for a lost phone; each works once. They are shown only now:
account-factor-ended = The second factor is off.
account-change-password = Change the password
account-change-password-help = Every other browser and every token of yours is signed out.
account-password-kept = Password changed.
account-token-label = What it is for
account-token-make = Make a token
account-token-shown = Your token; copy it now, it is not shown again
head-name = Your name
head-sign-up = New account
head-sign-in = Sign in
head-sign-out = Sign out
head-forgotten = Forgotten password
head-new-password = New password
head-confirm = Email address
head-unsubscribe = Unsubscribe
head-change-password = Password
head-passkeys = Passkeys
head-factor = Second factor
head-notices = Notifications
head-token = Tokens for programs

## Errors of the server

error-unreachable = The server cannot be reached. We keep trying.
error-not-signed-in = Name or password is wrong, or you are no longer signed in.
error-second-factor = A code from your second factor is needed, or the code was wrong or already used.
error-forbidden = That is not allowed here.
error-not-found = There is nothing here.
error-no-such-table = There is no such table.
error-not-your-seat = That seat is not yours.
error-banned = You are banned from this server. Ask its operator.
error-conflict = Somebody was faster. Check the table.
error-key-reused = This was not done: its key belongs to another command. Try again.
error-too-many-requests = Too many requests. Wait a moment.
error-unavailable = This could not be saved and was not done. Try again in a moment.
error-unknown = The server lost its database and cannot say whether this was done. Look at the table before you try again.

## What people get wrong

problem-name_mixed = A name does not mix alphabets or pile up marks on a letter.
problem-name_number = A name does not end with a number in brackets: tables number players whose names look the same.
problem-name_taken = That name is taken.
problem-name_short = A name has at least two letters.
problem-name_long = That name is too long.
problem-password_length = A password has 8 to 200 characters.
problem-no_mail_address = That is not an email address.
problem-no_mails = This server cannot send email. Ask its operator.
problem-webhook = A webhook is an https link to a public address.
problem-link_slow = The host of that link was not found in time. Try again.
problem-seat_taken = That seat is taken.

## The end of a game

end-you-won = You won
end-you-place = { $place ->
    [2] You came second
    [3] You came third
   *[other] You came { $place }th
  }
end-you-lost = You lost
end-you-resigned = You lost: you resigned
end-you-late = You lost: you ran out of time
end-left = The points are those at the moment the game was given up; they do not decide it.
end-left-last = Whoever leaves the game comes last, whatever the points. The others are placed by the rules.
end-winner = The winner
end-nobody = Nobody won
end-you = You
end-why = Why { $seat } beat { $other_seat }
end-why-you = Why you beat { $other_seat }
end-decides = Decides:
end-equal = Equal:
end-shared = Everything is equal, so the victory is shared.
end-places = Places and scores
end-hidden = hidden during the game
end-as-list = show as a list
end-as-figure = show as a figure
end-unit-round = round
end-unit-turn = turn
end-goal = { $goal } points end the game
end-score = { $count ->
    [one] point
   *[other] points
 }
end-sum = Total
end-hands = The hands at the end
end-revealed = turned up at the end
end-secrets-about = Who knew which secret from when on; the same is behind “show as a list”.
end-legend-hidden = hidden
end-legend-known = known to this player from then on
end-open = face-up
end-legend-open = face-up for everyone
end-replay = Replay from here
end-next = Your turn at { $title }
end-next-go = Go to the table
end-record = Record
end-table = The table
end-result = The result
end-share = Share
end-ready = { $ready } of { $people } ready
end-failed = The story of this game could not be loaded.
end-again = Try again
keys-rematch = Rematch, when the game is over
keys-moments = Replay the moments that decided it
keys-next-table = To the next table that waits for you
