import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { boxOf, isField, nameSpot, plaqueOf } from "../../src/games/edo/layout";
import { gainSpot, NOTE_WIDTH, paidWidth } from "../../src/games/edo/notes";
import { flightsOf, placesOf as placesTold } from "../../src/games/edo/flights";
import { choiceText, spaceLabel, tabOf } from "../../src/games/edo/labels";
import { status, summary } from "../../src/games/edo/module";
import { groupsAt } from "../../src/games/edo/pieces";
import { ENDS } from "../../src/games/edo/question";
import {
  choiceGroups,
  demandKey,
  merchantKey,
  pressed,
  spaceKey,
  targetsOf,
} from "../../src/games/edo/targets";
import { read, turnOrder } from "../../src/games/edo/table";
import type { Place } from "../../src/games/edo/content";
import { homeOf, stretched, stretchOf } from "../../src/games/edo/window";
import { asked, blocked, choice, props, view } from "./tables";

const table = read(view());

function places(side: string): readonly Place[] {
  const url = new URL(`../../../src/hatamoto/games/edo/data/side_${side}.toml`, import.meta.url);
  const rows = [...readFileSync(url, "utf8").matchAll(/^id = "(\w+)"\nx = (\d+)\ny = (\d+)/gm)];
  return rows.map(([, id = "", x = "", y = ""]) => ({ id, x: Number(x), y: Number(y), joins: [] }));
}

const CITIES: readonly string[] = [
  "edo",
  "sakura",
  "odawara",
  "kawagoe",
  "utsunomiya",
  "mito",
  "kofu",
];

function plaque(place: Place, side: string): ReturnType<typeof plaqueOf> | null {
  const [edo, town] = side === "small" ? [6, 5] : [10, 6];
  const sites = place.id === "edo" ? edo : town;
  const forts = place.id === "edo" ? (side === "small" ? 2 : 3) : 1;
  return CITIES.includes(place.id) ? plaqueOf(side, place.id, sites, forts) : null;
}

function box(place: Place, side: string): ReturnType<typeof boxOf> {
  return boxOf(place, side, plaque(place, side));
}

describe("the sheet", () => {
  test.each([
    ["small", 19],
    ["large", 26],
  ])("no space of the %s side covers another", (side, count) => {
    const boxes = places(side).map((place) => box(place, side));
    expect(boxes).toHaveLength(count);
    for (const [n, one] of boxes.entries()) {
      for (const other of boxes.slice(0, n)) {
        const apartX = one.x + one.width <= other.x + 6 || other.x + other.width <= one.x + 6;
        const apartY = one.y + one.height <= other.y + 6 || other.y + other.height <= one.y + 6;
        expect(apartX || apartY).toBe(true);
      }
    }
  });

  test.each(["small", "large"])("everything on the %s side is seen at first", (side) => {
    const home = homeOf(side);
    for (const one of places(side).map((place) => box(place, side))) {
      expect(one.x).toBeGreaterThanOrEqual(home.x);
      expect(one.x + one.width).toBeLessThanOrEqual(home.x + home.width);
      expect(one.y).toBeGreaterThanOrEqual(home.y);
      expect(one.y + one.height).toBeLessThanOrEqual(home.y + home.height);
    }
  });
});

describe("what was won", () => {
  test.each(["small", "large"])("lies over no name beside a space of the %s side", (side) => {
    const fields = places(side).filter(({ id }) => isField(id));
    expect(fields.length).toBeGreaterThan(5);
    for (const { id } of fields) {
      const [name, gain] = [nameSpot(id, side), gainSpot(id, side, null, [3])];
      if (name.anchor === "middle") continue;
      const isBeside = name.anchor === "start" ? gain.x + NOTE_WIDTH <= name.x : gain.x >= name.x;
      const isAbove = gain.y + 13 <= name.y - 17 && gain.down < 0;
      expect(isBeside || isAbove, id).toBe(true);
    }
  });
});

describe("what cities paid", () => {
  test.each(["small", "large"])("lies in a row below their names on the %s side", (side) => {
    const cities = places(side).filter(({ id }) => CITIES.includes(id));
    expect(cities.length).toBeGreaterThan(3);
    for (const city of cities) {
      const plate = plaque(city, side);
      const three = gainSpot(city.id, side, plate, [4, 5, 10]);
      expect(three.y - 13, city.id).toBeGreaterThan(26 - (plate?.height ?? 0) / 2);
      expect(three.down, city.id).toBe(0);
      expect(three.across, city.id).toBeGreaterThan(paidWidth([10]) + 2);
    }
  });
});

describe("pieces and turns", () => {
  test("black samurai stand apart from their master's", () => {
    expect(groupsAt(table, "forestry_1")).toEqual([
      { who: 0, count: 1 },
      { who: "black", count: 1 },
      { who: 1, count: 1 },
      { who: "ronin", count: 1 },
    ]);
    expect(groupsAt(table, "edo")).toEqual([{ who: "merchant", count: 1 }]);
  });

  test("the start player comes first", () => {
    expect(turnOrder(table)).toEqual([1, 2, 0]);
  });

  test("what moved flies in order and places are told", () => {
    const facts = { seat: 0, from_space: "sakura", to_space: "edo", price: 2 };
    const event = { n: 1, moment: 1, kind: "samurai_moved", facts, private: false, rule: null };
    expect(flightsOf([event])).toMatchObject([{ who: 0, from: "sakura", to: "edo" }]);
    expect(placesTold(event)).toEqual(["sakura", "edo"]);
  });

  test("a black samurai flies in black", () => {
    const facts = { seat: 0, from_space: "border_east", to_space: "edo", black: 1 };
    const joined = { n: 1, moment: 1, kind: "samurai_joined", facts, private: false, rule: null };
    const own = { ...joined, facts: { ...facts, black: 0 } };
    expect(flightsOf([joined, own]).map((one) => one.who)).toEqual(["black", 0]);
  });

  test("temples are there to be built with their module only", () => {
    expect(table.players[0]?.temples).toBe(3);
    expect(read({ players: [{}] }).players[0]?.temples).toBeUndefined();
  });
});

