import { style } from "@vanilla-extract/css";
import { content, from, print } from "../theme/breakpoints.ts";
import {
  baselineCluster,
  cluster,
  filterBar,
  rules,
  screenOnly,
  spreadBaselineCluster,
  tabular,
  textTarget,
} from "../theme/mixins.ts";
import { color, leading, line, size, space, text, vars } from "../theme/tokens.css.ts";

export const placeFacts = style({
  display: "flex",
  flexWrap: "wrap",
  // Each fact has a line on its left, which is clipped for the first fact of a row.
  marginInlineStart: `calc(-1 * ${space[4]} - ${line.hair})`,
  paddingBlock: space[3],
  rowGap: space[4],
  clipPath: `inset(0 0 0 calc(${space[4]} + ${line.hair}))`,
});
export const placeFact = style({
  display: "grid",
  // As wide as its text: "Indianapolis".
  flex: "1 1 auto",
  minWidth: vars.column.fieldSmall,
  alignContent: "start",
  paddingInline: space[4],
  borderInlineStart: rules.hair,
});
export const note = style({ color: color.ink2, font: text.meta });
export const figure = style({
  font: text.figure,
  letterSpacing: vars.tracking.figure,
  ...tabular,
  overflowWrap: "anywhere",
});

export const actions = style({
  display: "grid",
  gap: space[2],
  // Limits the width of the buttons in a wide column.
  padding: `${space[4]} max(0px, 100% - ${vars.column.banner}) ${space[4]} 0`,
  borderTop: rules.hair,
  // Has no line above as the first element after a state's head, which ends with a line.
  selectors: { "&:first-child": { paddingTop: 0, borderTop: 0 }, "&:empty": { display: "none" } },
  ...screenOnly,
});
export const links = style({ display: "grid", gap: space[0.5], font: text.small });

export const logo = style({
  width: vars.size.featureWidth,
  height: vars.size.featureWidth,
  marginBottom: vars.space[3],
  objectFit: "contain",
  borderRadius: vars.radius.control,
});

export const head = style({ paddingTop: space[5], "@media": { [from.md]: { paddingTop: space[8] } } });
export const headKicker = style({
  ...spreadBaselineCluster,
  gap: `0 ${space[4]}`,
  color: color.ink3,
  font: text.small,
});
export const up = style({ font: text.small, minHeight: vars.size.target, ...screenOnly });
export const headName = style({
  font: text.profileName,
  letterSpacing: vars.tracking.display,
  textWrap: "balance",
  "@media": { [from.md]: { font: text.display } },
});
export const headFacts = style({ marginTop: space[4], borderBlock: rules.hair });

export const skeletonKicker = style({ width: vars.skeleton.kind, height: leading.control, marginBottom: space[1] });
export const skeletonName = style({
  width: vars.skeleton.name,
  maxWidth: "100%",
  height: space[8],
  "@media": { [from.md]: { height: space[10] } },
});
export const skeletonFacts = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(${vars.column.fieldSmall}, 1fr))`,
  gap: space[4],
  paddingBlock: space[3],
});
export const skeletonFact = style({ height: space[16] });
export const map = style({ width: "100%", height: vars.layout.sideSearch });
export const title = style({ width: vars.skeleton.name, maxWidth: "60%", height: space[6] });
export const skeletonLine = style({ width: "100%", height: space[12] });

export const container = style({ containerType: "inline-size", containerName: "charts" });
/** Two columns filled downwards, because bars and lines have different heights. */
export const charts = style({
  marginBottom: `calc(-1 * ${space[3]})`,
  "@container": { [`charts ${content.form}`]: { columnCount: 2, columnGap: space[10] } },
  "@media": { [print]: { columnCount: 2, columnGap: space[10] } },
});
export const chart = style({ paddingBottom: space[8], breakInside: "avoid" });

export const filter = style(filterBar);
export const field = style({ flex: `1 1 ${vars.column.field}`, maxWidth: vars.layout.plate });
export const countLine = style({ ...baselineCluster, gap: `0 ${space[4]}` });
export const count = style({ color: color.ink3, font: text.small, lineHeight: vars.size.control, ...tabular });

export const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: space[4],
  paddingBlock: space[1],
  borderTop: rules.hair,
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
export const districts = style({ ...cluster, ...tabular });
export const district = style({
  ...textTarget,
  minWidth: size.target,
  paddingInline: space[1],
  font: text.data,
  lineHeight: size.target,
  textAlign: "center",
});
