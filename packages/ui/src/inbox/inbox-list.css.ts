import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { forcedColors } from "../theme/breakpoints.ts";
import { baselineCluster, cluster } from "../theme/mixins.ts";
import { color, line as lines, size, space, text, vars } from "../theme/tokens.css.ts";

export const days = style({ display: "grid", gap: space[8], container: "changes / inline-size" });
export const day = style({
  ...baselineCluster,
  gap: `0 ${space[3]}`,
  paddingBottom: space[2],
  borderBottom: `${lines.hair} solid ${color.ruleInk}`,
  font: text.h3,
});
export const count = style({ color: color.ink3, font: text.small });

export const mark = style({ width: space[2], height: space[2], marginTop: space[2] });
const row = style({
  display: "grid",
  gridTemplateColumns: `${space[2]} ${size.headshot} minmax(0, 1fr) auto`,
  columnGap: space[3],
  paddingBlock: space[3],
  selectors: { "& + &": { borderTop: `${lines.hair} solid ${color.rule}` } },
});
export const line = styleVariants({ unread: [row], read: [row, { color: color.ink2 }] });
globalStyle(`${line.unread} > ${mark}`, { background: color.primary });
globalStyle(`${line.unread} > ${mark}`, {
  "@media": { [forcedColors]: { background: "Highlight", forcedColorAdjust: "none" } },
});

export const about = style({ minWidth: 0 });
export const name = style({ font: text.nameSmall, overflowWrap: "anywhere" });
globalStyle(`${line.read} ${name} a`, { fontWeight: 400 });
export const position = style({ color: color.ink2, font: text.small, textWrap: "pretty" });
export const tags = style({ ...cluster, gap: space[2], paddingTop: space[1] });
export const facts = style({ display: "grid", gap: vars.space[1.5], paddingTop: space[2] });
export const why = style({ paddingTop: space[2], color: color.ink3, font: text.small, textWrap: "pretty" });
