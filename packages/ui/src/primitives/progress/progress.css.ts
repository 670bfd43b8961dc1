import { keyframes, style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/tokens.css.ts";

const { color, motion } = vars;

const pass = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(400%)" } });

export const progress = style({ display: "grid", gap: vars.space[1] });
export const line = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[3],
  color: color.ink2,
  font: vars.text.small,
});
export const figure = style({ fontVariantNumeric: "tabular-nums" });
export const track = style({
  height: vars.space[2],
  overflow: "hidden",
  background: color.paperSunk,
  boxShadow: `inset 0 0 0 ${vars.line.hair} ${color.rule}`,
});

const filled = style({
  display: "block",
  height: "100%",
  background: color.primaryBar,
  "@media": { [forcedColors]: { background: "Highlight", forcedColorAdjust: "none" } },
});
export const bar = style([
  filled,
  { transitionProperty: "width", transitionDuration: motion.panel, transitionTimingFunction: motion.ease },
]);
export const unknown = style([filled, { width: "25%", animation: `${pass} ${motion.pass} ${motion.ease} infinite` }]);
