import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { forcedColors, from } from "../../theme/breakpoints.ts";
import { centered, cluster, column, rules } from "../../theme/mixins.ts";
import { color, layer, layout, line, motion, opacity, space, vars } from "../../theme/tokens.css.ts";

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[2]})` } });

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: layer.scrim,
  background: color.scrim,
  opacity: opacity.scrim,
  animation: `${fade} ${motion.overlay} ${motion.ease}`,
});

export const place = style({
  position: "fixed",
  inset: 0,
  zIndex: layer.dialog,
  ...centered,
  padding: space[4],
  overflow: "auto",
  pointerEvents: "none",
});

const base = style({
  display: "flex",
  flexDirection: "column",
  width: "100%",
  maxHeight: `calc(100dvh - ${vars.space[8]})`,
  border: rules.pale,
  borderRadius: vars.radius.dialog,
  background: color.paperRaised,
  color: color.ink,
  boxShadow: vars.shadow.overlay,
  pointerEvents: "auto",
  animation: `${rise} ${motion.overlay} ${motion.ease}`,
  selectors: { "&:focus-visible": { outline: 0 } },
  "@media": { [forcedColors]: { border: `${line.section} solid CanvasText` } },
});

export const dialog = styleVariants({
  confirm: [base, { maxWidth: layout.dialogConfirm, minHeight: layout.dialogHeight }],
  narrow: [base, { maxWidth: layout.dialogNarrow, minHeight: layout.dialogHeight }],
  wide: [base, { maxWidth: layout.dialogWide }],
});

export const head = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[4],
  padding: `${space[5]} ${space[5]} 0`,
  "@media": { [from.sm]: { padding: `${space[6]} ${space[6]} 0` } },
});

export const title = style({
  flex: 1,
  minWidth: 0,
  font: vars.text.h2,
  letterSpacing: vars.tracking.h2,
  overflowWrap: "anywhere",
  textWrap: "balance",
});

export const close = style({ margin: `calc(-1 * ${vars.space[1.5]}) calc(-1 * ${vars.space[2]}) 0 0` });

export const body = style({
  ...column,
  gap: space[5],
  padding: `${space[3]} ${space[5]} ${space[5]}`,
  overflow: "auto",
  "@media": { [from.sm]: { padding: `${space[3]} ${space[6]} ${space[6]}` } },
});

export const foot = style({
  ...cluster,
  justifyContent: "flex-end",
  gap: space[2],
  padding: `${space[3]} ${space[5]}`,
  borderTop: rules.hair,
  "@media": { [from.sm]: { padding: `${space[4]} ${space[6]}` } },
});

export const text = style({
  flex: 1,
  padding: `${space[2]} ${space[5]} ${space[5]}`,
  overflow: "auto",
  color: vars.color.ink2,
  font: vars.text.data,
  overflowWrap: "anywhere",
  "@media": { [from.sm]: { paddingInline: space[6] } },
});
