import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { forcedColors, from } from "../theme/breakpoints.ts";
import { cluster, column, mapLetters, ofParties, rules, screenOnly, tabular, textTarget } from "../theme/mixins.ts";
import { color, line, space, text, vars } from "../theme/tokens.css.ts";

export const serviceMap = style({
  aspectRatio: "1",
  border: rules.hair,
  borderRadius: vars.radius.control,
  background: vars.color.paperSunk,
  overflow: "hidden",
  selectors: { "&[hidden]": { display: "none" } },
  ...screenOnly,
});

export const location = style({ width: "100%", maxWidth: vars.layout.rail });

export const districtBorders = style({
  fill: "none",
  stroke: vars.color.paper,
  strokeWidth: vars.line.hair,
  vectorEffect: "non-scaling-stroke",
  opacity: vars.opacity.locked,
  pointerEvents: "none",
});

export const place = style({ paddingBlock: vars.space[2] });

globalStyle(`${place} svg`, { maxHeight: vars.layout.sideSearch });

export const figure = style({ display: "grid", gap: space[3], maxWidth: vars.layout.drawing });
export const key = style({ ...cluster, gap: `${space[1]} ${space[4]}`, font: text.small });
export const map = style({ width: "100%", height: "auto", overflow: "hidden" });
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
  ...ofParties((hue) => [shape, { fill: tint(color[`${hue}Fill`]) }]),
  none: [shape, { fill: color.mapOff }],
});
/** The outline above replaces the ring, which would be a rectangle. */
export const districtLink = style({ cursor: "pointer", selectors: { "&:focus-visible": { outline: "none" } } });
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
export const letters = style({
  ...mapLetters,
  stroke: color.paper,
  strokeWidth: "1%",
  "@media": {
    [forcedColors]: { forcedColorAdjust: "none", fill: "CanvasText", stroke: "Canvas" },
  },
});

export const tools = style({ marginBottom: space[4], ...screenOnly });
export const beside = style({
  ...column,
  gap: `${space[5]} ${space[8]}`,
  alignItems: "start",
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" } },
});
export const note = style({ marginBottom: space[3], color: color.ink2, font: text.data, textWrap: "pretty" });
export const heading = style({ paddingBlock: space[2], font: text.subhead });
export const list = style({ columnWidth: vars.column.fieldSmall, columnGap: space[6], font: text.data, ...tabular });
export const rows = style({ borderTop: rules.hair, font: text.data });
export const row = style({
  display: "grid",
  gridTemplateColumns: `${vars.column.date} minmax(0, 1fr)`,
  columnGap: space[3],
  paddingBlock: space[0.5],
  borderBottom: rules.hair,
});
export const members = style({ display: "grid", alignContent: "center", color: color.ink2 });
export const member = style({ display: "flex", gap: space[2], color: color.ink, overflowWrap: "anywhere" });
export const districtsLink = style({
  ...textTarget,
  ...tabular,
  selectors: { "&[data-active]": { background: color.primaryWash } },
});
export const zipCodes = style({
  columnWidth: vars.column.fieldSmall,
  columnGap: space[6],
  marginBottom: space[4],
  font: text.data,
  ...tabular,
});
