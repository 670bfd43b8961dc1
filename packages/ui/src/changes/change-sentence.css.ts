import { style } from "@vanilla-extract/css";
import { content } from "../theme/breakpoints.ts";
import { cluster } from "../theme/mixins.ts";
import { color, space, text, vars } from "../theme/tokens.css.ts";

/** Kind and source are a column beside the sentence where there is room for it. */
export const fact = style({
  display: "grid",
  columnGap: space[6],
  "@container": { [`changes ${content.form}`]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.column.field}` } },
});
export const sentence = style({ font: text.data, overflowWrap: "anywhere", textWrap: "pretty" });
/** Telephone numbers stay on one line. */
const value = style({ display: "inline-block", maxWidth: "100%", verticalAlign: "top" });
export const was = style([value, { color: color.ink3 }]);
export const now = style([value, { font: text.dataStrong, textDecoration: "none" }]);
export const origin = style({ ...cluster, columnGap: space[3], color: color.ink2, font: text.small });
export const source = style({ color: color.ink3 });
