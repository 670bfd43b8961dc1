import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { LRUCache } from "lru-cache";
import FILES from "./font-files.json" with { type: "json" };

type OwnFace = keyof typeof FILES.own;
type ScriptFace = keyof typeof FILES.scripts;
/** The product's own two families, and one weight for each script that those lack. */
export type Face = OwnFace | ScriptFace;

const SCRIPTS = Object.entries(FILES.scripts).map(([name, { characters }]) => ({
  name: name as ScriptFace,
  characters: new RegExp(characters, "u"),
}));

export const isScriptFace = (face: Face): face is ScriptFace => Object.hasOwn(FILES.scripts, face);

export function findScriptFace(character: string): ScriptFace | null {
  const codePoint = character.codePointAt(0) ?? 0;
  const found = SCRIPTS.find(
    ({ name, characters }) => characters.test(character) && findFontFace(name).hasGlyph(codePoint),
  );
  return found?.name ?? null;
}

const require = createRequire(import.meta.url);

export const readFontFile = (face: Face): Buffer =>
  readFileSync(require.resolve(isScriptFace(face) ? FILES.scripts[face].file : FILES.own[face]));

const opened = new LRUCache({ max: 100, memoMethod: openFace });
export const findFontFace = (face: Face): ReturnType<typeof openFace> => opened.memo(face);

function openFace(face: Face) {
  const font = openFont(readFontFile(face));
  // fontkit remembers the first character that a glyph was looked up for, which could be one of an earlier document
  // (the e of é). So each character is looked up now: Latin letters first, then quotation marks and dashes (’ shares
  // its glyph with a letter). Ligatures map to their letters, and texts in other scripts have an ActualText.
  const own = isScriptFace(face) ? [] : font.characterSet.filter((codePoint) => codePoint < 0xfb00);
  for (const codePoint of own.toSorted((a, b) => rankCharacter(a) - rankCharacter(b) || a - b))
    font.glyphForCodePoint(codePoint);
  // Words repeat within a language.
  const widths = new LRUCache<string, number>({
    max: 20_000,
    memoMethod: (text) => font.layout(text).advanceWidth / font.unitsPerEm,
  });
  return {
    /** Passed to the PDF library, which accepts an opened font or a file. */
    source: font as unknown as PDFKit.Mixins.PDFFontSource,
    measureText: (text: string): number => widths.memo(text),
    hasGlyph: (codePoint: number) => font.hasGlyphForCodePoint(codePoint),
    /** Whether extracted text has the character: Cyrillic р may share a glyph with Latin p, which is then extracted. */
    meansItself: (codePoint: number) => font.glyphForCodePoint(codePoint).codePoints[0] === codePoint,
    outline: (text: string) => drawOutline(font, text),
  };
}

const rankCharacter = (codePoint: number): number =>
  codePoint < 0x180 ? 0 : codePoint >= 0x2010 && codePoint <= 0x2026 ? 1 : 2;

function openFont(file: Buffer): Font {
  const font = create(file);
  if ("fonts" in font) throw new Error("A collection of fonts isn't a face.");
  const layout = font.layout.bind(font);
  font.layout = (text, features, ...more) => {
    try {
      return layout(text, features, ...more);
    } catch {
      // fontkit fails on a mark whose base has no anchor for it, as in some Indic and Khmer names.
      return layout(text, WITHOUT_MARK_POSITIONS, ...more);
    }
  };
  return font;
}

const WITHOUT_MARK_POSITIONS = { mark: false, mkmk: false, abvm: false, blwm: false, dist: false, curs: false };

/** A text as SVG paths at the size of one point, from its baseline upwards; null if the face lacks a character. */
function drawOutline(font: Font, text: string): { path: string; width: number } | null {
  if (!Array.from(text).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))) return null;
  let width = 0;
  const paths = font.layout(text).glyphs.map(({ path, advanceWidth }) => {
    const placed = `<path transform="scale(${1 / font.unitsPerEm}) translate(${width} 0)" d="${path.toSVG()}"/>`;
    width += advanceWidth;
    return placed;
  });
  return { path: paths.join(""), width: width / font.unitsPerEm };
}
