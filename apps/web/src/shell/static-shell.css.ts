import { from, standIns, vars } from "@rotunda/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

// The static header in index.html, with the size of the header that replaces it.
const { color, layout, line, space, size } = vars;

globalStyle(".static-strip", {
  display: "none",
  height: `calc(${layout.strip} + ${line.hair})`,
  background: color.paperSunk,
  "@media": { [from.wide]: { display: "block" } },
});
globalStyle(".static-masthead", { borderBottom: `${line.hair} solid ${color.ruleInk}`, background: color.paper });
globalStyle(".static-line", {
  display: "flex",
  alignItems: "center",
  gap: space[2.5],
  height: `calc(${layout.masthead} - ${line.hair})`,
  maxWidth: layout.page,
  marginInline: "auto",
  // The space of the menu button.
  paddingInline: `calc(${space[4]} + ${size.control} - ${space[1.5]}) ${space[4]}`,
  color: color.ink,
  font: vars.text.wordmark,
  fontFamily: standIns.text,
  letterSpacing: vars.tracking.wordmark,
  "@media": { [from.md]: { fontFamily: standIns.serif }, [from.wide]: { paddingInline: space[6] } },
});
globalStyle(".static-line svg", { width: size.chip, height: size.chip, color: color.primary });
globalStyle(".static-trouble", {
  maxWidth: layout.page,
  marginInline: "auto",
  padding: space[4],
  color: color.ink,
  font: vars.text.data,
  "@media": { [from.wide]: { paddingInline: space[6] } },
});

/** In system fonts, because ours would load before the program. */
export const head = style({});
// Doubled to be more specific than the components' styles.
globalStyle(`.${head}.${head} *`, { fontFamily: standIns.sans });
globalStyle(`.${head}.${head} h1`, {
  fontFamily: standIns.text,
  "@media": { [from.md]: { fontFamily: standIns.serif } },
});
