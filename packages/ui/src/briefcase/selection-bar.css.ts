import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { centeredCluster, cluster } from "../theme/mixins.ts";
import { color, space, text, line, vars } from "../theme/tokens.css.ts";

/** Sticky below the masthead while cards are selected. */
export const bar = style({
  position: "sticky",
  top: vars.layout.masthead,
  zIndex: vars.layer.header,
  ...centeredCluster,
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[2]} ${space[3]}`,
  borderTop: `${line.hair} solid ${color.rule}`,
  background: color.primaryWash,
  "@media": { [print]: { display: "none" } },
});
export const count = style({ color: color.ink2, font: text.small, fontVariantNumeric: "lining-nums tabular-nums" });
export const actions = style({ ...cluster, gap: space[1], marginInlineStart: "auto" });
