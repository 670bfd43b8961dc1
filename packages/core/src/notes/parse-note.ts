import { parseUrl } from "../kernel/text.ts";

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
const ADDRESS = String.raw`\b(?:https?:\/\/|mailto:)[^\s<>"“”]+`;
const LETTER = String.raw`[\p{L}\p{N}]`;
/** Punctuation after an address ends the sentence, not the address. */
const AFTER_ADDRESS = ".,;:!?'’)]";

/**
 * Reads paragraphs, lists ("- "), links and mentions of colleagues from typed text, as parts instead of HTML (NOTE-07).
 */
export function parseNote(text: string, colleagues: readonly string[] = []): NoteBlock[] {
  const pattern = matchAddressesAndMentions(colleagues);
  const blocks: NoteBlock[] = [];
  let open: NoteBlock | undefined;
  for (const line of text.split("\n")) {
    if (line.trim() === "") {
      open = undefined;
      continue;
    }
    const kind = ITEM.test(line) ? "list" : "paragraph";
    const parts = readParts(line.replace(ITEM, ""), pattern);
    if (open?.kind === kind) open.lines.push(parts);
    else {
      open = { kind, lines: [parts] };
      blocks.push(open);
    }
  }
  return blocks;
}

/** The longest names come first, so that "@Ann Lee" doesn't mention Ann. */
function matchAddressesAndMentions(colleagues: readonly string[]): RegExp {
  const names = colleagues
    .filter((name) => name !== "")
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"));
  const mention = `(?<!${LETTER})@(?:${names.join("|")})(?!${LETTER})`;
  return new RegExp(names.length === 0 ? ADDRESS : `${ADDRESS}|${mention}`, "giu");
}

function readParts(line: string, pattern: RegExp): NotePart[] {
  const parts: NotePart[] = [];
  let end = 0;
  for (const { 0: found, index } of line.matchAll(pattern)) {
    const part = toPart(found);
    if (!part) continue;
    if (index > end) parts.push({ kind: "text", text: line.slice(end, index) });
    parts.push(part);
    end = index + part.text.length;
  }
  return end === line.length ? parts : [...parts, { kind: "text", text: line.slice(end) }];
}

function toPart(found: string): NotePart | null {
  if (found.startsWith("@")) return { kind: "mention", text: found };
  const text = trimAddress(found);
  const url = parseUrl(text);
  return url && { kind: "link", text, href: url.href };
}

/** A closing parenthesis belongs to the address if it has the opening one. */
function trimAddress(address: string): string {
  const last = address.split("").findLastIndex((sign) => !AFTER_ADDRESS.includes(sign));
  const text = address.slice(0, last + 1);
  return address[text.length] === ")" && text.includes("(") ? `${text})` : text;
}

export interface Colleague {
  id: number;
  name: string;
  canReadNotes: boolean;
}

/**
 * Lists the colleagues to notify of a text that `authorId` saved: those it mentions and the previous text didn't
 * (NOTE-14).
 */
export function listNotified(
  { text, before, authorId }: { text: string; before: string; authorId: number },
  colleagues: readonly Colleague[],
): number[] {
  const names = colleagues.map((colleague) => colleague.name);
  const listMentions = (written: string): string[] =>
    parseNote(written, names)
      .flatMap(({ lines }) => lines.flat())
      .filter((part) => part.kind === "mention")
      .map((part) => part.text.slice(1).toLowerCase());
  const [mentioned, known] = [listMentions(text), listMentions(before)];
  return colleagues
    .filter(({ canReadNotes, id }) => canReadNotes && id !== authorId)
    .filter(({ name }) => mentioned.includes(name.toLowerCase()) && !known.includes(name.toLowerCase()))
    .map(({ id }) => id);
}

/**
 * Finds the names that complete the mention before the caret, and where it begins; null if no mention is being typed
 * (NOTE-08).
 */
export function findMention(
  text: string,
  caret: number,
  colleagues: readonly string[],
): { start: number; names: string[] } | null {
  const typed = /(?<![\p{L}\p{N}])@[^@\n]{0,40}$/u.exec(text.slice(0, caret));
  if (!typed) return null;
  const typedName = typed[0].slice(1).toLowerCase();
  const names = colleagues.filter(
    (name) =>
      name.toLowerCase() !== typedName &&
      name
        .toLowerCase()
        .split(" ")
        .some((_, at, words) => words.slice(at).join(" ").startsWith(typedName)),
  );
  return names.length === 0 ? null : { start: typed.index, names: names.slice(0, 5) };
}
