import { style } from "@vanilla-extract/css";
import { content, forcedColors, print } from "../theme/breakpoints.ts";
import { row } from "../theme/mixins.ts";
import { color, space, text, line, vars } from "../theme/tokens.css.ts";

// Below this width four tabs form a ruled grid of two by two.
const oneRow = content.halves;

export const list = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  borderBottom: `${line.hair} solid ${color.ruleInk}`,
  "@media": { [oneRow]: { display: "flex", gap: space[8] }, [print]: { display: "none" } },
});

/** An odd number of tabs stays on one line. */
export const oneLine = style([list, { gridAutoFlow: "column", gridTemplateColumns: "none" }]);

export const item = style({ display: "grid" });

export const tab = style({
  position: "relative",
  ...row,
  gap: space[2],
  minHeight: vars.size.tab,
  padding: `${vars.space[1.5]} ${space[3]}`,
  borderTop: `${line.hair} solid ${color.rule}`,
  color: color.ink2,
  font: text.dataMedium,
  textDecoration: "none",
  selectors: {
    [`${item}:nth-child(even) &`]: { borderLeft: `${line.hair} solid ${color.rule}` },
    "&:hover": { color: color.primary },
    "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.space[0.5]})` },
    "&[aria-current]": { background: color.primaryWash, color: color.ink, fontWeight: 600 },
    "&[aria-current]::after": {
      content: "",
      position: "absolute",
      insetInline: 0,
      bottom: `calc(-1 * ${vars.inset[1]})`,
      height: line.mark,
      background: color.primary,
    },
  },
  "@media": {
    [oneRow]: {
      minHeight: vars.size.summary,
      padding: `${vars.space[2.5]} 0`,
      border: 0,
      font: vars.text.uiMedium,
      selectors: {
        [`${item}:nth-child(even) &`]: { borderLeft: 0 },
        "&[aria-current]": { background: "none" },
      },
    },
    [forcedColors]: { selectors: { "&[aria-current]::after": { background: "Highlight", forcedColorAdjust: "none" } } },
  },
});
