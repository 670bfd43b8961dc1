import type { Inline } from "./blocks.ts";
import { type Face, fontFace } from "./pdf-fonts.ts";

/** How a text is set. Sizes and distances are in points. */
export interface Look {
  family: "serif" | "sans";
  size: number;
  leading: number;
  color: string;
  isStrong?: boolean;
  isItalic?: boolean;
}

/** A piece of a line in one face. */
export interface Run {
  text: string;
  face: Face;
  size: number;
  color: string;
  width: number;
  href: string | null;
  /** What it says where the face lacks a character and a mark stands for it. */
  actual: string | null;
}

export interface Line {
  runs: Run[];
  width: number;
  /** Whether it ends inside a word, after a hyphen or where there was no room: no blank is meant at its end. */
  endsInside?: boolean;
}

const LINK_COLOR = "#0f544d";
const NOTE_COLOR = "#665e50";

/** What can't be divided, and whether a blank stands before it. */
interface Word {
  runs: Run[];
  width: number;
  blank: Run | null;
}

/** Breaks a text into lines no wider than `width`; a word that is wider is broken itself. */
export function breakLines(content: readonly Inline[], look: Look, width: number): Line[] {
  const lines: Line[] = [];
  let line: Line = { runs: [], width: 0 };
  const end = () => {
    lines.push(line);
    line = { runs: [], width: 0 };
  };
  for (const word of wordsOf(content, look).flatMap((whole) =>
    whole.width > width ? pieces(whole, width) : [whole],
  )) {
    const blank = line.runs.length > 0 ? word.blank : null;
    if (line.runs.length > 0 && line.width + (blank?.width ?? 0) + word.width > width + 0.01) {
      if (!blank) line.endsInside = true;
      end();
    } else if (blank) append(line, blank);
    for (const run of word.runs) append(line, run);
  }
  if (line.runs.length > 0) end();
  return lines;
}

/** A line's pieces with the blank that its end stands for: whoever reads the text has no lines, and would read one word. */
export function withBlankAtEnd({ runs, endsInside }: Line): Run[] {
  return runs.map((run, at) =>
    at < runs.length - 1 || endsInside
      ? run
      : { ...run, text: `${run.text} `, actual: run.actual === null ? null : `${run.actual} ` },
  );
}

function append(line: Line, run: Run): void {
  const last = line.runs.at(-1);
  line.width += run.width;
  if (
    last &&
    last.face === run.face &&
    last.size === run.size &&
    last.color === run.color &&
    last.href === run.href &&
    last.actual === null &&
    run.actual === null
  ) {
    line.runs[line.runs.length - 1] = { ...last, text: last.text + run.text, width: last.width + run.width };
  } else line.runs.push(run);
}

function wordsOf(content: readonly Inline[], look: Look): Word[] {
  const words: Word[] = [];
  let isOpen = false;
  let blank: Run | null = null;
  for (const inline of content) {
    for (const part of inline.text.normalize("NFC").split(/([ \t\r\n]+|(?<=[\p{L}\p{N}][-–—/])(?=\p{L}))/u)) {
      if (!part) continue;
      if (/^[ \t\r\n]+$/u.test(part)) {
        [isOpen, blank] = [false, runOf(" ", inline, look)];
        continue;
      }
      const run = runOf(part, inline, look);
      const last = words.at(-1);
      if (isOpen && last) {
        last.runs.push(run);
        last.width += run.width;
      } else words.push({ runs: [run], width: run.width, blank });
      // A line may end after a hyphen inside a word too.
      [isOpen, blank] = [!/[\p{L}\p{N}][-–—/]$/u.test(part), null];
    }
  }
  return words;
}

function runOf(text: string, inline: Inline, look: Look): Run {
  const face = faceOf(look, inline);
  const { shown, actual } = drawable(text, face);
  const size = inline.isNote ? look.size * 0.9 : look.size;
  const color = inline.href ? LINK_COLOR : inline.isNote ? NOTE_COLOR : look.color;
  const width = fontFace(face).widthOf(shown) * size;
  return { text: shown, face, size, color, width, href: inline.href ?? null, actual };
}

function faceOf({ family, isStrong, isItalic }: Look, inline: Inline): Face {
  const isHeavy = inline.isStrong || (isStrong && !inline.isNote);
  if (isItalic || inline.isEmphasis) return isHeavy ? `${family}StrongItalic` : `${family}Italic`;
  return isHeavy ? `${family}Strong` : family;
}

/**
 * The text with U+FFFD for each character the face lacks, which shows as that or as the face's box for what it lacks;
 * and what it says, where the glyphs say something else.
 */
function drawable(text: string, face: Face): { shown: string; actual: string | null } {
  // Every face has these, and nearly every text is made of them.
  if (/^[ -~\u00a0À-ſ–—‘’“”…]*$/u.test(text)) return { shown: text, actual: null };
  const font = fontFace(face);
  let isMeant = true;
  const shown = Array.from(text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ""), (character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    const isKnown = font.hasGlyph(codePoint);
    isMeant &&= isKnown && font.meansItself(codePoint);
    return isKnown ? character : "\ufffd";
  }).join("");
  return { shown, actual: isMeant ? null : text };
}

/** A word wider than a line, cut after the marks inside addresses, or where the line ends. */
function pieces({ runs, blank }: Word, width: number): Word[] {
  const cut: Word[] = [];
  let word: Word = { runs: [], width: 0, blank };
  const add = (run: Run, text: string) => {
    const advance = fontFace(run.face).widthOf(text) * run.size;
    if (word.runs.length > 0 && word.width + advance > width) {
      cut.push(word);
      word = { runs: [], width: 0, blank: null };
    }
    word.runs.push({ ...run, text, width: advance, actual: null });
    word.width += advance;
  };
  for (const run of runs) {
    for (const part of run.text.split(/(?<=[@/._-])/u)) {
      const isTooWide = fontFace(run.face).widthOf(part) * run.size > width;
      for (const text of isTooWide ? part : [part]) add(run, text);
    }
  }
  return [...cut, word];
}
