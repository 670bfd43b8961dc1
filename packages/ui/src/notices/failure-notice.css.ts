import { style } from "@vanilla-extract/css";
import { centeredCluster } from "../theme/mixins.ts";
import { color, space, vars } from "../theme/tokens.css.ts";

export const notice = style({
  ...centeredCluster,
  gap: `${space[3]} ${space[4]}`,
  padding: `${space[4]} 0`,
  borderTop: `${vars.line.hair} solid ${color.rule}`,
  borderBottom: `${vars.line.hair} solid ${color.rule}`,
});
export const icon = style({ color: color.danger });
export const text = style({ flex: `1 1 ${vars.layout.outside}`, font: vars.text.data });
