import { expect, test } from "vitest";
import { gapBetween, lineTo, lineToRound, placeNear } from "../src/lib/bubble";
import { overlap, type Box } from "../src/lib/placing";

const WINDOW = { width: 1200, height: 800 };
const BUBBLE = { width: 300, height: 120 };
const TARGET: Box = { left: 500, top: 400, width: 60, height: 60 };
const NOTHING = { kept: [], legal: [], pieces: [] };

/** A board full of small things. */
const FULL: readonly Box[] = Array.from({ length: 400 }, (_, index) => ({
  left: (index % 20) * 60,
  top: Math.floor(index / 20) * 40,
  width: 56,
  height: 36,
}));

test("a bubble stands close to its target, also on a board full of pieces", () => {
  for (const around of [NOTHING, { ...NOTHING, legal: FULL }, { ...NOTHING, pieces: FULL }]) {
    const gap = gapBetween(placeNear(TARGET, BUBBLE, WINDOW, around), TARGET);
    expect(gap).toBeGreaterThan(15);
    expect(gap).toBeLessThan(60);
  }
});

test("a bubble keeps off the question, and off what may be chosen where that is near", () => {
  const below = { left: 0, top: 480, width: 1200, height: 320 };
  const place = placeNear(TARGET, BUBBLE, WINDOW, { ...NOTHING, kept: [below] });
  expect(overlap(place, below)).toBe(0);
  const right = { left: 570, top: 300, width: 400, height: 300 };
  const other = placeNear(TARGET, BUBBLE, WINDOW, { ...NOTHING, legal: [right] });
  expect(overlap(other, right)).toBe(0);
  expect(gapBetween(other, TARGET)).toBeLessThan(60);
});

test("a bubble never lies on its target nor outside the window", () => {
  const corner = { left: 1100, top: 740, width: 90, height: 50 };
  const place = placeNear(corner, BUBBLE, WINDOW, { ...NOTHING, pieces: FULL });
  expect(overlap(place, corner)).toBe(0);
  expect(overlap(place, { left: 0, top: 0, ...WINDOW })).toBe(300 * 120);
});

test("a line leads from the edge of the bubble to the ring", () => {
  const bubble = { left: 620, top: 380, ...BUBBLE };
  const [from, to] = lineTo(bubble, TARGET) ?? [];
  expect(from).toEqual({ x: 620, y: 430 });
  expect(to).toEqual({ x: 560, y: 430 });
  expect(lineToRound(bubble, TARGET)).toEqual([
    { x: 620, y: 430 },
    { x: 560, y: 430 },
  ]);
});

test("without room there is no line", () => {
  expect(lineTo({ left: 562, top: 380, ...BUBBLE }, TARGET)).toBeNull();
  expect(lineToRound({ left: 540, top: 380, ...BUBBLE }, TARGET)).toBeNull();
});
