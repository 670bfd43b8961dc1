import { style } from "@vanilla-extract/css";
import { from } from "../theme/breakpoints.ts";
import { cluster, rules, screenOnly } from "../theme/mixins.ts";
import { color, space, text, vars } from "../theme/tokens.css.ts";

export const head = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: space[4],
  paddingBottom: space[4],
  "@media": {
    [from.sm]: { gridTemplateRows: "auto 1fr", rowGap: space[2] },
    [from.md]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "none", rowGap: space[4] },
  },
});
/** Initials are small and beside the name at every width. */
export const initialsHead = style([
  head,
  { "@media": { [from.md]: { gridTemplateColumns: "auto minmax(0, 1fr)", gap: space[4] } } },
]);
/** One portrait per breakpoint: 104 px beside the name, or 176 px above it. */
export const small = style({ "@media": { [from.sm]: { gridRow: "1 / 3" }, [from.md]: { display: "none" } } });
export const large = style({ display: "none", "@media": { [from.md]: { display: "block" } } });

/** Below portrait and name on phones, else below the name. */
export const contact = style({
  gridColumn: "1 / -1",
  "@media": { [from.sm]: { gridColumn: 2 }, [from.md]: { gridColumn: "1 / -1" } },
});

export const credit = style({ gridColumn: "1 / -1", color: color.ink3, font: text.small });

export const identityName = style({
  marginTop: space[2],
  font: text.profileNameSmall,
  letterSpacing: vars.tracking.name,
  // A right-to-left name is still aligned with the column.
  textAlign: "left",
  overflowWrap: "anywhere",
  textWrap: "balance",
  "@media": { [from.md]: { font: text.profileName } },
});
export const identityPosition = style({ marginTop: space[1], color: color.ink2, font: text.ui, textWrap: "pretty" });
export const role = style({ marginTop: space[2], color: color.ink3, font: text.small, textWrap: "pretty" });
export const notice = style({ paddingBottom: space[4] });

export const actions = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space[2],
  padding: `${space[4]} max(0px, 100% - ${vars.column.banner}) ${space[4]} 0`,
  borderTop: rules.hair,
  ...screenOnly,
});
export const wide = style({ display: "grid", gridColumn: "1 / -1" });
export const identityLink = style({ gridColumn: "1 / -1", font: text.small });

export const modules = style({ ...cluster, gap: vars.space[1] });
export const module = style({ display: "flex" });

export const elections = style({ display: "grid", gap: vars.space[2], font: vars.text.small });
