import { style } from "@vanilla-extract/css";
import * as tables from "../primitives/data-table/table.css.ts";
import { below, print } from "../theme/breakpoints.ts";
import { centeredCluster, inlineRow, rules, tabular } from "../theme/mixins.ts";
import { flowing } from "../theme/print.css.ts";
import { color, space, text } from "../theme/tokens.css.ts";

export const elections = style([flowing, { display: "grid", gap: space[6], marginTop: space[3] }]);
export const election = style({ breakInside: "avoid" });
export const title = style({ font: text.subhead, fontVariantNumeric: "lining-nums" });
export const outcome = style({ marginBottom: space[1], color: color.ink2, font: text.small, textWrap: "pretty" });
export const resultsTable = style({ width: "100%", font: text.data, ...tabular });
const close = { "@media": { [below.sm]: { paddingInlineEnd: space[2] } } };
export const candidate = style([tables.cell, { width: "50%" }, close]);
export const resultsLine = style({ ...centeredCluster, gap: `0 ${space[2]}` });
export const name = style({ overflowWrap: "anywhere", selectors: { "&[data-winner]": { fontWeight: 600 } } });
export const won = style({ ...inlineRow, gap: space[1], color: color.won, font: text.smallMedium });
export const votes = style([tables.cell, { textAlign: "end", whiteSpace: "nowrap" }, close]);
export const votesHead = style([tables.numberHead, close]);
export const resultsShareHead = style([
  tables.numberHead,
  { width: "34%", "@media": { [below.sm]: { width: "auto" } } },
]);
export const shareCell = style([tables.cell, { verticalAlign: "middle" }]);

// Below 600 px each year has two lines: numbers and bar.
export const row = style({
  "@media": {
    [below.sm]: {
      display: "grid",
      gridTemplateColumns: `minmax(0, 2fr) repeat(3, minmax(0, 3fr))`,
      borderBottom: rules.hair,
    },
  },
});
export const headRow = style([row, { "@media": { [below.sm]: { borderBottomColor: color.ruleInk } } }]);
const onOwnLine = { "@media": { [below.sm]: { paddingInlineEnd: 0, borderBottom: 0 } } } as const;
export const yearHead = style([tables.head, onOwnLine]);
export const presidentShareHead = style([tables.numberHead, onOwnLine]);
export const barHead = style([
  tables.head,
  { width: "40%", "@media": { [below.sm]: { display: "none" }, [print]: { display: "none" } } },
]);
export const year = style([tables.cell, { fontWeight: 600, verticalAlign: "middle" }, onOwnLine]);
export const share = style([
  tables.cell,
  { textAlign: "end", whiteSpace: "nowrap", verticalAlign: "middle" },
  onOwnLine,
]);
export const lead = style([share, { fontWeight: 600 }]);
export const barCell = style([
  tables.cell,
  {
    verticalAlign: "middle",
    "@media": {
      [below.sm]: { gridColumn: "1 / -1", padding: `0 0 ${space[3]}`, borderBottom: 0 },
      [print]: { display: "none" },
    },
  },
]);
export const subhead = style({
  marginTop: space[6],
  paddingBottom: space[2],
  borderBottom: rules.hair,
  font: text.subhead,
});
