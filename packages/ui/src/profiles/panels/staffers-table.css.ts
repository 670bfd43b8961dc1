import { style, styleVariants } from "@vanilla-extract/css";
import { below } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/tokens.css.ts";
import * as tables from "../table.css.ts";

const { color, space, text, line } = vars;
const narrow = below.sm;

export const staffers = style({ scrollMarginTop: vars.layout.masthead });
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[4]}`,
  marginBottom: space[3],
});
export const search = style({ flex: "1 1 220px", maxWidth: "320px" });
export const count = style({ color: color.ink3, font: text.small, fontVariantNumeric: "tabular-nums" });

/** Below 600 px the heads stand in one line above the rows: they are the way to sort. */
export const headLine = style({
  "@media": {
    [narrow]: {
      display: "flex",
      flexWrap: "wrap",
      gap: `0 ${space[4]}`,
      padding: `${space[1]} 0`,
      borderBottom: `${line.hair} solid ${color.ruleInk}`,
    },
  },
});
const head = style([tables.head, { "@media": { [narrow]: { padding: 0, border: 0 } } }]);
export const heads = styleVariants({
  name: [head, { width: "52%", "@media": { [narrow]: { width: "auto" } } }],
  jobCategories: [head],
  focusAreas: [head],
});
export const sort = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minHeight: vars.size.target,
  padding: "2px 0",
  border: 0,
  background: "none",
  color: color.ink2,
  font: "inherit",
  textAlign: "start",
  selectors: { "&:hover": { color: color.primary }, "&:not([data-state=none])": { color: color.primary } },
});

export const row = style({
  "@media": {
    [narrow]: { display: "block", padding: `${space[3]} 0`, borderBottom: `${line.hair} solid ${color.rule}` },
  },
});
const folding = style([tables.cell, { "@media": { [narrow]: { display: "block", padding: "2px 0", border: 0 } } }]);
export const nameCell = style([folding]);
export const nameLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `2px ${space[2]}`,
  fontWeight: 600,
});
/** Title and contacts on one line, so that a page of ten fits a screen. */
export const details = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[3]}`,
  color: color.ink2,
  font: text.small,
});
export const title = style({ flexBasis: "auto" });
export const cell = style([
  folding,
  {
    "@media": {
      [narrow]: {
        display: "grid",
        gridTemplateColumns: "104px minmax(0, 1fr)",
        gap: space[3],
        selectors: {
          "&::before": { content: "attr(data-label)", color: color.ink3, font: text.meta, lineHeight: "1.3125rem" },
        },
      },
    },
  },
]);
export const none = style({ color: color.ink3 });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[3]} ${space[6]}`,
  paddingTop: space[4],
});
