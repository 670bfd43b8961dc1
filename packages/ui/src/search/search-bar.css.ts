import { style } from "@vanilla-extract/css";
import { content, print } from "../theme/breakpoints.ts";
import { centered, centeredCluster, column } from "../theme/mixins.ts";
import { color, size, space, text, vars } from "../theme/tokens.css.ts";

/** Wide enough for the box and its buttons on one line. */
const ROOMY = content.halves;

export const bar = style({
  ...column,
  gap: space[2],
  "@media": { [print]: { display: "none" }, [ROOMY]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

/** Aligned with the box, below the height of its label and gap. */
export const buttons = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: space[2],
  selectors: { "[data-buttons=one] > &": { gridTemplateColumns: "minmax(0, 1fr)" } },
  "@media": {
    [ROOMY]: {
      gridTemplateColumns: "auto auto",
      paddingTop: `calc(1lh + ${space[1]})`,
      font: text.smallStrong,
      selectors: { "[data-buttons=one] > &": { gridTemplateColumns: "auto" } },
    },
  },
});

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
