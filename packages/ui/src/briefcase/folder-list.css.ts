import { style } from "@vanilla-extract/css";
import { forcedColors } from "../theme/breakpoints.ts";
import { cluster, spreadCluster } from "../theme/mixins.ts";
import { color, space, text, line, size, vars } from "../theme/tokens.css.ts";

export const head = style({
  ...spreadCluster,
  gap: space[2],
  minHeight: size.tab,
  borderTop: `${line.section} solid ${color.ruleInk}`,
});
export const title = style({ font: text.h2, letterSpacing: vars.tracking.h2 });
export const list = style({ borderBottom: `${line.hair} solid ${color.rule}` });
export const folder = style({
  display: "grid",
  gridTemplateColumns: `${size.icon} minmax(0, 1fr) auto`,
  alignItems: "center",
  gap: space[2.5],
  minHeight: size.summary,
  padding: `${space[2]} ${space[3]} ${space[2]} ${vars.inset[9]}`,
  borderTop: `${line.hair} solid ${color.rule}`,
  borderInlineStart: `${line.mark} solid transparent`,
  color: color.ink,
  font: text.data,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: color.paperHover },
    "&[aria-current]": { background: color.brassWash, borderInlineStartColor: color.brassFill, fontWeight: 600 },
    "&:focus-visible": { outlineOffset: `calc(-1 * ${space[0.5]})` },
  },
  "@media": {
    [forcedColors]: { selectors: { "&:not([aria-current])": { borderInlineStartColor: "Canvas" } } },
  },
});
export const icon = style({ color: color.ink3, selectors: { "[aria-current] > &": { color: color.brass } } });
export const name = style({ minWidth: 0, textAlign: "left", overflowWrap: "anywhere" });
export const count = style({ color: color.ink2, fontVariantNumeric: "lining-nums tabular-nums" });

export const form = style({ display: "grid", gap: space[3] });
export const actions = style({ ...cluster, gap: space[2] });
/** Aligns the button's text, not its edge, with the column. */
export const opener = style({ marginInlineStart: `calc(-1 * ${space[2]})` });
