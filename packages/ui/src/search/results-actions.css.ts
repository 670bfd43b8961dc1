import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { cluster } from "../theme/mixins.ts";
import { space } from "../theme/tokens.css.ts";

/** Aligns the text of quiet buttons, not their edges, with the column. */
export const actions = style({
  ...cluster,
  gap: `${space[1]} ${space[3]}`,
  marginInline: `calc(-1 * ${space[2]})`,
  padding: `${space[2]} 0`,
  "@media": { [print]: { display: "none" } },
});
