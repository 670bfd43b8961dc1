import { style } from "@vanilla-extract/css";
import { color, space, line, size, vars } from "../theme/tokens.css.ts";

export const side = style({ display: "grid", gap: space[3] });
export const kind = style({ width: vars.skeleton.kind });
export const name = style({ width: `min(100%, ${vars.skeleton.name})`, height: space[8] });
export const counts = style({ width: vars.skeleton.position, height: space[12], marginTop: space[4] });

export const title = style({ width: vars.skeleton.position, height: size.chip, margin: `${space[3.5]} 0 ${space[6]}` });
export const rows = style({ borderTop: `${line.hair} solid ${color.rule}` });
export const row = style({
  display: "grid",
  gridTemplateColumns: `${size.headshot} minmax(0, 1fr)`,
  gap: space[3],
  padding: `${space[3]} 0`,
  borderBottom: `${line.hair} solid ${color.rule}`,
});
export const headshot = style({ width: size.headshot, height: size.headshot, borderRadius: vars.radius.control });
export const text = style({ width: `min(70%, ${vars.skeleton.sentence})` });
