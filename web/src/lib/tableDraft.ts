/** The draft of a new table, and the request that creates it. */

import { BOTS, freshTitle } from "./naming";
import type {
  ClockKind,
  Facts,
  GameInfo,
  GameOption,
  GuidedGame,
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
  /** A bot gives up a hopeless game; only with two seats. */
  readonly botsResign: boolean;
  /** The page explains every decision. */
  readonly isLesson: boolean;
  /** The guided game that is played; nothing at any other table. */
  readonly guided: string;
}

/** The default level of bots: the middle one. */
export function middleLevel(game: GameInfo): string {
  return game.bots[Math.floor((game.bots.length - 1) / 2)] ?? "random";
}

/** As many sitters as seats: those there are, then bots. */
export function fillSeats(sitters: readonly Sitter[], seats: number, level: string): Sitter[] {
  return Array.from({ length: seats }, (_, index) => sitters[index] ?? `bot:${level}`);
}

/** How many may sit down. */
export function seatCounts({ seats: [least, most] }: GameInfo): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, n) => least + n);
}

/** The default number of seats: four, or the nearest the game allows. */
export function defaultSeats(game: GameInfo): number {
  return Math.min(game.seats[1], Math.max(game.seats[0], 4));
}

export function newDraft(game: GameInfo): Draft {
  return {
    title: "",
    sitters: fillSeats(["me"], defaultSeats(game), middleLevel(game)),
    options: Object.fromEntries(game.options.map((option) => [option.id, option.default])),
    clock: "none",
    minutes: 20,
    increment: 15,
    days: 3,
    onTimeout: "bot",
    isPublic: false,
    botsResign: false,
    isLesson: false,
    guided: "",
  };
}

/** The guided games; the one with the usual options comes first, as the one to begin with. */
export function lessonsOf(game: GameInfo): readonly GuidedGame[] {
  const usual = newDraft(game).options;
  const isUsual = ({ options }: GuidedGame) =>
    Object.entries(options).every(([id, value]) => usual[id] === value);
  return [...game.guided.filter(isUsual), ...game.guided.filter((one) => !isUsual(one))];
}

/** The table of a guided game: you where its file says, bots in the other seats. */
export function guidedDraft(game: GameInfo, lesson: GuidedGame, title: string): Draft {
  const base = newDraft(game);
  const sitters = fillSeats([], lesson.seats, lesson.level).with(lesson.seat, "me");
  const options = { ...base.options, ...lesson.options };
  return { ...base, title, sitters, options, isLesson: true, guided: lesson.id };
}

/** The choices for a quick game against bots. */
export interface QuickChoices {
  readonly seats: number;
  /** Where you sit. */
  readonly side: number;
  readonly level: string;
  readonly options: Options;
}

export function quickDefaults(game: GameInfo): QuickChoices {
  const { sitters, options } = newDraft(game);
  return { seats: sitters.length, side: 0, level: middleLevel(game), options };
}

/** A quick game: you in the seat you chose, bots of one strength in the others. */
export function quickDraft(game: GameInfo, chosen: QuickChoices): Draft {
  const bots = fillSeats([], chosen.seats, chosen.level);
  return {
    ...newDraft(game),
    sitters: bots.with(Math.min(chosen.side, chosen.seats - 1), "me"),
    options: chosen.options,
  };
}

/** The options that decide who the sides are: which battle is fought. */
export function sideOptions(game: GameInfo): readonly GameOption[] {
  const named = new Set(game.seat_titles.flatMap((title) => Object.keys(title.by_value)));
  return game.options.filter(({ values }) => values.some((value) => named.has(value)));
}

/** The values of an option that are available with this number of seats. */
export function availableValues(
  { values, seats_needed }: Pick<GameOption, "values" | "seats_needed">,
  seats: number,
): readonly string[] {
  return values.filter((_, index) => (seats_needed[index] ?? 0) <= seats);
}

/** The options after the number of seats has changed: what names a seat that is gone falls back. */
export function withAvailableOptions(game: GameInfo, options: Options, seats: number): Options {
  const gone = game.options.filter(
    (one) =>
      one.values.length > 0 && !availableValues(one, seats).includes(String(options[one.id])),
  );
  return { ...options, ...Object.fromEntries(gone.map((one) => [one.id, one.default])) };
}

type Say = (id: string, facts?: Facts) => string;

/** What a seat is called in a game whose seats have names; an option may decide. */
export function seatTitle(
  game: GameInfo,
  index: number,
  options: Readonly<Record<string, unknown>>,
  lang: Lang,
): string | null {
  const title = game.seat_titles[index];
  if (!title) return null;
  const chosen = game.options.map(({ id }) => title.by_value[String(options[id])]);
  const named = chosen.find((one) => one !== undefined) ?? title.name;
  return named ? named[lang] : null;
}

type Titles = readonly (string | null)[];

function seatRequest(
  sitter: Sitter,
  index: number,
  draft: Draft,
  say: Say,
  titles: Titles,
): SeatRequest {
  if (sitter === "open") return { who: "open" };
  if (sitter !== "me") {
    const level = sitter.slice("bot:".length);
    return { who: "bot", level, name: say(`bot-name-${(index % BOTS) + 1}`) };
  }
  const several = draft.sitters.filter((one) => one === "me").length > 1;
  const own = titles[index] ?? say("seat-name", { number: index + 1 });
  return several ? { who: "me", name: own } : { who: "me" };
}

/**
 * What the server is asked for; `luck` (0 to 1) chooses a name when nobody wrote one, and none of
 * those that are taken.
 */
export function tableRequest(
  game: string,
  draft: Draft,
  say: Say,
  luck = Math.random(),
  titles: Titles = [],
  taken: readonly string[] = [],
): NewTable {
  const { minutes, increment, days } = draft;
  const times =
    draft.clock === "live" ? { minutes, increment } : draft.clock === "post" ? { days } : {};
  return {
    game,
    title: draft.title.trim() || freshTitle(say, luck, taken),
    options: draft.options,
    seats: draft.sitters.map((sitter, index) => seatRequest(sitter, index, draft, say, titles)),
    clock: { kind: draft.clock, ...times },
    on_timeout: draft.clock === "none" ? "nothing" : draft.onTimeout,
    public: draft.isPublic,
    lesson: draft.isLesson,
    guided: draft.guided,
    bots_resign: draft.botsResign && mayResign(draft),
  };
}

/** Whether there is a bot whose resignation would end the game. */
export function mayResign({ sitters }: Pick<Draft, "sitters">): boolean {
  return sitters.length === 2 && sitters.some((sitter) => sitter.startsWith("bot:"));
}
