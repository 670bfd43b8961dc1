import { style, styleVariants } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { inlineRow, rules } from "../../theme/mixins.ts";
import { color, line, vars } from "../../theme/tokens.css.ts";

const base = style({
  ...inlineRow,
  gap: vars.space[1],
  borderRadius: vars.radius.mark,
  font: vars.text.mark,
  // Doesn't shrink; wraps only if it is longer than its container.
  flexShrink: 0,
  width: "fit-content",
});

const solid = style({
  padding: `${vars.inset[1]} ${vars.space[1.5]}`,
  letterSpacing: vars.tracking.tag,
  "@media": { [forcedColors]: { border: `${line.hair} solid CanvasText` } },
});

const outlined = style({ padding: `0 ${vars.inset[5]}`, letterSpacing: vars.tracking.mark });

export const tone = styleVariants({
  plain: [base, solid, { background: color.otherWash, color: color.other }],
  primary: [base, solid, { background: color.primaryWash, color: color.primary }],
  outline: [base, outlined, { border: rules.pale, color: color.ink2 }],
  dashed: [base, outlined, { border: `${line.hair} dashed ${color.control}`, color: color.ink3 }],
});
