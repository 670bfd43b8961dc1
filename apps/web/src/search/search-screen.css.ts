import { vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const browseBy = style({ marginBlock: `${space[4]} ${space[2]}` });

export const results = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[3] });
