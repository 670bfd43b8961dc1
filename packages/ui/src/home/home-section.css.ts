import { style } from "@vanilla-extract/css";
import { spreadBaselineCluster } from "../theme/mixins.ts";
import { space, line, color } from "../theme/tokens.css.ts";
import { type } from "../theme/typography.css.ts";

export const section = style({
  minWidth: 0,
  borderTop: `${line.section} solid ${color.ruleInk}`,
  paddingTop: space[3],
});
export const head = style({ ...spreadBaselineCluster, gap: `${space[1]} ${space[4]}` });
export const title = style([type.h2]);
export const lede = style([type.lede, { marginTop: space[2] }]);
