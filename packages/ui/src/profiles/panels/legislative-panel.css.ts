import { style } from "@vanilla-extract/css";
import { from } from "../../theme/breakpoints.ts";
import { flowing } from "../../theme/print.css.ts";
import { cluster } from "../../theme/mixins.ts";
import { color, space, text, line as rules } from "../../theme/tokens.css.ts";

export const parts = style([flowing, { display: "grid", gap: space[6], font: text.data }]);
export const heading = style({ marginBottom: space[2], font: text.subhead });

export const line = style({
  padding: `${space[2]} 0`,
  borderTop: `${rules.hair} solid ${color.rule}`,
  selectors: { "&:first-child": { paddingTop: 0, borderTop: 0 } },
});
export const position = style({ fontWeight: 600 });
export const committee = style({ fontWeight: 600 });

export const seat = style({
  display: "grid",
  gap: `0 ${space[4]}`,
  "@media": { [from.sm]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "baseline" } },
});
export const rank = style({ color: color.ink2, font: text.small, fontVariantNumeric: "lining-nums tabular-nums" });
export const subcommittee = style({ color: color.ink2, selectors: { "&:hover": { color: color.primary } } });

export const categories = style([flowing, { display: "grid", gap: space[3] }]);
export const category = style({ marginBottom: space[1], color: color.ink3, font: text.small, breakAfter: "avoid" });
export const chips = style({ ...cluster, gap: space[2] });
export const chipItem = style({ minWidth: 0, maxWidth: "100%" });
