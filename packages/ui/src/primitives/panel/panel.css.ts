import { globalStyle, style } from "@vanilla-extract/css";
import { baselineCluster, chevronOf, rules } from "../../theme/mixins.ts";
import { color, space, text, motion, vars } from "../../theme/tokens.css.ts";

export const panel = style({ borderTop: rules.ink, selectors: { "&:last-of-type": { borderBottom: rules.ink } } });

export const heading = style({ font: text.h2 });

export const button = style({
  display: "flex",
  alignItems: "baseline",
  gap: space[3],
  // Slightly wider than the panel, so that the focus ring doesn't touch the title.
  width: `calc(100% + 2 * ${space[2]})`,
  margin: `0 calc(-1 * ${space[2]})`,
  padding: `${vars.space[3.5]} ${space[2]}`,
  border: 0,
  background: "none",
  color: color.ink,
  font: text.h2,
  letterSpacing: vars.tracking.h2,
  textAlign: "start",
  transitionProperty: "color",
  transitionDuration: motion.hover,
  selectors: {
    "&:hover": { color: color.primary },
    "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.space[0.5]})` },
  },
});

export const words = style({ ...baselineCluster, gap: `0 ${space[3]}`, minWidth: 0, overflowWrap: "anywhere" });
export const note = style({
  color: color.ink3,
  font: text.small,
  letterSpacing: 0,
  fontVariantNumeric: "tabular-nums",
});

export const chevron = style({ alignSelf: "center", ...chevronOf(button) });

export const content = style({ paddingBottom: space[8] });

globalStyle(`${panel} ${content} > :first-child`, { marginTop: 0 });
