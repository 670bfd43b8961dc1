import sharp from "sharp";
import { expect, it } from "vitest";
import { aDossierPerson } from "../testing/dossier-book.ts";
import { loadPicture } from "./pictures.ts";

const isGreen = async (contents: Buffer): Promise<boolean> => {
  const { dominant } = await sharp(contents).stats();
  return dominant.g > dominant.r && dominant.g > dominant.b;
};

it("shows an imported photo instead of a drawing or initials", async () => {
  const photo = await sharp({ create: { width: 352, height: 440, channels: 3, background: "#0a0" } })
    .webp()
    .toBuffer();
  const person = aDossierPerson({ headshot: "/api/portraits/0.webp" });
  const picture = await loadPicture({ ...person, photo });
  expect(picture.isPortrait).toBe(true);
  expect(await isGreen(picture.contents)).toBe(true);
  expect(await sharp(picture.contents).metadata()).toMatchObject({ format: "png", width: picture.width * 4 });
  expect((await loadPicture(person)).isPortrait).toBe(false);
});
