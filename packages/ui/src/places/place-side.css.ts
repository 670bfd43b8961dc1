import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { color, space, text, line, vars } from "../theme/tokens.css.ts";

export const actions = style({
  display: "grid",
  gap: space[2],
  // Limits the width of the buttons in a wide column.
  padding: `${space[4]} max(0px, 100% - ${vars.column.banner}) ${space[4]} 0`,
  borderTop: `${line.hair} solid ${color.rule}`,
  // First after a state's head, which has its own rule.
  selectors: { "&:first-child": { paddingTop: 0, borderTop: 0 }, "&:empty": { display: "none" } },
  "@media": { [print]: { display: "none" } },
});
export const links = style({ display: "grid", gap: space[0.5], font: text.small });

export const logo = style({
  display: "block",
  width: vars.size.featureWidth,
  height: vars.size.featureWidth,
  marginBottom: vars.space[3],
  objectFit: "contain",
  borderRadius: vars.radius.control,
});
