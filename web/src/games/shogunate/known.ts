/** What a reader knows of the others' loyalty cards, and of the next Plots. */

import type { ShogunateView } from "./view";

export interface KnownCard {
  readonly clan: string | null;
  readonly state: "open" | "shown" | "stale" | "nothing";
  readonly round: number;
}

export interface KnownRow {
  readonly seat: number;
  readonly cards: readonly KnownCard[];
}

const NOTHING: KnownCard = { clan: null, state: "nothing", round: 0 };

function opened(clan: string): KnownCard {
  return { clan, state: "open", round: 0 };
}

function rowOf(view: ShogunateView, seat: number): KnownRow {
  const player = view.players[seat];
  if (player?.loyalty) return { seat, cards: player.loyalty.map((clan) => opened(clan)) };
  const notes = view.you?.notes.filter((note) => note.seat === seat) ?? [];
  const card = (clan: string, state: KnownCard["state"], round: number): KnownCard => ({
    clan,
    state,
    round,
  });
  const open = player?.face_up.map(opened) ?? [];
  const fresh = notes
    .filter((note) => !note.stale)
    .map((note) => card(note.clan, "shown", note.round));
  const stale = notes
    .filter((note) => note.stale)
    .map((note) => card(note.clan, "stale", note.round));
  const unknown = Math.max(0, (player?.face_down ?? 0) - fresh.length);
  const blanks = Array.from({ length: unknown }, () => NOTHING);
  return { seat, cards: [...open, ...fresh, ...blanks, ...stale] };
}

/** A row for every other seat. */
export function knownOf(view: ShogunateView): readonly KnownRow[] {
  const seats = view.players.map((_, seat) => seat).filter((seat) => seat !== view.you?.seat);
  return seats.map((seat) => rowOf(view, seat));
}

/** One of the next Plots; null while the reader has not looked at it. */
export interface ComingPlot {
  /** The message that says when it comes. */
  readonly when: string;
  readonly plot: string | null;
}

const WHEN = ["view-known_first", "view-known_second"];

/** The next two Plots, in the order in which they come. */
export function comingPlots({ you }: ShogunateView): readonly ComingPlot[] {
  return WHEN.map((when, index) => ({ when, plot: you?.plots_known[index] ?? null }));
}
