import { style } from "@vanilla-extract/css";
import { below, print } from "../../theme/breakpoints.ts";
import { clipped, rules, tabular } from "../../theme/mixins.ts";
import { color, space, text, vars } from "../../theme/tokens.css.ts";

export const table = style({
  width: "100%",
  font: text.data,
  ...tabular,
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
  borderBottom: rules.ink,
  color: color.ink2,
  font: text.metaStrong,
  textAlign: "start",
  verticalAlign: "bottom",
  selectors: { "&:last-child": { paddingInlineEnd: 0 } },
});
export const numberHead = style([head, { textAlign: "end" }]);
export const cell = style({
  padding: `${vars.inset[9]} ${space[4]} ${vars.inset[9]} 0`,
  borderBottom: rules.hair,
  fontWeight: 400,
  textAlign: "start",
  verticalAlign: "top",
  selectors: { "&:last-child": { paddingInlineEnd: 0 } },
  "@media": { [print]: { paddingBlock: space[1] } },
});
