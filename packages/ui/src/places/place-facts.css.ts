import { style } from "@vanilla-extract/css";
import { color, space, text, line, vars } from "../theme/tokens.css.ts";

export const facts = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(${vars.column.fieldSmall}, 1fr))`,
  // Each fact has its rule on the left; the first of a line is cut off.
  marginInlineStart: `calc(-1 * ${space[4]} - ${line.hair})`,
  paddingBlock: space[3],
  rowGap: space[4],
  clipPath: `inset(0 0 0 calc(${space[4]} + ${line.hair}))`,
});
export const fact = style({
  display: "grid",
  alignContent: "start",
  paddingInline: space[4],
  borderInlineStart: `${line.hair} solid ${color.rule}`,
});
export const label = style({ color: color.ink3, font: text.meta });
export const note = style({ color: color.ink2, font: text.meta });
export const figure = style({
  font: text.figure,
  letterSpacing: vars.tracking.figure,
  fontVariantNumeric: "lining-nums tabular-nums",
  overflowWrap: "anywhere",
});
