import { style } from "@vanilla-extract/css";
import { from, print } from "../theme/breakpoints.ts";
import { besideHeadshot, column, filterBar, rules, spreadCluster, tabular } from "../theme/mixins.ts";
import { flowing } from "../theme/print.css.ts";
import { color, layout, line, size, space, text, vars } from "../theme/tokens.css.ts";

export const identityHead = style({ paddingBottom: space[4] });
export const identityKind = style({ marginBottom: space[2], color: color.ink3, font: text.small });
export const identityName = style({
  font: text.profileNameSmall,
  letterSpacing: vars.tracking.name,
  overflowWrap: "anywhere",
  textWrap: "balance",
  "@media": { [from.md]: { font: text.profileName } },
});
export const shortName = style({ marginTop: space[1], color: color.ink2, font: text.ui });
export const parent = style({ marginTop: space[2], font: text.small, textWrap: "pretty" });

export const identityCounts = style({ display: "flex", gap: space[6] });
export const identityCount = style({
  display: "grid",
  paddingLeft: space[3],
  borderLeft: `${line.section} solid ${color.rule2}`,
});
export const countLabel = style({ order: 1, color: color.ink3, font: text.meta });
export const number = style({ font: text.figure, ...tabular });

export const columns = style({
  columnWidth: layout.sideProfile,
  columnGap: space[10],
  paddingTop: space[1],
  font: text.data,
});
export const entry = style({ breakInside: "avoid", paddingBlock: space[0.5], textWrap: "pretty" });
export const below = style({
  margin: `${space[1]} 0 ${space[2]}`,
  paddingInlineStart: space[4],
  borderInlineStart: rules.hair,
  font: text.small,
});

export const subgroup = style({
  padding: `${space[2]} 0`,
  borderTop: rules.hair,
  overflowWrap: "anywhere",
  selectors: { "&:first-child": { paddingTop: 0, borderTop: 0 } },
});

export const skeletonKind = style({ width: vars.skeleton.kind });
export const skeletonName = style({ width: `min(100%, ${vars.skeleton.name})`, height: space[8] });
export const skeletonCounts = style({ width: vars.skeleton.position, height: space[12], marginTop: space[4] });

export const skeletonTitle = style({
  width: vars.skeleton.position,
  height: size.chip,
  margin: `${space[3.5]} 0 ${space[6]}`,
});
export const rows = style({ borderTop: rules.hair });
export const row = style({ ...besideHeadshot, padding: `${space[3]} 0`, borderBottom: rules.hair });
export const headshot = style({ width: size.headshot, height: size.headshot, borderRadius: vars.radius.control });
export const skeletonText = style({ width: `min(70%, ${vars.skeleton.sentence})` });

export const filter = style(filterBar);
export const field = style({
  flex: `1 1 ${vars.column.field}`,
  "@media": { [from.sm]: { maxWidth: vars.column.fieldMax } },
});
export const party = style({ flex: `1 1 ${vars.column.fieldSmall}`, maxWidth: vars.column.fieldSmallMax });
export const filterCount = style({
  marginInlineStart: "auto",
  color: color.ink3,
  font: text.small,
  fontVariantNumeric: "tabular-nums",
});

export const lists = style([flowing, { ...column, gap: space[6] }]);
export const memberHead = style({ ...spreadCluster, gap: `0 ${space[3]}`, marginBottom: space[2] });
export const memberTitle = style({ font: text.subhead });

/** From 600 px the position shares the name's line, so that more members fit a screen. */
export const member = style({
  display: "grid",
  // Skips layout of off-screen members; a caucus may have hundreds.
  contentVisibility: "auto",
  containIntrinsicHeight: `auto ${size.headshot}`,
  gridTemplateColumns: `minmax(${space[5]}, auto) ${size.control} minmax(0, 1fr) auto`,
  columnGap: space[3],
  padding: `${space[2]} 0`,
  borderTop: rules.hair,
  "@media": { [print]: { contentVisibility: "visible" } },
});
export const rank = style({
  color: color.ink3,
  font: text.small,
  lineHeight: vars.leading.ui,
  ...tabular,
  textAlign: "end",
});
export const who = style({
  ...column,
  alignContent: "start",
  gap: `0 ${space[4]}`,
  minWidth: 0,
  minHeight: size.control,
  "@media": {
    [from.sm]: { gridTemplateColumns: "minmax(0, 11fr) minmax(0, 9fr)", alignItems: "baseline" },
    [print]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const star = style({ margin: `calc(-1 * ${space[2]}) calc(-1 * ${space[2]}) calc(-1 * ${space[2]}) 0` });
