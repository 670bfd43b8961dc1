import { keyframes, style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/tokens.css.ts";

const unseen = keyframes({ from: { visibility: "hidden" } });

// It takes its room at once, and shows only when there is something to wait for.
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
