import { style } from "@vanilla-extract/css";
import { from, print } from "../theme/breakpoints.ts";
import { cluster, column, textTarget } from "../theme/mixins.ts";
import { color, space, text as fonts, vars } from "../theme/tokens.css.ts";

export const footer = style({
  borderTop: `${vars.line.hair} solid ${color.ruleInk}`,
  background: color.paperSunk,
  color: color.ink2,
  font: fonts.small,
  "@media": { [print]: { display: "none" } },
});

export const columns = style({
  ...column,
  gap: space[6],
  paddingBlock: space[8],
  "@media": { [from.md]: { gridTemplateColumns: "1fr auto", alignItems: "start" } },
});

export const text = style({ maxWidth: vars.layout.measure, overflowWrap: "anywhere", textWrap: "pretty" });
export const phone = style({ whiteSpace: "nowrap" });
export const legal = style({ "@media": { [from.md]: { textAlign: "end" } } });
export const links = style({
  ...cluster,
  gap: `${space[1]} ${space[5]}`,
  "@media": { [from.md]: { justifyContent: "flex-end" } },
});
export const link = style(textTarget);
export const copyright = style({ marginTop: space[2], color: color.ink3, font: fonts.meta });
