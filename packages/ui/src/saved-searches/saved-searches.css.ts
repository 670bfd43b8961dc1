import { style } from "@vanilla-extract/css";
import { baselineCluster, centeredCluster, row, rules, screenOnly, tabular } from "../theme/mixins.ts";
import { color, line, size, space, text, vars } from "../theme/tokens.css.ts";

export const bar = style({
  ...baselineCluster,
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[1]} 0 ${space[1]} ${space[4]}`,
  borderInlineStart: `${line.mark} solid ${color.primary}`,
  color: color.ink2,
  font: text.small,
});
export const words = style({ minWidth: 0, marginInlineEnd: "auto", overflowWrap: "anywhere", textWrap: "pretty" });
export const actions = style({ ...centeredCluster, gap: `0 ${space[4]}`, ...screenOnly });
/** Below the sentence, across the bar. */
export const line2 = style({ flexBasis: "100%", minWidth: 0 });
export const lost = style([line2, { color: color.danger }]);

export const section = style({ marginTop: space[6] });
/** Aligned with the folders above. */
export const item = style({ ...row, gap: space[2], borderTop: rules.hair });
export const link = style({
  display: "grid",
  flex: 1,
  gridTemplateColumns: `${size.icon} minmax(0, 1fr) auto`,
  alignItems: "center",
  gap: space[2.5],
  minWidth: 0,
  minHeight: size.summary,
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[3]}`,
  color: color.ink,
  font: text.data,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: color.paperHover },
    "&:focus-visible": { outlineOffset: `calc(-1 * ${space[0.5]})` },
  },
});
export const name = style({ display: "block", minWidth: 0, textAlign: "left", overflowWrap: "anywhere" });
export const changes = style({ display: "block", color: color.ink2, font: text.small });
export const unseen = style([changes, { color: color.primary, fontWeight: 600 }]);
export const count = style({ color: color.ink2, ...tabular });
export const loading = style({ display: "grid", gap: space[6], padding: `${space[4]} ${space[3]}` });
export const waiting = style({ width: space[6], height: vars.size.box });
