import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

export const map = style({ paddingBlock: vars.space[2] });

globalStyle(`${map} svg`, { maxHeight: vars.layout.sideSearch });
