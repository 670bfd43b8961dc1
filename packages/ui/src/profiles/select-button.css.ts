import { globalStyle, style } from "@vanilla-extract/css";
import { forcedColors } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";

const { color, size, line, space } = vars;

export const button = style({
  display: "inline-grid",
  placeItems: "center",
  width: size.control,
  height: size.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: "none",
  selectors: {
    "&:hover": { background: color.primaryWash },
    // As far as the card and its tint go; the card is what it is placed in.
    "&::after": { content: "", position: "absolute", inset: `0 calc(-1 * ${space[3]})`, cursor: "pointer" },
  },
});
// Other controls of the card lie above the link.
globalStyle(`${button} ~ *`, { position: "relative", zIndex: vars.layer.raised });
export const box = style({
  display: "grid",
  placeItems: "center",
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
