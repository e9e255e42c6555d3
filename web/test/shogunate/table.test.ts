import { describe, expect, test } from "vitest";
import { handOf, loyaltyOf, sharesText } from "../../src/games/shogunate/hand";
import { comingPlots, knownOf } from "../../src/games/shogunate/known";
import { bondText, lineup, standingLabel } from "../../src/games/shogunate/lineup";
import { placesOf } from "../../src/games/shogunate/places";
import { isUnpaid, stepOf } from "../../src/games/shogunate/steps";
import { leaderKey, shinobiKey, targetsOf } from "../../src/games/shogunate/targets";
import { aimOf, viewOf } from "../../src/games/shogunate/table";
import type { OwnView, PlayerView } from "../../src/games/shogunate/view";
import { NO_TARGETS } from "../../src/games/targets";
import type { Json } from "../../src/lib/wire";
import { speaker } from "../catalogues";
import { asked, blocked, choice, player as empty, swap, table } from "./turns";

const player = (more: Partial<PlayerView> = {}): PlayerView => empty({ hand: [], ...more });
const you = (more: Partial<OwnView> = {}): OwnView => ({
  ...{ seat: 1, loyalty: ["cat", "carp"], score: 5, shares: [], answers: [], notes: [] },
  plots_known: [],
  ...more,
});

describe("the view", () => {
  test("an empty message is an empty table", () => {
    expect(viewOf({})).toMatchObject({
      line: [],
      players: [],
      plot: null,
      you: null,
      shinobi: null,
    });
  });

  test("the Shinobi aims where it stands unless the Plot's row says otherwise", () => {
    const rows: readonly Json[] = [
      { id: "p10", strike: 2 },
      { id: "p02", slot: 1 },
    ];
    const content: Json = { plots: { plot: rows } };
    expect(aimOf(table(), null)).toEqual({ amount: 1, slot: 3 });
    expect(aimOf(table(), content)).toEqual({ amount: 2, slot: 3 });
    expect(aimOf(table({ plot: "p02" }), content)).toEqual({ amount: 1, slot: 1 });
  });
});

