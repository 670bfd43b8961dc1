import { style } from "@vanilla-extract/css";
import { from } from "../theme/breakpoints.ts";
import { color, space, text, line, vars } from "../theme/tokens.css.ts";

export const head = style({ paddingBottom: space[4] });
export const kind = style({ marginBottom: space[2], color: color.ink3, font: text.small });
export const name = style({
  font: text.profileNameSmall,
  letterSpacing: vars.tracking.name,
  overflowWrap: "anywhere",
  textWrap: "balance",
  "@media": { [from.md]: { font: text.profileName } },
});
export const shortName = style({ marginTop: space[1], color: color.ink2, font: text.ui });
export const parent = style({ marginTop: space[2], font: text.small, textWrap: "pretty" });

export const counts = style({ display: "flex", gap: space[6] });
export const count = style({
  display: "grid",
  paddingLeft: space[3],
  borderLeft: `${line.section} solid ${color.rule2}`,
});
export const countLabel = style({ order: 1, color: color.ink3, font: text.meta });
export const number = style({ font: text.figure, fontVariantNumeric: "lining-nums tabular-nums" });

export const link = style({ font: text.small });
