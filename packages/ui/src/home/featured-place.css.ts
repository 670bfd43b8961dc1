import { globalStyle, style } from "@vanilla-extract/css";
import { cluster } from "../theme/mixins.ts";
import { color, space, size, vars } from "../theme/tokens.css.ts";

/** Limited to the sidebar's map height, so that a tall state leaves space for its figures. */
export const map = style({ paddingBlock: `${space[4]} ${space[2]}` });
globalStyle(`${map} svg`, { maxHeight: vars.layout.sideSearch });

export const name = style({
  marginTop: space[3],
  font: vars.text.h1,
  letterSpacing: vars.tracking.h1,
  textWrap: "balance",
});
export const link = style({ color: color.ink, selectors: { "&:hover": { color: color.primary } } });
export const lines = style({ marginTop: space[3] });
const row = { borderTop: `${vars.line.hair} solid ${color.rule}`, font: vars.text.data } as const;
export const line = style({
  ...row,
  ...cluster,
  justifyContent: "space-between",
  gap: `0 ${space[4]}`,
  paddingBlock: space[2.5],
});
export const label = style({ color: color.ink2 });
export const text = style({
  marginInlineStart: "auto",
  fontWeight: 600,
  fontVariantNumeric: "lining-nums tabular-nums",
  textAlign: "end",
});
export const list = style({ ...cluster, gap: `0 ${space[5]}`, borderTop: `${vars.line.hair} solid ${color.rule}` });
export const item = style({ font: vars.text.data });
export const search = style({
  display: "block",
  minHeight: size.target,
  paddingBlock: space[2.5],
});
