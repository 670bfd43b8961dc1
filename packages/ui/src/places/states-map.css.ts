import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";

export const frame = style({ "@media": { [print]: { display: "none" } } });
