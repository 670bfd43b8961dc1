import { style } from "@vanilla-extract/css";
import { centered } from "../theme/mixins.ts";
import { vars } from "../theme/tokens.css.ts";

const { color, size } = vars;

export const list = style({ display: "flex", gap: vars.space[1] });
export const link = style({
  position: "relative",
  ...centered,
  width: size.chip,
  height: size.chip,
  color: color.ink2,
  selectors: { "&:hover": { color: color.primary } },
});
