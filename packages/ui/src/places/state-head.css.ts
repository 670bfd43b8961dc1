import { style } from "@vanilla-extract/css";
import { from, print } from "../theme/breakpoints.ts";
import { spreadBaselineCluster } from "../theme/mixins.ts";
import { color, space, text, line, vars } from "../theme/tokens.css.ts";

export const head = style({ paddingTop: space[5], "@media": { [from.md]: { paddingTop: space[8] } } });
export const kicker = style({ ...spreadBaselineCluster, gap: `0 ${space[4]}`, color: color.ink3, font: text.small });
export const up = style({
  font: text.small,
  minHeight: vars.size.target,
  "@media": { [print]: { display: "none" } },
});
export const name = style({
  font: text.profileName,
  letterSpacing: vars.tracking.display,
  textWrap: "balance",
  "@media": { [from.md]: { font: text.display } },
});
export const facts = style({
  marginTop: space[4],
  borderBlock: `${line.hair} solid ${color.rule}`,
});
