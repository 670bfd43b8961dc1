import { formatInitials } from "@rotunda/core";
import sharp from "sharp";
import { drawPortrait } from "../pictures/draw-portrait.ts";
import { parsePictureAddress } from "../pictures/picture-seed.ts";
import type { DossierPerson } from "./dossier-book.ts";
import { PORTRAIT } from "./page-style.ts";
import { findFontFace } from "./pdf-fonts.ts";

/** A PNG for both formats; `width` and `height` are points in the document. */
export interface Picture {
  contents: Buffer;
  width: number;
  height: number;
  isPortrait: boolean;
}

const PIXELS_PER_POINT = 4;
const OWN_PICTURE = /^\/api\/pictures\/([^/]+)\/([^/]+)\.svg$/u;

export async function loadPicture({ profile, photo }: DossierPerson): Promise<Picture> {
  const [, kind = "", seed = ""] = OWN_PICTURE.exec(profile.headshot) ?? [];
  const request = parsePictureAddress(kind, seed);
  const isDrawn = request?.kind === "portrait";
  const isPortrait = photo !== undefined || isDrawn;
  const svg = isDrawn
    ? drawPortrait(request.seed, request.look)
    : drawInitials(formatInitials(profile.preferred_name_display));
  const { width } = PORTRAIT;
  const height = isPortrait ? PORTRAIT.height : width;
  const contents = await sharp(photo ?? Buffer.from(svg))
    .resize({ width: width * PIXELS_PER_POINT })
    .flatten({ background: "#fff" })
    .png({ palette: isPortrait })
    .toBuffer();
  return { contents, width, height, isPortrait };
}

function drawInitials(initials: string): string {
  const { path, width } = findFontFace("serifStrong").outline(initials) ?? { path: "", width: 0 };
  const size = 37;
  // Glyph coordinates have the y axis upwards.
  const place = `matrix(${size} 0 0 ${-size} ${50 - (width * size) / 2} ${50 + size * 0.34})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">
    <circle cx="50" cy="50" r="50" fill="#e4ece4"/><g transform="${place}" fill="#0f544d">${path}</g></svg>`;
}
