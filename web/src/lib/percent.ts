/** Shares of a whole as they are written. */

/** Whole percentages that add up to 100: the largest remainders are rounded up. */
export function percentages(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const floors = counts.map((count) => Math.floor((count * 100) / total));
  const left = 100 - floors.reduce((sum, floor) => sum + floor, 0);
  const remainder = (index: number) => ((counts[index] ?? 0) * 100) % total;
  const order = [...counts.keys()].toSorted((one, other) => remainder(other) - remainder(one));
  const raised = new Set(order.slice(0, left));
  return floors.map((floor, index) => floor + (raised.has(index) ? 1 : 0));
}
