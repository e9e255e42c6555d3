/** Shares of a whole as they are written. */

/**
 * Whole percentages that add up to 100, and any first few of them to their rounded share: the odds of
 * "three or better" are the same whether they are added up or said on their own.
 */
export function percentages(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  let passed = 0;
  const limits = counts.map((count) => Math.round(((passed += count) * 100) / total));
  return limits.map((limit, index) => limit - (limits[index - 1] ?? 0));
}
