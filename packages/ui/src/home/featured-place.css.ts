import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

const { color, space, text, line, size } = vars;

export const name = style({ marginTop: space[3], font: text.h1, letterSpacing: vars.tracking.h1, textWrap: "balance" });
export const link = style({ color: color.ink, selectors: { "&:hover": { color: color.primary } } });
export const list = style({ marginTop: space[3] });
export const item = style({
  borderTop: `${line.hair} solid ${color.rule}`,
  font: text.data,
});
export const way = style({
  display: "block",
  minHeight: size.target,
  paddingBlock: space[2.5],
});
