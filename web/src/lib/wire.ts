/**
 * The records of the wire: what the server sends about tables, games and people, and what it takes.
 * Made from `hatamoto.table.messages`, `hatamoto.kernel.story_types`, `hatamoto.server.responses`
 * and `hatamoto.server.wire` by `make generate`; change those, not this.
 */

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export type Fact = number | string | readonly number[] | readonly string[];
export type Facts = { readonly [key: string]: Fact };
export type Lang = "en" | "ja";
export type Surface = "board" | "hand" | "prompt";
export type Status = "waiting" | "playing" | "over";
export type SeatKind = "open" | "human" | "bot";
export type ClockKind = "none" | "live" | "post";
export type OnTimeout = "nothing" | "bot" | "forfeit";
export type OptionValue = boolean | number | string;
export type Options = { readonly [key: string]: OptionValue };
export type Command =
  | ActCommand
  | DelegateCommand
  | ExplainCommand
  | ForecastCommand
  | UndoCommand
  | ConsentCommand
  | ResignCommand
  | AbandonCommand
  | ChatCommand
  | NoteCommand
  | UnderstoodCommand
  | CommitCommand
  | RevealCommand
  | BeginCommand
  | ReturnCommand
  | SeenCommand
  | PingCommand;
export type Reply = Accepted | Denied;
export type ServerMessage = TableMessage | UpdateMessage | Accepted | Denied | Pong;

/** The goal as one seat, or a watcher, may know it. */
export interface Goal {
  /** The facts of `goal` and `goal-end`. */
  readonly facts: Facts;
  /** The facts of `goal-seat`, for each seat whose score the reader may know. */
  readonly seats: readonly Facts[];
}

/** The clock of a seat, in milliseconds. */
export interface SeatClock {
  readonly left: number;
  readonly running: boolean;
}

/** Who sits where, in a list of tables. */
export interface SeatName {
  readonly name: string;
  readonly kind: SeatKind;
}

/** What everybody sees of a seat. */
export interface Seat extends SeatName {
  readonly number: number;
  readonly level: string;
  readonly online: boolean;
  readonly resigned: boolean;
  /** A bot plays on for the holder until they come back. */
  readonly standing_in: boolean;
  /** The holder can take the seat back from that bot. */
  readonly can_return: boolean;
  /** The other seats the same person holds. */
  readonly shared: readonly number[];
  readonly clock: SeatClock | null;
}

/** A verb with which a decision can be answered. */
export interface DecisionVerb {
  readonly verb: string;
  /** How its notation begins; the targets follow in order. */
  readonly words: string;
  /** What an action names, by fact: a leader, a card, a hex. */
  readonly targets: readonly string[];
}

/** An open decision: its name, its paragraph, what its prompt says, and how it is answered. */
export interface Decision {
  readonly name: string;
  readonly rule: string;
  readonly facts: Facts;
  /** Where it is answered: on the board, from the hand, or from the list of the prompt. */
  readonly surface: Surface;
  /** The part of the round it belongs to, where the game shows one. */
  readonly phase: string;
  /** The one character that stands for it. */
  readonly seal: string;
  /** What the board draws of an answer before it is chosen, in the game's own word. */
  readonly preview: string;
  /** The message on a button that lets a bot answer what its paragraph asks; empty for none. */
  readonly delegate: string;
  /** Whether a simultaneous step closes as soon as this seat has answered in full. */
  readonly last: boolean;
  readonly verbs: readonly DecisionVerb[];
}

/** What an action gives up, as a message `loss-<reason>` and its facts. */
export interface Loss {
  readonly reason: string;
  readonly facts: Facts;
}

/** Something that an action would tell everybody. */
export interface ForetoldEvent {
  readonly kind: string;
  readonly facts: Facts;
}

/** An action as notation and as facts for its label. */
export interface Choice {
  readonly action: string;
  readonly verb: string;
  readonly facts: Facts;
  /** Why it cannot be taken back; absent when it can. */
  readonly final?: "closes" | "shows" | "reveals" | "passes";
  /** What it gives up that the player may have overlooked. */
  readonly loss?: Loss;
  /** What it would do at once, where the board draws that before it is chosen. */
  readonly tells?: readonly ForetoldEvent[];
}

