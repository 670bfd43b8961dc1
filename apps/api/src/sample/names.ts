import data from "./content/names.json" with { type: "json" };
import type { Random } from "./random.ts";

export type Name = ReturnType<typeof inventName>;

const { beginnings, endings } = data.composed;
const unfit = new Set(data.composed.unfit);
const legislators = new Set(data.namesOfLegislators);

/** Last names composed of English and Scandinavian parts, which few people have. */
const composedNames = beginnings.flatMap((beginning) =>
  endings
    .filter((ending) => !ending.startsWith(beginning.slice(-1)))
    .map((ending) => beginning + ending)
    .filter((name) => !unfit.has(name)),
);

const moreNames: Record<string, readonly string[]> = { european: composedNames, pacific: data.islandNames };
/** Names by origin: `last` avoids sitting members of Congress, the longer `lastOfStates` also sitting legislators. */
const pools = new Map(
  Object.entries(data.pools).map(([key, pool]) => {
    // Three times, so that the longer list doesn’t dominate.
    const last = [...pool.last, ...pool.last, ...pool.last, ...(moreNames[key] ?? [])];
    return [key, { ...pool, lastOfStates: last.filter((name) => !legislators.has(name)) }];
  }),
);

export const ALL_LAST_NAMES: readonly string[] = [...pools.values()].flatMap(({ last }) => last);

const nicknames: Record<string, string> = data.nicknames;
const sharesByState: Record<string, Record<string, number>> = data.poolSharesByState;

function pickPool(random: Random, state: string) {
  const pool = pools.get(random.weighted(sharesByState[state] ?? data.poolShares));
  if (!pool) throw new Error(`No names for ${state}`);
  return pool;
}

/** Invents a name; `isOfState` is true for the holder of a state's office. */
export function inventName(random: Random, state: string, gender: "F" | "M", isOfState = false) {
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

export function formatDisplayName({ first, middle, last, suffix, nickname }: Name): string {
  const initial = middle === "" || nickname !== "" ? "" : ` ${middle.slice(0, 1)}.`;
  const shown = nickname === "" ? `${first}${initial}` : nickname;
  return `${shown} ${last}${suffix === "" ? "" : `, ${suffix}`}`;
}

export const findPronunciation = (last: string): string | undefined => (data.phonetic as Record<string, string>)[last];

export function inventStafferName(random: Random, state: string, isOfState = false): { first: string; last: string } {
  const pool = pickPool(random, state);
  const first = random.pick(random.chance(0.52) ? pool.women : pool.men);
  return { first, last: random.pick(isOfState ? pool.lastOfStates : pool.last) };
}

export function completeName(first: string, last: string): { name: Name; gender: "F" | "M" } {
  const pool = [...pools.values()].find(
    ({ women, men, last: names }) => names.includes(last) && [...women, ...men].includes(first),
  );
  const name = { first, middle: "", last, suffix: "", nickname: "", ethnicity: pool?.ethnicity ?? "" };
  return { name, gender: pool?.women.includes(first) ? "F" : "M" };
}
