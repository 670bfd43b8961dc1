import { style } from "@vanilla-extract/css";
import { content } from "../theme/breakpoints.ts";
import { column } from "../theme/mixins.ts";
import { color, space, text, line, size } from "../theme/tokens.css.ts";

/** Two columns if the section itself is wide enough. */
export const container = style({ container: "featured / inline-size" });
const PAIRS = `featured ${content.form}`;

export const list = style({
  ...column,
  columnGap: space[8],
  marginTop: space[3],
  "@container": { [PAIRS]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const item = style({
  display: "grid",
  gridTemplateColumns: `${size.featureWidth} minmax(0, 1fr)`,
  columnGap: space[4],
  alignContent: "start",
  minHeight: `calc(${size.featureHeight} + 2 * ${space[5]})`,
  paddingBlock: space[5],
  borderTop: `${line.hair} solid ${color.rule}`,
  selectors: { "&:first-child": { borderTop: 0 } },
  "@container": { [PAIRS]: { selectors: { "&:nth-child(2)": { borderTop: 0 } } } },
});

export const head = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space[2],
});
export const name = style({ minWidth: 0, font: text.featureName, overflowWrap: "anywhere" });
/** Aligns the 40 px star with the name's line and the column's edge. */
export const star = style({
  display: "flex",
  flex: "none",
  width: size.control,
  height: size.control,
  margin: `calc(-1 * ${space[2]}) calc(-1 * ${space[2.5]}) calc(-1 * ${space[2]}) 0`,
});
export const position = style({ color: color.ink2, font: text.small, textWrap: "pretty" });
export const role = style({ color: color.ink3, font: text.small, textWrap: "pretty" });
export const summary = style({ marginTop: space[2], color: color.ink2, font: text.proseSmall, textWrap: "pretty" });
