import { keptPlaces } from "../../src/games/twilight/hand";
import { describe, expect, test } from "vitest";
import { printed } from "../../src/games/twilight/content";
import { handOf, noteOf, rivalCard } from "../../src/games/twilight/hand";
import { spaceLabel, spaceTab, spaceTip, type Spot } from "../../src/games/twilight/labels";
import { tracksOf } from "../../src/games/twilight/levels";
import { memoryOf, memoryTip } from "../../src/games/twilight/memory";
import { label, question as asked, status, summary } from "../../src/games/twilight/module";
import { spotsOf } from "../../src/games/twilight/spots";
import { spaceTargets } from "../../src/games/twilight/targets";
import { viewOf } from "../../src/games/twilight/table";
import type { JsonObject, Turn } from "../../src/lib/wire";
import { gameText } from "../catalogues";
import { asking, at, blocked, choice, CONTENT, props, speaker, view } from "./tables";

const paper = printed(CONTENT);
const say = speaker();

function spot(id: string, turn: Turn | null, more: JsonObject = {}): Spot {
  const spots = spotsOf(viewOf(view(more)), paper, spaceTargets(turn));
  const found = spots.find(({ row }) => row.id === id);
  if (!found) throw new Error(id);
  return found;
}

const question = (decision: string, more: JsonObject): JsonObject => ({
  asked: { seat: 0, decision, points: 3, ...more },
});

describe("a space in words", () => {
  const turn = asking("place", [at("place", "kokura")], [blocked("place", "kyo", "out_of_reach")]);

  test("name, state, then what may be done and what comes of it", () => {
    const text = spaceLabel(spot("kokura", turn), say);
    expect(text).toBe(
      "Kokura, Kyushu. Stability 2. Anti-Bakufu 0 (support 1), Pro-Bakufu 2 (support 0). " +
        "Pro-Bakufu controls. Place in Kokura: Anti-Bakufu 0 → 1, Pro-Bakufu 2. " +
        "Pro-Bakufu loses control. 2 points because Pro-Bakufu controls it. " +
        "1 action point left after this.",
    );
  });

  test("the price stands on the ring before the click", () => {
    expect(spaceTab(spot("kokura", turn), say)).toBe("2 AP");
    expect(spaceTab(spot("kyo", turn), say)).toBe("");
  });

  test("a higher price has its reason and its paragraph", () => {
    expect(spaceTip(spot("kokura", turn), props()).rule).toBe("8.1(1)(ii)");
    const more = question("place", { prices: { kyo: 2 } });
    const kyo = spaceTip(spot("kyo", asking("place", [at("place", "kyo")]), more), props());
    expect(kyo.text).toContain("Kyo always costs 2 points.");
    expect(kyo.rule).toBe("8.1(1)(iii)");
    const usual = question("place", { prices: { kokura: 1 } });
    const cheap = spaceTip(spot("kokura", turn, usual), props({ turn }));
    expect(cheap.text).not.toContain("because");
    expect(cheap.rule).toBe(turn.decision?.rule);
  });

  test("what is blocked says why, with its paragraph", () => {
    expect(spaceLabel(spot("kyo", turn), say)).toMatch(/Not available: .*8\.1\.$/);
    expect(spaceTip(spot("kyo", turn), props()).rule).toBe("8.1");
  });

  test("where nothing is asked the tip tells what is there", () => {
    const tip = spaceTip(spot("choshu", null), props());
    expect(tip.lead).toBe("Choshu");
    expect(tip.text).toContain("Here: Yoshida Sho-in.");
    expect(spaceLabel(spot("yokohama", null), say)).toContain("closed");
    expect(spaceLabel(spot("edo_bakufu", null), say)).toContain("takes no influence");
  });

  test("a coup tells its chance before the die", () => {
    const more = question("coup", { needs: { kokura: 3 }, most: { kokura: 4 } });
    const here = spot("kokura", asking("coup", [at("coup", "kokura")]), more);
    expect(spaceTab(here, say)).toBe("67%");
    expect(spaceTip(here, props()).text).toBe(
      "67 % chance to remove at least 1 influence: a die of 3 or more. A six moves 4.",
    );
    const none = question("coup", { needs: { kokura: 7 }, most: { kokura: 0 } });
    const never = spot("kokura", asking("coup", [at("coup", "kokura")]), none);
    expect(spaceTip(never, props()).text).toBe("No die is enough here.");
  });

  test("a war tells the die it needs", () => {
    const more = question("war", { needs: { kokura: 5 }, target: 4 });
    const here = spot("kokura", asking("war", [at("war", "kokura")]), more);
    expect(spaceTip(here, props()).text).toBe("33 % chance to win: a die of 5 or more.");
  });

  test("a realignment tells both bonuses and all three chances", () => {
    const odds = { prices: { kokura: 1 }, bonus: { kokura: [2, 1] }, odds: { kokura: [58, 28] } };
    const more = question("realign", odds);
    const here = spot("kokura", asking("realign", [at("realign", "kokura")]), more);
    expect(spaceTip(here, props()).text).toBe(
      "Your die +2, the other die +1. " +
        "Chances: 58 % they lose influence, 28 % you do, 14 % nobody.",
    );
  });

  test("an event's points show by how much and what is left", () => {
    const more = question("take", { after: { kokura: "pro" } });
    const here = spot("kokura", asking("take", [at("take", "kokura")]), more);
    expect(spaceTab(here, say)).toBe("−1");
    expect(spaceTip(here, props()).text).toBe("Pro-Bakufu 2 → 1, Anti-Bakufu 0.");
    const put = spot("kokura", asking("put", [at("put", "kokura")]), more);
    expect(spaceTab(put, say)).toBe("+1");
  });
});

