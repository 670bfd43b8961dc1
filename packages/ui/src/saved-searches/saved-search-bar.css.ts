import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { baselineCluster, cluster } from "../theme/mixins.ts";
import { color, line, space, text } from "../theme/tokens.css.ts";

export const bar = style({
  ...baselineCluster,
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[1]} 0 ${space[1]} ${space[4]}`,
  borderInlineStart: `${line.mark} solid ${color.primary}`,
  color: color.ink2,
  font: text.small,
});
export const words = style({ minWidth: 0, marginInlineEnd: "auto", overflowWrap: "anywhere", textWrap: "pretty" });
export const strong = style({ color: color.ink, fontWeight: 600 });
export const actions = style({
  ...cluster,
  gap: `0 ${space[4]}`,
  "@media": { [print]: { display: "none" } },
});
/** Below the sentence, across the bar. */
export const line2 = style({ flexBasis: "100%", minWidth: 0 });
export const lost = style([line2, { color: color.danger }]);
