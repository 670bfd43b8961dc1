import { style } from "@vanilla-extract/css";
import { baselineCluster, cluster, screenOnly, textTarget } from "../theme/mixins.ts";
import { space, vars } from "../theme/tokens.css.ts";

export const line = style({
  ...baselineCluster,
  gap: `0 ${space[4]}`,
  color: vars.color.ink3,
  font: vars.text.small,
  ...screenOnly,
});
export const list = style({ ...cluster, gap: `0 ${space[4]}` });
export const link = style(textTarget);