describe("cards", () => {
  const card = (id: string) => {
    const row = paper.cards.get(id);
    if (!row) throw new Error(id);
    return row;
  };
  const note = (id: string, occurs: boolean | null, pays: number | null = null) =>
    noteOf({ id, inPlay: false, occurs, pays }, card(id), viewOf(view()), say);

  test("the other side's card lies apart from the hand", () => {
    const theirs = viewOf(view({ card: "four_wise_lords", active: 1 }));
    expect(rivalCard(theirs)?.id).toBe("four_wise_lords");
    expect(handOf(theirs).some(({ inPlay }) => inPlay)).toBe(false);
    expect(rivalCard(viewOf(view({ card: "four_wise_lords", active: 0 })))).toBeNull();
  });

  test("the card one plays comes first", () => {
    const held = handOf(viewOf(view({ card: "four_wise_lords", active: 0 })));
    expect(held.map(({ id, inPlay }) => [id, inPlay])).toEqual([
      ["four_wise_lords", true],
      ["namamugi", false],
      ["ansei_purge", false],
    ]);
  });

  test("the foot says what would happen if it were played now", () => {
    expect(note("namamugi", true)).toEqual({ text: "Action or event", warns: false });
    expect(note("namamugi", false).text).toContain("condition unmet");
    expect(note("ansei_purge", true)).toEqual({ text: "Their event occurs", warns: true });
    expect(note("ansei_purge", false).warns).toBe(false);
    expect(note("four_wise_lords", true).text).toBe("Action or event");
    expect(note("treaty_harris", true).text).toBe("Its event always occurs");
    expect(note("kyushu_situation", true, -7).text).toBe("If played now: 7 VP for Anti-Bakufu");
  });

  test("a scoring card pays what the engine tells", () => {
    const you = {
      seat: 0,
      hand: ["kyo_situation", "namamugi", "open_ports_situation"],
      events: [true, true, true],
      court: [true, true, true],
      pays: [5, null, 0],
      known: [],
    };
    expect(handOf(viewOf(view({ you }))).map(({ pays }) => pays)).toEqual([5, null, 0]);
    expect(note("open_ports_situation", true, 0).text).toContain("If played now");
  });

  test("the card in play tells the points that are left", () => {
    const held = { id: "namamugi", inPlay: true, occurs: null, pays: null };
    const told = (more: JsonObject) => noteOf(held, card("namamugi"), viewOf(view(more)), say).text;
    expect(told({})).toBe("In play: 3 AP left");
    expect(told({ asked: null, event_due: true })).toBe("In play: event still to come");
    expect(told({ asked: null, event_due: true, part: "event" })).toBe("In play");
    expect(told({ asked: null })).toBe("In play");
  });
});

