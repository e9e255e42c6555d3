/** Signs as our fonts have them. */

const LIKENESS: Readonly<Record<string, string>> = { "\uff5e": "\u301c", "\uff0d": "\u2212" };

/** Fullwidth tilde and hyphen are in none of our fonts; wave dash and minus look the same and are. */
export function inOurFonts(text: string): string {
  return text.replace(/[\uff5e\uff0d]/g, (sign) => LIKENESS[sign] ?? sign);
}
