import { centeredCluster, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color, text } = vars;

export const tabs = style({ marginBottom: space[6] });
export const bar = style({
  ...centeredCluster,
  gap: `${space[1]} ${space[4]}`,
  marginBottom: space[4],
});
export const summary = style({ flex: 1, font: text.data, whiteSpace: "nowrap" });
export const note = style({ marginBottom: space[4], color: color.ink2, font: text.data });
