import { style } from "@vanilla-extract/css";
import { from } from "../../theme/breakpoints.ts";
import { flowing } from "../../theme/print.css.ts";
import { vars } from "../../theme/tokens.css.ts";

const { color, space, text, line } = vars;

export const parts = style([flowing, { display: "grid", gap: space[5], font: text.data }]);
export const direct = style({ display: "grid", gap: space[0.5], lineHeight: vars.size.target });
export const fact = style({
  display: "grid",
  gridTemplateColumns: `${vars.column.fact} minmax(0, 1fr)`,
  gap: space[3],
});
export const label = style({ color: color.ink3 });
export const value = style({ minWidth: 0, overflowWrap: "anywhere" });

export const offices = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  "@media": { [from.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[8] } },
});
export const office = style({
  paddingTop: space[3],
  borderTop: `${line.hair} solid ${color.rule}`,
  // A single office uses both columns.
  selectors: { "&:only-child": { gridColumn: "1 / -1" } },
});
export const officeName = style({ marginBottom: space[0.5], font: text.dataStrong, textWrap: "pretty" });
export const summary = style({ color: color.ink2, font: text.small });
export const address = style({ fontStyle: "normal" });
export const addressLine = style({ display: "block", textWrap: "pretty" });
export const number = style({ fontVariantNumeric: "lining-nums tabular-nums" });
export const fax = style([number, { color: color.ink2 }]);
