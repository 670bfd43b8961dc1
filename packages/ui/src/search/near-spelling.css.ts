import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

const { color, space, text } = vars;

export const note = style({ padding: `${space[2]} 0`, color: color.ink2, font: text.data, textWrap: "pretty" });
export const spelling = style({ color: color.ink, font: text.nameSmall });
