import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

export const logo = style({
  display: "block",
  width: vars.size.featureWidth,
  height: vars.size.featureWidth,
  marginBottom: vars.space[3],
  objectFit: "contain",
  borderRadius: vars.radius.control,
});