describe("the Line", () => {
  const setting = {
    view: table(),
    targets: NO_TARGETS,
    selected: [],
    decision: null,
    unpaid: true,
    narrow: false,
  };

  test("each leader knows its slot, its pay and whether the Shinobi stands there", () => {
    const standings = lineup(setting);
    expect(standings.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(standings.map(({ pays }) => pays)).toEqual([0, 1, 1, 0, 0, 0]);
    expect(standings.filter(({ shinobi }) => shinobi).map(({ slot }) => slot)).toEqual([3]);
  });

  test("the board says which leader the Shinobi follows, or which slot it keeps", () => {
    const say = speaker("en");
    const following = table({ shinobi_leader: "rooster" });
    expect(bondText(say, following)).toMatch(/^follows the .*Rooster/);
    expect(bondText(say, table())).toMatch(/^stays in slot .*3/);
    expect(bondText(speaker("ja"), following)).toContain("鶏家");
    const [, , third] = lineup({ ...setting, view: following });
    expect(third && standingLabel(say, third, [], bondText(say, following))).toMatch(
      /The Shinobi stands here\. Follows the .*Rooster/,
    );
  });

  test("what is paid already is not announced", () => {
    expect(lineup({ ...setting, unpaid: false }).some(({ pays }) => pays > 0)).toBe(false);
  });

  test("legal and blocked come from the lists", () => {
    const turn = asked(
      "dishonour_leader",
      [choice("leader cat", { leader: "cat" })],
      [blocked("leader carp", { leader: "carp" }, "already_last")],
    );
    const standings = lineup({ ...setting, targets: targetsOf(turn), decision: turn.decision });
    expect(standings[0]).toMatchObject({ legal: true, blocked: null });
    expect(standings[5]).toMatchObject({ legal: false, blocked: { reason: "already_last" } });
    expect(standings[2]).toMatchObject({ legal: false, blocked: null });
  });

  test("a neighbour completes the selected switch", () => {
    const turn = asked("power_swap", [1, 2, 3, 4, 5].map(swap));
    const standings = lineup({
      ...setting,
      targets: targetsOf(turn),
      selected: [swap(2), swap(3)],
      decision: turn.decision,
    });
    expect(standings.map(({ selected }) => selected)).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  test("on a phone the rows stand for the Shinobi's slots", () => {
    const targets = targetsOf(asked("power_shinobi", [choice("shinobi 2", { slot: 2 })]));
    expect(lineup({ ...setting, targets, narrow: true })[1]?.piece).toBe(shinobiKey(2));
    expect(lineup({ ...setting, targets })[1]?.piece).toBe(leaderKey("crane"));
  });
});

describe("the round", () => {
  const step = (more = {}) => stepOf(table(more), null);

  test("cards in front of players are being resolved", () => {
    expect(step({ waiting: [1] })).toBe("resolve");
    expect(step({ players: [player({ played: "arrow" })] })).toBe("resolve");
  });

  test("otherwise the view says which step it is", () => {
    expect(step({ step: "choose" })).toBe("choose");
    expect(step({ step: "power" })).toBe("power");
  });

  test("a change being shown decides", () => {
    const struck = {
      n: 0,
      moment: 0,
      kind: "shinobi_struck",
      facts: {},
      rule: null,
      private: false,
    };
    expect(stepOf(table(), struck)).toBe("shinobi");
  });

  test("the Plot pays after the cards", () => {
    expect([isUnpaid("choose"), isUnpaid("resolve"), isUnpaid("power")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("what a seat holds and knows", () => {
  const held = table({
    players: [
      player({ face_up: ["wolf"], face_down: 1 }),
      player({ played: "storms", hand: ["arrow", "company"], discard: ["cloaked", "storms"] }),
      player(),
    ],
    you: you({
      notes: [
        { seat: 2, clan: "cat", round: 1, stale: false },
        { seat: 2, clan: "snake", round: 1, stale: true },
      ],
    }),
  });

  test("the card in play comes first, spent ones last", () => {
    expect(handOf(held).map(({ card, state }) => `${card} ${state}`)).toEqual([
      "storms in_play",
      "arrow in_hand",
      "company in_hand",
      "cloaked spent",
    ]);
  });

  test("a card chosen in secret is marked for its owner", () => {
    const choosing = table({
      players: [player(), player({ hand: ["arrow", "storms"] })],
      you: you({ answers: ["play storms"] }),
    });
    expect(handOf(choosing)[0]).toEqual({ card: "storms", state: "chosen" });
  });

  test("a watcher holds nothing", () => {
    expect([handOf(table()), loyaltyOf(table())]).toEqual([[], []]);
  });

  test("the shares of a score are told as the server counts them", () => {
    const shares = [
      { clan: "cat", honour: 4 },
      { clan: "cat", honour: 4 },
    ];
    expect(sharesText(speaker("en"), shares)).toBe("Cat 4 + Cat 4");
    expect(sharesText(speaker("en"), [])).toBe("");
  });

  test("open, seen, unknown and outdated cards are told apart", () => {
    const rows = knownOf(held);
    expect(rows.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(rows[0]?.cards.map(({ state }) => state)).toEqual(["open", "nothing"]);
    expect(rows[1]?.cards.map(({ state }) => state)).toEqual(["shown", "nothing", "stale"]);
  });
});

test("the next Plots are face down until the reader has looked at them", () => {
  const plots = (known: readonly (string | null)[]) =>
    comingPlots(table({ you: you({ plots_known: known }) })).map(({ plot }) => plot);
  expect(plots([])).toEqual([null, null]);
  expect(plots(["p02"])).toEqual(["p02", null]);
  expect(plots([null, "p16"])).toEqual([null, "p16"]);
});

describe("what the shell asks", () => {
  test("an event is outlined where it happened", () => {
    const facts = { seat: 1, leader: "cat", from_slot: 1, to_slot: 3 };
    const moved = { n: 0, moment: 0, kind: "leader_moved", facts, rule: null, private: false };
    expect([...placesOf(moved)]).toEqual([leaderKey("cat")]);
    expect(placesOf(null).size).toBe(0);
  });
});
