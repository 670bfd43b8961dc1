import { style } from "@vanilla-extract/css";
import { from } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";
import * as identity from "./profile-identity.css.ts";

const { space, color, line } = vars;

export const head = identity.head;
export const headshot = style({
  width: "104px",
  height: "130px",
  borderRadius: vars.radius.control,
  "@media": { [from.md]: { width: "176px", height: "220px" } },
});
export const lines = style({ display: "grid", gap: space[3], justifyItems: "start" });
export const party = style({ width: "104px", height: space[6] });
export const name = style({ width: "min(100%, 240px)", height: space[8] });
export const position = style({ width: "min(90%, 200px)" });

export const panel = style({
  display: "grid",
  gap: space[3],
  padding: `14px 0 ${space[8]}`,
  borderTop: `${line.hair} solid ${color.rule}`,
});
export const title = style({ width: "240px", maxWidth: "60%", height: "28px", marginBottom: space[2] });
export const textLine = style({ width: "min(100%, 36rem)" });
