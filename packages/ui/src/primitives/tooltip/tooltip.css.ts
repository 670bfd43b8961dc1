import { style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/tokens.css.ts";

export const bubble = style({
  zIndex: vars.layer.tooltip,
  maxWidth: vars.layout.tooltip,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.mark,
  background: vars.color.snack,
  color: vars.color.onSnack,
  font: vars.text.meta,
  "@media": { [forcedColors]: { border: `${vars.line.hair} solid CanvasText` } },
});

/** Covers the control without catching events. */
export const placeholder = style({ position: "fixed", pointerEvents: "none" });
