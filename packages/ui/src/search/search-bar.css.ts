import { style } from "@vanilla-extract/css";
import { content, print } from "../theme/breakpoints.ts";
import { column } from "../theme/mixins.ts";
import { space, text } from "../theme/tokens.css.ts";

/** Wide enough for the box and its buttons on one line. */
const ROOMY = content.halves;

export const bar = style({
  ...column,
  gap: space[2],
  "@media": { [print]: { display: "none" }, [ROOMY]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const box = style({ minWidth: 0 });

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
