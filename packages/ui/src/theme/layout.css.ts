import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { from, print } from "./breakpoints.ts";
import { centeredCluster, clipped, cluster, inlineRow, rules, tabular, textTarget } from "./mixins.ts";
import { color, layout, space, text, tracking, vars } from "./tokens.css.ts";

/** The content column: 1200 px, side padding 16 and 24. */
export const page = style({
  width: "100%",
  maxWidth: vars.layout.page,
  marginInline: "auto",
  paddingInline: vars.space[4],
  "@media": { [from.sm]: { paddingInline: vars.space[6] }, [print]: { maxWidth: "none", paddingInline: 0 } },
});

export const visuallyHidden = style({ ...clipped, margin: "-1px", whiteSpace: "nowrap" });

/** Links in dense lists are at least 24 px high. */
export const target = style({});

globalStyle(`${target} a`, textTarget);

/** Text styles as classes, for headings or lines without a component. */
export const type = styleVariants({
  h1: { font: text.h1, letterSpacing: tracking.h1, textWrap: "balance" },
  h2: { font: text.h2, letterSpacing: tracking.h2, overflowWrap: "anywhere" },
  h3: { font: text.h3 },
  name: { font: text.name },
  nameSmall: { font: text.nameSmall },
  recordName: { minWidth: 0, font: text.name, overflowWrap: "anywhere" },
  recordNameSmall: { font: text.nameSmall, overflowWrap: "anywhere" },
  prose: { font: text.prose, maxWidth: layout.measure, textWrap: "pretty" },
  lede: { font: text.prose, color: color.ink2, maxWidth: layout.measure, textWrap: "pretty" },
  data: { font: text.data },
  dataStrong: { font: text.dataStrong },
  small: { font: text.small },
  label: { font: text.smallStrong },
  meta: { font: text.meta, color: color.ink3 },
  /** A person’s position, in the size of data or smaller; the role is on a line below. */
  position: { color: color.ink2, font: text.data, textWrap: "pretty" },
  detail: { color: color.ink2, font: text.small, textWrap: "pretty" },
  role: { color: color.ink3, font: text.small, textWrap: "pretty" },
  fact: { color: color.ink2, font: text.data },
  none: { color: color.ink3, font: text.data },
  secondary: { color: color.ink2, font: text.small },
  aside: { color: color.ink3, font: text.small },
  count: { color: color.ink3, font: text.small, fontVariantNumeric: "tabular-nums" },
  tally: { color: color.ink3, font: text.meta, ...tabular },
  source: { color: color.ink3, font: text.meta, textWrap: "pretty" },
  muted: { color: color.ink2 },
  faint: { color: color.ink3 },
  accent: { color: color.primary },
  bold: { fontWeight: 600 },
  strong: { color: color.ink, fontWeight: 600 },
});
globalStyle(`[data-locked] ${type.recordName} a`, { color: color.ink2 });
/** The heading of a group of controls. */
export const legend = style({ marginBottom: space[1], font: text.smallStrong });

/** Text that breaks anywhere rather than widen its line. */
export const wrapping = style({ minWidth: 0, overflowWrap: "anywhere" });
/** An entry that is never wider than its list. */
export const shrinking = style({ minWidth: 0, maxWidth: "100%" });
export const ruled = style({ borderBottom: rules.hair });

/** Elements below each other, by the step of their gap. */
export const stack = styleVariants({
  0: { display: "grid" },
  1: { display: "grid", gap: space[1] },
  2: { display: "grid", gap: space[2] },
  3: { display: "grid", gap: space[3] },
  5: { display: "grid", gap: space[5] },
});
/** Elements side by side, on as many lines as needed; lines of a row have no gap. */
export const inline = styleVariants({
  2: { ...cluster, gap: space[2] },
  centered: { ...centeredCluster, gap: space[2] },
  row3: { ...cluster, gap: `0 ${space[3]}` },
  row4: { ...cluster, gap: `0 ${space[4]}` },
  name: { ...centeredCluster, gap: `${space[0.5]} ${space[2]}` },
  entry: { ...inlineRow, gap: space[2] },
});
