import { style, styleVariants } from "@vanilla-extract/css";
import { centered } from "../../theme/mixins.ts";
import { color, shadow, vars } from "../../theme/tokens.css.ts";

const base = style({
  position: "relative",
  display: "block",
  flex: "none",
  overflow: "hidden",
  borderRadius: vars.radius.control,
  background: color.otherWash,
});

export const frame = styleVariants({
  small: [base, { width: vars.size.control, height: vars.size.control }],
  row: [base, { width: vars.size.headshot, height: vars.size.headshot }],
  feature: [base, { width: vars.size.featureWidth, height: vars.size.featureHeight }],
  portrait: [base, { width: vars.size.portraitWidth, height: vars.size.portraitHeight }],
  portraitLarge: [base, { width: vars.size.portraitLargeWidth, height: vars.size.portraitLargeHeight }],
});

export const picture = style({
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      inset: 0,
      borderRadius: "inherit",
      boxShadow: `${shadow.picture}, ${shadow.pictureVeil}`,
    },
  },
});
export const image = style({ width: "100%", height: "100%", objectFit: "cover", objectPosition: "50% 0" });

const centred = style({
  ...centered,
  color: color.ink2,
  letterSpacing: vars.tracking.initials,
  userSelect: "none",
  boxShadow: shadow.picture,
});

export const initials = styleVariants({
  small: [centred, { font: vars.text.initialsSmall }],
  row: [centred, { font: vars.text.initials }],
  feature: [centred, { font: vars.text.initialsFeature }],
  portrait: [centred, { font: vars.text.initialsPortrait }],
  portraitLarge: [centred, { font: vars.text.initialsPortraitLarge }],
});

export const group = style({
  ...centered,
  background: "none",
  boxShadow: `inset 0 0 0 ${vars.line.hair} ${color.rule2}`,
  color: color.ink3,
});

export const dimmed = style({ opacity: vars.opacity.locked });
