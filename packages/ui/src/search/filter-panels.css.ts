import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";

const { color, space, text, line } = vars;

/** The height of the buttons beside results, with their line. */
const FOOT = "84px";

export const panels = style({
  containerName: "filters",
  containerType: "inline-size",
  borderTop: `${line.hair} solid ${color.ruleInk}`,
  selectors: { "&[data-layout=page]": { borderTopWidth: line.section } },
  "@media": { [print]: { display: "none" } },
});
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  minHeight: "52px",
});
export const heading = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  font: text.subhead,
  selectors: { "[data-layout=page] &": { font: text.h2, letterSpacing: vars.tracking.h2 } },
});

/** Before the first search the sections take the page: each keeps its column, whatever opens beside or above it. */
export const sections = style({
  selectors: {
    "[data-layout=page] &": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      columnGap: space[10],
      alignItems: "start",
    },
  },
  "@media": {
    "(min-width: 720px)": {
      selectors: { "[data-layout=page] &": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
    },
    "(min-width: 1120px)": {
      selectors: { "[data-layout=page] &": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
    },
  },
});
// The last of them stands in one column only, where a rule below it would end in the air.
globalStyle(`[data-layout=page] ${sections} > :last-child`, {
  "@media": { "(min-width: 720px)": { borderBottom: 0 } },
});

export const filters = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  "@container": {
    "filters (min-width: 560px)": {
      selectors: {
        "[data-layout=side] &": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[8] },
      },
    },
  },
});
export const group = style({ display: "grid", gap: "2px", alignContent: "start" });
export const legend = style({ marginBottom: space[1], font: text.smallStrong });
export const loose = style({ display: "grid", gap: space[2], paddingTop: space[3] });
/** Beside results the buttons stay in view as long as the filters are; what has the focus is not below them. */
export const foot = styleVariants({
  page: { paddingTop: space[6] },
  side: {
    position: "sticky",
    bottom: 0,
    display: "grid",
    gap: space[1],
    marginTop: space[3],
    padding: `${space[2]} 0 ${space[3]}`,
    borderTop: `${line.hair} solid ${color.rule}`,
    background: color.paper,
  },
});
export const body = style({});
globalStyle(`[data-layout=side] > ${body} :is(a, button, input)`, { scrollMarginBottom: FOOT });
/** Has its line before it has its words, so that the buttons stay where they are. */
export const changed = style({ minHeight: "1lh", color: color.ink2, font: text.meta });
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
