import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../theme/breakpoints.ts";
import { space } from "../theme/tokens.css.ts";

export const page = style({ display: "grid", gap: space[10], marginTop: space[10] });
/** Columns of two thirds and one third; a single part has the whole width. */
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
/** The first place is beside the profiles, the second one below them, in the space left beside the first. */
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
/** The profiles and the second place share the height of the first place. */
export const withPlaces = style([
  columns,
  { "@media": { [from.md]: { gridTemplateRows: "auto 1fr", rowGap: space[10] } } },
]);
