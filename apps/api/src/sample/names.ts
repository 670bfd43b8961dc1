import data from "./content/names.json" with { type: "json" };
import type { Random } from "./random.ts";

export interface Name {
  first: string;
  middle: string;
  last: string;
  suffix: string;
  nickname: string;
  ethnicity: string;
}

interface Pool {
  /** An entry of the lookup 'ethnicities'. */
  ethnicity: string;
  women: readonly string[];
  men: readonly string[];
  /** Those of no sitting member of Congress or governor, so that no first name makes them a real person there. */
  last: readonly string[];
  /** For the thousands who hold offices of states: more names, and none of a sitting legislator. */
  lastOfStates: readonly string[];
}

const { beginnings, endings } = data.composed;
const unfit = new Set(data.composed.unfit);
const legislators = new Set(data.namesOfLegislators);

/** Last names made of parts of English and Scandinavian ones: few of them, if any, are anybody's. */
const composedNames = beginnings.flatMap((beginning) =>
  endings
    .filter((ending) => !ending.startsWith(beginning.slice(-1)))
    .map((ending) => beginning + ending)
    .filter((name) => !unfit.has(name)),
);

const moreNames: Record<string, readonly string[]> = { european: composedNames, pacific: data.islandNames };
const pools: Record<string, Pool> = Object.fromEntries(
  Object.entries(data.pools).map(([key, pool]) => {
    // Three times, so that the longer list doesn’t drown it.
    const last = [...pool.last, ...pool.last, ...pool.last, ...(moreNames[key] ?? [])];
    return [key, { ...pool, lastOfStates: last.filter((name) => !legislators.has(name)) }];
  }),
);

export const ALL_LAST_NAMES: readonly string[] = Object.values(pools).flatMap(({ last }) => last);

const nicknames: Record<string, string> = data.nicknames;
const sharesByState: Record<string, Record<string, number>> = data.poolSharesByState;

function pickPool(random: Random, state: string): Pool {
  const pool = pools[random.weighted(sharesByState[state] ?? data.poolShares)];
  if (!pool) throw new Error(`No names for ${state}`);
  return pool;
}

/** `isOfState`: of somebody who holds an office of a state. */
export function inventName(random: Random, state: string, gender: "F" | "M", isOfState = false): Name {
  const pool = pickPool(random, state);
  const firsts = gender === "F" ? pool.women : pool.men;
  const first = random.pick(firsts);
  const middle = random.chance(0.7) ? random.pick(firsts.filter((name) => name !== first)) : "";
  const nickname = nicknames[first] ?? "";
  return {
    first,
    middle,
    last: random.pick(isOfState ? pool.lastOfStates : pool.last),
    suffix: gender === "M" && random.chance(0.04) ? random.pick(["Jr.", "III", "Jr."]) : "",
    nickname: nickname !== "" && random.chance(0.55) ? nickname : "",
    ethnicity: pool.ethnicity,
  };
}

/** As a directory lists somebody: by the nickname, or with the initial of the middle name. */
export function displayNameOf({ first, middle, last, suffix, nickname }: Name): string {
  const initial = middle === "" || nickname !== "" ? "" : ` ${middle.slice(0, 1)}.`;
  const shown = nickname === "" ? `${first}${initial}` : nickname;
  return `${shown} ${last}${suffix === "" ? "" : `, ${suffix}`}`;
}

/** How a last name a reader may stumble over is said. */
export const phoneticName = (last: string): string | undefined => (data.phonetic as Record<string, string>)[last];

export function inventStafferName(random: Random, state: string, isOfState = false): { first: string; last: string } {
  const pool = pickPool(random, state);
  const first = random.pick(random.chance(0.52) ? pool.women : pool.men);
  return { first, last: random.pick(isOfState ? pool.lastOfStates : pool.last) };
}

/** The name and gender of somebody whose first and last name were drawn from one of the pools. */
export function nameOfParts(first: string, last: string): { name: Name; gender: "F" | "M" } {
  const pool = Object.values(pools).find(
    (each) => each.last.includes(last) && [...each.women, ...each.men].includes(first),
  );
  const name = { first, middle: "", last, suffix: "", nickname: "", ethnicity: pool?.ethnicity ?? "" };
  return { name, gender: pool?.women.includes(first) ? "F" : "M" };
}
