import { expect, test } from "vitest";
import { grouped, lastOwnMoment } from "../src/lib/record";
import type { TableEvent } from "../src/lib/wire";
import { event } from "./tables";

const began = (n: number, round: number): TableEvent => ({
  ...event(n, "round_began"),
  facts: { round, seat: 0 },
});

test("lines stand under their round, the set-up under none", () => {
  const groups = grouped([event(0, "leader_laid"), began(1, 1), event(2), began(3, 2), event(4)]);
  expect(groups.map(({ round, events }) => [round, events.length])).toEqual([
    [0, 1],
    [1, 2],
    [2, 2],
  ]);
});

test("no lines make no groups", () => {
  expect(grouped([])).toEqual([]);
});

test("showing again begins after the reader's own last action", () => {
  const other = (n: number): TableEvent => ({ ...event(n), facts: { seat: 1, card: "storms" } });
  expect(lastOwnMoment([event(3), other(4), other(5)], 0)).toBe(3);
  expect(lastOwnMoment([event(3)], null)).toBe(0);
});

test("rounds are counted anew in every turn, and a turn stands under its own head", () => {
  const turn = (n: number, number: number): TableEvent => ({
    ...event(n, "turn_began"),
    facts: { turn: number, seat: 0 },
  });
  const round = (n: number, number: number, of: number): TableEvent => ({
    ...event(n, "round_began"),
    facts: { turn: of, round: number, seat: 0 },
  });
  const groups = grouped([turn(0, 1), round(1, 1, 1), event(2), turn(3, 2), round(4, 1, 2)]);
  expect(groups.map(({ head }) => head?.kind)).toEqual([
    "turn_began",
    "round_began",
    "turn_began",
    "round_began",
  ]);
});
