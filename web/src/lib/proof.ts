/**
 * Checks the dice of a finished game from the text of its record, without the rules of the game.
 *
 * It follows docs/reference/record.md and shares nothing with the program that wrote the record. It knows
 * what a die shows, but not what lies in a bag: that the shares are those of the rules is for
 * `hatamoto verify` to say.
 */

import { keyed, sha256 } from "./hash";

/** What this browser noted before the deal. */
export interface Noted {
  readonly commitment: string | null;
  readonly commitments: readonly (string | null)[];
  /** By seat of this browser, the words it made and whether it has revealed them. */
  readonly seats: Readonly<Record<string, { readonly words: string; readonly revealed: boolean }>>;
}

export type ProofFault =
  | "form"
  | "checksum"
  | "words"
  | "secret"
  | "noted"
  | "own_words"
  | "left_out"
  | "counter"
  | "draw";

export interface Proof {
  /** Why the record proves nothing; null when all that was checked is right. */
  readonly fault: ProofFault | null;
  /** The line of the fault, counted from 1. */
  readonly line: number;
  readonly draws: number;
  /** 1 for a record from before seats committed to their words: it has no shares to check. */
  readonly scheme: number;
  readonly unrevealed: readonly number[];
  /** Whether any seat added words, so that the server could not choose the dice alone. */
  readonly hasWords: boolean;
  /** Whether the commitment was compared with one noted before the deal. */
  readonly isNoted: boolean;
}

interface Header {
  readonly commitments: readonly (string | null)[];
  readonly words: readonly (string | null)[];
  readonly unrevealed: readonly number[];
  readonly commitment: string;
  readonly secret: string;
}

interface Draw {
  readonly line: number;
  readonly action: string;
  readonly purpose: string;
  readonly counter: number;
  readonly first: bigint;
  readonly last: bigint;
  readonly whole: bigint;
}

class Wrong extends Error {
  constructor(
    readonly fault: ProofFault,
    readonly line: number,
  ) {
    super(fault);
  }
}

const TITLE = "hatamoto-record 1";
const SPAN = 1n << 64n;
const HEX = /^[0-9a-f]{64}$/;
const DRAW = /^nature (.+) \(([a-z_]+) (0|[1-9]\d*) (0|[1-9]\d*)-(0|[1-9]\d*)\/([1-9]\d*)\)$/;
const NONE = { draws: 0, scheme: 1, unrevealed: [], hasWords: false, isNoted: false };

/** What the record of a finished game proves. */
export async function proofOf(text: string, noted: Noted | null): Promise<Proof> {
  try {
    return await proven(text, noted);
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return { ...NONE, scheme: 2, fault: error.fault, line: error.line };
  }
}

async function proven(text: string, noted: Noted | null): Promise<Proof> {
  const rows = await rowsIn(text);
  const moves = rows.indexOf("moves");
  if (moves < 0) throw new Wrong("form", rows.length);
  const rowOf = (key: string) => rows.findIndex((row) => row.startsWith(`${key} `)) + 1;
  if (!rowOf("chance")) return { ...NONE, fault: null, line: 0 };
  const header = headerIn(rows.slice(0, moves));
  await checkWords(header, rowOf("words"));
  await checkSecret(header, rowOf("secret"));
  if (noted) checkNoted(header, noted, rowOf);
  const draws = rows.slice(moves + 1).flatMap((row, at) => drawIn(row, moves + at + 2));
  await checkDraws(header, draws);
  return {
    fault: null,
    line: 0,
    draws: draws.length,
    scheme: 2,
    unrevealed: header.unrevealed,
    hasWords: header.words.some(
      (words, seat) => words !== null && !header.unrevealed.includes(seat),
    ),
    isNoted: Boolean(noted?.commitment),
  };
}

/** The lines above the closing one, whose checksum fits. */
async function rowsIn(text: string): Promise<readonly string[]> {
  const rows = text.split("\n");
  const closing = rows.at(-2) ?? "";
  if (rows[0] !== TITLE || rows.at(-1) !== "") throw new Wrong("form", 1);
  const body = rows.slice(0, -2);
  const sum = await sha256(body.map((row) => `${row}\n`).join(""));
  if (closing !== `end ${sum}`) throw new Wrong("checksum", rows.length - 1);
  return body;
}

// The header

function headerIn(rows: readonly string[]): Header {
  const value = (key: string): unknown => {
    const at = rows.findIndex((row) => row.startsWith(`${key} `));
    try {
      return JSON.parse(rows[at]?.slice(key.length + 1) ?? "");
    } catch {
      throw new Wrong("form", at + 1);
    }
  };
  if (value("chance") !== 2) throw new Wrong("form", rows.length);
  return {
    commitments: digests(value("commitments")),
    words: digests(value("words")),
    unrevealed: seatsIn(value("unrevealed")),
    commitment: digest(value("commitment")),
    secret: digest(value("secret")),
  };
}

