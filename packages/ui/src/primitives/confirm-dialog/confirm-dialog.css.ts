import { style } from "@vanilla-extract/css";
import { from } from "../../theme/breakpoints.ts";
import { space, vars } from "../../theme/tokens.css.ts";

export const text = style({
  flex: 1,
  padding: `${space[2]} ${space[5]} ${space[5]}`,
  overflow: "auto",
  color: vars.color.ink2,
  font: vars.text.data,
  overflowWrap: "anywhere",
  "@media": { [from.sm]: { paddingInline: space[6] } },
});
