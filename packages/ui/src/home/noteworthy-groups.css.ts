import { style } from "@vanilla-extract/css";
import { ellipsis } from "../theme/mixins.ts";
import { color, space, text, line, vars } from "../theme/tokens.css.ts";

/** As many columns as fit; one beside the recent profiles. */
export const list = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.layout.sideProfile}), 1fr))`,
  columnGap: space[12],
  marginTop: space[3],
});
export const item = style({ paddingBlock: space[3], borderTop: `${line.hair} solid ${color.rule}` });
export const name = style({ font: text.nameSmall, overflowWrap: "anywhere" });
/** One line; the group's page has the rest. */
export const description = style({ ...ellipsis, color: color.ink2, font: text.small });
