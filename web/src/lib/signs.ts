/** Signs as our fonts have them. */

const LIKENESS: Readonly<Record<string, string>> = { "\uff5e": "\u301c", "\uff0d": "\u2212" };

/** Fullwidth tilde and hyphen are in none of our fonts; wave dash and minus look the same and are. */
export function inOurFonts(text: string): string {
  return text.replace(/[\uff5e\uff0d]/g, (sign) => LIKENESS[sign] ?? sign);
}

const MINUS = "\u2212";

/** A number as it is written: with a minus sign, for which a hyphen is too short. */
export function numeral(value: number): string {
  return String(value).replace("-", MINUS);
}

/** The same with a plus where it is above zero. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : numeral(value);
}

/** A value that became another; only the value where it stayed the same. */
export function change(before: number | string, after: number | string): string {
  const [old, now] = [before, after].map((one) => (typeof one === "number" ? numeral(one) : one));
  return old === now ? `${now}` : `${old} → ${now}`;
}
