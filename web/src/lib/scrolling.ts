/** Keeping one's place in a list whose lines change their height. */

/**
 * Remembers the line being read: the newest if it is in view, else the first in view. The returned
 * function puts it back to where it was.
 */
export function holdOn(list: HTMLElement | null): () => void {
  const frame = list?.getBoundingClientRect();
  const line = list && frame && lineRead(list, frame);
  if (!list || !frame || !line) return () => undefined;
  const isNewest = line.classList.contains("newest");
  const edge = isNewest ? "bottom" : "top";
  const before = line.getBoundingClientRect()[edge] - frame[edge];
  return () => {
    const now = line.getBoundingClientRect()[edge] - list.getBoundingClientRect()[edge];
    list.scrollTop += now - before;
  };
}

function lineRead(list: HTMLElement, frame: DOMRect): Element | undefined {
  const seen = [...list.querySelectorAll("li")].filter((line) => {
    const box = line.getBoundingClientRect();
    return box.bottom > frame.top && box.top < frame.bottom;
  });
  return seen.findLast((line) => line.classList.contains("newest")) ?? seen[0];
}
