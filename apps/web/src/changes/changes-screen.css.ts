import { cluster, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, text } = vars;

export const summary = style({
  ...cluster,
  columnGap: space[3],
  marginBottom: space[5],
  font: text.data,
});
