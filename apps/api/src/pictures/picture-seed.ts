type PictureKind = "portrait" | "logo" | "banner";

const KINDS: readonly string[] = ["portrait", "logo", "banner"] satisfies PictureKind[];

type Gender = "f" | "m" | "x";
/** Under 40, to 54, to 69, and older. */
export type AgeClass = 1 | 2 | 3 | 4;

/** Traits shown in a portrait. */
export interface PortraitLook {
  gender: Gender;
  age: AgeClass;
}

export type PictureRequest =
  | { kind: "portrait"; seed: string; look: PortraitLook }
  | { kind: "logo" | "banner"; seed: string };

const SEED = /^[a-z\d](?:[a-z\d-]{0,78}[a-z\d])?$/u;
const PORTRAIT_SEED = /^.*-([fmx])([1-4])$/u;

/** The picture an address asks for; null for an address of none. Seeds are lower-case letters, digits and hyphens. */
export function parsePictureAddress(kind: string, seed: string): PictureRequest | null {
  if (!KINDS.includes(kind) || !SEED.test(seed)) return null;
  if (kind !== "portrait") return { kind: kind === "logo" ? "logo" : "banner", seed };
  const [, gender, age] = PORTRAIT_SEED.exec(seed) ?? [];
  return gender === undefined ? null : { kind, seed, look: { gender: toGender(gender), age: toAgeClass(Number(age)) } };
}

const toGender = (letter: string): Gender => (letter === "f" || letter === "m" ? letter : "x");

/** The class of an age, or of a class's own number. */
const toAgeClass = (number: number): AgeClass => (number === 1 || number === 2 || number === 3 ? number : 4);

export const findAgeClass = (age: number): AgeClass => (age < 40 ? 1 : age < 55 ? 2 : age < 70 ? 3 : 4);

/** "/api/pictures/portrait/sen-oh-1-f3.svg": the seed ends in what of the person shows. */
export const formatPortraitAddress = (key: string, { gender, age }: PortraitLook): string =>
  `/api/pictures/portrait/${seedOf(key)}-${gender}${age}.svg`;

export const formatLogoAddress = (key: string): string => `/api/pictures/logo/${seedOf(key)}.svg`;
export const formatBannerAddress = (key: string): string => `/api/pictures/banner/${seedOf(key)}.svg`;

/** Any key as a seed: without accents, with a hyphen for whatever isn’t a letter or a digit. */
const seedOf = (key: string): string =>
  key
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, "-")
    .replaceAll(/^-|-$/gu, "")
    .slice(0, 72);
