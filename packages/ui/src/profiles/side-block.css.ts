import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { color, space, text, line, vars } from "../theme/tokens.css.ts";

export const block = style({
  padding: `${space[4]} 0`,
  borderTop: `${line.hair} solid ${color.rule}`,
  "@media": {
    // In print the label is beside the content.
    [print]: { display: "grid", gridTemplateColumns: `${vars.column.fact} minmax(0, 1fr)`, columnGap: space[3] },
  },
});
export const title = style({
  marginBottom: space[2],
  color: color.ink3,
  font: text.cap,
  letterSpacing: vars.tracking.cap,
  textTransform: "uppercase",
});
