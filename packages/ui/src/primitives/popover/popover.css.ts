import { globalStyle, style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/tokens.css.ts";

const { color, space, line } = vars;

export const popover = style({
  zIndex: vars.layer.menu,
  width: "max-content",
  maxWidth: `min(${vars.layout.sideSearch}, calc(100vw - ${space[8]}))`,
  maxHeight: "var(--radix-popover-content-available-height)",
  padding: space[4],
  overflow: "auto",
  border: `${line.hair} solid ${color.rule2}`,
  borderRadius: vars.radius.control,
  background: color.paperRaised,
  boxShadow: vars.shadow.overlay,
  color: color.ink,
  font: vars.text.small,
  selectors: { "&:focus-visible": { outline: 0 } },
  "@media": { [forcedColors]: { borderWidth: line.section } },
});

// Radix copies the z-index to its positioning wrapper, which must be above dialogs.
globalStyle(`[data-radix-popper-content-wrapper]:has(> ${popover})`, { zIndex: `${vars.layer.tooltip} !important` });

export const title = style({ marginBottom: space[2], font: vars.text.dataStrong });
