/** Geometry of an open fan around its rivet. */
export interface Fan {
  readonly x: number;
  readonly y: number;
  readonly inner: number;
  readonly outer: number;
  /** Degrees to each side of upright. */
  readonly spread: number;
}

function point(fan: Fan, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const x = fan.x + radius * Math.sin(angle);
  const y = fan.y - radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The ring sector between two angles as a closed path. */
export function sector(fan: Fan, from: number, to: number): string {
  const outer = `A${fan.outer} ${fan.outer} 0 0 1 ${point(fan, fan.outer, to)}`;
  const inner = `A${fan.inner} ${fan.inner} 0 0 0 ${point(fan, fan.inner, from)}`;
  const start = point(fan, fan.outer, from);
  return `M${start}${outer}L${point(fan, fan.inner, to)}${inner}Z`;
}

/** The boundaries of equal panels, left to right. */
export function folds(fan: Fan, panels: number): readonly number[] {
  const step = (2 * fan.spread) / panels;
  return Array.from({ length: panels + 1 }, (_, n) => -fan.spread + n * step);
}

/** A rib from the rivet to a radius. */
export function rib(fan: Fan, radius: number, degrees: number): string {
  return `M${fan.x} ${fan.y}L${point(fan, radius, degrees)}`;
}

/** A transform that puts a figure of 100 by 100 upright on a panel. */
export function onPanel(fan: Fan, radius: number, degrees: number, size: number): string {
  const scale = size / 100;
  return `translate(${point(fan, radius, degrees)}) rotate(${degrees}) scale(${scale}) translate(-50 -50)`;
}
