import { styleVariants } from "@vanilla-extract/css";
import { text, tracking, color, layout } from "./tokens.css.ts";

/** Text styles as classes, for headings or lines without a component. */
export const type = styleVariants({
  h1: { font: text.h1, letterSpacing: tracking.h1, textWrap: "balance" },
  h2: { font: text.h2, letterSpacing: tracking.h2 },
  name: { font: text.name },
  prose: { font: text.prose, maxWidth: layout.measure, textWrap: "pretty" },
  lede: { font: text.prose, color: color.ink2, maxWidth: layout.measure, textWrap: "pretty" },
  small: { font: text.small },
  meta: { font: text.meta, color: color.ink3 },
});
