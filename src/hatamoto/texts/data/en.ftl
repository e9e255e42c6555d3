### What every game says: people, lists, refusals of the table itself, undo, ends and errors.

you = you
seat-name = Player { $number }
seat-nature = chance
seat-watcher = a watcher
seat-nobody = nobody

list-empty = nothing
list-more = { $first }, { $last }
list-end = { $first } and { $last }
list-pair = { $name }: { $text }
list-noted = { $name } ({ $text })

language-en = English
language-ja = 日本語

## Refusals of the table

refusal-cited = { $text } (§{ $rule })
refusal-game_over = The game is over
refusal-not_your_turn = It is not your turn
refusal-not_asked = You have nothing to decide right now
refusal-already_answered = You have answered already; the others are still choosing
refusal-unknown_verb = “{ $word }” does not begin with a word this game knows
refusal-no_such_argument = This action cannot be done with “{ $word }”
refusal-wrong_verb = That does not answer the current question
refusal-malformed = “{ $word }” has too many words or too few
refusal-not_possible = That is not possible now
refusal-stale = The game has moved on since you looked; look again and choose
refusal-list_interrupted = A draw, a roll or a reveal comes before this action; send it separately
refusal-undo_chance_decided = { undo-chance_decided }
refusal-undo_something_learned = { undo-something_learned }
refusal-undo_nothing_to_undo = { undo-nothing_to_undo }
refusal-undo_simultaneous_revealed = { undo-simultaneous_revealed }
refusal-undo_others_acted = { undo-others_acted }
refusal-undo_withdrawn_often = { undo-withdrawn_often }
refusal-undo_stand_in_chose = { undo-stand_in_chose }
refusal-undo_refused_often = { undo-refused_often }
refusal-offered_often = You have proposed this several times; you can propose it again after your next turn
refusal-time_used_up = Your time is used up, so a bot plays on for you
refusal-bot_plays = A bot is playing for you; take your seat back first

## Undo

undo-free = You may take this back
undo-consent = You may take this back if the others agree
undo-impossible = This cannot be taken back
undo-own_pending = Nobody has seen your choice yet
undo-nothing_learned = Nobody has learned anything since
undo-chance_decided = You can’t undo a die roll or a draw
undo-something_learned = Somebody has learned something since
undo-game_over = The game is over
undo-nothing_to_undo = You have nothing to take back
undo-simultaneous_revealed = Everybody's choices have been revealed since
undo-others_acted = Others have acted since, so they have to agree
undo-withdrawn_often = You have taken this turn back many times, so the others have to agree
undo-stand_in_chose = Your time was up and a bot chose this, so it stands
undo-refused_often = The others have refused this several times; you can ask again after your next turn

## Ends that no game rule makes

reason-resigned = a player resigned
reason-timeout = a player ran out of time
reason-agreed_draw = the players agreed to stop
reason-timeout_draw = the last players ran out of time at once
reason-abandoned = the table was abandoned

## Options and provenance

option-yes = yes
option-no = no
provenance-rulebook = from the rulebook
provenance-report = from a published report
provenance-reconstructed = our reconstruction

## Errors

error-error = Something went wrong
error-bad-argument = That value has the wrong form
error-unknown-game = There is no game with that name
error-illegal-action = The rules do not allow that now
error-not-your-turn = It is not your turn
error-game-over = The game is over
error-bad-position = That position cannot occur
error-bad-record = That record cannot be replayed
error-bad-content = A data file contradicts itself

# What happens at the table rather than in the game.
event-undone = { $seat } took back an action.
event-undo_denied = { $seat } did not agree to the undo.
event-resigned = { $seat } resigned.
event-timed_out = { $seat } ran out of time.
event-stood_in = A bot stands in for { $seat }.
event-returned = { $seat } came back to the table.
event-abandoned = All agreed to end the game here.
event-drawn_on_time = { $late_seats } ran out of time at once, so the game is drawn.
refusal-not_begun = Play has not begun

# Mails and notices.
notify-subject = Your turn: { $title } ({ $game_name })
notify-body = It is your turn. Continue here: { $link }
reset-subject = A new password for Hatamoto
reset-body = Set a new password here within two hours: { $link }
confirm-subject = Is this your address? (Hatamoto)
confirm-body = Somebody gave this address at Hatamoto. If it was you, confirm it here within two days: { $link }

    If it was not you, do nothing: nothing else will be sent to it.
replaced-subject = Your address was replaced (Hatamoto)
replaced-body = The account { $name } at Hatamoto no longer uses this email address: somebody who knows its password has changed or removed it.

    If it was not you, set a new password in the account, or ask the operator of the server for help.
passkey-subject = A new passkey (Hatamoto)
passkey-body = A passkey was added to the account { $name } at Hatamoto. Whoever has it can sign in.

    If it was not you, ask for a new password by email: that removes all passkeys.
unsubscribe-body = Unsubscribe: { $link }

## How a finished game went

headline-you_score = You won with { $score } points.
headline-they_score = { $seat } won with { $score } points.
headline-you_how = You won with { $score } points { $how }.
headline-they_how = { $seat } won with { $score } points { $how }.
headline-you_share = You share the victory: { $seats } won with { $score } points each.
headline-they_share = { $seats } share the victory with { $score } points each.
headline-nobody = Nobody won: { $how }.
headline-resigned = { $seat } won because { $resigned_seats } resigned.
headline-timeout = { $seat } won because { $late_seats } ran out of time.
headline-resigned_timeout = { $seat } won because { $resigned_seats } resigned and { $late_seats } ran out of time.
how-agreed_draw = the players agreed to stop
how-timeout_draw = the last players ran out of time at once
check-score = Score: { $score } for { $seat }, { $other_score } for { $other_seat }.
check-resigned = { $resigned_seats } resigned.
check-timeout = { $late_seats } ran out of time.
check-resigned_timeout = { $resigned_seats } resigned, and { $late_seats } ran out of time.
check-agreed_draw = The players agreed to stop, so nobody is ahead.
check-timeout_draw = { $late_seats } ran out of time at once, so nobody is ahead.
moment-effect = Best for { $gain_seat }, worst for { $loss_seat }.
moment-head-round = Round { $at }
moment-head-turn = Turn { $at }
story-places = Place { $place }: { $seat }, score { $score }
story-checks = What decided
story-curve-round = Score by round
story-curve-turn = Score by turn
story-parts = Where it came from
story-moments = Moments that decided it
story-line = line { $line }
story-secrets = Who knew what, when
story-start = Start
story-person = { $seat }
story-known-round = known to { $seats } from round { $at }
story-known-turn = known to { $seats } from turn { $at }
story-open-round = face-up from round { $at }
story-open-turn = face-up from turn { $at }
story-held-round = held by { $seat } from round { $at }
story-held-turn = held by { $seat } from turn { $at }
story-hidden = known to nobody else

thought-chance = { $choice }: { $percent } % to win.
thought-runner_up = Next best: { $choice }, { $percent } %.
thought-feared = Most feared: { $seat }, { $choice }. That would leave { $percent } %.
