import { style } from "@vanilla-extract/css";
import { from } from "../../theme/breakpoints.ts";
import { flowing } from "../../theme/print.css.ts";
import { color, space, text, line, vars } from "../../theme/tokens.css.ts";

export const parts = style([flowing, { display: "grid", gap: space[5], font: text.data }]);
export const direct = style({ display: "grid", gap: space[0.5], lineHeight: vars.size.target });

/** One office per line; parts of it below each other on phones. */
export const office = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `0 ${space[4]}`,
  padding: `${space[2]} 0`,
  borderTop: `${line.hair} solid ${color.rule}`,
  selectors: { "&:first-child": { borderTop: 0 } },
  "@media": {
    [from.sm]: {
      gridTemplateColumns: `${vars.column.dateMax} minmax(0, 1fr) max-content ${vars.size.control}`,
      alignItems: "baseline",
    },
  },
});
export const officeName = style({ font: text.dataStrong, textWrap: "pretty" });
const wide = { "@media": { [from.sm]: { gridColumn: "auto" } } };
export const place = style({ gridColumn: "1 / -1", minWidth: 0, ...wide });
export const summary = style({ color: color.ink2, font: text.small });
export const address = style({ fontStyle: "normal", overflowWrap: "anywhere" });
export const hours = style({ color: color.ink3, font: text.small });
export const number = style({ fontVariantNumeric: "lining-nums tabular-nums" });
export const fax = style([number, { color: color.ink2, font: text.small }]);
export const map = style({
  gridColumn: 2,
  gridRow: 1,
  font: text.small,
  textAlign: "end",
  "@media": { [from.sm]: { gridColumn: "auto", gridRow: "auto" } },
});
