import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { below, content, forcedColors, from, narrowMasthead, print, reducedMotion } from "../theme/breakpoints.ts";
import {
  baselineCluster,
  capitals,
  centered,
  clipped,
  cluster,
  column,
  inlineRow,
  row,
  rules,
  screenOnly,
  textTarget,
} from "../theme/mixins.ts";
import { color, line, radius, size, space, text, vars } from "../theme/tokens.css.ts";

const pass = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(100%)" } });
const appear = keyframes({ to: { opacity: 1 } });

/** Appears after a delay, because fast navigation needs no indicator. */
export const track = style({
  position: "fixed",
  top: 0,
  insetInline: 0,
  zIndex: vars.layer.skip,
  overflow: "hidden",
  height: vars.line.mark,
  opacity: 0,
  animation: `${appear} ${vars.motion.hover} ${vars.motion.turn} forwards`,
});
export const bar = style({
  height: "100%",
  background: vars.color.primary,
  animation: `${pass} ${vars.motion.pass} infinite ${vars.motion.ease}`,
  "@media": { [reducedMotion]: { animation: "none" } },
});

const band = style({ display: "none", borderBottom: rules.hair, background: color.paperSunk, font: vars.text.meta });

export const strip = styleVariants({
  member: [band, { "@media": { [`screen and ${from.wide}`]: { display: "block" } } }],
  public: [band, { "@media": { [`screen and ${from.sm}`]: { display: "block" } } }],
});

export const stripLine = style({ ...row, gap: space[5], minHeight: vars.layout.strip });

export const date = style({
  flex: "none",
  paddingRight: space[5],
  borderRight: rules.pale,
  color: color.ink3,
});
export const stripNav = style({ flex: 1, minWidth: 0 });
export const stripNavWaiting = style([stripNav, { visibility: "hidden" }]);
/** Reserves the place of three links. */
export const stripSocial = style({ flex: "none", minWidth: `calc(3 * ${size.chip} + 2 * ${space[1]})` });
export const stripList = style({ ...cluster, gap: `0 ${space[5]}` });
export const stripLink = style({
  ...inlineRow,
  minHeight: vars.size.target,
  color: color.ink2,
  textDecoration: "none",
  selectors: { "&:hover": { color: color.ink, textDecoration: "underline" } },
});

export const socialList = style({ display: "flex", gap: vars.space[1] });
export const socialLink = style({
  position: "relative",
  ...centered,
  width: size.chip,
  height: size.chip,
  color: color.ink2,
  selectors: { "&:hover": { color: color.primary } },
});

export const masthead = style({
  position: "sticky",
  top: 0,
  zIndex: vars.layer.header,
  borderBottom: rules.ink,
  background: color.paper,
  ...screenOnly,
});

export const headerLine = style({
  ...row,
  container: "masthead / inline-size",
  gap: space[1],
  // The masthead's 60 px include its lower rule.
  height: `calc(${vars.layout.masthead} - ${vars.line.hair})`,
  "@media": { [from.sm]: { gap: space[2] } },
});

const menuButton = style({ display: "inline-flex", marginLeft: `calc(-1 * ${vars.space[2.5]})` });
export const menu = styleVariants({
  member: [menuButton, { "@media": { [from.wide]: { display: "none" } } }],
  public: [menuButton, { "@media": { [from.sm]: { display: "none" } } }],
});

// First in reading order but second visually, so that the logo never moves.
export const title = style({
  display: "flex",
  flexDirection: "row-reverse",
  justifyContent: "flex-end",
  alignItems: "baseline",
  flex: 1,
  minWidth: 0,
});

export const wordmark = style({
  ...inlineRow,
  alignSelf: "center",
  flex: "none",
  gap: vars.space[2.5],
  padding: `${space[2]} 0`,
  color: color.ink,
  font: text.wordmark,
  letterSpacing: vars.tracking.wordmark,
  textDecoration: "none",
  selectors: { "&:hover": { color: color.primary } },
});

export const pageName = style({
  ...clipped,
  whiteSpace: "nowrap",
  "@media": {
    [from.md]: {
      position: "static",
      width: "auto",
      height: "auto",
      clipPath: "none",
      alignSelf: "center",
      minWidth: 0,
      marginLeft: space[4],
      paddingLeft: space[4],
      borderLeft: rules.pale,
      color: color.ink3,
      font: text.data,
      lineHeight: vars.leading.ui,
      textOverflow: "ellipsis",
    },
  },
});
export const dash = style({ position: "absolute", width: vars.line.hair, overflow: "hidden", clipPath: "inset(50%)" });

export const headerNav = style({ flex: "none" });
export const headerList = style({ ...row, gap: space[1], "@media": { [below.phone]: { gap: 0 } } });

export const optional = style({ "@media": { [below.sm]: { display: "none" } } });
/** Only in the menu, on windows that have one. */
export const wide = style({ "@media": { [below.wide]: { display: "none" } } });

