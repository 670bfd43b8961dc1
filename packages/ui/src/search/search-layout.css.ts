import { style } from "@vanilla-extract/css";
import { from } from "../theme/breakpoints.ts";
import { column } from "../theme/mixins.ts";
import { space, layout as sizes } from "../theme/tokens.css.ts";

export const beside = style({
  ...column,
  gap: space[4],
  "@media": {
    [from.lg]: {
      gridTemplateColumns: `${sizes.sideSearch} minmax(0, 1fr)`,
      alignItems: "start",
      gap: space[10],
    },
  },
});
export const side = style({ minWidth: 0 });
export const results = style({ minWidth: 0 });
