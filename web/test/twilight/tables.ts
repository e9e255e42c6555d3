/** Views and turns of Twilight of Shogun made by hand, as the server would send them. */

import { readFileSync } from "node:fs";
import { opened, Voice } from "../../src/lib/voice";
import type {
  Blocked,
  Choice,
  Facts,
  Json,
  JsonObject,
  Lang,
  Surface,
  Turn,
} from "../../src/lib/wire";
import type { BoardProps } from "../../src/games/contract";
import { gameText, pageText } from "../catalogues";
import { decision as open } from "../tables";

export function choice(action: string, facts: Facts): Choice {
  return { action, verb: action.split(" ")[0] ?? "", facts };
}

export const at = (verb: string, space: string): Choice => choice(`${verb} ${space}`, { space });

export function blocked(verb: string, space: string, reason: string): Blocked {
  const because = { space };
  return { ...at(verb, space), rule: "8.1", reason, because };
}

export function asking(
  name: string,
  legal: readonly Choice[],
  no: readonly Blocked[] = [],
  surface: Surface = "board",
): Turn {
  const decision = open({ name, rule: "8.1", facts: { points: 3 }, surface });
  const undo = { answer: "free", reason: "" } as const;
  return {
    ply: 0,
    view: {},
    decision,
    legal,
    blocked: no,
    undo,
    can_abandon: true,
    goal: null,
    since: 0,
  };
}

const space = (id: string, anti: number, pro: number, control: string | null): JsonObject => ({
  space: id,
  anti,
  pro,
  anti_support: 1,
  pro_support: 0,
  control,
  closed: false,
});

const side = (clans: number, status: string, points: number): JsonObject => ({
  clans,
  powered: clans > 1,
  status,
  points,
});

/** The third turn, Anti-Bakufu placing with three points; `more` replaces fields. */
export function view(more: JsonObject = {}): JsonObject {
  return {
    turn: 3,
    years: "1860-1861",
    round: 2,
    first: 0,
    active: 0,
    opened: false,
    vp: -4,
    treaty: 1,
    hand_size: 6,
    intervention: 2,
    coup_allowed: true,
    coup_ban: 4,
    joi: false,
    joi_side: "anti",
    yokohama: false,
    modifier: true,
    court: [2, 1],
    court_done: [false, true],
    court_modifiers: [-1, 0],
    spaces: [
      space("kokura", 0, 2, "pro"),
      space("choshu", 4, 0, "anti"),
      space("kyo", 2, 3, null),
      { ...space("yokohama", 0, 0, null), closed: true },
    ],
    markers: [{ marker: "yoshida_shoin", space: "choshu", side: "anti", value: 1 }],
    areas: [
      { area: "kyushu", anti: side(4, "control", 9), pro: side(1, "presence", 2), net: -7 },
      { area: "chubu", anti: side(0, "none", 0), pro: side(2, "domination", 3), net: 3 },
    ],
    kyo_net: 5,
    ports_net: 0,
    scored: [],
    hands: [5, 6],
    pile: 20,
    discard: [],
    removed: [],
    card: null,
    use: null,
    parts: [],
    part: null,
    event_due: false,
    dice: [],
    ended: null,
    winner: null,
    asked: {
      seat: 0,
      decision: "place",
      points: 3,
      prices: { kokura: 2, kyo: 2, choshu: 1 },
      after: { kokura: null, kyo: null, choshu: "anti" },
    },
    you: {
      seat: 0,
      hand: ["namamugi", "ansei_purge"],
      events: [true, false],
      court: [],
      pays: [null, null],
      known: [],
    },
    ...more,
  };
}

export function speaker(lang: Lang = "en"): Voice {
  const catalogues = [opened(gameText("twilight", lang), lang), opened(pageText(lang), lang)];
  return new Voice(lang, catalogues, ["Hana", "Okubo"], 0);
}

const SHEET = "../../../src/hatamoto/games/twilight/";

export function source(path: string): string {
  return readFileSync(new URL(SHEET + path, import.meta.url), "utf8");
}

/** Rows of the content, as `/api/games/twilight/content` sends them. */
export const CONTENT: Json = {
  map: {
    space: [
      { id: "kokura", area: "kyushu", stability: 2, support: [0, 1], lines: ["choshu"] },
      { id: "choshu", area: "chugoku", stability: 2, powered: true, lines: ["kokura"] },
      { id: "kyo", kind: "capital", lines: [] },
      { id: "yokohama", kind: "port", lines: [] },
      { id: "edo_bakufu", kind: "edo", lines: [] },
    ],
  },
  cards: {
    card: [
      { id: "namamugi", points: 3, type: "anti", star: true, joi: true, provenance: "report" },
      { id: "ansei_purge", points: 3, type: "pro" },
      { id: "kyushu_situation", points: 2, type: "scoring" },
      { id: "kyo_situation", points: 2, type: "scoring" },
      { id: "open_ports_situation", points: 2, type: "scoring" },
      { id: "four_wise_lords", points: 3, type: "common" },
      { id: "treaty_harris", points: 3, type: "must_play" },
    ],
  },
  scoring: { area: [{ id: "kyushu", powered: "satsuma", clans: 7, needed: 4 }] },
  tracks: {
    last_intervention: 5,
    winning_points: 20,
    turn: [
      { id: 2, years: "1857-1859" },
      { id: 1, years: "1854-1856" },
    ],
    treaty: [5, 6, 7, 8, 9].map((hand, id) => ({ id, hand })),
    court: [0, 0, 0, 0, 1].map((cards, id) => ({ id, cards })),
  },
};

export function props(more: Partial<BoardProps> = {}): BoardProps {
  return {
    view: view(),
    seat: 0,
    turn: null,
    toAct: [0],
    seats: [],
    table: "t",
    content: CONTENT,
    say: speaker(),
    also: speaker("ja"),
    act: () => undefined,
    actAll: () => Promise.resolve(true),
    selected: [],
    select: () => undefined,
    why: ({ rule }) => ({ text: "why", rule }),
    explain: () => undefined,
    cite: () => undefined,
    news: [],
    recent: [],
    reducedMotion: false,
    narrow: false,
    pointed: null,
    ...more,
  };
}
