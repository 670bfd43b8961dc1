import { keyframes, style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { color, motion, vars } from "../../theme/tokens.css.ts";

const pass = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(400%)" } });

export const track = style({
  height: vars.space[2],
  overflow: "hidden",
  background: color.paperSunk,
  boxShadow: `inset 0 0 0 ${vars.line.hair} ${color.rule}`,
});

export const bar = style({
  display: "block",
  width: "25%",
  height: "100%",
  background: color.primaryBar,
  animation: `${pass} ${motion.pass} ${motion.ease} infinite`,
  "@media": { [forcedColors]: { background: "Highlight", forcedColorAdjust: "none" } },
});
