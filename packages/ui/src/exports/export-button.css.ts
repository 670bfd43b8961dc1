import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

export const action = style({ display: "grid", gap: vars.space[1], width: "100%" });
export const left = style({
  color: vars.color.ink3,
  font: vars.text.meta,
  fontVariantNumeric: "lining-nums tabular-nums",
});
