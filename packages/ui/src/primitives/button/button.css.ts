import { style, styleVariants } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { inlineRow, rules } from "../../theme/mixins.ts";
import { color, space, motion, vars } from "../../theme/tokens.css.ts";

const base = style({
  ...inlineRow,
  justifyContent: "center",
  gap: space[2],
  border: rules.control,
  borderRadius: vars.radius.control,
  background: color.paperRaised,
  color: color.ink,
  font: vars.text.dataStrong,
  textAlign: "center",
  textDecoration: "none",
  transitionProperty: "background-color, border-color, color",
  transitionDuration: motion.hover,
  transitionTimingFunction: motion.ease,
  selectors: {
    "&:focus-visible": { borderRadius: vars.radius.control },
    "&[aria-disabled=true]": {
      background: color.paperSunk,
      borderColor: color.rule2,
      color: color.ink3,
      cursor: "default",
    },
    "&[aria-busy=true]": { cursor: "progress" },
  },
  "@media": { [forcedColors]: { selectors: { "&[aria-disabled=true]": { color: "GrayText" } } } },
});

const active = "&:not([aria-disabled=true]):hover";

export const tone = styleVariants({
  plain: [base, { selectors: { [active]: { background: color.paperHover } } }],
  primary: [
    base,
    {
      background: color.primaryFill,
      borderColor: color.primaryFill,
      color: color.onPrimary,
      selectors: { [active]: { background: color.primaryStrong, borderColor: color.primaryStrong } },
    },
  ],
  quiet: [
    base,
    {
      background: "none",
      borderColor: "transparent",
      color: color.primary,
      selectors: {
        [active]: { background: color.primaryWash },
        "&[aria-disabled=true]": { background: "none", borderColor: "transparent" },
      },
    },
  ],
  danger: [
    base,
    {
      background: "none",
      borderColor: "currentColor",
      color: color.danger,
      selectors: { [active]: { background: color.dangerWash } },
    },
  ],
});

export const size = styleVariants({
  small: { minHeight: vars.size.controlSmall, padding: `${vars.inset[5]} ${space[2]}`, font: vars.text.smallStrong },
  medium: { minHeight: vars.size.control, padding: `${vars.inset[9]} ${space[4]}` },
  large: { minHeight: vars.size.controlLarge, padding: `${vars.inset[13]} ${space[6]}` },
});

export const fullWidth = style({ width: "100%" });
