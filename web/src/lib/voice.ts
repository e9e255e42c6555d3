/**
 * Texts for one reader in one language: the same catalogues and the same rules as on the server; in
 * Japanese, joiners keep numbers with their counters.
 */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { inOurFonts, numeral } from "./signs";
import type { Fact, Facts, Lang } from "./wire";

const NATURE = -1;
export const WATCHER = -2;
export const NOBODY = -3;

const NO_PLAYER: Readonly<Record<number, string>> = {
  [NATURE]: "seat-nature",
  [WATCHER]: "seat-watcher",
  [NOBODY]: "seat-nobody",
};

type Argument = number | string;

/** A run of a sentence; names and titles are strong. */
export interface Run {
  readonly text: string;
  readonly strong: boolean;
  /** The fact it names (`other_seat`, `clan`). */
  readonly of?: string;
}

/* Private letters around names inside a sentence: they never reach the screen. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
const NAMES = "\uE002";

/** Between a number and what counts it; nothing is broken at a joiner. */
const COUNTED = /(?<=\u7b2c)(?=\d)|(?<=\d)(?=[\u3040-\u30ff\u4e00-\u9fff])/gu;
const JOINER = "\u2060";

/** A number below zero, written with a minus sign. */
class Negative extends FluentNumber {
  override toString(): string {
    return numeral(this.value);
  }
}

/** One Fluent text: its messages and the first words of their ids. */
export interface Catalogue {
  readonly bundle: FluentBundle;
  readonly domains: ReadonlySet<string>;
}

/** Reads a catalogue once; a text that is not Fluent leaves its broken messages out. */
export function opened(ftl: string, lang: Lang): Catalogue {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(inOurFonts(ftl)));
  const ids = [...ftl.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? "");
  const domains = new Set(ids.filter((id) => id.includes("-")).map((id) => id.split("-")[0] ?? ""));
  return { bundle, domains };
}

/** The text with a capital first letter, the rest untouched. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A sentence with marked names as runs, its first letter a capital. */
export function runsOf(text: string): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, part] of text.split(OPEN).entries()) {
    const [inside = "", outside = ""] = index ? part.split(CLOSE) : ["", part];
    const [of = "", name = ""] = inside.split(NAMES);
    if (name) runs.push({ text: name, strong: true, of });
    if (outside) runs.push({ text: outside, strong: false });
  }
  const [first, ...rest] = runs;
  return first ? [{ ...first, text: capitalised(first.text) }, ...rest] : [];
}

const written = (part: Argument): string => (typeof part === "number" ? numeral(part) : part);

function signed(facts: Record<string, Argument>): Record<string, Argument | Negative> {
  const below = Object.entries(facts).filter(([, fact]) => typeof fact === "number" && fact < 0);
  const negative = below.map(([name, fact]) => [name, new Negative(Number(fact))] as const);
  return negative.length ? { ...facts, ...Object.fromEntries(negative) } : facts;
}

/** Speaks the catalogues to one reader: names for seats and ids, "you" for the reader. */
export class Voice {
  /** `catalogues`: the first one that knows a message wins; what every game says comes last. */
  constructor(
    readonly lang: Lang,
    private readonly catalogues: readonly Catalogue[],
    readonly names: readonly string[] = [],
    readonly reader: number = WATCHER,
  ) {}

  has(id: string): boolean {
    return this.catalogues.some((catalogue) => catalogue.bundle.hasMessage(id));
  }

  /** The message as written; an unknown one shows its id, so that it is noticed and nothing breaks. */
  message(id: string, facts: Facts = {}): string {
    const filled: Record<string, Argument> = {};
    for (const [name, fact] of Object.entries(facts)) filled[name] = this.argument(name, fact);
    return this.filled(id, filled);
  }

  /** A message as a sentence: it may begin with "you". */
  sentence(id: string, facts: Facts = {}): string {
    return capitalised(this.message(id, facts));
  }

  /** What happened, as one sentence. */
  event(kind: string, facts: Facts): string {
    return capitalised(this.message(`event-${kind}`, facts));
  }

