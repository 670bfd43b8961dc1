import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";

const { space } = vars;

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[4]}`,
  color: vars.color.ink3,
  font: vars.text.small,
  "@media": { [print]: { display: "none" } },
});
export const list = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space[4]}` });
export const link = style({ display: "inline-block", minHeight: vars.size.target, lineHeight: vars.size.target });
