import { style } from "@vanilla-extract/css";
import { color, space, text, vars } from "../theme/tokens.css.ts";

export const contact = style({ display: "grid", gap: space[0.5], font: text.small, lineHeight: vars.size.target });
export const fact = style({
  display: "grid",
  gridTemplateColumns: `${vars.column.fact} minmax(0, 1fr)`,
  gap: space[3],
});
export const term = style({ color: color.ink3 });
export const value = style({ minWidth: 0, overflowWrap: "anywhere" });
export const address = style({ whiteSpace: "pre-line" });

export const number = style({ whiteSpace: "nowrap", fontVariantNumeric: "lining-nums tabular-nums" });
