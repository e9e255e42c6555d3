/** A new table while it is being put together, and what is sent for it. */

import type {
  ClockKind,
  Facts,
  GameInfo,
  Lang,
  NewTable,
  OnTimeout,
  Options,
  SeatRequest,
} from "./wire";

/** "me", "open", or "bot:LEVEL". */
export type Sitter = string;

export interface Draft {
  readonly title: string;
  readonly sitters: readonly Sitter[];
  readonly options: Options;
  readonly clock: ClockKind;
  readonly minutes: number;
  readonly increment: number;
  readonly days: number;
  readonly onTimeout: OnTimeout;
  readonly isPublic: boolean;
}

/** The level of bots nobody chose: the middle one. */
export function middleLevel(game: GameInfo): string {
  return game.bots[Math.floor((game.bots.length - 1) / 2)] ?? "random";
}

/** As many sitters as seats: those there are, then bots. */
export function seated(sitters: readonly Sitter[], seats: number, level: string): Sitter[] {
  return Array.from({ length: seats }, (_, place) => sitters[place] ?? `bot:${level}`);
}

/** How many sit down when nobody says: four, or as near as the game allows. */
export function usualSeats(game: GameInfo): number {
  return Math.min(game.seats[1], Math.max(game.seats[0], 4));
}

export function drafted(game: GameInfo): Draft {
  return {
    title: "",
    sitters: seated(["me"], usualSeats(game), middleLevel(game)),
    options: Object.fromEntries(game.options.map((option) => [option.id, option.default])),
    clock: "none",
    minutes: 20,
    increment: 15,
    days: 3,
    onTimeout: "bot",
    isPublic: false,
  };
}

/** The values of an option at a table of so many seats: `seat_N` needs the seat N. */
export function valuesAt(values: readonly string[], seats: number): readonly string[] {
  return values.filter((value) => !(Number(/^seat_(\d+)$/.exec(value)?.[1] ?? -1) >= seats));
}

/** The options after the number of seats has changed: what names a seat that is gone falls back. */
export function fitting(game: GameInfo, options: Options, seats: number): Options {
  const gone = game.options.filter(
    ({ id, values }) => values.length > 0 && !valuesAt(values, seats).includes(String(options[id])),
  );
  return { ...options, ...Object.fromEntries(gone.map((one) => [one.id, one.default])) };
}

type Say = (id: string, facts?: Facts) => string;

/** How many names for bots and for tables the catalogue has. */
const BOTS = 8;
const TABLES = 12;

/** What a seat is called in a game whose seats have names; an option may decide. */
export function seatTitle(
  game: GameInfo,
  place: number,
  options: Readonly<Record<string, unknown>>,
  lang: Lang,
): string | null {
  const title = game.seat_titles[place];
  if (!title) return null;
  const chosen = game.options.map(({ id }) => title.by_value[String(options[id])]);
  const named = chosen.find((one) => one !== undefined) ?? title.name;
  return named ? named[lang] : null;
}

type Titles = readonly (string | null)[];

function wish(sitter: Sitter, place: number, draft: Draft, say: Say, titles: Titles): SeatRequest {
  if (sitter === "open") return { who: "open" };
  if (sitter !== "me") {
    const level = sitter.slice("bot:".length);
    return { who: "bot", level, name: say(`bot-name-${(place % BOTS) + 1}`) };
  }
  const several = draft.sitters.filter((one) => one === "me").length > 1;
  const own = titles[place] ?? say("seat-name", { number: place + 1 });
  return several ? { who: "me", name: own } : { who: "me" };
}

/** What the server is asked for; `luck` (0 to 1) chooses a name when nobody wrote one. */
export function ordered(
  game: string,
  draft: Draft,
  say: Say,
  luck = Math.random(),
  titles: Titles = [],
): NewTable {
  const { minutes, increment, days } = draft;
  const times =
    draft.clock === "live" ? { minutes, increment } : draft.clock === "post" ? { days } : {};
  return {
    game,
    title: draft.title.trim() || say(`table-name-${Math.floor(luck * TABLES) + 1}`),
    options: draft.options,
    seats: draft.sitters.map((sitter, place) => wish(sitter, place, draft, say, titles)),
    clock: { kind: draft.clock, ...times },
    on_timeout: draft.clock === "none" ? "nothing" : draft.onTimeout,
    public: draft.isPublic,
  };
}
