import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { cluster } from "../theme/mixins.ts";
import { color, space, text, vars } from "../theme/tokens.css.ts";

export const filter = style({
  ...cluster,
  alignItems: "end",
  gap: `${space[2]} ${space[4]}`,
  marginBottom: space[5],
  "@media": { [print]: { display: "none" } },
});
export const field = style({ flex: `1 1 ${vars.column.field}`, maxWidth: vars.layout.plate });
export const count = style({
  color: color.ink3,
  font: text.small,
  lineHeight: vars.size.control,
  fontVariantNumeric: "lining-nums tabular-nums",
});
