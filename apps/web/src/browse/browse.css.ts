import { column, from, rules, spreadBaselineCluster, type, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, layout } = vars;

export const columns = style({
  ...column,
  gap: space[8],
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", gap: space[12] } },
});
/** Sticky, so that the map stays visible beside the list. */
export const map = style({
  "@media": { [from.lg]: { order: 2, position: "sticky", top: layout.stickyTop, alignSelf: "start" } },
});
export const section = style({ marginBottom: space[10] });
const ruled = { paddingBlock: space[3], borderTop: rules.section };
export const heading = style([type.h2, ruled]);
export const head = style({
  ...spreadBaselineCluster,
  gap: space[3],
  ...ruled,
});
