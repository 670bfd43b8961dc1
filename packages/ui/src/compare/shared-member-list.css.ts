import { style } from "@vanilla-extract/css";
import { from } from "../theme/breakpoints.ts";
import { baselineCluster } from "../theme/mixins.ts";
import { color, line, size, space, text } from "../theme/tokens.css.ts";

export const member = style({
  display: "grid",
  gridTemplateColumns: `${size.headshot} minmax(0, 1fr)`,
  gap: `${space[2]} ${space[3]}`,
  paddingBlock: space[3],
  borderTop: `${line.hair} solid ${color.rule}`,
  "@media": { [from.md]: { gridTemplateColumns: `${size.headshot} minmax(0, 1fr) minmax(0, 1fr)` } },
});
export const who = style({ minWidth: 0 });
export const name = style({ font: text.nameSmall, overflowWrap: "anywhere" });
export const position = style({ color: color.ink2, font: text.small, textWrap: "pretty" });
export const roles = style({ gridColumn: 2, font: text.data, "@media": { [from.md]: { gridColumn: 3 } } });
export const seat = style({ ...baselineCluster, columnGap: space[2] });
export const group = style({ color: color.ink2 });
export const role = style({ font: text.dataStrong });
