import { keyframes, style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { row, rules } from "../../theme/mixins.ts";
import { color, space, motion, vars } from "../../theme/tokens.css.ts";

const slide = keyframes({ from: { transform: "translateX(-100%)" } });

export const drawer = style({
  position: "fixed",
  insetBlock: 0,
  left: 0,
  zIndex: vars.layer.dialog,
  display: "flex",
  flexDirection: "column",
  width: vars.layout.drawer,
  maxWidth: `calc(100vw - ${vars.space[8]})`,
  overflow: "auto",
  background: color.paper,
  color: color.ink,
  boxShadow: vars.shadow.overlay,
  animation: `${slide} ${motion.overlay} ${motion.ease}`,
  "@media": { [forcedColors]: { borderRight: `${vars.line.section} solid CanvasText` } },
});

export const head = style({
  ...row,
  justifyContent: "space-between",
  flex: "none",
  minHeight: vars.layout.masthead,
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  borderBottom: rules.ink,
});
export const body = style({ padding: `${space[2]} 0 ${space[6]}` });
