import { style } from "@vanilla-extract/css";
import { print } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/tokens.css.ts";

const { color, space, text } = vars;

export const nameLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[0.5]} ${space[2]}`,
  fontWeight: 600,
});
/** The title has a line, and the contacts share one, so that every row reads alike. */
export const details = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[3]}`,
  color: color.ink2,
  font: text.small,
});
export const title = style({ flexBasis: "100%" });
export const none = style({ color: color.ink3 });
/** On paper a link leads nowhere: the address itself stands there. */
export const onScreen = style({ "@media": { [print]: { display: "none" } } });
export const onPaper = style({ display: "none", "@media": { [print]: { display: "inline" } } });