/** An action that is not possible now, and why. */
export interface Blocked extends Choice {
  readonly rule: string;
  readonly reason: string;
  readonly because: Facts;
}

/** Whether a seat may take back its last action. */
export interface Undo {
  readonly answer: "free" | "consent" | "impossible";
  readonly reason: string;
}

/** What one seat sees and may do, and why not the rest. */
export interface Turn {
  readonly ply: number;
  readonly view: JsonObject;
  readonly goal: Goal | null;
  readonly decision: Decision | null;
  readonly legal: readonly Choice[];
  readonly blocked: readonly Blocked[];
  readonly undo: Undo;
  /** Whether the seat may propose to end the game without a result, or agree to that. */
  readonly can_abandon: boolean;
  /** The moment before the seat's last answer: what happened after it is new to that seat. */
  readonly since: number;
}

/** Something that happened, for one reader. */
export interface TableEvent {
  readonly n: number;
  /** After how many lines of the record it was seen. */
  readonly moment: number;
  readonly kind: string;
  readonly facts: Facts;
  /** The paragraph under which it happened; null for what happened at the table. */
  readonly rule: string | null;
  readonly private: boolean;
  /** Which of the reader's seats may see a private one; all of them when absent. */
  readonly seats?: readonly number[];
}

/** A line of table talk; a watcher has no seat (-1). */
export interface ChatLine {
  readonly n: number;
  readonly at: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
}

/** How a table keeps time. */
export interface ClockRule {
  readonly kind: ClockKind;
  readonly minutes: number;
  /** Seconds added after each answer. */
  readonly increment: number;
  readonly days: number;
  readonly on_timeout: OnTimeout;
}

/** What makes chance verifiable; the secret only when the game is over. */
export interface Chance {
  /** 2; 1 at a table from before seats committed to their words. */
  readonly scheme: number;
  /** What binds the secret; null until play is begun. */
  readonly commitment: string | null;
  /** What each seat committed to; null for all until play is begun. */
  readonly commitments: readonly (string | null)[];
  /** Seats of people that can still commit, or, once there is a commitment, must reveal. */
  readonly awaited: readonly number[];
  /** As they enter the draws; null for all until the deal. */
  readonly words: readonly (string | null)[];
  /** The seats that did not reveal: their commitments stand for their words. */
  readonly unrevealed: readonly number[];
  readonly secret: string | null;
}

/** An undo that waits for the others. */
export interface UndoAsked {
  readonly seat: number;
  readonly actions: number;
  readonly waiting: readonly number[];
}

/** A wish to end the table without a result. */
export interface AbandonAsked {
  readonly yes: readonly number[];
  readonly waiting: readonly number[];
}

/** What the others have been asked to agree to. */
export interface Requests {
  readonly undo: UndoAsked | null;
  readonly abandon: AbandonAsked | null;
}

/** How the game ended, by seat. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly winners: readonly number[];
  readonly reason: string;
}

/** A step of a guided game: its sentence, what it points at, and what is to be done. */
export interface GuidedStep {
  readonly id: string;
  /** The message of the game that says it. */
  readonly text: string;
  /** What of the table it points at; nothing where the actions say it, or before it is due. */
  readonly target: string;
  /** In notation; none where it is only read. */
  readonly actions: readonly string[];
}

/** How far a learner is in a guided game. */
export interface Guided {
  readonly id: string;
  /** Null once the learner plays on alone. */
  readonly step: GuidedStep | null;
  /** The step, counted from 1; all of them once the learner plays on alone. */
  readonly number: number;
  readonly steps: number;
  /** The steps and tips that were read. */
  readonly understood: readonly string[];
}

