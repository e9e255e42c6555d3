import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { advance } from "../../src/games/shogunate/advance";
import { cut } from "../../src/games/shogunate/cut";
import { viewOf } from "../../src/games/shogunate/table";
import type { ShogunateView } from "../../src/games/shogunate/view";
import type { JsonObject, TableEvent } from "../../src/lib/wire";
import { table } from "./turns";

interface Picture {
  readonly view: JsonObject;
  readonly news: readonly TableEvent[];
}

/** The first rounds of a game of three as the engine told them to one seat, a picture a line. */
const PICTURES = readFileSync(new URL("rounds.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Picture);

const event = (kind: string, facts: TableEvent["facts"]): TableEvent => ({
  n: 0,
  moment: 0,
  kind,
  facts,
  rule: null,
  private: false,
});

/** What events tell of: everything open but the step, in an order that does not matter. */
function open(view: ShogunateView): unknown {
  const players = view.players.map(({ face_up, face_down, discard, hand, played }) => ({
    face_up: [...face_up].sort(),
    face_down,
    discard: [...discard].sort(),
    hand: [...hand].sort(),
    played,
  }));
  return { ...view, step: null, waiting: [...view.waiting].sort(), players, you: null };
}

describe("advance", () => {
  test("the events of every picture lead to its view", () => {
    expect(PICTURES.length).toBeGreaterThan(50);
    for (const [index, picture] of PICTURES.entries()) {
      if (index === 0) continue;
      const goal = viewOf(picture.view);
      const before = viewOf(PICTURES[index - 1]?.view ?? {});
      const reached = picture.news.reduce((view, news) => advance(view, news, goal), before);
      expect(open(reached)).toEqual(open(goal));
    }
  });

  test("the Shinobi goes along with the leader it follows, and follows whom it goes to", () => {
    const leaders = ["cat", "crane", "snake", "wolf", "carp", "rooster"];
    const told = { leader: "rooster", from_slot: 3, to_slot: 6, leaders, shinobi_slot: 6 };
    const following = table({ shinobi_leader: "rooster" });
    expect(advance(following, event("leader_moved", told), following).shinobi).toBe(6);
    const sent = event("shinobi_moved", { from_slot: 3, to_slot: 2, leader: "crane" });
    expect(advance(following, sent, following)).toMatchObject({
      shinobi: 2,
      shinobi_leader: "crane",
    });
    expect(advance(table(), sent, table())).toMatchObject({ shinobi: 2, shinobi_leader: null });
  });

  test("an event that shows nothing leaves the picture alone", () => {
    const view = table();
    expect(advance(view, event("check_passed", { round: 2 }), view)).toEqual(view);
  });

  test("a leader moved up pushes the others down", () => {
    const view = table();
    const leaders = ["cat", "snake", "crane", "rooster", "wolf", "carp"];
    const facts = { seat: 0, leader: "snake", from_slot: 4, to_slot: 2, leaders, shinobi_slot: 3 };
    const after = advance(view, event("leader_moved", facts), view).line;
    expect(after.map(({ leader }) => leader)).toEqual(leaders);
    expect(after.map(({ honour }) => honour)).toEqual([0, 3, 1, 2, 4, 5]);
  });
});

test("loyalty is revealed player by player", () => {
  const view = table();
  const next = { ...view, players: view.players.map((one) => ({ ...one, score: 7, shares: [] })) };
  const facts = { seat: 1, clan: "cat", other_clan: "carp" };
  const { players } = advance(view, event("loyalty_revealed", facts), next);
  expect(players[1]).toMatchObject({ loyalty: ["cat", "carp"], score: 7, shares: [] });
  expect(players[0]?.loyalty).toBeUndefined();
});

describe("the cut", () => {
  const json = (view: ShogunateView): JsonObject => view as unknown as JsonObject;

  test("each change that shows is a picture of its own", () => {
    const view = table();
    const news = [
      event("honour_gained", { leader: "cat", amount: 1, honour: 1 }),
      event("card_discarded", { seat: 1, card: "arrow", discard: ["arrow"] }),
      event("shinobi_moved", { from_slot: 3, to_slot: 5 }),
      event("loyalty_turned", { seat: 0, clan: "cat", face_up: ["cat"], face_down: 1 }),
    ];
    const beats = cut(json(view), json(view), news);
    expect(beats.map((beat) => beat.news.map(({ kind }) => kind))).toEqual([
      ["honour_gained"],
      ["card_discarded", "shinobi_moved"],
      ["loyalty_turned"],
    ]);
    expect(beats.map((beat) => viewOf(beat.view).shinobi)).toEqual([3, 5, 3]);
    expect(viewOf(beats[1]?.view ?? {}).players[1]?.discard).toEqual(["arrow"]);
  });

  test("what shows nothing goes with the last picture, which is the one that was sent", () => {
    const after = json(table({ shinobi: 1 }));
    const beats = cut(json(table()), after, [
      event("card_discarded", { seat: 1, card: "arrow", discard: ["arrow"] }),
    ]);
    expect(beats).toMatchObject([{ weight: 0, news: [{ kind: "card_discarded" }] }]);
    expect(beats[0]?.view).toBe(after);
  });

  test("every picture of a game is cut without losing an event", () => {
    for (const [index, { view, news }] of PICTURES.entries()) {
      if (index === 0) continue;
      const beats = cut(PICTURES[index - 1]?.view ?? {}, view, news);
      expect(beats.flatMap((beat) => beat.news)).toEqual(news);
      expect(beats.at(-1)?.view).toBe(view);
    }
  });
});
