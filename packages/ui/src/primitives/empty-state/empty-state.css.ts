import { style } from "@vanilla-extract/css";
import { centeredCluster, rules } from "../../theme/mixins.ts";
import { color, space, text, vars } from "../../theme/tokens.css.ts";

export const empty = style({
  display: "grid",
  justifyItems: "start",
  gap: space[2],
  padding: `${space[8]} 0 ${space[10]}`,
  borderTop: rules.hair,
  borderBottom: rules.hair,
});
export const title = style({ font: text.prose, textWrap: "balance" });
export const body = style({ maxWidth: vars.layout.measure, color: color.ink2, font: text.data });
export const action = style({ ...centeredCluster, gap: space[2], marginTop: space[2] });
