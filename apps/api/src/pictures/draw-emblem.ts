import { createAvatar } from "@dicebear/core";
import * as shapes from "@dicebear/shapes";
import dome from "./dome.json" with { type: "json" };
import { EMBLEMS, PLATE, pickBy } from "./palette.ts";

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

/** A line drawing of a dome, 520 by 400. */
export const DOME_PATHS = dome.join("");

const DOME_AT = [96, 470, 850] as const;

/** Draws a 16:5 SVG banner with a dome so large that any crop shows part of it. */
export function drawBanner(seed: string): string {
  const dome = `<g transform="translate(${pickBy(`${seed} dome`, DOME_AT)} -20) scale(1.3)">${DOME_PATHS}</g>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="500" viewBox="0 0 1600 500" role="img">' +
    `<rect width="1600" height="500" fill="${PLATE.ground}"/>` +
    `<g fill="none" stroke="${PLATE.line}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round">${dome}</g></svg>`
  );
}

const sized = (svg: string, width: number, height: number): string =>
  svg.replace("<svg ", `<svg width="${width}" height="${height}" role="img" `);
