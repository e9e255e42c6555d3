const TURN = 2 * Math.PI;

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A closed path through corners that lie evenly on a circle about 50 50, the first one on top. */
export function polygon(corners: number, radius: number): string {
  const points = Array.from({ length: corners }, (_, n) => {
    const angle = (n / corners - 0.25) * TURN;
    return `${rounded(50 + radius * Math.cos(angle))} ${rounded(50 + radius * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}
