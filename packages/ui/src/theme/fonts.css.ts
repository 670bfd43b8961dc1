import { globalFontFace } from "@vanilla-extract/css";

// latin-ext and vietnamese load only if the page has such letters; usually only the two latin files load.
const SUBSETS = {
  vietnamese:
    "U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB",
  "latin-ext":
    "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
  latin:
    "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
};

const CUTS = [
  { family: "Source Serif 4 Text", font: "source-serif-4", axis: "wght" },
  { family: "Source Serif 4 Variable", font: "source-serif-4", axis: "opsz" },
  { family: "Source Sans 3 Variable", font: "source-sans-3", axis: "wght" },
];

// A family name that contains a number must be quoted.
const quoted = (family: string) => `"${family}"`;

for (const { family, font, axis } of CUTS)
  for (const fontStyle of ["normal", "italic"])
    for (const [subset, unicodeRange] of Object.entries(SUBSETS))
      globalFontFace(quoted(family), {
        src: `url("@fontsource-variable/${font}/files/${font}-${subset}-${axis}-${fontStyle}.woff2") format("woff2-variations")`,
        fontStyle,
        fontWeight: "200 900",
        fontDisplay: "swap",
        unicodeRange,
      });

const SANS_STAND_INS = {
  "": { src: 'local("Arial"), local("Liberation Sans"), local("Arimo"), local("Roboto")', size: 92.5 },
  " DejaVu": { src: 'local("DejaVu Sans")', size: 81.6 },
};
const SERIF_STAND_INS = {
  "": { src: 'local("Georgia")', size: 100 },
  " Times": { src: 'local("Times New Roman"), local("Liberation Serif"), local("Tinos")', size: 111 },
  " DejaVu": { src: 'local("DejaVu Serif")', size: 85 },
};
/** Width of the text cut relative to the optical size, measured over a paragraph and a headline. */
const TEXT_CUT = { paragraph: 1.043, headline: 1.134 };

// Fallback fonts have the width (measured over a paragraph) and height of ours, so that the swap moves nothing.
for (const [name, { src, size }] of Object.entries(SANS_STAND_INS))
  standIn(`Source Sans 3 Fallback${name}`, { src, size, ascent: 102.4, descent: 40 });
for (const [name, { src, size }] of Object.entries(SERIF_STAND_INS)) {
  const serif = { src, ascent: 103.6, descent: 33.5 };
  standIn(`Source Serif 4 Fallback${name}`, { ...serif, size });
  const ofText = `Source Serif 4 Text Fallback${name}`;
  standIn(ofText, { ...serif, size: size * TEXT_CUT.paragraph, fontWeight: "200 500" });
  standIn(ofText, { ...serif, size: size * TEXT_CUT.headline, fontWeight: "600 900" });
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
