import { expect, test } from "vitest";
import { textWidth } from "../src/lib/textWidth";

test("a joiner has no width, a kanji that of its size", () => {
  expect(textWidth("第\u20603\u2060位", 20)).toBe(textWidth("第3位", 20));
  expect(textWidth("旗本", 20)).toBe(40);
});

test("narrow letters are narrower than others, capitals and m wider", () => {
  const [i, n, N, m] = ["i", "n", "N", "m"].map((letter) => textWidth(letter, 10));
  expect([i, n, N, m]).toEqual([i, n, N, m].toSorted((one = 0, other = 0) => one - other));
  expect(new Set([i, n, N, m]).size).toBe(4);
});
