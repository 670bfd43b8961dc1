import { globalStyle, style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { spreadCluster } from "../theme/mixins.ts";
import { vars } from "../theme/tokens.css.ts";

export const tools = style({
  ...spreadCluster,
  gap: vars.space[3],
  paddingBottom: vars.space[2],
  color: vars.color.ink3,
  font: vars.text.small,
});

globalStyle(`${tools} button`, { "@media": { [print]: { display: "none" } } });

export const prose = style({ maxWidth: vars.layout.measure, font: vars.text.prose, textWrap: "pretty" });
export const source = style({ paddingTop: vars.space[2], color: vars.color.ink3, font: vars.text.small });
export const none = style({ color: vars.color.ink3, font: vars.text.data });
export const more = style({ marginTop: vars.space[4] });
