import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { row } from "../theme/mixins.ts";
import { color, space, vars } from "../theme/tokens.css.ts";

export const bar = style({
  paddingBlock: space[2],
  borderBottom: `${vars.line.hair} solid ${color.rule}`,
  background: color.dangerWash,
  color: color.danger,
  font: vars.text.small,
  "@media": { [print]: { display: "none" } },
});
export const line = style({ ...row, gap: space[2] });

export const mark = style({
  paddingBlock: space[1],
  borderBottom: `${vars.line.hair} solid ${color.rule}`,
  background: color.tooCloseWash,
  color: color.tooClose,
  font: vars.text.meta,
});
export const word = style({ marginRight: space[2], fontWeight: 600 });
