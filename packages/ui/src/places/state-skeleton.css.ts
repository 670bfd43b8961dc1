import { style } from "@vanilla-extract/css";
import { from } from "../theme/breakpoints.ts";
import { space, color, leading, vars } from "../theme/tokens.css.ts";

export const kicker = style({ width: vars.skeleton.kind, height: leading.control, marginBottom: space[1] });
export const name = style({
  width: vars.skeleton.name,
  maxWidth: "100%",
  height: space[8],
  "@media": { [from.md]: { height: space[10] } },
});
export const facts = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(${vars.column.fieldSmall}, 1fr))`,
  gap: space[4],
  paddingBlock: space[3],
});
export const fact = style({ height: space[16] });
export const map = style({ width: "100%", height: vars.layout.sideSearch });
export const panel = style({
  display: "grid",
  gap: space[3],
  paddingBlock: `${space[3.5]} ${space[8]}`,
  borderTop: `${vars.line.hair} solid ${color.rule}`,
});
export const title = style({ width: vars.skeleton.name, maxWidth: "60%", height: space[6] });
export const line = style({ width: "100%", height: space[12] });
