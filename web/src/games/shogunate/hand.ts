/** What the reader holds, in the order it is laid out. */

import type { Voice } from "../../lib/voice";
import type { ShareView, ShogunateView } from "./view";

export type CardState = "in_play" | "chosen" | "in_hand" | "spent";

export interface HandCard {
  readonly card: string;
  readonly state: CardState;
}

export interface LoyaltyRow {
  readonly clan: string;
  readonly open: boolean;
  /** Tells two cards of one clan apart on the screen. */
  readonly index: number;
}

const ORDER: readonly CardState[] = ["in_play", "chosen", "in_hand", "spent"];

/** The reader's six cards: in play, in hand, then played. */
export function handOf(view: ShogunateView): readonly HandCard[] {
  const own = view.you;
  const player = own === null ? undefined : view.players[own.seat];
  if (own === null || player === undefined) return [];
  const state = (card: string): CardState => {
    if (card === player.played) return "in_play";
    return own.answers.includes(`play ${card}`) ? "chosen" : "in_hand";
  };
  const held = player.played === null ? player.hand : [player.played, ...player.hand];
  const cards: HandCard[] = held.map((card) => ({ card, state: state(card) }));
  const spent = player.discard.filter((card) => card !== player.played);
  cards.push(...spent.map((card) => ({ card, state: "spent" as const })));
  return cards.sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
}

/** The reader's two loyalty cards, hidden ones first. */
export function loyaltyOf(view: ShogunateView): readonly LoyaltyRow[] {
  const own = view.you;
  if (own === null) return [];
  const open = view.players[own.seat]?.face_up ?? [];
  return [
    ...own.loyalty.map((clan, index) => ({ clan, open: false, index })),
    ...open.map((clan, index) => ({ clan, open: true, index: own.loyalty.length + index })),
  ];
}

/** What a score is made of, in words. */
export function sharesText(say: Voice, shares: readonly ShareView[]): string {
  return shares.map((share) => `${say.message(`clan-${share.clan}`)} ${share.honour}`).join(" + ");
}
