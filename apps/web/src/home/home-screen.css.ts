import { from, type, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const page = style({ paddingBlock: `${space[8]} ${space[12]}` });

export const hero = style({
  display: "grid",
  gap: space[6],
  "@media": {
    [from.md]: { gridTemplateColumns: "5fr 6fr", gap: space[12], alignItems: "end", paddingBlock: space[6] },
  },
});

export const search = style({ display: "grid", gap: space[2] });

export const headline = style([
  type.h1,
  { "@media": { [from.md]: { font: vars.text.display, letterSpacing: vars.tracking.display } } },
]);

export const notice = style({ marginTop: space[10] });
