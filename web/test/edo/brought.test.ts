import { describe, expect, test } from "vitest";
import { broughtBy, turnOf } from "../../src/games/edo/brought";
import { changes } from "../../src/games/edo/forecast.svelte";
import { counted } from "../../src/games/edo/pieces";
import type { Facts, TableEvent } from "../../src/lib/wire";
import { speaker } from "./tables";

function told(rows: readonly (readonly [string, Facts])[]): readonly TableEvent[] {
  return rows.map(([kind, facts], n) => ({ n, moment: n, kind, facts }) as unknown as TableEvent);
}

const shown = (seat: number, slot: number): readonly [string, Facts] => [
  "card_shown",
  { seat, slot, card: "works", action: "quarry", own: 2, neutral: 0, black: 0 },
];
const ended = (seat: number): readonly [string, Facts] => ["turn_ended", { seat }];

function lines(rows: readonly (readonly [string, Facts])[], slot = 1, lang: "en" | "ja" = "en") {
  const say = speaker(lang);
  return broughtBy(turnOf(told(rows), 0, slot)).map(({ kind, facts, gain, times }) => [
    ...changes(gain).map(({ good, amount }) => `${amount} ${good}`),
    say.message(`brought-${kind}`, facts),
    times,
  ]);
}

describe("a finished card of the plan", () => {
  const produced = { seat: 0, space: "quarry_2", good: "stone", amount: 3 };

  test("says what its officials brought, each thing once", () => {
    const rows = [
      ["round_began", { round: 2, seat: 0 }],
      shown(0, 1),
      ["samurai_moved", { seat: 0, from_space: "edo", to_space: "quarry_2", price: 2 }],
      ["goods_produced", produced],
      ["goods_produced", { ...produced, amount: 2 }],
      ended(0),
      shown(0, 2),
      ["money_collected", { seat: 0, amount: 5 }],
    ] as const;
    expect(lines(rows)).toEqual([["5 stone", "from Slate Quarry", 2]]);
    expect(lines(rows, 1, "ja")).toEqual([["5 stone", "青石の石場から", 2]]);
    expect(lines(rows, 2)).toEqual([["5 ryo", "collected", 1]]);
    expect(lines(rows, 3)).toEqual([]);
  });

  test("does not count what was undone", () => {
    const rows = [
      ["round_began", { round: 2, seat: 0 }],
      shown(0, 1),
      ["rice_delivered", { seat: 0, amount: 2 }],
      ["undone", { seat: 0 }],
      ["rice_delivered", { seat: 0, amount: 2 }],
      ended(0),
    ] as const;
    expect(lines(rows)).toEqual([["2 rice", "delivered", 1]]);
  });

  test("counts the points with what was built, and what was paid", () => {
    const rows = [
      ["round_began", { round: 2, seat: 0 }],
      shown(0, 1),
      ["house_built", { seat: 0, city: "odawara", site: 2 }],
      ["points_scored", { seat: 0, amount: 1, points: 4 }],
      ["goods_bought", { seat: 0, merchant: "m05", amount: 2, good: "stone", price: 4 }],
      ended(0),
    ] as const;
    expect(lines(rows)).toEqual([
      ["1 points", "house in Odawara", 1],
      ["2 stone", "-4 ryo", "from the Quarry Cart", 1],
    ]);
  });

  test("tells of ways only where nothing else was done", () => {
    const rows = [
      ["round_began", { round: 2, seat: 0 }],
      shown(0, 1),
      ["samurai_moved", { seat: 0, from_space: "edo", to_space: "quarry_2", price: 2 }],
      ended(0),
    ] as const;
    expect(lines(rows)).toEqual([["-2 ryo", "samurai to Slate Quarry", 1]]);
  });

  test("is of this round and of this seat", () => {
    const rows = [
      ["round_began", { round: 1, seat: 0 }],
      shown(0, 1),
      ["goods_produced", produced],
      ended(0),
      ["round_began", { round: 2, seat: 0 }],
      shown(1, 1),
      ["money_collected", { seat: 1, amount: 5 }],
      ended(1),
    ] as const;
    expect(lines(rows)).toEqual([]);
  });
});

test("equal privileges are counted", () => {
  expect(counted(["support", "trade", "support"])).toEqual([
    ["support", 2],
    ["trade", 1],
  ]);
});
