import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { forcedColors } from "../theme/breakpoints.ts";
import { baselineCluster, clipped, cluster, column, rules } from "../theme/mixins.ts";
import { color, size, space, text, vars } from "../theme/tokens.css.ts";

export const section = style({ ...column, gap: space[3] });
export const title = style({ font: text.h3 });
export const digestNote = style({ color: color.ink3, font: text.small, overflowWrap: "anywhere" });
export const kinds = style({ ...column, gap: space[1], margin: 0, padding: 0, border: 0 });
export const digestLegend = style({ padding: 0, font: text.smallStrong });

export const buttonFollow = style({ display: "grid", gap: space[1], width: "100%" });
export const what = style({ color: color.ink3, font: text.small });
export const choices = style({
  display: "grid",
  gap: space[2],
  margin: 0,
  padding: space[3],
  border: rules.pale,
  background: color.paperRaised,
});
export const buttonLegend = style(clipped);
export const buttonNote = style({ paddingLeft: space[8], color: color.ink3, font: text.small });

export const list = style({ borderTop: rules.ink });
export const followFollow = style({
  display: "grid",
  gridTemplateColumns: `${size.headshot} minmax(0, 1fr) auto`,
  columnGap: space[3],
  alignItems: "start",
  paddingBlock: space[3],
  borderBottom: rules.hair,
});
export const about = style({ minWidth: 0 });
export const followName = style({ font: text.nameSmall, overflowWrap: "anywhere" });
export const followFacts = style({ color: color.ink2, font: text.small, textWrap: "pretty" });

export const days = style({ display: "grid", gap: space[8], container: "changes / inline-size" });
export const day = style({
  ...baselineCluster,
  gap: `0 ${space[3]}`,
  paddingBottom: space[2],
  borderBottom: rules.ink,
  font: text.h3,
});
export const count = style({ color: color.ink3, font: text.small });

export const mark = style({ width: space[2], height: space[2], marginTop: space[2] });
const row = style({
  display: "grid",
  gridTemplateColumns: `${space[2]} ${size.headshot} minmax(0, 1fr) auto`,
  columnGap: space[3],
  paddingBlock: space[3],
  selectors: { "& + &": { borderTop: rules.hair } },
});
export const inboxLine = styleVariants({ unread: [row], read: [row, { color: color.ink2 }] });
globalStyle(`${inboxLine.unread} > ${mark}`, { background: color.primary });
globalStyle(`${inboxLine.unread} > ${mark}`, {
  "@media": { [forcedColors]: { background: "Highlight", forcedColorAdjust: "none" } },
});
export const inboxName = style({ font: text.nameSmall, overflowWrap: "anywhere" });
globalStyle(`${inboxLine.read} ${inboxName} a`, { fontWeight: 400 });
export const position = style({ color: color.ink2, font: text.small, textWrap: "pretty" });
export const tags = style({ ...cluster, gap: space[2], paddingTop: space[1] });
export const inboxFacts = style({ display: "grid", gap: vars.space[1.5], paddingTop: space[2] });
export const why = style({ paddingTop: space[2], color: color.ink3, font: text.small, textWrap: "pretty" });
