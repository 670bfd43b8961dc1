import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below, forcedColors, from, narrowMasthead, print } from "../theme/breakpoints.ts";
import { clipped, inlineRow, row } from "../theme/mixins.ts";
import { color, space, text, size, line as lines, radius, vars } from "../theme/tokens.css.ts";

export const masthead = style({
  position: "sticky",
  top: 0,
  zIndex: vars.layer.header,
  borderBottom: `${lines.hair} solid ${color.ruleInk}`,
  background: color.paper,
  "@media": { [print]: { display: "none" } },
});

export const line = style({
  ...row,
  container: "masthead / inline-size",
  gap: space[1],
  // The masthead's 60 px include its lower rule.
  height: `calc(${vars.layout.masthead} - ${vars.line.hair})`,
  "@media": { [from.sm]: { gap: space[2] } },
});

export const menu = styleVariants({
  member: {
    display: "inline-flex",
    marginLeft: `calc(-1 * ${vars.space[2.5]})`,
    "@media": { [from.wide]: { display: "none" } },
  },
  public: {
    display: "inline-flex",
    marginLeft: `calc(-1 * ${vars.space[2.5]})`,
    "@media": { [from.sm]: { display: "none" } },
  },
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

export const mark = style({ color: color.primary });

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
      borderLeft: `${lines.hair} solid ${color.rule2}`,
      color: color.ink3,
      font: text.data,
      lineHeight: vars.leading.ui,
      textOverflow: "ellipsis",
    },
  },
});
export const dash = style({ position: "absolute", width: vars.line.hair, overflow: "hidden", clipPath: "inset(50%)" });

export const nav = style({ flex: "none" });
export const list = style({ ...row, gap: space[1] });

export const optional = style({ "@media": { [below.sm]: { display: "none" } } });
/** Only in the menu, on windows that have one. */
export const wide = style({ "@media": { [below.wide]: { display: "none" } } });

export const link = style({
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
      height: lines.mark,
      background: color.primary,
    },
  },
  "@media": {
    [from.sm]: { padding: `0 ${space[3]}` },
    [forcedColors]: { selectors: { "&[aria-current]::after": { background: "Highlight", forcedColorAdjust: "none" } } },
  },
});

export const briefcase = style([link, {}]);
globalStyle(`${briefcase} svg`, { color: color.brassFill });

/** On the corner of its icon where there is no label. */
export const count = style({
  display: "inline-flex",
  "@container": { [narrowMasthead]: { position: "absolute", top: 0, insetInlineEnd: 0 } },
});
export const theme = style({ display: "inline-flex", "@media": { [below.phone]: { display: "none" } } });

export const word = style({ "@container": { [narrowMasthead]: clipped } });
