import { type, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, line, color } = vars;

export const section = style({
  marginTop: space[8],
  borderTop: `${line.section} solid ${color.ruleInk}`,
  paddingTop: space[3],
});
export const title = style([type.h2]);
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[3], marginTop: space[3] });
export const outcome = style([type.meta, { marginTop: space[3] }]);
