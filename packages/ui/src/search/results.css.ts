import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { chip } from "../primitives/chip/chip.css.ts";
import { button } from "../primitives/text-link/text-link.css.ts";
import * as emptyState from "../primitives/empty-state/empty-state.css.ts";
import { place } from "../primitives/pagination/pagination.css.ts";
import { below, content, from, print } from "../theme/breakpoints.ts";
import {
  besideHeadshot,
  centeredCluster,
  cluster,
  column,
  rules,
  screenOnly,
  spreadCluster,
  tabular,
} from "../theme/mixins.ts";
import { color, layout, size, space, text, vars } from "../theme/tokens.css.ts";

export const beside = style({
  ...column,
  gap: space[4],
  "@media": {
    [from.lg]: {
      gridTemplateColumns: `${layout.sideSearch} minmax(0, 1fr)`,
      alignItems: "start",
      gap: space[10],
    },
  },
});

globalStyle(`${beside} > :first-child`, { ...screenOnly });

export const header = style({
  ...centeredCluster,
  gap: `${space[2]} ${space[4]}`,
  minHeight: vars.size.control,
  paddingTop: space[2.5],
  borderTop: rules.ink,
  "@media": { [below.sm]: { justifyContent: "space-between" } },
});
export const headerHeading = style({
  marginInlineEnd: "auto",
  font: text.h2,
  letterSpacing: vars.tracking.h2,
  scrollMarginTop: vars.layout.stickyTop,
  "@media": { [below.sm]: { flexBasis: "100%" } },
});
export const hits = style({
  marginInlineStart: space[1],
  color: color.ink2,
  font: text.ui,
  letterSpacing: 0,
  whiteSpace: "nowrap",
});
export const number = style({ fontWeight: 600, ...tabular });
globalStyle(`${header} > :not(${headerHeading})`, { ...screenOnly });

export const chips = style({
  ...centeredCluster,
  gap: space[2],
  marginBlock: space[1],
  "@media": { [below.sm]: { justifyContent: "space-between", columnGap: space[4] } },
});

export const summary = style([
  button.action,
  { textDecorationColor: "currentColor", "@media": { [from.sm]: { display: "none" } } },
]);
/** Its chips wrap with the group, so that "Clear all" follows the last one. */
export const chipList = style({
  display: "contents",
  "@media": {
    [below.sm]: {
      ...cluster,
      flexBasis: "100%",
      gap: space[2],
      order: 1,
      selectors: { "&[data-state=closed]": { display: "none" } },
    },
  },
});

export const meaningsLine = style({
  ...centeredCluster,
  gap: `${space[1]} ${space[3]}`,
  paddingBottom: space[2],
  font: text.small,
});
export const meaningsList = style({ ...cluster, gap: space[1.5], minWidth: 0 });
export const term = style([chip, { borderColor: color.primary }]);
export const problem = style({ paddingBottom: space[2], color: color.ink2, font: text.data, textWrap: "pretty" });

const gap = `${space[1]} ${space[3]}`;

/** Aligns the text of quiet buttons, not their edges, with the column. */
export const massActions = style({
  ...centeredCluster,
  gap,
  marginInline: `calc(-1 * ${space[2]})`,
  padding: `${space[2]} 0`,
  ...screenOnly,
});
export const actionList = style({ ...centeredCluster, gap });
export const count = style({ paddingInline: space[2], color: color.ink2, font: text.small });

/** Cards respond to this container's width, not the window's. */
export const container = style({
  containerName: "cards",
  containerType: "inline-size",
  transitionProperty: "opacity",
  transitionDuration: vars.motion.hover,
  selectors: { "&[aria-busy=true]": { opacity: vars.opacity.pending } },
});

export const views = styleVariants({
  list: { "@media": { [print]: { columnCount: 2, columnGap: space[10] } } },
  card: {
    ...column,
    borderTop: rules.hair,
    "@media": { [from.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  },
});

export const items = styleVariants({
  list: { borderTop: rules.hair, selectors: { "&:last-child": { borderBottom: rules.hair } } },
  // Cells separated by hairlines, without outer borders.
  card: {
    minWidth: 0,
    padding: `${space[4]} 0`,
    borderBottom: rules.hair,
    "@media": {
      [from.sm]: {
        selectors: {
          "&:nth-child(odd)": { paddingInlineEnd: space[5], borderInlineEnd: rules.hair },
          "&:nth-child(even)": { paddingInlineStart: space[5] },
        },
      },
    },
  },
});

/** About as high as a complete row, so that the page's length doesn't change. */
export const waiting = styleVariants({
  list: [items.list, { minHeight: vars.size.row, paddingBlock: space[3.5] }],
  card: [items.card, { minHeight: vars.size.cardCell }],
});

// The height of a row or card with a name and one line of position.
export const places = styleVariants({
  list: {
    ...besideHeadshot,
    minHeight: vars.skeleton.row,
    padding: `${space[4]} 0`,
    "@container": {
      [`cards ${content.row}`]: { minHeight: vars.skeleton.rowWide, padding: `${space[3.5]} 0`, columnGap: space[4] },
    },
  },
  card: { ...besideHeadshot, gridTemplateRows: "auto 1fr auto", minHeight: vars.skeleton.card },
});
export const headshot = style({ width: size.headshot, height: size.headshot, borderRadius: vars.radius.control });
export const lines = style({ display: "grid", alignContent: "start", gap: space[2], paddingTop: space[1] });
export const skeletonName = style({ width: `min(60%, ${vars.skeleton.name})`, height: space[4] });
export const position = style({ width: `min(85%, ${vars.skeleton.sentence})`, height: space[3] });
export const foot = style({ gridColumn: "1 / -1", gridRow: 3, width: size.featureWidth, height: space[5] });

export const footer = style([place, { ...spreadCluster, gap: `${space[3]} ${space[6]}`, padding: `${space[5]} 0` }]);
export const pages = style({ "@media": { [below.sm]: { width: "100%" } } });
export const footerSize = style({ marginInlineStart: "auto", ...screenOnly });

export const empty = style([emptyState.empty, { gap: space[3], font: text.data }]);
export const emptyActions = style({ ...cluster, gap: `${space[1]} ${space[5]}` });

export const note = style({ padding: `${space[2]} 0`, color: color.ink2, font: text.data, textWrap: "pretty" });
export const spelling = style({ color: color.ink, font: text.nameSmall });

export const townPanel = style({ display: "grid", gap: space[3], marginTop: space[6] });
export const title = style({ font: text.h2 });
export const town = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.column.fieldMax}), 1fr))`,
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[2.5],
  borderTop: rules.hair,
});
export const townDistricts = style({ ...cluster, columnGap: space[2], color: color.ink2, font: text.data });
export const townList = style({ ...cluster, columnGap: space[4] });

export const zipPanel = style({
  ...column,
  gap: space[3],
  marginBottom: space[6],
  paddingBottom: space[5],
  borderBottom: rules.ink,
});
export const zipDistricts = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.column.fieldMax}), 1fr))`,
  gap: `${space[5]} ${space[6]}`,
});
export const zipHeading = style({ paddingBottom: space[2], font: text.name });
export const vacant = style({ paddingBlock: space[3], borderTop: rules.hair, color: color.ink2, font: text.data });
