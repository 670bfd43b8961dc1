import { style } from "@vanilla-extract/css";
import { below } from "../theme/breakpoints.ts";
import { color, line as lines, space, text, vars } from "../theme/tokens.css.ts";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] });
export const label = style({ font: text.smallStrong });
export const sheet = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.column.field}), 1fr))`,
  gap: space[5],
});
/** Reserves a line during the request, so that the answer moves little. */
export const outcome = style({ display: "grid", gap: space[2], minHeight: vars.size.target, alignContent: "start" });
export const note = style({ color: color.ink2, font: text.small, overflowWrap: "anywhere" });
export const retry = style({ justifySelf: "start" });

export const previewHead = style({ marginBottom: space[2], color: color.ink3, font: text.small });
export const sideways = style({ overflowX: "auto", borderTop: `${lines.hair} solid ${color.ruleInk}` });
export const table = style({ minWidth: "100%", font: text.small, fontVariantNumeric: "lining-nums tabular-nums" });
const box = { padding: `${space[1.5]} ${space[4]} ${space[1.5]} 0`, textAlign: "start", whiteSpace: "nowrap" } as const;
export const heading = style({ ...box, font: text.smallStrong });
export const cell = style({
  ...box,
  borderTop: `${lines.hair} solid ${color.rule}`,
  verticalAlign: "top",
});
export const labels = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.column.fieldSmall}), 1fr))`,
  gap: space[1],
  padding: space[2.5],
  border: `${lines.hair} solid ${color.rule}`,
  background: color.paperSunk,
});
export const paper = style({
  padding: space[2],
  borderRadius: vars.radius.mark,
  background: color.paperRaised,
  font: text.meta,
  overflowWrap: "anywhere",
});

export const quota = style({
  flex: "1 1 auto",
  alignSelf: "center",
  minWidth: 0,
  color: color.ink2,
  font: text.small,
  fontVariantNumeric: "lining-nums tabular-nums",
  "@media": { [below.sm]: { flexBasis: "100%" } },
});
export const counts = style({ display: "block", color: color.ink3, font: text.meta });
