import { cluster, rules, type, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const section = style({
  marginTop: space[8],
  borderTop: rules.section,
  paddingTop: space[3],
});
export const row = style({ ...cluster, alignItems: "end", gap: space[3], marginTop: space[3] });
export const outcome = style([type.meta, { marginTop: space[3] }]);
