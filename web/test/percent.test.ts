import { expect, test } from "vitest";
import { percentages } from "../src/lib/percent";

test("percentages add up to 100, and none is off by a whole point", () => {
  expect(percentages([15, 20, 1])).toEqual([42, 55, 3]);
  for (let first = 0; first <= 36; first += 1) {
    for (let second = 0; first + second <= 36; second += 1) {
      const counts = [first, second, 36 - first - second];
      const found = percentages(counts);
      expect(found.reduce((sum, one) => sum + one, 0)).toBe(100);
      counts.forEach((count, index) => {
        expect(Math.abs((found[index] ?? 0) - (count * 100) / 36)).toBeLessThan(1);
      });
    }
  }
});

test("equal counts differ by one point at most, the first being larger", () => {
  expect(percentages([1, 1, 1])).toEqual([34, 33, 33]);
  expect(percentages([0, 5])).toEqual([0, 100]);
  expect(percentages([0, 0])).toEqual([0, 0]);
});
