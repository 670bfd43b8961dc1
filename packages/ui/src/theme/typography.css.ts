import { styleVariants } from "@vanilla-extract/css";
import { vars } from "./tokens.css.ts";

const { text, tracking, color, layout } = vars;

/** Text styles as classes, for headings or lines without a component. */
export const type = styleVariants({
  display: { font: text.display, letterSpacing: tracking.display, textWrap: "balance" },
  h1: { font: text.h1, letterSpacing: tracking.h1, textWrap: "balance" },
  h2: { font: text.h2, letterSpacing: tracking.h2 },
  h3: { font: text.h3 },
  name: { font: text.name },
  prose: { font: text.prose, maxWidth: layout.measure, textWrap: "pretty" },
  lede: { font: text.prose, color: color.ink2, maxWidth: layout.measure, textWrap: "pretty" },
  subhead: { font: text.subhead },
  ui: { font: text.ui },
  data: { font: text.data },
  small: { font: text.small },
  meta: { font: text.meta, color: color.ink3 },
  cap: { font: text.cap, letterSpacing: tracking.cap, textTransform: "uppercase", color: color.ink3 },
});

/** Digits of equal width, for columns of numbers. */
export const figures = styleVariants({ tabular: { fontVariantNumeric: "lining-nums tabular-nums" } });
