import { style } from "@vanilla-extract/css";
import { menuLine, rules } from "../theme/mixins.ts";
import { color, space, text } from "../theme/tokens.css.ts";

export const list = style({ minHeight: space[10], paddingTop: space[3] });
export const group = style({ selectors: { "& + &": { paddingTop: space[2] } } });
export const title = style({ padding: `${space[1]} ${space[3.5]}`, color: color.ink2, font: text.small });
export const item = style({ ...menuLine, padding: `${space[1.5]} ${space[3.5]}` });
export const foot = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[4],
  width: "100%",
  color: color.ink3,
  font: text.small,
});

export const sheet = style({ display: "grid", gap: space[6], paddingBottom: space[6] });
export const place = style({ font: text.ui, fontWeight: "bold" });
export const keys = style({ display: "flex", gap: space[1] });
export const row = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[3],
  padding: `${space[1.5]} 0`,
  borderTop: rules.hair,
});
