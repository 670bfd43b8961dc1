import { style } from "@vanilla-extract/css";
import { content } from "../theme/breakpoints.ts";
import { baselineCluster, besideHeadshot, cluster, column, rules, screenOnly } from "../theme/mixins.ts";
import { color, space, text, vars } from "../theme/tokens.css.ts";

export const feedSection = style({
  display: "grid",
  gap: space[2],
  marginTop: space[6],
  paddingTop: space[4],
  borderTop: rules.hair,
  ...screenOnly,
});
export const addresses = style({ display: "grid", gap: space[2], font: text.small });

export const filters = style({ ...column, gap: space[4], alignContent: "start" });
export const kinds = style({ display: "grid", gap: space[0.5] });

export const days = style({ display: "grid", gap: space[8], container: "changes / inline-size" });
export const day = style({
  ...baselineCluster,
  gap: `0 ${space[3]}`,
  paddingBottom: space[2],
  borderBottom: rules.ink,
  font: text.h3,
});
export const record = style({
  ...besideHeadshot,
  paddingBlock: space[3],
  selectors: { "& + &": { borderTop: rules.hair } },
});
export const tags = style({ ...cluster, gap: space[2], paddingTop: space[1] });
export const facts = style({ display: "grid", gap: space[1.5], paddingTop: space[2] });

/** Kind and source are a column beside the sentence where there is room for it. */
export const fact = style({
  display: "grid",
  columnGap: space[6],
  "@container": { [`changes ${content.form}`]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.column.field}` } },
});
export const sentence = style({ font: text.data, overflowWrap: "anywhere", textWrap: "pretty" });
/** Telephone numbers stay on one line. */
const value = style({ display: "inline-block", maxWidth: "100%", verticalAlign: "top" });
export const was = style([value, { color: color.ink3 }]);
export const now = style([value, { font: text.dataStrong, textDecoration: "none" }]);
export const origin = style({ ...cluster, columnGap: space[3], color: color.ink2, font: text.small });

export const recentSection = style({ marginTop: space[10], container: "changes / inline-size", ...screenOnly });
export const list = style({ marginTop: space[3] });
export const change = style({ paddingBlock: space[2.5], borderTop: rules.hair });
