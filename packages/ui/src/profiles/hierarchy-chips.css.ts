import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

export const list = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
export const item = style({ minWidth: 0, maxWidth: "100%" });
