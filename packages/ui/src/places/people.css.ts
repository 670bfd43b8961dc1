import { style } from "@vanilla-extract/css";
import { content, print } from "../theme/breakpoints.ts";
import { cluster, inlineRow, rules, screenOnly, tabular, textTarget } from "../theme/mixins.ts";
import { color, size, space, text, vars } from "../theme/tokens.css.ts";

const AS_TABLE = `holders ${content.form}`;

export const container = style({ containerType: "inline-size", containerName: "holders" });
export const person = style({
  display: "grid",
  gridTemplateColumns: `${size.headshot} minmax(0, 1fr) auto`,
  columnGap: space[3],
  paddingBlock: space[3],
  borderTop: rules.hair,
  breakInside: "avoid",
  "@container": {
    [AS_TABLE]: { gridTemplateColumns: `${size.headshot} minmax(0, 1fr) ${vars.column.party} auto` },
  },
});
export const party = style({
  gridColumn: 2,
  gridRow: 2,
  // Printed columns are narrow, so the party is beside the name.
  "@media": { [print]: { gridColumn: 3, gridRow: 1 } },
  "@container": {
    [AS_TABLE]: { ...inlineRow, gridColumn: 3, gridRow: 1, height: space[6] },
  },
});
export const star = style({
  gridColumn: -2,
  gridRow: 1,
  margin: `calc(-1 * ${space[2]}) calc(-1 * ${space[2]}) 0 0`,
  ...screenOnly,
});

export const vacant = style({ marginTop: space[3], color: color.ink2, font: text.data });
export const rosterRole = style({ display: "block", color: color.ink3, font: text.small, textWrap: "pretty" });
export const district = style({ whiteSpace: "nowrap", ...textTarget });
export const contact = style({ ...cluster, gap: `0 ${space[3]}`, color: color.ink2, font: text.small });

export const balance = style({ display: "grid", gap: space[3], marginBottom: space[4], breakAfter: "avoid" });
export const legend = style({
  ...cluster,
  gap: `${space[1]} ${space[5]}`,
  color: color.ink2,
  font: text.small,
  ...tabular,
});
