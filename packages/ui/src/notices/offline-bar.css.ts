import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";

const { color, space } = vars;

export const bar = style({
  paddingBlock: space[2],
  borderBottom: `${vars.line.hair} solid ${color.rule}`,
  background: color.dangerWash,
  color: color.danger,
  font: vars.text.small,
  "@media": { [print]: { display: "none" } },
});
export const line = style({ display: "flex", alignItems: "center", gap: space[2] });
