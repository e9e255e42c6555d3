import { expect, test } from "vitest";
import { stacked, trailsOf } from "../../src/games/battles/trails";
import type { Facts, TableEvent } from "../../src/lib/wire";

const told = (n: number, kind: string, facts: Facts): TableEvent => ({
  n,
  moment: n,
  kind,
  facts,
  rule: null,
  private: false,
});

const both = { unit: "aizu", target_unit: "satsuma_1" };
const shot = told(1, "fire_declared", {
  ...both,
  support_units: ["kuwana"],
  from_hex: "0820",
  hex: "0921",
  support_hexes: ["0922"],
});
const rolled = { number: 2, other_number: 5, modifier: 0, total: 7, strength: 4, result: "d" };

test("a move is drawn over the hexes it went through, a retreat is told from it", () => {
  const move = {
    unit: "aizu",
    mode: "road",
    from_hex: "0820",
    hex: "1020",
    path: ["0920", "1020"],
  };
  const back = { unit: "satsuma_1", from_hex: "1020", hex: "1120" };
  const { ways } = trailsOf([told(1, "unit_moved", move), told(2, "unit_retreated", back)]);
  expect(ways).toEqual([
    { n: 1, piece: "aizu", hexes: ["h0820", "h0920", "h1020"], back: false },
    { n: 2, piece: "satsuma_1", hexes: ["h1020", "h1120"], back: true },
  ]);
});

test("fire is an arrow from everybody who takes part, with its dice at the target", () => {
  const fire = told(2, "fire_resolved", { ...both, hex: "0921", ...rolled });
  const { aims, casts, ways } = trailsOf([shot, fire]);
  expect(aims).toEqual([{ n: 1, kind: "fire", from: ["h0820", "h0922"], to: "h0921" }]);
  expect(casts).toEqual([{ n: 2, hex: "h0921", dice: [2, 5], result: "result-d", good: null }]);
  expect(ways).toEqual([]);
});

test("a unit that falls leaves its mark where it stood", () => {
  const { losses } = trailsOf([
    shot,
    told(3, "unit_removed", { unit: "satsuma_1", cause: "fire" }),
  ]);
  expect(losses).toEqual([{ n: 3, hex: "h0921" }]);
});

test("dice of one hex lie in rows, the newest three of them", () => {
  const check = (n: number) => told(n, "morale_failed", { unit: "aizu", hex: "0820", number: 6 });
  const { casts } = trailsOf([1, 2, 3, 4].map(check));
  expect(stacked(casts).map(({ n, row }) => [n, row])).toEqual([
    [2, 0],
    [3, 1],
    [4, 2],
  ]);
});
