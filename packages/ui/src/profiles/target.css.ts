import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

/** Links in lists of facts, which are close: each at least 24 px high. */
export const target = style({});

globalStyle(`${target} a`, { display: "inline-block", minHeight: vars.size.target, lineHeight: vars.size.target });
