import { style } from "@vanilla-extract/css";
import { from, print } from "../../theme/breakpoints.ts";
import { column } from "../../theme/mixins.ts";
import { space, text, vars } from "../../theme/tokens.css.ts";

export const list = style({
  ...column,
  gap: `${space[1]} ${space[8]}`,
  font: text.data,
  lineHeight: vars.size.target,
  "@media": {
    [from.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [print]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
