import { expect, test } from "vitest";
import { fieldOf } from "../../src/games/battles/field";
import { openingBox } from "../../src/games/battles/sight";
import { viewOf } from "../../src/games/battles/table";
import { inCups, isTrayNeeded, waiting } from "../../src/games/battles/tray";

const ROW = ".".repeat(28);
const FIELD = fieldOf(
  {
    scenarios: { scenario: [{ id: "toba", first: "shogunate", second: "satcho" }] },
    "toba/map": {
      terrain: Array.from({ length: 24 }, () => ROW),
      area: [
        { id: "south", side: "shogunate", hexes: ["0505", "0510"] },
        { id: "north", side: "satcho", hexes: ["2205"] },
      ],
    },
    "toba/commanders": [{ id: "saigo", side: "satcho", fire: "1", morale: 5, move: 5 }],
  },
  "toba",
);
const NOBODY = {
  to_place: [],
  hand: [],
  back: [],
  cup: [],
  commanders: [],
  commander_cup: [],
  removed: [],
};

function view(phase: string, ...sides: readonly object[]) {
  return viewOf({
    phase,
    pieces: [],
    sides: sides.map((side) => ({ ...NOBODY, ...side })),
  });
}

test("commanders keep their room next to units, and have none where nobody waits", () => {
  const battle = view("move", {}, { hand: ["a"] });
  expect(waiting(FIELD, battle, 1).map(({ id }) => id)).toEqual(["commanders", "hand"]);
  expect(waiting(FIELD, view("move", {}, {}), 1)).toEqual([]);
});

test("without commanders only those who wait are listed", () => {
  const battle = view("move", { back: ["a"], cup: ["b"] }, {});
  expect(waiting(FIELD, battle, 0)).toEqual([{ id: "back", units: ["a"] }]);
  expect(inCups(battle, 0)).toEqual([{ id: "cup", units: ["b"] }]);
});

test("on a phone the units stay through the whole set-up, then only while one may come", () => {
  const groups = [{ id: "hand", units: ["a"] }] as const;
  expect(isTrayNeeded(groups, view("setup"), () => false)).toBe(true);
  expect(isTrayNeeded(groups, view("move"), () => false)).toBe(false);
  expect(isTrayNeeded(groups, view("move"), (unit) => unit === "a")).toBe(true);
});

test("whoever sets up sees their own area first, a watcher both", () => {
  const battle = view("setup", { to_place: ["a"] }, { to_place: ["b"] });
  const own = openingBox(FIELD, battle, { seat: 0, narrow: false });
  const all = openingBox(FIELD, battle, { seat: null, narrow: false });
  expect(own?.height).toBeLessThan(200);
  expect(all?.height).toBeGreaterThan(800);
});
