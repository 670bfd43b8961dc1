import { vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

/** The footer stands at the bottom of the window even below a short page. */
export const shell = style({ display: "flex", flexDirection: "column", minHeight: "100vh" });

export const main = style({ flex: "1 0 auto", paddingBottom: vars.space[12] });
