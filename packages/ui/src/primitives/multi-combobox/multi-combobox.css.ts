import { style } from "@vanilla-extract/css";
import { bareButton, centered, checkbox, cluster, floating, menuLine } from "../../theme/mixins.ts";
import { color, space, line, radius, vars } from "../../theme/tokens.css.ts";

export const box = style({ position: "relative" });
export const input = style({ selectors: { "&&": { paddingRight: vars.size.control } } });

export const opener = style({
  position: "absolute",
  top: line.hair,
  right: line.hair,
  ...centered,
  width: vars.size.inControl,
  height: vars.size.inControl,
  ...bareButton,
  borderRadius: radius.control,
  color: color.ink3,
  selectors: { "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.space[0.5]})`, borderRadius: radius.control } },
});

const below = style({ position: "absolute", insetInline: 0, top: `calc(100% + ${vars.space[1]})`, ...floating });

export const menu = style([
  below,
  {
    maxHeight: vars.size.menuMax,
    padding: `${space[1]} 0`,
    overflowY: "auto",
    overscrollBehavior: "contain",
    selectors: { "&:empty": { display: "none" } },
  },
]);

export const nothing = style([
  below,
  { display: "block", padding: space[3], color: color.ink2, font: vars.text.small },
]);

export const option = style({
  ...menuLine,
  gridTemplateColumns: `${vars.size.box} minmax(0, 1fr)`,
  gap: vars.space[2.5],
});

export const mark = style({
  ...checkbox,
  selectors: { "&[data-chosen]": { borderColor: color.primaryFill, background: color.primaryFill } },
});

export const chips = style({ ...cluster, gap: vars.space[1.5], marginTop: vars.space[0.5] });
export const chip = style({ display: "inline-flex", maxWidth: "100%" });
