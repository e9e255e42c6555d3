import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parsed, rulingsIn } from "../../src/lib/markdown";

test.each(["rulings.md", "rulings.ja.md"])(
  "%s marks where the book can be read otherwise",
  (page) => {
    const url = new URL(`../../../docs/games/edo/${page}`, import.meta.url);
    const marked = rulingsIn(parsed(readFileSync(url, "utf8"))).filter((one) => one.otherwise);
    const numbers = marked.map(({ number: [first] }) => (first?.is === "text" ? first.text : ""));
    expect(numbers).toEqual(["18", "26", "31", "47", "48"]);
  },
);
