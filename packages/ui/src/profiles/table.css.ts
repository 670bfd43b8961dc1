import { style } from "@vanilla-extract/css";
import { below, print } from "../theme/breakpoints.ts";
import { clipped } from "../theme/mixins.ts";
import { color, space, text, line, vars } from "../theme/tokens.css.ts";

export const table = style({
  width: "100%",
  font: text.data,
  fontVariantNumeric: "lining-nums tabular-nums",
  "@media": { [below.sm]: { display: "block" } },
});
export const caption = style({
  paddingBottom: space[2],
  color: color.ink3,
  font: text.small,
  textAlign: "start",
  "@media": { [below.sm]: { display: "block" } },
});

export const body = style({ "@media": { [below.sm]: { display: "block" } } });

/** Below 600 px the table becomes labelled lines; its head remains for screen readers. */
export const foldingHead = style({
  "@media": {
    [below.sm]: clipped,
  },
});
export const head = style({
  padding: `${vars.inset[9]} ${space[4]} ${vars.inset[9]} 0`,
  borderBottom: `${line.hair} solid ${color.ruleInk}`,
  color: color.ink2,
  font: text.metaStrong,
  textAlign: "start",
  verticalAlign: "bottom",
  selectors: { "&:last-child": { paddingInlineEnd: 0 } },
});
export const numberHead = style([head, { textAlign: "end" }]);
export const cell = style({
  padding: `${vars.inset[9]} ${space[4]} ${vars.inset[9]} 0`,
  borderBottom: `${line.hair} solid ${color.rule}`,
  fontWeight: 400,
  textAlign: "start",
  verticalAlign: "top",
  selectors: { "&:last-child": { paddingInlineEnd: 0 } },
  "@media": { [print]: { paddingBlock: space[1] } },
});
