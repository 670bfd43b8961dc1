import { style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/tokens.css.ts";

/** At the end of a line; the third column of a line with a box. */
export const count = style({
  gridColumn: 3,
  marginInlineStart: "auto",
  color: vars.color.ink2,
  fontVariantNumeric: "tabular-nums",
  "@media": { [forcedColors]: { color: "inherit" } },
});
