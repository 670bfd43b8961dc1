import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { color, space, vars } from "../../theme/tokens.css.ts";

const base = style({
  maxWidth: vars.layout.measure,
  padding: `${space[1]} 0 ${space[1]} ${space[4]}`,
  borderLeft: `${vars.line.mark} solid`,
  color: color.ink2,
  font: vars.text.small,
  textWrap: "pretty",
});

export const tone = styleVariants({
  plain: [base, { borderColor: color.rule2 }],
  notice: [base, { borderColor: color.primary }],
  danger: [
    base,
    {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      columnGap: space[2],
      borderColor: color.danger,
      color: color.danger,
    },
  ],
});

// In forced colors only the icon marks an error.
globalStyle(`${tone.danger} > svg`, { marginBlockStart: space[0.5] });
