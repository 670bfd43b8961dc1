import { globalStyle, style } from "@vanilla-extract/css";
import { print } from "./breakpoints.ts";
import { family, standIns, vars } from "./contract.css.ts";

const { layout, text } = vars;

/** Left out on paper. */
export const onScreen = style({ "@media": { [print]: { display: "none !important" } } });
/** On paper only. */
export const onPaper = style({ display: "none", "@media": { [print]: { display: "revert" } } });

/** A tall grid whose parts follow each other on paper as blocks: browsers break blocks over columns and pages, not grids. */
export const flowing = style({ "@media": { [print]: { display: "block !important" } } });
globalStyle(`${flowing} > * + *`, { "@media": { [print]: { marginTop: vars.space[4] } } });

// A page is read closer than a screen: type of 9 to 10 points, and less room between things.
const TYPE = "78%";
const ROOM = 0.5;

const scaled = (steps: Record<string, string>, unit: number) =>
  Object.fromEntries(Object.entries(steps).map(([step, name]) => [name, `${Number(step) * unit * ROOM}px`]));

globalStyle("@page", { margin: "13mm 14mm" });
globalStyle(":root", {
  "@media": {
    [print]: {
      fontSize: TYPE,
      vars: {
        ...scaled(vars.space, 4),
        ...scaled(vars.inset, 1),
        // A page is narrower than a desktop window, and a font that isn't loaded yet is missing from the print: both cuts
        // are named, and the one the window has shown is used.
        [family.serif]: `"Source Serif 4 Variable", "Source Serif 4 Text", ${standIns.serif}`,
        // Nothing is pressed on paper.
        [vars.size.target]: "1.4em",
        [vars.size.chip]: "1.6em",
        [vars.size.headshot]: "30px",
        [vars.size.control]: "30px",
        [vars.size.portraitWidth]: "72px",
        [vars.size.portraitHeight]: "90px",
        [vars.column.fact]: "76px",
        [vars.column.dateMax]: "100px",
        [vars.column.party]: "84px",
        [layout.measure]: "100%",
      },
    },
  },
});

// Marks and the letters of parties are backgrounds. And paper is white whatever theme a reader has chosen.
globalStyle(":root, :root[data-theme]", {
  "@media": { [print]: { colorScheme: "light", background: "none", printColorAdjust: "exact" } },
});
globalStyle("body", { "@media": { [print]: { background: "none" } } });
globalStyle("[hidden='until-found']", { "@media": { [print]: { contentVisibility: "visible" } } });
globalStyle("h1, h2, h3, h4", { "@media": { [print]: { breakAfter: "avoid", breakInside: "avoid" } } });
globalStyle("p, li", { "@media": { [print]: { orphans: 3, widows: 3 } } });
globalStyle("a", { "@media": { [print]: { color: "inherit", textDecoration: "none" } } });
// On paper nothing can be pressed; the button of a heading or of a column is its text.
globalStyle("button:not(:is(h1, h2, h3, h4, th) > button)", {
  "@media": { [print]: { display: "none !important" } },
});
globalStyle("thead", {
  "@media": { [print]: { display: "table-header-group", breakInside: "avoid", breakAfter: "avoid" } },
});
globalStyle("tbody > tr:first-child", { "@media": { [print]: { breakBefore: "avoid" } } });
// A fact keeps together, unless it holds a list.
globalStyle("tr, li, dl > div:not(:has(ul)), figure", { "@media": { [print]: { breakInside: "avoid" } } });
// A printed link shows its address; the value of a fact is the address itself.
globalStyle("main a[href^='http']:not(dd a)::after", {
  "@media": { [print]: { content: '" (" attr(href) ")"', font: text.meta } },
});
