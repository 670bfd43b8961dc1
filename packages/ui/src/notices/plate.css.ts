import { style } from "@vanilla-extract/css";
import { from } from "../theme/breakpoints.ts";
import { cluster } from "../theme/mixins.ts";
import { color, space, vars } from "../theme/tokens.css.ts";
import { type } from "../theme/typography.css.ts";

export const plate = style({
  display: "grid",
  gap: space[8],
  padding: `${space[8]} 0 ${space[6]}`,
  "@media": {
    [from.md]: {
      gridTemplateColumns: `minmax(0, ${vars.layout.plate}) minmax(0, 1fr)`,
      alignItems: "center",
      gap: space[22],
      minHeight: `calc(100vh - ${vars.layout.outside})`,
      padding: `${space[16]} 0`,
    },
  },
});

export const title = style([type.h1]);
export const body = style([type.lede, { display: "grid", gap: space[3], marginTop: space[3] }]);
export const actions = style({ ...cluster, gap: space[2], marginTop: space[6] });

export const picture = style({
  paddingTop: space[6],
  borderTop: `${vars.line.hair} solid ${color.rule}`,
  color: color.ink2,
  "@media": {
    [from.md]: {
      padding: `0 0 0 ${space[22]}`,
      borderTop: 0,
      borderLeft: `${vars.line.hair} solid ${color.rule}`,
    },
  },
});

export const drawing = style({ width: "100%", maxWidth: vars.layout.drawing, height: "auto", marginInline: "auto" });
export const faint = style({ opacity: 0.45 });