/** Everything a reader may know of a table; events and talk from where the reader stopped. */
export interface Update {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly options: JsonObject;
  readonly public: boolean;
  /** Whether the reader made the table. */
  readonly host: boolean;
  /** Whether the table explains itself to whoever plays there. */
  readonly lesson: boolean;
  /** What wins, how far everybody is and when it ends; null before play. */
  readonly goal: Goal | null;
  /** At the table of a guided game, for its learner. */
  readonly guided: Guided | null;
  readonly status: Status;
  readonly seats: readonly Seat[];
  /** The seats the reader holds. */
  readonly you: readonly number[];
  readonly ply: number;
  readonly moment: number;
  readonly moments: number;
  readonly to_act: readonly number[];
  readonly round: number;
  readonly view: JsonObject | null;
  /** By seat the reader holds. */
  readonly turns: { readonly [key: string]: Turn };
  readonly events: readonly TableEvent[];
  readonly chat: readonly ChatLine[];
  readonly note: string;
  readonly clock: ClockRule;
  readonly chance: Chance;
  readonly requests: Requests;
  readonly outcome: Outcome | null;
  readonly rematch: string | null;
  readonly server_time: number;
}

/** The whole table, as a reader gets it first. */
export interface Table extends Update {
  /** The content the table is played with, for `GET /api/games/{id}/content`. */
  readonly edition: string;
  /** The moment up to which the reader has looked before. */
  readonly last_seen: number | null;
  /** For the host: a link by open seat. */
  readonly invitations: { readonly [key: string]: string };
}

/** A moment of the past as one seat, or a watcher, knew it. */
export interface Moment {
  readonly goal: Goal | null;
  readonly moment: number;
  readonly moments: number;
  readonly view: JsonObject;
  readonly decision: Decision | null;
  readonly to_act: readonly number[];
  /** How many events the seat had seen by then. */
  readonly events: number;
}

/** What can be laid over the board at a moment; the same for whoever looks. */
export interface Overlays {
  /** As the game tells it, null where it tells nothing. */
  readonly overlays: JsonObject | null;
}

/** What a roll could have brought, and how likely that was. */
export interface RollResult {
  readonly result: number;
  readonly percent: number;
}

/** A roll of dice at which something was at stake. */
export interface Roll {
  /** After how many lines of the record the dice lay. */
  readonly moment: number;
  /** For whom it was good or bad. */
  readonly seat: number;
  readonly purpose: string;
  readonly facts: Facts;
  readonly dice: readonly number[];
  /** What it brought; more is better for the seat. */
  readonly got: number;
  /** Everything it could have brought, the best first. */
  readonly results: readonly RollResult[];
  /** In percent, how likely something as good or better was. */
  readonly at_least: number;
  /** In percent, the ways that are worse, with half of those that are equal. */
  readonly luck: number;
}

/** How lucky a player was. */
export interface Luck {
  readonly seat: number;
  readonly rolls: number;
  /** Of a hundred players with the same rolls, how many would have had less luck. */
  readonly luck: number | null;
}

/** The history of a table's rolls. */
export interface Rolls {
  readonly rolls: readonly Roll[];
  readonly players: readonly Luck[];
}

/** A table in a list. */
export interface Summary {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly status: Status;
  readonly public: boolean;
  readonly seats: readonly SeatName[];
  readonly open: readonly number[];
  readonly to_act: readonly number[];
  readonly round: number;
  readonly clock: ClockRule;
  /** When the next clock runs out. */
  readonly deadline: number | null;
  readonly changed_at: number;
  readonly outcome: Outcome | null;
}

/** A message id and the facts for its placeholders. */
export interface Words {
  readonly id: string;
  readonly facts: Facts;
}

/** One comparison on the way to the winner; its message is `check-<id>`. */
export interface Check {
  readonly id: string;
  readonly rule: string;
  /** Whether this comparison decided the game; in all before it the two were equal. */
  readonly decides: boolean;
  readonly facts: Facts;
}

/** The scores at the end of a round or turn; `at` is 0 at the start. */
export interface Reading {
  readonly at: number;
  readonly moment: number;
  readonly scores: readonly number[];
}

/** The scores over time. */
export interface Curve {
  /** The unit of `at`: `round` or `turn`. */
  readonly unit: string;
  /** The score that ends or wins the game. */
  readonly goal: number | null;
  /** Whether one marker is the score of both sides, so that one curve is enough. */
  readonly mirrored: boolean;
  /** Whether some scores were hidden during the game. */
  readonly hidden: boolean;
  readonly readings: readonly Reading[];
}

