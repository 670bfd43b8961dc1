import { style } from "@vanilla-extract/css";
import { centered, centeredCluster } from "../theme/mixins.ts";
import { color, space, text, size, vars } from "../theme/tokens.css.ts";

export const line = style({
  display: "grid",
  gridTemplateColumns: `${size.control} minmax(0, 1fr)`,
  alignItems: "center",
  gap: space[3],
});
export const who = style({ display: "grid", minWidth: 0 });
export const nameLine = style({ ...centeredCluster, columnGap: space[2] });
export const name = style({ minWidth: 0, font: text.nameSmall, overflowWrap: "anywhere" });
export const icon = style({ ...centered, color: color.ink3 });
export const recent = style({ minWidth: 0, font: text.ui, overflowWrap: "anywhere" });
/** Underlined, because color alone isn't sufficient. */
export const match = style({
  color: color.primary,
  textDecorationLine: "underline",
  textDecorationThickness: vars.line.section,
  textUnderlineOffset: vars.underline.offset,
  "@media": { "(forced-colors: active)": { color: "inherit" } },
});
export const position = style({ color: color.ink2, font: text.small, textWrap: "pretty" });
