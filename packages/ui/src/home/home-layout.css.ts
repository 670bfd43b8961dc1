import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";

const { space } = vars;

export const page = style({ display: "grid", gap: space[10], marginTop: space[10] });
/** Two thirds and one; a part without a neighbour has the whole width. */
export const columns = style({
  display: "grid",
  gap: space[10],
  alignItems: "start",
  selectors: { "&:empty": { display: "none" } },
  "@media": {
    [from.md]: {
      columnGap: space[12],
      selectors: { "&:has(> :nth-child(2))": { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" } },
    },
  },
});
/**
 * The first place is beside the profiles; a second one below them, where they leave room beside its long neighbour.
 */
export const side = style({
  display: "grid",
  gap: space[10],
  minWidth: 0,
  "@media": { [from.md]: { display: "contents" } },
});
globalStyle(`${side} > :first-child`, {
  "@media": { [from.md]: { gridArea: "1 / 2 / span 2", minWidth: 0 } },
});
globalStyle(`${side} > :nth-child(2)`, { "@media": { [from.md]: { gridArea: "2 / 1", minWidth: 0 } } });
/** The row of profiles is as high as the places beside it; the second place takes the room left over. */
export const withPlaces = style([
  columns,
  { "@media": { [from.md]: { gridTemplateRows: "auto 1fr", rowGap: space[10] } } },
]);