/** One part of the result, by seat; its message is `part-<id>`. */
export interface Part {
  /** Its heading is the message `parts-<group>`. */
  readonly group: string;
  readonly id: string;
  readonly facts: Facts;
  readonly values: readonly number[];
}

/** A public event with its paragraph. */
export interface StoryEvent {
  readonly kind: string;
  readonly facts: Facts;
  readonly rule: string;
}

/** A step that changed the prospects of the players more than most. */
export interface KeyMoment {
  /** The round or turn. */
  readonly at: number;
  /** The number of lines in the record after it. */
  readonly moment: number;
  /** The number of lines in the record before it: where a replay starts. */
  readonly before: number;
  /** The seat that made the decision. */
  readonly seat: number;
  /** The first is the headline. */
  readonly events: readonly StoryEvent[];
  /** The seat whose prospects rose the most. */
  readonly gain_seat: number;
  readonly loss_seat: number;
  readonly scores_before: readonly number[];
  readonly scores_after: readonly number[];
  /** The same as `board` before it. */
  readonly board_before: readonly string[];
  /** What the game shows of it afterwards: ids of ordered pieces, such as the Line, or each space with what stands in it; empty where only the scores are shown. */
  readonly board: readonly string[];
  /** The ids in `board` that the events are about. */
  readonly touched: readonly string[];
}

/** Who holds a secret, and who else knows it, from a round or turn on. */
export interface Span {
  readonly at: number;
  readonly moment: number;
  readonly seat: number;
  readonly knowing: readonly number[];
  /** Whether it was face up. */
  readonly open: boolean;
}

/** Something that was hidden during the game, with who knew it when. */
export interface Secret {
  /** The seat that has it at the end. */
  readonly seat: number;
  /** What it is, such as a clan or a card. */
  readonly facts: Facts;
  readonly spans: readonly Span[];
}

/** The story of a finished game, for one reader. */
export interface Story {
  readonly headline: Words;
  readonly winners: readonly number[];
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
  readonly checks: readonly Check[];
  readonly curve: Curve;
  readonly parts: readonly Part[];
  readonly moments: readonly KeyMoment[];
  readonly secrets: readonly Secret[];
}

/** A change to the visitor's own profile; fields that are missing stay as they are. */
export interface MeChange {
  readonly name?: string | null;
  readonly lang?: string | null;
  readonly email?: string | null;
  /** The password of an account, to set, change or remove its mail address. */
  readonly password?: string;
  /** Whether to send an email when it is the visitor's turn. */
  readonly email_notices?: boolean | null;
  readonly webhook?: string | null;
}

/** A new account for the current visitor. */
export interface SignUp {
  readonly name: string;
  readonly password: string;
  readonly email?: string | null;
}

/** The name and password of an account, with a code if it has a second factor. */
export interface SignIn {
  readonly name: string;
  readonly password: string;
  readonly code?: string;
}

/** Starts to set up a second factor; the password confirms the request. */
export interface NewSecondFactor {
  readonly password: string;
}

/** A code from the second factor. */
export interface SecondFactorCode {
  readonly code: string;
}

/** Turns off the second factor; the password and a code confirm the request. */
export interface EndSecondFactor {
  readonly password: string;
  readonly code: string;
}

/** The password, which confirms the request. */
export interface Password {
  readonly password: string;
}

/** A passkey created by the browser, as its `toJSON` returns it. */
export interface NewPasskey {
  readonly credential: JsonObject;
  readonly label?: string;
}

/** Removes a passkey; the password confirms the request. */
export interface RemovePasskey {
  readonly id: string;
  readonly password: string;
}

/** A challenge signed with a passkey, as the browser's `toJSON` returns it. */
export interface PasskeySignIn {
  readonly credential: JsonObject;
}

/** A new access token for a program. */
export interface NewToken {
  readonly label?: string;
  /** Whether the program may play, or only read. */
  readonly scope?: "play" | "read";
  /** The number of days until it expires. */
  readonly days?: number;
}

/** Asks for an email with a link to set a new password. */
export interface AskReset {
  readonly email: string;
}

/** A new password, set through the link in an email. */
export interface NewPassword {
  readonly password: string;
}

