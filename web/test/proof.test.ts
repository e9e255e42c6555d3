/** The page's own check of the dice, on records that the Python program wrote. */

import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { bytesOf, canHash, hexOf, keyed, randomHex, sha256 } from "../src/lib/hash";
import { proofOf, type Noted } from "../src/lib/proof";
import { verdictOf } from "../src/table/checking";
import { pageText } from "./catalogues";

const FOLDER = fileURLToPath(new URL("../../tests/records/", import.meta.url));
const read = (name: string) => readFileSync(`${FOLDER}${name}.record`, "utf8");
const WHOLE = read("dice/shogunate");

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

/** The record with another checksum, one that fits. */
function closed(text: string): string {
  const body = text.slice(0, text.lastIndexOf("end "));
  return `${body}end ${hash(body)}\n`;
}

function changed(old: string | RegExp, by: string, text = WHOLE): string {
  const next = text.replace(old, by);
  expect(next).not.toBe(text);
  return closed(next);
}

function value<T>(key: string, text = WHOLE): T {
  const row = text.split("\n").find((one) => one.startsWith(`${key} `)) ?? "";
  return JSON.parse(row.slice(key.length + 1)) as T;
}

const withValue = (key: string, to: unknown, text = WHOLE) =>
  changed(new RegExp(`^${key} .*$`, "m"), `${key} ${JSON.stringify(to)}`, text);

function noted(text = WHOLE, part: Partial<Noted> = {}): Noted {
  const words = value<readonly string[]>("words", text);
  return {
    commitment: value("commitment", text),
    commitments: value("commitments", text),
    seats: { "0": { words: words[0] ?? "", revealed: true } },
    ...part,
  };
}

const faultIn = async (text: string, own: Noted | null = null) => (await proofOf(text, own)).fault;
const lineOf = (text: string, start: string) =>
  text.split("\n").findIndex((row) => row.startsWith(start)) + 1;

describe("hashing", () => {
  test("is SHA-256 and HMAC-SHA256", async () => {
    expect(canHash()).toBe(true);
    expect(await sha256("雪")).toBe(hash("雪"));
    const secret = randomHex();
    const signed = createHmac("sha256", bytesOf(secret)).update("[]|deal|0").digest();
    expect(await (await keyed(secret))("[]|deal|0")).toBe(signed.readBigUInt64BE(0));
    expect(hexOf(bytesOf(secret))).toBe(secret);
  });

  test("gives the words of the reference", async () => {
    const secret = "3d88a8758be1c4b06f55df8c253833c9d506a2831dd205833125b850cb756cda";
    const mac = await keyed(secret);
    const word = async (purpose: string, counter: number) =>
      (await mac(`["rain",null,"\\u96ea"]|${purpose}|${counter}`)).toString(16).padStart(16, "0");
    expect(await word("deal", 0)).toBe("5df44ef8442272c5");
    expect(await word("deal", 1)).toBe("801bbe656db71076");
    expect(await word("plot", 0)).toBe("3940d81d9f53b4f6");
    expect(await word("combat", 7)).toBe("40f9934cb1761d26");
  });
});

describe("an honest record", () => {
  test.each(["shogunate", "twilight", "battles", "edo"])("of %s is proven", async (game) => {
    const text = read(`dice/${game}`);
    const proof = await proofOf(text, noted(text));
    const draws = text.split("\n").filter((row) => row.startsWith("nature ")).length;
    expect(proof).toEqual({
      fault: null,
      line: 0,
      draws,
      scheme: 2,
      unrevealed: [],
      hasWords: true,
      isNoted: true,
    });
  });

  test("names a seat that did not reveal", async () => {
    const proof = await proofOf(read("dice/one_seat_silent"), null);
    expect(proof).toMatchObject({ fault: null, unrevealed: [1], hasWords: true, isNoted: false });
  });

  test("may have seats without words, or none with", async () => {
    expect(await proofOf(read("dice/one_seat_without_words"), null)).toMatchObject({
      fault: null,
      hasWords: true,
    });
    expect(await proofOf(read("dice/no_words"), null)).toMatchObject({
      fault: null,
      hasWords: false,
    });
  });

  test("passes over the words it must", async () => {
    expect(await proofOf(read("dice/vectors/passed_over"), null)).toMatchObject({
      fault: null,
      draws: 8,
    });
  });

  test("of the earlier scheme is left to the program", async () => {
    const proof = await proofOf(read("shogunate/threshold"), null);
    expect(proof).toMatchObject({ fault: null, scheme: 1, draws: 0 });
  });
});

