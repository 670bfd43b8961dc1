import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

const { color, space, text } = vars;

export const vacant = style({ marginTop: space[3], color: color.ink2, font: text.data });
export const vacancies = style({ marginTop: space[3], color: color.ink2, font: text.data });
export const vacancy = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space[3]}` });
export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[0.5]} ${space[2]}`,
});
export const role = style({ display: "block", color: color.ink3, font: text.small, textWrap: "pretty" });
export const district = style({
  whiteSpace: "nowrap",
  display: "inline-block",
  minHeight: vars.size.target,
  lineHeight: vars.size.target,
});
export const contact = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[3]}`,
  color: color.ink2,
  font: text.small,
});
