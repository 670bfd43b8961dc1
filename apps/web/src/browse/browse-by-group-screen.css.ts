import { type, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, line, color } = vars;

export const section = style({ marginBottom: space[10] });
export const heading = style([
  type.h2,
  { paddingBlock: space[3], borderTop: `${line.section} solid ${color.ruleInk}` },
]);
