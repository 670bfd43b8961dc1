import { style } from "@vanilla-extract/css";
import { chip } from "../primitives/chip/chip.css.ts";
import { centeredCluster, cluster } from "../theme/mixins.ts";
import { color, space, text } from "../theme/tokens.css.ts";

export const line = style({
  ...centeredCluster,
  gap: `${space[1]} ${space[3]}`,
  paddingBottom: space[2],
  font: text.small,
});
export const label = style({ color: color.ink2 });
export const list = style({ ...cluster, gap: space[1.5], minWidth: 0 });
export const term = style([chip, { borderColor: color.primary }]);
export const problem = style({ paddingBottom: space[2], color: color.ink2, font: text.data, textWrap: "pretty" });
