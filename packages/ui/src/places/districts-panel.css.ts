import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";

const { color, space, text } = vars;

export const tools = style({ marginBottom: space[4], "@media": { [print]: { display: "none" } } });
export const map = style({ maxWidth: vars.layout.plate, marginBottom: space[4] });
export const note = style({ marginBottom: space[3], color: color.ink2, font: text.data, textWrap: "pretty" });
export const list = style({
  columnWidth: vars.column.fieldSmall,
  columnGap: space[6],
  font: text.data,
  fontVariantNumeric: "lining-nums tabular-nums",
});
export const link = style({
  display: "inline-block",
  minHeight: vars.size.target,
  lineHeight: vars.size.target,
  selectors: { "&[data-active]": { background: color.primaryWash } },
});
