/** About how wide a letter is, in heights of it; what only joins its neighbours has no width. */
function emOf(letter: string): number {
  if (letter === "\u2060") return 0;
  if (letter > "\u2fff") return 1;
  if (/[fijlrt' ]/.test(letter)) return 0.36;
  if (/[mwMW]/.test(letter)) return 0.86;
  return /[A-Z]/.test(letter) ? 0.7 : 0.55;
}

/** About how wide a text is in letters of this size. */
export function textWidth(text: string, size: number): number {
  return size * [...text].reduce((sum, letter) => sum + emOf(letter), 0);
}
