import { style } from "@vanilla-extract/css";
import { baselineCluster, centeredCluster } from "../../theme/mixins.ts";
import { color, space, text } from "../../theme/tokens.css.ts";

export const nameLine = style({ ...centeredCluster, gap: `${space[0.5]} ${space[2]}`, fontWeight: 600 });
/** One line for the title and one for the contacts, so that all rows look the same. */
export const details = style({ ...baselineCluster, gap: `0 ${space[3]}`, color: color.ink2, font: text.small });
export const title = style({ flexBasis: "100%" });
export const none = style({ color: color.ink3 });
