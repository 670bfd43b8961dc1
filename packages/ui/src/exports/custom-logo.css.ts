import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

const { color, space, text } = vars;

export const hint = style({ color: color.ink2, font: text.small, textWrap: "pretty" });
export const request = style({ display: "grid", gap: space[2], justifyItems: "start" });
export const form = style({ display: "grid", gap: space[3], width: "100%" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
