import { style } from "@vanilla-extract/css";
import { centered, checkbox, floating, forcedHighlight, rules, turning } from "../../theme/mixins.ts";
import { color, space, text, line, size, vars } from "../../theme/tokens.css.ts";

const STEP = space[5];

export const popup = style({
  ...floating,
  display: "grid",
  gap: space[2],
  width: `max(var(--radix-popover-trigger-width), ${vars.layout.dialogNarrow})`,
  maxWidth: `calc(100vw - ${space[8]})`,
  padding: space[3],
});

export const tree = style({
  maxHeight: size.menuMax,
  overflowY: "auto",
  overscrollBehavior: "contain",
  marginInline: `calc(-1 * ${space[3]})`,
});

export const item = style({
  display: "flex",
  alignItems: "start",
  gap: space[2],
  padding: `${space[1]} ${space[3]}`,
  paddingInlineStart: `calc(${space[3]} + ${size.target} + ${space[1]})`,
  font: text.data,
  cursor: "pointer",
  selectors: {
    "&[data-level='1']": { paddingInlineStart: `calc(${space[3]} + ${size.target} + ${space[1]} + ${STEP})` },
    "&[data-level='2']": { paddingInlineStart: `calc(${space[3]} + ${size.target} + ${space[1]} + 2 * ${STEP})` },
    "&[data-level='3']": { paddingInlineStart: `calc(${space[3]} + ${size.target} + ${space[1]} + 3 * ${STEP})` },
    "&:hover": { background: color.paperHover },
    "&:focus-visible": { outlineOffset: `calc(-1 * ${line.section})`, background: color.primaryWash },
  },
});

export const toggle = style({
  flex: "none",
  ...centered,
  width: size.target,
  height: size.target,
  marginBlock: `calc(-1 * ${vars.inset[1]})`,
  marginInlineStart: `calc(-1 * (${size.target} + ${space[1]}))`,
  marginInlineEnd: `calc(${space[1]} - ${space[2]})`,
  color: color.ink3,
  ...turning,
  selectors: { "&[data-open=true]": { transform: "rotate(90deg)" }, "&[hidden]": { display: "none" } },
});

export const box = style({
  flex: "none",
  ...checkbox,
  marginTop: vars.inset[1],
  selectors: {
    "&[data-mark=all], &[data-mark=some]": { borderColor: color.primaryFill, background: color.primaryFill },
  },
  ...forcedHighlight("&[data-mark=all], &[data-mark=some]"),
});
export const name = style({ minWidth: 0 });

export const foot = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[3],
  minHeight: size.target,
  paddingTop: space[2],
  borderTop: rules.hair,
  color: color.ink3,
  font: text.meta,
});
