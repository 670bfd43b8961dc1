import { style } from "@vanilla-extract/css";
import { from } from "../theme/breakpoints.ts";
import { color, space, text, line } from "../theme/tokens.css.ts";

export const facts = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: `${space[3]} ${space[4]}`,
  marginBottom: space[5],
  padding: `${space[3]} 0`,
  borderBlock: `${line.hair} solid ${color.ruleInk}`,
  "@media": { [from.sm]: { gridTemplateColumns: "repeat(4, 1fr)" } },
});
export const fact = style({ minWidth: 0 });
export const label = style({ color: color.ink3, font: text.small });
export const value = style({ font: text.name, fontVariantNumeric: "lining-nums tabular-nums", textWrap: "balance" });
export const detail = style({ color: color.ink2, font: text.small, textWrap: "pretty" });
