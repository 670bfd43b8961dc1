import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import { transformSteps, parsePath, type Step } from "./svg-path.ts";

/** A face of the product's own two families. */
type OwnFace =
  | "serif"
  | "serifItalic"
  | "serifStrong"
  | "serifStrongItalic"
  | "sans"
  | "sansItalic"
  | "sansStrong"
  | "sansStrongItalic";

const noto = (name: string, holds: RegExp) => ({
  file: `@fontsource/noto-sans-${name}/files/noto-sans-${name}-${name}-400-normal.woff`,
  holds,
});

/** Faces of the scripts that those two lack, each in one weight. */
const SCRIPTS = {
  arabic: {
    file: "@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff",
    holds: /\p{scx=Arab}/u,
  },
  hebrew: {
    file: "@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf",
    holds: /\p{scx=Hebr}/u,
  },
  devanagari: {
    file: "@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf",
    holds: /\p{scx=Deva}/u,
  },
  thai: { file: "@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf", holds: /\p{scx=Thai}/u },
  armenian: noto("armenian", /\p{scx=Armn}/u),
  bengali: noto("bengali", /\p{scx=Beng}/u),
  ethiopic: noto("ethiopic", /\p{scx=Ethi}/u),
  georgian: noto("georgian", /\p{scx=Geor}/u),
  gujarati: noto("gujarati", /\p{scx=Gujr}/u),
  gurmukhi: noto("gurmukhi", /\p{scx=Guru}/u),
  kannada: noto("kannada", /\p{scx=Knda}/u),
  khmer: noto("khmer", /\p{scx=Khmr}/u),
  lao: noto("lao", /\p{scx=Laoo}/u),
  malayalam: noto("malayalam", /\p{scx=Mlym}/u),
  myanmar: noto("myanmar", /\p{scx=Mymr}/u),
  sinhala: noto("sinhala", /\p{scx=Sinh}/u),
  tamil: noto("tamil", /\p{scx=Taml}/u),
  telugu: noto("telugu", /\p{scx=Telu}/u),
  hangul: {
    file: "@expo-google-fonts/gowun-dodum/400Regular/GowunDodum_400Regular.ttf",
    holds: /\p{sc=Hang}/u,
  },
  /** Chinese, simplified and traditional, and Japanese. */
  han: {
    file: "@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf",
    holds: /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\u3000-\u303f\uff00-\uffef]/u,
  },
  emoji: {
    file: "@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf",
    holds: /[\p{Extended_Pictographic}\p{Emoji_Component}]/u,
  },
} as const;
type ScriptFace = keyof typeof SCRIPTS;

/** The faces a PDF is set in. */
export type Face = OwnFace | ScriptFace;

export const isScriptFace = (face: Face): face is ScriptFace => Object.hasOwn(SCRIPTS, face);

/** The face for a character that the product's own lack; null where none has it. */
export function findScriptFace(character: string): ScriptFace | null {
  const codePoint = character.codePointAt(0) ?? 0;
  const names = Object.keys(SCRIPTS) as ScriptFace[];
  return names.find((name) => SCRIPTS[name].holds.test(character) && findFontFace(name).hasGlyph(codePoint)) ?? null;
}

const OWN_FILES: Record<OwnFace, string> = {
  serif: "source-serif-4/400Regular/SourceSerif4_400Regular.ttf",
  serifItalic: "source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf",
  serifStrong: "source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf",
  serifStrongItalic: "source-serif-4/600SemiBold_Italic/SourceSerif4_600SemiBold_Italic.ttf",
  sans: "source-sans-3/400Regular/SourceSans3_400Regular.ttf",
  sansItalic: "source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf",
  sansStrong: "source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf",
  sansStrongItalic: "source-sans-3/600SemiBold_Italic/SourceSans3_600SemiBold_Italic.ttf",
};

interface OpenedFont {
  /** Every code point it has a glyph for. */
  characterSet: number[];
  unitsPerEm: number;
  layout(
    text: string,
    features?: Record<string, boolean>,
  ): {
    advanceWidth: number;
    glyphs: { advanceWidth: number; path: { commands: { command: string; args: number[] }[] } }[];
  };
  hasGlyphForCodePoint(codePoint: number): boolean;
  /** The glyph remembers the first code point it was asked for: that is what a PDF says it means. */
  glyphForCodePoint(codePoint: number): { codePoints: number[] };
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
  /** The outlines of a text at the size of one point, from the beginning of its line upwards. */
  outline(text: string): { steps: Step[]; width: number };
}

/** Words repeat within a language; the oldest widths are evicted past this limit. */
const KEPT_WIDTHS = 20_000;

const require = createRequire(import.meta.url);
const opened = new Map<Face, FontFace>();

const readPackaged = (path: string): Buffer => readFileSync(require.resolve(path));

/** The bytes of a file of the product's own fonts. */
export const readFontFile = (path: string): Buffer => readPackaged(`@expo-google-fonts/${path}`);

export function findFontFace(face: Face): FontFace {
  const known = opened.get(face);
  if (known) return known;
  const font = openFont(isScriptFace(face) ? readPackaged(SCRIPTS[face].file) : readFontFile(OWN_FILES[face]));
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

/** The PDF library keeps the opened font in an untyped field. */
function openFont(file: Buffer): OpenedFont {
  const document = new PDFDocument({ autoFirstPage: false, font: "" });
  document.font(file);
  const font: unknown = Reflect.get(Object(Reflect.get(document, "_font")), "font");
  if (!isOpenedFont(font)) throw new Error("The PDF library returned an unknown kind of font.");
  const layout = font.layout.bind(font);
  font.layout = (text, features) => {
    try {
      return layout(text, features);
    } catch {
      // fontkit fails on a mark whose base has no anchor for it, which some Indic and Khmer names have.
      return layout(text, { ...features, ...WITHOUT_MARK_POSITIONS });
    }
  };
  return font;
}

const WITHOUT_MARK_POSITIONS = { mark: false, mkmk: false, abvm: false, blwm: false, dist: false, curs: false };

function outlineOf(font: OpenedFont, text: string): { steps: Step[]; width: number } {
  const scale = 1 / font.unitsPerEm;
  let width = 0;
  const steps = font.layout(text).glyphs.flatMap(({ path, advanceWidth }) => {
    const glyph = transformSteps(parsePath(path.commands.map(pathText).join("")), [scale, 0, 0, scale, width, 0]);
    width += advanceWidth * scale;
    return glyph;
  });
  return { steps, width };
}

const LETTERS: Record<string, string> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
};

const pathText = ({ command, args }: { command: string; args: number[] }): string =>
  `${LETTERS[command] ?? ""}${args.join(" ")}`;

function isOpenedFont(font: unknown): font is OpenedFont {
  return (
    typeof font === "object" &&
    font !== null &&
    "layout" in font &&
    "hasGlyphForCodePoint" in font &&
    "characterSet" in font &&
    "unitsPerEm" in font
  );
}
