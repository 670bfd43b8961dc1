import { style } from "@vanilla-extract/css";
import { checkbox, choiceLine, forcedHighlight } from "../../theme/mixins.ts";
import { color, line, vars } from "../../theme/tokens.css.ts";

export const row = style({ ...choiceLine, gridTemplateColumns: `${vars.size.icon} minmax(0, 1fr) auto` });

export const box = style({
  position: "relative",
  ...checkbox,
  margin: line.hair,
  padding: 0,
  background: color.paperRaised,
  selectors: {
    // The box is 18 px, its touch target 28 px.
    "&::before": { content: "", position: "absolute", inset: `calc(-1 * ${vars.inset[5]})` },
    "&[data-state=checked], &[data-state=indeterminate]": {
      borderColor: color.primaryFill,
      background: color.primaryFill,
    },
    "&:disabled": { borderColor: color.rule2, background: color.paperSunk, color: color.ink3, cursor: "default" },
  },
  ...forcedHighlight("&[data-state=checked], &[data-state=indeterminate]"),
});

export const label = style({
  minWidth: 0,
  cursor: "pointer",
  selectors: { [`${box}:disabled ~ &`]: { color: color.ink3, cursor: "default" } },
});
