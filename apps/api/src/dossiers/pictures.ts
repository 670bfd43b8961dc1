import { drawPortrait } from "../pictures/draw-portrait.ts";
import { parsePictureAddress } from "../pictures/picture-seed.ts";
import type { DossierPerson, Picture } from "./dossier-book.ts";

const OWN_PICTURE = /^\/api\/pictures\/([^/]+)\/([^/]+)\.svg$/u;

/** The picture of a person: the given one, else the one drawn for the headshot's address; null for initials. */
export function loadPortrait({ portrait, profile }: DossierPerson): Picture | null {
  if (portrait !== undefined) return portrait;
  const [, kind = "", seed = ""] = OWN_PICTURE.exec(profile.headshot) ?? [];
  const request = parsePictureAddress(kind, seed);
  return request?.kind === "portrait" ? { kind: "svg", svg: drawPortrait(request.seed, request.look) } : null;
}

/** A PNG or JPEG with its size in pixels; null for anything else. */
export function readPhoto(contents: Uint8Array): Exclude<Picture, { kind: "svg" }> | null {
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);
  if (bytes.length > 24 && bytes.subarray(0, 8).equals(PNG_SIGNATURE)) {
    return sized("png", contents, bytes.readUInt32BE(16), bytes.readUInt32BE(20));
  }
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    // Start-of-frame markers, without the table markers in the same range.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return sized("jpg", contents, bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function sized(kind: "png" | "jpg", contents: Uint8Array, width: number, height: number) {
  return width > 0 && height > 0 ? { kind, contents, width, height } : null;
}
