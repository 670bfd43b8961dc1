import { keyframes, style } from "@vanilla-extract/css";
import { reducedMotion } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";

const pass = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(100%)" } });
const appear = keyframes({ to: { opacity: 1 } });

/** Appears after a delay, because fast navigation needs no indicator. */
export const track = style({
  position: "fixed",
  top: 0,
  insetInline: 0,
  zIndex: vars.layer.skip,
  overflow: "hidden",
  height: vars.line.mark,
  opacity: 0,
  animation: `${appear} ${vars.motion.hover} ${vars.motion.turn} forwards`,
});
export const bar = style({
  height: "100%",
  background: vars.color.primary,
  animation: `${pass} ${vars.motion.pass} infinite ${vars.motion.ease}`,
  "@media": { [reducedMotion]: { animation: "none" } },
});
