import { style } from "@vanilla-extract/css";
import { bareButton, centered, inlineRow, rules } from "../../theme/mixins.ts";
import { color, vars } from "../../theme/tokens.css.ts";

export const chip = style({
  ...inlineRow,
  maxWidth: "100%",
  minHeight: vars.size.chip,
  paddingLeft: vars.space[2.5],
  border: rules.pale,
  borderRadius: vars.radius.control,
  background: color.paperRaised,
  font: vars.text.small,
});

export const text = style({ minWidth: 0, paddingBlock: vars.inset[3], overflowWrap: "anywhere" });

export const remove = style({
  ...centered,
  flex: "none",
  alignSelf: "stretch",
  width: vars.size.chip,
  minHeight: vars.size.chip,
  ...bareButton,
  borderRadius: vars.radius.control,
  color: color.ink3,
  selectors: {
    "&:hover": { background: color.dangerWash, color: color.danger },
    "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.inset[3]})`, borderRadius: vars.radius.control },
  },
});
