import { style, styleVariants } from "@vanilla-extract/css";
import { textTarget } from "../../theme/mixins.ts";
import { color, text, vars } from "../../theme/tokens.css.ts";

const bare = style({ textDecoration: "none", selectors: { "&:hover": { textDecoration: "underline" } } });

export const look = styleVariants({
  plain: {},
  name: [bare, { color: color.ink, selectors: { "&:hover": { color: color.primary } } }],
  action: { font: text.smallMedium, ...textTarget },
});

const underlined = style({
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  padding: `${vars.space[0.5]} 0`,
  border: 0,
  background: "none",
  font: text.smallMedium,
  textDecorationLine: "underline",
  textDecorationThickness: vars.line.hair,
  textUnderlineOffset: vars.underline.offset,
  textDecorationColor: "color-mix(in srgb, currentColor 40%, transparent)",
  selectors: { "&:hover": { textDecorationColor: "currentColor" } },
});

export const button = styleVariants({
  action: [underlined, { color: color.primary }],
  plain: [underlined, { color: color.primary, font: "inherit" }],
  muted: [underlined, { color: color.ink2, selectors: { "&:hover": { color: color.primary } } }],
});
