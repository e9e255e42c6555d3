import { expect, test } from "vitest";
import { overlap, placeBubble, placeWithoutArrow, type Box } from "../src/lib/placing";

const WINDOW = { width: 400, height: 600 };
const WHOLE: Box = { left: 0, top: 0, ...WINDOW };
const BUBBLE = { width: 300, height: 200 };

const boxAt = ({ left, top }: { left: number; top: number }): Box => ({ left, top, ...BUBBLE });

test("a bubble with room below its target stands there", () => {
  const target = { left: 180, top: 100, width: 40, height: 40 };
  for (const place of [
    placeBubble(target, BUBBLE, WINDOW),
    placeWithoutArrow(target, BUBBLE, WINDOW, []),
  ]) {
    expect(place).toMatchObject({ side: "below", left: 50, top: 150 });
  }
});

test("a bubble covers everything else rather than a corner of its target", () => {
  /* Next to the target only what is avoided is left: many of them, on top of each other. */
  const target = { left: 0, top: 0, width: 400, height: 300 };
  const below = { left: 0, top: 310, width: 400, height: 290 };
  const place = placeWithoutArrow(target, BUBBLE, WINDOW, Array<Box>(50).fill(below));
  expect(overlap(boxAt(place), target)).toBe(0);
});

test("a bubble covers pieces rather than what is avoided", () => {
  const target = { left: 180, top: 0, width: 40, height: 40 };
  const avoid = { left: 0, top: 50, width: 400, height: 300 };
  const pieces = Array<Box>(50).fill({ left: 0, top: 350, width: 400, height: 250 });
  const place = placeWithoutArrow(target, BUBBLE, WINDOW, [avoid], pieces);
  expect(overlap(boxAt(place), avoid)).toBe(0);
  expect(overlap(boxAt(place), target)).toBe(0);
});

test("a bubble keeps off pieces where that is near, and inside the window", () => {
  const target = { left: 180, top: 280, width: 40, height: 40 };
  const piece = { left: 0, top: 330, width: 400, height: 100 };
  const place = placeWithoutArrow(target, BUBBLE, WINDOW, [], [piece]);
  expect(overlap(boxAt(place), piece)).toBe(0);
  expect(overlap(boxAt(place), target)).toBe(0);
  expect(overlap(boxAt(place), WHOLE)).toBe(BUBBLE.width * BUBBLE.height);
});

test("a bubble covers a piece rather than go far away", () => {
  const target = { left: 180, top: 20, width: 40, height: 40 };
  const piece = { left: 190, top: 100, width: 20, height: 10 };
  const place = placeWithoutArrow(target, BUBBLE, WINDOW, [], [piece]);
  expect(place.top).toBeLessThan(100);
});
