import { style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/tokens.css.ts";

export const count = style({
  display: "inline-grid",
  placeItems: "center",
  position: "relative",
  minWidth: vars.size.icon,
  height: vars.size.icon,
  padding: `0 ${vars.inset[5]}`,
  borderRadius: vars.radius.mark,
  background: vars.color.primaryWash,
  color: vars.color.primary,
  font: vars.text.letter,
  fontVariantNumeric: "tabular-nums",
  verticalAlign: "middle",
  "@media": { [forcedColors]: { border: `${vars.line.hair} solid CanvasText` } },
});
