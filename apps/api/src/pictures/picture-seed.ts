type Gender = "f" | "m" | "x";
/** Under 40, 40–54, 55–69, 70 and older. */
export type AgeClass = 1 | 2 | 3 | 4;

export interface PortraitLook {
  gender: Gender;
  age: AgeClass;
}

export type PictureRequest =
  | { kind: "portrait"; seed: string; look: PortraitLook }
  | { kind: "logo" | "banner"; seed: string };

const SEED = /^[a-z\d](?:[a-z\d-]{0,78}[a-z\d])?$/u;
const PORTRAIT_SEED = /^.*-([fmx])([1-4])$/u;

export function parsePictureAddress(kind: string, seed: string): PictureRequest | null {
  if (!SEED.test(seed)) return null;
  if (kind === "logo" || kind === "banner") return { kind, seed };
  if (kind !== "portrait") return null;
  const [, gender, age] = PORTRAIT_SEED.exec(seed) ?? [];
  return gender === undefined ? null : { kind, seed, look: { gender: gender as Gender, age: Number(age) as AgeClass } };
}

export const findAgeClass = (age: number): AgeClass => (age < 40 ? 1 : age < 55 ? 2 : age < 70 ? 3 : 4);

/** Formats "/api/pictures/portrait/sen-oh-1-f3.svg"; the seed ends with gender and age class. */
export const formatPortraitAddress = (key: string, { gender, age }: PortraitLook): string =>
  `/api/pictures/portrait/${toSeed(key)}-${gender}${age}.svg`;

export const formatLogoAddress = (key: string): string => `/api/pictures/logo/${toSeed(key)}.svg`;
export const formatBannerAddress = (key: string): string => `/api/pictures/banner/${toSeed(key)}.svg`;

const toSeed = (key: string): string =>
  key
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, "-")
    .replaceAll(/^-|-$/gu, "")
    .slice(0, 72);
