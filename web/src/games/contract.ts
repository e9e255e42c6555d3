/**
 * What a game gives to the page, and what the page gives to a game.
 *
 * A board is *view + legal actions -> picture + targets*: it never knows what is legal except from
 * the turn it was given. The page owns the seats row, the prompt bar, the record, talk and clocks;
 * the game draws what is on its table.
 *
 * Targets. Every place a player may point at (leader, slot, card, player) is a `<button>` or an
 * element with `role="button" tabindex="0"`, and carries
 *   `data-target`   always, with what it is (`leader:cat`, `space:edo`): arrow keys move between
 *                   targets by their position on the screen, and guided games point at them;
 *   `data-legal`    when a legal action belongs to it: N and P walk through these, 1-9 press them
 *                   in order while the prompt bar has no options of its own;
 *   `{@attach tip(() => why(blocked))}` when it cannot be chosen: never removed, never `disabled`
 *                   (use `aria-disabled="true"`), so that hover, focus, tap and `I` say why.
 *
 * The server's policy forbids inline styles: no static `style="..."` in a template. `style:name={}`
 * and SVG attributes are fine.
 */

import type { Component } from "svelte";
import type { Cut } from "../lib/beats";
import type { Binding } from "../lib/keys";
import type { Tip } from "../lib/tip";
import type { Voice } from "../lib/voice";
import type {
  Blocked,
  Choice,
  Json,
  JsonObject,
  KeyMoment,
  Seat,
  Story,
  TableEvent,
  Turn,
} from "../lib/wire";

/** What every part of a game's picture is given. */
export interface BoardProps {
  /** The id of the table. */
  readonly table: string;
  /** What the reader's seat (or a watcher) may know, as the game's `view` makes it. */
  readonly view: JsonObject;
  /** The reader's seat, or null for a watcher. */
  readonly seat: number | null;
  /** The open decision of the reader with `legal` and `blocked`; null when nothing is asked. */
  readonly turn: Turn | null;
  /** Seats that are asked now. */
  readonly toAct: readonly number[];
  readonly seats: readonly Seat[];
  /** The data rows of the game (`/api/games/{id}/content`). */
  readonly content: Json;
  /** Words in the chosen language, and in the other one for bilingual names. */
  readonly say: Voice;
  readonly also: Voice;
  /** Does a legal action; what is final or gives something up has to be done twice. */
  readonly act: (action: string) => void;
  /**
   * Does several actions in one command, all of them or none; false when they were refused. Once the
   * reader is sure, nothing is asked before.
   */
  readonly actAll: (actions: readonly string[], isSure?: boolean) => Promise<boolean>;
  /** What the reader wants to be asked before these are done, in a sentence; empty for nothing. */
  readonly asks?: (actions: readonly string[]) => string;
  /**
   * Legal actions under consideration, shared by board, hand and prompt bar: a target with several
   * actions selects them, and the prompt bar then offers exactly these. Escape clears it.
   */
  readonly selected: readonly Choice[];
  readonly select: (choices: readonly Choice[]) => void;
  /** The tooltip of something blocked: its sentence and paragraph. */
  readonly why: (blocked: Blocked) => Tip;
  /** Asks the server why an action that is in neither list is not possible; shows it as a toast. */
  readonly explain: (action: string) => void;
  /**
   * Takes the reader's last action back, as the button in the prompt bar does; several at once only
   * while they are pending answers of an open simultaneous step. False when it was refused.
   */
  readonly undo?: (count?: number) => Promise<boolean>;
  /**
   * What the seat may expect of actions it considers, as the game's `forecast` tells it; absent
   * where there is nothing to ask: for a watcher, in a replay, once the game is over.
   */
  readonly forecast?: (actions: readonly string[]) => Promise<JsonObject | null>;
  /** What can be laid over the board in the picture shown, as the game's `overlays` tells it. */
  readonly overlays?: () => Promise<JsonObject | null>;
  /** Opens a paragraph of the rules in the side sheet. */
  readonly cite: (rule: string) => void;
  /** Events since the picture shown before this one, in order: what to animate. Empty on first sight. */
  readonly news: readonly TableEvent[];
  /**
   * Everything since the reader's last answer, up to the picture shown, in order: trails, dice and
   * changes of these stay drawn until the reader acts. In a replay: the changes of that moment.
   */
  readonly recent: readonly TableEvent[];
  /**
   * Everything up to the picture shown, in order: the last roll and its like are looked up here, so
   * that they survive a reload and are never from the future of a replay.
   */
  readonly happened?: readonly TableEvent[];
  /** True: no movement, only an outline where something changed. */
  readonly reducedMotion: boolean;
  /** True below 768 px: the game may lay itself out top to bottom. */
  readonly narrow: boolean;
  /** The record line under the pointer, whose place the board may outline; null for none. */
  readonly pointed: TableEvent | null;
}

/** The inside of one seat's badge: what the table shows of that player. */
export interface BadgeProps extends BoardProps {
  /** Whose badge it is. */
  readonly owner: number;
}

/** What marks a seat: its shape and colour. */
export interface SeatMarkProps {
  readonly seat: number;
  readonly size?: number;
}

/** What the parts of a game's end are given: whom it is about. */
export interface EndProps {
  readonly props: BoardProps;
  readonly story: Story;
  readonly owner: number;
}

