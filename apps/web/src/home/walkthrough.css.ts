import { rules, type, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color, layout } = vars;

export const figure = style({ maxWidth: layout.dialogWide, marginBottom: space[8] });
export const video = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "16 / 10",
  border: rules.hair,
  borderRadius: vars.radius.control,
  background: color.paperSunk,
});
export const caption = style([type.meta, { marginTop: space[2] }]);
