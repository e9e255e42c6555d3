/** A table as the wire brings it. */

import type { ClockRule, Decision, Table, TableEvent, Turn } from "../src/lib/wire";

export function clock(part: Partial<ClockRule> = {}): ClockRule {
  return { kind: "none", minutes: 0, increment: 0, days: 0, on_timeout: "nothing", ...part };
}

export function event(n: number, kind = "card_revealed", moment = n): TableEvent {
  return { n, moment, kind, facts: { seat: 0, card: "arrow" }, rule: null, private: false };
}

/** An open decision; what a test does not give is as plain as can be. */
export function decision(part: Partial<Decision> = {}): Decision {
  const plain = {
    facts: {},
    phase: "",
    seal: "問",
    preview: "",
    delegate: "",
    last: false,
    verbs: [],
  };
  return { name: "choose_card", rule: "play/choose", surface: "board", ...plain, ...part };
}

export function turn(
  ply: number,
  actions: readonly string[] = ["play arrow"],
  part: Partial<Decision> = {},
): Turn {
  return {
    ply,
    goal: null,
    view: {},
    decision: decision(part),
    legal: actions.map((action) => ({
      action,
      verb: action.split(" ")[0] ?? "",
      facts: {},
    })),
    blocked: [],
    undo: { answer: "impossible", reason: "nothing_to_undo" },
    can_abandon: true,
    since: 0,
  };
}

export function table(part: Partial<Table> = {}): Table {
  return {
    id: "t1",
    edition: "e1",
    title: "Cherry rain",
    game: "shogunate",
    options: {},
    public: false,
    host: true,
    lesson: false,
    goal: null,
    guided: null,
    status: "playing",
    seats: [],
    you: [0],
    ply: 1,
    moment: 1,
    moments: 1,
    to_act: [0],
    round: 1,
    view: {},
    turns: { "0": turn(1) },
    events: [event(0), event(1)],
    chat: [],
    note: "",
    last_seen: null,
    invitations: {},
    clock: clock(),
    chance: {
      scheme: 2,
      commitment: "",
      commitments: [],
      awaited: [],
      words: [],
      unrevealed: [],
      secret: null,
    },
    requests: { undo: null, abandon: null },
    outcome: null,
    rematch: null,
    server_time: 0,
    ...part,
  };
}
