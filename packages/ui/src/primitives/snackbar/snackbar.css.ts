import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { forcedColors, from } from "../../theme/breakpoints.ts";
import { row, screenOnly } from "../../theme/mixins.ts";
import { color, space, text, motion, vars } from "../../theme/tokens.css.ts";

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[4]})` } });

export const place = style({
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: vars.layer.snackbar,
  display: "grid",
  justifyItems: "center",
  padding: `0 ${space[4]}`,
  pointerEvents: "none",
  ...screenOnly,
});

const NEARER = `calc(-1 * ${space[2]})`;

export const region = style({
  display: "grid",
  justifyItems: "center",
  maxWidth: "100%",
  selectors: { "&:not(:empty) + &:not(:empty)": { marginTop: NEARER } },
});

// Keeps focused elements clear of a message of two lines when they are scrolled into view.
globalStyle(`html:has(${place}[data-snackbar="open"])`, { scrollPaddingBottom: space[22] });

const base = style({
  ...row,
  gap: space[3],
  maxWidth: vars.layout.snackbar,
  marginBottom: space[4],
  padding: `${space[1]} ${space[1]} ${space[1]} ${space[4]}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.overlay,
  font: text.small,
  pointerEvents: "auto",
  // Closer to each other than to the window's edge.
  selectors: { "& + &": { marginTop: NEARER } },
  animation: `${rise} ${motion.overlay} ${motion.ease}`,
  "@media": {
    [from.sm]: { minWidth: vars.layout.dialogNarrow },
    [forcedColors]: { border: `${vars.line.section} solid CanvasText` },
  },
});

export const bar = styleVariants({
  primary: [base, { background: color.snack, color: color.onSnack }],
  error: [base, { background: color.snackDanger, color: color.onSnackDanger }],
});

export const message = style({ flex: 1, minWidth: 0, paddingBlock: space[2], overflowWrap: "anywhere" });

const button = style({
  flex: "none",
  minHeight: vars.size.control,
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: "none",
  font: text.smallStrong,
  selectors: {
    "&:hover": { textDecoration: "underline" },
    "&:focus-visible": {
      outlineColor: "currentColor",
      outlineOffset: `calc(-1 * ${vars.space[0.5]})`,
      borderRadius: vars.radius.control,
    },
  },
});
export const action = styleVariants({
  primary: [button, { color: color.onSnackLink }],
  error: [button, { color: color.onSnackDanger, textDecoration: "underline" }],
});
export const close = style({ display: "inline-flex", flex: "none" });
