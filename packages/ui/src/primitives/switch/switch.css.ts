import { style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/tokens.css.ts";

const { color, size, space, line, motion } = vars;

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space[4],
  alignItems: "start",
  paddingBlock: space[1],
  font: vars.text.data,
});
export const label = style({ minWidth: 0, paddingBlock: space[0.5], cursor: "pointer" });
export const description = style({ gridColumn: 1, color: color.ink3, font: vars.text.meta });

export const track = style({
  position: "relative",
  width: size.controlLarge,
  height: size.target,
  padding: 0,
  border: `${line.hair} solid ${color.control}`,
  borderRadius: vars.radius.control,
  background: color.paperRaised,
  transitionProperty: "background-color, border-color",
  transitionDuration: motion.hover,
  selectors: {
    "&:focus-visible": { borderRadius: vars.radius.control },
    "&[data-state=checked]": { borderColor: color.primaryFill, background: color.primaryFill },
    "&:disabled": { borderColor: color.rule2, background: color.paperSunk, cursor: "default" },
  },
  "@media": {
    [forcedColors]: {
      selectors: { "&[data-state=checked]": { background: "Highlight", forcedColorAdjust: "none" } },
    },
  },
});

/** A square knob: nothing here is round but radio buttons. It says on and off by its place and its mark. */
export const knob = style({
  display: "grid",
  placeItems: "center",
  width: size.box,
  height: size.box,
  marginInlineStart: space[0.5],
  borderRadius: vars.radius.mark,
  background: color.control,
  color: color.paperRaised,
  transitionProperty: "transform, background-color",
  transitionDuration: motion.hover,
  transitionTimingFunction: motion.ease,
  selectors: {
    "&[data-state=checked]": {
      background: color.onPrimary,
      color: color.primary,
      transform: `translateX(${space[6]})`,
    },
  },
  "@media": { [forcedColors]: { background: "ButtonText", forcedColorAdjust: "none" } },
});
