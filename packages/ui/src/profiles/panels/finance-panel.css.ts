import { style } from "@vanilla-extract/css";
import { forcedColors, from, print } from "../../theme/breakpoints.ts";
import { flowing } from "../../theme/print.css.ts";
import { color, space, text, line, vars } from "../../theme/tokens.css.ts";

export const parts = style([flowing, { display: "grid", gap: space[6] }]);
export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space[4]} ${space[5]}`,
  "@media": {
    [from.sm]: { gridTemplateColumns: "repeat(4, auto)", justifyContent: "space-between" },
    [print]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});
export const figure = style({ paddingLeft: space[3], borderLeft: `${line.section} solid ${color.rule2}` });
export const label = style({ color: color.ink3, font: text.meta });
export const amount = style({
  font: text.figure,
  fontVariantNumeric: "lining-nums tabular-nums",
  letterSpacing: vars.tracking.figure,
  selectors: {
    "&[data-missing]": { color: color.ink3, font: text.ui, lineHeight: vars.leading.figure, letterSpacing: 0 },
  },
});

export const bars = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: `${space[1]} ${space[3]}`,
  maxWidth: vars.layout.measure,
  marginTop: space[5],
  color: color.ink2,
  font: text.meta,
  "@media": { [print]: { display: "none" } },
});
const barBase = style({ height: space[3], "@media": { [forcedColors]: { border: `${line.hair} solid CanvasText` } } });
export const bar = style([barBase, { background: color.primaryBar }]);
/** The second series is outlined instead of using another color. */
export const outlinedBar = style([barBase, { boxShadow: `inset 0 0 0 ${line.outline} ${color.primaryBar}` }]);
export const source = style({ marginTop: space[4], color: color.ink3, font: text.meta });
