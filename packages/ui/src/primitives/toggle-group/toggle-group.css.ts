import { style } from "@vanilla-extract/css";
import { centered, forcedHighlight, rules } from "../../theme/mixins.ts";
import { color, vars } from "../../theme/tokens.css.ts";

export const group = style({
  display: "inline-flex",
  flex: "none",
  border: rules.control,
  borderRadius: vars.radius.control,
  background: color.paperRaised,
  overflow: "hidden",
});

export const item = style({
  ...centered,
  minHeight: vars.size.segment,
  padding: `0 ${vars.space[3]}`,
  border: 0,
  background: "none",
  color: color.ink2,
  font: vars.text.smallMedium,
  selectors: {
    "&:hover": { background: color.paperHover, color: color.ink },
    "&[aria-checked=true]": { background: color.primaryFill, color: color.onPrimary },
    "&:focus-visible": {
      outlineColor: "currentColor",
      outlineOffset: `calc(-1 * ${vars.space[1]})`,
      borderRadius: vars.radius.control,
    },
  },
  ...forcedHighlight("&[aria-checked=true]"),
});

export const iconItem = style([item, { width: vars.size.cell, padding: 0 }]);
