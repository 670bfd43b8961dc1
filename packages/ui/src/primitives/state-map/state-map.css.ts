import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below, forcedColors } from "../../theme/breakpoints.ts";
import { mapLetters } from "../../theme/mixins.ts";
import { color, space, text, motion, vars } from "../../theme/tokens.css.ts";

const drawing = style({ width: "100%", height: "auto", overflow: "visible" });
export const map = styleVariants({ plain: [drawing], location: [drawing] });
export const area = style({
  fill: color.map1,
  stroke: color.paper,
  strokeWidth: vars.line.hair,
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
  transitionProperty: "fill",
  transitionDuration: motion.hover,
  selectors: { "&[data-active]": { fill: color.map2 } },
  "@media": {
    [forcedColors]: {
      forcedColorAdjust: "none",
      fill: "Canvas",
      stroke: "CanvasText",
      selectors: { "&[data-active]": { fill: "Highlight" } },
    },
  },
});
export const link = style({
  cursor: "pointer",
  selectors: { "&:hover": { textDecoration: "none" } },
  "@media": {
    // Hidden below 600 px, where the letters that identify a box are too small.
    [below.sm]: { selectors: { "&[data-part=box]": { display: "none" } } },
  },
});
/** Ink with a paper halo; ignores the pointer. */
export const letters = style({
  ...mapLetters,
  stroke: color.map1,
  strokeWidth: vars.line.mark,
  pointerEvents: "none",
  "@media": {
    [below.sm]: { display: "none" },
    [forcedColors]: { forcedColorAdjust: "none", fill: "CanvasText", stroke: "Canvas" },
  },
});
export const caption = style({ marginTop: space[2], color: color.ink3, font: text.meta });

globalStyle(`${link}:hover ${area}`, { fill: color.map2 });
globalStyle(`${map.location} ${area}`, { fill: color.mapOff });
globalStyle(`${map.location} ${area}[data-active]`, { fill: color.primary });
