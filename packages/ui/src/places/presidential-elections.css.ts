import { style } from "@vanilla-extract/css";
import { below, print } from "../theme/breakpoints.ts";
import { space, text, line, color } from "../theme/tokens.css.ts";
import * as tables from "../profiles/table.css.ts";

const narrow = below.sm;

// Below 600 px each year has two lines: numbers and bar.
export const table = style({
  width: "100%",
  font: text.data,
  fontVariantNumeric: "lining-nums tabular-nums",
  "@media": { [narrow]: { display: "block" } },
});
export const part = style({ "@media": { [narrow]: { display: "block" } } });
export const row = style({
  "@media": {
    [narrow]: {
      display: "grid",
      gridTemplateColumns: `minmax(0, 2fr) repeat(3, minmax(0, 3fr))`,
      borderBottom: `${line.hair} solid ${color.rule}`,
    },
  },
});
export const headRow = style([row, { "@media": { [narrow]: { borderBottomColor: color.ruleInk } } }]);
const onOwnLine = { "@media": { [narrow]: { paddingInlineEnd: 0, borderBottom: 0 } } } as const;
export const yearHead = style([tables.head, onOwnLine]);
export const shareHead = style([tables.numberHead, onOwnLine]);
export const barHead = style([
  tables.head,
  { width: "40%", "@media": { [narrow]: { display: "none" }, [print]: { display: "none" } } },
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
      [narrow]: { gridColumn: "1 / -1", padding: `0 0 ${space[3]}`, borderBottom: 0 },
      [print]: { display: "none" },
    },
  },
]);
export const subhead = style({
  marginTop: space[6],
  paddingBottom: space[2],
  borderBottom: `${line.hair} solid ${color.rule}`,
  font: text.subhead,
});
