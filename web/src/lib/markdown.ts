/** The guides as blocks: the part of Markdown that our documents use, and nothing that could run. */

import marks from "../../../docs/games/marks.json";

export type Inline =
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "strong"; readonly parts: readonly Inline[] }
  | { readonly is: "em"; readonly parts: readonly Inline[] }
  | { readonly is: "code"; readonly text: string }
  | { readonly is: "link"; readonly parts: readonly Inline[]; readonly to: string }
  | { readonly is: "cite"; readonly rule: string };

export type Block =
  | {
      readonly is: "heading";
      readonly level: number;
      readonly anchor: string;
      readonly parts: readonly Inline[];
    }
  | { readonly is: "paragraph"; readonly parts: readonly Inline[] }
  | {
      readonly is: "list";
      readonly ordered: boolean;
      readonly items: readonly (readonly Inline[])[];
    }
  | {
      readonly is: "table";
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

const INLINE =
  /\*\*(.+?)\*\*|\*([^*]+?)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)|§([a-z]+\/[a-z0-9_]+(?:\/[a-z0-9_]+)*|\d+(?:[.-]\w+|\(\w+\)\w?)*|summary)/;

/** The runs of one line of text. */
export function inlines(text: string): readonly Inline[] {
  const found = INLINE.exec(text);
  if (!found) return text ? [{ is: "text", text }] : [];
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  const plain: Inline[] = before ? [{ is: "text", text: before }] : [];
  return [...plain, run(found), ...inlines(after)];
}

function run(found: RegExpExecArray): Inline {
  const [, strong, em, code, label, to, rule] = found;
  if (strong !== undefined) return { is: "strong", parts: inlines(strong) };
  if (em !== undefined) return { is: "em", parts: inlines(em) };
  if (code !== undefined) return { is: "code", text: code };
  if (label !== undefined) return { is: "link", parts: inlines(label), to: to ?? "" };
  return { is: "cite", rule: rule ?? "" };
}

function cells(line: string): readonly (readonly Inline[])[] {
  const inner = line.trim().replace(/^\|/, "").replace(/\|$/, "");
  return inner.split("|").map((cell) => inlines(cell.trim()));
}

function isTable(lines: readonly string[]): boolean {
  return (lines[0]?.startsWith("|") ?? false) && /^\|[\s:|-]+$/.test(lines[1] ?? "");
}

function listed(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = /^(?:[-*]|\d+\.) +(.*)$/.exec(line);
    if (item) items.push(item[1] ?? "");
    else items.push(joined([items.pop() ?? "", line.trim()]));
  }
  return { is: "list", ordered: /^\d/.test(lines[0] ?? ""), items: items.map(inlines) };
}

/** Lines as one: Japanese lines meet without a space. */
function joined(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    const close =
      /[\u3000-\u9fff\uff00-\uffef]$/u.test(text) && /^[\u3000-\u9fff\uff00-\uffef]/u.test(line);
    return text + (close || !text ? "" : " ") + line;
  }, "");
}

function block(lines: readonly string[], anchor: string): Block {
  const first = lines[0] ?? "";
  const heading = /^(#+) +(.*)$/.exec(first);
  if (heading) {
    const [, marks = "", title = ""] = heading;
    return { is: "heading", level: marks.length, anchor, parts: inlines(title) };
  }
  if (isTable(lines)) {
    return { is: "table", head: cells(first), rows: lines.slice(2).map(cells) };
  }
  if (/^(?:[-*]|\d+\.) /.test(first)) return listed(lines);
  return { is: "paragraph", parts: inlines(joined(lines.map((line) => line.trim()))) };
}

/** The blocks of a document; `<a id="..."></a>` names the heading that follows it. */
export function parsed(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let anchor = "";
  const close = () => {
    if (lines.length) blocks.push(block(lines, anchor));
    if (lines.length) anchor = "";
    lines = [];
  };
  for (const line of markdown.split(/\r?\n/)) {
    const mark = /^<a id="([^"]+)"><\/a>\s*$/.exec(line);
    const heading = line.startsWith("#");
    if (mark || heading || !line.trim()) close();
    if (mark) anchor = mark[1] ?? "";
    else if (line.trim()) lines.push(line);
    if (heading) close();
  }
  close();
  return blocks;
}

/** Whether a paragraph only leads to other documents: `[one](a) · [two](b)`. */
export function isDoors(one: Block): boolean {
  if (one.is !== "paragraph") return false;
  const links = one.parts.filter(({ is }) => is === "link");
  const between = one.parts.filter((part) => part.is !== "link");
  return (
    links.length > 1 && between.every((part) => part.is === "text" && part.text.trim() === "·")
  );
}

/** The text of some runs, without the citation at their end. */
export function plain(parts: readonly Inline[]): string {
  return parts
    .map((one) => ("text" in one ? one.text : "parts" in one ? plain(one.parts) : ""))
    .join("")
    .replace(/\s*[(（]\s*[)）]\s*$/, "");
}

/** The paragraph of that anchor with its heading, up to the next heading; empty when unknown. */
export function paragraph(blocks: readonly Block[], anchor: string): readonly Block[] {
  const start = blocks.findIndex((one) => one.is === "heading" && one.anchor === anchor);
  if (start < 0) return [];
  const rest = blocks.slice(start + 1);
  const end = rest.findIndex((one) => one.is === "heading");
  return blocks.slice(start, end < 0 ? undefined : start + 1 + end);
}

export interface Ruling {
  readonly number: readonly Inline[];
  readonly rules: readonly Inline[];
  readonly ruling: readonly Inline[];
  readonly reason: readonly Inline[];
  /** Whether the book can be read otherwise; the sentence that says so is taken out of the text. */
  readonly otherwise: boolean;
}

/** The rulings of a document in order. */
export function rulingsIn(blocks: readonly Block[]): readonly Ruling[] {
  const tables = blocks.filter((one) => one.is === "table");
  return tables.flatMap((table) => table.rows).map(rulingOf);
}

/** The rulings that cite a paragraph. */
export function rulingsOn(blocks: readonly Block[], rule: string): readonly Ruling[] {
  return rulingsIn(blocks).filter(({ rules }) =>
    rules.some((part) => part.is === "cite" && part.rule === rule),
  );
}

function rulingOf(row: readonly (readonly Inline[])[]): Ruling {
  const [number = [], rules = [], ruling = [], reason = []] = row;
  return {
    number,
    rules,
    ruling: unmarked(ruling),
    reason: unmarked(reason),
    otherwise: [...ruling, ...reason].some(isMark),
  };
}

function isMark(part: Inline): boolean {
  const [first] = part.is === "em" ? part.parts : [];
  return first?.is === "text" && marks.otherwise.includes(first.text);
}

/** The runs without the mark and without the space that it leaves at either end. */
function unmarked(parts: readonly Inline[]): readonly Inline[] {
  if (!parts.some(isMark)) return parts;
  const kept = parts.filter((part) => !isMark(part));
  return kept.flatMap((part, index): readonly Inline[] => {
    if (part.is !== "text") return [part];
    const start = index === 0 ? part.text.trimStart() : part.text;
    const text = index === kept.length - 1 ? start.trimEnd() : start;
    return text ? [{ is: "text", text }] : [];
  });
}
