import { style } from "@vanilla-extract/css";
import { from } from "../../theme/breakpoints.ts";
import { color, space, text, line as rules, vars } from "../../theme/tokens.css.ts";

/** A name with party and years or post. */
export const earlier = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  alignItems: "baseline",
  gap: `0 ${space[4]}`,
  font: text.data,
});
export const line = style([
  earlier,
  {
    padding: `${space[2]} 0`,
    borderTop: `${rules.hair} solid ${color.rule}`,
    selectors: { "&:first-child": { borderTop: 0 } },
  },
]);
export const name = style({ fontWeight: 600, overflowWrap: "anywhere" });
export const years = style({
  minWidth: vars.column.date,
  color: color.ink2,
  fontVariantNumeric: "lining-nums tabular-nums",
  textAlign: "end",
});
export const role = style({ color: color.ink3, font: text.small });
export const members = style({
  "@media": { [from.sm]: { columns: 2, columnGap: space[8] } },
});
export const member = style([
  line,
  {
    breakInside: "avoid",
    borderTop: 0,
    borderBottom: `${rules.hair} solid ${color.rule}`,
    gridTemplateColumns: `${vars.column.date} minmax(0, 1fr) auto`,
  },
]);
export const seat = style({ color: color.ink3 });
