import { globalStyle, style } from "@vanilla-extract/css";
import { below, from, print } from "../theme/breakpoints.ts";
import { bareButton, capitals, row, rules, tabular, turning } from "../theme/mixins.ts";
import { sideBlock, sideTitle } from "./profile-layout.css.ts";
import { color, line, space, text, vars } from "../theme/tokens.css.ts";

export const headshot = style({
  width: vars.size.portraitWidth,
  height: vars.size.portraitHeight,
  borderRadius: vars.radius.control,
  "@media": { [from.md]: { width: vars.size.portraitLargeWidth, height: vars.size.portraitLargeHeight } },
});
export const lines = style({ display: "grid", gap: space[3], justifyItems: "start" });
export const party = style({ width: vars.size.portraitWidth, height: space[6] });
export const skeletonName = style({ width: `min(100%, ${vars.skeleton.name})`, height: space[8] });
export const skeletonPosition = style({ width: `min(90%, ${vars.skeleton.position})` });

export const skeletonTitle = style({
  width: vars.skeleton.name,
  maxWidth: "60%",
  height: vars.size.chip,
  marginBottom: space[2],
});
export const textLine = style({ width: `min(100%, ${vars.layout.measure})` });

export const lifeBlock = style([
  sideBlock,
  {
    "@media": {
      [below.md]: { padding: 0, borderBottom: rules.hair },
      [print]: { display: "block", padding: `${space[4]} 0`, borderBottom: 0 },
    },
  },
]);

/** From 960 px a label above the facts, which are always visible. */
export const lifeWideHeading = style([
  sideTitle,
  { display: "none", "@media": { [from.md]: { display: "block" }, [print]: { display: "block" } } },
]);

/** Below 960 px a button that opens the facts. */
const opener = {
  ...row,
  justifyContent: "space-between",
  width: "100%",
  minHeight: vars.size.summary,
  ...bareButton,
  font: text.dataStrong,
  textAlign: "start",
} as const;
export const lifeNarrowHeading = style({
  ...opener,
  "@media": { [from.md]: { display: "none" }, [print]: { display: "none" } },
});
export const chevron = style({
  color: color.ink3,
  ...turning,
  selectors: { "&[data-state=open]": { transform: "rotate(180deg)" } },
});

export const lifeFacts = style({
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
export const lifeFact = style({
  display: "grid",
  gridTemplateColumns: `${vars.column.fact} minmax(0, 1fr)`,
  gap: `${space[1.5]} ${space[3]}`,
});
export const term = style({
  color: color.ink3,
  // A two-line label spans the first two values instead of moving the second one down.
  selectors: { "&:has(~ dd ~ dd)": { gridRow: "1 / span 2" } },
});
export const lifeValue = style({ gridColumn: 2, minWidth: 0, overflowWrap: "anywhere", textWrap: "pretty" });

globalStyle(`${lifeValue} > div`, { font: text.small });

export const keyFacts = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: `${space[3]} ${space[4]}`,
  marginBottom: space[5],
  padding: `${space[3]} 0`,
  borderBlock: rules.ink,
  "@media": { [from.sm]: { gridTemplateColumns: "repeat(4, 1fr)" } },
});
export const keyFact = style({ minWidth: 0 });
export const keyValue = style({ font: text.name, ...tabular, textWrap: "balance" });

/** From 1280 px the list is always visible beside the text. */
export const contentsWideHeading = style({
  display: "none",
  paddingBottom: space[2],
  ...capitals,
  "@media": { [from.lg]: { display: "block" } },
});
export const contentsNarrowHeading = style({
  ...opener,
  borderBlock: rules.hair,
  "@media": { [from.lg]: { display: "none" } },
});

export const list = style({
  font: text.small,
  "@media": { [below.lg]: { padding: `${space[2]} 0`, selectors: { "&[data-state=closed]": { display: "none" } } } },
});
export const contentsLink = style({
  display: "block",
  padding: `${space[1]} 0 ${space[1]} ${space[3]}`,
  borderInlineStart: `${line.section} solid ${color.rule}`,
  color: color.ink2,
  lineHeight: vars.leading.meta,
  textDecoration: "none",
  selectors: {
    "&:hover": { color: color.primary },
    "&[aria-current]": { borderInlineStartColor: color.primary, color: color.ink, fontWeight: 600 },
  },
});
