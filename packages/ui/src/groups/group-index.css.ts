import { style } from "@vanilla-extract/css";
import { space, text, layout, color, line } from "../theme/tokens.css.ts";

export const columns = style({
  columnWidth: layout.sideProfile,
  columnGap: space[10],
  paddingTop: space[1],
  font: text.data,
});
export const entry = style({ breakInside: "avoid", paddingBlock: space[0.5], textWrap: "pretty" });
export const below = style({
  margin: `${space[1]} 0 ${space[2]}`,
  paddingInlineStart: space[4],
  borderInlineStart: `${line.hair} solid ${color.rule}`,
  font: text.small,
});

export const subgroups = style({ font: text.nameSmall });
export const subgroup = style({
  padding: `${space[2]} 0`,
  borderTop: `${line.hair} solid ${color.rule}`,
  overflowWrap: "anywhere",
  selectors: { "&:first-child": { paddingTop: 0, borderTop: 0 } },
});
