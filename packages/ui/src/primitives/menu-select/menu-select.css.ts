import { globalStyle, style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/tokens.css.ts";
import * as field from "../field/field.css.ts";

const { color, space, line } = vars;

export const trigger = style([
  field.input.medium,
  { display: "inline-flex", alignItems: "center", justifyContent: "space-between", gap: space[2], textAlign: "start" },
]);
export const value = style({
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: { "&[data-empty]": { color: color.ink3 } },
});
export const chevron = style({ color: color.ink3 });

export const menu = style({
  zIndex: vars.layer.menu,
  width: "var(--radix-popover-trigger-width)",
  maxHeight: `min(${vars.size.menuMax}, var(--radix-popover-content-available-height))`,
  padding: `${space[1]} 0`,
  overflow: "auto",
  border: `${line.hair} solid ${color.rule2}`,
  borderRadius: vars.radius.control,
  background: color.paperRaised,
  boxShadow: vars.shadow.overlay,
  "@media": { [forcedColors]: { borderWidth: line.section } },
});

// Radix copies the layer to the element that positions it; from a dialog it must stand above the dialog.
globalStyle(`[data-radix-popper-content-wrapper]:has(> ${menu})`, { zIndex: `${vars.layer.tooltip} !important` });

export const option = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.iconSmall}`,
  alignItems: "center",
  gap: space[2],
  minHeight: vars.size.cell,
  padding: `${vars.inset[7]} ${space[3]}`,
  font: vars.text.data,
  cursor: "pointer",
  userSelect: "none",
  selectors: {
    "&[data-highlighted]": { background: color.primaryWash, boxShadow: `inset ${vars.inset[3]} 0 0 ${color.primary}` },
    "&[aria-selected=true]": { fontWeight: 600 },
  },
  "@media": {
    [forcedColors]: {
      selectors: {
        "&[data-highlighted]": { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
      },
    },
  },
});
export const tick = style({ color: color.primary });
