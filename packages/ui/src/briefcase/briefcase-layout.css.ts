import { style } from "@vanilla-extract/css";
import { from } from "../theme/breakpoints.ts";
import { column } from "../theme/mixins.ts";
import { space, layout as sizes } from "../theme/tokens.css.ts";

export const layout = style({
  ...column,
  gap: space[6],
  "@media": {
    [from.md]: { gridTemplateColumns: `${sizes.sideSearch} minmax(0, 1fr)`, alignItems: "start", gap: space[10] },
  },
});
export const folder = style({ minWidth: 0 });
