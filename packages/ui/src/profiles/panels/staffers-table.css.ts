import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css.ts";

const { color, space, text } = vars;

export const nameLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[0.5]} ${space[2]}`,
  fontWeight: 600,
});
/** Title and contacts on one line, so that a page of ten fits a screen. */
export const details = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[3]}`,
  color: color.ink2,
  font: text.small,
});
export const title = style({ flexBasis: "auto" });
export const none = style({ color: color.ink3 });
