import { describe, expect, it } from "vitest";
import { leadOf } from "../src/lib/guides.svelte";
import { parsed } from "../src/lib/markdown";
import { excerpt, matching, sectionsOf } from "../src/lib/search";

const BLOCKS = parsed(`# Guide

<a id="1"></a>
### Coup (§1)

A die and the points.

<a id="2"></a>
### Placing (§2)

A coup is no placing.

- first
- the court
`);
const SECTIONS = sectionsOf(BLOCKS);

describe("looking something up", () => {
  it("knows the paragraphs of a document", () => {
    expect(SECTIONS.map(({ anchor, title }) => [anchor, title])).toEqual([
      ["1", "Coup"],
      ["2", "Placing"],
    ]);
    expect(SECTIONS[1]?.text).toBe("A coup is no placing. first the court");
  });

  it("finds what holds every word, titles first", () => {
    expect(matching(SECTIONS, "COUP").map(({ anchor }) => anchor)).toEqual(["1", "2"]);
    expect(matching(SECTIONS, "coup court").map(({ anchor }) => anchor)).toEqual(["2"]);
    expect(matching(SECTIONS, "§2").map(({ anchor }) => anchor)).toEqual(["2"]);
    expect(matching(SECTIONS, "  ")).toEqual([]);
  });

  it("shows the words around it", () => {
    const [first] = SECTIONS;
    expect(first && excerpt(first, "die")).toBe("A die and the points.");
  });

  it("keeps links between our documents inside", () => {
    expect(leadOf("#2", "edo")).toEqual({ part: null, anchor: "2" });
    expect(leadOf("/learn/edo?part=rulings", "edo")).toEqual({ part: "rulings", anchor: "" });
    expect(leadOf("/learn/edo#a", "edo")).toEqual({ part: "guide", anchor: "a" });
    expect(leadOf("/learn/battles", "edo")).toBeNull();
    expect(leadOf("https://example.org", "edo")).toBeNull();
  });
});
