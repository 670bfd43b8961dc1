import { style } from "@vanilla-extract/css";
import { below, forcedColors, print } from "../../theme/breakpoints.ts";
import { color, space, text, line, vars } from "../../theme/tokens.css.ts";
import * as tables from "../table.css.ts";

const narrow = below.sm;

export const table = tables.table;
export const barHead = style([tables.head, { width: "38%", "@media": { [print]: { display: "none" } } }]);

// Below 600 px the group's name is above its bar.
export const row = style({
  "@media": {
    [narrow]: {
      display: "grid",
      gridTemplateColumns: `auto minmax(0, 1fr) ${vars.column.rating}`,
      alignItems: "center",
      gap: `${space[0.5]} ${space[3]}`,
      padding: `${space[2]} 0`,
      borderBottom: `${line.hair} solid ${color.rule}`,
    },
  },
});
const folding = style([tables.cell, { verticalAlign: "middle", "@media": { [narrow]: { padding: 0, border: 0 } } }]);
export const name = style([folding, { "@media": { [narrow]: { gridColumn: "1 / -1" } } }]);
export const years = style([
  folding,
  { whiteSpace: "nowrap", "@media": { [narrow]: { gridColumn: 1, gridRow: 2, color: color.ink3, font: text.meta } } },
]);
export const rating = style([
  folding,
  {
    fontWeight: 600,
    textAlign: "end",
    whiteSpace: "nowrap",
    "@media": { [narrow]: { gridColumn: 3, gridRow: 2 } },
  },
]);
export const barCell = style([
  folding,
  { "@media": { [narrow]: { gridColumn: 2, gridRow: 2 }, [print]: { display: "none" } } },
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
export const bar = style({
  display: "block",
  height: "100%",
  background: color.primaryBar,
  "@media": { [forcedColors]: { background: "CanvasText", forcedColorAdjust: "none" } },
});
export const letter = style({ color: color.ink3, font: text.meta });
