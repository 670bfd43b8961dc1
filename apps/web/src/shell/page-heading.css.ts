import { type, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

export const heading = style([type.h1, { marginBlock: `${vars.space[8]} ${vars.space[4]}` }]);
