import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import { BACKDROPS, CLOTH, HAIR, INK, PAPER, pickBy } from "./palette.ts";
import type { PortraitLook } from "./picture-seed.ts";

type Options = notionists.Options;
type Variants<K extends keyof Options> = Extract<NonNullable<Options[K]>, readonly unknown[]>;

const HAIR_OF_WOMEN: Variants<"hair"> = [
  "variant02",
  "variant04",
  "variant08",
  "variant10",
  "variant11",
  "variant20",
  "variant23",
  "variant30",
  "variant36",
  "variant37",
  "variant39",
  "variant41",
  "variant43",
  "variant47",
  "variant48",
  "variant58",
];
const HAIR_OF_OLDER_WOMEN: Variants<"hair"> = [
  "variant02",
  "variant04",
  "variant10",
  "variant11",
  "variant20",
  "variant23",
  "variant30",
  "variant36",
  "variant43",
  "variant58",
];
const HAIR_OF_MEN: Variants<"hair"> = [
  "variant03",
  "variant05",
  "variant06",
  "variant07",
  "variant13",
  "variant15",
  "variant16",
  "variant18",
  "variant19",
  "variant21",
  "variant22",
  "variant24",
  "variant25",
  "variant27",
  "variant31",
  "variant32",
  "variant33",
  "variant34",
  "variant35",
  "variant49",
  "variant54",
  "variant55",
  "variant60",
];
const HAIR_OF_OLDER_MEN: Variants<"hair"> = [
  "variant05",
  "variant06",
  "variant07",
  "variant13",
  "variant15",
  "variant16",
  "variant19",
  "variant24",
  "variant25",
  "variant34",
  "variant35",
  "variant49",
  "variant55",
  "variant60",
];
const HAIR_OF_ANYONE: Variants<"hair"> = ["variant04", "variant11", "variant20", "variant22", "variant34", "variant43"];

const CLOTHES: Record<PortraitLook["gender"], Variants<"body">> = {
  f: ["variant13", "variant14", "variant16", "variant17", "variant21", "variant13"],
  m: ["variant13", "variant16", "variant17", "variant19", "variant20", "variant20"],
  x: ["variant13", "variant14", "variant16", "variant17"],
};

const GLASSES_BY_AGE = { 1: 14, 2: 24, 3: 40, 4: 52 };

/** Crop to the face, for thumbnails. */
const FRAME = "352 150 1056 1320";

/** Draws a fictional face by gender and age as a 4:5 SVG. */
export function drawPortrait(seed: string, { gender, age }: PortraitLook): string {
  const isOlder = age > 2;
  const hair =
    gender === "f"
      ? isOlder
        ? HAIR_OF_OLDER_WOMEN
        : HAIR_OF_WOMEN
      : gender === "m"
        ? isOlder
          ? HAIR_OF_OLDER_MEN
          : HAIR_OF_MEN
        : HAIR_OF_ANYONE;
  const svg = createAvatar(notionists, {
    seed,
    flip: pickBy(`${seed} flip`, [false, true]),
    backgroundColor: [pickBy(`${seed} backdrop`, BACKDROPS).slice(1)],
    hair,
    body: CLOTHES[gender],
    lips: ["variant03", "variant14", "variant17", "variant22", "variant23", "variant30"],
    brows:
      gender === "f" ? ["variant04", "variant05", "variant09"] : ["variant04", "variant05", "variant07", "variant08"],
    eyes: ["variant05"],
    nose: ["variant01", "variant06", "variant07", "variant10", "variant13", "variant16", "variant18", "variant20"],
    beard: ["variant02", "variant09", "variant06", "variant05"],
    beardProbability: gender === "m" ? 22 : 0,
    glasses: ["variant03", "variant08", "variant11"],
    glassesProbability: GLASSES_BY_AGE[age],
    gestureProbability: 0,
    bodyIconProbability: 0,
  }).toString();
  return framed(colored(svg, pickBy(`${seed} hair`, HAIR[age]), pickBy(`${seed} cloth`, CLOTH)));
}

/** Parts have fixed positions, which identify them. */
const PART = /(<g transform="translate\((\d+ \d+)\)">)([\s\S]*?)(?=<g transform="translate\(|$)/gu;
const BODY = "178 1057";
const HAIRY = new Set(["266 207", "653 805"]);

function colored(svg: string, hair: string, cloth: string): string {
  return svg.replaceAll(PART, (_, open: string, place: string, part: string) => {
    const black = HAIRY.has(place) ? hair : INK;
    const white = place === BODY ? cloth : PAPER;
    return open + part.replaceAll(/"#000(?:000)?"/gu, `"${black}"`).replaceAll(/"#fff(?:fff)?"/gu, `"${white}"`);
  });
}

const framed = (svg: string): string =>
  svg.replace('viewBox="0 0 1744 1744"', `width="400" height="500" viewBox="${FRAME}" role="img"`);
