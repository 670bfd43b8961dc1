import { style } from "@vanilla-extract/css";
import { cluster, textTarget } from "../theme/mixins.ts";
import { color, space, text, line, size } from "../theme/tokens.css.ts";

export const list = style({ borderBottom: `${line.hair} solid ${color.rule}` });
export const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: space[4],
  paddingBlock: space[1],
  borderTop: `${line.hair} solid ${color.rule}`,
  breakInside: "avoid",
  selectors: { "&[data-active]": { background: color.paperHover } },
});
export const state = style({
  ...textTarget,
  color: color.ink,
  font: text.nameSmall,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { color: color.primary, textDecoration: "underline" } },
});
export const districts = style({ ...cluster, fontVariantNumeric: "lining-nums tabular-nums" });
export const district = style({
  ...textTarget,
  minWidth: size.target,
  paddingInline: space[1],
  font: text.data,
  lineHeight: size.target,
  textAlign: "center",
});
