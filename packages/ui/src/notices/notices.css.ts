import { style } from "@vanilla-extract/css";
import { from } from "../theme/breakpoints.ts";
import { centeredCluster, cluster, row, rules, screenOnly } from "../theme/mixins.ts";
import { color, space, vars } from "../theme/tokens.css.ts";
import { type } from "../theme/layout.css.ts";

export const notice = style({
  ...centeredCluster,
  gap: `${space[3]} ${space[4]}`,
  padding: `${space[4]} 0`,
  borderTop: rules.hair,
  borderBottom: rules.hair,
});
export const icon = style({ color: color.danger });
export const failureText = style({ flex: `1 1 ${vars.layout.outside}`, font: vars.text.data });

export const loading = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: vars.space[4],
  minHeight: "60vh",
  color: vars.color.primary,
});
export const loadingText = style({
  minHeight: vars.leading.prose,
  color: vars.color.ink2,
  font: vars.text.prose,
  textAlign: "center",
});

export const bar = style({
  paddingBlock: space[2],
  borderBottom: rules.hair,
  background: color.dangerWash,
  color: color.danger,
  font: vars.text.small,
  ...screenOnly,
});
export const line = style({ ...row, gap: space[2] });

export const offlineMark = style({
  paddingBlock: space[1],
  borderBottom: rules.hair,
  background: color.tooCloseWash,
  color: color.tooClose,
  font: vars.text.meta,
});
export const word = style({ marginRight: space[2], fontWeight: 600 });

export const plate = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
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

export const body = style([type.lede, { display: "grid", gap: space[3], marginTop: space[3] }]);
export const actions = style({ ...cluster, gap: space[2], marginTop: space[6] });

export const picture = style({
  paddingTop: space[6],
  borderTop: rules.hair,
  color: color.ink2,
  "@media": {
    [from.md]: { padding: `0 0 0 ${space[22]}`, borderTop: 0, borderLeft: rules.hair },
  },
});

export const drawing = style({ width: "100%", maxWidth: vars.layout.drawing, height: "auto", marginInline: "auto" });
export const faint = style({ opacity: 0.45 });

export const logo = style({
  ...row,
  gap: vars.space[2.5],
  marginBottom: space[5],
  font: vars.text.wordmark,
  letterSpacing: vars.tracking.wordmark,
  color: color.ink,
});
export const link = style({ display: "inline-block", minHeight: vars.size.target, font: vars.text.ui });
