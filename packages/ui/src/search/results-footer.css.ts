import { style } from "@vanilla-extract/css";
import { place } from "../primitives/pagination/pagination.css.ts";
import { below, print } from "../theme/breakpoints.ts";
import { spreadCluster } from "../theme/mixins.ts";
import { space } from "../theme/tokens.css.ts";

export const footer = style([
  place,
  {
    ...spreadCluster,
    gap: `${space[3]} ${space[6]}`,
    padding: `${space[5]} 0`,
    "@media": { [print]: { display: "none" } },
  },
]);
export const pages = style({ "@media": { [below.sm]: { width: "100%" } } });
export const size = style({ marginInlineStart: "auto" });
