import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css.ts";

export const prose = style({ maxWidth: vars.layout.measure, font: vars.text.prose, textWrap: "pretty" });
export const none = style({ color: vars.color.ink3, font: vars.text.data });
export const more = style({ marginTop: vars.space[4] });
