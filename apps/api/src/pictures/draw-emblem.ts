import { createAvatar } from "@dicebear/core";
import * as shapes from "@dicebear/shapes";
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

/** Draws pairs of vertical lines, `step` apart from first to last x. */
const drawColumns = ([first, last, step]: [number, number, number], top: number, height: number): string => {
  let path = "";
  for (let x = first; x <= last; x += step) path += `M${x} ${top}v${height}M${x + 7.5} ${top}v${height}`;
  return path;
};

/** A line drawing of a dome, 520 by 400. */
export const DOME_PATHS =
  '<path d="M260 22v22M250 72v-20q10-16 20 0v20M244 72h32M244 72v8h32v-8"/>' +
  '<path d="M140 206C140 140 210.4 100 248 80M380 206C380 140 309.6 100 272 80M159.2 206C159.2 140 215.8 100 249.9 80M360.8 206C360.8 140 304.2 100 270.1 80M188 206C188 140 223.8 100 252.8 80M332 206C332 140 296.2 100 267.2 80M221.6 206C221.6 140 233.2 100 256.2 80M298.4 206C298.4 140 286.8 100 263.8 80M260 80v126"/>' +
  '<path d="M194 112q66 10 132 0M167 142q93 14 186 0M148 174q112 16 224 0" opacity=".45"/>' +
  '<path d="M132 206h256v8H132ZM126 214h268v6H126ZM130 220v6h260v-6M130 270h260v8H130ZM118 278h284v8H118ZM104 286h312v10H104Z"/>' +
  `<path d="${drawColumns([136.5, 376.5, 20], 226, 44)}${drawColumns([56, 456, 25], 308, 48)}"/>` +
  '<path d="M44 296h432v12H44ZM44 356h432v8H44ZM32 364h456v8H32ZM20 372h480v8H20Z"/>';

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
