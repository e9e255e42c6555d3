import { describe, expect, test } from "vitest";
import { overlap } from "../../src/lib/placing";
import { linesOf, printed } from "../../src/games/twilight/content";
import { faceOf, shortKanji, shortLatin } from "../../src/games/twilight/pieces";
import { columnsFor, formOf, outline, pins } from "../../src/games/twilight/plaque";
import {
  AREAS,
  COAST,
  markerPlace,
  markersBox,
  markerSize,
  placeOf,
  PLANE,
  tabBox,
  tabPlace,
} from "../../src/games/twilight/sheet";
import { boxKeeper, grouped, keeper, spotsOf, tabKeeper } from "../../src/games/twilight/spots";
import { cardTargets, isSelected, spaceTargets } from "../../src/games/twilight/targets";
import { spaceOf, viewOf } from "../../src/games/twilight/table";
import { asking, at, blocked, choice, CONTENT, source, view } from "./tables";

const paper = printed(CONTENT);

describe("the sheet", () => {
  test("markers step aside from the names of others, in small and in large letters", () => {
    for (const [letters, plain] of [
      [11, false],
      [15, true],
    ] as const) {
      for (const space of ["choshu", "kyo", "hikone"]) {
        const { aside, top } = markerPlace(space, 1, letters, plain);
        const [at, size] = [placeOf(space), markerSize(letters, plain)];
        for (const other of ["kokura", "matsuyama", "kuwana", "kii"].map(placeOf)) {
          const beside = Math.abs(at.x + aside - other.x) >= 42 + size.width / 2 - 2;
          const edge = at.y - 25 + top;
          expect(beside || edge + size.height <= other.y - 24 || edge >= other.y - 7).toBe(true);
        }
      }
    }
    expect(markerPlace("tosa", 1, 11, false)).toEqual({ aside: 0, top: 55 });
  });

  test("prices keep off the markers of others, in small and in large letters", () => {
    for (const [letters, plain] of [
      [11, false],
      [15, true],
    ] as const) {
      for (const [space, other] of [
        ["kishu", "kyo"],
        ["matsuyama", "hiroshima"],
        ["nagaoka", "shonai"],
      ] as const) {
        const markers = markersBox(other, 2, letters, plain);
        const place = tabPlace(space, letters, "2", [markers]);
        expect(overlap(tabBox(space, place, letters, "2"), markers), space).toBe(0);
      }
    }
  });

  test("no price covers another one, in small and in large letters", () => {
    const tabs = paper.spaces
      .filter(({ kind }) => kind !== "edo")
      .map(({ id }): readonly [string, string] => [id, "1 AP"]);
    for (const [letters, most] of [
      [11, 0],
      [13, 0],
      [15.5, 40],
    ] as const) {
      const found = [...tabKeeper()(tabs, letters, [])];
      const boxes = found.map(([space, tab]) => tabBox(space, tab, letters, tab.text));
      const shared = boxes.flatMap((one, index) =>
        boxes.slice(index + 1).map((other) => overlap(one, other)),
      );
      expect(Math.max(...shared)).toBeLessThanOrEqual(most);
    }
  });

  test("every frame around a space is whole on the map", () => {
    const frame = 14;
    for (const { id } of paper.spaces) {
      const { x, y } = placeOf(id);
      expect(x - 42 - frame, id).toBeGreaterThanOrEqual(-6);
      expect(y - 25 - frame, id).toBeGreaterThanOrEqual(0);
      expect(y + 25 + frame, id).toBeLessThanOrEqual(PLANE.height + 1);
    }
  });

  const places = [
    ...source("data/map.toml").matchAll(/^id = "(\w+)"[\s\S]*?^drawn = \[(\d+), (\d+)\]/gm),
  ];

  test("every space of the data lies where the data says, up to nine units", () => {
    expect(places.length).toBe(36);
    for (const [, id = "", x = "", y = ""] of places) {
      const place = placeOf(id);
      expect(Math.abs(place.x - (1.09 * Number(x) + 10)), id).toBeLessThanOrEqual(10);
      expect(Math.abs(place.y - (0.856 * Number(y) + 16)), id).toBeLessThanOrEqual(10);
    }
  });

  test("plaques hardly overlap and stay on the sheet", () => {
    const spots = places.map(([, id = ""]) => placeOf(id));
    for (const [n, one] of spots.entries()) {
      expect(one.x).toBeGreaterThan(42);
      expect(one.x).toBeLessThan(PLANE.width - 42);
      for (const other of spots.slice(0, n)) {
        const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
        expect(dx >= 78 || dy >= 50).toBe(true);
      }
    }
  });

  test("the coast and the areas are there", () => {
    expect(COAST.length).toBeGreaterThan(4000);
    expect(Object.keys(AREAS)).toContain("nankaido");
  });
});

