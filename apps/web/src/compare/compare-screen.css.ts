import { print, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, layout } = vars;

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: `${space[3]} ${space[6]}`,
  marginBottom: space[5],
  "@media": { [print]: { display: "none" } },
});
export const adder = style({ flex: `1 1 ${vars.column.field}`, maxWidth: layout.plate });
export const actions = style({ display: "flex", gap: space[2], marginLeft: "auto" });
