import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css.ts";

const turn = keyframes({ to: { transform: "rotate(360deg)" } });

const arc = style({ flex: "none", animation: `${turn} ${vars.motion.turn} linear infinite` });

export const size = styleVariants({
  small: [arc, { width: vars.size.iconSmall, height: vars.size.iconSmall }],
  medium: [arc, { width: vars.size.icon, height: vars.size.icon }],
  large: [arc, { width: vars.space[8], height: vars.space[8] }],
});

export const track = style({ opacity: 0.25 });
