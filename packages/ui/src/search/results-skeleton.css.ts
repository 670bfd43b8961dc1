import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css.ts";

const { space, size } = vars;

const columns = { display: "grid", gridTemplateColumns: `${size.headshot} minmax(0, 1fr)`, columnGap: space[3] };

// The heights of a row with a name and one line of position, and of such a card.
export const places = styleVariants({
  list: {
    ...columns,
    minHeight: "109px",
    padding: `${space[4]} 0`,
    "@container": { "cards (min-width: 760px)": { minHeight: "78px", padding: "14px 0", columnGap: space[4] } },
  },
  card: { ...columns, gridTemplateRows: "auto 1fr auto", minHeight: "135px" },
});
export const headshot = style({ width: size.headshot, height: size.headshot, borderRadius: vars.radius.control });
export const lines = style({ display: "grid", alignContent: "start", gap: space[2], paddingTop: space[1] });
export const name = style({ width: "min(60%, 220px)", height: space[4] });
export const position = style({ width: "min(85%, 320px)", height: space[3] });
export const foot = style({ gridColumn: "1 / -1", gridRow: 3, width: "88px", height: space[5] });
