import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { centeredCluster, cluster } from "../theme/mixins.ts";
import { space } from "../theme/tokens.css.ts";

export const tools = style({
  ...centeredCluster,
  gap: `${space[2]} ${space[4]}`,
  paddingBottom: space[3],
  "@media": { [print]: { display: "none" } },
});
/** Aligns the text of quiet buttons, not their edges, with the column. */
export const actions = style({
  ...cluster,
  gap: `${space[1]} ${space[3]}`,
  marginInlineStart: `calc(-1 * ${space[2]})`,
  marginInlineEnd: "auto",
});
export const looks = style({ ...centeredCluster, gap: `${space[2]} ${space[4]}` });
