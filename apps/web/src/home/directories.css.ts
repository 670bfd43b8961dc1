import { vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, line, color } = vars;

export const section = style({
  marginTop: space[10],
  borderTop: `${line.section} solid ${color.ruleInk}`,
  paddingTop: space[3],
});
export const list = style({ marginTop: space[2] });
export const entry = style({
  paddingBlock: space[3],
  color: color.ink2,
  selectors: { "& + &": { borderTop: `${line.hair} solid ${color.rule}` } },
});
