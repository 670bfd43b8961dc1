import { style } from "@vanilla-extract/css";
import { content } from "../theme/breakpoints.ts";
import { color, space, text, line, size, vars } from "../theme/tokens.css.ts";

export const container = style({ container: "recent / inline-size" });
const AS_TABLE = `recent ${content.form}`;

export const list = style({ marginTop: space[3] });
export const item = style({
  display: "grid",
  gridTemplateColumns: `${size.headshot} minmax(0, 1fr)`,
  columnGap: space[3],
  alignItems: "center",
  paddingBlock: space[3],
  borderTop: `${line.hair} solid ${color.rule}`,
  "@container": { [AS_TABLE]: { gridTemplateColumns: `${size.headshot} minmax(0, 1fr) ${vars.column.party}` } },
});
export const who = style({ minWidth: 0 });
export const name = style({ font: text.name, overflowWrap: "anywhere" });
export const position = style({ color: color.ink2, font: text.small, textWrap: "pretty" });
export const party = style({
  gridColumn: 2,
  marginTop: space[1],
  "@container": { [AS_TABLE]: { gridColumn: 3, marginTop: 0 } },
});
