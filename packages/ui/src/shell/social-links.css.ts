import { style } from "@vanilla-extract/css";
import { centered } from "../theme/mixins.ts";
import { color, size, vars } from "../theme/tokens.css.ts";

export const list = style({ display: "flex", gap: vars.space[1] });
export const link = style({
  position: "relative",
  ...centered,
  width: size.chip,
  height: size.chip,
  color: color.ink2,
  selectors: { "&:hover": { color: color.primary } },
});
