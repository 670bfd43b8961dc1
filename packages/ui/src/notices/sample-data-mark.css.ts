import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

const { color, space } = vars;

export const mark = style({
  paddingBlock: space[1],
  borderBottom: `${vars.line.hair} solid ${color.rule}`,
  background: color.tooCloseWash,
  color: color.tooClose,
  font: vars.text.meta,
});
export const word = style({ marginRight: space[2], fontWeight: 600 });
