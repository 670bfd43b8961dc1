import { style } from "@vanilla-extract/css";
import { below } from "../theme/breakpoints.ts";
import { cluster } from "../theme/mixins.ts";
import { color, space, text, vars } from "../theme/tokens.css.ts";

export const subject = style({ color: color.ink2, font: text.small, overflowWrap: "anywhere" });
export const form = style({ display: "grid", gap: space[5] });
export const named = style({ display: "grid", gap: space[1] });
export const saved = style({ color: color.ink3, font: text.meta, overflowWrap: "anywhere" });
export const file = style({ color: color.ink2, fontWeight: 600, fontVariantNumeric: "lining-nums tabular-nums" });
export const onlyOrder = style({ font: text.data });
export const label = style({ display: "block", marginBottom: space[1], font: text.smallStrong });
/** Reserves its space during the request, so that the response moves nothing. */
export const outcome = style({ display: "grid", gap: space[3], minHeight: vars.size.summary, alignContent: "start" });
export const retry = style({ justifySelf: "start" });
/** The recipient, beside the button that sends the book. */
export const address = style({
  flex: "1 1 auto",
  alignSelf: "center",
  minWidth: 0,
  color: color.ink2,
  font: text.small,
  overflowWrap: "anywhere",
  "@media": { [below.sm]: { flexBasis: "100%" } },
});

export const logoHint = style({ color: color.ink2, font: text.small, textWrap: "pretty" });
export const logoRequest = style({ display: "grid", gap: space[2], justifyItems: "start" });
export const logoForm = style({ display: "grid", gap: space[3], width: "100%" });
export const logoActions = style({ ...cluster, gap: space[2] });

export const exportAction = style({ display: "grid", gap: vars.space[1], width: "100%" });
export const exportsLeft = style({
  color: vars.color.ink3,
  font: vars.text.meta,
  fontVariantNumeric: "lining-nums tabular-nums",
});
