import { style } from "@vanilla-extract/css";
import { from, print } from "../theme/breakpoints.ts";
import { column } from "../theme/mixins.ts";
import { space, layout as sizes } from "../theme/tokens.css.ts";

export const layout = style({
  ...column,
  gap: space[5],
  paddingTop: space[5],
  "@media": {
    [from.md]: {
      gridTemplateColumns: `${sizes.sideSearch} minmax(0, 1fr)`,
      gap: space[10],
      paddingTop: space[8],
    },
    [from.lg]: { gridTemplateColumns: `${sizes.sideProfile} minmax(0, 1fr)`, gap: space[12] },
    [print]: { display: "block", paddingTop: space[4] },
  },
});
export const side = style({ minWidth: 0 });

export const main = style({
  ...column,
  alignContent: "start",
  gap: space[5],
  minWidth: 0,
  "@media": {
    [from.lg]: {
      alignItems: "start",
      selectors: {
        "&:has(> :nth-child(2))": { gridTemplateColumns: `minmax(0, 1fr) ${sizes.rail}`, gap: space[10] },
      },
    },
    [print]: { display: "block" },
  },
});
export const contents = style({
  minWidth: 0,
  "@media": {
    [from.lg]: {
      order: 2,
      position: "sticky",
      top: sizes.stickyTop,
      maxHeight: `calc(100vh - ${sizes.stickyTop})`,
      overflowY: "auto",
    },
  },
});
/** Printed panels use two columns. */
export const body = style({
  minWidth: 0,
  "@media": { [print]: { columnCount: 2, columnGap: space[12] } },
});
