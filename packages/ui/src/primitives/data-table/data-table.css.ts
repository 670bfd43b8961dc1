import { style } from "@vanilla-extract/css";
import { below, print } from "../../theme/breakpoints.ts";
import { cluster, column, inlineRow, rules, screenOnly, spreadCluster } from "../../theme/mixins.ts";
import { color, space, text, vars } from "../../theme/tokens.css.ts";
import * as tables from "./table.css.ts";
import { place } from "../pagination/pagination.css.ts";

export const whole = style({ scrollMarginTop: vars.layout.masthead });
export const tools = style({
  ...cluster,
  alignItems: "end",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[4]}`,
  marginBottom: space[3],
  ...screenOnly,
});
export const search = style({ flex: `1 1 ${vars.column.field}`, maxWidth: vars.column.fieldMax });

/** Below 600 px the heads are a line of sort buttons above the rows. */
export const headLine = style({
  "@media": {
    [below.sm]: { ...cluster, gap: `0 ${space[4]}`, padding: `${space[1]} 0`, borderBottom: rules.ink },
  },
});
export const head = style([
  tables.head,
  { "@media": { [below.sm]: { padding: 0, border: 0, selectors: { "&[data-plain]": { display: "none" } } } } },
]);
export const sort = style({
  ...inlineRow,
  gap: space[1],
  minHeight: vars.size.target,
  padding: `${space[0.5]} 0`,
  border: 0,
  background: "none",
  color: color.ink2,
  textAlign: "start",
  selectors: { "&:hover": { color: color.primary }, "&:not([data-state=none])": { color: color.primary } },
});

/** Below 600 px a row is a block of labelled lines, with its last control beside them. */
export const row = style({
  "@media": {
    [below.sm]: {
      ...column,
      padding: `${space[3]} 0`,
      borderBottom: rules.hair,
      selectors: { "&[data-end]": { gridTemplateColumns: "minmax(0, 1fr) auto" } },
    },
    [print]: { breakInside: "avoid" },
  },
});
const dense = { paddingBlock: space[0.5] } as const;
export const headCell = style([
  tables.cell,
  { "@media": { [below.sm]: { gridColumn: 1, padding: `${space[0.5]} 0`, border: 0 }, [print]: dense } },
]);
export const cell = style([
  tables.cell,
  {
    "@media": {
      [below.sm]: {
        display: "grid",
        gridTemplateColumns: `${vars.column.label} minmax(0, 1fr)`,
        gap: space[3],
        gridColumn: 1,
        padding: `${space[0.5]} 0`,
        border: 0,
        textAlign: "start",
        selectors: {
          "&::before": {
            content: "attr(data-label)",
            color: color.ink3,
            font: text.meta,
            lineHeight: vars.leading.data,
          },
        },
      },
      [print]: dense,
    },
  },
]);
export const end = style([
  tables.cell,
  {
    paddingBlock: 0,
    textAlign: "end",
    verticalAlign: "middle",
    "@media": {
      [below.sm]: { gridColumn: 2, gridRow: "1 / 4", alignSelf: "center", padding: 0, border: 0 },
      [print]: { display: "none" },
    },
  },
]);

export const foot = style([
  place,
  { ...spreadCluster, gap: `${space[3]} ${space[6]}`, paddingTop: space[4], ...screenOnly },
]);
