import { style } from "@vanilla-extract/css";
import { cluster } from "../theme/mixins.ts";
import { color, space, text, line } from "../theme/tokens.css.ts";

const hairline = `${line.hair} solid ${color.rule}`;

export const lead = style({ color: color.ink2, font: text.ui, textWrap: "pretty" });
export const name = style({ color: color.ink, fontWeight: 600 });
export const list = style({ borderBottom: hairline });
export const folder = style({ paddingBlock: space[1.5], borderTop: hairline });
export const label = style({ ...cluster, gap: `0 ${space[3]}` });
export const folderName = style({ overflowWrap: "anywhere" });
export const count = style({
  // The label ends before the row does.
  marginInline: `auto calc(-1 * ${space[2.5]})`,
  color: color.ink3,
  font: text.meta,
  fontVariantNumeric: "lining-nums tabular-nums",
});
