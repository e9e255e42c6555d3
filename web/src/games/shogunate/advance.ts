/** One event laid over the picture before it, so that changes can be shown one at a time. */

import type { TableEvent } from "../../lib/wire";
import type { PlayerView, ShogunateFacts, ShogunateKinds, ShogunateView, SlotView } from "./view";

type Change<Facts> = (
  view: ShogunateView,
  facts: Facts,
  next: ShogunateView,
) => Partial<ShogunateView>;
type Changes = {
  readonly [Kind in keyof ShogunateKinds]?: Change<Pick<ShogunateFacts, ShogunateKinds[Kind]>>;
};

/** The leaders in their new order, each with the honour it has. */
function ordered(
  view: ShogunateView,
  { leaders, shinobi_slot }: Pick<ShogunateFacts, "leaders" | "shinobi_slot">,
): Partial<ShogunateView> {
  const rows = new Map(view.line.map((row) => [row.leader, row]));
  return { line: leaders.flatMap((leader) => rows.get(leader) ?? []), shinobi: shinobi_slot };
}

function honoured(line: readonly SlotView[], leader: string, honour: number): readonly SlotView[] {
  return line.map((row) => (row.leader === leader ? { leader, honour } : row));
}

function changed(
  view: ShogunateView,
  seat: number,
  change: Partial<PlayerView>,
): Partial<ShogunateView> {
  const players = view.players.map((player, index) =>
    index === seat ? { ...player, ...change } : player,
  );
  return { players };
}

/** The score of a player and what it is made of, where it is counted already. */
function scored(player: PlayerView | undefined): Partial<PlayerView> {
  const { score, shares } = player ?? {};
  return score === undefined || shares === undefined ? {} : { score, shares };
}

const CHANGES: Changes = {
  round_began: (_, facts) => ({ round: facts.round }),
  card_revealed: (view, { seat, card, hand, waiting }) => ({
    ...changed(view, seat, { hand, played: card, ready: false }),
    waiting,
  }),
  player_named: (_, { waiting }) => ({ waiting }),
  leader_moved: ordered,
  leaders_switched: ordered,
  honour_gained: (view, facts) => ({ line: honoured(view.line, facts.leader, facts.honour) }),
  honour_moved: (view, facts) => {
    const taken = honoured(view.line, facts.from_leader, facts.from_honour);
    return { line: honoured(taken, facts.to_leader, facts.to_honour) };
  },
  shinobi_moved: (view, facts) => ({
    shinobi: facts.to_slot,
    shinobi_leader: view.shinobi_leader === null ? null : facts.leader,
  }),
  shinobi_struck: (view, facts) => ({ line: honoured(view.line, facts.leader, facts.honour) }),
  strike_changed: (_, facts) => ({ strike: facts.amount }),
  loyalty_turned: (view, { seat, face_up, face_down }) =>
    changed(view, seat, { face_up, face_down }),
  loyalty_concealed: (view, { seat, face_up, face_down }) =>
    changed(view, seat, { face_up, face_down }),
  loyalty_revealed: (view, { seat, clan, other_clan }, next) =>
    changed(view, seat, { loyalty: [clan, other_clan], ...scored(next.players[seat]) }),
  card_discarded: (view, { seat, discard }) => changed(view, seat, { played: null, discard }),
  card_recalled: (view, { seat, hand, discard }) => changed(view, seat, { hand, discard }),
  discard_picked_up: (view, { seat, cards, discard }) =>
    changed(view, seat, { hand: cards, discard }),
  hatamoto_passed: (_, facts) => ({ hatamoto: facts.to_seat }),
  hatamoto_chosen: (_, facts) => ({ hatamoto: facts.seat }),
  plot_set_aside: (_, { plots_past }) => ({ plot: null, plot_honour: null, plots_past }),
  plot_revealed: (_, { plot, strike, plot_honour, plots_left }) => ({
    plot,
    strike,
    plot_honour,
    plots_left,
  }),
};

/** The picture after one event; `next` is the picture that all the events lead to. */
export function advance(
  view: ShogunateView,
  event: TableEvent,
  next: ShogunateView,
): ShogunateView {
  const changes: Readonly<Record<string, Change<never> | undefined>> = CHANGES;
  return { ...view, ...changes[event.kind]?.(view, event.facts as never, next) };
}

const WEIGHTS: Readonly<Record<string, number>> = {
  card_revealed: 0.5,
  player_named: 0.5,
  leader_moved: 1.0,
  leaders_switched: 1.0,
  leader_chosen: 0.5,
  honour_gained: 0.6,
  honour_moved: 0.8,
  shinobi_moved: 1.0,
  shinobi_struck: 0.9,
  shinobi_missed: 0.5,
  strike_changed: 0.5,
  loyalty_turned: 0.9,
  loyalty_concealed: 0.9,
  loyalty_shown: 0.7,
  loyalty_exchanged: 0.8,
  card_recalled: 0.5,
  check_passed: 0.4,
  hatamoto_passed: 0.7,
  plot_set_aside: 0.4,
  plot_revealed: 0.8,
  loyalty_revealed: 0.7,
};

/** How long an event stays alone on the table, by the time of a leader's move; 0 goes with the next one. */
export function weightOf(event: TableEvent): number {
  return WEIGHTS[event.kind] ?? 0;
}
