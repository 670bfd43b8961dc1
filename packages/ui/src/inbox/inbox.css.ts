import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { forcedColors } from "../theme/breakpoints.ts";
import { type } from "../theme/layout.css.ts";
import { besideHeadshot, column, rules } from "../theme/mixins.ts";
import { color, size, space, text } from "../theme/tokens.css.ts";

export const section = style({ ...column, gap: space[3] });
export const digestNote = style({ color: color.ink3, font: text.small, overflowWrap: "anywhere" });
export const kinds = style({ ...column, gap: space[1], margin: 0, padding: 0, border: 0 });
export const digestLegend = style({ padding: 0, font: text.smallStrong });

export const buttonFollow = style({ display: "grid", gap: space[1], width: "100%" });
export const choices = style({
  display: "grid",
  gap: space[2],
  margin: 0,
  padding: space[3],
  border: rules.pale,
  background: color.paperRaised,
});
export const buttonNote = style({ paddingLeft: space[8], color: color.ink3, font: text.small });

export const list = style({ borderTop: rules.ink });
export const follow = style({
  ...besideHeadshot,
  gridTemplateColumns: `${size.headshot} minmax(0, 1fr) auto`,
  alignItems: "start",
  paddingBlock: space[3],
  borderBottom: rules.hair,
});

export const mark = style({ width: space[2], height: space[2], marginTop: space[2] });
const row = style({
  ...besideHeadshot,
  gridTemplateColumns: `${space[2]} ${size.headshot} minmax(0, 1fr) auto`,
  paddingBlock: space[3],
  selectors: { "& + &": { borderTop: rules.hair } },
});
export const inboxLine = styleVariants({ unread: [row], read: [row, { color: color.ink2 }] });
globalStyle(`${inboxLine.unread} > ${mark}`, {
  background: color.primary,
  "@media": { [forcedColors]: { background: "Highlight", forcedColorAdjust: "none" } },
});
globalStyle(`${inboxLine.read} ${type.recordNameSmall} a`, { fontWeight: 400 });
export const why = style({ paddingTop: space[2], color: color.ink3, font: text.small, textWrap: "pretty" });
