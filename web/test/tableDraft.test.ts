import { expect, test } from "vitest";
import {
  sideOptions,
  newDraft,
  withAvailableOptions,
  lessonsOf,
  middleLevel,
  tableRequest,
  quickDraft,
  fillSeats,
  seatTitle,
  defaultSeats,
  availableValues,
  quickDefaults,
} from "../src/lib/tableDraft";
import type { GameInfo } from "../src/lib/wire";
import { speaker } from "./catalogues";

const GAME: GameInfo = {
  id: "shogunate",
  available: true,
  name: { en: "Shogunate", ja: "将軍位争い" },
  about: { en: "", ja: "" },
  seats: [3, 6],
  minutes: [20, 40],
  rolls: false,
  options: [
    {
      id: "redeal_pairs",
      kind: "boolean",
      default: false,
      values: [],
      seats_needed: [],
      text: {
        en: { label: "", about: "", values: {} },
        ja: { label: "", about: "", values: {} },
      },
    },
  ],
  bots: ["random", "greedy", "search"],
  strengths: {},
  seat_titles: [],
  guided: [],
};
const say = (id: string, facts = {}) => speaker("en").message(id, facts);

test("a table begins with you and middling bots", () => {
  expect(newDraft(GAME).sitters).toEqual(["me", "bot:greedy", "bot:greedy", "bot:greedy"]);
  expect(middleLevel(GAME)).toBe("greedy");
});

test("the guided game with the usual options comes first", () => {
  const lesson = (id: string, redeal: boolean) => ({
    id,
    seats: 3,
    seat: 0,
    level: "greedy",
    options: { redeal_pairs: redeal },
  });
  const guided = [lesson("again", true), lesson("first", false)];
  expect(lessonsOf({ ...GAME, guided }).map(({ id }) => id)).toEqual(["first", "again"]);
});

test("four sit down, or as many as the game allows", () => {
  expect(defaultSeats(GAME)).toBe(4);
  expect(defaultSeats({ ...GAME, seats: [2, 2] })).toBe(2);
  expect(defaultSeats({ ...GAME, seats: [5, 6] })).toBe(5);
});

const words = { label: "", about: "", values: {} };
const BEGINS: GameInfo = {
  ...GAME,
  options: [
    ...GAME.options,
    {
      id: "first_hatamoto",
      kind: "enum",
      default: "random",
      values: ["random", "seat_0", "seat_1", "seat_2", "seat_3"],
      seats_needed: [0, 1, 2, 3, 4],
      text: { en: words, ja: words },
    },
  ],
};

test("an option offers the seats the table has, and lets go of one that is gone", () => {
  const first = { values: ["random", "seat_0", "seat_3"], seats_needed: [0, 1, 4] };
  expect(availableValues(first, 3)).toEqual(["random", "seat_0"]);
  const chosen = { redeal_pairs: true, first_hatamoto: "seat_3" };
  expect(withAvailableOptions(BEGINS, chosen, 4)).toEqual(chosen);
  expect(withAvailableOptions(BEGINS, chosen, 3)).toEqual({
    redeal_pairs: true,
    first_hatamoto: "random",
  });
});

const SIDED: GameInfo = {
  ...GAME,
  seats: [2, 2],
  options: [
    {
      id: "scenario",
      kind: "enum",
      default: "toba",
      values: ["toba", "tabaru"],
      seats_needed: [0, 0],
      text: {
        en: { label: "", about: "", values: {} },
        ja: { label: "", about: "", values: {} },
      },
    },
  ],
  seat_titles: [
    { name: { en: "Pro", ja: "佐幕派" }, by_value: {} },
    { name: null, by_value: { tabaru: { en: "Saigo", ja: "西郷軍" } } },
  ],
};

test("a seat with a name is called by it, as the options have it", () => {
  expect(seatTitle(SIDED, 0, { scenario: "toba" }, "ja")).toBe("佐幕派");
  expect(seatTitle(SIDED, 1, { scenario: "tabaru" }, "en")).toBe("Saigo");
  expect(seatTitle(SIDED, 1, { scenario: "toba" }, "en")).toBe(null);
  expect(seatTitle(GAME, 0, {}, "en")).toBe(null);
});

test("who plays both sides is called by the side", () => {
  const draft = { ...newDraft(SIDED), sitters: ["me", "me"] };
  const made = tableRequest("battles", draft, say, 0, ["Pro", null]);
  expect(made.seats.map(({ name }) => name)).toEqual(["Pro", "Player 2"]);
});

test("a game for two has two seats", () => {
  expect(newDraft(SIDED).sitters).toEqual(["me", "bot:greedy"]);
  expect(newDraft(SIDED).options).toEqual({ scenario: "toba" });
});

test("seats that are added get bots, those that are taken away are gone", () => {
  expect(fillSeats(["me", "open"], 3, "greedy")).toEqual(["me", "open", "bot:greedy"]);
  expect(fillSeats(["me", "open", "me"], 2, "greedy")).toEqual(["me", "open"]);
});

test("what is sent says only the times of its clock", () => {
  const plain = tableRequest("shogunate", newDraft(GAME), say, 0);
  expect(plain.clock).toEqual({ kind: "none" });
  expect(plain.on_timeout).toBe("nothing");
  const post = tableRequest("shogunate", { ...newDraft(GAME), clock: "post" }, say, 0);
  expect(post.clock).toEqual({ kind: "post", days: 3 });
  expect(post.on_timeout).toBe("bot");
});

test("a table without a name gets one, and so do bots", () => {
  const made = tableRequest("shogunate", newDraft(GAME), say, 0.999);
  expect(made.title).toBe("Mist at dawn");
  expect(made.seats[0]).toEqual({ who: "me" });
  expect(made.seats.slice(1).map(({ name }) => name)).toEqual(["Sora", "Akemi", "Ren"]);
});

test("several people at one device are told apart", () => {
  const draft = { ...newDraft(GAME), sitters: ["me", "open", "me"], title: " Snow " };
  const made = tableRequest("shogunate", draft, say, 0);
  expect(made.title).toBe("Snow");
  expect(made.seats).toEqual([
    { who: "me", name: "Player 1" },
    { who: "open" },
    { who: "me", name: "Player 3" },
  ]);
});

test("a quick game seats you on the side you chose, bots of one strength elsewhere", () => {
  const chosen = { ...quickDefaults(SIDED), side: 1, level: "search" };
  expect(quickDraft(SIDED, chosen).sitters).toEqual(["bot:search", "me"]);
  expect(quickDraft(GAME, { ...quickDefaults(GAME), seats: 3, side: 5 }).sitters.at(-1)).toBe("me");
});

test("the option that names the sides is asked before a quick game", () => {
  expect(sideOptions(SIDED).map(({ id }) => id)).toEqual(["scenario"]);
  expect(sideOptions(GAME)).toEqual([]);
});

test("bots give up only where that ends the game", () => {
  const draft = { ...newDraft(SIDED), botsResign: true };
  const say = (id: string) => id;
  expect(tableRequest("battles", draft, say).bots_resign).toBe(true);
  expect(tableRequest("battles", newDraft(SIDED), say).bots_resign).toBe(false);
  for (const sitters of [
    ["me", "me"],
    ["me", "bot:karo", "bot:karo"],
  ]) {
    expect(tableRequest("battles", { ...draft, sitters }, say).bots_resign).toBe(false);
  }
});
