/** One event laid over the picture before it, so that changes can be shown one at a time. */

import type { TableEvent } from "../../lib/wire";
import type { LineRow, Player, ShogunateView } from "./view";

type Facts = TableEvent["facts"];
type Change = (view: ShogunateView, facts: Facts, next: ShogunateView) => Partial<ShogunateView>;

function without<T>(list: readonly T[], item: T): readonly T[] {
  const place = list.indexOf(item);
  return place < 0 ? list : [...list.slice(0, place), ...list.slice(place + 1)];
}

function moved(line: readonly LineRow[], leader: string, slot: number): readonly LineRow[] {
  const row = line.find((one) => one.leader === leader);
  if (row === undefined) return line;
  const rest = without(line, row);
  return [...rest.slice(0, slot - 1), row, ...rest.slice(slot - 1)];
}

function switched(line: readonly LineRow[], one: string, other: string): readonly LineRow[] {
  const first = line.find((row) => row.leader === one);
  const second = line.find((row) => row.leader === other);
  if (first === undefined || second === undefined) return line;
  return line.map((row) => (row === first ? second : row === second ? first : row));
}

function honoured(
  line: readonly LineRow[],
  leader: string,
  to: (honour: number) => number,
): readonly LineRow[] {
  return line.map((row) => (row.leader === leader ? { leader, honour: to(row.honour) } : row));
}

/** The new Line, and the Shinobi in it: it goes along with the leader it follows. */
function lined(view: ShogunateView, line: readonly LineRow[]): Partial<ShogunateView> {
  if (view.shinobi_leader === null) return { line };
  return { line, shinobi: line.findIndex((row) => row.leader === view.shinobi_leader) + 1 };
}

function changed(
  view: ShogunateView,
  seat: number,
  change: (player: Player) => Partial<Player>,
): Partial<ShogunateView> {
  const players = view.players.map((player, place) =>
    place === seat ? { ...player, ...change(player) } : player,
  );
  return { players };
}

/** The score of a player, where it is counted already. */
function scored(player: Player | undefined): Partial<Player> {
  return player?.score === undefined ? {} : { score: player.score };
}

const CHANGES: Readonly<Record<string, Change>> = {
  round_began: (_, facts) => ({ round: Number(facts.round) }),
  card_revealed: (view, { seat, card }) => ({
    ...changed(view, Number(seat), (player) => ({
      hand: without(player.hand, String(card)),
      played: String(card),
      ready: false,
    })),
    waiting: [...view.waiting, Number(seat)],
  }),
  player_named: (view, facts) => ({ waiting: without(view.waiting, Number(facts.named_seat)) }),
  leader_moved: (view, facts) =>
    lined(view, moved(view.line, String(facts.leader), Number(facts.to_slot))),
  leaders_switched: (view, facts) =>
    lined(view, switched(view.line, String(facts.leader), String(facts.other_leader))),
  honour_gained: (view, facts) => ({
    line: honoured(view.line, String(facts.leader), () => Number(facts.honour)),
  }),
  honour_moved: (view, facts) => {
    const taken = honoured(view.line, String(facts.from_leader), (honour) => honour - 1);
    return { line: honoured(taken, String(facts.to_leader), (honour) => honour + 1) };
  },
  shinobi_moved: (view, facts) => ({
    shinobi: Number(facts.to_slot),
    shinobi_leader: view.shinobi_leader === null ? null : String(facts.leader),
  }),
  shinobi_struck: (view, facts) => ({
    line: honoured(view.line, String(facts.leader), () => Number(facts.honour)),
  }),
  strike_changed: (_, facts) => ({ strike: Number(facts.amount) }),
  loyalty_turned: (view, { seat, clan }) =>
    changed(view, Number(seat), (player) => ({
      face_up: [...player.face_up, String(clan)],
      face_down: player.face_down - 1,
    })),
  loyalty_concealed: (view, { seat, clan }) =>
    changed(view, Number(seat), (player) => ({
      face_up: without(player.face_up, String(clan)),
      face_down: player.face_down + 1,
    })),
  loyalty_revealed: (view, { seat, clan, other_clan }, next) =>
    changed(view, Number(seat), () => ({
      loyalty: [String(clan), String(other_clan)],
      ...scored(next.players[Number(seat)]),
    })),
  card_discarded: (view, { seat, card }) =>
    changed(view, Number(seat), (player) => ({
      played: null,
      discard: [...player.discard, String(card)],
    })),
  card_recalled: (view, { seat, card }) =>
    changed(view, Number(seat), (player) => ({
      discard: without(player.discard, String(card)),
      hand: [...player.hand, String(card)],
    })),
  discard_picked_up: (view, { seat }) =>
    changed(view, Number(seat), (player) => ({ discard: [], hand: player.discard })),
  hatamoto_passed: (_, facts) => ({ hatamoto: Number(facts.to_seat) }),
  hatamoto_chosen: (_, facts) => ({ hatamoto: Number(facts.seat) }),
  plot_set_aside: (view, facts) => ({
    plot: null,
    plot_honour: null,
    plots_past: [...view.plots_past, String(facts.plot)],
    strike: 1,
  }),
  plot_revealed: (_, facts, next) => ({
    plot: String(facts.plot),
    plot_honour: next.plot === facts.plot ? next.plot_honour : null,
    plots_left: next.plots_left,
  }),
};

/** The picture after one event; `next` is the picture that all the events lead to. */
export function advance(
  view: ShogunateView,
  event: TableEvent,
  next: ShogunateView,
): ShogunateView {
  return { ...view, ...CHANGES[event.kind]?.(view, event.facts, next) };
}

const TIMES: Readonly<Record<string, number>> = {
  card_revealed: 140,
  player_named: 160,
  leader_moved: 300,
  leaders_switched: 300,
  leader_chosen: 160,
  honour_gained: 180,
  honour_moved: 240,
  shinobi_moved: 300,
  shinobi_struck: 260,
  shinobi_missed: 160,
  strike_changed: 160,
  loyalty_turned: 260,
  loyalty_concealed: 260,
  loyalty_shown: 200,
  loyalty_exchanged: 240,
  card_recalled: 160,
  check_passed: 120,
  hatamoto_passed: 220,
  plot_set_aside: 120,
  plot_revealed: 240,
  loyalty_revealed: 220,
};

/** A whole turn of somebody else is shown in this time at most. */
export const LONGEST = 2000;

/** How long each event stays alone on the table, in milliseconds; 0 goes with the next one. */
export function timesOf(events: readonly TableEvent[]): readonly number[] {
  const times = events.map((event) => TIMES[event.kind] ?? 0);
  const total = times.reduce((sum, time) => sum + time, 0);
  return total <= LONGEST ? times : times.map((time) => Math.round((time * LONGEST) / total));
}
