import { style, styleVariants } from "@vanilla-extract/css";
import { content } from "../theme/breakpoints.ts";
import { space, size, vars } from "../theme/tokens.css.ts";

const columns = { display: "grid", gridTemplateColumns: `${size.headshot} minmax(0, 1fr)`, columnGap: space[3] };

// The height of a row or card with a name and one line of position.
export const places = styleVariants({
  list: {
    ...columns,
    minHeight: vars.skeleton.row,
    padding: `${space[4]} 0`,
    "@container": {
      [`cards ${content.row}`]: { minHeight: vars.skeleton.rowWide, padding: `${space[3.5]} 0`, columnGap: space[4] },
    },
  },
  card: { ...columns, gridTemplateRows: "auto 1fr auto", minHeight: vars.skeleton.card },
});
export const headshot = style({ width: size.headshot, height: size.headshot, borderRadius: vars.radius.control });
export const lines = style({ display: "grid", alignContent: "start", gap: space[2], paddingTop: space[1] });
export const name = style({ width: `min(60%, ${vars.skeleton.name})`, height: space[4] });
export const position = style({ width: `min(85%, ${vars.skeleton.sentence})`, height: space[3] });
export const foot = style({ gridColumn: "1 / -1", gridRow: 3, width: size.featureWidth, height: space[5] });
