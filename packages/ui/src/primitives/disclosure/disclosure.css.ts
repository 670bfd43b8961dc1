import { style } from "@vanilla-extract/css";
import { bareButton, chevronOf, row, rules } from "../../theme/mixins.ts";
import { color, space, text, vars } from "../../theme/tokens.css.ts";

export const section = style({ borderTop: rules.hair, selectors: { "&:last-of-type": { borderBottom: rules.hair } } });

export const button = style({
  ...row,
  gap: space[2],
  width: "100%",
  minHeight: vars.size.summary,
  ...bareButton,
  paddingBlock: space[2],
  color: color.ink,
  font: text.dataStrong,
  textAlign: "start",
  selectors: {
    "&:hover": { color: color.primary },
    "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.space[0.5]})` },
  },
});

export const chevron = style(chevronOf(button));

export const content = style({ padding: `${space[1]} 0 ${space[5]}` });
