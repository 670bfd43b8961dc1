import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "./tokens.css.ts";

// How stories lay out several of a thing.
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] });
export const stack = style({ display: "grid", gap: vars.space[4], justifyItems: "start" });
/** Room for a story that would touch the edge of the window. */
export const inset = style({ paddingInline: vars.space[4] });
export const narrow = style({ width: "100%", maxWidth: vars.layout.sideSearch });
export const measure = style({ width: "100%", maxWidth: vars.layout.dialogWide });

// The toolbar's own light and dark of a theme. In a sheet: a build writes `light-dark()` for older browsers, which an
// element's style attribute could not turn over.
for (const scheme of ["light", "dark"]) globalStyle(`:root[data-story-scheme=${scheme}]`, { colorScheme: scheme });
