import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

const { space, text, layout, color, line } = vars;

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
