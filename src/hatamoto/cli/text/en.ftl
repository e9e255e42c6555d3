### What the terminal says by itself. Words to be typed stay as they are in every language.

## Coming to the table

play-how = When you are asked, type the number of a choice, its words or the grey text next to it. “?” shows what is not allowed and why, “help” lists all commands.
play-you = You are { $role }; { $bots ->
    [0] no bots play
    [one] one bot plays
   *[other] { $bots } bots play
  }. All draws are sealed in advance: { $commitment }
play-people = { $people_seats } share this screen; { $bots ->
    [0] no bots play
    [one] one bot plays
   *[other] { $bots } bots play
  }. All draws are sealed in advance: { $commitment }
play-goal = Goal: { $aim } ({ $far }); { $until }.
play-goal_alone = Goal: { $aim }; { $until }.
play-far = {", "}
play-status = You are { $role }. { $text }
play-curtain = The next choice belongs to { $seat } alone. Hand over the screen and press Enter.
play-news = Since you last looked

# Letters, because the notation counts seats from 0: “Player B” cannot be taken for “player 2”.
seat-name = Player { $number ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
   *[other] F
  }

## Asking

play-prompt = Your choice
play-range = Type a number from 1 to { $last }, an action, or “help”
play-ask = “? ACTION” says whether an action is allowed and why not, for example “? { $example }”. Answers to this question:
play-changed = What has changed on the table (“board” shows all of it)
play-rest = “rest” lets a bot answer the rest of this part for you
play-look_how = Give a place: look PLACE, a piece or hex of a large map, for example “look A12” or “look 1212”
play-allowed = That is allowed
play-all_allowed = Every answer to this question is allowed
play-not_allowed = Not allowed now
play-like_it = { $text } – and { $count } more like it
play-agree = { $seat } would take back an action too. Type “yes” if that is agreed
play-not_agreed = Nothing was taken back
play-no_notes = You have no notes
play-no_rule = No paragraph or card is called “{ $word }”
play-save_how = Give a file name: save FILE
play-saved = The game is saved in { $file }
play-saved_open = The file holds everything hidden, the cards of all players and those to come: do not look into it before the end
play-saved_pending = Secret choices that are not revealed yet are not in it and will be made again
play-save_exists = { $file } already exists. To overwrite it, type: save! { $file }
play-save_name = That is not a valid file name
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

help-number = choose by number
help-action = choose by notation, for example { $example }
help-question = what cannot be chosen now, and why
help-question_action = why one action is or is not allowed
help-board = show the table again
help-look = the part of a large map around a piece or a hex, for example look A12
help-list = everything on the table, line by line
help-rest = let a bot answer as long as the same part of the rules asks, such as placing units
help-notes = what you know about the cards of others
help-log = everything that has happened, as far as you saw it
help-rules = the paragraphs of the rules, or those with a word in them
help-undo = take your last action back, if nobody learned anything since
help-save = save the game to a file; continue it with “hatamoto play --load FILE”
help-save_over = the same, overwriting an existing file
help-help = this list
help-quit = leave the table

## Missing packages

missing-extra = This needs the package { $package }, which is not installed. To add it: { $command }