  /** The same sentence in runs, its names strong. */
  eventRuns(kind: string, facts: Facts): readonly Run[] {
    return this.sentenceRuns(`event-${kind}`, facts);
  }

  /** A message as a sentence in runs, its names strong. */
  sentenceRuns(id: string, facts: Facts): readonly Run[] {
    const marked: Record<string, Argument> = {};
    for (const [name, fact] of Object.entries(facts)) {
      const argument = this.argument(name, fact);
      marked[name] =
        typeof argument === "string" ? `${OPEN}${name}${NAMES}${argument}${CLOSE}` : argument;
    }
    return runsOf(this.filled(id, marked));
  }

  /** What the reader is asked. */
  prompt(decision: string, facts: Facts): string {
    return capitalised(this.message(`decision-${decision}`, facts));
  }

  /** Why not, without the paragraph: the page shows that as a link of its own. */
  refusal(reason: string, facts: Facts): string {
    return capitalised(this.message(`refusal-${reason}`, facts));
  }

  /** The label of one thing the reader may choose; `verb` may be words or an id. */
  choice(verb: string, facts: Facts): string {
    return capitalised(this.message(`verb-${verb.replaceAll(" ", "_")}`, facts));
  }

  /** A player's name, or "you" for the reader. */
  person(seat: number): string {
    if (seat < 0) return this.filled(NO_PLAYER[seat] ?? "seat-nobody", {});
    if (seat === this.reader) return this.filled("you", {});
    return this.name(seat);
  }

  /** A player's name, also for the reader. */
  name(seat: number): string {
    if (this.names[seat]) return this.names[seat];
    const side = `seat-${String(seat)}`;
    return this.has(side) ? this.filled(side, {}) : this.filled("seat-name", { number: seat + 1 });
  }

  /** Several things in a row, with the commas of the language. */
  row(parts: readonly string[]): string {
    if (!parts.length) return "";
    return parts.reduce((first, last) => this.filled("list-more", { first, last }));
  }

  /** A thing and what is said of it, with the colon of the language. */
  pair(name: string, text: string): string {
    return this.filled("list-pair", { name, text });
  }

  /** A thing with something added in the brackets of the language. */
  noted(name: string, text: string): string {
    return this.filled("list-noted", { name, text });
  }

  private filled(id: string, facts: Record<string, Argument>): string {
    for (const { bundle } of this.catalogues) {
      const value = bundle.getMessage(id)?.value;
      if (value) return this.unbroken(bundle.formatPattern(value, signed(facts), []));
    }
    return id;
  }

  /** No line of Japanese parts a number from its counter, or from the sign of an ordinal before it. */
  private unbroken(text: string): string {
    return this.lang === "ja" ? text.replace(COUNTED, JOINER) : text;
  }

  private argument(key: string, fact: Fact): Argument {
    const domain = key.slice(key.lastIndexOf("_") + 1);
    if (typeof fact === "number" || typeof fact === "string") return this.one(domain, fact);
    const single = domain.endsWith("s") ? domain.slice(0, -1) : domain;
    return this.joined(fact.map((part) => this.one(single, part)));
  }

  private one(domain: string, fact: number | string): Argument {
    if (typeof fact === "string") return this.named(domain, fact);
    return domain === "seat" ? this.person(fact) : fact;
  }

  private named(domain: string, word: string): string {
    const id = `${domain}-${word}`;
    return this.has(id) ? this.filled(id, {}) : word;
  }

  private joined(parts: readonly Argument[]): string {
    const [first, ...rest] = parts;
    if (first === undefined) return this.filled("list-empty", {});
    return rest.reduce<string>((text, part, index) => {
      const id = index === rest.length - 1 ? "list-end" : "list-more";
      return this.filled(id, { first: text, last: written(part) });
    }, written(first));
  }
}

/** The Japanese and the English of two voices, for pieces that are printed in both languages. */
export function bilingual(
  say: Voice,
  also: Voice,
): { readonly japanese: Voice; readonly english: Voice } {
  return say.lang === "ja" ? { japanese: say, english: also } : { japanese: also, english: say };
}
