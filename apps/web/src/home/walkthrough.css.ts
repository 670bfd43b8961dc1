import { type, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, line, color, layout } = vars;

export const figure = style({ maxWidth: layout.dialogWide, marginBottom: space[8] });
export const video = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "16 / 10",
  border: `${line.hair} solid ${color.rule}`,
  borderRadius: vars.radius.control,
  background: color.paperSunk,
});
export const caption = style([type.meta, { marginTop: space[2] }]);
