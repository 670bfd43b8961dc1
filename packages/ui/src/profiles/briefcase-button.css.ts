import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

const { color } = vars;

export const star = style({
  display: "inline-grid",
  color: color.ink3,
  selectors: { "&[data-state=in]": { color: color.brassFill } },
});
export const buttons = style({ display: "grid", justifyItems: "start", gap: vars.space[1], width: "100%" });
