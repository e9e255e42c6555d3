import { describe, expect, test } from "vitest";
import { plaqueOf } from "../src/games/edo/layout";
import { gainSpot, paidWidth, SIGN_WIDTH } from "../src/games/edo/notes";
import { gainsOf } from "../src/games/edo/flights";
import { arrowsOf, traceText, tracesOf } from "../src/games/shogunate/traces";
import { marksOf, tellingOf } from "../src/games/twilight/changes";
import type { Facts, TableEvent } from "../src/lib/wire";
import { table as line } from "./shogunate/turns";

const told = (n: number, kind: string, facts: Facts): TableEvent => ({
  n,
  moment: n,
  kind,
  facts,
  rule: null,
  private: false,
});

describe("Twilight", () => {
  const coup = { seat: 0, space: "tosa", number: 5, points: 3, stability: 2, value: 4 };
  const events = [
    told(1, "coup_rolled", coup),
    told(2, "influence_removed", { seat: 1, space: "tosa", amount: 3, influence: 0 }),
    told(3, "influence_placed", { seat: 0, space: "tosa", amount: 1, influence: 1 }),
    told(4, "card_played", { seat: 1, card: "ii" }),
    told(5, "influence_placed", { seat: 1, space: "tosa", amount: 2, influence: 2 }),
  ];

  test("dice lie at the space they were rolled for, with what came and went there", () => {
    expect(marksOf(events).get("tosa")).toEqual({
      dice: [{ face: 5, tone: "anti" }],
      anti: 1,
      pro: -1,
    });
  });

  test("the own roll is still told when the other side has played a card", () => {
    expect(tellingOf(events, 1).map(({ n }) => n)).toEqual([1]);
  });
});

describe("Shogunate", () => {
  const events = [
    told(1, "leader_moved", { seat: 1, leader: "snake", from_slot: 6, to_slot: 5 }),
    told(2, "leader_moved", { seat: 2, leader: "snake", from_slot: 5, to_slot: 4 }),
    told(3, "honour_moved", { seat: 2, from_leader: "cat", to_leader: "snake", amount: 1 }),
    told(4, "shinobi_struck", { leader: "cat", amount: 2, honour: 0 }),
  ];
  const traces = tracesOf(events);

  test("a leader that was moved twice has one way, from where it began", () => {
    expect(arrowsOf(traces, line())).toEqual([{ from: 6, to: 4, both: false }]);
  });

  test("what happened to a leader is said in a few signs", () => {
    expect(traceText(traces.get("snake"), 4)).toBe("↑2 +1誉");
    expect(traceText(traces.get("cat"), 1)).toBe("−3誉");
    expect(traceText(traces.get("carp"), 6)).toBe("");
  });
});

test("in EDO goods lie at the place that brought them, a sum for each of the newest three seats", () => {
  const produced = (n: number) =>
    told(n, "goods_produced", { seat: n % 4, space: "cedar", good: "wood", amount: n });
  const paid = told(9, "income_paid", { seat: 0, city: "edo", amount: 5 });
  const gains = gainsOf([...[1, 2, 3, 4, 6].map(produced), paid]);
  expect(gains.map(({ place, amount, row }) => [place, amount, row])).toEqual([
    ["cedar", 3, 0],
    ["cedar", 4, 1],
    ["cedar", 8, 2],
    ["edo", 5, 0],
  ]);
  expect(gains.at(-1)?.good).toBe("ryo");
});

test("in EDO a city tells everybody it paid, side by side, and the money once", () => {
  const paid = [5, 4, 2, 1].map((amount, seat) =>
    told(seat, "income_paid", { seat, city: "edo", amount }),
  );
  const gains = gainsOf(paid);
  expect(gains.map(({ seat, amount, row }) => [seat, amount, row])).toEqual([
    [0, 5, 0],
    [1, 4, 1],
    [2, 2, 2],
    [3, 1, 3],
  ]);
  const amounts = gains.map(({ amount }) => amount);
  const spot = gainSpot("edo", "large", plaqueOf("large", "edo", 10, 3), amounts);
  expect(spot.across).toBeGreaterThan(paidWidth(amounts));
  expect(spot.x).toBe(-(spot.x + 3 * spot.across + paidWidth(amounts) + SIGN_WIDTH));
});
