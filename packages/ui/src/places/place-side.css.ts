import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";

const { color, space, text, line } = vars;

export const actions = style({
  display: "grid",
  gap: space[2],
  // No wider than buttons are read, where the column is.
  padding: `${space[4]} max(0px, 100% - ${vars.column.banner}) ${space[4]} 0`,
  borderTop: `${line.hair} solid ${color.rule}`,
  // Below a state's head, which ends in a rule of its own.
  selectors: { "&:first-child": { paddingTop: 0, borderTop: 0 }, "&:empty": { display: "none" } },
  "@media": { [print]: { display: "none" } },
});
export const links = style({ display: "grid", gap: space[0.5], font: text.small });
