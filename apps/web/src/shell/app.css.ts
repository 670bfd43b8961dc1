import { print, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

export const shell = style({ display: "flex", flexDirection: "column" });

/** Fills the window below the masthead by itself: the footer begins out of sight, so that nothing pushes it there. */
export const main = style({
  minHeight: `calc(100vh - ${vars.layout.masthead})`,
  paddingBottom: vars.space[12],
  "@media": { [print]: { minHeight: 0, paddingBottom: 0 } },
});

/** Nothing is to be seen yet: what is known later, above it, moves nothing that was. */
export const waiting = style([main, { visibility: "hidden" }]);
