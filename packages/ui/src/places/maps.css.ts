import { globalStyle, style } from "@vanilla-extract/css";
import { print } from "../theme/breakpoints.ts";
import { vars } from "../theme/tokens.css.ts";

/** Square, like most states. */
export const serviceMap = style({
  aspectRatio: "1",
  border: `${vars.line.hair} solid ${vars.color.rule}`,
  borderRadius: vars.radius.control,
  background: vars.color.paperSunk,
  overflow: "hidden",
  selectors: { "&[hidden]": { display: "none" } },
  "@media": { [print]: { display: "none" } },
});

export const location = style({ width: "100%", maxWidth: vars.layout.rail });

export const states = style({ "@media": { [print]: { display: "none" } } });

export const districtBorders = style({
  fill: "none",
  stroke: vars.color.paper,
  strokeWidth: vars.line.hair,
  vectorEffect: "non-scaling-stroke",
  opacity: vars.opacity.locked,
  pointerEvents: "none",
});

export const place = style({ paddingBlock: vars.space[2] });

globalStyle(`${place} svg`, { maxHeight: vars.layout.sideSearch });
