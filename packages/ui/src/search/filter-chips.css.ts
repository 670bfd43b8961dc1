import { style } from "@vanilla-extract/css";
import { below, from } from "../theme/breakpoints.ts";
import { centeredCluster, cluster } from "../theme/mixins.ts";
import { space, text, color, line, vars } from "../theme/tokens.css.ts";

export const chips = style({
  ...centeredCluster,
  gap: space[2],
  marginBlock: space[1],
  "@media": { [below.sm]: { justifyContent: "space-between", columnGap: space[4] } },
});

/** On narrow screens a line with the number of chips replaces them. */
export const summary = style({
  minHeight: vars.size.target,
  padding: `${space[0.5]} 0`,
  border: 0,
  background: "none",
  color: color.primary,
  font: text.smallMedium,
  textDecorationLine: "underline",
  textDecorationThickness: line.hair,
  textUnderlineOffset: vars.underline.offset,
  "@media": { [from.sm]: { display: "none" } },
});
/** Its chips wrap with the group, so that "Clear all" follows the last one. */
export const list = style({
  display: "contents",
  "@media": {
    [below.sm]: {
      ...cluster,
      flexBasis: "100%",
      gap: space[2],
      order: 1,
      selectors: { "&[data-state=closed]": { display: "none" } },
    },
  },
});
export const item = style({ minWidth: 0, maxWidth: "100%" });
