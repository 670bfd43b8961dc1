import { style } from "@vanilla-extract/css";
import { from, print } from "../theme/breakpoints.ts";
import { cluster } from "../theme/mixins.ts";
import { color, space, text, vars } from "../theme/tokens.css.ts";

export const filter = style({
  ...cluster,
  alignItems: "end",
  gap: `${space[2]} ${space[4]}`,
  marginBottom: space[5],
  "@media": { [print]: { display: "none" } },
});
export const field = style({
  flex: `1 1 ${vars.column.field}`,
  "@media": { [from.sm]: { maxWidth: vars.column.fieldMax } },
});
export const party = style({ flex: `1 1 ${vars.column.fieldSmall}`, maxWidth: vars.column.fieldSmallMax });
export const count = style({
  marginInlineStart: "auto",
  color: color.ink3,
  font: text.small,
  fontVariantNumeric: "tabular-nums",
});
