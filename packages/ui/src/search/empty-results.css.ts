import { style } from "@vanilla-extract/css";
import { cluster } from "../theme/mixins.ts";
import { color, space, text, line } from "../theme/tokens.css.ts";

export const empty = style({
  display: "grid",
  gap: space[3],
  justifyItems: "start",
  padding: `${space[8]} 0 ${space[10]}`,
  borderTop: `${line.hair} solid ${color.rule}`,
  borderBottom: `${line.hair} solid ${color.rule}`,
  font: text.data,
});
export const sentence = style({ font: text.h3 });
export const intro = style({ color: color.ink2 });
export const list = style({ display: "grid", gap: space[1] });
export const item = style({ overflowWrap: "anywhere" });
export const actions = style({ ...cluster, gap: `${space[1]} ${space[5]}` });
export const label = style({ color: color.ink3 });

export const note = style({ padding: `${space[2]} 0`, color: color.ink2, font: text.data, textWrap: "pretty" });
export const spelling = style({ color: color.ink, font: text.nameSmall });
