import { style, styleVariants } from "@vanilla-extract/css";
import { forcedColors, print } from "../../theme/breakpoints.ts";
import { ofParties, row, rules, screenOnly, spreadBaselineCluster, tabular } from "../../theme/mixins.ts";
import { color, layout, space, text, line as lines } from "../../theme/tokens.css.ts";

export const figure = style({ minWidth: 0, breakInside: "avoid" });
export const title = style({ font: text.dataStrong, textAlign: "start", textWrap: "balance" });
export const source = style({ marginTop: space[2], color: color.ink3, font: text.meta });

const barCell = { paddingTop: space[2], verticalAlign: "baseline" } as const;
export const label = style({
  ...barCell,
  width: "40%",
  paddingInlineEnd: space[3],
  fontWeight: 400,
  textAlign: "start",
});
export const valueCell = style({ ...barCell, width: "60%" });
// Bars and lines aren't printed, because the numbers suffice.
export const measured = style({ ...row, flexWrap: "wrap", justifyContent: "end", gap: `0 ${space[3]}` });
export const track = style({
  flexGrow: 1,
  ...screenOnly,
  minWidth: 0,
  selectors: { "&[data-shown]": { background: color.paperSunk } },
});
export const value = style({ textAlign: "end", whiteSpace: "nowrap" });
export const bar = style({
  display: "block",
  height: space[3],
  background: color.primaryBar,
  "@media": { [forcedColors]: { background: "CanvasText", forcedColorAdjust: "none" } },
});

/** Not wider, because the labels in the drawing grow with it. */
export const trendFigure = style([figure, { maxWidth: layout.plate }]);
export const trendHead = style({ ...spreadBaselineCluster, gap: `0 ${space[3]}` });
export const trend = style({ width: "100%", height: "auto", marginTop: space[1], ...screenOnly });
export const axis = style({
  fill: "none",
  stroke: color.rule2,
  vectorEffect: "non-scaling-stroke",
  "@media": { [forcedColors]: { stroke: "GrayText" } },
});
export const line = style({
  fill: "none",
  stroke: color.primaryBar,
  strokeWidth: lines.section,
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
  "@media": { [forcedColors]: { stroke: "CanvasText", forcedColorAdjust: "none" } },
});
/** In SVG units, which are roughly pixels, so that the label keeps its place at every width. */
export const turn = style({
  fill: color.ink2,
  font: text.meta,
  ...tabular,
  "@media": { [forcedColors]: { fill: "CanvasText" } },
});
export const ends = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[3],
  color: color.ink2,
  font: text.meta,
  ...tabular,
  ...screenOnly,
});
export const lastEnd = style({ textAlign: "end" });
export const point = style({
  fill: color.primaryBar,
  "@media": { [forcedColors]: { fill: "CanvasText", forcedColorAdjust: "none" } },
});
export const behind = style({ paddingTop: space[2], "@media": { [print]: { display: "block" } } });

export const table = style({ width: "100%", font: text.data, ...tabular });
const anyCell = { padding: `${space[1]} 0`, textAlign: "start" } as const;
export const head = style({ ...anyCell, borderBottom: rules.ink, color: color.ink2, font: text.metaStrong });
export const numberHead = style([head, { textAlign: "end" }]);
export const cell = style({ ...anyCell, borderBottom: rules.hair, fontWeight: 400 });
export const number = style([cell, { textAlign: "end" }]);

const whole = style({
  position: "relative",
  display: "flex",
  width: "100%",
  // Gaps separate the parts without relying on color.
  gap: lines.section,
  ...screenOnly,
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      insetBlock: `calc(-1 * ${space[0.5]})`,
      insetInlineStart: "50%",
      borderInlineStart: `${lines.hair} solid ${color.ink}`,
    },
  },
});
export const shareBar = styleVariants({
  wide: [whole, { height: space[4] }],
  row: [whole, { height: space[3] }],
});

const part = style({
  flexBasis: 0,
  minWidth: lines.section,
  "@media": { [forcedColors]: { border: `${lines.hair} solid CanvasText` } },
});
export const share = styleVariants({
  ...ofParties((hue) => [part, { background: color[`${hue}Fill`] }]),
  /** Vacant seats are outlined, not filled. */
  vacant: [part, { boxShadow: `inset 0 0 0 ${lines.hair} ${color.control}` }],
});
