import { style } from "@vanilla-extract/css";
import { clipped } from "../theme/mixins.ts";
import { color, line, space, text } from "../theme/tokens.css.ts";

export const follow = style({ display: "grid", gap: space[1], width: "100%" });
export const what = style({ color: color.ink3, font: text.small });
export const choices = style({
  display: "grid",
  gap: space[2],
  margin: 0,
  padding: space[3],
  border: `${line.hair} solid ${color.rule2}`,
  background: color.paperRaised,
});
export const legend = style(clipped);
export const note = style({ paddingLeft: space[8], color: color.ink3, font: text.small });
