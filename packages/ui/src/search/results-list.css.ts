import { style, styleVariants } from "@vanilla-extract/css";
import { from, print } from "../theme/breakpoints.ts";
import { column } from "../theme/mixins.ts";
import { color, space, line, vars } from "../theme/tokens.css.ts";

const hairline = `${line.hair} solid ${color.rule}`;

/** Cards respond to this container's width, not the window's. */
export const container = style({
  containerName: "cards",
  containerType: "inline-size",
  transitionProperty: "opacity",
  transitionDuration: vars.motion.hover,
  selectors: { "&[aria-busy=true]": { opacity: vars.opacity.pending } },
});

export const views = styleVariants({
  list: { "@media": { [print]: { columnCount: 2, columnGap: space[10] } } },
  card: {
    ...column,
    borderTop: hairline,
    "@media": { [from.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  },
});

export const items = styleVariants({
  list: { borderTop: hairline, selectors: { "&:last-child": { borderBottom: hairline } } },
  // Cells separated by hairlines, without outer borders.
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

/** About as high as a complete row, so that the page's length doesn't change. */
export const waiting = styleVariants({
  list: [items.list, { minHeight: vars.size.row, paddingBlock: space[3.5] }],
  card: [items.card, { minHeight: vars.size.cardCell }],
});
export const name = style({ font: vars.text.name, overflowWrap: "anywhere" });

/** A typed word in the reason of a match; unlike links, without a line. */
export const match = style({ color: vars.color.ink, fontWeight: 600 });
