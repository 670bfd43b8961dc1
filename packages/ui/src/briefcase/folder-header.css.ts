import { style } from "@vanilla-extract/css";
import { baselineCluster } from "../theme/mixins.ts";
import { color, space, text, line, vars } from "../theme/tokens.css.ts";

export const header = style({ borderTop: `${line.section} solid ${color.ruleInk}` });
export const title = style({ ...baselineCluster, gap: `0 ${space[4]}`, paddingBlock: space[3] });
export const name = style({
  minWidth: 0,
  font: text.h2,
  textAlign: "left",
  letterSpacing: vars.tracking.h2,
  overflowWrap: "anywhere",
  scrollMarginTop: vars.layout.stickyTop,
});
export const note = style({ color: color.ink3, font: text.small });
export const count = style({
  marginInlineStart: "auto",
  color: color.ink3,
  font: text.small,
  fontVariantNumeric: "lining-nums tabular-nums",
});
