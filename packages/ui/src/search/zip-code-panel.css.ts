import { style } from "@vanilla-extract/css";
import { column } from "../theme/mixins.ts";
import { color, space, text, line, vars } from "../theme/tokens.css.ts";

export const panel = style({
  ...column,
  gap: space[3],
  marginBottom: space[6],
  paddingBottom: space[5],
  borderBottom: `${line.hair} solid ${color.ruleInk}`,
});
export const title = style({ font: text.h2 });
export const towns = style({ color: color.ink2, font: text.data });
export const reason = style({ maxWidth: vars.layout.measure, font: text.prose, textWrap: "pretty" });
export const state = style({ display: "grid", gap: space[5] });
export const districts = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.column.fieldMax}), 1fr))`,
  gap: `${space[5]} ${space[6]}`,
});
export const heading = style({ paddingBottom: space[2], font: text.name });
export const vacant = style({
  paddingBlock: space[3],
  borderTop: `${line.hair} solid ${color.rule}`,
  color: color.ink2,
  font: text.data,
});
export const source = style({ color: color.ink3, font: text.meta, textWrap: "pretty" });
