import { style } from "@vanilla-extract/css";
import { row } from "../theme/mixins.ts";
import { color, space, vars } from "../theme/tokens.css.ts";

export const logo = style({
  ...row,
  gap: vars.space[2.5],
  marginBottom: space[5],
  font: vars.text.wordmark,
  letterSpacing: vars.tracking.wordmark,
  color: color.ink,
});
export const mark = style({ color: color.primary });
export const links = style({ display: "grid", gap: space[1] });
export const link = style({ display: "inline-block", minHeight: vars.size.target, font: vars.text.ui });
