import { baselineCluster, cluster, rules, screenOnly, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, layout, text } = vars;

export const tools = style({
  ...cluster,
  alignItems: "end",
  gap: `${space[3]} ${space[6]}`,
  marginBlock: space[5],
  ...screenOnly,
});
export const adder = style({ flex: `1 1 ${vars.column.field}`, maxWidth: layout.plate });
export const actions = style({ display: "flex", gap: space[2], marginLeft: "auto" });
export const groups = style({ display: "grid", gap: space[1], marginBottom: space[4] });
export const group = style({
  ...baselineCluster,
  columnGap: space[3],
  font: text.dataStrong,
});
export const result = style({
  ...cluster,
  columnGap: space[4],
  paddingBlock: space[3],
  borderTop: rules.section,
  font: text.h3,
});
