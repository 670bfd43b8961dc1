import { computeMenuHeight, SCROLL_OFFSET } from "@rotunda/core";
import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { from, moreContrast } from "./breakpoints.ts";
import tokens from "./tokens.json" with { type: "json" };
import { type ColorName, highContrastPalette, type Pair, palette } from "./palette.ts";

const lightDark = ({ light, dark }: Pair) => (light === dark ? light : `light-dark(${light}, ${dark})`);

const color = Object.fromEntries(Object.entries(palette).map(([name, pair]) => [name, lightDark(pair)])) as Record<
  ColorName,
  string
>;

const serifStandIns = (name: string) => `"${name}", "${name} Times", "${name} DejaVu", Georgia, serif`;

/** System fonts with the same width and height as our fonts, shown until ours have loaded (fonts.css.ts). */
export const fallbackFonts = {
  /** The fallback for the font that phones use. */
  text: serifStandIns("Source Serif 4 Text Fallback"),
  serif: serifStandIns("Source Serif 4 Fallback"),
  sans: '"Source Sans 3 Fallback", "Source Sans 3 Fallback DejaVu", "Segoe UI", system-ui, sans-serif',
};

export const family = createGlobalTheme(":root", {
  // Phones load only the text cut; the optical sizes are more than twice as large.
  serif: `"Source Serif 4 Text", ${fallbackFonts.text}`,
  sans: `"Source Sans 3 Variable", ${fallbackFonts.sans}`,
});
globalStyle(":root", {
  "@media": { [from.md]: { vars: { [family.serif]: `"Source Serif 4 Variable", ${fallbackFonts.serif}` } } },
});
const { serif, sans } = family;

/** The design tokens. Sizes are in rem if text scales them, and in px if the grid fixes them. */
export const vars = createGlobalTheme(":root", {
  color,
  font: family,
  /** `font` shorthands: weight, size / line, family. */
  text: {
    display: `500 2.5rem/2.75rem ${serif}`,
    h1: `600 2.0625rem/2.5rem ${serif}`,
    profileName: `600 2rem/2.25rem ${serif}`,
    profileNameSmall: `600 1.75rem/2rem ${serif}`,
    h2: `600 1.4375rem/1.75rem ${serif}`,
    h3: `600 1.1875rem/1.5rem ${serif}`,
    // Large text leaves room for the buttons beside it.
    wordmark: `600 min(1.5rem, 8cqi)/1 ${serif}`,
    featureName: `600 1.25rem/1.5rem ${serif}`,
    figure: `500 1.5rem/1.875rem ${serif}`,
    name: `600 1.125rem/1.5rem ${serif}`,
    nameSmall: `600 1.0625rem/1.375rem ${serif}`,
    initialsSmall: `500 0.875rem/1 ${serif}`,
    initials: `500 1.0625rem/1 ${serif}`,
    initialsFeature: `500 1.75rem/1 ${serif}`,
    initialsPortrait: `500 2rem/1 ${serif}`,
    initialsPortraitLarge: `500 3.25rem/1 ${serif}`,
    prose: `400 1.125rem/1.75rem ${serif}`,
    proseSmall: `400 1rem/1.5rem ${serif}`,
    subhead: `600 1.0625rem/1.5rem ${sans}`,
    ui: `400 1rem/1.5rem ${sans}`,
    uiMedium: `500 1rem/1.25rem ${sans}`,
    uiStrong: `600 1rem/1.5rem ${sans}`,
    data: `400 0.9375rem/1.3125rem ${sans}`,
    dataMedium: `500 0.9375rem/1.25rem ${sans}`,
    dataStrong: `600 0.9375rem/1.25rem ${sans}`,
    small: `400 0.875rem/1.25rem ${sans}`,
    smallMedium: `500 0.875rem/1.25rem ${sans}`,
    smallStrong: `600 0.875rem/1.25rem ${sans}`,
    meta: `400 0.8125rem/1.125rem ${sans}`,
    metaMedium: `500 0.8125rem/1.125rem ${sans}`,
    metaStrong: `600 0.8125rem/1.125rem ${sans}`,
    cap: `600 0.75rem/1rem ${sans}`,
    mark: `600 0.75rem/1.125rem ${sans}`,
    letter: `700 0.75rem/1 ${sans}`,
  },
  /** Line heights, for sizes set by the text style. */
  leading: tokens.leading,
  underline: { offset: "0.18em" },
  tracking: tokens.tracking,
  /** The 4 px grid: `space[4]` is 16 px. */
  space: tokens.space,
  /** Odd paddings, which become even with a border of 1 px. */
  inset: { 1: "1px", 3: "3px", 5: "5px", 7: "7px", 9: "9px", 11: "11px", 13: "13px" },
  line: { hair: "1px", outline: "1.5px", section: "2px", mark: "3px" },
  radius: { mark: "3px", control: "4px", dialog: "8px" },
  shadow: {
    overlay: "0 1px 2px rgb(20 17 10 / 0.1), 0 8px 28px rgb(20 17 10 / 0.18)",
    picture: "inset 0 0 0 1px rgb(28 25 20 / 0.14)",
    /** Slightly dims photographs in dark themes. */
    pictureVeil: "inset 0 0 0 1000px light-dark(transparent, rgb(0 0 0 / 0.14))",
  },
  opacity: { scrim: "0.46", locked: "0.55", pending: "0.7" },
  motion: {
    hover: "120ms",
    panel: "160ms",
    overlay: "200ms",
    /** Faster responses show no skeleton. */
    patience: "150ms",
    ease: "cubic-bezier(0.2, 0, 0.2, 1)",
    turn: "900ms",
    pass: "1600ms",
  },
  /** The scrim is at 5, the others around it. */
  layer: { raised: "1", header: "3", menu: "4", scrim: "5", dialog: "6", snackbar: "7", tooltip: "8", skip: "9" },
  /** `row` and `cardCell` are the estimated heights of a result before it is measured. */
  size: { ...tokens.size, menuMax: `${computeMenuHeight(Infinity)}px` },
  /** Columns and fields whose width depends on their text. */
  column: tokens.column,
  /** Widths of placeholder bars, and heights of placeholder rows and cards. */
  skeleton: tokens.skeleton,
  /**
   * `page` is content of 1200 px with 24 px on each side; `filterFoot` the sticky buttons below the filters including
   * their rule, in one line or two; `outside` the total height of masthead, strip and footer.
   */
  layout: { ...tokens.layout, masthead: `${SCROLL_OFFSET}px` },
});

const moreContrastColors = Object.fromEntries(
  Object.entries(highContrastPalette).map(([name, pair]) => [
    vars.color[name as keyof typeof highContrastPalette],
    lightDark(pair),
  ]),
);

globalStyle(":root", { colorScheme: "light dark", "@media": { [moreContrast]: { vars: moreContrastColors } } });
globalStyle(":root[data-theme=contrast]", { vars: moreContrastColors });
globalStyle(":root[data-theme=light]", { colorScheme: "light" });
globalStyle(":root[data-theme=dark]", { colorScheme: "dark" });
