import { style } from "@vanilla-extract/css";
import { centeredCluster, cluster, textTarget } from "../theme/mixins.ts";
import { color, space, text } from "../theme/tokens.css.ts";

export const vacant = style({ marginTop: space[3], color: color.ink2, font: text.data });
export const vacancies = style({ marginTop: space[3], color: color.ink2, font: text.data });
export const vacancy = style({ ...cluster, gap: `0 ${space[3]}` });
export const name = style({ ...centeredCluster, gap: `${space[0.5]} ${space[2]}` });
export const role = style({ display: "block", color: color.ink3, font: text.small, textWrap: "pretty" });
export const district = style({ whiteSpace: "nowrap", ...textTarget });
export const contact = style({ ...cluster, gap: `0 ${space[3]}`, color: color.ink2, font: text.small });
