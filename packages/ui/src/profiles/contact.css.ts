import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { bareButton, cluster, tabular } from "../theme/mixins.ts";
import { color, size, space, text, vars } from "../theme/tokens.css.ts";

export const contact = style({ display: "grid", gap: space[0.5], font: text.small, lineHeight: vars.size.target });
export const contactFact = style({
  display: "grid",
  gridTemplateColumns: `${vars.column.fact} minmax(0, 1fr)`,
  gap: space[3],
});
export const contactAddress = style({ whiteSpace: "pre-line" });

export const number = style({ ...tabular });

export const button = style({
  display: "inline-grid",
  placeItems: "center",
  width: size.chip,
  height: size.target,
  ...bareButton,
  verticalAlign: `calc(-1 * ${vars.inset[5]})`,
  borderRadius: vars.radius.control,
  color: color.ink3,
  selectors: { "&:hover": { background: color.primaryWash, color: color.primary } },
});

export const list = style({ ...cluster, gap: `${space[0.5]} ${space[5]}`, font: vars.text.data });
export const mainFact = style({
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
export const mainValue = style({ minWidth: 0, lineHeight: vars.size.target, overflowWrap: "anywhere" });
/** Addresses have several lines, so their line height is smaller than that of links. */
export const mainAddress = style([
  mainValue,
  {
    paddingTop: vars.inset[1],
    lineHeight: vars.leading.data,
    textWrap: "pretty",
    "@media": { [print]: { paddingTop: 0 } },
  },
]);
