import { expect, test } from "vitest";
import { grouped } from "../src/lib/record";
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
