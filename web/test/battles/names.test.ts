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
const LETTERS = { full: () => ["Takeda", "竹田"] as const, short: () => "Takeda", scale: 1 };

const placed = (...hexes: string[]) => placedNames(NAMES, hexes, LETTERS);

describe("the names on the map", () => {
  it("stand where they are printed", () => {
    const [victory, place] = placed("h1210");
    const { x, y } = middleOf("h1210");
    expect(victory?.x).toBe(x);
    expect(victory?.y).toBeGreaterThan(y);
    expect(place).toMatchObject({ ...middleOf("h1814"), isShort: false });
  });

  it("stand below their hex however wide they are", () => {
    for (let length = 2; length < 20; length++) {
      const full = () => ["i".repeat(length), ""] as const;
      const [victory] = placedNames(NAMES, [], { ...LETTERS, full });
      expect(victory?.x).toBe(middleOf("h1210").x);
    }
  });

  it("leave a counter below them for the side above", () => {
    const [victory] = placed("h1109", "h1110", "h1111");
    expect(victory?.y).toBeLessThan(middleOf("h1210").y);
    expect(victory?.isShort).toBe(false);
    const [, place] = placed("h1814");
    expect(place?.y).not.toBe(middleOf("h1814").y);
  });

  it("have one language where there is no room for two", () => {
    const rows = ["10", "11", "12", "13", "14"];
    const columns = ["07", "08", "09", "10", "11", "12", "13"];
    const block = rows.flatMap((row) => columns.map((column) => `h${row}${column}`));
    const [free] = placed(...block.filter((hex) => hex !== "h1211"));
    expect(free?.isShort).toBe(true);
    expect(free?.x).toBeGreaterThan(middleOf("h1210").x);
  });

  it("never lie over one another", () => {
    const near = [...NAMES, ...NAMES.map((name) => ({ ...name, id: `${name.id}-2` }))];
    const places = placedNames(near, [], LETTERS).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(near.length);
  });
});
