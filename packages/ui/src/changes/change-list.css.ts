import { style } from "@vanilla-extract/css";
import { baselineCluster, cluster } from "../theme/mixins.ts";
import { color, line, size, space, text } from "../theme/tokens.css.ts";

export const days = style({ display: "grid", gap: space[8], container: "changes / inline-size" });
export const day = style({
  ...baselineCluster,
  gap: `0 ${space[3]}`,
  paddingBottom: space[2],
  borderBottom: `${line.hair} solid ${color.ruleInk}`,
  font: text.h3,
});
export const count = style({ color: color.ink3, font: text.small });
export const record = style({
  display: "grid",
  gridTemplateColumns: `${size.headshot} minmax(0, 1fr)`,
  columnGap: space[3],
  paddingBlock: space[3],
  selectors: { "& + &": { borderTop: `${line.hair} solid ${color.rule}` } },
});
export const about = style({ minWidth: 0 });
export const name = style({ font: text.nameSmall, overflowWrap: "anywhere" });
export const position = style({ color: color.ink2, font: text.small, textWrap: "pretty" });
export const tags = style({ ...cluster, gap: space[2], paddingTop: space[1] });
export const facts = style({ display: "grid", gap: space[1.5], paddingTop: space[2] });
