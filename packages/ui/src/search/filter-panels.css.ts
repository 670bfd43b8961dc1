import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { content, wrappedFilterFoot } from "../theme/breakpoints.ts";
import { column, row, rules, screenOnly } from "../theme/mixins.ts";
import { color, space, text, line, vars } from "../theme/tokens.css.ts";

export const panels = style({
  containerName: "filters",
  containerType: "inline-size",
  borderTop: rules.ink,
  selectors: { "&[data-layout=page]": { borderTopWidth: line.section } },
  ...screenOnly,
});
export const head = style({ ...row, justifyContent: "space-between", gap: space[2], minHeight: vars.size.tab });
export const heading = style({
  ...row,
  gap: space[2],
  font: text.subhead,
  selectors: { "[data-layout=page] &": { font: text.h2, letterSpacing: vars.tracking.h2 } },
});

/** Before the first search the sections have separate columns, so that opening one doesn't move its neighbors. */
export const sections = style({
  selectors: {
    "[data-layout=page] &": { ...column, columnGap: space[10], alignItems: "start" },
  },
  "@media": {
    [content.halves]: {
      selectors: { "[data-layout=page] &": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
    },
    [content.thirds]: {
      selectors: { "[data-layout=page] &": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
    },
  },
});

// Stacked columns form one list, so there is no second rule between the last section of a column and the next column.
const LAST_OF_COLUMN = `${sections} > :not(:last-child) > :last-child`;
globalStyle(LAST_OF_COLUMN, { borderBottom: 0 });
globalStyle(`[data-layout=page] ${LAST_OF_COLUMN}`, {
  "@media": { [content.halves]: { borderBottom: rules.hair } },
});

export const filters = style({
  ...column,
  gap: space[4],
  "@container": {
    [`filters ${content.form}`]: {
      selectors: {
        "[data-layout=side] &": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[8] },
      },
    },
  },
});
export const group = style({ display: "grid", gap: space[0.5], alignContent: "start" });
export const rating = style({ display: "grid", gap: space[3], minWidth: 0 });
export const loose = style({ display: "grid", gap: space[2], paddingTop: space[3] });
/** Beside results the buttons are sticky; scroll margins keep focused controls above them. */
export const foot = styleVariants({
  page: { paddingTop: space[6] },
  side: {
    position: "sticky",
    bottom: 0,
    display: "grid",
    gap: space[1],
    marginTop: space[3],
    padding: `${space[2]} 0 ${space[3]}`,
    borderTop: rules.hair,
    background: color.paper,
  },
});
export const body = style({});
globalStyle(`[data-layout=side] ${body} :is(a, button, input)`, {
  scrollMarginBottom: vars.layout.filterFoot,
  "@container": { [wrappedFilterFoot]: { scrollMarginBottom: vars.layout.filterFootWrapped } },
});
/** Reserves its line, so that the buttons don't move. */
export const changed = style({ minHeight: "1lh", color: color.ink2, font: text.meta });

export const waiting = style({ height: `calc(${vars.leading.ui} + ${vars.size.control})` });
export const place = style({ display: "grid", minWidth: 0 });
export const placeLine = style({ ...row, height: `calc(${vars.leading.control} + ${space[2]})` });
export const placeWord = style({ width: `min(60%, ${vars.skeleton.name})`, height: space[3] });
