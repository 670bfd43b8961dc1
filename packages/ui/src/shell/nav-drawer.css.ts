import { style } from "@vanilla-extract/css";
import { from } from "../theme/breakpoints.ts";
import { row } from "../theme/mixins.ts";
import { color, space, text, vars } from "../theme/tokens.css.ts";

export const list = style({ padding: `${space[1]} 0` });

export const heading = style({
  margin: `${space[2]} ${space[4]} 0`,
  paddingTop: space[4],
  borderTop: `${vars.line.hair} solid ${color.rule}`,
  color: color.ink3,
  font: text.cap,
  letterSpacing: vars.tracking.cap,
  textTransform: "uppercase",
});

export const theme = style({
  ...row,
  gap: space[2],
  padding: `${space[1]} ${space[4]}`,
  font: text.ui,
  "@media": { [from.phone]: { display: "none" } },
});

export const link = style({
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
  link,
  { width: "100%", borderBlock: 0, borderRight: 0, background: "none", textAlign: "start" },
]);

export const social = style({ padding: `${space[3]} ${space[3]} 0` });
