import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

export const map = style({ width: "100%", maxWidth: vars.layout.rail });
