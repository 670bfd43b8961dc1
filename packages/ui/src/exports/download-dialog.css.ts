import { style } from "@vanilla-extract/css";
import { below } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";

const { color, space, text } = vars;

export const subject = style({ color: color.ink2, font: text.small, overflowWrap: "anywhere" });
export const form = style({ display: "grid", gap: space[5] });
export const named = style({ display: "grid", gap: space[1] });
export const saved = style({ color: color.ink3, font: text.meta, overflowWrap: "anywhere" });
export const file = style({ color: color.ink2, fontWeight: 600, fontVariantNumeric: "lining-nums tabular-nums" });
export const onlyOrder = style({ font: text.data });
export const label = style({ display: "block", marginBottom: space[1], font: text.smallStrong });
/** Keeps its place while the server is asked, so that nothing jumps when the answer comes. */
export const outcome = style({ display: "grid", gap: space[3], minHeight: vars.size.summary, alignContent: "start" });
export const retry = style({ justifySelf: "start" });
/** The recipient is shown beside the button that sends the book. */
export const address = style({
  flex: "1 1 auto",
  alignSelf: "center",
  minWidth: 0,
  color: color.ink2,
  font: text.small,
  overflowWrap: "anywhere",
  "@media": { [below.sm]: { flexBasis: "100%" } },
});
