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

test("the first ones add up to what their sum is alone", () => {
  for (const counts of [
    [1, 1, 4],
    [1, 1, 1, 3],
    [1, 1, 1, 1, 1, 1],
    [1, 2, 3, 4, 5, 6, 15],
  ]) {
    const shares = percentages(counts);
    counts.forEach((_, first) => {
      const together = counts.slice(0, first).reduce((sum, one) => sum + one, 0);
      const rest = counts.slice(first).reduce((sum, one) => sum + one, 0);
      const added = shares.slice(0, first).reduce((sum, one) => sum + one, 0);
      expect(added).toBe(percentages([together, rest])[0]);
    });
  }
});

test("nothing has no shares", () => {
  expect(percentages([0, 5])).toEqual([0, 100]);
  expect(percentages([0, 0])).toEqual([0, 0]);
});
