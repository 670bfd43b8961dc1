import { globalStyle, style } from "@vanilla-extract/css";
import { below, print } from "../theme/breakpoints.ts";
import { centeredCluster } from "../theme/mixins.ts";
import { color, space, text, line, vars } from "../theme/tokens.css.ts";

export const header = style({
  ...centeredCluster,
  gap: `${space[2]} ${space[4]}`,
  minHeight: vars.size.control,
  paddingTop: space[2.5],
  borderTop: `${line.hair} solid ${color.ruleInk}`,
  "@media": { [below.sm]: { justifyContent: "space-between" } },
});
export const heading = style({
  marginInlineEnd: "auto",
  font: text.h2,
  letterSpacing: vars.tracking.h2,
  scrollMarginTop: vars.layout.stickyTop,
  "@media": { [below.sm]: { flexBasis: "100%" } },
});
export const hits = style({
  marginInlineStart: space[1],
  color: color.ink2,
  font: text.ui,
  letterSpacing: 0,
  whiteSpace: "nowrap",
});
export const number = style({ fontWeight: 600, fontVariantNumeric: "lining-nums tabular-nums" });
globalStyle(`${header} > :not(${heading})`, { "@media": { [print]: { display: "none" } } });
