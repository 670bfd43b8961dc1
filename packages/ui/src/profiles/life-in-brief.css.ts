import { globalStyle, style } from "@vanilla-extract/css";
import { below, from, print } from "../theme/breakpoints.ts";
import { bareButton, row } from "../theme/mixins.ts";
import { color, space, text, line, motion, vars } from "../theme/tokens.css.ts";
import * as side from "./side-block.css.ts";

export const block = style([
  side.block,
  {
    "@media": {
      [below.md]: { padding: 0, borderBottom: `${line.hair} solid ${color.rule}` },
      [print]: { display: "block", padding: `${space[4]} 0`, borderBottom: 0 },
    },
  },
]);

/** From 960 px a label above the facts, which are always visible. */
export const wideHeading = style([
  side.title,
  { display: "none", "@media": { [from.md]: { display: "block" }, [print]: { display: "block" } } },
]);

/** Below 960 px a button that opens the facts. */
export const narrowHeading = style({
  ...row,
  justifyContent: "space-between",
  width: "100%",
  minHeight: vars.size.summary,
  ...bareButton,
  font: text.dataStrong,
  textAlign: "start",
  "@media": { [from.md]: { display: "none" }, [print]: { display: "none" } },
});
export const chevron = style({
  color: color.ink3,
  transitionProperty: "transform",
  transitionDuration: motion.panel,
  selectors: { "&[data-state=open]": { transform: "rotate(180deg)" } },
});

export const facts = style({
  display: "grid",
  gap: space[1.5],
  font: text.small,
  "@media": {
    [below.md]: {
      paddingBottom: space[4],
      selectors: { "&[data-state=closed]": { display: "none" } },
    },
    [print]: {
      display: "block",
      paddingBottom: 0,
      columnCount: 2,
      columnGap: space[12],
      selectors: { "&[data-state=closed]": { display: "block" } },
    },
  },
});
export const fact = style({
  display: "grid",
  gridTemplateColumns: `${vars.column.fact} minmax(0, 1fr)`,
  gap: `${space[1.5]} ${space[3]}`,
});
export const term = style({
  color: color.ink3,
  // A two-line label spans the first two values instead of moving the second one down.
  selectors: { "&:has(~ dd ~ dd)": { gridRow: "1 / span 2" } },
});
export const value = style({ gridColumn: 2, minWidth: 0, overflowWrap: "anywhere", textWrap: "pretty" });

globalStyle(`${value} > div`, { font: text.small });
