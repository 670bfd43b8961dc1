import { style } from "@vanilla-extract/css";
import { rules, screenOnly } from "../../theme/mixins.ts";
import { color, space, vars } from "../../theme/tokens.css.ts";

export const skip = style({
  position: "fixed",
  top: space[2],
  left: space[4],
  zIndex: vars.layer.skip,
  padding: `${space[2]} ${space[4]}`,
  border: rules.control,
  borderRadius: vars.radius.control,
  background: color.paperRaised,
  font: vars.text.dataStrong,
  transform: "translateY(-200%)",
  selectors: { "&:focus": { transform: "none" } },
  ...screenOnly,
});
