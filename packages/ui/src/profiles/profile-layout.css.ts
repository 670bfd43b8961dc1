import { style } from "@vanilla-extract/css";
import { from, print } from "../theme/breakpoints.ts";
import { capitals, column, rules } from "../theme/mixins.ts";
import { layout, space, vars } from "../theme/tokens.css.ts";

export const pageLayout = style({
  ...column,
  gap: space[5],
  paddingTop: space[5],
  "@media": {
    [from.md]: {
      gridTemplateColumns: `${layout.sideSearch} minmax(0, 1fr)`,
      gap: space[10],
      paddingTop: space[8],
    },
    [from.lg]: { gridTemplateColumns: `${layout.sideProfile} minmax(0, 1fr)`, gap: space[12] },
    [print]: { display: "block", paddingTop: space[4] },
  },
});

export const main = style({
  ...column,
  alignContent: "start",
  gap: space[5],
  minWidth: 0,
  "@media": {
    [from.lg]: {
      alignItems: "start",
      selectors: {
        "&:has(> :nth-child(2))": { gridTemplateColumns: `minmax(0, 1fr) ${layout.rail}`, gap: space[10] },
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
      top: layout.stickyTop,
      maxHeight: `calc(100vh - ${layout.stickyTop})`,
      overflowY: "auto",
    },
  },
});
export const body = style({
  minWidth: 0,
  "@media": { [print]: { columnCount: 2, columnGap: space[12] } },
});

export const sideBlock = style({
  padding: `${space[4]} 0`,
  borderTop: rules.hair,
  "@media": {
    // In print the label is beside the content.
    [print]: { display: "grid", gridTemplateColumns: `${vars.column.fact} minmax(0, 1fr)`, columnGap: space[3] },
  },
});
export const sideTitle = style({
  marginBottom: space[2],
  ...capitals,
});

export const skeletonPanel = style({
  display: "grid",
  gap: space[3],
  paddingBlock: `${space[3.5]} ${space[8]}`,
  borderTop: rules.hair,
});
