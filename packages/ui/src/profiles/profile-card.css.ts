import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { content, forcedColors } from "../theme/breakpoints.ts";
import { type } from "../theme/layout.css.ts";
import { bareButton, centeredCluster, checkbox, inlineRow, row, screenOnly } from "../theme/mixins.ts";
import { color, line, size, space, vars } from "../theme/tokens.css.ts";

/** The list around the cards is the container; from this width a row is laid out as a table row. */
const AS_TABLE = `cards ${content.row}`;

/** Extent of a row's background beyond its text. */
const BLEED = space[3];
const OUT = `calc(-1 * ${space[3]})`;

const selectable = {
  "&[data-selected]": { position: "relative" as const },
  "&[data-selected=true]": {
    background: color.primaryWash,
    boxShadow: `${OUT} 0 0 ${color.primaryWash}, ${BLEED} 0 0 ${color.primaryWash}, calc(${OUT} - ${line.mark}) 0 0 ${color.primary}`,
  },
};

const columns = {
  display: "grid",
  gridTemplateColumns: `${size.headshot} minmax(0, 1fr) auto`,
  columnGap: space[3],
  selectors: selectable,
};
export const layouts = styleVariants({
  row: {
    ...columns,
    padding: `${space[4]} 0`,
    "@media": {
      [forcedColors]: {
        selectors: { "&[data-selected=true]": { outline: `${line.section} solid Highlight`, outlineOffset: space[1] } },
      },
    },
    "@container": {
      [AS_TABLE]: {
        gridTemplateColumns: `${size.headshot} minmax(0, 1fr) ${vars.column.party} ${vars.column.label} ${vars.column.more} auto`,
        columnGap: space[4],
        alignItems: "start",
        padding: `${space[3.5]} 0`,
        selectors: {
          "&:not([data-selected=true]):hover": {
            background: color.paperHover,
            boxShadow: `${OUT} 0 0 ${color.paperHover}, ${BLEED} 0 0 ${color.paperHover}`,
          },
        },
      },
    },
  },
  card: { ...columns, gridTemplateRows: "auto 1fr auto", height: "100%" },
});

const whoBase = style({ gridColumn: 2, minWidth: 0 });
export const who = styleVariants({
  row: [
    whoBase,
    {
      "@container": {
        // If there is no party, the name also fills the party's column.
        [AS_TABLE]: { selectors: { "[data-party=none] > &": { gridColumn: "2 / 4" } } },
      },
    },
  ],
  card: [whoBase, { display: "grid", gap: space[0.5], alignContent: "start", justifyItems: "start" }],
});

export const body = style({ gridColumn: "1 / -1", marginTop: space[3] });

export const meta = styleVariants({
  row: {
    ...centeredCluster,
    gap: `${space[1.5]} ${space[3]}`,
    gridColumn: "2 / -1",
    marginTop: space[2],
    "@container": { [AS_TABLE]: { display: "contents" } },
  },
  card: {
    ...row,
    justifyContent: "space-between",
    gap: space[3],
    gridColumn: "1 / -1",
    gridRow: 3,
    marginTop: space[3],
  },
});

// Aligns small marks with the name's line, which is 24 px high.
const onFirstLine = { paddingTop: space[0.5] };
export const party = style({
  ...inlineRow,
  minHeight: vars.leading.ui,
  "@container": { [AS_TABLE]: { gridColumn: 3, gridRow: 1 } },
});
export const modules = styleVariants({
  row: { "@container": { [AS_TABLE]: { ...onFirstLine, gridColumn: 4, gridRow: 1 } } },
  card: {},
});
/** Secondary facts of a record: stacked in a narrow column, else inline. */
const moreBase = style({
  // Above the overlay that selects the card.
  position: "relative",
  zIndex: vars.layer.raised,
  display: "inline-flex",
  gap: space[4],
  marginInlineStart: "auto",
  ...screenOnly,
});
export const more = styleVariants({
  row: [
    moreBase,
    {
      "@container": {
        [AS_TABLE]: {
          flexDirection: "column",
          alignItems: "start",
          gap: space[0.5],
          gridColumn: 5,
          gridRow: 1,
          marginInlineStart: 0,
          whiteSpace: "nowrap",
        },
      },
    },
  ],
  card: [moreBase],
});

// Aligns the 20 px icon of a 40 px control with the first line and the column's edge.
export const controls = style({
  display: "flex",
  gridColumn: -2,
  gridRow: 1,
  justifyContent: "flex-end",
  margin: `calc(-1 * ${space[2]}) calc(-1 * ${space[2]}) 0 0`,
  ...screenOnly,
});

globalStyle(`[data-selected=false] ${type.recordName}`, { color: color.ink3 });

export const button = style({
  display: "inline-grid",
  placeItems: "center",
  width: size.control,
  height: size.control,
  ...bareButton,
  borderRadius: vars.radius.control,
  selectors: {
    "&:hover": { background: color.primaryWash },
    // Covers the card and its background; the card is the containing block.
    "&::after": { content: "", position: "absolute", inset: `0 calc(-1 * ${space[3]})`, cursor: "pointer" },
  },
});
// Raises other controls of the card above the link.
globalStyle(`${button} ~ *`, { position: "relative", zIndex: vars.layer.raised });
export const box = style({
  ...checkbox,
  width: size.icon,
  height: size.icon,
  background: color.paperRaised,
  selectors: {
    [`${button}[aria-checked=true] &`]: { borderColor: color.primaryFill, background: color.primaryFill },
  },
  "@media": {
    [forcedColors]: {
      selectors: { [`${button}[aria-checked=true] &`]: { background: "Highlight", color: "HighlightText" } },
    },
  },
});

export const star = style({
  display: "inline-grid",
  color: color.ink3,
  selectors: { "&[data-state=in]": { color: color.brassFill } },
});
export const buttons = style({ display: "grid", justifyItems: "start", gap: vars.space[1], width: "100%" });
