import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

const { color, space, text, line } = vars;

export const block = style({ padding: `${space[4]} 0`, borderTop: `${line.hair} solid ${color.rule}` });
export const title = style({
  marginBottom: space[2],
  color: color.ink3,
  font: text.cap,
  letterSpacing: vars.tracking.cap,
  textTransform: "uppercase",
});
