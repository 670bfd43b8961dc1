import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { print } from "../../theme/breakpoints.ts";
import { rules, tabular } from "../../theme/mixins.ts";
import { color, space, text, vars } from "../../theme/tokens.css.ts";

const base = style({ overflowWrap: "break-word", textWrap: "pretty" });

export const look = styleVariants({
  prose: [base, { maxWidth: vars.layout.measure, font: text.prose, hangingPunctuation: "first" }],
  interface: [base, { font: text.data }],
});

globalStyle(`${base} > * + *`, { marginTop: space[4] });
globalStyle(`${base} :is(h2, h3, h4, h5, h6)`, { margin: `${space[6]} 0 ${space[2]}`, font: text.subhead });
globalStyle(`${base} > :first-child`, { marginTop: 0 });
globalStyle(`${base} ul`, { paddingLeft: space[5], listStyle: "disc" });
globalStyle(`${base} ol`, { paddingLeft: space[6], listStyle: "decimal" });
// Keeps space for the markers, because spacing is halved in print.
globalStyle(`${base} :is(ul, ol)`, { "@media": { [print]: { paddingLeft: space[10] } } });
globalStyle(`${base} li + li`, { marginTop: space[1] });
globalStyle(`${base} li::marker`, { color: color.ink3 });
globalStyle(`${base} blockquote`, {
  paddingLeft: space[4],
  borderLeft: `${vars.line.mark} solid ${color.rule2}`,
  fontStyle: "italic",
});
globalStyle(`${base} table`, { width: "100%", font: text.data, ...tabular });
globalStyle(`${base} :is(th, td)`, {
  padding: `${vars.inset[9]} ${space[4]} ${vars.inset[9]} 0`,
  borderBottom: rules.hair,
  textAlign: "start",
  verticalAlign: "top",
});
globalStyle(`${base} hr`, { border: 0, borderTop: rules.hair });
