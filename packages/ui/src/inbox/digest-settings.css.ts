import { style } from "@vanilla-extract/css";
import { column } from "../theme/mixins.ts";
import { color, space, text } from "../theme/tokens.css.ts";

export const section = style({ ...column, gap: space[3] });
export const title = style({ font: text.h3 });
export const note = style({ color: color.ink3, font: text.small, overflowWrap: "anywhere" });
export const kinds = style({ ...column, gap: space[1], margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, font: text.smallStrong });
