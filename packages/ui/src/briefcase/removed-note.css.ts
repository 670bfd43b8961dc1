import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { centeredCluster } from "../theme/mixins.ts";
import { color, space, text, line } from "../theme/tokens.css.ts";

export const note = style({
  ...centeredCluster,
  gap: `0 ${space[3]}`,
  paddingBlock: space[2],
  borderTop: `${line.hair} solid ${color.rule}`,
  color: color.ink2,
  font: text.small,
  "@media": { [print]: { display: "none" } },
});
export const words = style({ minWidth: 0, overflowWrap: "anywhere" });
