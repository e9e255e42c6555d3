import { expect, test } from "vitest";
import { percentages } from "../src/lib/percent";

const sum = (shares: readonly number[]) => shares.reduce((all, one) => all + one, 0);

test("percentages add up to 100 where no two are equal, and none is off by a whole point", () => {
  expect(percentages([15, 20, 1])).toEqual([42, 55, 3]);
  for (let first = 0; first <= 36; first += 1) {
    for (let second = 0; first + second <= 36; second += 1) {
      const counts = [first, second, 36 - first - second];
      const found = percentages(counts);
      if (new Set(counts).size === 3) expect(sum(found)).toBe(100);
      counts.forEach((count, index) => {
        expect(Math.abs((found[index] ?? 0) - (count * 100) / 36)).toBeLessThan(1);
      });
    }
  }
});

test("equal chances look equal", () => {
  expect(percentages([1, 1, 1, 1, 1, 1])).toEqual([17, 17, 17, 17, 17, 17]);
  expect(percentages([1, 4, 1])).toEqual([17, 66, 17]);
  expect(percentages([15, 6, 15])).toEqual([42, 16, 42]);
  expect(percentages([1, 1, 1])).toEqual([33, 33, 33]);
  expect(percentages([27, 189])).toEqual([13, 87]);
});

test("nothing has no shares", () => {
  expect(percentages([0, 5])).toEqual([0, 100]);
  expect(percentages([0, 0])).toEqual([0, 0]);
});
