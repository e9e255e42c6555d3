/** The geometry of arrows that run over a row of places. */

export interface Span {
  readonly from: number;
  readonly to: number;
  /** Heads at both ends. */
  readonly both?: boolean;
}

const STEP = 11;
const BEND = 8;
const HEAD = 8;
/** Heads stop this far above the row, clear of its rings. */
const CLEAR = 7;
/** The distance between arrows that start at the same place. */
const APART = 9;

/** How high each arrow runs: the shortest lowest, so that none crosses another's head. */
export function levelsOf(arrows: readonly Span[]): readonly number[] {
  const lengths = arrows.map((arrow) => Math.abs(arrow.to - arrow.from));
  const order = [...new Set(lengths)].sort((one, other) => one - other);
  return lengths.map((length) => order.indexOf(length));
}

/** Up from one place, along, and down to another, in a lane of some height. */
export function arrowPath(
  from: number,
  to: number,
  level: number,
  height: number,
  nth: number,
): string {
  const way = Math.sign(to - from);
  const start = from + way * nth * -APART;
  const top = Math.max(4, height - CLEAR - HEAD - 4 - (level + 1) * STEP);
  const bend = Math.min(BEND, Math.abs(to - start) / 2);
  return (
    `M${start} ${height}V${top + bend}Q${start} ${top} ${start + way * bend} ${top}` +
    `H${to - way * bend}Q${to} ${top} ${to} ${top + bend}V${height - CLEAR - HEAD}`
  );
}

/** A head that points down at a place. */
export function arrowHead(at: number, height: number): string {
  return `M${at - HEAD} ${height - CLEAR - HEAD}H${at + HEAD}L${at} ${height - CLEAR}Z`;
}
