import {
  EUROPEAN,
  BLACK,
  HISPANIC,
  EAST_ASIAN,
  SOUTH_ASIAN,
  MIDDLE_EASTERN,
  NATIVE,
  PACIFIC,
  LAST_NAMES_OF_STATES,
  type Pool,
} from "./name-pools.ts";
import type { Random } from "./random.ts";

const ELSEWHERE: [Pool, number][] = [
  [EUROPEAN, 72],
  [BLACK, 12],
  [HISPANIC, 7],
  [EAST_ASIAN, 4],
  [SOUTH_ASIAN, 2],
  [MIDDLE_EASTERN, 1.5],
  [NATIVE, 1],
];

/** Where the country's average misleads. */
const POOLS: Record<string, [Pool, number][]> = {
  AZ: [
    [EUROPEAN, 58],
    [HISPANIC, 32],
    [NATIVE, 6],
    [BLACK, 4],
  ],
  CA: [
    [EUROPEAN, 42],
    [HISPANIC, 28],
    [EAST_ASIAN, 13],
    [BLACK, 9],
    [SOUTH_ASIAN, 5],
    [MIDDLE_EASTERN, 3],
  ],
  FL: [
    [EUROPEAN, 60],
    [HISPANIC, 22],
    [BLACK, 16],
    [SOUTH_ASIAN, 2],
  ],
  GA: [
    [EUROPEAN, 60],
    [BLACK, 34],
    [EAST_ASIAN, 3],
    [HISPANIC, 3],
  ],
  HI: [
    [PACIFIC, 40],
    [EAST_ASIAN, 40],
    [EUROPEAN, 20],
  ],
  LA: [
    [EUROPEAN, 66],
    [BLACK, 34],
  ],
  MD: [
    [EUROPEAN, 58],
    [BLACK, 34],
    [HISPANIC, 5],
    [SOUTH_ASIAN, 3],
  ],
  MS: [
    [EUROPEAN, 62],
    [BLACK, 38],
  ],
  NM: [
    [HISPANIC, 56],
    [EUROPEAN, 32],
    [NATIVE, 12],
  ],
  NY: [
    [EUROPEAN, 56],
    [BLACK, 18],
    [HISPANIC, 14],
    [EAST_ASIAN, 7],
    [SOUTH_ASIAN, 3],
    [MIDDLE_EASTERN, 2],
  ],
  OK: [
    [EUROPEAN, 78],
    [NATIVE, 14],
    [BLACK, 8],
  ],
  TX: [
    [EUROPEAN, 56],
    [HISPANIC, 28],
    [BLACK, 11],
    [EAST_ASIAN, 3],
    [SOUTH_ASIAN, 2],
  ],
  PR: [[HISPANIC, 1]],
  VI: [
    [BLACK, 3],
    [EUROPEAN, 1],
  ],
  GU: [[PACIFIC, 1]],
  MP: [[PACIFIC, 1]],
  AS: [[PACIFIC, 1]],
};

const NICKNAMES: Record<string, string> = {
  Abigail: "Abby",
  Alexander: "Alex",
  Andrew: "Drew",
  Anthony: "Tony",
  Benjamin: "Ben",
  Catherine: "Cathy",
  Charles: "Chuck",
  Christopher: "Chris",
  Daniel: "Dan",
  Deborah: "Debbie",
  Edward: "Ed",
  Elizabeth: "Liz",
  Frederick: "Fred",
  Gerald: "Jerry",
  Gregory: "Greg",
  James: "Jim",
  Jonathan: "Jon",
  Joseph: "Joe",
  Joshua: "Josh",
  Katherine: "Kate",
  Kenneth: "Ken",
  Lawrence: "Larry",
  Leonard: "Len",
  Margaret: "Peggy",
  Martha: "Marty",
  Matthew: "Matt",
  Michael: "Mike",
  Nathaniel: "Nate",
  Nicholas: "Nick",
  Pamela: "Pam",
  Patrick: "Pat",
  Philip: "Phil",
  Rebecca: "Becky",
  Richard: "Rick",
  Robert: "Bob",
  Ronald: "Ron",
  Russell: "Russ",
  Samuel: "Sam",
  Stephen: "Steve",
  Susan: "Sue",
  Theodore: "Ted",
  Theresa: "Terry",
  Thomas: "Tom",
  Timothy: "Tim",
  Victoria: "Vicky",
  Walter: "Walt",
  William: "Bill",
  José: "Pepe",
  Francisco: "Paco",
  Eduardo: "Eddie",
};

export interface Name {
  first: string;
  middle: string;
  last: string;
  suffix: string;
  nickname: string;
  ethnicity: string;
}

export function inventName(random: Random, state: string, gender: "F" | "M"): Name {
  const pool = random.weighted(POOLS[state] ?? ELSEWHERE);
  return nameFrom(random, pool, pool.last, gender);
}

/** Of somebody who holds an office of a state. */
export function inventStateName(random: Random, state: string, gender: "F" | "M"): Name {
  const pool = random.weighted(POOLS[state] ?? ELSEWHERE);
  return nameFrom(random, pool, LAST_NAMES_OF_STATES.get(pool) ?? pool.last, gender);
}

function nameFrom(random: Random, pool: Pool, lastNames: readonly string[], gender: "F" | "M"): Name {
  const firsts = gender === "F" ? pool.women : pool.men;
  const first = random.pick(firsts);
  const middle = random.chance(0.7) ? random.pick(firsts.filter((name) => name !== first)) : "";
  const nickname = NICKNAMES[first] ?? "";
  return {
    first,
    middle,
    last: random.pick(lastNames),
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

/** The first and last names of a staffer of an office in a state. */
export function inventStafferName(random: Random, state: string): { first: string; last: string } {
  const pool = random.weighted(POOLS[state] ?? ELSEWHERE);
  return { first: random.pick(random.chance(0.52) ? pool.women : pool.men), last: random.pick(pool.last) };
}

/** The same of a staffer of a state's own office. */
export function inventStateStafferName(random: Random, state: string): { first: string; last: string } {
  const pool = random.weighted(POOLS[state] ?? ELSEWHERE);
  const last = LAST_NAMES_OF_STATES.get(pool) ?? pool.last;
  return { first: random.pick(random.chance(0.52) ? pool.women : pool.men), last: random.pick(last) };
}

const ALL_POOLS = [EUROPEAN, BLACK, HISPANIC, EAST_ASIAN, SOUTH_ASIAN, MIDDLE_EASTERN, NATIVE, PACIFIC];

/** The name and gender of somebody whose first and last name were drawn from one of the pools. */
export function nameOfParts(first: string, last: string): { name: Name; gender: "F" | "M" } {
  const pool = ALL_POOLS.find((each) => each.last.includes(last) && [...each.women, ...each.men].includes(first));
  const name = { first, middle: "", last, suffix: "", nickname: "", ethnicity: pool?.ethnicity ?? "" };
  return { name, gender: pool?.women.includes(first) ? "F" : "M" };
}
