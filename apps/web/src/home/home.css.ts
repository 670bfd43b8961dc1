import { from, rules, type, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color } = vars;

export const page = style({ paddingBlock: `${space[8]} ${space[12]}` });

export const hero = style({
  display: "grid",
  gap: space[6],
  "@media": {
    [from.md]: { gridTemplateColumns: "5fr 6fr", gap: space[12], alignItems: "end", paddingBlock: space[6] },
  },
});

export const headline = style([
  type.h1,
  { "@media": { [from.md]: { font: vars.text.display, letterSpacing: vars.tracking.display } } },
]);

export const notice = style({ marginTop: space[10] });

export const section = style({
  marginTop: space[10],
  borderTop: rules.section,
  paddingTop: space[3],
});
export const list = style({ marginTop: space[2] });
export const entry = style({
  paddingBlock: space[3],
  color: color.ink2,
  selectors: { "& + &": { borderTop: rules.hair } },
});