function digest(value: unknown): string {
  if (typeof value !== "string" || !HEX.test(value)) throw new Wrong("form", 1);
  return value;
}

function digests(value: unknown): readonly (string | null)[] {
  if (!Array.isArray(value)) throw new Wrong("form", 1);
  return value.map((one: unknown) => (one === null ? null : digest(one)));
}

function seatsIn(value: unknown): readonly number[] {
  if (!Array.isArray(value)) throw new Wrong("form", 1);
  return value.map(Number);
}

/** Each seat's words match its commitment; for a silent seat the commitment replaces them. */
async function checkWords(header: Header, line: number): Promise<void> {
  const { commitments, words, unrevealed } = header;
  if (words.length !== commitments.length) throw new Wrong("words", line);
  for (const [seat, revealed] of words.entries()) {
    const isSilent = unrevealed.includes(seat);
    const made = revealed === null || isSilent ? revealed : await sha256(revealed);
    const fits = made === commitments[seat] && !(isSilent && revealed === null);
    if (!fits) throw new Wrong("words", line);
  }
}

/** The commitment covers the secret and what the seats committed to. */
async function checkSecret(header: Header, line: number): Promise<void> {
  const covered = `${header.secret}|${JSON.stringify(header.commitments)}`;
  if ((await sha256(covered)) !== header.commitment) throw new Wrong("secret", line);
}

/** The record matches what this browser saw and sent. */
function checkNoted(header: Header, noted: Noted, rowOf: (key: string) => number): void {
  const { commitment, commitments } = noted;
  if (commitment !== null && commitment !== header.commitment) {
    throw new Wrong("noted", rowOf("commitment"));
  }
  if (commitment !== null && JSON.stringify(commitments) !== JSON.stringify(header.commitments)) {
    throw new Wrong("noted", rowOf("commitments"));
  }
  for (const [seat, own] of Object.entries(noted.seats)) {
    if (!own.revealed) continue;
    const isLeftOut = header.unrevealed.includes(Number(seat));
    if (isLeftOut) throw new Wrong("left_out", rowOf("unrevealed"));
    if (header.words[Number(seat)] !== own.words) throw new Wrong("own_words", rowOf("words"));
  }
}

// The draws

function drawIn(row: string, line: number): readonly Draw[] {
  if (!row.startsWith("nature ")) return [];
  const [, action = "", purpose = "", counter = "", first = "", last = "", whole = ""] =
    DRAW.exec(row) ?? [];
  if (!action) throw new Wrong("form", line);
  return [
    {
      line,
      action,
      purpose,
      counter: Number(counter),
      first: BigInt(first),
      last: BigInt(last),
      whole: BigInt(whole),
    },
  ];
}

/** The probability of a roll of one or two fair dice; null if it is not a dice roll. */
function shareOfDice(action: string): string | null {
  const [, die, one, other] = /^(?:roll (.+)|dice (.+) (.+))$/.exec(action) ?? [];
  if (die !== undefined) return `${Number(die) - 1}-${Number(die) - 1}/6`;
  if (one === undefined) return null;
  const point = (Number(one) - 1) * 6 + Number(other) - 1;
  return `${point}-${point}/36`;
}

/** No random word is skipped or used twice, and each gives the outcome in the record. */
async function checkDraws(header: Header, draws: readonly Draw[]): Promise<void> {
  const mac = await keyed(header.secret);
  const text = JSON.stringify(header.words);
  const next = new Map<string, number>();
  for (const draw of draws) {
    const { line, purpose, counter, whole } = draw;
    const due = next.get(purpose) ?? 0;
    if (counter < due) throw new Wrong("counter", line);
    const ceiling = SPAN - (SPAN % whole);
    for (let passed = due; passed < counter; passed++) {
      if ((await mac(`${text}|${purpose}|${passed}`)) < ceiling) throw new Wrong("counter", line);
    }
    const word = await mac(`${text}|${purpose}|${counter}`);
    if (word >= ceiling) throw new Wrong("counter", line);
    if (!falls(draw, word % whole)) throw new Wrong("draw", line);
    next.set(purpose, counter + 1);
  }
}

function falls({ action, first, last, whole }: Draw, point: bigint): boolean {
  const share = shareOfDice(action);
  if (share !== null && share !== `${first}-${last}/${whole}`) return false;
  return first <= point && point <= last && last < whole;
}