export const headerLink = style({
  position: "relative",
  ...inlineRow,
  justifyContent: "center",
  gap: vars.space[1.5],
  minWidth: size.control,
  minHeight: size.control,
  padding: `0 ${vars.space[2.5]}`,
  borderRadius: radius.control,
  color: color.ink2,
  font: text.dataMedium,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { background: color.paperHover, color: color.ink },
    "&:focus-visible": { borderRadius: radius.control },
    "&[aria-current]": { color: color.ink, fontWeight: 600 },
    // Covers the masthead's lower rule.
    "&[aria-current]::after": {
      content: "",
      position: "absolute",
      insetInline: space[2],
      bottom: `calc(-1 * ${vars.inset[11]})`,
      height: line.mark,
      background: color.primary,
    },
  },
  "@media": {
    [from.sm]: { padding: `0 ${space[3]}` },
    [forcedColors]: { selectors: { "&[aria-current]::after": { background: "Highlight", forcedColorAdjust: "none" } } },
  },
});

export const briefcase = style([headerLink, {}]);
globalStyle(`${briefcase} svg`, { color: color.brassFill });

/** On the corner of its icon where there is no label. */
export const count = style({
  display: "inline-flex",
  "@container": { [narrowMasthead]: { position: "absolute", top: 0, insetInlineEnd: 0 } },
});
export const headerTheme = style({ display: "inline-flex", "@media": { [below.phone]: { display: "none" } } });

export const word = style({ "@container": { [narrowMasthead]: clipped } });

export const drawerList = style({ padding: `${space[1]} 0` });

export const heading = style({
  margin: `${space[2]} ${space[4]} 0`,
  paddingTop: space[4],
  borderTop: rules.hair,
  ...capitals,
});

export const drawerTheme = style({
  ...row,
  gap: space[2],
  padding: `${space[1]} ${space[4]}`,
  font: text.ui,
  "@media": { [from.phone]: { display: "none" } },
});

export const drawerLink = style({
  ...row,
  gap: space[2],
  minHeight: vars.size.summary,
  padding: `${space[1]} ${space[4]}`,
  borderLeft: `${vars.line.mark} solid transparent`,
  color: color.ink,
  font: text.ui,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: color.paperHover, color: color.primary },
    "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.space[0.5]})` },
    "&[aria-current]": { borderLeftColor: color.primary, fontWeight: 600 },
  },
});

export const button = style([
  drawerLink,
  { width: "100%", borderBlock: 0, borderRight: 0, background: "none", textAlign: "start" },
]);

export const social = style({ padding: `${space[3]} ${space[3]} 0` });

// Below this width four tabs form a ruled grid of two by two.
const oneRow = content.halves;

export const tabList = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  borderBottom: rules.ink,
  "@media": { [oneRow]: { display: "flex", gap: space[8] }, [print]: { display: "none" } },
});

/** An odd number of tabs stays on one line, unless large text needs more. */
export const oneLine = style([tabList, { display: "flex", flexWrap: "wrap" }]);

export const item = style({ display: "grid", flexGrow: 1, "@media": { [oneRow]: { flexGrow: 0 } } });

export const tab = style({
  position: "relative",
  ...row,
  gap: space[2],
  minHeight: vars.size.tab,
  padding: `${vars.space[1.5]} ${space[3]}`,
  borderTop: rules.hair,
  color: color.ink2,
  font: text.dataMedium,
  overflowWrap: "anywhere",
  textDecoration: "none",
  selectors: {
    [`${item}:nth-child(even) &`]: { borderLeft: rules.hair },
    "&:hover": { color: color.primary },
    "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.space[0.5]})` },
    "&[aria-current]": { background: color.primaryWash, color: color.ink, fontWeight: 600 },
    "&[aria-current]::after": {
      content: "",
      position: "absolute",
      insetInline: 0,
      bottom: `calc(-1 * ${vars.inset[1]})`,
      height: line.mark,
      background: color.primary,
    },
  },
  "@media": {
    [oneRow]: {
      minHeight: vars.size.summary,
      padding: `${vars.space[2.5]} 0`,
      border: 0,
      font: vars.text.uiMedium,
      selectors: {
        [`${item}:nth-child(even) &`]: { borderLeft: 0 },
        "&[aria-current]": { background: "none" },
      },
    },
    [forcedColors]: { selectors: { "&[aria-current]::after": { background: "Highlight", forcedColorAdjust: "none" } } },
  },
});

export const footer = style({
  borderTop: rules.ink,
  background: color.paperSunk,
  color: color.ink2,
  font: text.small,
  ...screenOnly,
});

export const columns = style({
  ...column,
  gap: space[6],
  paddingBlock: space[8],
  "@media": { [from.md]: { gridTemplateColumns: "1fr auto", alignItems: "start" } },
});

export const footerText = style({ maxWidth: vars.layout.measure, overflowWrap: "anywhere", textWrap: "pretty" });
export const phone = style({ whiteSpace: "nowrap" });
export const legal = style({ "@media": { [from.md]: { textAlign: "end" } } });
export const links = style({
  ...cluster,
  gap: `${space[1]} ${space[5]}`,
  "@media": { [from.md]: { justifyContent: "flex-end" } },
});
export const copyright = style({ marginTop: space[2], color: color.ink3, font: text.meta });

export const browseLine = style({
  ...baselineCluster,
  gap: `0 ${space[4]}`,
  color: vars.color.ink3,
  font: vars.text.small,
  ...screenOnly,
});
export const link = style(textTarget);
