import { style, styleVariants } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/breakpoints.ts";
import { centered, column, inlineRow, rules } from "../../theme/mixins.ts";
import { color, line, size, space, text, vars } from "../../theme/tokens.css.ts";

const grid = style({ ...column, gap: space[1], alignContent: "start", minWidth: 0 });

/** `inline` puts the label and the control on one line. */
export const layout = styleVariants({
  stacked: [grid],
  inline: { ...inlineRow, flexWrap: "wrap", gap: space[2], maxWidth: "100%" },
});

export const label = styleVariants({
  stacked: { font: text.smallStrong },
  inline: { font: text.small, color: color.ink2 },
});

/** Takes no space or gap while empty, so that all fields have the same distance. */
export const message = style({ selectors: { "&:empty": { position: "absolute" } } });

export const error = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[1.5],
  color: color.danger,
  font: text.smallMedium,
});
export const errorIcon = style({ paddingTop: vars.space[0.5] });

const fieldBox = style({
  width: "100%",
  border: rules.control,
  borderRadius: vars.radius.control,
  background: color.paperRaised,
  color: color.ink,
  selectors: {
    "&::placeholder": { color: color.ink3, opacity: 1, textOverflow: "ellipsis" },
    // Browsers draw it in blue.
    "&::-webkit-search-cancel-button": { filter: "grayscale(1)" },
    "&:focus-visible": {
      outline: `${line.section} solid ${color.primary}`,
      outlineOffset: 0,
      borderColor: color.primary,
      borderRadius: vars.radius.control,
    },
    "&[aria-invalid=true]": { borderColor: color.danger, boxShadow: `inset 0 0 0 ${line.hair} ${color.danger}` },
    "&:disabled": { background: color.paperSunk, color: color.ink3 },
  },
  "@media": { [forcedColors]: { selectors: { "&[aria-invalid=true]": { borderWidth: line.section } } } },
});

export const input = styleVariants({
  small: [fieldBox, { minHeight: size.controlSmall, padding: `${vars.inset[5]} ${space[3]}`, font: text.small }],
  medium: [fieldBox, { minHeight: size.control, padding: `${vars.inset[7]} ${space[3]}`, font: text.ui }],
  large: [fieldBox, { minHeight: size.controlLarge, padding: `${vars.inset[11]} ${space[3]}`, font: text.ui }],
});

export const group = style({ display: "grid", gap: space[1], minWidth: 0 });
/** The number needs less space than the text. */
export const pair = style({ display: "grid", gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", gap: space[2] });

export const textBox = style({ position: "relative", display: "grid" });
export const icon = style({
  position: "absolute",
  insetBlock: 0,
  left: vars.space[2.5],
  ...centered,
  color: vars.color.ink3,
  pointerEvents: "none",
});
export const afterIcon = style({ selectors: { "&&": { paddingLeft: vars.size.inControl } } });
export const beforeAction = style({ selectors: { "&&": { paddingRight: vars.size.summary } } });
export const action = style({ position: "absolute", insetBlock: 0, right: vars.space[0.5], ...centered });

/** At the end of a line; the third column of a line with a box. */
export const optionCount = style({
  gridColumn: 3,
  marginInlineStart: "auto",
  color: color.ink2,
  fontVariantNumeric: "tabular-nums",
  "@media": { [forcedColors]: { color: "inherit" } },
});
