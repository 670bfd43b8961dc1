import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/tokens.css.ts";

const { color, space, line } = vars;

export const menu = style({
  zIndex: vars.layer.menu,
  minWidth: vars.column.field,
  maxWidth: `calc(100vw - ${space[8]})`,
  maxHeight: `min(${vars.size.menuMax}, var(--radix-dropdown-menu-content-available-height))`,
  padding: `${space[1]} 0`,
  overflow: "auto",
  border: `${line.hair} solid ${color.rule2}`,
  borderRadius: vars.radius.control,
  background: color.paperRaised,
  boxShadow: vars.shadow.overlay,
  "@media": { [forcedColors]: { borderWidth: line.section } },
});

// Radix copies the z-index to its positioning wrapper, which must be above dialogs.
globalStyle(`[data-radix-popper-content-wrapper]:has(> ${menu})`, { zIndex: `${vars.layer.tooltip} !important` });

const item = style({
  display: "grid",
  gridTemplateColumns: `${vars.size.iconSmall} minmax(0, 1fr)`,
  alignItems: "center",
  gap: space[2],
  minHeight: vars.size.cell,
  padding: `${vars.inset[7]} ${space[3]}`,
  outline: 0,
  color: color.ink,
  font: vars.text.data,
  textDecoration: "none",
  cursor: "pointer",
  userSelect: "none",
  selectors: {
    "&[data-highlighted]": { background: color.primaryWash, boxShadow: `inset ${vars.inset[3]} 0 0 ${color.primary}` },
    "&[data-disabled]": { color: color.ink3, cursor: "default" },
  },
  "@media": {
    [forcedColors]: {
      selectors: {
        "&[data-highlighted]": { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
        "&[data-disabled]": { color: "GrayText" },
      },
    },
  },
});
export const tone = styleVariants({
  plain: [item],
  danger: [
    item,
    {
      color: color.danger,
      selectors: {
        "&[data-highlighted]": {
          background: color.dangerWash,
          boxShadow: `inset ${vars.inset[3]} 0 0 ${color.danger}`,
        },
      },
    },
  ],
});
export const words = style({ gridColumn: 2 });
export const rule = style({ margin: `${space[1]} 0`, borderTop: `${line.hair} solid ${color.rule}` });
