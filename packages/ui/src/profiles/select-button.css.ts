import { style } from "@vanilla-extract/css";
import { forcedColors } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";

const { color, size, line } = vars;

export const button = style({
  display: "inline-grid",
  placeItems: "center",
  width: size.control,
  height: size.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: "none",
  selectors: { "&:hover": { background: color.primaryWash } },
});
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
    [`${button}[aria-pressed=true] &`]: { borderColor: color.primaryFill, background: color.primaryFill },
  },
  "@media": {
    [forcedColors]: {
      selectors: { [`${button}[aria-pressed=true] &`]: { background: "Highlight", color: "HighlightText" } },
    },
  },
});
