import { globalStyle, style } from "@vanilla-extract/css";
import { print } from "./breakpoints.ts";
import { family, fallbackFonts, vars } from "./contract.css.ts";

const { layout, text } = vars;

export const onScreen = style({ "@media": { [print]: { display: "none !important" } } });
export const onPaper = style({ display: "none", "@media": { [print]: { display: "revert" } } });

/** A grid that becomes blocks in print, because browsers don't break grids over columns and pages. */
export const flowing = style({ "@media": { [print]: { display: "block !important" } } });
globalStyle(`${flowing} > * + *`, { "@media": { [print]: { marginTop: vars.space[4] } } });

// Printed text is 9 to 10 points with less space, because paper is read from closer.
const TYPE = "78%";
const SPACE_SCALE = 0.5;

const scaled = (steps: Record<string, string>, unit: number) =>
  Object.fromEntries(Object.entries(steps).map(([step, name]) => [name, `${Number(step) * unit * SPACE_SCALE}px`]));

globalStyle("@page", { margin: "13mm 14mm" });
globalStyle(":root", {
  "@media": {
    [print]: {
      fontSize: TYPE,
      vars: {
        ...scaled(vars.space, 4),
        ...scaled(vars.inset, 1),
        // Names both cuts and uses the one that has loaded: a printed page is as narrow as a phone, and a font that
        // isn't loaded is missing in print.
        [family.serif]: `"Source Serif 4 Variable", "Source Serif 4 Text", ${fallbackFonts.serif}`,
        // Touch targets aren't needed in print.
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

// Prints marks and party letters, which are backgrounds, on white in all themes.
globalStyle(":root, :root[data-theme]", {
  "@media": { [print]: { colorScheme: "light", background: "none", printColorAdjust: "exact" } },
});
globalStyle("body", { "@media": { [print]: { background: "none" } } });
globalStyle("[hidden='until-found']", { "@media": { [print]: { contentVisibility: "visible" } } });
globalStyle("h1, h2, h3, h4", { "@media": { [print]: { breakAfter: "avoid", breakInside: "avoid" } } });
globalStyle("p, li", { "@media": { [print]: { orphans: 3, widows: 3 } } });
globalStyle("a", { "@media": { [print]: { color: "inherit", textDecoration: "none" } } });
// Hides buttons in print, except those that contain the text of a heading or column.
globalStyle("button:not(:is(h1, h2, h3, h4, th) > button)", {
  "@media": { [print]: { display: "none !important" } },
});
globalStyle("thead", {
  "@media": { [print]: { display: "table-header-group", breakInside: "avoid", breakAfter: "avoid" } },
});
globalStyle("tbody > tr:first-child", { "@media": { [print]: { breakBefore: "avoid" } } });
// Avoids page breaks within a fact, unless it contains a list.
globalStyle("tr, li, dl > div:not(:has(ul)), figure", { "@media": { [print]: { breakInside: "avoid" } } });
// Prints the URL after a link; the value of a fact is already the URL.
globalStyle("main a[href^='http']:not(dd a)::after", {
  "@media": { [print]: { content: '" (" attr(href) ")"', font: text.meta } },
});
