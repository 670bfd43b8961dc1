import { type, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, line, color, layout } = vars;

export const section = style({
  borderTop: `${line.section} solid ${color.ruleInk}`,
  paddingTop: space[3],
  marginBottom: space[10],
});

export const filter = style({ maxWidth: layout.plate, marginBottom: space[4] });

export const columns = style([
  type.data,
  { columnWidth: layout.sideProfile, columnGap: space[10], marginTop: space[4] },
]);

export const entry = style({ breakInside: "avoid", paddingBlock: space[1] });

export const below = style([type.small, { paddingLeft: space[4], paddingBlock: space[1] }]);
