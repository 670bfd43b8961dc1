import { style, styleVariants } from "@vanilla-extract/css";
import { forcedColors } from "../theme/breakpoints.ts";
import { cluster, inlineRow, mapLetters } from "../theme/mixins.ts";
import { color, space, text, line, vars } from "../theme/tokens.css.ts";

export const figure = style({ margin: 0, display: "grid", gap: space[3], maxWidth: vars.layout.drawing });
export const key = style({ ...cluster, gap: `${space[1]} ${space[4]}`, font: text.small });
export const entry = style({ ...inlineRow, gap: space[2] });
export const map = style({ display: "block", width: "100%", height: "auto", overflow: "hidden" });
export const enlargements = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(0, ${vars.column.field}))`,
  gap: space[3],
});
export const enlargement = style([map, { border: `${line.hair} solid ${color.ink2}` }]);

const shape = style({
  stroke: color.ink2,
  strokeWidth: line.hair,
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
  "@media": { [forcedColors]: { forcedColorAdjust: "none", fill: "Canvas", stroke: "CanvasText" } },
});
/** Pale enough for letters in ink; the boundary tells districts apart. */
const tint = (fill: string) => `color-mix(in srgb, ${fill} 34%, ${color.paper})`;
export const area = styleVariants({
  republican: [shape, { fill: tint(color.republicanFill) }],
  democrat: [shape, { fill: tint(color.democratFill) }],
  independent: [shape, { fill: tint(color.independentFill) }],
  other: [shape, { fill: tint(color.otherFill) }],
  none: [shape, { fill: color.mapOff }],
});
/** The outline above replaces the ring, which would be a rectangle. */
export const link = style({ cursor: "pointer", selectors: { "&:focus-visible": { outline: "none" } } });
export const above = style({ pointerEvents: "none" });
const overlay = style({ fill: "none", vectorEffect: "non-scaling-stroke" });
export const outline = style([
  overlay,
  {
    stroke: color.ink,
    strokeWidth: line.mark,
    strokeLinejoin: "round",
    "@media": { [forcedColors]: { forcedColorAdjust: "none", stroke: "Highlight" } },
  },
]);
export const frame = style([overlay, { stroke: color.ink2, strokeWidth: line.outline }]);
/** Ink with a paper halo. */
export const letters = style({
  ...mapLetters,
  stroke: color.paper,
  strokeWidth: "1%",
  "@media": {
    [forcedColors]: { forcedColorAdjust: "none", fill: "CanvasText", stroke: "Canvas" },
  },
});
export const caption = style({ color: color.ink3, font: text.meta, textWrap: "pretty" });
