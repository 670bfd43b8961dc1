import bidiFactory from "bidi-js";
import type { Inline } from "./blocks.ts";
import { COLORS, type Look } from "./page-style.ts";
import { type Face, findFontFace, isScriptFace, findScriptFace } from "./pdf-fonts.ts";

export interface Run {
  text: string;
  face: Face;
  size: number;
  color: string;
  width: number;
  source: Inline;
  /** Replacement text (ActualText) where the glyphs map to other characters. */
  actual: string | null;
  /** The level of the bidirectional algorithm (UAX #9), odd for right-to-left. */
  level: number;
}

export interface Line {
  runs: Run[];
  width: number;
  /** Whether it ends inside a word, after a hyphen or for lack of room, so that no space follows. */
  endsInside?: boolean;
}

/** An unbreakable run, and whether a space precedes it. */
interface Word {
  runs: Run[];
  width: number;
  blank: Run | null;
}

/** A word that is wider than a line is broken itself. */
export function breakLines(content: readonly Inline[], look: Look, width: number): Line[] {
  const lines: Line[] = [];
  let line: Line = { runs: [], width: 0 };
  const end = (endsInside: boolean) => {
    lines.push(endsInside ? { ...line, endsInside } : line);
    line = { runs: [], width: 0 };
  };
  const add = (word: Word) => {
    const blank = line.runs.length > 0 ? word.blank : null;
    if (line.runs.length > 0 && line.width + (blank?.width ?? 0) + word.width > width + 0.01) end(!blank);
    else if (blank) append(line, blank);
    for (const run of word.runs) append(line, run);
  };
  for (const word of splitIntoWords(content, look)) {
    if (word.width > width && line.runs.length > 0) end(!word.blank);
    for (const part of word.width > width ? splitWord(word, width) : [word]) add(part);
  }
  if (line.runs.length > 0) end(false);
  return lines;
}

/** The runs of a line in reading order, with the distance of each from the line's left end. */
export function placeRuns(runs: readonly Run[]): { run: Run; x: number }[] {
  // The library reorders characters, so each run is represented by one character.
  const levels = Uint8Array.from(runs, ({ level }) => level);
  const paragraphs = [{ start: 0, end: runs.length, level: 0 }];
  const starts: number[] = [];
  let x = 0;
  for (const at of bidi.getReorderedIndices("x".repeat(runs.length), { levels, paragraphs })) {
    starts[at] = x;
    x += runs[at]?.width ?? 0;
  }
  return runs.map((run, at) => ({ run, x: starts[at] ?? 0 }));
}

/** Whether the first letter and most letters are right-to-left. A name in a sentence doesn't change its direction. */
export function isRightToLeft(text: string): boolean {
  if (!RIGHT_TO_LEFT.test(text)) return false;
  const letters = text.match(/\p{L}/gu) ?? [];
  const rightToLeft = letters.filter((letter) => RIGHT_TO_LEFT.test(letter));
  return rightToLeft.length > letters.length / 2 && rightToLeft[0] === letters[0];
}

export function splitByDirection(text: string): { text: string; isRightToLeft: boolean }[] {
  const levels = findLevels(text);
  if (levels === null) return [{ text, isRightToLeft: false }];
  const directions = Array.from(levels, (level) => level % 2 === 1);
  const turns = [...directions.keys()].filter((at) => directions[at] !== directions[at - 1]);
  return turns.map((from, at) => ({ text: text.slice(from, turns[at + 1]), isRightToLeft: directions[from] === true }));
}

const findLevels = (text: string): Uint8Array | null =>
  RIGHT_TO_LEFT.test(text) ? bidi.getEmbeddingLevels(text, isRightToLeft(text) ? "rtl" : "ltr").levels : null;

const bidi = bidiFactory();
const RIGHT_TO_LEFT = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\u061c\u200f\u202b\u202e\u2067]/u;

/** Adds a space at the line end, so that extracted text doesn't join two words. */
export function addTrailingBlank({ runs, endsInside }: Line): Run[] {
  return runs.map((run, at) => {
    if (at < runs.length - 1 || endsInside) return run;
    const actual = run.actual === null ? null : `${run.actual} `;
    // A space drawn to the left of a right-to-left text would move it.
    return run.level % 2 === 1
      ? { ...run, actual: actual ?? `${run.text} ` }
      : { ...run, text: `${run.text} `, actual };
  });
}

/** Isolates a text so that it doesn't change the order of its neighbors. */
export const isolateText = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

function append(line: Line, run: Run): void {
  const last = line.runs.at(-1);
  line.width += run.width;
  if (last && isAlike(last, run)) {
    const actual = last.actual === null || run.actual === null ? null : last.actual + run.actual;
    const [text, width] = [last.text + run.text, last.width + run.width];
    line.runs[line.runs.length - 1] = { ...last, text, width, actual };
  } else line.runs.push(run);
}

const isAlike = (one: Run, other: Run): boolean =>
  one.face === other.face &&
  one.source === other.source &&
  one.level === 0 &&
  other.level === 0 &&
  (isScriptFace(one.face) || (one.actual === null && other.actual === null));

/** Break opportunities without a space: after a hyphen inside a word, and around Chinese and Japanese characters. */
const PARTS = /([ \t\r\n]+|(?<=[\p{L}\p{N}][-–—/])(?=\p{L})|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])(?=\p{L}))/u;
const ENDS_OPEN = /[\p{L}\p{N}][-–—/]$|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]$/u;

