import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css.ts";

const { space, text } = vars;

export const group = style({ display: "grid", gap: space[1], minWidth: 0 });
export const legend = style({ marginBottom: space[1], font: text.smallStrong });
/** The number needs less room than the words. */
export const pair = style({ display: "grid", gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", gap: space[2] });
