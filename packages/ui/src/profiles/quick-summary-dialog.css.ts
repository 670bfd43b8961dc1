import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

export const position = style({ color: vars.color.ink2, font: vars.text.data });