/** The current password and a new one. */
export interface ChangePassword {
  readonly password: string;
  readonly new_password: string;
}

/** A browser's push subscription. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly [key: string]: string };
}

/** Who a seat of a new table is for. */
export interface SeatRequest {
  readonly who: "me" | "open" | "bot";
  /** For "bot": a level by name or number. */
  readonly level?: string | number | null;
  readonly name?: string | null;
  /** For "me": the SHA-256 of the words this seat adds to chance. */
  readonly commitment?: string | null;
}

/** The clock of a new table. */
export interface ClockRequest {
  readonly kind?: ClockKind;
  readonly minutes?: number;
  readonly increment?: number;
  readonly days?: number;
}

/** A request to create a table. */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatRequest[];
  readonly title?: string;
  readonly options?: Options;
  readonly clock?: ClockRequest;
  readonly on_timeout?: OnTimeout;
  readonly public?: boolean;
  /** An idempotency key: requests with the same key create only one table. */
  readonly key?: string | null;
  /** Whether the table shows explanations to its players. */
  readonly lesson?: boolean;
  /** The id of the guided game to play, or empty. */
  readonly guided?: string;
  /** Whether bots give up hopeless games; only with two seats. */
  readonly bots_resign?: boolean;
  /** Refused if given: clients cannot choose the seed of a table. */
  readonly seed?: null;
}

/** Takes an open seat. */
export interface TakeSeat {
  readonly seat: number;
  readonly key?: string | null;
  readonly name?: string | null;
  /** The SHA-256 of the words this seat adds to chance. */
  readonly commitment?: string | null;
}

/** Creates another table with the same set-up. */
export interface Rematch {
  /** For each seat of the sender: the SHA-256 of the words it adds to chance. */
  readonly commitments?: { readonly [key: string]: string };
}

/** Answers the open decision with one `action`, or with several `actions`, all or none. */
export interface ActCommand {
  readonly do: "act";
  readonly id?: number | string | null;
  readonly key?: string | null;
  readonly seat: number;
  readonly action?: string | null;
  readonly actions?: readonly string[] | null;
  /** The ply the first action is meant for; at any other ply it is refused as stale. */
  readonly ply?: number | null;
  /** The moment of the message that gave the ply; timeouts after it do not make it stale. */
  readonly moment?: number | null;
}

/** Lets a bot answer the remaining decisions of the current paragraph for a seat. */
export interface DelegateCommand {
  readonly do: "delegate";
  readonly id?: number | string | null;
  readonly key?: string | null;
  readonly seat: number;
}

/** Asks why an action is not allowed right now. */
export interface ExplainCommand {
  readonly do: "explain";
  readonly id?: number | string | null;
  readonly key?: string | null;
  readonly seat: number;
  readonly action: string;
}

/** Asks what the seat can expect from answers it considers. */
export interface ForecastCommand {
  readonly do: "forecast";
  readonly id?: number | string | null;
  readonly key?: string | null;
  readonly seat: number;
  readonly actions?: readonly string[];
}

/** Undoes the seat's last action, or asks the other players for consent. */
export interface UndoCommand {
  readonly do: "undo";
  readonly id?: number | string | null;
  readonly key?: string | null;
  readonly seat: number;
  /** The number of actions; more than one only for pending answers in a simultaneous step. */
  readonly count?: number;
}

/** Agrees to an undo or refuses it. */
export interface ConsentCommand {
  readonly do: "consent";
  readonly id?: number | string | null;
  readonly key?: string | null;
  readonly seat: number;
  readonly yes: boolean;
}

/** Resigns the game. */
export interface ResignCommand {
  readonly do: "resign";
  readonly id?: number | string | null;
  readonly key?: string | null;
  readonly seat: number;
}

/** Votes to end the game without a result, or against it, which cancels the vote. */
export interface AbandonCommand {
  readonly do: "abandon";
  readonly id?: number | string | null;
  readonly key?: string | null;
  readonly seat: number;
  readonly yes: boolean;
}

/** Sends a chat message to everybody at the table; watchers may too. */
export interface ChatCommand {
  readonly do: "chat";
  readonly id?: number | string | null;
  readonly key?: string | null;
  readonly text: string;
}

