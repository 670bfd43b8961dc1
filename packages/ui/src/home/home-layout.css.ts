import { style } from "@vanilla-extract/css";
import { from } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";

const { space } = vars;

export const page = style({ display: "grid", gap: space[10], marginTop: space[10] });
/** Two thirds and one. */
export const columns = style({
  display: "grid",
  gap: space[10],
  alignItems: "start",
  "@media": { [from.md]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)", columnGap: space[12] } },
});
export const side = style({ display: "grid", gap: space[10], minWidth: 0 });
