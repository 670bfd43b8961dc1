import { from, print, type, vars } from "@rotunda/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const shell = style({ display: "flex", flexDirection: "column" });

/** At least as high as the viewport, so that loading content doesn't move a visible footer. */
export const main = style({
  minHeight: `calc(100vh - ${vars.layout.masthead})`,
  paddingBottom: vars.space[12],
  "@media": { [print]: { minHeight: 0, paddingBottom: 0 } },
});

/** Hidden until the startup is slow, so that later content above it causes no visible shift. */
export const waiting = style([main, { visibility: "hidden" }]);

export const heading = style([type.h1, { marginBlock: `${vars.space[8]} ${vars.space[4]}` }]);

// Texts of index.html.
globalStyle(".trouble", {
  maxWidth: vars.layout.page,
  marginInline: "auto",
  padding: vars.space[4],
  color: vars.color.ink,
  font: vars.text.data,
  "@media": { [from.wide]: { paddingInline: vars.space[6] } },
});