describe("targets", () => {
  const house = choice("build house edo", { city: "edo" });
  const move = choice("move samurai edo", { space: "edo" });

  test("a space gathers all that begins there", () => {
    const targets = targetsOf(asked("turn_building", [house, move]), table);
    const edo = targets.get(spaceKey("edo"));
    expect(edo?.legal).toHaveLength(2);
    expect(pressed(edo, [])).toEqual({ act: null, select: [house, move] });
    expect(pressed(edo, [house, move])).toEqual({ act: null, select: [] });
  });

  test("the merchant is moved from where he stands", () => {
    const targets = targetsOf(asked("turn_money", [choice("move merchant", {})]), table);
    expect(targets.get(spaceKey("edo"))?.legal).toHaveLength(1);
  });

  test("cards and tokens are targets of their own", () => {
    const legal = [
      choice("buy m01 2", { merchant: "m01", number: 2 }),
      choice("meet local_1", { demand: "local_1" }),
    ];
    const targets = targetsOf(asked("turn_trading", legal), table);
    expect(targets.has(merchantKey("m01"))).toBe(true);
    expect(targets.has(demandKey("local_1"))).toBe(true);
  });

  test("the most telling reason is given", () => {
    const no = [
      blocked("build temple edo", { space: "edo" }, "not_in_play"),
      blocked("to edo", { space: "edo" }, "too_far"),
    ];
    const targets = targetsOf(asked("turn_building", [], no), table);
    expect(targets.get(spaceKey("edo"))?.blocked?.reason).toBe("too_far");
  });

  test("the list leaves what ends the turn to the prompt unless nothing else is left", () => {
    const stop = choice("stop", {});
    const names = (legal: readonly ReturnType<typeof choice>[]): readonly string[] =>
      choiceGroups(asked("turn_money", legal), ENDS).flatMap((group) =>
        group.choices.map((one) => one.action),
      );
    expect(names([move, house, stop])).toEqual(["build house edo", "move samurai edo"]);
    expect(names([stop])).toEqual(["stop"]);
  });
});

describe("words", () => {
  test("a choice says its price and what it brings", () => {
    const house = choice("build house edo", { city: "edo" });
    const costs = {
      "build house edo": { price: [3, 0, 0, 3], points: 1, building: "house" },
      "buy m01 2": { price: [0, 0, 0, 4], points: 0 },
    };
    const turn = { seat: 0, card: "domain", action: "building", costs, repeats: {} };
    const open = { ...props(), view: { ...view(), turn } };
    expect(choiceText(house, open)).toBe("House in Edo (3 wood, 3 ryo → +1)");
    const target = { legal: [house], blocked: null };
    expect(tabOf(open, read(open.view), target)?.price).toEqual([3, 0, 0, 3]);
    const buy = choice("buy m01 2", { merchant: "m01", number: 2 });
    expect(choiceText(buy, open)).toContain("4 ryo → 2 wood");
  });

  test("a samurai that comes for pay says the price of its way, a black one too", () => {
    const turn = {
      seat: 0,
      card: "court",
      action: "travel",
      prices: { sakura: 2 },
      costs: {},
      repeats: {},
    };
    const paid = { ...props(), view: { ...view(), turn } };
    const bring = choice("bring sakura", { space: "sakura" });
    const black = { ...bring, action: "bring black sakura", verb: "bring_black" };
    expect(choiceText(bring, paid)).toBe("Bring a samurai from Sakura for pay (2 ryo)");
    expect(choiceText(black, paid)).toBe("Bring a black samurai from Sakura for pay (2 ryo)");
  });

  test("a space is told with its state and what may be done", () => {
    const target = { legal: [choice("town sakura", { city: "sakura" })], blocked: null };
    const text = spaceLabel(props(), table, "sakura", target);
    expect(text).toContain("Sakura, site 1: house of you, free sites: 4, fortresses 0 of 1.");
    expect(text).toContain("You may choose: Settle in Sakura.");
    expect(spaceLabel(props(), table, "odawara")).toContain("Odawara, covered");
  });

  test("the page knows short lines", () => {
    expect(status(props(), 1)).toBe("starts · planning");
    expect(status(props(), 2)).toBe("ready");
    expect(summary(props())).toBe("ends at 12 points · Ronin");
  });
});

describe("a low window", () => {
  test("pulls the spaces apart from west to east, up to a limit", () => {
    expect(stretchOf("large", 600, 600)).toBe(1);
    expect(stretchOf("large", 750, 540)).toBeCloseTo(1.11, 2);
    expect(stretchOf("large", 3000, 400)).toBe(1.32);
    expect(stretchOf("small", 0, 0)).toBe(1);
  });

  test("leaves the middle where it is, and all of the board in the first picture", () => {
    expect(stretched(500, 1.3)).toBe(500);
    const { x, width } = homeOf("large", false, 1.3);
    const shift = (1.3 - 1) * 500;
    for (const edge of [91, 909]) {
      const at = stretched(edge, 1.3) + shift;
      expect(at).toBeGreaterThan(x);
      expect(at).toBeLessThan(x + width);
    }
  });
});
