import { expect, test } from "vitest";
import { lastPlaces } from "../../src/games/battles/fight";
import { viewOf } from "../../src/games/battles/table";
import type { Facts, TableEvent } from "../../src/lib/wire";

const told = (n: number, kind: string, facts: Facts): TableEvent => ({
  n,
  moment: n,
  kind,
  facts,
  rule: null,
  private: false,
});

const pieces = [
  { unit: "aizu", hex: "h0820", seat: 0, disordered: false, marked: false },
  { unit: "satsuma_1", hex: "h0921", seat: 1, disordered: false, marked: false },
];
const quiet = viewOf({ pieces, declared: null });

test("the last event with a place is shown with all its hexes", () => {
  const move = told(1, "unit_moved", { unit: "aizu", from_hex: "0718", hex: "0820" });
  const phase = told(2, "phase_ended", { phase: "move" });
  expect(new Set(lastPlaces([move, phase], quiet))).toEqual(new Set(["h0718", "h0820"]));
});

test("an event that names only a unit happened where it stands", () => {
  const back = told(1, "unit_recovered", { unit: "satsuma_1", number: 5 });
  expect(lastPlaces([back], quiet)).toEqual(["h0921"]);
});

test("without events it is where somebody is declared to act, and against whom", () => {
  const declared = { unit: "aizu", target: "satsuma_1", support: [], via: null, trail: [] };
  expect(lastPlaces([], viewOf({ pieces, declared }))).toEqual(["h0820", "h0921"]);
  expect(lastPlaces([], quiet)).toEqual([]);
});
