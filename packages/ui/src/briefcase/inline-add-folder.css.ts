import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

const { space } = vars;

export const form = style({ display: "grid", gap: space[3] });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
/** The words of a quiet button, not its edge, are on the column. */
export const opener = style({ marginInlineStart: `calc(-1 * ${space[2]})` });