describe("a bent record", () => {
  test("by a last speaker who knew the secret does not fit what was sealed", async () => {
    const words = [...value<string[]>("words").slice(0, 2), "f".repeat(64)];
    expect(await proofOf(withValue("words", words), null)).toMatchObject({
      fault: "words",
      line: lineOf(WHOLE, "words "),
    });
    const sealed = value<string[]>("commitments");
    const both = withValue("commitments", [sealed[0], sealed[1], hash("f".repeat(64))]);
    expect(await faultIn(withValue("words", words, both))).toBe("secret");
  });

  test("with another secret does not fit the commitment, or what was noted", async () => {
    const secret = "5e".repeat(32);
    const other = withValue("secret", secret);
    expect(await faultIn(other)).toBe("secret");
    const covered = hash(`${secret}|${JSON.stringify(value("commitments"))}`);
    const bound = withValue("commitment", covered, other);
    expect(await proofOf(bound, noted())).toMatchObject({
      fault: "noted",
      line: lineOf(bound, "commitment "),
    });
    expect(await faultIn(bound)).toBe("draw");
  });

  test("with other commitments than were shown is named", async () => {
    const shown = [...value<string[]>("commitments")].reverse();
    expect(await faultIn(WHOLE, noted(WHOLE, { commitments: shown }))).toBe("noted");
  });

  test("that leaves revealed words out is named", async () => {
    const text = read("dice/one_seat_silent");
    const own = { "1": { words: "0b".repeat(32), revealed: true } };
    expect(await faultIn(text, noted(text, { seats: own }))).toBe("left_out");
    const late = { "1": { words: "0b".repeat(32), revealed: false } };
    expect(await faultIn(text, noted(text, { seats: late }))).toBe(null);
  });

  test("with words that are not one's own is named", async () => {
    const own = { "0": { words: "ff".repeat(32), revealed: true } };
    expect(await faultIn(WHOLE, noted(WHOLE, { seats: own }))).toBe("own_words");
  });

  test("that calls a seat silent which was not is named", async () => {
    expect(await faultIn(withValue("unrevealed", [1]))).toBe("words");
  });

  test("that hides a withheld word is named", async () => {
    const text = withValue("unrevealed", [], read("dice/one_seat_silent"));
    expect(await faultIn(text)).toBe("words");
  });

  test("with another card in another share is named by its line", async () => {
    const row = /^nature draw loyalty 0 \w+ \(deal 0 (\d+)-(\d+)\/12\)$/m;
    const [, first] = row.exec(WHOLE) ?? [];
    const other = first === "0" ? "2-3" : "0-1";
    const text = changed(row, `nature draw loyalty 0 cat (deal 0 ${other}/12)`);
    expect(await proofOf(text, null)).toMatchObject({
      fault: "draw",
      line: lineOf(text, "nature "),
    });
  });

  test("with a die that shows something else is named, whatever share it claims", async () => {
    const text = read("dice/twilight");
    const row = /^nature roll (\d) \((\w+ \d+) (\d)-\d\/6\)$/m;
    const [, die, at, point] = row.exec(text) ?? [];
    const six = die === "6" ? "1" : "6";
    const kept = changed(row, `nature roll ${six} (${at} ${point}-${point}/6)`, text);
    expect(await faultIn(kept)).toBe("draw");
    const loaded = changed(row, `nature roll ${six} (${at} 0-5/6)`, text);
    expect(await faultIn(loaded)).toBe("draw");
  });

  test("with two dice that show something else is named", async () => {
    const text = read("dice/battles");
    const row = /^nature dice (\d) (\d) \(/m;
    const [, one, other] = row.exec(text) ?? [];
    expect(one).toBeDefined();
    const turned = one === other ? "nature dice 7 7 (" : `nature dice ${other} ${one} (`;
    expect(await faultIn(changed(row, turned, text))).toBe("draw");
  });

  test("that skips a word, or takes one twice, is named", async () => {
    expect(await faultIn(changed("(deal 1 ", "(deal 2 "))).toBe("counter");
    expect(await faultIn(changed("(deal 1 ", "(deal 0 "))).toBe("counter");
    const text = read("dice/vectors/passed_over");
    expect(await faultIn(changed("(deal 7 ", "(deal 6 ", text))).toBe("counter");
    expect(await faultIn(changed("(deal 8 ", "(deal 9 ", text))).toBe("counter");
  });

  test.each([
    ["no title", (text: string) => text.slice(1), "form"],
    ["no end", (text: string) => text.slice(0, -70), "form"],
    ["a changed byte", (text: string) => text.replace("deal 3", "deal 4"), "checksum"],
    ["no share", (text: string) => closed(text.replace(/ \d+-\d+\/12\)/, ")")), "form"],
    ["no moves", (text: string) => closed(text.replace("\nmoves\n", "\n")), "form"],
    ["no secret", (text: string) => closed(text.replace(/^secret .*\n/m, "")), "form"],
    ["another scheme", (text: string) => closed(text.replace("chance 2", "chance 3")), "form"],
    ["words of another form", (text: string) => withValue("words", ["rain"], text), "form"],
    ["a number for words", (text: string) => withValue("words", 7, text), "form"],
    ["fewer words", (text: string) => withValue("words", [], text), "words"],
    ["no list of the silent", (text: string) => withValue("unrevealed", 0, text), "form"],
  ])("with %s is refused", async (_, bend, fault) => {
    expect(await faultIn(bend(WHOLE))).toBe(fault);
  });

  test("is refused whichever byte of it was changed", async () => {
    for (let at = 0; at < WHOLE.length; at += 37) {
      const other = String.fromCharCode(WHOLE.charCodeAt(at) ^ 1);
      expect(await faultIn(WHOLE.slice(0, at) + other + WHOLE.slice(at + 1)), `${at}`).not.toBe(
        null,
      );
    }
  });
});

