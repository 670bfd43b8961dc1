import { style } from "@vanilla-extract/css";
import { below } from "../theme/breakpoints.ts";
import { rules, spreadBaselineCluster, spreadCluster, tabular } from "../theme/mixins.ts";
import { color, space, text, vars } from "../theme/tokens.css.ts";

export const head = style({ ...spreadBaselineCluster, gap: `0 ${space[3]}` });
/** Scrolls, so that the options below stay near. */
export const list = style({
  maxHeight: vars.size.portraitLargeHeight,
  overflowY: "auto",
  marginTop: space[1],
  borderBlock: rules.pale,
});
export const columnLine = style({
  ...spreadCluster,
  flexWrap: "nowrap",
  gap: space[2],
  minHeight: vars.size.control,
  paddingInline: space[1],
  borderTop: rules.hair,
  selectors: { "&:first-child": { borderTop: 0 } },
});
export const movers = style({ display: "flex", flex: "none" });

export const saved = style({ color: color.ink3, font: text.meta, overflowWrap: "anywhere" });
export const file = style({ color: color.ink2, fontWeight: 600, ...tabular });
export const downloadLabel = style({ display: "block", marginBottom: space[1], font: text.smallStrong });
/** Reserves its space during the request, so that the response moves nothing. */
export const downloadOutcome = style({
  display: "grid",
  gap: space[3],
  minHeight: vars.size.summary,
  alignContent: "start",
});
export const retry = style({ justifySelf: "start" });
/** Beside the buttons of a dialog; above them on phones. */
export const footNote = style({
  flex: "1 1 auto",
  alignSelf: "center",
  minWidth: 0,
  color: color.ink2,
  font: text.small,
  ...tabular,
  overflowWrap: "anywhere",
  "@media": { [below.sm]: { flexBasis: "100%" } },
});

export const logoRequest = style({ display: "grid", gap: space[2], justifyItems: "start" });
export const logoForm = style({ display: "grid", gap: space[3], width: "100%" });

export const exportAction = style({ display: "grid", gap: vars.space[1], width: "100%" });

export const exportForm = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] });
export const sheet = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.column.field}), 1fr))`,
  gap: space[5],
});
/** Reserves a line during the request, so that the answer moves little. */
export const exportOutcome = style({
  display: "grid",
  gap: space[2],
  minHeight: vars.size.target,
  alignContent: "start",
});
export const note = style({ color: color.ink2, font: text.small, overflowWrap: "anywhere" });

export const previewHead = style({ marginBottom: space[2], color: color.ink3, font: text.small });
export const sideways = style({ overflowX: "auto", borderTop: rules.ink });
export const table = style({ minWidth: "100%", font: text.small, ...tabular });
const box = { padding: `${space[1.5]} ${space[4]} ${space[1.5]} 0`, textAlign: "start", whiteSpace: "nowrap" } as const;
export const heading = style({ ...box, font: text.smallStrong });
export const cell = style({ ...box, borderTop: rules.hair, verticalAlign: "top" });
export const labels = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.column.fieldSmall}), 1fr))`,
  gap: space[1],
  padding: space[2.5],
  border: rules.hair,
  background: color.paperSunk,
});
export const paper = style({
  padding: space[2],
  borderRadius: vars.radius.mark,
  background: color.paperRaised,
  font: text.meta,
  overflowWrap: "anywhere",
});

export const counts = style({ display: "block", color: color.ink3, font: text.meta });
