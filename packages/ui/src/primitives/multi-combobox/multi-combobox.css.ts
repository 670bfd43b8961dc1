import { style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/tokens.css.ts";

const { color, space, line, radius } = vars;

export const box = style({ position: "relative" });
export const input = style({ selectors: { "&&": { paddingRight: vars.size.control } } });

export const opener = style({
  position: "absolute",
  top: line.hair,
  right: line.hair,
  display: "grid",
  placeItems: "center",
  width: vars.size.inControl,
  height: vars.size.inControl,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: "none",
  color: color.ink3,
  selectors: { "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.space[0.5]})`, borderRadius: radius.control } },
});

const floating = style({
  position: "absolute",
  insetInline: 0,
  top: `calc(100% + ${vars.space[1]})`,
  zIndex: vars.layer.menu,
  border: `${line.hair} solid ${color.rule2}`,
  borderRadius: radius.control,
  background: color.paperRaised,
  boxShadow: vars.shadow.overlay,
});

/** At most 304 px high. */
export const menu = style([
  floating,
  {
    maxHeight: vars.size.menuMax,
    padding: `${space[1]} 0`,
    overflowY: "auto",
    overscrollBehavior: "contain",
    selectors: { "&:empty": { display: "none" } },
  },
]);

export const nothing = style([
  floating,
  { display: "block", padding: space[3], color: color.ink2, font: vars.text.small },
]);

export const option = style({
  display: "grid",
  gridTemplateColumns: `${vars.size.box} minmax(0, 1fr)`,
  alignItems: "center",
  gap: vars.space[2.5],
  minHeight: vars.size.cell,
  padding: `${vars.inset[7]} ${space[3]}`,
  font: vars.text.data,
  cursor: "pointer",
  selectors: {
    "&[data-highlighted]": { background: color.primaryWash, boxShadow: `inset ${vars.inset[3]} 0 0 ${color.primary}` },
  },
  "@media": {
    [forcedColors]: {
      selectors: {
        "&[data-highlighted]": { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
      },
    },
  },
});

export const box18 = style({
  display: "grid",
  placeItems: "center",
  width: vars.size.box,
  height: vars.size.box,
  border: `${line.hair} solid ${color.control}`,
  borderRadius: radius.mark,
  color: color.onPrimary,
  selectors: { "&[data-chosen]": { borderColor: color.primaryFill, background: color.primaryFill } },
});

export const chips = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1.5], marginTop: vars.space[0.5] });
export const chip = style({ display: "inline-flex", maxWidth: "100%" });
