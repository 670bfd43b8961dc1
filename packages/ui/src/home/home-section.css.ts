import { style } from "@vanilla-extract/css";
import { spreadBaselineCluster } from "../theme/mixins.ts";
import { vars } from "../theme/tokens.css.ts";
import { type } from "../theme/typography.css.ts";

const { space, line, color } = vars;

export const section = style({
  minWidth: 0,
  borderTop: `${line.section} solid ${color.ruleInk}`,
  paddingTop: space[3],
});
export const head = style({ ...spreadBaselineCluster, gap: `${space[1]} ${space[4]}` });
export const title = style([type.h2]);
export const lede = style([type.lede, { marginTop: space[2] }]);
