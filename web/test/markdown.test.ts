import { expect, test } from "vitest";
import { inlines, isDoors, paragraph, parsed, rulingsIn, rulingsOn } from "../src/lib/markdown";
import { guide } from "./catalogues";

test("a line becomes runs", () => {
  expect(inlines("a **b** *c* `d` [e](f.md) §play/arrow.")).toEqual([
    { is: "text", text: "a " },
    { is: "strong", parts: [{ is: "text", text: "b" }] },
    { is: "text", text: " " },
    { is: "em", parts: [{ is: "text", text: "c" }] },
    { is: "text", text: " " },
    { is: "code", text: "d" },
    { is: "text", text: " " },
    { is: "link", parts: [{ is: "text", text: "e" }], to: "f.md" },
    { is: "text", text: " " },
    { is: "cite", rule: "play/arrow" },
    { is: "text", text: "." },
  ]);
});

test.each(["8.3(1)(i)", "5.2(1)A(ii)", "10-2(3)", "8-1(2).2", "card/namamugi", "summary"])(
  "a paragraph is cited as its book writes it: %s",
  (rule) => {
    expect(inlines(`(see §${rule}).`)).toEqual([
      { is: "text", text: "(see " },
      { is: "cite", rule },
      { is: "text", text: ")." },
    ]);
  },
);

test("an anchor names the heading after it", () => {
  const blocks = parsed('<a id="play/name"></a>\n### Title\n\nOne\ntwo.\n\n- a\n- b\n  c\n');
  expect(blocks).toEqual([
    { is: "heading", level: 3, anchor: "play/name", parts: [{ is: "text", text: "Title" }] },
    { is: "paragraph", parts: [{ is: "text", text: "One two." }] },
    {
      is: "list",
      ordered: false,
      items: [[{ is: "text", text: "a" }], [{ is: "text", text: "b c" }]],
    },
  ]);
});

test("Japanese lines meet without a space", () => {
  expect(parsed("旗本が\n選ぶ。")).toEqual([
    { is: "paragraph", parts: [{ is: "text", text: "旗本が選ぶ。" }] },
  ]);
});

test("a table has a head and rows", () => {
  const [block] = parsed("| a | b |\n|---|---|\n| 1 | 2 |");
  expect(block).toEqual({
    is: "table",
    head: [[{ is: "text", text: "a" }], [{ is: "text", text: "b" }]],
    rows: [[[{ is: "text", text: "1" }], [{ is: "text", text: "2" }]]],
  });
});

test.each(["how-to-play.md", "how-to-play.ja.md"])("%s has the paragraphs of the rules", (name) => {
  const blocks = parsed(guide(`shogunate/${name}`));
  for (const rule of ["goal/score", "play/choose", "play/upstream", "end/reveal", "plot/p18"]) {
    expect(paragraph(blocks, rule).length, rule).toBeGreaterThan(1);
  }
  expect(paragraph(blocks, "no/where")).toEqual([]);
});

test("the rulings on a paragraph are found", () => {
  const blocks = parsed(guide("shogunate/rulings.md"));
  expect(rulingsOn(blocks, "play/check").length).toBeGreaterThan(1);
  expect(rulingsOn(blocks, "no/where")).toEqual([]);
});

const HEAD = "| No. | Paragraph | Ruling | Reason | Tests |\n|---|---|---|---|---|\n";

test.each([
  ["in the ruling", "| 3 | §play/check | It is so. *The book can be read otherwise.* | Why. | t |"],
  ["in the reason", "| 3 | §play/check | It is so. | Why. *The book can be read otherwise.* | t |"],
  ["before it", "| 3 | §play/check | *The book can be read otherwise.* It is so. | Why. | t |"],
])("a ruling is marked where the book can be read otherwise: %s", (_, row) => {
  expect(rulingsOn(parsed(HEAD + row), "play/check")).toEqual([
    {
      number: [{ is: "text", text: "3" }],
      rules: [{ is: "cite", rule: "play/check" }],
      ruling: [{ is: "text", text: "It is so." }],
      reason: [{ is: "text", text: "Why." }],
      otherwise: true,
    },
  ]);
});

test("the mark is known in Japanese", () => {
  const row = "| 3 | §play/check | こうする。*別の読み方もできる。* | 理由。 | t |";
  const [ruling] = rulingsIn(parsed(HEAD + row));
  expect(ruling?.otherwise).toBe(true);
  expect(ruling?.ruling).toEqual([{ is: "text", text: "こうする。" }]);
});

test("what is only emphasized is no mark", () => {
  const row = "| 3 | §play/check | It is *so*. | The book can be read otherwise. | t |";
  const [ruling] = rulingsIn(parsed(HEAD + row));
  expect(ruling?.otherwise).toBe(false);
  expect(ruling?.ruling).toHaveLength(3);
});

test("a paragraph of nothing but links leads elsewhere", () => {
  const doors = (text: string) => parsed(text).map(isDoors);
  expect(doors("[日本語](a.md) · [Rulings](b.md) ·\n[Notation](c.md)")).toEqual([true]);
  expect(doors("See [Rulings](b.md) · [Notation](c.md)")).toEqual([false]);
  expect(doors("[Rulings](b.md)")).toEqual([false]);
  expect(doors("# [a](b) · [c](d)")).toEqual([false]);
});
