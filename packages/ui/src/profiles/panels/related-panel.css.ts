import { style } from "@vanilla-extract/css";
import { from, print } from "../../theme/breakpoints.ts";
import { column } from "../../theme/mixins.ts";
import { color, space, text, line, size } from "../../theme/tokens.css.ts";

export const list = style({
  ...column,
  columnGap: space[8],
  "@media": {
    [from.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [print]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const item = style({
  display: "grid",
  gridTemplateColumns: `${size.headshot} minmax(0, 1fr)`,
  gap: space[3],
  padding: `${space[3]} 0`,
  borderTop: `${line.hair} solid ${color.rule}`,
});
export const who = style({ minWidth: 0 });
export const name = style({ font: text.name, textAlign: "left", overflowWrap: "anywhere" });
export const position = style({ color: color.ink2, font: text.small, textWrap: "pretty" });
export const relation = style({ color: color.ink3, font: text.small, textWrap: "pretty" });
