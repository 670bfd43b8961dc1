import { globalFontFace } from "@vanilla-extract/css";
import fonts from "./fonts.json" with { type: "json" };

// A family name that contains a number must be quoted.
const quoted = (family: string) => `"${family}"`;

// Browsers use the last face that has a character, and load only the files of characters on the page: usually the two
// of basic.
for (const { family, font, axis } of fonts.cuts)
  for (const fontStyle of ["normal", "italic"])
    for (const [subset, unicodeRange] of Object.entries(fonts.subsets)) {
      // The build splits the latin files (narrow-fonts.ts).
      const file = `${font}-${subset === "basic" ? "latin" : subset}-${axis}-${fontStyle}.woff2`;
      globalFontFace(quoted(family), {
        src: `url("@fontsource-variable/${font}/files/${file}${subset === "basic" ? "?basic" : ""}") format("woff2-variations")`,
        fontStyle,
        fontWeight: "400 600",
        fontDisplay: "swap",
        unicodeRange,
      });
    }

/** Width of the text cut relative to the optical size, measured over a paragraph and a headline. */
const TEXT_CUT = { paragraph: 1.043, headline: 1.134 };

// Fallback fonts have the same width (measured over a paragraph) and height as ours, so that the swap moves nothing.
for (const [name, { src, size }] of Object.entries(fonts.sansStandIns))
  standIn(`Source Sans 3 Fallback${name}`, { src, size, ascent: 102.4, descent: 40 });
for (const [name, { src, size }] of Object.entries(fonts.serifStandIns)) {
  const serif = { src, ascent: 103.6, descent: 33.5 };
  standIn(`Source Serif 4 Fallback${name}`, { ...serif, size });
  const ofText = `Source Serif 4 Text Fallback${name}`;
  standIn(ofText, { ...serif, size: size * TEXT_CUT.paragraph, fontWeight: "400 500" });
  standIn(ofText, { ...serif, size: size * TEXT_CUT.headline, fontWeight: "600" });
}

interface StandIn {
  src: string;
  /** All values are percentages; the height doesn't depend on the size. */
  size: number;
  ascent: number;
  descent: number;
  fontWeight?: string;
}

function standIn(family: string, { src, size, ascent, descent, fontWeight }: StandIn): void {
  const percent = (value: number) => `${Math.round(value * 10) / 10}%`;
  globalFontFace(quoted(family), {
    src,
    sizeAdjust: percent(size),
    ascentOverride: percent((ascent / size) * 100),
    descentOverride: percent((descent / size) * 100),
    lineGapOverride: "0%",
    ...(fontWeight && { fontWeight }),
  });
}
