import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../theme/breakpoints.ts";
import { color, space, text, line, layout } from "../theme/tokens.css.ts";

const grid = (width: string) => ({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(${width}, 1fr))`,
  gap: space[5],
});

export const swatches = style(grid(layout.rail));
export const swatch = style({ display: "grid", gap: space[1], font: text.small });
export const patch = style({ height: space[16], border: `${line.hair} solid ${color.rule2}` });
export const value = style({ color: color.ink3, font: text.meta });

export const values = style({ margin: 0, color: color.ink3, font: text.meta });
globalStyle(`${values} > div`, { display: "flex", justifyContent: "space-between", gap: space[2] });
globalStyle(`${values} dd`, { fontVariantNumeric: "tabular-nums" });

export const table = style({ font: text.data, fontVariantNumeric: "lining-nums tabular-nums" });
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[2]} ${space[6]} ${space[2]} 0`,
  borderBottom: `${line.hair} solid ${color.rule}`,
  textAlign: "start",
  "@media": { [below.sm]: { paddingInlineEnd: space[3], overflowWrap: "break-word" } },
});
/** Tables too wide for a phone scroll horizontally. */
export const wide = style({ overflowX: "auto" });
export const sample = style({
  display: "inline-block",
  whiteSpace: "nowrap",
  padding: `${space[1]} ${space[3]}`,
  font: text.dataStrong,
});
export const shape = style({
  display: "block",
  width: space[8],
  height: space[5],
  border: `${line.mark} solid currentColor`,
});
export const serifFigure = style({ font: text.figure });

export const specimens = style({ display: "grid", gap: space[4] });
export const specimen = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "baseline",
  gap: `${space[1]} ${space[4]}`,
  overflowWrap: "anywhere",
  "@media": { [from.sm]: { gridTemplateColumns: `${layout.rail} minmax(0, 1fr)` } },
});
export const amount = style({ display: "block", color: color.ink2, fontVariantNumeric: "tabular-nums" });
export const bar = style({ maxWidth: "100%", height: space[3], background: color.primaryBar });

export const rule = style({ display: "block", marginTop: space[1], borderTop: `${line.hair} solid ${color.ruleInk}` });

export const boxes = style({ display: "flex", flexWrap: "wrap", gap: space[6] });
export const box = style({
  display: "grid",
  placeItems: "center",
  width: space[22],
  height: space[22],
  border: `${line.hair} solid ${color.rule2}`,
  background: color.paperRaised,
  font: text.small,
});
export const moving = style([
  box,
  {
    color: color.ink,
    transitionProperty: "transform",
    selectors: { "&:is(:hover, :focus-visible)": { transform: "translateY(-8px)" } },
  },
]);

export const icons = style(grid(layout.rail));
export const icon = style({ display: "flex", alignItems: "center", gap: space[3], font: text.small });
