import { style } from "@vanilla-extract/css";
import { cluster, spreadBaselineCluster, spreadCluster } from "../theme/mixins.ts";
import { color, line as lines, space, text, vars } from "../theme/tokens.css.ts";

export const head = style({ ...spreadBaselineCluster, gap: `0 ${space[3]}` });
export const label = style({ font: text.smallStrong });
export const kept = style({ color: color.ink3, font: text.meta, fontVariantNumeric: "lining-nums tabular-nums" });
export const presets = style({ ...cluster, gap: `0 ${space[4]}` });
/** Scrolls, so that the options below stay near. */
export const list = style({
  maxHeight: vars.size.portraitLargeHeight,
  overflowY: "auto",
  marginTop: space[1],
  borderBlock: `${lines.hair} solid ${color.rule2}`,
});
export const line = style({
  ...spreadCluster,
  flexWrap: "nowrap",
  gap: space[2],
  minHeight: vars.size.control,
  paddingRight: space[1],
  borderTop: `${lines.hair} solid ${color.rule}`,
  selectors: { "&:first-child": { borderTop: 0 } },
});
export const movers = style({ display: "flex", flex: "none" });
