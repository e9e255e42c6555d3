import { expect, test } from "vitest";
import { HEIGHT, placedCasts } from "../../src/games/battles/casts";
import { beyond, middleOf } from "../../src/games/battles/geometry";
import { counterBox } from "../../src/games/battles/names";
import type { Cast } from "../../src/games/battles/trails";
import { overlap } from "../../src/lib/placing";

const HEX = "h1112";
const cast = (n: number, hex = HEX): Cast => ({
  n,
  hex,
  dice: [2],
  result: "view-check_held",
  good: true,
});
const WIDE = 100;
const placed = (casts: readonly Cast[], stood: readonly string[], scale = 1) =>
  placedCasts(casts, { stood, legal: [], names: [] }, () => WIDE, scale);
const neighbours = [0, 1, 2, 3, 4, 5].map((side) => beyond(HEX, side) ?? "");

test("dice lie over no counter where there is a free place beside their own", () => {
  for (const free of neighbours.keys()) {
    const stood = [HEX, ...neighbours.filter((_, side) => side !== free)];
    const [box] = placed([cast(1)], stood);
    const hit = stood.filter((hex) => box && overlap(box, counterBox(hex)) > 0);
    expect(hit, `free side ${String(free)}`).toEqual([]);
  }
});

test("dice lie over no hex that may be chosen, and are left out where no other place is near", () => {
  const around = (hexes: readonly string[]) => [
    ...new Set(hexes.flatMap((hex) => [0, 1, 2, 3, 4, 5].map((side) => beyond(hex, side) ?? ""))),
  ];
  const [free = "", ...legal] = neighbours;
  const [box] = placedCasts([cast(1)], { stood: [HEX], legal, names: [] }, () => WIDE, 1);
  expect(legal.filter((hex) => box && overlap(box, counterBox(hex)) > 400)).toEqual([]);
  const all = around([free, ...around(neighbours)]);
  expect(placedCasts([cast(1)], { stood: [HEX], legal: all, names: [] }, () => WIDE, 1)).toEqual(
    [],
  );
});

test("dice keep off a name where they have another place", () => {
  const [free] = placed([cast(1)], [HEX]);
  const names = free ? [free] : [];
  const [box] = placedCasts([cast(1)], { stood: [HEX], legal: [], names }, () => WIDE, 1);
  expect(box && free && overlap(box, free)).toBe(0);
});

test("dice stay near their hex and are as large as they are shown", () => {
  const [box] = placed([cast(1)], [HEX, ...neighbours], 1.5);
  const { x, y } = middleOf(HEX);
  expect(box?.width).toBe(WIDE * 1.5);
  expect(box?.height).toBe(HEIGHT * 1.5);
  expect(Math.abs((box?.left ?? 0) + WIDE * 0.75 - x)).toBeLessThan(170);
  expect(Math.abs((box?.top ?? 0) - y)).toBeLessThan(120);
});

test("dice of one hex are piled, the newest on top, and those of another keep off them", () => {
  const other = beyond(HEX, 0) ?? "";
  const [first, second, third] = placed([cast(1), cast(2), cast(3, other)], [HEX, other]);
  expect(second && first && first.top - second.top).toBe(HEIGHT + 2);
  expect(third && second && overlap(third, second)).toBe(0);
  expect(third && first && overlap(third, first)).toBe(0);
});
