/** A piece of a line; `href` of a link is an http, https or mailto address. */
export type NotePart =
  | { kind: "text"; text: string }
  | { kind: "mention"; text: string }
  | { kind: "link"; text: string; href: string };

/** A paragraph's lines, or a list's items. */
export interface NoteBlock {
  kind: "paragraph" | "list";
  lines: NotePart[][];
}

const ITEM = /^\s*[-•*] +/u;
const ADDRESS = /\bhttps?:\/\/[^\s<>"“”]+|\bmailto:[^\s<>"“”]+/giu;
/** Punctuation after an address ends the sentence, not the address. */
const AFTER_ADDRESS = ".,;:!?'’)]";

/** Reads paragraphs, lists ("- "), links and mentions of colleagues from typed text, as parts instead of HTML (NOTE-07). */
export function parseNote(text: string, colleagues: readonly string[] = []): NoteBlock[] {
  const blocks: NoteBlock[] = [];
  let isOpen = false;
  for (const line of text.split("\n")) {
    if (line.trim() === "") {
      isOpen = false;
      continue;
    }
    const kind = ITEM.test(line) ? "list" : "paragraph";
    const parts = readParts(kind === "list" ? line.replace(ITEM, "") : line, colleagues);
    const last = blocks.at(-1);
    if (isOpen && last?.kind === kind) last.lines.push(parts);
    else blocks.push({ kind, lines: [parts] });
    isOpen = true;
  }
  return blocks;
}

function readParts(line: string, colleagues: readonly string[]): NotePart[] {
  const parts: NotePart[] = [];
  let end = 0;
  for (const match of line.matchAll(ADDRESS)) {
    const text = trimAddress(match[0]);
    const href = toHref(text);
    if (href === null) continue;
    parts.push(...readMentions(line.slice(end, match.index), colleagues), { kind: "link", text, href });
    end = match.index + text.length;
  }
  parts.push(...readMentions(line.slice(end), colleagues));
  return parts;
}

/** A closing parenthesis belongs to the address if it has the opening one. */
function trimAddress(address: string): string {
  let end = address.length;
  while (AFTER_ADDRESS.includes(address[end - 1] ?? " ")) end -= 1;
  const text = address.slice(0, end);
  return address[text.length] === ")" && text.includes("(") ? `${text})` : text;
}

function toHref(text: string): string | null {
  try {
    const { protocol, href, hostname } = new URL(text);
    if (protocol === "mailto:") return href.length > protocol.length ? href : null;
    return (protocol === "https:" || protocol === "http:") && hostname !== "" ? href : null;
  } catch {
    return null;
  }
}

function readMentions(text: string, colleagues: readonly string[]): NotePart[] {
  const parts: NotePart[] = [];
  // "Ann Lee" before "Ann", so that the longer name is found.
  const names = colleagues
    .filter((name) => name !== "")
    .toSorted((a, b) => b.length - a.length)
    .map((name) => ({ length: name.length, lower: name.toLowerCase() }));
  // Lower case can be longer.
  const reach = 3 * ((names[0]?.length ?? 0) + 1);
  let end = 0;
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", Math.max(end, at + 1))) {
    if (/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at))) continue;
    const rest = text.slice(at + 1, at + 1 + reach).toLowerCase();
    const name = names.find(
      ({ lower, length }) => rest.startsWith(lower) && !/^[\p{L}\p{N}]/u.test(rest.slice(length)),
    );
    if (!name) continue;
    if (at > end) parts.push({ kind: "text", text: text.slice(end, at) });
    end = at + 1 + name.length;
    parts.push({ kind: "mention", text: text.slice(at, end) });
  }
  return end === text.length ? parts : [...parts, { kind: "text", text: text.slice(end) }];
}

/** Names that complete the mention before the caret, and where it begins; null if none is being typed (NOTE-08). */
export function findMention(
  text: string,
  caret: number,
  colleagues: readonly string[],
): { start: number; names: string[] } | null {
  const typed = /(?<![\p{L}\p{N}])@([^@\n]{0,40})$/u.exec(text.slice(0, caret));
  if (!typed) return null;
  const begun = (typed[1] ?? "").toLowerCase();
  const names = colleagues.filter(
    (name) =>
      name.toLowerCase() !== begun &&
      name
        .toLowerCase()
        .split(" ")
        .some((_, at, words) => words.slice(at).join(" ").startsWith(begun)),
  );
  return names.length === 0 ? null : { start: typed.index, names: names.slice(0, 5) };
}
