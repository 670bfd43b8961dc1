import { globalStyle, style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { bareButton, inlineRow, turning } from "../theme/mixins.ts";
import { color, space, vars } from "../theme/tokens.css.ts";

export const linesSummary = style({
  ...inlineRow,
  gap: space[1],
  minHeight: vars.size.target,
  ...bareButton,
  color: color.primary,
  textAlign: "start",
  textDecorationLine: "underline",
  textDecorationThickness: vars.line.hair,
  textDecorationColor: "color-mix(in srgb, currentColor 40%, transparent)",
  textUnderlineOffset: vars.underline.offset,
  selectors: { "&:hover": { textDecorationColor: "currentColor" } },
});
export const chevron = style({
  flex: "none",
  ...turning,
  selectors: { [`${linesSummary}[aria-expanded=true] &`]: { transform: "rotate(180deg)" } },
});

export const lines = style({ display: "grid", gap: space[1], paddingTop: space[1] });

// In print the lines of a fact are inline, separated by semicolons.
globalStyle(`dd > ${lines}, dd > ${lines} > li`, { "@media": { [print]: { display: "inline" } } });
globalStyle(`dd > ${lines} > li:not(:last-child)::after`, { "@media": { [print]: { content: '"; "' } } });
