import { style } from "@vanilla-extract/css";
import { below } from "../theme/breakpoints.ts";
import { flowing } from "../theme/print.css.ts";
import { centeredCluster, inlineRow } from "../theme/mixins.ts";
import { color, space, text } from "../theme/tokens.css.ts";
import * as tables from "../profiles/table.css.ts";

export const elections = style([flowing, { display: "grid", gap: space[6], marginTop: space[3] }]);
export const election = style({ breakInside: "avoid" });
export const title = style({ font: text.subhead, fontVariantNumeric: "lining-nums" });
export const outcome = style({ marginBottom: space[1], color: color.ink2, font: text.small, textWrap: "pretty" });
export const table = style({ width: "100%", font: text.data, fontVariantNumeric: "lining-nums tabular-nums" });
export const candidate = style([tables.cell, { width: "50%" }]);
export const line = style({ ...centeredCluster, gap: `0 ${space[2]}` });
export const name = style({ overflowWrap: "anywhere", selectors: { "&[data-winner]": { fontWeight: 600 } } });
export const won = style({ ...inlineRow, gap: space[1], color: color.won, font: text.smallMedium });
export const votes = style([tables.cell, { textAlign: "end", whiteSpace: "nowrap" }]);
export const shareHead = style([tables.numberHead, { width: "34%", "@media": { [below.sm]: { width: "auto" } } }]);
export const shareCell = style([tables.cell, { verticalAlign: "middle" }]);
