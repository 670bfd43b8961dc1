import { findReading, type Keyword, OPTIONAL_WORDS, STOP_WORDS, toSearchableText } from "@rotunda/core";
import type { District } from "../directory/legislative-districts.ts";
import { findTowns, type Town } from "../places/towns.ts";
import { findZipDistricts } from "../places/zip-districts.ts";
import { countDocuments, subtract } from "./document-set.ts";
import type { Find } from "./find-or-guess.ts";
import type { NameIndex } from "./name-index.ts";
import type { Found } from "./order-documents.ts";
import buildingCodes from "./building-codes.json" with { type: "json" };

/** Buildings of Congress as their rooms are abbreviated: "1214 LHOB", "SD-555". */
const BUILDINGS: Readonly<Record<string, string>> = buildingCodes;

/**
 * Finds the representatives of a ZIP code or town, and people with an office at an address or in a town: "rayburn 2400",
 * "uvalde 78801", "congressman asheville", "eckhardt austin".
 */
export async function findLocal(keyword: Keyword, find: Find): Promise<Awaited<ReturnType<Find>> | null> {
  if (keyword.words.some((word) => /\d/u.test(word))) return findAddress(keyword, find);
  const place = findTownIn(keyword.words);
  if (place === null || place.others.length === 0) return null;
  const { towns, others } = place;
  const [largest] = towns;
  const part = ` ${toSearchableText(largest.name.slice(0, -", NC".length))}`;
  const texts = [{ parameter: "office_location", part }];
  if (isOfficeInTown(keyword.words)) {
    const findIn = (some: readonly Town[], parts: typeof texts) =>
      find({ ...keyword, words: others }, { facets: [listFacets(listDistricts(some))], texts: parts });
    const found = appendFound((await findIn(towns, texts)).found, (await findIn([largest], [])).found);
    if (found.count > 0) return { found, keyword, guess: `${others.join(" ")} ${largest.name}` };
  }
  const located = await find({ ...keyword, words: others }, { texts });
  return located.found.count > 0 ? { ...located, keyword } : null;
}

async function findAddress(keyword: Keyword, find: Find): Promise<Awaited<ReturnType<Find>> | null> {
  const words = keyword.words.filter((word) => !OPTIONAL_WORDS.has(word));
  const zipCode = words.find((word) => /^\d{5}$/u.test(word)) ?? "";
  const districts = findZipDistricts(zipCode);
  const others = words.filter((word) => word !== zipCode);
  const texts = words.map((word) => ({ parameter: "office_location", part: ` ${BUILDINGS[word] ?? word}` }));
  const located = await find({ ...keyword, words: [] }, { texts });
  const represented =
    districts.length === 0 ? null : await find({ ...keyword, words: others }, { facets: [listFacets(districts)] });
  if (!represented || represented.found.count === 0) return located.found.count > 0 ? { ...located, keyword } : null;
  const place = districts.map(({ name }) => name).join(" or ");
  return {
    found: appendFound(represented.found, located.found),
    keyword,
    // The page explains a ZIP code on its own (ZIP-02).
    guess: others.length === 0 || located.found.count > 0 ? "" : [...others, place].join(" "),
  };
}

const listDistricts = (towns: readonly Town[]): District[] =>
  towns.flatMap(({ zipCodes }) => zipCodes.flatMap((zipCode) => [...findZipDistricts(zipCode)]));

const listFacets = (districts: readonly District[]): string[] =>
  districts.map(({ id }) => `current_office_congressional_district:${id}`);

function appendFound(first: Found, second: Found): Found {
  const known = [...first.tiers];
  const more = Array.from(second.tiers, ({ set, ...tier }) => {
    const rest = set.slice();
    for (const one of known) subtract(rest, one.set);
    return { ...tier, set: rest };
  });
  const count = more.reduce((sum, { set }) => sum + countDocuments(set), first.count);
  return { tiers: [...known, ...more], count };
}

interface PlaceInKeyword {
  /** Towns of the same name, the largest first. */
  towns: readonly [Town, ...Town[]];
  typed: readonly string[];
  /** The words beside the town, without "in". */
  others: string[];
}

/** Names of towns have up to three words, and those of states two. */
const LENGTHS = [5, 4, 3, 2, 1];

function listTowns(typed: readonly string[]): readonly Town[] {
  const name = typed.join(" ");
  return name.length < 3 || findReading(name) ? [] : findTowns(name);
}

/** Finds the towns that the longest run of words names: "duluth mn" of "rep in duluth mn". */
function findTownIn(words: readonly string[]): PlaceInKeyword | null {
  for (const length of LENGTHS) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const typed = words.slice(at, at + length);
      const [largest, ...more] = listTowns(typed);
      const others = words.toSpliced(at, length).filter((word) => !STOP_WORDS.has(word));
      if (largest) return { towns: [largest, ...more], typed, others };
    }
  }
  return null;
}

/** Returns whether the words only ask for the representatives of a town. */
export function isOfficeInTown(words: readonly string[]): boolean {
  const isOffice = (word: string) => findReading(word)?.value === "Representative";
  const isOther = (word: string) => !isOffice(word) && !STOP_WORDS.has(word);
  const town = words.slice(words.findIndex(isOther), words.findLastIndex(isOther) + 1);
  return words.some(isOffice) && listTowns(town).length > 0;
}

/** Replaces a town, unless it is also somebody's name, by its state: "gonzalez el paso" by "gonzalez TX". */
export function describeInState(words: readonly string[], names: Pick<NameIndex, "has">): string | null {
  const place = findTownIn(words);
  if (!place) return null;
  const { towns, typed, others } = place;
  const isName = typed.length === 1 && names.has(String(typed[0]));
  return isName || !others.some((word) => names.has(word)) ? null : `${others.join(" ")} ${towns[0].name.slice(-2)}`;
}
