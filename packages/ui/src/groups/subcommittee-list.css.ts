import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

const { color, space, text, line } = vars;

export const list = style({ font: text.nameSmall });
export const item = style({
  padding: `${space[2]} 0`,
  borderTop: `${line.hair} solid ${color.rule}`,
  overflowWrap: "anywhere",
  selectors: { "&:first-child": { paddingTop: 0, borderTop: 0 } },
});
