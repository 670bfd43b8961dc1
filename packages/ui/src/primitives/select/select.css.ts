import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/tokens.css.ts";
import * as field from "../field/field.css.ts";

const { color, space, text, line } = vars;

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  minWidth: 0,
  textAlign: "start",
});

export const trigger = styleVariants({
  small: [field.input.small, base, { width: "auto" }],
  medium: [field.input.medium, base],
  large: [field.input.large, base],
});

export const value = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
export const chevron = style({ color: color.ink3 });

export const menu = style({
  zIndex: vars.layer.menu,
  minWidth: "var(--radix-select-trigger-width)",
  maxWidth: `calc(100vw - ${vars.space[8]})`,
  maxHeight: `min(${vars.size.menuMax}, var(--radix-select-content-available-height))`,
  overflow: "hidden",
  border: `${line.hair} solid ${color.rule2}`,
  borderRadius: vars.radius.control,
  background: color.paperRaised,
  boxShadow: vars.shadow.overlay,
});

// Radix copies the z-index to its positioning wrapper, which must be above dialogs.
globalStyle(`[data-radix-popper-content-wrapper]:has(> ${menu})`, { zIndex: `${vars.layer.tooltip} !important` });

export const viewport = style({ padding: `${space[1]} 0` });

export const option = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.iconSmall}`,
  alignItems: "center",
  gap: space[2],
  minHeight: vars.size.cell,
  padding: `${vars.inset[7]} ${space[3]}`,
  font: text.data,
  outline: 0,
  cursor: "pointer",
  userSelect: "none",
  selectors: {
    "&[data-highlighted]": { background: color.primaryWash, boxShadow: `inset ${vars.inset[3]} 0 0 ${color.primary}` },
    "&[data-state=checked]": { fontWeight: 600 },
  },
  "@media": {
    [forcedColors]: {
      selectors: {
        "&[data-highlighted]": { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
      },
    },
  },
});

/** An option's text and number of results. */
export const counted = style({ display: "flex", gap: space[4], minWidth: 0 });

export const tick = style({ color: color.primary });
