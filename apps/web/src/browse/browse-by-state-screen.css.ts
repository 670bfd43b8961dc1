import { from } from "@rotunda/ui/theme";
import { type, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, line, color, layout } = vars;

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", gap: space[12] } },
});
/** Beside the list the map follows the reader. */
export const map = style({
  "@media": { [from.lg]: { order: 2, position: "sticky", top: layout.stickyTop, alignSelf: "start" } },
});
export const heading = style([
  type.h2,
  { paddingBlock: space[3], borderTop: `${line.section} solid ${color.ruleInk}` },
]);
