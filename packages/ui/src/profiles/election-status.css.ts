import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

export const lines = style({ display: "grid", gap: vars.space[2], font: vars.text.small });
export const status = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2] });
