import { style } from "@vanilla-extract/css";
import { cluster, inlineRow } from "../theme/mixins.ts";
import { color, space, text } from "../theme/tokens.css.ts";

export const balance = style({ display: "grid", gap: space[3], marginBottom: space[4], breakAfter: "avoid" });
export const legend = style({
  ...cluster,
  gap: `${space[1]} ${space[5]}`,
  color: color.ink2,
  font: text.small,
  fontVariantNumeric: "lining-nums tabular-nums",
});
export const entry = style({ ...inlineRow, gap: space[2] });
