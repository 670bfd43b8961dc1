import { style } from "@vanilla-extract/css";
import { inlineRow, rules } from "../../theme/mixins.ts";
import { color, vars } from "../../theme/tokens.css.ts";

export const plain = style({
  ...inlineRow,
  maxWidth: "100%",
  minHeight: vars.size.chip,
  padding: `${vars.inset[3]} ${vars.space[2.5]}`,
  border: rules.pale,
  borderRadius: vars.radius.control,
  background: color.paperRaised,
  color: color.ink,
  font: vars.text.small,
  overflowWrap: "anywhere",
  textDecoration: "none",
});

export const chip = style([
  plain,
  {
    selectors: {
      "&:hover": { borderColor: color.primary, color: color.primary },
      "&:focus-visible": { borderRadius: vars.radius.control },
    },
  },
]);
