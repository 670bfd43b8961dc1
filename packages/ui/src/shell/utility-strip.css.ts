import { style, styleVariants } from "@vanilla-extract/css";
import { from } from "../theme/breakpoints.ts";
import { cluster, inlineRow, row } from "../theme/mixins.ts";
import { color, space, line as lines, vars } from "../theme/tokens.css.ts";

const band = style({
  display: "none",
  borderBottom: `${lines.hair} solid ${color.rule}`,
  background: color.paperSunk,
  font: vars.text.meta,
});

export const strip = styleVariants({
  member: [band, { "@media": { [`screen and ${from.wide}`]: { display: "block" } } }],
  public: [band, { "@media": { [`screen and ${from.sm}`]: { display: "block" } } }],
});

export const line = style({ ...row, gap: space[5], minHeight: vars.layout.strip });

export const date = style({
  flex: "none",
  paddingRight: space[5],
  color: color.ink3,
  selectors: { "&:not(:last-child)": { borderRight: `${lines.hair} solid ${color.rule2}` } },
});
export const nav = style({ flex: 1, minWidth: 0 });
export const list = style({ ...cluster, gap: `0 ${space[5]}` });
export const link = style({
  ...inlineRow,
  minHeight: vars.size.target,
  color: color.ink2,
  textDecoration: "none",
  selectors: { "&:hover": { color: color.ink, textDecoration: "underline" } },
});
