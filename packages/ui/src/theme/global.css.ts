import { globalStyle } from "@vanilla-extract/css";
import { reducedMotion } from "./breakpoints.ts";
import { vars } from "./contract.css.ts";

const { color, text, line, layout, radius } = vars;

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html", {
  background: color.paper,
  scrollPaddingTop: layout.masthead,
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
});
globalStyle("body", {
  margin: 0,
  minWidth: 0,
  background: color.paper,
  color: color.ink,
  font: text.ui,
  fontOpticalSizing: "auto",
  fontVariantNumeric: "lining-nums",
  overflowWrap: "break-word",
  WebkitFontSmoothing: "antialiased",
});
globalStyle("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, table, blockquote", { margin: 0, padding: 0 });
globalStyle("h1, h2, h3, h4", { font: "inherit" });
globalStyle("fieldset", { border: 0, minWidth: 0 });
globalStyle("legend", { padding: 0 });
// Safari drops the role of a list without markers, except in nav; other lists need role="list".
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("img, svg", { display: "block" });
globalStyle("img", { maxWidth: "100%" });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("button", { cursor: "pointer" });
globalStyle("table", { borderCollapse: "collapse" });
globalStyle("a", {
  color: color.primary,
  textDecorationThickness: line.hair,
  textUnderlineOffset: "0.18em",
  textDecorationColor: "color-mix(in srgb, currentColor 40%, transparent)",
});
globalStyle("a:hover", { textDecorationColor: "currentColor", textDecorationThickness: line.section });
globalStyle("::selection", { background: color.primaryFill, color: color.onPrimary });

globalStyle(":focus", { outline: 0 });
globalStyle(":focus-visible", {
  outline: `${line.section} solid ${color.primary}`,
  outlineOffset: line.section,
  borderRadius: radius.mark,
});
// Headings and the main region take the focus after navigation without being controls.
globalStyle("[tabindex='-1']:focus-visible", { outline: 0 });

globalStyle("[hidden]:not([hidden='until-found'])", { display: "none !important" });

globalStyle("*, *::before, *::after", {
  "@media": {
    [reducedMotion]: {
      transitionDuration: "0s !important",
      animationDuration: "0s !important",
      animationIterationCount: "1 !important",
    },
  },
});

globalStyle("html", { "@media": { [reducedMotion]: { scrollBehavior: "auto" } } });
