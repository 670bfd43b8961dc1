import { style, styleVariants } from "@vanilla-extract/css";
import { bareButton } from "../../theme/mixins.ts";
import { color, vars } from "../../theme/tokens.css.ts";

const base = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: vars.size.control,
  height: vars.size.control,
  ...bareButton,
  borderRadius: vars.radius.control,
  color: color.ink2,
  transitionProperty: "background-color, color",
  transitionDuration: vars.motion.hover,
  transitionTimingFunction: vars.motion.ease,
  selectors: {
    "&:focus-visible": { borderRadius: vars.radius.control, outlineOffset: `calc(-1 * ${vars.space[0.5]})` },
    "&[aria-disabled=true]": { color: color.ink3, opacity: vars.opacity.pending, cursor: "default" },
  },
});

const active = "&:not([aria-disabled=true]):hover";

export const tone = styleVariants({
  plain: [base, { selectors: { [active]: { background: color.paperHover, color: color.ink } } }],
  brass: [
    base,
    {
      color: color.ink3,
      selectors: {
        [active]: { background: color.brassWash, color: color.brass },
        "&[aria-pressed=true]": { color: color.brassFill },
      },
    },
  ],
  /** On a colored background: inherits its color. */
  inherit: [base, { color: "inherit", selectors: { "&:focus-visible": { outlineColor: "currentColor" } } }],
  danger: [base, { selectors: { [active]: { background: color.dangerWash, color: color.danger } } }],
});
