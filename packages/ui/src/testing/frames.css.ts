import { globalFontFace, globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

// Layouts for several components in a story.
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] });
export const stack = style({ display: "grid", gap: vars.space[4], justifyItems: "start" });
/** Padding for stories that would touch the window's edge. */
export const inset = style({ paddingInline: vars.space[4] });
export const narrow = style({ width: "100%", maxWidth: vars.layout.sideSearch });
export const measure = style({ width: "100%", maxWidth: vars.layout.dialogWide });

// The toolbar's light and dark. In a style sheet, because builds transpile `light-dark()` for older browsers, which
// inline styles can't override.
for (const scheme of ["light", "dark"]) globalStyle(`:root[data-story-scheme=${scheme}]`, { colorScheme: scheme });

// Readers have Arabic system fonts, but the screenshot browser has none. In all weights, because otherwise browsers use
// only one of the two faces.
for (const family of ["Source Serif 4 Text", "Source Serif 4 Variable", "Source Sans 3 Variable"])
  globalFontFace(`"${family}"`, {
    src: 'url("@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-500-normal.woff2") format("woff2")',
    fontStyle: "normal",
    fontWeight: "400 600",
    fontDisplay: "swap",
    unicodeRange: "U+0600-06FF, U+200C-200F",
  });
