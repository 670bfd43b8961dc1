import { type IParagraphStyleOptions, type IStylesOptions, type INumberingOptions } from "docx";
import STYLES from "./docx-styles.json" with { type: "json" };
import { COLORS, type Look, LOOKS, PAGE, TEXT_WIDTH } from "./page-style.ts";
import { readFontFile } from "./pdf-fonts.ts";

type DocxFonts = Record<Look["family"], string>;

export const OWN_FONTS: DocxFonts = { serif: "Source Serif 4", sans: "Source Sans 3" };
/** Fonts every word processor has: embedding fonts would add a megabyte to each small document. */
export const COMMON_FONTS: DocxFonts = { serif: "Cambria", sans: "Calibri" };

/** The library's colors have no "#". */
export const toHex = (color: string): string => color.slice(1);
/** A line of `size` eighths of a point. */
export const toBorder = (size: number, color: string, space?: number) =>
  ({ style: "single", size, color: toHex(color), space }) as const;
/** Twentieths of a point. */
export const toTwips = (points: number): number => Math.round(points * 20);

const SIDE = 52;
/** US Letter, in twips. The page has more space below and beside the text than the planned pages. */
export const DOCX_PAGE = {
  width: toTwips(PAGE.width),
  height: toTwips(PAGE.height),
  side: toTwips(SIDE),
  top: toTwips(PAGE.top),
  bottom: toTwips(24),
  header: toTwips(24),
  footer: toTwips(12),
} as const;
/** Ratio of the text's width in Word to the width it was measured for. */
export const WIDTH_SCALE = (PAGE.width - 2 * SIDE) / TEXT_WIDTH;
export const DOCX_TEXT_WIDTH = DOCX_PAGE.width - 2 * DOCX_PAGE.side;

interface Style {
  look?: keyof typeof LOOKS;
  family?: Look["family"];
  run?: object;
  paragraph?: object;
}

export function buildStyles(fonts: DocxFonts): IStylesOptions {
  const toStyle = ({ look, family, run, paragraph, ...style }: Style) => {
    const own = look && toLook(LOOKS[look], fonts);
    return {
      ...style,
      run: { ...(family && { font: fonts[family] }), ...own?.run, ...run },
      paragraph: { ...own?.paragraph, ...paragraph },
    };
  };
  return {
    default: Object.fromEntries(Object.entries(STYLES.default).map(([id, style]) => [id, toStyle(style as Style)])),
    paragraphStyles: STYLES.paragraphStyles.map(
      (style) => ({ basedOn: "Normal", ...toStyle(style as Style) }) as IParagraphStyleOptions & { id: string },
    ),
  };
}

const toLook = ({ family, size, color, leading, isStrong, isItalic }: Look, fonts: DocxFonts) => ({
  run: {
    font: fonts[family],
    size: size * 2,
    color: toHex(color),
    // The widths were measured with kerning.
    kern: 2,
    ...(isStrong && { bold: true }),
    ...(isItalic && { italics: true }),
  },
  paragraph: { spacing: { before: 0, after: 0, line: toTwips(leading), lineRule: "exact" as const } },
});

export const BULLETS = "bullets";
export const NUMBERS = "numbers";

const buildLevels = (format: "bullet" | "decimal", getText: (depth: number) => string) =>
  Array.from({ length: 6 }, (_, level) => ({
    level,
    format,
    text: getText(level),
    alignment: "left" as const,
    style: {
      run: { color: toHex(COLORS.ink3) },
      paragraph: { indent: { left: toTwips((LOOKS.item.indent ?? 0) * (level + 1)), hanging: toTwips(10) } },
    },
  }));

export const NUMBERING: INumberingOptions = {
  config: [
    { reference: BULLETS, levels: buildLevels("bullet", (depth) => (depth % 2 === 0 ? "•" : "–")) },
    { reference: NUMBERS, levels: buildLevels("decimal", (depth) => `%${depth + 1}.`) },
  ],
};

export const listOwnFontFiles = () =>
  (["serif", "sans"] as const).map((family) => ({
    name: OWN_FONTS[family],
    data: readFontFile(family),
    bold: readFontFile(`${family}Strong`),
    italic: readFontFile(`${family}Italic`),
    boldItalic: readFontFile(`${family}StrongItalic`),
  }));
