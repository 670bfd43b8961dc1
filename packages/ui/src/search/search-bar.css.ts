import { style } from "@vanilla-extract/css";
import { below, print } from "../theme/breakpoints.ts";
import * as field from "../primitives/field/field.css.ts";
import { vars } from "../theme/tokens.css.ts";

const { color, space, text, size } = vars;

/** Room for the box and both buttons on one line. */
const ROOMY = "(min-width: 720px)";

export const bar = style({
  display: "grid",
  gap: "6px",
  padding: `${space[4]} 0 ${space[5]}`,
  "@media": { [print]: { display: "none" } },
});
export const label = style({ font: text.smallStrong });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space[2],
  "@media": { [ROOMY]: { gridTemplateColumns: "minmax(0, 1fr) auto auto" } },
});
export const box = style({
  position: "relative",
  gridColumn: "1 / -1",
  "@media": { [ROOMY]: { gridColumn: "auto" } },
});
export const input = style([
  field.input.large,
  {
    paddingInline: size.summary,
    fontSize: "1.0625rem",
    textOverflow: "ellipsis",
    "@media": { [below.sm]: { paddingInlineEnd: space[3] } },
    selectors: { "&:not(:placeholder-shown)": { paddingInlineEnd: size.summary } },
  },
]);
export const icon = style({
  position: "absolute",
  insetInlineStart: "14px",
  top: "14px",
  color: color.ink3,
  pointerEvents: "none",
});
export const clear = style({ position: "absolute", insetInlineEnd: space[1], top: space[1] });
export const refusal = style({ color: color.danger, font: text.smallMedium });
export const hint = style({ color: color.ink3, font: text.meta, textWrap: "pretty" });
