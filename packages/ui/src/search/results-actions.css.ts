import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";

const { space } = vars;

/** Quiet buttons whose words, not whose edges, are on the column. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[3]}`,
  marginInline: `calc(-1 * ${space[2]})`,
  padding: `${space[2]} 0`,
  "@media": { [print]: { display: "none" } },
});
