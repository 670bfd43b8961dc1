import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { from, print } from "./breakpoints.ts";
import { color, layout, text, tracking, vars } from "./tokens.css.ts";

/** The content column: 1200 px, side padding 16 and 24. */
export const page = style({
  width: "100%",
  maxWidth: vars.layout.page,
  marginInline: "auto",
  paddingInline: vars.space[4],
  "@media": { [from.sm]: { paddingInline: vars.space[6] }, [print]: { maxWidth: "none", paddingInline: 0 } },
});

export const visuallyHidden = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

/** Links in dense lists are at least 24 px high. */
export const target = style({});

globalStyle(`${target} a`, { display: "inline-block", minHeight: vars.size.target, lineHeight: vars.size.target });

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
