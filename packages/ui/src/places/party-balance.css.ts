import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

const { color, space, text } = vars;

export const balance = style({ display: "grid", gap: space[3], marginBottom: space[4], breakAfter: "avoid" });
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[5]}`,
  color: color.ink2,
  font: text.small,
  fontVariantNumeric: "lining-nums tabular-nums",
});
export const entry = style({ display: "inline-flex", alignItems: "center", gap: space[2] });
