import { expect, test } from "vitest";
import { border, overlaysOf, pointedAt, unseen } from "../../src/games/battles/overlays";
import { viewOf } from "../../src/games/battles/table";
import type { OverlaysView, RangeView } from "../../src/games/battles/view";

const GUN: RangeView = {
  unit: "guns_a",
  hex: "h1305",
  kind: "fire",
  within: ["h1304", "h1303"],
  seen: ["h1304"],
};
const OYAMA: RangeView = { ...GUN, unit: "oyama", hex: "h1607", kind: "command", seen: [] };
const LAID: OverlaysView = { zones: [[], []], ranges: [GUN, OYAMA] };
const PIECES = [
  { unit: "guns_a", seat: 0, hex: "h1305", disordered: false, marked: false },
  { unit: "oyama", seat: 0, hex: "h1607", disordered: false, marked: false },
];
const IDLE = viewOf({ pieces: PIECES, declared: null });
const ACTING = viewOf({
  pieces: PIECES,
  declared: { unit: "guns_a", target: null, support: [], via: null, trail: [] },
});

test("the piece in the hex pointed at is meant", () => {
  expect(pointedAt(LAID, IDLE, ["h1607", "h1305"])).toEqual([OYAMA]);
});

test("over an empty hex the selected piece is meant, then the one that acts", () => {
  expect(pointedAt(LAID, ACTING, ["h0101", "h1607"])).toEqual([OYAMA]);
  expect(pointedAt(LAID, ACTING, ["h0101"])).toEqual([GUN]);
  expect(pointedAt(LAID, ACTING, [null])).toEqual([GUN]);
});

test("pointing at nothing means no piece", () => {
  expect(pointedAt(LAID, IDLE, [null])).toEqual([]);
  expect(overlaysOf(null)).toBeNull();
});

test("shaded is what is in range and cannot be fired at; never a commander's range", () => {
  expect(unseen(GUN)).toEqual(["h1303"]);
  expect(unseen(OYAMA)).toEqual([]);
});

test("a border runs around hexes and never between two of them", () => {
  const sides = (path: string) => path.split("M").length - 1;
  expect(sides(border(["h1305"]))).toBe(6);
  expect(sides(border(["h1305", "h1306"]))).toBe(10);
  expect(sides(border(["h0101"]))).toBe(6);
  expect(border([])).toBe("");
});
