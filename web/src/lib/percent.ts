/** Shares of a whole as they are written. */

/** Whole percentages: equal counts have equal ones, and they add up to 100 where they can. */
export function percentages(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const shares = new Map(counts.map((count) => [count, percentage(count, total)]));
  const found = () => counts.map((count) => shares.get(count) ?? 0);
  const left = new Set(shares.keys());
  for (;;) {
    const missing = 100 - found().reduce((sum, share) => sum + share, 0);
    const step = Math.sign(missing);
    const error = (count: number) =>
      Math.abs(100 * count - ((shares.get(count) ?? 0) + step) * total);
    const [changed] = [...left]
      .filter((one) => counts.filter((count) => count === one).length <= Math.abs(missing))
      .filter((one) => error(one) < total)
      .sort((one, other) => error(one) - error(other) || other - one);
    if (changed === undefined) return found();
    shares.set(changed, (shares.get(changed) ?? 0) + step);
    left.delete(changed);
  }
}

/** A share rounded to a whole percentage. */
export function percentage(count: number, total: number): number {
  return Math.round((100 * count) / total);
}
