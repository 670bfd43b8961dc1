import { style } from "@vanilla-extract/css";
import { below, print } from "../../theme/breakpoints.ts";
import { cluster, column, inlineRow, rules, screenOnly, spreadCluster, tabular } from "../../theme/mixins.ts";
import { color, space, text, vars } from "../../theme/tokens.css.ts";
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

export const table = style({
  width: "100%",
  font: text.data,
  ...tabular,
  "@media": { [below.sm]: { display: "block" } },
});
export const part = style({ "@media": { [below.sm]: { display: "block" } } });

/** Below 600 px the heads are a line of sort buttons above the rows. */
export const headLine = style({
  "@media": {
    [below.sm]: { ...cluster, gap: `0 ${space[4]}`, padding: `${space[1]} 0`, borderBottom: rules.ink },
  },
});
const padded = {
  padding: `${vars.inset[9]} ${space[4]} ${vars.inset[9]} 0`,
  textAlign: "start",
  selectors: {
    "&:last-child": { paddingInlineEnd: 0 },
  },
} as const;
export const head = style({
  ...padded,
  borderBottom: rules.ink,
  color: color.ink2,
  font: text.metaStrong,
  verticalAlign: "bottom",
  "@media": { [below.sm]: { padding: 0, border: 0, selectors: { "&[data-plain]": { display: "none" } } } },
});
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
const folding = { ...padded, borderBottom: rules.hair, verticalAlign: "top" } as const;
const dense = { paddingBlock: space[0.5] } as const;
export const headCell = style({
  ...folding,
  fontWeight: 400,
  "@media": { [below.sm]: { gridColumn: 1, padding: `${space[0.5]} 0`, border: 0 }, [print]: dense },
});
export const cell = style({
  ...folding,
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
});
export const end = style({
  ...folding,
  paddingBlock: 0,
  textAlign: "end",
  verticalAlign: "middle",
  "@media": {
    [below.sm]: { gridColumn: 2, gridRow: "1 / 4", alignSelf: "center", padding: 0, border: 0 },
    [print]: { display: "none" },
  },
});

export const foot = style([
  place,
  { ...spreadCluster, gap: `${space[3]} ${space[6]}`, paddingTop: space[4], ...screenOnly },
]);
