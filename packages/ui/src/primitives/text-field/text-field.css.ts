import { style } from "@vanilla-extract/css";
import { centered } from "../../theme/mixins.ts";
import { vars } from "../../theme/tokens.css.ts";

export const box = style({ position: "relative", display: "grid" });
export const icon = style({
  position: "absolute",
  insetBlock: 0,
  left: vars.space[2.5],
  ...centered,
  color: vars.color.ink3,
  pointerEvents: "none",
});
export const afterIcon = style({ selectors: { "&&": { paddingLeft: vars.size.inControl } } });
export const beforeAction = style({ selectors: { "&&": { paddingRight: vars.size.summary } } });
export const action = style({ position: "absolute", insetBlock: 0, right: vars.space[0.5], ...centered });
