import { globalStyle, style } from "@vanilla-extract/css";
import { note } from "../primitives/panel/panel.css.ts";
import { content } from "../theme/breakpoints.ts";
import { centeredCluster, cluster, column, rules, screenOnly, spreadBaselineCluster } from "../theme/mixins.ts";
import { color, leading, line, space, text, vars } from "../theme/tokens.css.ts";

// Without a count beside its title the section has only buttons.
globalStyle(`#notes:not(:has(${note}))`, { ...screenOnly });

export const notes = style({ ...column, gap: space[4], container: "notes / inline-size" });
export const intro = style({ maxWidth: vars.layout.measure, color: color.ink2, font: text.ui });
export const foot = style({ ...centeredCluster, gap: `${space[2]} ${space[4]}`, ...screenOnly });

export const tagForm = style({ ...cluster, alignItems: "start", gap: space[2] });

export const list = style({ ...column });
export const entry = style({ ...column, gap: space[1], paddingBlock: space[3], borderTop: rules.hair });
export const head = style({ ...spreadBaselineCluster, gap: `${space[1]} ${space[3]}` });
export const about = style({ ...centeredCluster, gap: `0 ${space[3]}`, color: color.ink3, font: text.meta });
export const author = style({ color: color.ink, font: text.smallStrong, overflowWrap: "anywhere" });
export const audience = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minWidth: 0,
  overflowWrap: "anywhere",
});
export const actions = style({ ...cluster, gap: `0 ${space[3]}`, ...screenOnly });

export const body = style({ ...column, gap: space[1.5], maxWidth: vars.layout.measure, font: text.ui });
globalStyle(`${body} p, ${body} li`, { overflowWrap: "anywhere", textWrap: "pretty" });
export const items = style({ ...column, gap: space[0.5], paddingLeft: space[6], listStyle: "disc" });
export const mention = style({ font: text.uiStrong });

export const editor = style({ ...column, gap: space[2], paddingBlock: space[3], borderTop: rules.hair });
export const area = style({ minHeight: `calc(4 * ${leading.ui})`, resize: "vertical", fieldSizing: "content" });
export const controls = style({ ...centeredCluster, justifyContent: "space-between", gap: `${space[2]} ${space[4]}` });
export const buttons = style({ ...centeredCluster, gap: space[3] });

export const conflict = style({ ...column, gap: space[4], paddingBlock: space[3], borderTop: rules.hair });
export const sides = style({
  ...column,
  gap: space[6],
  "@container": { [`notes ${content.form}`]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const sideTitle = style({ paddingBottom: space[1], borderBottom: rules.hair, font: text.smallStrong });
export const compared = style({
  paddingTop: space[2],
  font: text.data,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
globalStyle(`${compared} ins`, {
  background: color.primaryWash,
  textDecoration: "underline",
  textDecorationThickness: line.section,
  textDecorationColor: color.primary,
  textUnderlineOffset: vars.underline.offset,
});
globalStyle(`${compared} del`, { color: color.ink3 });

export const versions = style({ ...column, paddingTop: space[2] });
export const version = style({
  ...column,
  gap: space[1],
  paddingBlock: space[2],
  borderTop: rules.hair,
  font: text.small,
});
