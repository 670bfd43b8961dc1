import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

export const loading = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: vars.space[4],
  minHeight: "60vh",
  color: vars.color.primary,
});
export const text = style({
  minHeight: vars.leading.prose,
  color: vars.color.ink2,
  font: vars.text.prose,
  textAlign: "center",
});
