/** Looking something up in a document: its paragraphs, and those that hold all the words. */

import { plain, type Block, type Inline } from "./markdown";

/** A heading that can be linked to, and the text below it. */
export interface Section {
  readonly anchor: string;
  readonly title: string;
  readonly text: string;
}

const AROUND = 60;

function runsOf(block: Block): readonly (readonly Inline[])[] {
  if (block.is === "list") return block.items;
  return block.is === "table" ? [...block.head, ...block.rows.flat()] : [block.parts];
}

/** The paragraphs of a document in order. */
export function sectionsOf(blocks: readonly Block[]): readonly Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    const text = runsOf(block).map(plain).join(" ");
    const last = sections.at(-1);
    if (block.is === "heading") sections.push({ anchor: block.anchor, title: text, text: "" });
    else if (last) sections.splice(-1, 1, { ...last, text: `${last.text} ${text}`.trim() });
  }
  return sections.filter(({ anchor }) => anchor !== "");
}

/** Those that hold every word; what has them in its title comes first. */
export function matching(sections: readonly Section[], query: string): readonly Section[] {
  const words = query
    .toLowerCase()
    .split(/[\s\u3000]+/u)
    .filter(Boolean);
  if (!words.length) return [];
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const titled = sections.filter(({ title, anchor }) => holds(`${title} §${anchor}`));
  const mentioned = sections.filter(
    (one) => !titled.includes(one) && holds(`${one.title} ${one.text}`),
  );
  return [...titled, ...mentioned];
}

/** The words around the first that was looked for. */
export function excerpt({ text }: Section, query: string): string {
  const [word = ""] = query
    .toLowerCase()
    .split(/[\s\u3000]+/u)
    .filter(Boolean);
  const at = text.toLowerCase().indexOf(word);
  const from = Math.max(0, at - AROUND);
  const part = text.slice(from, Math.max(at, 0) + AROUND * 2).trim();
  return `${from > 0 ? "… " : ""}${part}${part.length + from < text.length ? " …" : ""}`;
}
