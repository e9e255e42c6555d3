/**
 * What a seat sees of the game. Made from `hatamoto.games.shogunate.views` by `make generate`;
 * change that, not this.
 */

/** A leader in the Line. */
export interface SlotView {
  readonly leader: string;
  readonly honour: number;
}

/** What the table shows of one player. */
export interface PlayerView {
  readonly face_up: readonly string[];
  /** How many loyalty cards are face-down. */
  readonly face_down: number;
  readonly discard: readonly string[];
  readonly hand: readonly string[];
  /** The card in front. */
  readonly played: string | null;
  /** Owes no answer in the open simultaneous step. */
  readonly ready: boolean;
  /** All loyalty cards, when the game is over. */
  readonly loyalty?: readonly string[];
  /** When the game is over. */
  readonly score?: number;
}

/** A face-down card somebody was shown. */
export interface NoteView {
  readonly seat: number;
  readonly clan: string;
  readonly round: number;
  /** Its owner may have given it away since. */
  readonly stale: boolean;
}

/** What only the reader has. */
export interface OwnView {
  readonly seat: number;
  /** The face-down loyalty cards. */
  readonly loyalty: readonly string[];
  readonly score: number;
  /** Answers given in the open simultaneous step, as notation. */
  readonly answers: readonly string[];
  readonly notes: readonly NoteView[];
  /** The Plots on top of the deck; null for those the reader has not looked at. */
  readonly plots_known: readonly (string | null)[];
}

/** What a seat knows of the table; a watcher has no part of its own. */
export interface ShogunateView {
  readonly round: number;
  readonly hatamoto: number;
  readonly threshold: number;
  readonly line: readonly SlotView[];
  /** Its slot; null until the Line is laid. */
  readonly shinobi: number | null;
  /** The leader it follows; null while it has none, or keeps its slot. */
  readonly shinobi_leader: string | null;
  readonly strike: number;
  readonly plot: string | null;
  /** What the active Plot pays by slot. */
  readonly plot_honour: readonly number[] | null;
  readonly plots_past: readonly string[];
  readonly plots_left: number;
  /** The seats whose card is still to be carried out. */
  readonly waiting: readonly number[];
  /** How many loyalty cards nobody holds. */
  readonly loyalty_left_over: number;
  /** Why the game ended. */
  readonly ended: string | null;
  readonly players: readonly PlayerView[];
  readonly you: OwnView | null;
}
