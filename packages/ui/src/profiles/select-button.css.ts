import { globalStyle, style } from "@vanilla-extract/css";
import { forcedColors } from "../theme/breakpoints.ts";
import { bareButton, centered } from "../theme/mixins.ts";
import { color, size, line, space, vars } from "../theme/tokens.css.ts";

export const button = style({
  display: "inline-grid",
  placeItems: "center",
  width: size.control,
  height: size.control,
  ...bareButton,
  borderRadius: vars.radius.control,
  selectors: {
    "&:hover": { background: color.primaryWash },
    // Covers the card and its background; the card is the containing block.
    "&::after": { content: "", position: "absolute", inset: `0 calc(-1 * ${space[3]})`, cursor: "pointer" },
  },
});
// Raises other controls of the card above the link.
globalStyle(`${button} ~ *`, { position: "relative", zIndex: vars.layer.raised });
export const box = style({
  ...centered,
  width: size.icon,
  height: size.icon,
  border: `${line.hair} solid ${color.control}`,
  borderRadius: vars.radius.mark,
  background: color.paperRaised,
  color: color.onPrimary,
  selectors: {
    [`${button}[aria-checked=true] &`]: { borderColor: color.primaryFill, background: color.primaryFill },
  },
  "@media": {
    [forcedColors]: {
      selectors: { [`${button}[aria-checked=true] &`]: { background: "Highlight", color: "HighlightText" } },
    },
  },
});

export const star = style({
  display: "inline-grid",
  color: color.ink3,
  selectors: { "&[data-state=in]": { color: color.brassFill } },
});
export const buttons = style({ display: "grid", justifyItems: "start", gap: vars.space[1], width: "100%" });