/** Saves the private note of a seat, by default the sender's first seat. */
export interface NoteCommand {
  readonly do: "note";
  readonly id?: number | string | null;
  readonly key?: string | null;
  readonly text: string;
  readonly seat?: number | null;
}

/** Marks a step or tip of a lesson as read. */
export interface UnderstoodCommand {
  readonly do: "understood";
  readonly id?: number | string | null;
  readonly key?: string | null;
  readonly seat: number;
  readonly step: string;
}

/** Commits a seat to its words for chance, once, before play begins. */
export interface CommitCommand {
  readonly do: "commit";
  readonly id?: number | string | null;
  readonly key?: string | null;
  readonly seat: number;
  /** The SHA-256 of the words, in hexadecimal. */
  readonly commitment: string;
}

/** Reveals the words a seat committed to, after the server has committed to its secret. */
export interface RevealCommand {
  readonly do: "reveal";
  readonly id?: number | string | null;
  readonly key?: string | null;
  readonly seat: number;
  /** 32 random bytes in hexadecimal. */
  readonly words: string;
}

/** Begins play; only for the host, once every seat is taken. */
export interface BeginCommand {
  readonly do: "begin";
  readonly id?: number | string | null;
  readonly key?: string | null;
}

/** Takes the sender's seats back from the bots that stood in for them. */
export interface ReturnCommand {
  readonly do: "return";
  readonly id?: number | string | null;
  readonly key?: string | null;
  /** The only seat to take back; without it, all of them. */
  readonly seat?: number | null;
}

/** Reports the latest moment that the sender has seen. */
export interface SeenCommand {
  readonly do: "seen";
  readonly id?: number | string | null;
  readonly key?: string | null;
  readonly moment: number;
}

/** Checks that the connection is alive. */
export interface PingCommand {
  readonly do: "ping";
  readonly id?: number | string | null;
  readonly key?: string | null;
}

/** The error of a request or command that was refused. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly rule: string | null;
  readonly reason: string | null;
  readonly facts: Facts;
  /** Which of several actions was refused, from 0. */
  readonly index: number | null;
}

/** A visitor, as they see themselves. */
export interface Me {
  readonly name: string;
  readonly guest: boolean;
  readonly lang: Lang;
  /** Must be sent back in a header with every change. */
  readonly csrf: string;
  readonly email: string | null;
  /** Until then only the confirmation request is sent there. */
  readonly email_confirmed: boolean;
  /** Whether to send an email when it is the visitor's turn. */
  readonly email_notices: boolean;
  readonly webhook: string | null;
  /** The public VAPID key for subscribing; null if the server does not push. */
  readonly push_key: string | null;
}

/** A browser or token of the visitor. */
export interface SessionRow {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  /** What a token may do: `play` or `read`; empty for a browser, which may do everything. */
  readonly scope: string;
  readonly expires_at: number;
  readonly current: boolean;
}

/** Where the visitor is signed in. */
export interface Sessions {
  readonly sessions: readonly SessionRow[];
}

/** A token for a program; it is shown once. */
export interface Token {
  readonly token: string;
}

/** Whether a second factor is asked for. */
export interface SecondFactor {
  readonly on: boolean;
}

/** A new TOTP secret, as text and as a link for an authenticator app. */
export interface NewFactor {
  readonly secret: string;
  readonly link: string;
}

/** A passkey of mine. */
export interface PasskeyRow {
  readonly id: string;
  readonly label: string;
  readonly created_at: number;
}

/** My passkeys. */
export interface PasskeyList {
  readonly passkeys: readonly PasskeyRow[];
}

/** Options for the browser's WebAuthn API, in its own format. */
export interface PasskeyOptions {
  readonly options: JsonObject;
}

/** Recovery codes; each works once, and they are shown only once. */
export interface RecoveryCodes {
  readonly codes: readonly string[];
}

/** Success, without further data. */
export interface Done {
  readonly ok: true;
}

/** The texts of an option in one language. */
export interface OptionText {
  readonly label: string;
  readonly about: string;
  readonly values: { readonly [key: string]: string };
}

