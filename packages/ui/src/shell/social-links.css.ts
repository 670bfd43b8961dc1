import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

const { color, size } = vars;

export const list = style({ display: "flex", gap: vars.space[1] });
export const link = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: size.chip,
  height: size.chip,
  color: color.ink2,
  selectors: { "&:hover": { color: color.primary } },
});
