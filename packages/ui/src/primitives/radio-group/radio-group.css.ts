import { style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { checkbox, choiceLine } from "../../theme/mixins.ts";
import { color, space, line, vars } from "../../theme/tokens.css.ts";

/** As many equal columns as fit; one in a narrow dialog. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.column.field}), 1fr))`,
  gap: `${space[1]} ${space[5]}`,
});

export const row = style({ ...choiceLine, gridTemplateColumns: `${vars.size.icon} minmax(0, 1fr)` });

export const circle = style({
  position: "relative",
  ...checkbox,
  margin: line.hair,
  padding: 0,
  borderRadius: "50%",
  background: color.paperRaised,
  selectors: {
    "&::before": { content: "", position: "absolute", inset: `calc(-1 * ${vars.inset[5]})` },
    "&:focus-visible": { borderRadius: "50%" },
    "&[data-state=checked]": { borderColor: color.primaryFill },
    "&:disabled": { borderColor: color.rule2, background: color.paperSunk, cursor: "default" },
  },
});

export const dot = style({
  width: vars.space[2.5],
  height: vars.space[2.5],
  borderRadius: "50%",
  background: color.primaryFill,
  "@media": { [forcedColors]: { background: "Highlight", forcedColorAdjust: "none" } },
});

export const label = style({ minWidth: 0, cursor: "pointer" });
export const description = style({ gridColumn: 2, color: vars.color.ink3, font: vars.text.meta });
