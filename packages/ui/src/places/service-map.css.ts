import { style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";

/** As high as it is wide, like most states. */
export const frame = style({
  aspectRatio: "1",
  border: `${vars.line.hair} solid ${vars.color.rule}`,
  borderRadius: vars.radius.control,
  background: vars.color.paperSunk,
  overflow: "hidden",
  selectors: { "&[hidden]": { display: "none" } },
  "@media": { [print]: { display: "none" } },
});
