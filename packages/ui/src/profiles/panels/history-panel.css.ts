import { style } from "@vanilla-extract/css";
import { color, space, text, line, vars } from "../../theme/tokens.css.ts";

export const list = style({ font: text.data, fontVariantNumeric: "lining-nums tabular-nums" });
export const entry = style({
  display: "grid",
  gridTemplateColumns: `minmax(${vars.column.date}, ${vars.column.dateMax}) minmax(0, 1fr)`,
  gap: `${space[0.5]} ${space[4]}`,
  padding: `${space[2]} 0`,
  borderTop: `${line.hair} solid ${color.rule}`,
  selectors: { "&:first-child": { paddingTop: 0, borderTop: 0 } },
});
export const label = style({ color: color.ink3 });
export const value = style({ gridColumn: 2, textWrap: "pretty" });
