import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";
import * as roster from "./roster.css.ts";

const { color, space, text } = vars;

export const name = roster.name;
export const contact = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[3]}`,
  color: color.ink2,
  font: text.small,
});
