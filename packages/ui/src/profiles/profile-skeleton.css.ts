import { style } from "@vanilla-extract/css";
import { from } from "../theme/breakpoints.ts";
import { space, color, line, vars } from "../theme/tokens.css.ts";
import * as identity from "./profile-identity.css.ts";

export const head = identity.head;
export const headshot = style({
  width: vars.size.portraitWidth,
  height: vars.size.portraitHeight,
  borderRadius: vars.radius.control,
  "@media": { [from.md]: { width: vars.size.portraitLargeWidth, height: vars.size.portraitLargeHeight } },
});
export const lines = style({ display: "grid", gap: space[3], justifyItems: "start" });
export const party = style({ width: vars.size.portraitWidth, height: space[6] });
export const name = style({ width: `min(100%, ${vars.skeleton.name})`, height: space[8] });
export const position = style({ width: `min(90%, ${vars.skeleton.position})` });

export const panel = style({
  display: "grid",
  gap: space[3],
  padding: `${space[3.5]} 0 ${space[8]}`,
  borderTop: `${line.hair} solid ${color.rule}`,
});
export const title = style({
  width: vars.skeleton.name,
  maxWidth: "60%",
  height: vars.size.chip,
  marginBottom: space[2],
});
export const textLine = style({ width: `min(100%, ${vars.layout.measure})` });
