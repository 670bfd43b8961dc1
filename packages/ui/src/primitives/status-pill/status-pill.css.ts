import { style, styleVariants } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { inlineRow } from "../../theme/mixins.ts";
import { color, vars } from "../../theme/tokens.css.ts";

const base = style({
  ...inlineRow,
  gap: vars.space[1.5],
  padding: `${vars.space[0.5]} ${vars.space[2]} ${vars.space[0.5]} ${vars.space[1.5]}`,
  borderRadius: vars.radius.control,
  font: vars.text.metaStrong,
  "@media": { [forcedColors]: { border: `${vars.line.hair} solid CanvasText` } },
});

export const status = styleVariants({
  running: [base, { background: color.runningWash, color: color.running }],
  won: [base, { background: color.wonWash, color: color.won }],
  lost: [base, { background: color.lostWash, color: color.lost }],
  withdrawn: [base, { background: color.withdrawnWash, color: color.withdrawn }],
  "too-close-to-call": [base, { background: color.tooCloseWash, color: color.tooClose }],
});
