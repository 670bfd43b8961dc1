import { type, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, line, color } = vars;

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[3],
  paddingBlock: space[3],
  borderTop: `${line.section} solid ${color.ruleInk}`,
});
export const heading = style([type.h2]);
