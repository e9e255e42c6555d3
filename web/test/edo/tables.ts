/** A table of EDO for tests: the printed facts that matter, and a view in the planning phase. */

import type { BoardProps } from "../../src/games/contract";
import { opened, Voice } from "../../src/lib/voice";
import type { Blocked, Choice, Facts, Json, JsonObject, Turn } from "../../src/lib/wire";
import { gameText, pageText } from "../catalogues";
import { decision as open } from "../tables";

const face = (action: string, officials: number, amount = 0): JsonObject => ({
  action,
  officials,
  amount,
});

export const CONTENT: Json = {
  cards: {
    card: [
      {
        id: "domain",
        price: 0,
        faces: [
          face("rice_delivery", 2, 2),
          face("money", 3, 5),
          face("forestry", 2),
          face("building", 2),
        ],
      },
      {
        id: "court",
        price: 0,
        faces: [
          face("travel", 3, 2),
          face("rice_field", 2),
          face("trading", 2),
          face("recruit", 1),
        ],
      },
      {
        id: "works",
        price: 0,
        faces: [
          face("quarry", 2),
          face("building", 1),
          face("authorization", 1),
          face("travel", 1),
        ],
      },
      { id: "caravan", price: 3, faces: [face("trading", 3), face("travel", 4, 2)] },
    ],
  },
  merchants: { merchant: [{ id: "m01", good: "wood", most: 2, each: 2, price: [0, 0, 3, 2] }] },
  buildings: { building: [{ id: "house", price: [3, 0, 0, 3], points: 1 }] },
  demands: { demand: [{ id: "local_1", kind: "local", price: [0, 0, 3, 0] }] },
  table: { end_points: 12 },
};

export const PLAYER: JsonObject = {
  points: 3,
  wood: 4,
  stone: 2,
  rice: 3,
  ryo: 14,
  officials: 3,
  neutrals: 1,
  blacks: 0,
  houses: 5,
  posts: 1,
  temples: 3,
  cards: ["caravan"],
  privileges: [],
  tokens: 0,
  in_edo: false,
  ready: false,
  plan: [null, null, null],
};

export function view(changes: JsonObject = {}): JsonObject {
  return {
    modules: ["ronin"],
    side: "small",
    round: 2,
    phase: "plan",
    start: 1,
    covered: ["odawara"],
    outsiders: [],
    fields: [],
    cities: [
      {
        city: "sakura",
        tile: "town_5",
        sites: 5,
        buildings: [{ seat: 0, building: "house" }],
        fortress_sites: 1,
        fortresses: 0,
        income: [{ seat: 0, strength: 1, ryo: 5 }],
      },
    ],
    samurai: [
      { space: "forestry_1", seat: 0, count: 2, black: 1 },
      { space: "forestry_1", seat: 1, count: 1, black: 0 },
    ],
    temples: [{ space: "river_tama", seat: 1 }],
    merchant: "edo",
    ronin: ["forestry_1", "quarry_1", "quarry_1"],
    players: [PLAYER, { ...PLAYER, cards: [] }, { ...PLAYER, cards: [], ready: true }],
    turn: null,
    you: { seat: 0, plan: [null, null, null], answers: [] },
    ...changes,
  };
}

export function choice(action: string, facts: Facts): Choice {
  const verb = action.split(" ").filter((word) => !Object.values(facts).map(String).includes(word));
  return { action, verb: verb.join("_"), facts };
}

export function blocked(action: string, facts: Facts, reason: string): Blocked {
  return { ...choice(action, facts), rule: "move/price", reason, because: {} };
}

export function asked(name: string, legal: readonly Choice[], no: readonly Blocked[] = []): Turn {
  const undo = { answer: "free", reason: "own_pending" } as const;
  const decision = open({ name, rule: "plan/cards" });
  return {
    ply: 1,
    view: view(),
    decision,
    legal,
    blocked: no,
    undo,
    can_abandon: true,
    goal: null,
    since: 0,
  };
}

export function speaker(lang: "en" | "ja" = "en"): Voice {
  const texts = [opened(gameText("edo", lang), lang), opened(pageText(lang), lang)];
  return new Voice(lang, texts, ["Hana", "Mei", "Kato"], 0);
}

/** What a component is given; only what the tests look at is real. */
export function props(changes: Partial<BoardProps> = {}): BoardProps {
  return {
    view: view(),
    seat: 0,
    turn: null,
    toAct: [0],
    seats: [],
    table: "t",
    content: CONTENT,
    say: speaker(),
    also: speaker("ja"),
    act: () => undefined,
    actAll: () => Promise.resolve(true),
    selected: [],
    select: () => undefined,
    why: () => ({ text: "" }),
    explain: () => undefined,
    cite: () => undefined,
    news: [],
    recent: [],
    reducedMotion: false,
    narrow: false,
    pointed: null,
    ...changes,
  };
}
