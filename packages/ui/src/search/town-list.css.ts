import { style } from "@vanilla-extract/css";
import { cluster } from "../theme/mixins.ts";
import { color, space, text, line, vars } from "../theme/tokens.css.ts";

export const panel = style({ display: "grid", gap: space[3], marginTop: space[6] });
export const title = style({ font: text.h2 });
export const towns = style({ display: "grid" });
export const town = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.column.fieldMax}), 1fr))`,
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[2.5],
  borderTop: `${line.hair} solid ${color.rule}`,
});
export const name = style({ font: text.nameSmall });
export const districts = style({ ...cluster, columnGap: space[2], color: color.ink2, font: text.data });
export const list = style({ ...cluster, columnGap: space[4] });
export const source = style({ color: color.ink3, font: text.meta, textWrap: "pretty" });
