import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";

const { color, space, text, line } = vars;

export const header = style({ borderTop: `${line.section} solid ${color.ruleInk}` });
export const title = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space[4]}`,
  minHeight: "52px",
});
export const name = style({
  minWidth: 0,
  font: text.h2,
  textAlign: "left",
  letterSpacing: vars.tracking.h2,
  overflowWrap: "anywhere",
  scrollMarginTop: vars.layout.stickyTop,
});
export const count = style({ color: color.ink3, font: text.small, fontVariantNumeric: "lining-nums tabular-nums" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[5]}`,
  paddingBottom: space[3],
  "@media": { [print]: { display: "none" } },
});
export const note = style({ color: color.ink3, font: text.small });
