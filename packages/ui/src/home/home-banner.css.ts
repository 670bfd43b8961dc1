import { style } from "@vanilla-extract/css";
import { from } from "../theme/breakpoints.ts";
import { row } from "../theme/mixins.ts";
import { color, space, text, line, vars } from "../theme/tokens.css.ts";

export const banner = style({ margin: 0 });
export const link = style({ display: "block", color: color.ink, textDecoration: "none" });
/** Reserves the picture's space: 3 : 1 in narrow windows, 6 : 1 in wide ones. */
export const image = style({
  width: "100%",
  aspectRatio: "3 / 1",
  borderRadius: vars.radius.control,
  objectFit: "cover",
  background: color.paperSunk,
  "@media": { [from.md]: { aspectRatio: "6 / 1" } },
});
export const caption = style({
  ...row,
  gap: space[2],
  paddingBlock: space[3],
  borderBottom: `${line.hair} solid ${color.rule}`,
  font: text.name,
});
export const words = style({
  minWidth: 0,
  overflowWrap: "anywhere",
  selectors: { [`${link}:hover &`]: { color: color.primary, textDecoration: "underline" } },
});
