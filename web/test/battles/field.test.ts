import { describe, expect, test } from "vitest";
import { fieldOf } from "../../src/games/battles/field";
import {
  beyond,
  boxAround,
  columnOf,
  HEXES,
  middleOf,
  rowOf,
  sideTo,
  HEX_WIDTH,
} from "../../src/games/battles/geometry";
import { headText, resultsOf } from "../../src/games/battles/results";
import { courses, soft } from "../../src/games/battles/terrain";

import { opened, Voice } from "../../src/lib/voice";
import { gameText } from "../catalogues";

const ROW = ".".repeat(28);
const CONTENT = {
  scenarios: { scenario: [{ id: "toba", first: "shogunate", second: "satcho" }] },
  formations: { formation: [{ id: "satsuma", colour: "#AE2F1C", crest: "cross" }] },
  "toba/map": {
    terrain: [`~h${ROW.slice(2)}`, ...Array.from({ length: 23 }, () => ROW)],
    water: [{ id: "river", sides: ["0101-0102", "0102-0201"] }],
    road: [{ id: "a", hexes: ["0101", "0102", "0103"] }],
    bridge: [{ id: "b", side: "0101-0102" }],
    victory: [{ id: "c", hex: "0103", control: "satcho" }],
    entry: [{ id: "shogunate", hex: "0103" }],
    drawn: [{ id: "katsura", kind: "water", row: 3.5, column: 2 }],
  },
  "toba/units": [
    {
      id: "satsuma_1",
      side: "satcho",
      contingent: "satsuma",
      type: "infantry",
      fire: "4",
      melee: "-",
      morale: "5",
      move: "4",
      range: "-",
      drawn: "薩一",
    },
  ],
  "toba/track": [{ turn: "1", first: "R", second: "-" }],
  fire: [
    { roll: "2", "1": "-", "4-5": "-", "10+": "D", provenance: "reconstructed", why: "" },
    { roll: "3", "1": "-", "4-5": "D", "10+": "DD", provenance: "reconstructed", why: "" },
  ],
};

describe("the grid", () => {
  test("has 24 rows of 28 hexes", () => {
    expect(HEXES).toHaveLength(672);
    expect([HEXES[0], HEXES.at(-1)]).toEqual(["h0101", "h2428"]);
    expect([rowOf("h1122"), columnOf("h1122")]).toEqual([11, 22]);
  });

  test("every neighbour has this hex for its neighbour", () => {
    for (const hex of HEXES) {
      for (let side = 0; side < 6; side += 1) {
        const other = beyond(hex, side);
        if (other !== null) expect(beyond(other, (side + 3) % 6)).toBe(hex);
      }
    }
  });

  test("even rows lie half a hex further east", () => {
    expect(sideTo("h1122", "h1222")).toBe(1);
    expect(sideTo("h1122", "h1023")).toBe(-1);
    expect(middleOf("h1222").x - middleOf("h1122").x).toBeCloseTo(HEX_WIDTH / 2);
  });

  test("a box has room about its hexes and stays on the plane", () => {
    const { x, y } = middleOf("h1214");
    expect(boxAround(["h1214"], 10)).toEqual({ x: x - 10, y: y - 10, width: 20, height: 20 });
    expect(boxAround(["h2401"], 900).x).toBe(0);
  });
});

describe("the data rows", () => {
  const field = fieldOf(CONTENT, "toba");

  test("become ground, water, roads and names", () => {
    expect(field.ground.get("h2401")).toBe("lake");
    expect(field.ground.get("h2402")).toBe("hill");
    expect(field.waters.river).toEqual([
      { hex: "h0101", side: 0 },
      { hex: "h0102", side: 2 },
    ]);
    expect(field.ways).toEqual([["h0101", "h0102", "h0103"]]);
    expect(field.labels[0]?.row).toBe(3.5);
    expect(field.track[0]?.arrivals).toEqual([true, false]);
  });

  test("become counters; a strength that is not printed is none", () => {
    const print = field.pieces.get("satsuma_1");
    expect(print).toMatchObject({ seat: 1, fire: 4, melee: null, colour: "#AE2F1C" });
  });

  test("are read once", () => {
    expect(fieldOf(CONTENT, "toba")).toBe(field);
  });
});

describe("lines", () => {
  test("sides that meet are one soft line", () => {
    const path = courses(fieldOf(CONTENT, "toba").waters.river);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path).toContain("Q");
  });

  test("a sharp point is passed through", () => {
    const chain = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ];
    expect(soft(chain)).toBe("M0 0L5 0Q10 0 10 5L10 10");
    expect(soft(chain, () => true)).toBe("M0 0L10 0L10 5L10 10");
  });
});

describe("a results table", () => {
  const results = resultsOf(CONTENT, "fire");

  test("has its heads and rolls as printed", () => {
    expect(results.columns).toEqual(["1", "4-5", "10+"]);
    expect(results.rows.map(({ roll }) => roll)).toEqual([2, 3]);
  });

  test("has the difference of nothing where it belongs, and its heads in words", () => {
    const heads = ["-4 or less", "-3 to -2", "-1", "0", "+1", "+2 to +3", "+6 or more"];
    const cells = Object.fromEntries(heads.map((head) => [head, "M0"]));
    const { columns } = resultsOf({ melee: [{ roll: "2", ...cells }] }, "melee");
    expect(columns).toEqual(heads);
    const say = (lang: "en" | "ja") => new Voice(lang, [opened(gameText("battles", lang), lang)]);
    expect(columns.map((head) => headText(head, say("en")))).toEqual([
      "−4 or less",
      "−3 to −2",
      "−1",
      "0",
      "1",
      "2 to 3",
      "6 or more",
    ]);
    expect(headText("-3 to -2", say("ja"))).toBe("−3〜−2");
    expect(headText("10+", say("ja"))).toBe("10\u2060以上");
  });
});
