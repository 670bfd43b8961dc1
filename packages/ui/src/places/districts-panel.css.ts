import { style } from "@vanilla-extract/css";
import { from, print } from "../theme/breakpoints.ts";
import { column, textTarget } from "../theme/mixins.ts";
import { color, space, text, line, vars } from "../theme/tokens.css.ts";

export const tools = style({ marginBottom: space[4], "@media": { [print]: { display: "none" } } });
/** The map beside its list on wide screens. */
export const beside = style({
  ...column,
  gap: `${space[5]} ${space[8]}`,
  alignItems: "start",
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" } },
});
export const note = style({ marginBottom: space[3], color: color.ink2, font: text.data, textWrap: "pretty" });
export const heading = style({ paddingBlock: space[2], font: text.subhead });
export const list = style({
  columnWidth: vars.column.fieldSmall,
  columnGap: space[6],
  font: text.data,
  fontVariantNumeric: "lining-nums tabular-nums",
});
export const rows = style({ borderTop: `${line.hair} solid ${color.rule}`, font: text.data });
export const row = style({
  display: "grid",
  gridTemplateColumns: `${vars.column.date} minmax(0, 1fr)`,
  columnGap: space[3],
  paddingBlock: space[0.5],
  borderBottom: `${line.hair} solid ${color.rule}`,
});
export const members = style({ display: "grid", alignContent: "center", color: color.ink2 });
export const member = style({ display: "flex", gap: space[2], color: color.ink, overflowWrap: "anywhere" });
export const link = style({
  ...textTarget,
  fontVariantNumeric: "lining-nums tabular-nums",
  selectors: { "&[data-active]": { background: color.primaryWash } },
});
export const zipCodes = style({
  columnWidth: vars.column.fieldSmall,
  columnGap: space[6],
  marginBottom: space[4],
  font: text.data,
  fontVariantNumeric: "lining-nums tabular-nums",
});
export const others = style({ color: color.ink3 });
export const source = style({ color: color.ink3, font: text.meta });
