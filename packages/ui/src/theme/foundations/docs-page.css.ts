import { globalStyle, type GlobalStyleRule, style } from "@vanilla-extract/css";
import { below, from } from "../breakpoints.ts";
import { color, space, text, line, vars } from "../tokens.css.ts";

// The doubled class overrides Storybook's fonts, which are set with two classes.
const page = ".sbdocs.sbdocs-content";
const own = (name: string) => `${page} .${name}`;
/** The docs page's own elements, not those of stories. */
const plain = (...elements: string[]) => `${page} :is(${elements.join(", ")}):not(:where(.docs-story *))`;

globalStyle(`.sbdocs.sbdocs-wrapper`, { background: color.paper, color: color.ink, font: text.ui });
globalStyle(`${page} .sbdocs-title`, {
  marginBottom: space[3],
  color: color.ink,
  font: text.h1,
  letterSpacing: vars.tracking.h1,
});
globalStyle(plain("h1"), { color: color.ink, font: text.h1, letterSpacing: vars.tracking.h1 });
globalStyle(plain("p", "li", "td", "th"), { color: color.ink, fontFamily: vars.font.sans });
globalStyle(`${page} > :is(p, ul)`, { maxWidth: vars.layout.measure, font: text.ui });
globalStyle(plain("h2", "h3"), { color: color.ink, font: text.h2, borderBottom: 0 });
globalStyle(plain("h3"), { font: text.h3 });

export const purpose = style({});
globalStyle(own(purpose), {
  maxWidth: vars.layout.measure,
  margin: `0 0 ${space[6]}`,
  color: color.ink2,
  font: text.prose,
});

export const heading = style({});
globalStyle(own(heading), {
  margin: `${space[8]} 0 ${space[3]}`,
  paddingTop: space[3],
  borderTop: `${line.hair} solid ${color.ruleInk}`,
  font: text.h2,
});

export const pair = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.layout.sideProfile}, 100%), 1fr))`,
  columnGap: space[10],
});

export const lines = style({});
globalStyle(own(lines), { display: "grid", gap: space[2], margin: 0, padding: 0, listStyle: "none", font: text.ui });
globalStyle(`${own(lines)} > li`, { margin: 0, maxWidth: vars.layout.measure });

export const table = style({});
globalStyle(own(table), { borderCollapse: "collapse", font: text.data });
globalStyle(`${own(table)} :is(th, td)`, {
  padding: `${space[2]} ${space[6]} ${space[2]} 0`,
  border: 0,
  borderBottom: `${line.hair} solid ${color.rule}`,
  background: "none",
  color: color.ink,
  textAlign: "start",
  verticalAlign: "top",
});
globalStyle(`${own(table)} tr`, { border: 0, background: "none" });

export const index = style({});
globalStyle(own(index), { display: "grid", margin: 0 });
globalStyle(`${own(index)} > div`, {
  display: "grid",
  columnGap: space[6],
  padding: `${space[2]} 0`,
  borderBottom: `${line.hair} solid ${color.rule}`,
  "@media": { [from.sm]: { gridTemplateColumns: `${vars.column.field} minmax(0, 1fr)` } },
});
globalStyle(`${own(index)} :is(dt, dd)`, { margin: 0, font: text.data, color: color.ink });
globalStyle(`${own(index)} dt`, { font: text.dataStrong });
globalStyle(`${page} :is(dl, .sbdocs-p, .sbdocs-li) a:not(:where(.docs-story *))`, { color: color.primary });

export const tokens = style({});
globalStyle(own(tokens), {
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: color.ink2,
  font: text.small,
});
globalStyle(`${own(tokens)} > li`, { margin: 0 });

// The four columns of a props table don't fit a phone: there each prop is a block under its name.
globalStyle(`${page} :has(> .docblock-argstable)`, { overflowX: "auto" });
const props = `${page} .docblock-argstable`;
const onPhone = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${props}${selector}`, { "@media": { [below.sm]: rule } });
onPhone(", " + props + " :is(tbody, tr, td)", { display: "block" });
onPhone(" thead", { display: "none" });
onPhone(" tbody tr", { padding: `${space[3]} ${space[4]}`, background: color.paperRaised });
// Overrides Storybook's indentation of the first cell.
onPhone(" tbody tr td", { width: "auto", padding: `${space[1]} 0 !important`, border: 0 });
// Hides the "-" in Storybook's empty columns, because here props are blocks without columns.
onPhone(" td:nth-of-type(3):has(> span), " + props + " td:nth-of-type(4):not(:has(*))", { display: "none" });
onPhone(" td:nth-of-type(3)::before", { content: "Default ", color: color.ink2 });

globalStyle(`${page} .docs-story`, { background: color.paper, color: color.ink });
globalStyle(`${page} .docblock-argstable :is(th, td)`, { background: color.paperRaised, color: color.ink });
globalStyle(plain("code", "kbd"), {
  padding: `0 ${space[1]}`,
  border: `${line.hair} solid ${color.rule}`,
  borderRadius: vars.radius.mark,
  background: color.paperRaised,
  color: color.ink,
  fontSize: "0.875em",
});
