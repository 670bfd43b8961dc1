import { style } from "@vanilla-extract/css";
import { from, print } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";

const { color, space, text } = vars;

export const filter = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: `${space[2]} ${space[4]}`,
  marginBottom: space[5],
  "@media": { [print]: { display: "none" } },
});
export const field = style({ flex: "1 1 220px", "@media": { [from.sm]: { maxWidth: "320px" } } });
export const party = style({ flex: "1 1 140px", maxWidth: "200px" });
export const count = style({
  marginInlineStart: "auto",
  color: color.ink3,
  font: text.small,
  fontVariantNumeric: "tabular-nums",
});
