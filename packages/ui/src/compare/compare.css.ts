import { globalStyle, style } from "@vanilla-extract/css";
import { content, from, print } from "../theme/breakpoints.ts";
import { baselineCluster, besideHeadshot, cluster, rules, tabular } from "../theme/mixins.ts";
import { color, size, space, text, vars } from "../theme/tokens.css.ts";

/** Styles of people in columns: three need less width than six. */
const asColumns = <Rules>(rules: Rules) => ({
  "@container": { [`compare ${content.row}`]: rules, [`few ${content.compared}`]: rules },
});

export const container = style({ container: "compare / inline-size" });
export const containerOfFew = style([container, { containerName: "compare few" }]);
// Columns need the width of the sheet.
// @ts-expect-error -- The types lack descriptors of pages.
globalStyle("@page compare", { size: "landscape" });
globalStyle(`main:has(${container})`, { "@media": { [print]: { page: "compare" } } });
export const table = style({
  display: "block",
  width: "100%",
  font: text.data,
  ...tabular,
  ...asColumns({ display: "table", tableLayout: "fixed" }),
});
export const people = style({ display: "block", ...asColumns({ display: "table-header-group" }) });
export const section = style({ display: "block", ...asColumns({ display: "table-row-group" }) });
export const tableLine = style({ display: "block", ...asColumns({ display: "table-row" }) });
export const titleLine = style([tableLine, { breakAfter: "avoid" }]);
const box = style({
  display: "block",
  textAlign: "start",
  verticalAlign: "top",
  ...asColumns({ display: "table-cell" }),
});
export const corner = style({
  display: "none",
  ...asColumns({ display: "table-cell", width: vars.column.field }),
});
export const person = style([
  box,
  {
    padding: `0 ${space[3]} ${space[3]} 0`,
    fontWeight: 400,
    ...asColumns({ paddingLeft: space[2] }),
  },
]);
/** Columns have the headshot above the name, so that names don't break inside a word. */
export const identity = style({
  ...besideHeadshot,
  ...asColumns({ gridTemplateColumns: "minmax(0, 1fr)", rowGap: space[2] }),
});
export const tableWho = style({ ...cluster, gap: `${space[1]} ${space[3]}`, alignContent: "start", minWidth: 0 });
export const tableName = style({ width: "100%", font: text.nameSmall, overflowWrap: "break-word" });
export const title = style([box, { padding: `${space[6]} 0 ${space[2]}`, borderBottom: rules.ink, font: text.h3 }]);
export const note = style({ marginLeft: space[3], color: color.ink3, font: text.small });
const ruled = style([box, { padding: `${space[2]} ${space[3]} ${space[2]} 0`, overflowWrap: "anywhere" }]);
export const label = style([
  ruled,
  {
    paddingBottom: 0,
    font: text.smallStrong,
    ...asColumns({ paddingBottom: space[2], borderBottom: rules.hair }),
    "@media": { [print]: { paddingBlock: space[1] } },
  },
]);
const rule = { borderBottom: rules.hair };
export const cell = style([
  ruled,
  rule,
  {
    ...asColumns({ paddingLeft: space[2] }),
    "@media": { [print]: { paddingBlock: space[1] } },
  },
]);
export const column = style([cell, { display: "none", ...asColumns({ display: "table-cell" }) }]);
export const odd = style([column, { background: color.primaryWash }]);
export const answers = style([cell, { ...asColumns({ display: "none" }) }]);
export const answer = style({ display: "block" });
export const all = style({ marginRight: space[2], color: color.ink3, font: text.small });
export const notable = style({
  marginLeft: space[2],
  padding: `0 ${space[1]}`,
  borderRadius: vars.radius.mark,
  background: color.primaryWash,
  color: color.primary,
});

export const member = style({
  display: "grid",
  gridTemplateColumns: `${size.headshot} minmax(0, 1fr)`,
  gap: `${space[2]} ${space[3]}`,
  paddingBlock: space[3],
  borderTop: rules.hair,
  "@media": { [from.md]: { gridTemplateColumns: `${size.headshot} minmax(0, 1fr) minmax(0, 1fr)` } },
});
export const roles = style({ gridColumn: 2, font: text.data, "@media": { [from.md]: { gridColumn: 3 } } });
export const seat = style({ ...baselineCluster, columnGap: space[2] });
