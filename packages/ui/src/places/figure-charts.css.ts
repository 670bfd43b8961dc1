import { style } from "@vanilla-extract/css";
import { content, print } from "../theme/breakpoints.ts";
import { color, space, text } from "../theme/tokens.css.ts";

export const container = style({ containerType: "inline-size", containerName: "charts" });
/** Two columns filled downwards, because bars and lines have different heights. */
export const charts = style({
  marginBottom: `calc(-1 * ${space[3]})`,
  "@container": { [`charts ${content.form}`]: { columnCount: 2, columnGap: space[10] } },
  "@media": { [print]: { columnCount: 2, columnGap: space[10] } },
});
export const chart = style({ paddingBottom: space[8], breakInside: "avoid" });
export const source = style({ color: color.ink3, font: text.meta });
