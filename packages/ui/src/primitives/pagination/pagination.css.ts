import { style } from "@vanilla-extract/css";
import { below, content, print } from "../../theme/breakpoints.ts";
import { cluster, forcedHighlight, row } from "../../theme/mixins.ts";
import { color, size, vars } from "../../theme/tokens.css.ts";

/** The container of the pages; wide ones show Previous and Next as words. */
export const place = style({ container: "pages / inline-size" });

export const nav = style({ minWidth: 0, "@media": { [below.sm]: { width: "100%" } } });

export const list = style({
  ...cluster,
  // Eleven cells fit 288 px, with four-digit numbers 328 px.
  gap: vars.space[0.5],
  fontVariantNumeric: "tabular-nums",
  "@media": { [below.sm]: { gap: 0 }, [print]: { display: "none" } },
});

export const item = style({ "@media": { [below.sm]: { flex: "1 1 0" } } });

const box = style({
  ...row,
  justifyContent: "center",
  gap: vars.space[1],
  minWidth: size.cell,
  height: size.cell,
  padding: `0 ${vars.space[1.5]}`,
  borderRadius: vars.radius.control,
  font: vars.text.dataMedium,
  "@media": {
    [below.sm]: {
      minWidth: size.target,
      padding: `0 ${vars.space[0.5]}`,
      height: size.control,
      font: vars.text.smallMedium,
    },
  },
});

export const cell = style([
  box,
  {
    color: color.ink2,
    textDecoration: "none",
    selectors: {
      "&:hover": { background: color.paperHover, color: color.ink },
      "&[aria-current]": { background: color.primaryFill, color: color.onPrimary, fontWeight: 600 },
      "&:focus-visible": { borderRadius: vars.radius.control },
    },
    ...forcedHighlight("&[aria-current]"),
  },
]);

export const off = style([box, { color: color.rule2 }]);

export const word = style({
  display: "none",
  // Disabled words stay readable; only the icon is paler.
  selectors: { [`${off} &`]: { color: color.ink3 } },
  "@container": { [`pages ${content.row}`]: { display: "inline" } },
});
