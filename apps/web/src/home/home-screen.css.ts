import { from, type, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, line, color } = vars;

export const page = style({ paddingBlock: `${space[8]} ${space[12]}` });

export const hero = style({
  display: "grid",
  gap: space[6],
  "@media": {
    [from.md]: { gridTemplateColumns: "5fr 6fr", gap: space[12], alignItems: "end", paddingBlock: space[6] },
  },
});

export const headline = style([
  type.h1,
  { "@media": { [from.md]: { font: vars.text.display, letterSpacing: vars.tracking.display } } },
]);

export const columns = style({
  display: "grid",
  gap: space[10],
  marginTop: space[10],
  "@media": { [from.md]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: space[12] } },
});

export const section = style({ borderTop: `${line.section} solid ${color.ruleInk}`, paddingTop: space[3] });

export const list = style({ marginTop: space[2] });

export const entry = style({
  paddingBlock: space[3],
  color: color.ink2,
  selectors: { "& + &": { borderTop: `${line.hair} solid ${color.rule}` } },
});

export const more = style({ marginTop: space[3] });

export const search = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space[2],
  alignItems: "end",
  marginBottom: space[3],
});

/** The field keeps a line of 4 px for its error below the box; the button stands level with the box. */
export const submit = style({ marginBottom: space[1] });
