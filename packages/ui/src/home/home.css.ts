import { globalStyle, style } from "@vanilla-extract/css";
import { content, from } from "../theme/breakpoints.ts";
import {
  besideHeadshot,
  cluster,
  column,
  ellipsis,
  row,
  rules,
  spreadBaselineCluster,
  tabular,
} from "../theme/mixins.ts";
import { color, size, space, text, vars } from "../theme/tokens.css.ts";
import { type } from "../theme/layout.css.ts";

export const section = style({ minWidth: 0, borderTop: rules.section, paddingTop: space[3] });
export const sectionHead = style({ ...spreadBaselineCluster, gap: `${space[1]} ${space[4]}` });
export const lede = style([type.lede, { marginTop: space[2] }]);

export const page = style({ display: "grid", gap: space[10], marginTop: space[10] });
/** Columns of two thirds and one third; a single part has the whole width. */
export const columns = style({
  display: "grid",
  gap: space[10],
  alignItems: "start",
  selectors: { "&:empty": { display: "none" } },
  "@media": {
    [from.md]: {
      columnGap: space[12],
      selectors: { "&:has(> :nth-child(2))": { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" } },
    },
  },
});
/** The first place is beside the profiles, the second one below them, in the space left beside the first. */
export const side = style({
  display: "grid",
  gap: space[10],
  minWidth: 0,
  "@media": { [from.md]: { display: "contents" } },
});
globalStyle(`${side} > :first-child`, {
  "@media": { [from.md]: { gridArea: "1 / 2 / span 2", minWidth: 0 } },
});
globalStyle(`${side} > :nth-child(2)`, { "@media": { [from.md]: { gridArea: "2 / 1", minWidth: 0 } } });
/** The profiles and the second place share the height of the first place. */
export const withPlaces = style([
  columns,
  { "@media": { [from.md]: { gridTemplateRows: "auto 1fr", rowGap: space[10] } } },
]);

export const bannerLink = style({ display: "block", color: color.ink, textDecoration: "none" });
/** Reserves the picture's space: 3 : 1 in narrow windows, 6 : 1 in wide ones. */
export const image = style({
  width: "100%",
  aspectRatio: "3 / 1",
  borderRadius: vars.radius.control,
  objectFit: "cover",
  background: color.paperSunk,
  "@media": { [from.md]: { aspectRatio: "6 / 1" } },
});
export const caption = style({
  ...row,
  gap: space[2],
  paddingBlock: space[3],
  borderBottom: rules.hair,
  font: text.name,
});
export const words = style({
  minWidth: 0,
  overflowWrap: "anywhere",
  selectors: { [`${bannerLink}:hover &`]: { color: color.primary, textDecoration: "underline" } },
});

/** Limited to the sidebar's map height, so that a tall state leaves space for its figures. */
export const placeMap = style({ paddingBlock: `${space[4]} ${space[2]}` });
globalStyle(`${placeMap} svg`, { maxHeight: vars.layout.sideSearch });

export const placeName = style({
  marginTop: space[3],
  font: vars.text.h1,
  letterSpacing: vars.tracking.h1,
  textWrap: "balance",
});
export const placeLink = style({ color: color.ink, selectors: { "&:hover": { color: color.primary } } });
export const placeLines = style({ marginTop: space[3] });
const placeRow = { borderTop: rules.hair, font: vars.text.data } as const;
export const placeLine = style({
  ...placeRow,
  ...cluster,
  justifyContent: "space-between",
  gap: `0 ${space[4]}`,
  paddingBlock: space[2.5],
});
export const placeText = style({ marginInlineStart: "auto", fontWeight: 600, ...tabular, textAlign: "end" });
export const placeList = style({ ...cluster, gap: `0 ${space[5]}`, borderTop: rules.hair });
export const search = style({
  display: "block",
  minHeight: size.target,
  paddingBlock: space[2.5],
});

/** Two columns if the section itself is wide enough. */
export const featuredContainer = style({ container: "featured / inline-size" });
const PAIRS = `featured ${content.form}`;

export const featuredList = style({
  ...column,
  columnGap: space[8],
  marginTop: space[3],
  "@container": { [PAIRS]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const featuredItem = style({
  display: "grid",
  gridTemplateColumns: `${size.featureWidth} minmax(0, 1fr)`,
  columnGap: space[4],
  alignContent: "start",
  minHeight: `calc(${size.featureHeight} + 2 * ${space[5]})`,
  paddingBlock: space[5],
  borderTop: rules.hair,
  selectors: { "&:first-child": { borderTop: 0 } },
  "@container": { [PAIRS]: { selectors: { "&:nth-child(2)": { borderTop: 0 } } } },
});

export const featuredHead = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space[2],
});
export const featuredName = style({ minWidth: 0, font: text.featureName, overflowWrap: "anywhere" });
/** Aligns the 40 px star with the name's line and the column's edge. */
export const star = style({
  display: "flex",
  flex: "none",
  width: size.control,
  height: size.control,
  margin: `calc(-1 * ${space[2]}) calc(-1 * ${space[2.5]}) calc(-1 * ${space[2]}) 0`,
});
export const summary = style({ marginTop: space[2], color: color.ink2, font: text.proseSmall, textWrap: "pretty" });

/** As many columns as fit; one beside the recent profiles. */
export const groupList = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.layout.sideProfile}), 1fr))`,
  columnGap: space[12],
  marginTop: space[3],
});
export const groupItem = style({ paddingBlock: space[3], borderTop: rules.hair });
/** One line; the group's page has the rest. */
export const description = style({ ...ellipsis, color: color.ink2, font: text.small });

export const recentContainer = style({ container: "recent / inline-size" });
const AS_TABLE = `recent ${content.form}`;

export const recentItem = style({
  ...besideHeadshot,
  alignItems: "center",
  paddingBlock: space[3],
  borderTop: rules.hair,
  "@container": { [AS_TABLE]: { gridTemplateColumns: `${size.headshot} minmax(0, 1fr) ${vars.column.party}` } },
});
export const party = style({
  gridColumn: 2,
  marginTop: space[1],
  "@container": { [AS_TABLE]: { gridColumn: 3, marginTop: 0 } },
});

export const skeletonTitle = style({ width: "50%", height: vars.leading.prose });
export const skeletonText = style({ width: "60%", height: vars.leading.control, marginTop: space[3] });
export const profile = style([featuredItem, { minHeight: `calc(${size.featureHeight} + ${space[12]} + ${space[3]})` }]);
export const headshot = style({
  width: size.featureWidth,
  height: size.featureHeight,
  borderRadius: vars.radius.control,
});
export const skeletonLines = style({ display: "grid", gap: space[2], alignContent: "start" });
export const skeletonName = style({ width: "60%", height: vars.leading.ui });
export const skeletonLine = style({ width: "90%" });
export const place = style({ width: "45%", height: size.control, marginTop: space[3] });
/** The proportions of most states; the text lines follow below. */
export const skeletonMap = style({ width: "100%", aspectRatio: "16 / 9", marginTop: space[4] });
export const fact = style({ height: size.control, marginTop: space[1] });
export const skeletonRow = style({ height: `calc(${size.headshot} + ${space[6]})`, marginTop: space[2] });
