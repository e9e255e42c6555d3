import { describe, expect, it } from "vitest";
import type { Field } from "../../src/games/battles/field";
import { middleOf } from "../../src/games/battles/geometry";
import { namesOf, placedNames } from "../../src/games/battles/names";

const FIELD = {
  id: "toba",
  victories: ["h1210"],
  labels: [{ id: "takeda", kind: "place", row: 18, column: 14 }],
} as unknown as Field;
const NAMES = namesOf(FIELD);
const LETTERS = { text: () => "Takeda 竹田", scale: 1 };

const placed = (...hexes: string[]) => placedNames(NAMES, hexes, LETTERS);

describe("the names on the map", () => {
  it("stand where they are printed", () => {
    const [victory, place] = placed("h1210");
    const { x, y } = middleOf("h1210");
    expect(victory?.x).toBe(x);
    expect(victory?.y).toBeGreaterThan(y);
    expect(place).toMatchObject({ ...middleOf("h1814"), isOver: false });
  });

  it("leave a counter below them for the side above", () => {
    const [victory] = placed("h1109", "h1110", "h1111");
    expect(victory?.y).toBeLessThan(middleOf("h1210").y);
    expect(victory?.isOver).toBe(false);
    const [, place] = placed("h1814");
    expect(place?.y).not.toBe(middleOf("h1814").y);
  });

  it("lie over the counters where every side is taken", () => {
    const around = ["h1109", "h1110", "h1111", "h1208", "h1209", "h1211", "h1212"];
    const [victory] = placed(...around, "h1309", "h1310", "h1311", "h1312");
    expect(victory?.isOver).toBe(true);
  });
});
