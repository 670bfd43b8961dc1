import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { cluster } from "../theme/mixins.ts";
import { color, space, vars } from "../theme/tokens.css.ts";

export const list = style({ ...cluster, gap: `${space[0.5]} ${space[5]}`, font: vars.text.data });
export const fact = style({
  display: "inline-grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space[2],
  minWidth: 0,
});
/** Centered on the first line of the value. */
export const icon = style({
  display: "grid",
  alignItems: "center",
  height: vars.size.target,
  color: color.ink3,
});
export const value = style({ minWidth: 0, lineHeight: vars.size.target, overflowWrap: "anywhere" });
/** Addresses have several lines, so their line height is smaller than that of links. */
export const address = style([
  value,
  {
    paddingTop: vars.inset[1],
    lineHeight: vars.leading.data,
    textWrap: "pretty",
    "@media": { [print]: { paddingTop: 0 } },
  },
]);