function splitIntoWords(content: readonly Inline[], look: Look): Word[] {
  const words: Word[] = [];
  const texts = content.map(({ text }) => text.normalize("NFC"));
  const whole = texts.join("");
  const levels = findLevels(whole);
  let isOpen = false;
  let blank: Run | null = null;
  let from = 0;
  for (const [at, inline] of content.entries()) {
    for (const part of (texts[at] ?? "").split(PARTS)) {
      if (!part) continue;
      const place = { levels, from };
      from += part.length;
      if (/^[ \t\r\n]+$/u.test(part)) {
        [isOpen, blank] = [false, splitIntoRuns(" ", inline, look, place)[0] ?? null];
        continue;
      }
      const runs = splitIntoRuns(part, inline, look, place);
      const width = runs.reduce((sum, run) => sum + run.width, 0);
      const last = words.at(-1);
      if (isOpen && last) {
        last.runs.push(...runs);
        last.width += width;
      } else words.push({ runs, width, blank });
      [isOpen, blank] = [!ENDS_OPEN.test(part), null];
    }
  }
  return words;
}

/** Characters of nearly every text, which the product's own faces have. */
const COMMON = /^[ -~\u00a0À-ſ–—‘’“”…]*$/u;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\ufe00-\ufe0f]/u;

function splitIntoRuns(
  text: string,
  inline: Inline,
  look: Look,
  { levels, from }: { levels: Uint8Array | null; from: number },
): Run[] {
  const own = findFace(look, inline);
  const level = levels?.[from] ?? 0;
  const size = inline.isNote ? look.size * 0.9 : look.size;
  const color = inline.href ? COLORS.accent : inline.isNote ? COLORS.ink3 : look.color;
  const style = { size, color, source: inline };
  if (COMMON.test(text) && (levels === null || text.length === 1)) {
    const shown = level % 2 === 1 ? mirror(text) : text;
    const width = findFontFace(own).measureText(shown) * size;
    return [{ ...style, text: shown, width, actual: shown === text ? null : text, face: own, level }];
  }
  const pieces: Piece[] = [];
  let place = from;
  for (const character of text) {
    const last = pieces.at(-1);
    const level = levels?.[place] ?? 0;
    place += character.length;
    // Marks and joiners combine with the character before them, so they need its face.
    const isMark = last && /[\p{M}\p{Cf}\p{Emoji_Modifier}]/u.test(character) && isScriptFace(last.face);
    const face = isMark ? last.face : chooseFace(character, own);
    if (last && (isMark || (last.face === face && last.level === level))) last.text += character;
    else pieces.push({ text: character, face, level });
  }
  return pieces.map((piece) => {
    const { text: shown, actual } = replaceMissing(piece);
    return { ...style, ...piece, text: shown, actual, width: findFontFace(piece.face).measureText(shown) * size };
  });
}

type Piece = Pick<Run, "text" | "face" | "level">;

const chooseFace = (character: string, own: Face): Face =>
  findFontFace(own).hasGlyph(character.codePointAt(0) ?? 0) ? own : (findScriptFace(character) ?? own);

function findFace({ family, isStrong, isItalic }: Look, inline: Inline): Face {
  const isHeavy = inline.isStrong || (isStrong && !inline.isNote);
  if (isItalic || inline.isEmphasis) return isHeavy ? `${family}StrongItalic` : `${family}Italic`;
  return isHeavy ? `${family}Strong` : family;
}

const mirror = (character: string): string => bidi.getMirroredCharacter(character) ?? character;

/** The text to draw, with U+FFFD for each character the face lacks, and its ActualText. */
function replaceMissing({ text, face, level }: Piece): Pick<Run, "text" | "actual"> {
  const font = findFontFace(face);
  const isScript = isScriptFace(face);
  // PDF readers reverse right-to-left faces by themselves, and would also reverse a replacement text.
  let isMeant = !isScript || isRightToLeftFace(face);
  const characters = Array.from(text).flatMap((character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    const isKnown = font.hasGlyph(codePoint);
    if (INVISIBLE.test(character)) return isScript && isKnown ? [character] : [];
    isMeant &&= isKnown && (isScript || font.meansItself(codePoint));
    return [isKnown ? character : "\ufffd"];
  });
  // A script's own face is set from right to left by its shaping; other characters are reversed here.
  if (level % 2 === 1 && !isRightToLeftFace(face)) {
    return { text: characters.toReversed().map(mirror).join(""), actual: text };
  }
  const shown = characters.join("");
  return { text: shown, actual: isMeant && shown === text ? null : text };
}

const isRightToLeftFace = (face: Face): boolean => face === "arabic" || face === "hebrew";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Splits a word wider than a line after punctuation in addresses, or between any characters. */
const splitWord = ({ runs }: Word, lineWidth: number): Word[] =>
  runs.flatMap((run) => {
    const toWord = (text: string): Word => {
      const width = findFontFace(run.face).measureText(text) * run.size;
      return { runs: [{ ...run, text, width, actual: run.actual === null ? null : text }], width, blank: null };
    };
    return run.text.split(/(?<=[@/._-])/u).flatMap((part) => {
      const whole = toWord(part);
      return whole.width > lineWidth ? Array.from(graphemes.segment(part), ({ segment }) => toWord(segment)) : [whole];
    });
  });
