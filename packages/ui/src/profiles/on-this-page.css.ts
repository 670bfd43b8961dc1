import { style } from "@vanilla-extract/css";
import { below, from, print } from "../theme/breakpoints.ts";
import { row } from "../theme/mixins.ts";
import { color, space, text, line, motion, vars } from "../theme/tokens.css.ts";

export const nav = style({ "@media": { [print]: { display: "none" } } });

/** From 1280 px the list is always visible beside the text. */
export const wideHeading = style({
  display: "none",
  paddingBottom: space[2],
  color: color.ink3,
  font: text.cap,
  letterSpacing: vars.tracking.cap,
  textTransform: "uppercase",
  "@media": { [from.lg]: { display: "block" } },
});
export const narrowHeading = style({
  ...row,
  justifyContent: "space-between",
  width: "100%",
  minHeight: vars.size.summary,
  padding: 0,
  border: `0 solid ${color.rule}`,
  borderBlockWidth: line.hair,
  background: "none",
  font: text.dataStrong,
  textAlign: "start",
  "@media": { [from.lg]: { display: "none" } },
});
export const chevron = style({
  color: color.ink3,
  transitionProperty: "transform",
  transitionDuration: motion.panel,
  selectors: { "&[data-state=open]": { transform: "rotate(180deg)" } },
});

export const list = style({
  font: text.small,
  "@media": { [below.lg]: { padding: `${space[2]} 0`, selectors: { "&[data-state=closed]": { display: "none" } } } },
});
export const link = style({
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
