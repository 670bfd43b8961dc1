import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import FILES from "./font-files.json" with { type: "json" };

type OwnFace = keyof typeof FILES.own;
type ScriptFace = keyof typeof FILES.scripts;
/** The faces a PDF is set in: the product's own two families, and one weight for each script that those lack. */
export type Face = OwnFace | ScriptFace;

const SCRIPTS = Object.entries(FILES.scripts).map(([name, { characters }]) => ({
  name: name as ScriptFace,
  characters: new RegExp(characters, "u"),
}));

export const isScriptFace = (face: Face): face is ScriptFace => Object.hasOwn(FILES.scripts, face);

/** The face for a character that the product's own lack; null where none has it. */
export function findScriptFace(character: string): ScriptFace | null {
  const codePoint = character.codePointAt(0) ?? 0;
  const found = SCRIPTS.find(
    ({ name, characters }) => characters.test(character) && findFontFace(name).hasGlyph(codePoint),
  );
  return found?.name ?? null;
}

/** A face, read once for all documents of this process. */
export interface FontFace {
  /** Passed to the PDF library, which accepts an opened font or a file. */
  source: PDFKit.Mixins.PDFFontSource;
  /** The width of a text at the size of one point. */
  widthOf(text: string): number;
  hasGlyph(codePoint: number): boolean;
  /** Whether a PDF says the character itself: Cyrillic р and Latin p may be one glyph, which means the Latin letter. */
  meansItself(codePoint: number): boolean;
  /** A text as SVG paths at the size of one point, from its baseline upwards; null if the face lacks a character. */
  outline(text: string): { path: string; width: number } | null;
}

/** Words repeat within a language; the oldest widths are evicted past this limit. */
const KEPT_WIDTHS = 20_000;

const require = createRequire(import.meta.url);
const opened = new Map<Face, FontFace>();

/** The bytes of a face's file. */
export const readFontFile = (face: Face): Buffer =>
  readFileSync(require.resolve(isScriptFace(face) ? FILES.scripts[face].file : FILES.own[face]));

export function findFontFace(face: Face): FontFace {
  const known = opened.get(face);
  if (known) return known;
  const font = openFont(readFontFile(face));
  // A glyph first met as a part of another (the e of é, in an earlier document) would mean nothing for good, and one
  // first met as another letter would mean that one: so each is met now, Latin letters first, then quotation marks and
  // dashes (’ shares its glyph with a letter). Ligatures are left out, which mean their letters. Texts in the other scripts say what they mean beside their glyphs.
  for (const codePoint of isScriptFace(face)
    ? []
    : font.characterSet.toSorted((a, b) => rankOf(a) - rankOf(b) || a - b)) {
    if (codePoint < 0xfb00) font.glyphForCodePoint(codePoint);
  }
  const widths = new Map<string, number>();
  const made: FontFace = {
    source: font as unknown as PDFKit.Mixins.PDFFontSource,
    widthOf(text) {
      const kept = widths.get(text);
      if (kept !== undefined) return kept;
      if (widths.size >= KEPT_WIDTHS) widths.clear();
      const width = font.layout(text).advanceWidth / font.unitsPerEm;
      widths.set(text, width);
      return width;
    },
    hasGlyph: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    meansItself: (codePoint) => font.glyphForCodePoint(codePoint).codePoints[0] === codePoint,
    outline: (text) => outlineOf(font, text),
  };
  opened.set(face, made);
  return made;
}

const rankOf = (codePoint: number): number =>
  codePoint < 0x180 ? 0 : codePoint >= 0x2010 && codePoint <= 0x2026 ? 1 : 2;

function openFont(file: Buffer): Font {
  const font = create(file);
  if ("fonts" in font) throw new Error("A collection of fonts isn't a face.");
  const layout = font.layout.bind(font);
  font.layout = (text, features, ...more) => {
    try {
      return layout(text, features, ...more);
    } catch {
      // fontkit fails on a mark whose base has no anchor for it, which some Indic and Khmer names have.
      return layout(text, WITHOUT_MARK_POSITIONS, ...more);
    }
  };
  return font;
}

const WITHOUT_MARK_POSITIONS = { mark: false, mkmk: false, abvm: false, blwm: false, dist: false, curs: false };

function outlineOf(font: Font, text: string): { path: string; width: number } | null {
  if (!Array.from(text).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))) return null;
  let width = 0;
  const paths = font.layout(text).glyphs.map(({ path, advanceWidth }) => {
    const placed = `<path transform="scale(${1 / font.unitsPerEm}) translate(${width} 0)" d="${path.toSVG()}"/>`;
    width += advanceWidth;
    return placed;
  });
  return { path: paths.join(""), width: width / font.unitsPerEm };
}
