import { describe, expect, test } from "vitest";
import { bilingual, NOBODY, opened, runsOf, Voice } from "../src/lib/voice";
import { speaker } from "./catalogues";

describe("a voice", () => {
  test("says you to the reader and names to the others", () => {
    const facts = { seat: 0, named_seat: 1, card: "arrow" };
    expect(speaker("en", 0).event("player_named", facts)).toBe(
      "You called on Ren to carry out Path of the Arrow.",
    );
    expect(speaker("en", 1).event("player_named", facts)).toBe(
      "Hana called on you to carry out Path of the Arrow.",
    );
  });

  test("calls a player without a name by the seat", () => {
    expect(speaker("en").event("hatamoto_chosen", { seat: 2 })).toBe(
      "Player 3 became the first Hatamoto.",
    );
  });

  test("translates facts by the last word of their name", () => {
    const facts = { seat: 3, from_leader: "wolf", to_leader: "cat" };
    expect(speaker("en").event("honour_moved", facts)).toBe(
      "Sora moved 1 Honour from Lord Raizo of the Wolf to Lady Sayo of the Cat.",
    );
  });

  test("tells the same event in Japanese", () => {
    const facts = { seat: 0, leader: "crane", from_slot: 3, to_slot: 1 };
    expect(speaker("ja", 0).event("leader_moved", facts).replaceAll("\u2060", "")).toBe(
      "あなたは鶴家の有信を第3位から第1位へ移した。",
    );
  });

  test("writes a number below zero with a minus sign, and counts with it", () => {
    const text = "a-b = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n  }\n";
    const voice = new Voice("en", [opened(text, "en")]);
    expect(voice.message("a-b", { n: -3 })).toBe("−3 points");
    expect(voice.message("a-b", { n: -1 })).toBe("−1 point");
    expect(voice.message("a-b", { n: 1 })).toBe("1 point");
  });

  test("never parts a number from its counter in Japanese", () => {
    const facts = { seat: 0, leader: "crane", from_slot: 3, to_slot: 1 };
    expect(speaker("ja", 0).event("leader_moved", facts)).toContain("第\u20603\u2060位");
    expect(speaker("en", 0).event("leader_moved", facts)).not.toContain("\u2060");
  });

  test("is found by its language, whichever the reader has chosen", () => {
    const [english, japanese] = [speaker("en"), speaker("ja")];
    for (const found of [bilingual(english, japanese), bilingual(japanese, english)]) {
      expect(found.japanese).toBe(japanese);
      expect(found.english).toBe(english);
    }
  });

  test("joins lists as the language does", () => {
    expect(speaker("en", 1).message("prompt-waiting", { seats: [0, 1, 3] })).toBe(
      "Waiting for Hana, you and Sora",
    );
    expect(speaker("ja").message("prompt-waiting", { seats: [0, 1] })).toBe(
      "HanaとRenを待っています",
    );
    expect(speaker("en").message("view-cards", { cards: [] })).toBe("nothing");
  });

  test("chooses the plural of a number", () => {
    expect(speaker("en").event("plots_scried", { seat: 0, count: 1 })).toContain("the next Plot.");
    expect(speaker("en").event("plots_scried", { seat: 0, count: 2 })).toContain("next 2 Plots.");
  });

  test("speaks to the reader inside a refusal", () => {
    expect(speaker("en", 1).refusal("no_face_down", { seat: 1 })).toBe(
      "You have no face-down Loyalty card",
    );
    expect(speaker("en", 0).refusal("no_face_down", { seat: 1 })).toBe(
      "Ren has no face-down Loyalty card",
    );
  });

  test("takes a verb as words or as an id", () => {
    const facts = { clan: "cat", seat: 1 };
    expect(speaker("en").choice("draw loyalty", facts)).toBe("A Cat card for Ren");
    expect(speaker("en").choice("draw_loyalty", facts)).toBe("A Cat card for Ren");
  });

  test("knows the seats that are nobody", () => {
    expect(speaker("en").person(NOBODY)).toBe("nobody");
  });

  test("shows the id of a message it does not know", () => {
    expect(speaker("en").message("no-such-message")).toBe("no-such-message");
  });
});

describe("the runs of a sentence", () => {
  test("mark the names and nothing else", () => {
    const runs = speaker("en", 0).eventRuns("card_revealed", { seat: 0, card: "storms" });
    expect(runs).toEqual([
      { text: "You", strong: true, of: "seat" },
      { text: " revealed ", strong: false },
      { text: "Storms to Flowers", strong: true, of: "card" },
      { text: ".", strong: false },
    ]);
  });

  test("say together what the plain sentence says", () => {
    const facts = { seat: 1, leader: "wolf", from_slot: 4, to_slot: 2 };
    const runs = speaker("ja").eventRuns("leader_moved", facts);
    expect(runs.map(({ text }) => text).join("")).toBe(speaker("ja").event("leader_moved", facts));
  });

  test("are none for an empty text", () => {
    expect(runsOf("")).toEqual([]);
  });
});
