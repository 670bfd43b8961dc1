import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { color, line, space, text } from "../theme/tokens.css.ts";

export const section = style({
  marginTop: space[10],
  container: "changes / inline-size",
  "@media": { [print]: { display: "none" } },
});
export const list = style({ marginTop: space[3] });
export const change = style({
  paddingBlock: space[2.5],
  borderTop: `${line.hair} solid ${color.rule}`,
});
export const day = style({ color: color.ink3, font: text.meta });
export const name = style({ font: text.nameSmall, overflowWrap: "anywhere" });
