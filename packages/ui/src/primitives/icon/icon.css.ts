import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css.ts";

const sized = (edge: string) => ({ width: edge, height: edge, flex: "none" });

export const size = styleVariants({
  mark: sized(vars.size.chip),
  large: sized(vars.space[6]),
  medium: sized(vars.size.icon),
  small: sized(vars.size.iconSmall),
  tiny: sized(vars.size.iconTiny),
});

export const filled = style({ fill: "currentColor" });
