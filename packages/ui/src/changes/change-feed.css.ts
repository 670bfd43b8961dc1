import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { cluster } from "../theme/mixins.ts";
import { color, line, space, text } from "../theme/tokens.css.ts";

export const section = style({
  display: "grid",
  gap: space[2],
  marginTop: space[6],
  paddingTop: space[4],
  borderTop: `${line.hair} solid ${color.rule}`,
  "@media": { [print]: { display: "none" } },
});
export const title = style({ font: text.smallStrong });
export const note = style({ color: color.ink2, font: text.small, textWrap: "pretty" });
export const addresses = style({ display: "grid", gap: space[2], font: text.small });
export const name = style({ font: text.smallStrong });
export const address = style({ overflowWrap: "anywhere" });
export const actions = style({ ...cluster, gap: `0 ${space[4]}` });
