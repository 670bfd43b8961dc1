import { globalStyle, style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";

const { color, space, text, line } = vars;

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

/** Before the first search the sections take the page, in up to three columns. */
export const sections = style({
  selectors: { "[data-layout=page] &": { columnGap: space[10] } },
  "@media": {
    "(min-width: 720px)": { selectors: { "[data-layout=page] &": { columnCount: 2 } } },
    "(min-width: 1120px)": { selectors: { "[data-layout=page] &": { columnCount: 3 } } },
  },
});
globalStyle(`${sections} > *`, { breakInside: "avoid" });

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
export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  paddingTop: space[6],
});
