import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { centeredCluster } from "../theme/mixins.ts";
import { color, space, text } from "../theme/tokens.css.ts";

const gap = `${space[1]} ${space[3]}`;

/** Aligns the text of quiet buttons, not their edges, with the column. */
export const actions = style({
  ...centeredCluster,
  gap,
  marginInline: `calc(-1 * ${space[2]})`,
  padding: `${space[2]} 0`,
  "@media": { [print]: { display: "none" } },
});
export const list = style({ ...centeredCluster, gap });
export const count = style({ paddingInline: space[2], color: color.ink2, font: text.small });
