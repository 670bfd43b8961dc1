import { vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color, text } = vars;

export const summary = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[3],
  marginBottom: space[5],
  font: text.data,
});
export const imported = style({ color: color.ink3 });
