import { style } from "@vanilla-extract/css";
import { column } from "../theme/mixins.ts";
import { space, text } from "../theme/tokens.css.ts";

export const filters = style({ ...column, gap: space[4], alignContent: "start" });
export const kinds = style({ display: "grid", gap: space[0.5] });
export const legend = style({ marginBottom: space[1], font: text.smallStrong });
