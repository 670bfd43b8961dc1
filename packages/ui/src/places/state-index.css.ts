import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

const { color, space, text, line, size } = vars;

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
const link = { display: "inline-block", minHeight: size.target, lineHeight: size.target } as const;
export const state = style({
  ...link,
  color: color.ink,
  font: text.nameSmall,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { color: color.primary, textDecoration: "underline" } },
});
export const districts = style({ display: "flex", flexWrap: "wrap", fontVariantNumeric: "lining-nums tabular-nums" });
export const district = style({
  ...link,
  minWidth: size.target,
  paddingInline: space[1],
  font: text.data,
  lineHeight: size.target,
  textAlign: "center",
});
