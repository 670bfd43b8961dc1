import { style } from "@vanilla-extract/css";
import { reducedMotion } from "../../theme/breakpoints.ts";
import { rules, turning } from "../../theme/mixins.ts";
import { color, space, text, size, vars } from "../../theme/tokens.css.ts";

export const INDENT = space[6];

export const node = style({
  display: "flex",
  alignItems: "baseline",
  gap: space[2],
  minHeight: size.control,
  paddingBlock: space[2],
  borderTop: rules.hair,
  color: color.ink,
  font: text.data,
  textDecoration: "none",
  selectors: { "&:hover": { background: color.paperHover, color: color.primary } },
});
const sign = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: size.target,
  height: size.target,
  alignSelf: "center",
});
export const leaf = style([sign]);
export const toggle = style([
  sign,
  {
    borderRadius: vars.radius.control,
    color: color.ink3,
    ...turning,
    selectors: { "&[data-state=open]": { transform: "rotate(90deg)" }, "&:hover": { color: color.primary } },
    "@media": { [reducedMotion]: { transition: "none" } },
  },
]);
export const note = style({ color: color.ink3, font: text.meta, fontVariantNumeric: "tabular-nums" });
