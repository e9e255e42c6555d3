/** A question keeps its height whatever is asked: where its words leave room, they are larger. */

const MARK = "data-enlarged";
/** What is left above and below at least. */
const MARGIN = 6;

/** Marks the prompt while its words fit in larger letters as well. */
export function enlargeIfFits(prompt: HTMLElement): () => void {
  const frame = prompt.parentElement ?? prompt;

  function fit(): void {
    prompt.removeAttribute(MARK);
    const height = frame.clientHeight;
    prompt.setAttribute(MARK, "");
    const fits = isWithin(prompt, height) && frame.clientHeight === height;
    prompt.toggleAttribute(MARK, fits);
  }

  const texts = new MutationObserver(fit);
  texts.observe(prompt, { subtree: true, childList: true, characterData: true });
  const sizes = new ResizeObserver(fit);
  sizes.observe(frame);
  document.fonts.addEventListener("loadingdone", fit);
  return () => {
    texts.disconnect();
    sizes.disconnect();
    document.fonts.removeEventListener("loadingdone", fit);
  };
}

/** Whether the words, and answers in a row of their own, fit into this height, and nothing is cut. */
function isWithin(prompt: HTMLElement, height: number): boolean {
  const lines = [...prompt.querySelectorAll(".words > *")];
  const boxes = lines.map((one) => one.getBoundingClientRect());
  const [top = 0, bottom = height] = [boxes.at(0)?.top, boxes.at(-1)?.bottom];
  const answers = prompt.querySelector(".answers")?.getBoundingClientRect();
  const below = answers && answers.top > (top + bottom) / 2 ? answers.height : 0;
  const isCut = lines.some((one) => one.scrollWidth > one.clientWidth);
  return !isCut && bottom - top + below + 2 * MARGIN <= height;
}