/** A rule the table may choose before play. */
export interface GameOption {
  readonly id: string;
  readonly kind: "boolean" | "enum";
  readonly default: OptionValue;
  readonly values: readonly string[];
  /** For each value, the number of seats a table needs to choose it; 0 if any number will do. */
  readonly seats_needed: readonly number[];
  readonly text: { readonly [lang in Lang]: OptionText };
}

/** The name of a seat, in games whose seats have names, such as sides. */
export interface SeatTitle {
  readonly name: { readonly [lang in Lang]: string } | null;
  /** The name by the value of an option, if an option decides it. */
  readonly by_value: { readonly [key: string]: { readonly [lang in Lang]: string } };
}

/** A bot's place on the game's ladder, with its 95 % interval; `greedy-1` has 1000. */
export interface Strength {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
  /** How long it thought per decision on that ladder. */
  readonly seconds: number;
  /** How many playouts it had per decision instead, or 0. */
  readonly playouts: number;
}

/** A guided first game: how its table is set up. */
export interface GuidedGame {
  readonly id: string;
  readonly seats: number;
  /** Where the learner sits. */
  readonly seat: number;
  readonly level: string;
  readonly options: Options;
}

/** A game in the lobby; one that is not available yet has only its names. */
export interface GameInfo {
  readonly id: string;
  readonly available: boolean;
  readonly name: { readonly [lang in Lang]: string };
  readonly about: { readonly [lang in Lang]: string };
  readonly seats: readonly [number, number];
  readonly minutes: readonly [number, number];
  /** By seat; empty where seats have no names. */
  readonly seat_titles: readonly SeatTitle[];
  readonly options: readonly GameOption[];
  /** The levels, from the weakest to the strongest. */
  readonly bots: readonly string[];
  /** By bot, the rating measured by `hatamoto ladder`; empty if there is none. */
  readonly strengths: { readonly [key: string]: Strength };
  readonly guided: readonly GuidedGame[];
  /** Whether the game has dice, so that its tables have a history of rolls. */
  readonly rolls: boolean;
}

/** The games of the catalog. */
export interface Games {
  readonly games: readonly GameInfo[];
}

/** A Fluent catalogue. */
export interface Texts {
  readonly ftl: string;
}

/** A picture as SVG. */
export interface Picture {
  readonly svg: string;
}

/** A page about a game. */
export interface Page {
  readonly markdown: string;
}

/** A table in a list, as the reader sees it. */
export interface ListedTable extends Summary {
  /** The seats the reader holds. */
  readonly you: readonly number[];
}

/** Who is ready to play the same table again. */
export interface RematchState {
  readonly ready: number;
  readonly people: number;
}

/** Tables in a list. */
export interface Tables {
  readonly tables: readonly ListedTable[];
}

/** Earlier lines of chat, the oldest first. */
export interface Talk {
  readonly chat: readonly ChatLine[];
}

/** Whether an action is legal, and why not; nothing for other commands. */
export interface Explained {
  readonly legal?: boolean;
  readonly rule?: string;
  readonly reason?: string;
  readonly because?: Facts;
}

/** The result of a command that was carried out. */
export interface CommandResult extends Explained {
  /** After `forecast`: the game's forecast, or null if it has none. */
  readonly forecast?: JsonObject | null;
  /** After `act` and `delegate`: the seat's current ply. */
  readonly ply?: number;
}

/** The same by HTTP. */
export interface HttpCommandResult extends CommandResult {
  readonly ok: true;
}

export interface IsTable {
  readonly is: "table";
}

export interface IsUpdate {
  readonly is: "update";
}

export interface IsReply {
  readonly is: "reply";
  readonly id: number | string | null;
}

export interface IsPong {
  readonly is: "pong";
  readonly id: number | string | null;
}

/** The whole table. */
export type TableMessage = IsTable & Table;

/** What has changed: events and chat are appended, everything else replaces the old value. */
export type UpdateMessage = IsUpdate & Update;

/** A command was carried out. */
export interface Accepted extends IsReply, CommandResult {
  readonly ok: true;
}

/** A command was not carried out. */
export interface Denied extends IsReply {
  readonly ok: false;
  readonly error: ErrorBody;
}

/** The answer to `ping`. */
export type Pong = IsPong;
