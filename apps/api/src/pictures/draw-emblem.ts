import { createAvatar } from "@dicebear/core";
import * as glass from "@dicebear/glass";
import * as shapes from "@dicebear/shapes";
import { EMBLEMS } from "./palette.ts";
import { pickBy } from "./pick-by.ts";

/** A mark of an organisation or an agency, 1:1, as SVG. */
export function drawLogo(seed: string): string {
  const [ground, figure, accent] = pickBy(`${seed} emblem`, EMBLEMS);
  const svg = createAvatar(shapes, {
    seed,
    radius: 12,
    backgroundColor: [ground.slice(1)],
    shape1: ["ellipseFilled", "rectangleFilled", "polygonFilled"],
    shape1Color: [figure.slice(1)],
    shape2: ["ellipse", "polygon", "rectangle", "line"],
    shape2Color: [accent.slice(1)],
    shape3: ["line", "ellipse"],
    shape3Color: [figure.slice(1)],
  }).toString();
  return sized(svg, 256, 256);
}

/** A wide picture without a subject, for the top of a page, 16:5, as SVG. */
export function drawBanner(seed: string): string {
  const [ground] = pickBy(`${seed} emblem`, EMBLEMS);
  const svg = createAvatar(glass, { seed, backgroundColor: [ground.slice(1)] }).toString();
  return sized(svg, 1600, 500).replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ');
}

const sized = (svg: string, width: number, height: number): string =>
  svg.replace("<svg ", `<svg width="${width}" height="${height}" role="img" `);
