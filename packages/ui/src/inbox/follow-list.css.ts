import { style } from "@vanilla-extract/css";
import { color, line, size, space, text } from "../theme/tokens.css.ts";

export const list = style({ borderTop: `${line.hair} solid ${color.ruleInk}` });
export const follow = style({
  display: "grid",
  gridTemplateColumns: `${size.headshot} minmax(0, 1fr) auto`,
  columnGap: space[3],
  alignItems: "start",
  paddingBlock: space[3],
  borderBottom: `${line.hair} solid ${color.rule}`,
});
export const about = style({ minWidth: 0 });
export const name = style({ font: text.nameSmall, overflowWrap: "anywhere" });
export const facts = style({ color: color.ink2, font: text.small, textWrap: "pretty" });