describe("what the page says", () => {
  const ids = async (text: string, own: Noted | null) =>
    verdictOf(await proofOf(text, own)).map(({ id }) => id);

  test("tells draws, silent seats and missing words", async () => {
    expect(await ids(WHOLE, noted())).toEqual(["proof-noted"]);
    expect(await ids(WHOLE, null)).toEqual(["proof-unnoted"]);
    expect(await ids(read("dice/one_seat_silent"), null)).toEqual([
      "proof-unnoted",
      "proof-unrevealed",
    ]);
    expect(await ids(read("dice/no_words"), null)).toEqual(["proof-unnoted", "proof-no-words"]);
    expect(await ids(read("shogunate/threshold"), null)).toEqual(["proof-older"]);
    expect(verdictOf(null).map(({ id }) => id)).toEqual(["proof-unable"]);
  });

  test.each(["en", "ja"] as const)("has words for every fault in %s", (lang) => {
    const faults = ["form", "checksum", "words", "secret", "noted", "own_words", "left_out"];
    for (const fault of [...faults, "counter", "draw"]) {
      expect(pageText(lang)).toContain(`\nproof-fault-${fault} = `);
    }
    for (const id of ["noted", "unnoted", "unrevealed", "no-words", "older", "unable", "failed"]) {
      expect(pageText(lang)).toContain(`\nproof-${id} = `);
    }
  });
});
