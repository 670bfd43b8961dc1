import { print, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, layout, color, text, line } = vars;

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: `${space[3]} ${space[6]}`,
  marginBlock: space[5],
  "@media": { [print]: { display: "none" } },
});
export const adder = style({ flex: `1 1 ${vars.column.field}`, maxWidth: layout.plate });
export const actions = style({ display: "flex", gap: space[2], marginLeft: "auto" });
export const groups = style({ display: "grid", gap: space[1], marginBottom: space[4] });
export const group = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[3],
  font: text.dataStrong,
});
export const result = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[4],
  paddingBlock: space[3],
  borderTop: `${line.section} solid ${color.ruleInk}`,
  font: text.h3,
});
