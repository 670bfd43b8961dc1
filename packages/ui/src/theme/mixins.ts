import { coarsePointer, forcedColors, print } from "./breakpoints.ts";
import { vars } from "./tokens.css.ts";

// Style objects that style sheets spread into their styles.

const { color, line } = vars;

/** Borders: `ink` of panels and tables, `section` above sections. */
export const rules = {
  hair: `${line.hair} solid ${color.rule}`,
  pale: `${line.hair} solid ${color.rule2}`,
  control: `${line.hair} solid ${color.control}`,
  ink: `${line.hair} solid ${color.ruleInk}`,
  section: `${line.section} solid ${color.ruleInk}`,
} as const;

export const tabular = { fontVariantNumeric: "lining-nums tabular-nums" } as const;
/** Hidden in print. Sets `@media`, so a style that spreads it must not. */
export const screenOnly = { "@media": { [print]: { display: "none" } } } as const;

/** Elements side by side, on as many lines as needed. */
export const cluster = { display: "flex", flexWrap: "wrap" } as const;
export const centeredCluster = { ...cluster, alignItems: "center" } as const;
export const baselineCluster = { ...cluster, alignItems: "baseline" } as const;

/** A cluster with its first element at the start and its last at the end. */
export const spreadCluster = { ...centeredCluster, justifyContent: "space-between" } as const;
export const spreadBaselineCluster = { ...baselineCluster, justifyContent: "space-between" } as const;

/** Fields that filter the list below them. */
export const filterBar = {
  ...cluster,
  alignItems: "end",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBottom: vars.space[5],
  ...screenOnly,
} as const;

export const row = { display: "flex", alignItems: "center" } as const;
export const inlineRow = { display: "inline-flex", alignItems: "center" } as const;

/** One column that can't grow wider than its container. */
export const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;
/** A row of a headshot and the content beside it. */
export const besideHeadshot = {
  display: "grid",
  gridTemplateColumns: `${vars.size.headshot} minmax(0, 1fr)`,
  columnGap: vars.space[3],
} as const;
export const centered = { display: "grid", placeItems: "center" } as const;

export const bareButton = { padding: 0, border: 0, background: "none" } as const;

/** A link or button in dense text, at least 24 px wide and high. */
export const textTarget = {
  display: "inline-block",
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  lineHeight: vars.size.target,
} as const;

export const ellipsis = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** Text for screen readers. */
export const clipped = {
  position: "absolute",
  width: line.hair,
  height: line.hair,
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

/** The label of a block in capitals. */
export const capitals = {
  color: color.ink3,
  font: vars.text.cap,
  letterSpacing: vars.tracking.cap,
  textTransform: "uppercase",
} as const;

/** A menu or popup above the page. */
export const floating = {
  zIndex: vars.layer.menu,
  border: rules.pale,
  borderRadius: vars.radius.control,
  background: color.paperRaised,
  boxShadow: vars.shadow.overlay,
} as const;

export const checkbox = {
  ...centered,
  width: vars.size.box,
  height: vars.size.box,
  border: rules.control,
  borderRadius: vars.radius.mark,
  color: color.onPrimary,
} as const;

/** A box or circle beside its label; 40 px high for touch. Sets `@media`, so a style that spreads it must not. */
export const choiceLine = {
  display: "grid",
  columnGap: vars.space[2.5],
  alignItems: "start",
  paddingBlock: vars.space[1],
  font: vars.text.data,
  lineHeight: vars.leading.control,
  "@media": { [coarsePointer]: { paddingBlock: vars.space[2.5] }, [print]: { display: "none" } },
} as const;

/** Marks a selection in forced colors. Sets `@media`, so a style that spreads it must not. */
export const forcedHighlight = (selector: string) => ({
  "@media": {
    [forcedColors]: {
      selectors: {
        [selector]: { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" } as const,
      },
    },
  },
});

export const menuLine = {
  display: "grid",
  alignItems: "center",
  minHeight: vars.size.cell,
  padding: `${vars.inset[7]} ${vars.space[3]}`,
  font: vars.text.data,
  cursor: "pointer",
  selectors: {
    "&[data-highlighted]": {
      background: color.primaryWash,
      boxShadow: `inset ${vars.inset[3]} 0 0 ${color.primary}`,
    },
  },
  ...forcedHighlight("&[data-highlighted]"),
} as const;

/** A chevron that turns when its section opens. */
export const turning = {
  transitionProperty: "transform",
  transitionDuration: vars.motion.panel,
  transitionTimingFunction: vars.motion.ease,
} as const;

/** The chevron at the end of a button that opens a section. Sets `@media`, so a style that spreads it must not. */
export const chevronOf = (button: string) =>
  ({
    marginLeft: "auto",
    color: color.ink3,
    ...turning,
    selectors: {
      [`${button}[aria-expanded=true] &`]: { transform: "rotate(180deg)" },
      [`${button}:hover &`]: { color: color.primary },
    },
    ...screenOnly,
  }) as const;

/** Styles of the hue of each party, for `styleVariants`. */
export const ofParties = <Look>(createStyle: (hue: "republican" | "democrat" | "independent" | "other") => Look) => ({
  republican: createStyle("republican"),
  democrat: createStyle("democrat"),
  independent: createStyle("independent"),
  other: createStyle("other"),
});

/** Letters on a map: ink with a halo. */
export const mapLetters = {
  fill: color.ink,
  paintOrder: "stroke",
  strokeLinejoin: "round",
  fontFamily: vars.font.sans,
  fontWeight: 600,
  textAnchor: "middle",
  dominantBaseline: "central",
} as const;
