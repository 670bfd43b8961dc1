import { style, styleVariants } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { inlineRow, ofParties } from "../../theme/mixins.ts";
import { color, vars } from "../../theme/tokens.css.ts";

const base = style({
  ...inlineRow,
  gap: vars.space[1.5],
  position: "relative",
  font: vars.text.metaMedium,
});

export const pill = styleVariants(ofParties((hue) => [base, { color: color[hue] }]));

const boxed = style({
  padding: `${vars.space[0.5]} ${vars.space[2.5]} ${vars.space[0.5]} ${vars.inset[3]}`,
  borderRadius: vars.radius.control,
});

export const box = styleVariants(ofParties((hue) => [boxed, { background: color[`${hue}Wash`] }]));

const mark = style({
  display: "inline-grid",
  placeItems: "center",
  minWidth: vars.size.box,
  height: vars.size.box,
  padding: `0 ${vars.inset[3]}`,
  borderRadius: vars.radius.mark,
  color: color.onParty,
  font: vars.text.letter,
  "@media": { [forcedColors]: { border: `${vars.line.hair} solid CanvasText`, color: "CanvasText" } },
});

export const letter = styleVariants(ofParties((hue) => [mark, { background: color[`${hue}Fill`] }]));