describe("the shell's questions", () => {
  test("a question with a single answer says that there is no other", () => {
    const use = (...uses: readonly string[]) =>
      uses.map((one) => choice(`use ${one}`, { use: one }));
    const one = asking("choose_use", use("action"), [], "prompt");
    expect(asked(props({ turn: one }))).toContain("its event cannot occur");
    const two = asking("choose_use", use("action", "event"), [], "prompt");
    expect(asked(props({ turn: two }))).toBe("");
    expect(asked(props({ turn: asking("place", [at("place", "kokura")]) }))).toBe("");
  });

  test("labels say points and the die a court operation needs", () => {
    const asked = { seat: 0, decision: "choose_kind", points: 3, court_die: 4 };
    const given = props({ view: view({ asked }) });
    expect(label(choice("kind court", { kind: "court" }), given)).toBe("Court, die 4 or less");
    const used = props({ view: view({ asked: null, card: "namamugi" }) });
    expect(label(choice("use action", { use: "action" }), used)).toBe("Action, 3 AP");
    expect(label(at("place", "kokura"), props())).toBe("Place in Kokura, 2 AP");
    expect(label(choice("stop", {}), props())).toBe("Stop");
  });

  test("every decision of a player is explained in a first game", () => {
    const asked = [...gameText("twilight", "en").matchAll(/^decision-(\w+) =/gm)]
      .map(([, id = ""]) => id)
      .filter((id) => id !== "deal" && !/_die$|_reply$/.test(id));
    expect(asked.length).toBe(11);
    expect(asked.filter((id) => !say.has(`lesson-twilight-${id}`))).toEqual([]);
  });

  test("status and summary", () => {
    expect(status(props(), 1)).toBe("Pro-Bakufu · 6 cards · court 1");
    expect(summary(props())).toBe("1860-1861");
  });

  test("the tracks say what their level means", () => {
    const told = tracksOf(viewOf(view()), paper, say).map(({ text }) => text);
    expect(told).toEqual([
      "hand of 6 cards",
      "ready, die −1",
      "done this turn",
      "coups allowed",
      "planned; VP for Anti-Bakufu",
    ]);
    const late = tracksOf(
      viewOf(view({ coup_allowed: false, joi: true, joi_side: "pro", court: [4, 0] })),
      paper,
      say,
    );
    expect(late.map(({ text }) => text)).toContain("no coup");
    expect(late[1]?.text).toContain("one card more");
    expect(late.map(({ text }) => text)).toContain("performed for Pro-Bakufu");
  });

  test("levels, turns and points are those the pack prints", () => {
    const boxes = tracksOf(viewOf(view()), paper, say).map(({ boxes }) => boxes.join(""));
    expect(boxes).toEqual(["01234", "01234", "01234", "0123✕5", "—行"]);
    const short = { ...paper, hands: [5, 6, 7], courtCards: [0, 0, 1], lastIntervention: 3 };
    const fewer = tracksOf(viewOf(view({ court: [2, 1], coup_ban: 2 })), short, say);
    expect(fewer.map(({ boxes }) => boxes.join(""))).toEqual(["012", "012", "012", "01✕3", "—行"]);
    expect(fewer[1]?.text).toContain("one card more");
    expect(paper.winningPoints).toBe(20);
    expect(paper.years).toEqual(["1854-1856", "1857-1859"]);
  });

  test("what was scored since the last shuffle has its marker and says so", () => {
    const scored = viewOf(view({ scored: ["kyo", "chubu"] }));
    expect(memoryOf(scored, say).map(({ short, scored }) => [short, scored])).toEqual([
      ["Kyo", true],
      ["Ports", false],
      ["Kyu.", false],
      ["Chb.", true],
    ]);
    expect(memoryTip(scored, say)).toEqual({
      lead: "Scored",
      text:
        "Since the draw pile was last shuffled: Kyo, Chubu. Those cards lie in the " +
        "discards and cannot be drawn before the next shuffle.",
      rule: "2.24(3)",
    });
    expect(memoryTip(scored, speaker("ja")).text).toContain("京、中部");
    expect(memoryTip(viewOf(view()), say).text).toContain("Nothing since");
  });
});

test("a card that was played leaves its place free until a card comes", () => {
  const dealt = keptPlaces([], ["a", "b", "c"]);
  expect(keptPlaces(dealt, ["c", "a"])).toBe(dealt);
  expect(keptPlaces(dealt, ["a", "d"])).toEqual(["a", "d"]);
  expect(keptPlaces(dealt, [])).toEqual([]);
});
