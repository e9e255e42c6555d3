/** The cards in front of the reader: the one they play first, then the hand. */

import type { Voice } from "../../lib/voice";
import type { CardRow } from "./content";
import { spendsPoints } from "./table";
import { SIDES, type TwilightView } from "./view";

export interface HandCard {
  readonly id: string;
  readonly inPlay: boolean;
  /** Whether its event would occur if it were played now; null when that is not told. */
  readonly occurs: boolean | null;
  /** What a scoring card would pay now, plus for Pro-Bakufu; null for other cards. */
  readonly pays: number | null;
}

/** The card the other side plays: it lies apart from the hand. */
export function rivalCard({ active, card, you }: TwilightView): HandCard | null {
  if (card === null || you === null || active === you.seat) return null;
  return { id: card, inPlay: true, occurs: null, pays: null };
}

export function handOf(view: TwilightView): readonly HandCard[] {
  const { card, you } = view;
  const played =
    card === null || rivalCard(view) ? [] : [{ id: card, inPlay: true, occurs: null, pays: null }];
  const held = (you?.hand ?? []).map((id, index) => ({
    id,
    inPlay: false,
    occurs: you?.events[index] ?? null,
    pays: you?.pays[index] ?? null,
  }));
  return [...played, ...held.filter(({ id }) => id !== card)];
}

/** Points for a side in words. */
export function netText(net: number, say: Voice): string {
  if (net === 0) return say.message("view-net_even");
  return say.message("view-net", { side: net < 0 ? "anti" : "pro", amount: Math.abs(net) });
}

export interface Note {
  readonly text: string;
  /** The other side's event would happen. */
  readonly warns: boolean;
}

function playNote(card: CardRow, occurs: boolean | null, own: string, say: Voice): Note {
  const say_ = (id: string, warns = false): Note => ({
    text: say.message(`view-note_${id}`),
    warns,
  });
  if (card.type === "must_play") return say_(occurs === false ? "must_idle" : "must");
  const isTheirs = card.type !== "common" && card.type !== own;
  if (isTheirs) return occurs === false ? say_("theirs_idle") : say_("theirs", true);
  return say_(occurs === false ? "own_idle" : "own");
}

/** The one line at the foot of a card: what is true of it now. */
export function noteOf(held: HandCard, card: CardRow, view: TwilightView, say: Voice): Note {
  if (held.inPlay) return { text: inPlayText(view, say), warns: false };
  if (held.pays !== null) {
    const text = netText(held.pays, say);
    return { text: say.message("view-note_score", { text }), warns: false };
  }
  return playNote(card, held.occurs, SIDES[view.you?.seat ?? 0] ?? "", say);
}

function inPlayText(view: TwilightView, say: Voice): string {
  const { asked } = view;
  if (asked && spendsPoints(asked)) {
    return say.message("view-in_play_points", { points: asked.points ?? 0 });
  }
  const comes = view.event_due && view.part !== "event";
  return say.message(comes ? "view-in_play_event" : "view-in_play");
}

/** The places of the cards: as before while no card has come, so that nothing moves up. */
export function keptPlaces(before: readonly string[], cards: readonly string[]): readonly string[] {
  return cards.length > 0 && cards.every((card) => before.includes(card)) ? before : cards;
}
