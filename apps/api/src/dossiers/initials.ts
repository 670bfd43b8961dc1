import { formatInitials } from "@rotunda/core";
import type { Drawing } from "./parse-svg.ts";
import { findFontFace } from "./pdf-fonts.ts";
import { transformSteps, parsePath } from "./svg-path.ts";

const SIZE = 100;
const LETTERS = 37;

/** The initials of a name on a disc, in the place of a portrait; the disc alone where the face lacks a letter. */
export function drawInitials(name: string): Drawing {
  const disc = parsePath(
    `M0 ${SIZE / 2}a${SIZE / 2} ${SIZE / 2} 0 1 1 ${SIZE} 0a${SIZE / 2} ${SIZE / 2} 0 1 1 ${-SIZE} 0z`,
  );
  const shapes = [{ steps: disc, fill: "#e4ece4", isEvenOdd: false }];
  const initials = formatInitials(name);
  const face = findFontFace("serifStrong");
  if (initials !== "" && Array.from(initials).every((letter) => face.hasGlyph(letter.codePointAt(0) ?? 0))) {
    const { steps, width } = face.outline(initials);
    // Glyph coordinates have the y axis upwards.
    const matrix = [LETTERS, 0, 0, -LETTERS, (SIZE - width * LETTERS) / 2, SIZE / 2 + LETTERS * 0.34] as const;
    shapes.push({ steps: transformSteps(steps, matrix), fill: "#0f544d", isEvenOdd: false });
  }
  return { width: SIZE, height: SIZE, shapes };
}
