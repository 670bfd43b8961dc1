import { style } from "@vanilla-extract/css";
import { below, finePointer, from } from "../../theme/breakpoints.ts";
import { floating, menuLine, rules } from "../../theme/mixins.ts";
import { color, space, line, radius, size, vars } from "../../theme/tokens.css.ts";
import * as field from "../field/field.css.ts";

export const icon = style([field.icon, { left: space[3.5] }]);
export const afterIcon = style({ selectors: { "&&": { paddingLeft: size.summary } } });

export const popup = style({ position: "absolute", insetInline: 0, top: `calc(100% + ${space[1]})`, ...floating });

export const list = style({ padding: `${space[1]} 0` });

export const item = style({ ...menuLine, minHeight: size.control, padding: `${vars.inset[7]} ${space[3.5]}` });

export const foot = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[4],
  padding: `${space[2]} ${space[3.5]}`,
  borderTop: rules.hair,
  color: color.ink3,
  font: vars.text.meta,
  "@media": { [below.sm]: { justifyContent: "flex-end" } },
});
/** Hidden on small screens, which rarely have a keyboard. */
export const keys = style({ "@media": { [below.sm]: { display: "none" } } });
export const key = style({
  padding: `${line.hair} ${space[1]}`,
  border: rules.pale,
  borderRadius: radius.mark,
  background: color.paper,
  font: "inherit",
});

const withKeyboard = `${from.md} and ${finePointer}`;

export const keyHint = style([
  field.icon,
  {
    right: space[3.5],
    left: "auto",
    display: "none",
    font: vars.text.meta,
    "@media": { [withKeyboard]: { display: "grid" } },
  },
]);
export const beforeKeyHint = style({
  "@media": { [withKeyboard]: { selectors: { "&&": { paddingRight: size.summary } } } },
});