describe("plaques", () => {
  test("corners tell who controls", () => {
    const table = viewOf(view());
    const forms = paper.spaces.map((row) => formOf(row, spaceOf(table, row.id)));
    expect(forms).toEqual(["square", "round", "cut", "cut", "soft"]);
  });

  test("the outline closes and only cut corners are straight", () => {
    expect(outline("cut")).not.toContain("a");
    expect(outline("round")).toMatch(/^M15 0H69a15 15 0 0 1 15 15.*Z$/);
  });

  test("support is pinned under the box of its side", () => {
    expect(pins("anti", 1)).toEqual([13]);
    expect(pins("pro", 3)).toEqual([65, 71, 77]);
    expect(pins("pro", 0)).toEqual([]);
  });

  test("markers stand in few rows", () => {
    expect([1, 2, 3, 4, 5, 9].map(columnsFor)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test("names on plaques are short", () => {
    expect(shortKanji("薩摩藩")).toBe("薩摩");
    expect(shortLatin("Kii (Kishu)")).toBe("Kii");
  });

  test("every face of every counter is drawn", () => {
    const faces = [...source("data/counters.toml").matchAll(/face = "(\w+)"/g)];
    expect(faces.length).toBe(28);
    expect(faces.filter(([, face = ""]) => faceOf(face).kanji === "兵")).toEqual([]);
  });

  test("each line is drawn once", () => {
    expect(linesOf(paper.spaces)).toEqual([["choshu", "kokura"]]);
  });
});

describe("targets", () => {
  const turn = asking(
    "place",
    [at("place", "kokura"), choice("stop", {})],
    [blocked("place", "kyo", "too_few_points"), blocked("place", "kokura", "out_of_reach")],
  );

  test("a space is legal or says why not", () => {
    const targets = spaceTargets(turn);
    expect(targets.get("kokura")?.legal?.action).toBe("place kokura");
    expect(targets.get("kyo")?.blocked?.reason).toBe("too_few_points");
    expect(targets.size).toBe(2);
    expect(spaceTargets(null).size).toBe(0);
  });

  test("cards are targets only while a card is asked for", () => {
    const play = choice("play namamugi", { card: "namamugi" });
    expect(cardTargets(asking("play_card", [play], [], "hand")).get("namamugi")?.legal).toBe(play);
    expect(cardTargets(turn).size).toBe(0);
  });

  test("the selected space is the one whose action is selected", () => {
    const target = spaceTargets(turn).get("kokura");
    expect(isSelected(target, [at("place", "kokura")])).toBe(true);
    expect(isSelected(target, [])).toBe(false);
    expect(isSelected(undefined, [])).toBe(false);
  });

  test("a space is drawn again only when there is something new to say of it", () => {
    const kept = keeper();
    const before = kept(spotsOf(viewOf(view()), paper, spaceTargets(turn)));
    const same = kept(spotsOf(viewOf(structuredClone(view())), paper, spaceTargets(turn)));
    expect(same.every((spot, index) => spot === before[index])).toBe(true);
    const after = kept(spotsOf(viewOf(view()), paper, spaceTargets(null)));
    const changed = after.filter((spot, index) => spot !== before[index]);
    expect(changed.map(({ row }) => row.id).sort()).toEqual(["kokura", "kyo"]);
  });

  test("markers are placed again only when one has come or gone", () => {
    const boxes = boxKeeper();
    const spots = spotsOf(viewOf(view()), paper, spaceTargets(turn));
    const more = spots.map((spot) => ({ ...spot, markers: [...spot.markers, ...spot.markers] }));
    const before = boxes(spots, 11, true);
    expect(before.length).toBeGreaterThan(0);
    expect(boxes([...spots], 11, true)).toBe(before);
    expect(boxes(more, 11, true)).not.toEqual(before);
  });

  test("spaces stand under their areas, the others together", () => {
    const groups = grouped(spotsOf(viewOf(view()), paper, spaceTargets(turn)));
    expect(groups.map(({ area, spots }) => [area, spots.length])).toEqual([
      ["kyushu", 1],
      ["chugoku", 1],
      [null, 3],
    ]);
  });
});
