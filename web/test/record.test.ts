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
