import { style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/tokens.css.ts";

export const bar = style({
  display: "block",
  height: vars.space[4],
  borderRadius: vars.radius.mark,
  background: vars.color.otherWash,
  "@media": { [forcedColors]: { border: `${vars.line.hair} solid GrayText` } },
});
