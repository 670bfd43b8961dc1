import { globalStyle, style } from "@vanilla-extract/css";
import { forcedColors, from } from "../theme/breakpoints.ts";
import {
  baselineCluster,
  centeredCluster,
  cluster,
  column,
  rules,
  screenOnly,
  spreadCluster,
  tabular,
} from "../theme/mixins.ts";
import { color, layout, line, size, space, text, vars } from "../theme/tokens.css.ts";

export const columns = style({
  ...column,
  gap: space[6],
  "@media": {
    [from.md]: { gridTemplateColumns: `${layout.sideSearch} minmax(0, 1fr)`, alignItems: "start", gap: space[10] },
  },
});

// The folder alone is printed.
globalStyle(`${columns} > :first-child`, { ...screenOnly });

export const header = style({ borderTop: rules.section });
export const headerTitle = style({ ...baselineCluster, gap: `0 ${space[4]}`, paddingBlock: space[3] });
export const headerName = style({
  minWidth: 0,
  font: text.h2,
  textAlign: "left",
  letterSpacing: vars.tracking.h2,
  overflowWrap: "anywhere",
  scrollMarginTop: vars.layout.stickyTop,
});
export const headerCount = style({ marginInlineStart: "auto", color: color.ink3, font: text.small, ...tabular });

export const head = style({ ...spreadCluster, gap: space[2], minHeight: size.tab, borderTop: rules.section });
export const foldersFolder = style({
  display: "grid",
  gridTemplateColumns: `${size.icon} minmax(0, 1fr) auto`,
  alignItems: "center",
  gap: space[2.5],
  minHeight: size.summary,
  padding: `${space[2]} ${space[3]} ${space[2]} ${vars.inset[9]}`,
  borderTop: rules.hair,
  borderInlineStart: `${line.mark} solid transparent`,
  color: color.ink,
  font: text.data,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: color.paperHover },
    "&[aria-current]": { background: color.brassWash, borderInlineStartColor: color.brassFill, fontWeight: 600 },
    "&:focus-visible": { outlineOffset: `calc(-1 * ${space[0.5]})` },
  },
  "@media": {
    [forcedColors]: { selectors: { "&:not([aria-current])": { borderInlineStartColor: "Canvas" } } },
  },
});
export const icon = style({ color: color.ink3, selectors: { "[aria-current] > &": { color: color.brass } } });
export const foldersName = style({ minWidth: 0, textAlign: "left", overflowWrap: "anywhere" });
export const foldersCount = style({ color: color.ink2, ...tabular });

/** Aligns the button's text, not its edge, with the column. */
export const opener = style({ marginInlineStart: `calc(-1 * ${space[2]})` });

export const tools = style({
  ...centeredCluster,
  gap: `${space[2]} ${space[4]}`,
  paddingBottom: space[3],
  ...screenOnly,
});
/** Aligns the text of quiet buttons, not their edges, with the column. */
export const toolsActions = style({
  ...cluster,
  gap: `${space[1]} ${space[3]}`,
  marginInlineStart: `calc(-1 * ${space[2]})`,
  marginInlineEnd: "auto",
});
export const looks = style({ ...centeredCluster, gap: `${space[2]} ${space[4]}` });

export const lead = style({ color: color.ink2, font: text.ui, textWrap: "pretty" });
export const choiceFolder = style({ paddingBlock: space[1.5], borderTop: rules.hair });
export const choiceCount = style({
  // The label ends before the row does.
  marginInline: `auto calc(-1 * ${space[2.5]})`,
  color: color.ink3,
  font: text.meta,
  ...tabular,
});

export const removedNote = style({
  ...centeredCluster,
  gap: `0 ${space[3]}`,
  paddingBlock: space[2],
  borderTop: rules.hair,
  color: color.ink2,
  font: text.small,
  ...screenOnly,
});

export const bar = style({
  position: "sticky",
  top: vars.layout.masthead,
  zIndex: vars.layer.header,
  ...centeredCluster,
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[2]} ${space[3]}`,
  borderTop: rules.hair,
  background: color.primaryWash,
  ...screenOnly,
});
export const selectionCount = style({ color: color.ink2, font: text.small, ...tabular });
export const selectionActions = style({ ...cluster, gap: space[1], marginInlineStart: "auto" });
