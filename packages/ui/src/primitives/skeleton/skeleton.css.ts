import { keyframes, style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/tokens.css.ts";

const unseen = keyframes({ from: { visibility: "hidden" } });

// Takes its space immediately, but is visible only after a delay.
export const bar = style({
  animationName: unseen,
  animationDelay: vars.motion.patience,
  animationFillMode: "backwards",
  display: "block",
  height: vars.space[4],
  borderRadius: vars.radius.mark,
  background: vars.color.otherWash,
  "@media": { [forcedColors]: { border: `${vars.line.hair} solid GrayText` } },
});
