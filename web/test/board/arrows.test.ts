import { expect, test } from "vitest";
import { arrowHead, arrowPath, levelsOf } from "../../src/board/arrows";

test("longer arrows run higher", () => {
  const spans = [
    { from: 4, to: 2 },
    { from: 4, to: 3 },
    { from: 1, to: 2 },
  ];
  expect(levelsOf(spans)).toEqual([1, 0, 0]);
});

test("an arrow starts at the row and ends above it", () => {
  const path = arrowPath(300, 100, 0, 44, 0);
  expect(path.startsWith("M300 44V")).toBe(true);
  expect(path.endsWith("V29")).toBe(true);
  expect(arrowHead(100, 44)).toBe("M92 29H108L100 37Z");
});
