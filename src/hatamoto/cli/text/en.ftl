### What the terminal says by itself. Words to be typed stay as they are in every language.

## Coming to the table

play-how = Whenever you are asked, type the number of a choice, or what stands in grey beside it. “?” tells what is not allowed and why, “help” all you can type.
play-you = You are { $role }; { $bots ->
    [0] no bots play
    [one] one bot plays
   *[other] { $bots } bots play
  }. What chance will bring is sealed: { $commitment }
play-people = { $people_seats } share this screen; { $bots ->
    [0] no bots play
    [one] one bot plays
   *[other] { $bots } bots play
  }. What chance will bring is sealed: { $commitment }
play-goal = Goal: { $aim } ({ $far }); { $until }.
play-goal_alone = Goal: { $aim }; { $until }.
play-far = {", "}
play-status = You are { $role }. { $text }
play-curtain = The next choice belongs to { $seat } alone. Hand over the screen and press Enter.
play-news = Since you last looked

## Asking

play-prompt = Your choice
play-range = Type a number from 1 to { $last }, an action, or “help”
play-ask = “? ACTION” says whether an action is allowed and why not, for example “? { $example }”. Of what this question could be answered with:
play-changed = What has changed on the table (“board” shows all of it)
play-rest = “rest” lets a bot answer the rest of this part for you
play-look_how = Say around what: look PLACE, a piece or hex of a large map, for example “look A12” or “look 1212”
play-allowed = That is allowed
play-all_allowed = Everything this question could be answered with is allowed
play-not_allowed = Not allowed now
play-agree = { $seat } would take back an action too. Type “yes” if that is agreed
play-not_agreed = Nothing was taken back
play-no_notes = You have no notes
play-no_rule = No paragraph or card is called “{ $word }”
play-save_how = Say where: save FILE
play-saved = The game is saved in { $file }
play-saved_open = Everything hidden is in that file, the cards of all players and those to come: do not look into it before the end
play-saved_pending = What was chosen in secret and is not revealed yet is not in it, and will be chosen anew
play-save_exists = { $file } is there already. To write over it, type: save! { $file }
play-save_name = A file cannot have that name
play-not_saved = { $file } could not be written: { $why }

event-taken_back = { $seat } took the last action back.

## Leaving

play-over = The game is over
play-check = Keep the record with “save FILE”; “hatamoto verify FILE” checks every card that chance dealt.
play-bye = Goodbye. The game was not finished.

## What can be typed

typed-action = ACTION
typed-file = FILE
typed-place = PLACE
typed-word = WORD

help-number = choose what has that number
help-action = choose by notation, for example { $example }
help-question = what cannot be chosen now, and why
help-question_action = why one action is or is not allowed
help-board = show the table again
help-look = the part of a large map around a piece or a hex, for example look A12
help-list = what stands on the table, line by line
help-rest = let a bot answer as long as the same part of the rules asks, such as placing units
help-notes = what you know about the cards of others
help-log = all that happened, as far as you saw it
help-rules = the paragraphs of the rules, or those with a word in them
help-undo = take your last action back, if nobody learned anything since
help-save = write the game to a file that “hatamoto play --load FILE” goes on with
help-save_over = the same, over a file that is there already
help-help = this list
help-quit = leave the table

## Missing packages

missing-extra = This needs the package { $package }, which is not installed. To add it: { $command }
