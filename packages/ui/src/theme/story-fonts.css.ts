import { globalFontFace } from "@vanilla-extract/css";

// Readers have Arabic in their own fonts; the browser that takes the pictures has none. At every weight, like the faces
// it is beside: otherwise a browser takes only one of the two.
for (const family of ["Source Serif 4 Text", "Source Serif 4 Variable", "Source Sans 3 Variable"])
  globalFontFace(`"${family}"`, {
    src: 'url("@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-500-normal.woff2") format("woff2")',
    fontStyle: "normal",
    fontWeight: "200 900",
    fontDisplay: "swap",
    unicodeRange: "U+0600-06FF, U+200C-200F",
  });
