import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import svgpath from "svgpath";
import { BACKDROPS, CLOTH, HAIR, INK, PAPER, pickBy } from "./palette.ts";
import type { PortraitLook } from "./picture-seed.ts";
import parts from "./portrait-parts.json" with { type: "json" };

type Parts<K extends keyof notionists.Options> = Record<
  PortraitLook["gender"],
  Extract<notionists.Options[K], unknown[]>
>;

const HAIRSTYLES = parts.hair as Parts<"hair">;
const HAIRSTYLES_OF_OLDER = parts.hairOfOlder as Parts<"hair">;
const CLOTHES = parts.clothes as Parts<"body">;
const BROWS = parts.brows as Parts<"brows">;

const GLASSES_BY_AGE = { 1: 14, 2: 24, 3: 40, 4: 52 };

const FRAME = "352 150 1056 1320";

export function drawPortrait(seed: string, { gender, age }: PortraitLook): string {
  const svg = createAvatar(notionists, {
    seed,
    flip: pickBy(`${seed} flip`, [false, true]),
    backgroundColor: [pickBy(`${seed} backdrop`, BACKDROPS).slice(1)],
    hair: (age > 2 ? HAIRSTYLES_OF_OLDER : HAIRSTYLES)[gender],
    body: CLOTHES[gender],
    ...(parts.face as Partial<notionists.Options>),
    brows: BROWS[gender],
    beardProbability: gender === "m" ? 22 : 0,
    glassesProbability: GLASSES_BY_AGE[age],
    gestureProbability: 0,
    bodyIconProbability: 0,
  }).toString();
  return simplify(frameSvg(colorParts(svg, pickBy(`${seed} hair`, HAIR[age]), pickBy(`${seed} cloth`, CLOTH))));
}

/** Rounded paths by path: all portraits share a few hundred. */
const roundedPaths = new Map<string, string>();

/** Removes metadata, and the decimals of coordinates: a unit is a tenth of a pixel on the page. */
function simplify(svg: string): string {
  const withoutMetadata = svg.replace(/<metadata.*?<\/metadata>/su, "");
  return withoutMetadata.replaceAll(/ d="([^"]+)"/gu, (_, path: string) => {
    const rounded = roundedPaths.get(path) ?? svgpath(path).rel().round(0).toString();
    roundedPaths.set(path, rounded);
    return ` d="${rounded}"`;
  });
}

/** Parts have fixed positions, which identify them. */
const PART = /(<g transform="translate\((\d+ \d+)\)">)([\s\S]*?)(?=<g transform="translate\(|$)/gu;
const BODY = "178 1057";
const HAIRY = new Set(["266 207", "653 805"]);

function colorParts(svg: string, hair: string, cloth: string): string {
  return svg.replaceAll(PART, (_, open: string, place: string, part: string) => {
    const black = HAIRY.has(place) ? hair : INK;
    const white = place === BODY ? cloth : PAPER;
    return open + part.replaceAll(/"#000(?:000)?"/gu, `"${black}"`).replaceAll(/"#fff(?:fff)?"/gu, `"${white}"`);
  });
}

const frameSvg = (svg: string): string =>
  svg.replace('viewBox="0 0 1744 1744"', `width="400" height="500" viewBox="${FRAME}" role="img"`);