/** The picture of a key moment; beside the scores if the game shows nothing of its board. */
export interface MomentProps {
  readonly props: BoardProps;
  readonly moment: KeyMoment;
}

/** What marks a secret in the list of who knew what. */
export interface SecretProps {
  readonly id: string;
  readonly size: number;
}

/** What a game adds to the end of a game; everything else comes from its story. */
export interface GameEnd {
  /** Beside the winner's name. */
  readonly Winner?: Component<EndProps>;
  /** Under the winner's name, beside the score. */
  readonly Chips?: Component<EndProps>;
  /** A column of the list of places, with the message at its head. */
  readonly Column?: Component<EndProps>;
  readonly column?: string;
  /** Under what decided: the table as it was in the end. */
  readonly Table?: Component<EndProps>;
  readonly Moment?: Component<MomentProps>;
  /** What a secret looks like; without it secrets are listed by name. */
  readonly Secret?: Component<SecretProps>;
  /** The colour of a secret that is revealed. */
  readonly secretColour?: (id: string) => string;
  /** The sky behind the winner, from above to below: dark enough for light letters. */
  readonly sky?: readonly [from: string, to: string];
  /** Shape and colour of a seat in figures, where the game has its own. */
  readonly seat?: (seat: number) => { readonly shape?: string; readonly colour: string };
}

/** `src/games/<id>/index.ts` exports it as `GAME`. */
export interface GameModule {
  readonly id: string;
  readonly Board: Component<BoardProps>;
  /** Under the prompt bar (wide) or a tab of its own (phone): what only the reader holds. */
  readonly Hand?: Component<BoardProps>;
  /** A panel of the rail: what the reader has learned about the others. */
  readonly Known?: Component<BoardProps>;
  /**
   * On a tablet the aside lies under the hand, and the hand shows what is known: the drawer keeps
   * only the record and talk.
   */
  readonly inlaid?: boolean;
  /** On top of the rail, for watchers too; the tab of what is known on a phone. */
  readonly Aside?: Component<BoardProps>;
  /** Inside the badge of each seat. */
  readonly Badge?: Component<BadgeProps>;
  /** Shape and colour of a seat, when the game has its own. */
  readonly SeatMark?: Component<SeatMarkProps>;
  /** The board takes all the room that is left; the seats are shown in the rail on a wide screen. */
  readonly fills?: boolean;
  /** On a wide screen the rules lie over the rail instead of taking room from the board. */
  readonly rulesCoverRail?: boolean;
  /**
   * On a wide screen the board has the left half and the rail the right one: seats, hand, then aside,
   * record and talk as tabs; the prompt is below both. The message is the name of the aside's tab.
   */
  readonly spread?: string;
  /** Beside those tabs while the aside is in sight: how to read it. */
  readonly note?: (props: BoardProps) => string;
  /** In the prompt bar after the other buttons: what is answered by more than one action. */
  readonly Actions?: Component<BoardProps>;
  /** On a phone, above the tabs' contents in each of them: what the reader owns; the seats move to the aside. */
  readonly Purse?: Component<BoardProps>;
  /** On a phone, above the question: what has been pointed at. */
  readonly Sheet?: Component<BoardProps>;
  /** On a phone, under the question while the board is in sight: what the reader holds, in short. */
  readonly Foot?: Component<BoardProps>;
  /** On a phone, beside the board: how many pixels a question takes at least, so that most are as high. */
  readonly asking?: number;
  /** All the actions that pressing a choice does, where it is done more than once in a row. */
  readonly together?: (choice: Choice, props: BoardProps) => readonly string[];
  /** Whether a choice has no place on the table and is shown in the prompt bar. */
  readonly offers?: (choice: Choice, props: BoardProps) => boolean;
  /** By tab of the phone: the message, where the game has better words. */
  readonly tabs?: Readonly<Record<string, string>>;
  /** The one status line of a seat ("acted first", "waits"); the page says nothing when absent. */
  readonly status?: (props: BoardProps, owner: number) => string;
  /** What the prompt asks in place of the decision's own question; empty to leave it. */
  readonly question?: (props: BoardProps) => string;
  /** What the prompt reminds of, before its paragraph ("One official is unused."). */
  readonly reminder?: (props: BoardProps) => string;
  /** A label that says the result ("Up 2, to slot 2"); the catalogue's `verb-` label when absent. */
  readonly label?: (choice: Choice, props: BoardProps) => string;
  /** Verbs that turn something down: never the primary button. */
  readonly declines?: readonly string[];
  /** Verbs whose blocked choices are shown in the prompt too, with the reason. */
  readonly barred?: readonly string[];
  /**
   * Cuts the changes of one entry of the record into pictures, where a game can show it bit by bit;
   * the page gives each its time. One picture with everything when absent.
   */
  readonly cut?: Cut;
  readonly end?: GameEnd;
  /**
   * The `data-target` of the piece to press next so that these actions, the first of them now, come
   * about; null where the prompt bar or nothing on the table does it.
   */
  readonly leads?: (actions: readonly string[], props: BoardProps) => string | null;
  /** Keys of its own, in the list behind `?` too; their words may be the game's. */
  readonly keys?: readonly Binding[];
  /** What the top bar says of the game under way ("first to 12"). */
  readonly summary?: (props: BoardProps) => string;
}
