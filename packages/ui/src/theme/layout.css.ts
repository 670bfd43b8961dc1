import { globalStyle, style } from "@vanilla-extract/css";
import { from, print } from "./breakpoints.ts";
import { vars } from "./tokens.css.ts";

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
