import { globalStyle, style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  paddingBottom: vars.space[2],
  color: vars.color.ink3,
  font: vars.text.small,
});

globalStyle(`${tools} button`, { "@media": { [print]: { display: "none" } } });
