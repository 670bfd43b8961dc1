import { style, styleVariants } from "@vanilla-extract/css";
import { below } from "../../theme/breakpoints.ts";
import { inlineRow } from "../../theme/mixins.ts";
import { color, space, line, vars } from "../../theme/tokens.css.ts";
import * as tables from "../table.css.ts";

const narrow = below.sm;

export const billHead = style([tables.head, { width: vars.column.bill }]);
export const voteHead = style([tables.head, { width: vars.column.vote }]);

// Below 600 px bill and vote share a line, with the name below.
export const row = style({
  "@media": {
    [narrow]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: `${space[0.5]} ${space[3]}`,
      padding: `${space[3]} 0`,
      borderBottom: `${line.hair} solid ${color.rule}`,
    },
  },
});
const folding = style([tables.cell, { "@media": { [narrow]: { padding: 0, border: 0 } } }]);
export const bill = style([folding, { fontWeight: 600, whiteSpace: "nowrap" }]);
export const name = style([folding, { "@media": { [narrow]: { gridColumn: "1 / -1", gridRow: 2 } } }]);
export const vote = style([folding, {}]);

const mark = style({ ...inlineRow, gap: space[1.5], fontWeight: 600, whiteSpace: "nowrap" });
export const marks = styleVariants({
  yea: [mark, { color: color.won }],
  nay: [mark, { color: color.lost }],
  none: [mark, { color: color.ink3 }],
});
