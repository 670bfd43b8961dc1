import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below, forcedColors, from, print } from "../../theme/breakpoints.ts";
import {
  baselineCluster,
  besideHeadshot,
  centeredCluster,
  column,
  inlineRow,
  rules,
  screenOnly,
  spreadCluster,
  tabular,
} from "../../theme/mixins.ts";
import { flowing } from "../../theme/print.css.ts";
import { color, line, space, text, vars } from "../../theme/tokens.css.ts";
import * as tables from "../../primitives/data-table/table.css.ts";

export const tools = style({
  ...spreadCluster,
  gap: vars.space[3],
  paddingBottom: vars.space[2],
  color: vars.color.ink3,
  font: vars.text.small,
});

globalStyle(`${tools} button`, { ...screenOnly });

export const stackSource = style({ paddingTop: vars.space[2], color: vars.color.ink3, font: vars.text.small });
export const more = style({ marginTop: vars.space[4] });

export const financeParts = style([flowing, { display: "grid", gap: space[6] }]);
export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space[4]} ${space[5]}`,
  "@media": {
    [from.sm]: { gridTemplateColumns: "repeat(4, auto)", justifyContent: "space-between" },
    [print]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});
export const figure = style({ paddingLeft: space[3], borderLeft: `${line.section} solid ${color.rule2}` });
export const amount = style({
  font: text.figure,
  ...tabular,
  letterSpacing: vars.tracking.figure,
  selectors: {
    "&[data-missing]": { color: color.ink3, font: text.ui, lineHeight: vars.leading.figure, letterSpacing: 0 },
  },
});

export const bars = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: `${space[1]} ${space[3]}`,
  maxWidth: vars.layout.measure,
  marginTop: space[5],
  color: color.ink2,
  font: text.meta,
  ...screenOnly,
});
const barBase = style({ height: space[3], "@media": { [forcedColors]: { border: `${line.hair} solid CanvasText` } } });
export const financeBar = style([barBase, { background: color.primaryBar }]);
/** The second series is outlined instead of using another color. */
export const outlinedBar = style([barBase, { boxShadow: `inset 0 0 0 ${line.outline} ${color.primaryBar}` }]);
export const financeSource = style({ marginTop: space[4], color: color.ink3, font: text.meta });

export const historyList = style({ font: text.data, ...tabular });
export const entry = style({
  display: "grid",
  gridTemplateColumns: `minmax(${vars.column.date}, ${vars.column.dateMax}) minmax(0, 1fr)`,
  gap: `${space[0.5]} ${space[4]}`,
  padding: `${space[2]} 0`,
  borderTop: rules.hair,
  selectors: { "&:first-child": { paddingTop: 0, borderTop: 0 } },
});
export const value = style({ gridColumn: 2, overflowWrap: "anywhere", textWrap: "pretty" });

export const billHead = style([tables.head, { width: vars.column.bill }]);
export const voteHead = style([tables.head, { width: vars.column.vote }]);

// Below 600 px bill and vote share a line, with the name below.
export const votesRow = style({
  "@media": {
    [below.sm]: {
      ...spreadCluster,
      gap: `${space[0.5]} ${space[3]}`,
      padding: `${space[3]} 0`,
      borderBottom: rules.hair,
    },
  },
});
export const vote = style([tables.cell, { "@media": { [below.sm]: { padding: 0, border: 0 } } }]);
export const bill = style([vote, { fontWeight: 600, whiteSpace: "nowrap" }]);
export const votesName = style([vote, { "@media": { [below.sm]: { order: 1, flexBasis: "100%" } } }]);

const mark = style({ ...inlineRow, gap: space[1.5], fontWeight: 600 });
export const marks = styleVariants({
  yea: [mark, { color: color.won }],
  nay: [mark, { color: color.lost }],
  none: [mark, { color: color.ink3 }],
});

export const legislativeParts = style([flowing, { display: "grid", gap: space[6], font: text.data }]);
export const heading = style({ marginBottom: space[2], font: text.subhead });

export const legislativeLine = style({
  padding: `${space[2]} 0`,
  borderTop: rules.hair,
  selectors: { "&:first-child": { paddingTop: 0, borderTop: 0 } },
});

export const legislativeSeat = style({
  display: "grid",
  gap: `0 ${space[4]}`,
  "@media": { [from.sm]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "baseline" } },
});
export const rank = style({ color: color.ink2, font: text.small, ...tabular });
export const subcommittee = style({ color: color.ink2, selectors: { "&:hover": { color: color.primary } } });

export const categories = style([flowing, { display: "grid", gap: space[3] }]);
export const category = style({ marginBottom: space[1], color: color.ink3, font: text.small, breakAfter: "avoid" });

export const officeParts = style([flowing, { display: "grid", gap: space[5], font: text.data }]);
export const direct = style({ display: "grid", gap: space[0.5], lineHeight: vars.size.target });

/** One office per line; parts of it below each other on phones. */
export const office = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `0 ${space[4]}`,
  padding: `${space[2]} 0`,
  borderTop: rules.hair,
  selectors: { "&:first-child": { borderTop: 0 } },
  "@media": {
    [from.sm]: {
      gridTemplateColumns: `${vars.column.dateMax} minmax(0, 1fr) max-content ${vars.size.control}`,
      alignItems: "baseline",
    },
  },
});
export const officeName = style({ font: text.dataStrong, textWrap: "pretty" });
const wide = { "@media": { [from.sm]: { gridColumn: "auto" } } };
export const place = style({ gridColumn: "1 / -1", minWidth: 0, ...wide });
export const address = style({ fontStyle: "normal", overflowWrap: "anywhere" });
export const number = style({ ...tabular });
export const fax = style([number, { color: color.ink2, font: text.small }]);
export const map = style({
  gridColumn: 2,
  gridRow: 1,
  font: text.small,
  textAlign: "end",
  "@media": { [from.sm]: { gridColumn: "auto", gridRow: "auto" }, ...screenOnly["@media"] },
});

export const barHead = style([tables.head, { width: "38%", ...screenOnly }]);

// Below 600 px the group's name is above its bar.
export const ratingRow = style({
  "@media": {
    [below.sm]: {
      display: "grid",
      gridTemplateColumns: `auto minmax(0, 1fr) minmax(${vars.column.rating}, auto)`,
      alignItems: "center",
      gap: `${space[0.5]} ${space[3]}`,
      padding: `${space[2]} 0`,
      borderBottom: rules.hair,
    },
  },
});
const ratingFolding = style([
  tables.cell,
  { verticalAlign: "middle", "@media": { [below.sm]: { padding: 0, border: 0 } } },
]);
export const ratingName = style([ratingFolding, { "@media": { [below.sm]: { gridColumn: "1 / -1" } } }]);
export const ratingYears = style([
  ratingFolding,
  {
    "@media": { [below.sm]: { gridColumn: 1, gridRow: 2, color: color.ink3, font: text.meta } },
  },
]);
export const rating = style([
  ratingFolding,
  {
    fontWeight: 600,
    textAlign: "end",
    whiteSpace: "nowrap",
    "@media": { [below.sm]: { gridColumn: 3, gridRow: 2 } },
  },
]);
export const barCell = style([
  ratingFolding,
  { "@media": { [below.sm]: { gridColumn: 2, gridRow: 2 }, [print]: { display: "none" } } },
]);

export const scale = style({
  position: "relative",
  display: "block",
  height: space[3],
  background: color.paperSunk,
  boxShadow: `inset 0 0 0 ${line.hair} ${color.rule}`,
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      left: "50%",
      top: `calc(-1 * ${vars.inset[3]})`,
      bottom: `calc(-1 * ${vars.inset[3]})`,
      borderLeft: `${line.hair} solid ${color.ink3}`,
    },
  },
});
export const ratingBar = style({
  display: "block",
  height: "100%",
  background: color.primaryBar,
  "@media": { [forcedColors]: { background: "CanvasText", forcedColorAdjust: "none" } },
});

const pairs = {
  ...column,
  columnGap: space[8],
  "@media": {
    [from.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [print]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
} as const;
export const relatedList = style(pairs);
export const item = style({ ...besideHeadshot, padding: `${space[3]} 0`, borderTop: rules.hair });
export const relatedName = style({ font: text.name, textAlign: "left", overflowWrap: "anywhere" });

export const earlier = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  alignItems: "baseline",
  gap: `0 ${space[4]}`,
  font: text.data,
});
export const seatLine = style([
  earlier,
  {
    display: "flex",
    flexWrap: "wrap",
    padding: `${space[2]} 0`,
    borderTop: rules.hair,
    selectors: { "&:first-child": { borderTop: 0 } },
  },
]);
export const seatName = style({ flex: `1 1 ${vars.column.date}`, fontWeight: 600, overflowWrap: "anywhere" });
export const seatYears = style({ minWidth: vars.column.date, color: color.ink2, ...tabular, textAlign: "end" });
export const members = style({
  "@media": { [from.sm]: { columns: 2, columnGap: space[8] }, [print]: { columns: "auto" } },
});
export const member = style([
  seatLine,
  {
    display: "grid",
    breakInside: "avoid",
    borderTop: 0,
    borderBottom: rules.hair,
    gridTemplateColumns: `${vars.column.date} minmax(0, 1fr) auto`,
  },
]);

export const socialList = style({ ...pairs, rowGap: space[1], font: text.data, lineHeight: vars.size.target });

export const nameLine = style({ ...centeredCluster, gap: `${space[0.5]} ${space[2]}`, fontWeight: 600 });
/** One line for the title and one for the contacts, so that all rows look the same. */
export const details = style({ ...baselineCluster, gap: `0 ${space[3]}`, color: color.ink2, font: text.small });
export const title = style({ flexBasis: "100%" });
