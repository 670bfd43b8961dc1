import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/tokens.css.ts";

const unseen = keyframes({ from: { visibility: "hidden" } });

export const bar = style({});
// Takes its space immediately, but is visible only after a delay. `:where`, so that every class for a size overrides it.
globalStyle(`:where(${bar})`, {
  animationName: unseen,
  animationDelay: vars.motion.patience,
  animationFillMode: "backwards",
  display: "block",
  height: vars.space[4],
  borderRadius: vars.radius.mark,
  background: vars.color.otherWash,
  "@media": { [forcedColors]: { border: `${vars.line.hair} solid GrayText` } },
});
