import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { ellipsis, floating, inlineRow, menuLine } from "../../theme/mixins.ts";
import { space, vars } from "../../theme/tokens.css.ts";
import * as field from "../field/field.css.ts";

const base = style({ ...inlineRow, justifyContent: "space-between", gap: space[2], minWidth: 0, textAlign: "start" });

export const trigger = styleVariants({
  small: [field.input.small, base, { width: "auto" }],
  medium: [field.input.medium, base],
});

export const value = style(ellipsis);

export const menu = style({
  ...floating,
  minWidth: "var(--radix-select-trigger-width)",
  maxWidth: `calc(100vw - ${vars.space[8]})`,
  maxHeight: `min(${vars.size.menuMax}, var(--radix-select-content-available-height))`,
  overflow: "hidden",
});

// Radix copies the z-index to its positioning wrapper, which must be above dialogs.
globalStyle(`[data-radix-popper-content-wrapper]:has(> ${menu})`, { zIndex: `${vars.layer.tooltip} !important` });

export const viewport = style({ padding: `${space[1]} 0` });

export const option = style({
  ...menuLine,
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.iconSmall}`,
  gap: space[2],
  outline: 0,
  userSelect: "none",
  selectors: { ...menuLine.selectors, "&[data-state=checked]": { fontWeight: 600 } },
});

export const counted = style({ display: "flex", gap: space[4], minWidth: 0 });
