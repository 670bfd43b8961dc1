import { style } from "@vanilla-extract/css";
import { from, print } from "../theme/breakpoints.ts";
import { flowing } from "../theme/print.css.ts";
import { centeredCluster, column, spreadCluster } from "../theme/mixins.ts";
import { color, space, text, line, size, vars } from "../theme/tokens.css.ts";

export const lists = style([flowing, { ...column, gap: space[6] }]);
export const head = style({ ...spreadCluster, gap: `0 ${space[3]}`, marginBottom: space[2] });
export const title = style({ font: text.subhead });
export const count = style({ color: color.ink3, font: text.small, fontVariantNumeric: "tabular-nums" });

export const list = style({ borderBottom: `${line.hair} solid ${color.rule}` });
/** From 600 px the position shares the name's line, so that more members fit a screen. */
export const member = style({
  display: "grid",
  // Skips layout of off-screen members; a caucus may have hundreds.
  contentVisibility: "auto",
  containIntrinsicHeight: `auto ${size.headshot}`,
  gridTemplateColumns: `minmax(${space[5]}, auto) ${size.control} minmax(0, 1fr) auto`,
  columnGap: space[3],
  padding: `${space[2]} 0`,
  borderTop: `${line.hair} solid ${color.rule}`,
  "@media": { [print]: { contentVisibility: "visible" } },
});
export const rank = style({
  color: color.ink3,
  font: text.small,
  lineHeight: vars.leading.ui,
  fontVariantNumeric: "lining-nums tabular-nums",
  textAlign: "end",
});
export const who = style({
  ...column,
  alignContent: "start",
  gap: `0 ${space[4]}`,
  minWidth: 0,
  minHeight: size.control,
  "@media": {
    [from.sm]: { gridTemplateColumns: "minmax(0, 11fr) minmax(0, 9fr)", alignItems: "baseline" },
    [print]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const nameLine = style({ ...centeredCluster, gap: `${space[0.5]} ${space[2]}` });
export const name = style({ minWidth: 0, font: text.name, overflowWrap: "anywhere" });
export const position = style({ color: color.ink2, font: text.small, textWrap: "pretty" });
export const star = style({ margin: `calc(-1 * ${space[2]}) calc(-1 * ${space[2]}) calc(-1 * ${space[2]}) 0` });
export const none = style({ color: color.ink3, font: text.data });
