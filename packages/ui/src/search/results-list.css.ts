import { style, styleVariants } from "@vanilla-extract/css";
import { from } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";

const { color, space, line } = vars;
const hairline = `${line.hair} solid ${color.rule}`;

/** Cards answer to this container, not to the window. */
export const container = style({
  containerName: "cards",
  containerType: "inline-size",
  transitionProperty: "opacity",
  transitionDuration: vars.motion.hover,
  selectors: { "&[aria-busy=true]": { opacity: vars.opacity.pending } },
});

export const views = styleVariants({
  list: {},
  card: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    borderTop: hairline,
    "@media": { [from.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  },
});

export const items = styleVariants({
  list: { borderTop: hairline, selectors: { "&:last-child": { borderBottom: hairline } } },
  // Ruled cells, not boxes: hairlines between, none at the sides.
  card: {
    minWidth: 0,
    padding: `${space[4]} 0`,
    borderBottom: hairline,
    "@media": {
      [from.sm]: {
        selectors: {
          "&:nth-child(odd)": { paddingInlineEnd: space[5], borderInlineEnd: hairline },
          "&:nth-child(even)": { paddingInlineStart: space[5] },
        },
      },
    },
  },
});
