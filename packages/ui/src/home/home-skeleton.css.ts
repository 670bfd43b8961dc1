import { style } from "@vanilla-extract/css";
import { space, size, vars } from "../theme/tokens.css.ts";
import { item } from "./featured-profiles.css.ts";

export { container, list } from "./featured-profiles.css.ts";
export const title = style({ width: "50%", height: vars.leading.prose });
export const text = style({ width: "60%", height: vars.leading.control, marginTop: space[3] });
export const profile = style([item, { minHeight: `calc(${size.featureHeight} + ${space[12]} + ${space[3]})` }]);
export const headshot = style({
  width: size.featureWidth,
  height: size.featureHeight,
  borderRadius: vars.radius.control,
});
export const lines = style({ display: "grid", gap: space[2], alignContent: "start" });
export const name = style({ width: "60%", height: vars.leading.ui });
export const line = style({ width: "90%" });
export const place = style({ width: "45%", height: size.control, marginTop: space[3] });
/** The proportions of most states; the text lines follow below. */
export const map = style({ width: "100%", aspectRatio: "16 / 9", marginTop: space[4] });
export const fact = style({ height: size.control, marginTop: space[1] });
export const row = style({ height: `calc(${size.headshot} + ${space[6]})`, marginTop: space[2] });
