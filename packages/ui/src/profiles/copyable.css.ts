import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { bareButton } from "../theme/mixins.ts";
import { color, size, vars } from "../theme/tokens.css.ts";

/** Fits the text's line without stretching it. */
export const button = style({
  display: "inline-grid",
  placeItems: "center",
  width: size.chip,
  height: size.target,
  ...bareButton,
  verticalAlign: `calc(-1 * ${vars.inset[5]})`,
  borderRadius: vars.radius.control,
  color: color.ink3,
  selectors: { "&:hover": { background: color.primaryWash, color: color.primary } },
  "@media": { [print]: { display: "none" } },
});
