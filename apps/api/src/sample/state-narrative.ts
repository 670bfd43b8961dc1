import type { ElectionResultWire, VisualizationWire } from "@rotunda/adapters-http/wire";
import { CHAMBERS } from "../directory/chambers.ts";
import { type State, STATES } from "../directory/states.ts";
import { GOVERNORSHIPS, STATEWIDE_OFFICES } from "../directory/statewide-offices.ts";
import { figuresOf } from "./place-figures.ts";
import type { Random } from "./random.ts";
import type { SeatHolder } from "./seat-holders.ts";
import { loreOf } from "./state-lore.ts";
import * as SAYINGS from "./state-narrative-patterns.ts";
import { inWords, listed, paragraph } from "./tell.ts";

type Facts = Record<string, string | undefined>;

/** What a narrative draws on, as the rest of the page shows it. */
export interface StateOfThings {
  economic: readonly VisualizationWire[];
  presidential: readonly ElectionResultWire[];
  /** Everyone of the state who holds an office. */
  holders: readonly SeatHolder[];
}

/** Tells of one place after the other, and spreads the patterns over them. */
export function createNarrator(random: Random) {
  const uses = new Map<string, number>();
  const say = (chance: Random, patterns: readonly string[], facts: Facts): string => {
    const known = patterns.filter((pattern) => namesOf(pattern).every((name) => facts[name] !== undefined));
    const least = Math.min(...known.map((pattern) => uses.get(pattern) ?? 0));
    const fresh = known.filter((pattern) => (uses.get(pattern) ?? 0) === least);
    if (fresh.length === 0) return "";
    const pattern = chance.pick(fresh);
    uses.set(pattern, least + 1);
    const told = pattern.replaceAll(/\{(\w+)\}/gu, (_, name: string) => facts[name] ?? "");
    return told.slice(0, 1).toUpperCase() + told.slice(1);
  };
  return (state: State, things: StateOfThings): string => {
    const chance = random.fork(state.code);
    const facts = factsOf(chance.fork("facts"), state, things);
    const tell = (...subjects: (readonly string[])[]) =>
      paragraph(...subjects.map((patterns) => say(chance, patterns, facts)));
    const sometimes = (patterns: readonly string[]): (readonly string[])[] => (chance.chance(0.6) ? [patterns] : []);
    const land = [SAYINGS.ECONOMY, ...sometimes(SAYINGS.PLACE), SAYINGS.POPULATION];
    const concerns = [...sometimes(SAYINGS.INCOME), SAYINGS.CONCERNS, SAYINGS.DEBATES];
    const politics =
      state.kind === "state"
        ? [SAYINGS.DELEGATION, SAYINGS.SENATE, SAYINGS.PRESIDENT, ...sometimes(SAYINGS.VOTERS)]
        : [SAYINGS.WITHOUT_VOTE, SAYINGS.STATUS, SAYINGS.PRESIDENT];
    const government = [SAYINGS.LEGISLATURE, ...sometimes(SAYINGS.TERMS)];
    const executive = [SAYINGS.GOVERNOR, SAYINGS.NEXT_ELECTION, SAYINGS.OFFICERS];
    return [tell(...land), tell(...concerns), tell(...politics), tell(...government, ...executive)].join("");
  };
}

const namesOf = (pattern: string): string[] => [...pattern.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name ?? "");

/** What the patterns may say; a marker is empty text where its kind of place is meant, and unknown elsewhere. */
function factsOf(random: Random, state: State, { economic, presidential, holders }: StateOfThings): Facts {
  const { economy, region, cities } = loreOf(state.code);
  const [city, otherCity] = cities.filter((each) => each !== state.capital);
  const marker = (holds: boolean) => (holds ? "" : undefined);
  return {
    name: ARTICLE.has(state.code) ? `the ${state.name}` : state.name,
    capital: state.capital,
    city: city ?? cities[0],
    otherCity,
    region,
    economy,
    threefold: economy.includes(", ") ? economy : undefined,
    realm: state.kind === "state" ? "state" : state.kind === "district" ? "city" : "territory",
    state: marker(state.kind === "state"),
    territory: marker(state.kind === "territory"),
    federal: marker(state.kind === "district"),
    topic: random.pick(SAYINGS.TOPICS),
    ...peopleFacts(state, economic),
    ...delegationFacts(state, holders),
    ...presidentFacts(presidential),
    ...legislatureFacts(state),
    ...executiveFacts(state, holders),
  };
}

const ARTICLE = new Set(["DC", "MP", "VI"]);

function peopleFacts({ code, kind }: State, economic: readonly VisualizationWire[]): Facts {
  const { population, growth } = figuresOf(code);
  const income = economic.find(({ id }) => id === "median-income")?.points.at(-1)?.value;
  const larger = STATES.filter(
    (other) => other.kind === "state" && figuresOf(other.code).population > population,
  ).length;
  return {
    population:
      population > 950_000
        ? `${Math.round(population / 100_000) / 10} million`
        : `${Math.round(population / 1000)},000`,
    growth:
      growth > 0
        ? `${growth} percent more than ten years before`
        : growth < 0
          ? `${-growth} percent fewer than ten years before`
          : "as many as ten years before",
    size:
      kind !== "state"
        ? undefined
        : larger < 10
          ? "one of the ten largest states"
          : larger < 20
            ? "one of the larger states"
            : larger < 33
              ? "a state of middling size"
              : larger < 43
                ? "one of the smaller states"
                : "one of the least populous states",
    income: income ? `$${Math.round(income / 1000)},000` : undefined,
    rank: income
      ? income > 84_000
        ? "well above the middle of the country"
        : income > 74_000
          ? "near the middle of the country"
          : "below the middle of the country"
      : undefined,
  };
}

const PARTY_NOUNS: Record<number, string> = { 1: "Republican", 2: "Democrat", 3: "independent" };
const counted = (count: number, noun: string): string => `${inWords(count)} ${noun}${count === 1 ? "" : "s"}`;

function delegationFacts({ delegate }: State, holders: readonly SeatHolder[]): Facts {
  const current = holders.filter(({ isFormer }) => !isFormer);
  const members = current.filter(({ chamberId }) => chamberId === 1);
  const parties = [1, 2, 3]
    .map((party) => ({
      noun: PARTY_NOUNS[party] ?? "",
      count: members.filter(({ partyId }) => partyId === party).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ noun, count }) => counted(count, noun));
  const [first, second] = current.filter(({ chamberId }) => chamberId === 2).map(({ partyId }) => partyId);
  return {
    delegate: delegate === "" ? undefined : delegate.toLowerCase(),
    delegation: parties.length === 0 ? undefined : listed(parties),
    severalMembers: members.length < 2 ? undefined : listed(parties),
    division: parties.length < 2 ? undefined : listed(parties.map((part) => part.replace(/ (\w+?)s?$/u, " ($1)"))),
    senateParty: first === second && first !== undefined && first < 3 ? `${PARTY_NOUNS[first]}s` : undefined,
    splitSenate: first !== second && first !== 3 && second !== 3 && second !== undefined ? "" : undefined,
  };
}

function presidentFacts(results: readonly ElectionResultWire[]): Facts {
  const winners = new Set(
    results.flatMap(({ candidates }) => candidates.filter((one) => one.is_winner).map(({ party }) => party)),
  );
  if (results.length === 0) return {};
  if (winners.size > 1) return { swinging: "" };
  const isRepublican = winners.has("Republican");
  return { winner: isRepublican ? "Republican" : "Democratic", loser: isRepublican ? "Democratic" : "Republican" };
}

function legislatureFacts({ code, name, kind }: State): Facts {
  const own = CHAMBERS.filter(({ state }) => state === code);
  const [upper, lower] = own;
  if (!upper) return {};
  const short = (chamber: string) => chamber.replace(`${name} `, "").replace(` of ${name}`, "");
  const described = own.map(({ name: chamber, seats }, index) => {
    const noun = short(chamber);
    return `${/^[AEIO]/u.test(noun) ? "an" : "a"} ${noun} of ${seats}${index === 0 ? " members" : ""}`;
  });
  const years = (count: number) => `${inWords(count)} years`;
  return {
    legislature: kind === "district" ? undefined : upper.legislature,
    council: kind === "district" ? "council" : undefined,
    chambers: lower ? listed(described) : `one chamber of ${upper.seats} members`,
    terms: !lower
      ? kind === "state"
        ? `Its ${upper.seats} members serve ${years(upper.termYears)} in the only chamber there is, which no other state has`
        : `Members serve ${years(upper.termYears)}`
      : upper.termYears === lower.termYears
        ? `Members of both chambers serve ${years(upper.termYears)}`
        : `Senators serve ${years(upper.termYears)}, members of the ${short(lower.name)} ${inWords(lower.termYears)}`,
  };
}

function executiveFacts({ code, kind }: State, holders: readonly SeatHolder[]): Facts {
  const governor = holders.find(({ chamberId, isFormer }) => chamberId === null && !isFormer);
  const office = GOVERNORSHIPS.find(({ state }) => state === code);
  const officers = STATEWIDE_OFFICES.filter(({ state }) => state === code).map(({ title }) => title.toLowerCase());
  const years = governor?.won.toSorted((a, b) => a - b) ?? [];
  return {
    governor: governor?.name,
    governorParty: governor ? withArticle(PARTY_NOUNS[governor.partyId] ?? "independent") : undefined,
    governorSince:
      years.length === 0
        ? undefined
        : years.length === 1
          ? `was elected in ${years[0]}`
          : `was first elected in ${years[0]} and won again in ${years.at(-1)}`,
    chief: office?.title.toLowerCase(),
    next: office ? String(office.lastElection + office.termYears) : undefined,
    officers: officers.length < 2 ? undefined : listed(officers.map(withArticle)),
    officer: officers.length === 1 ? officers[0] : undefined,
    alone: officers.length === 0 && kind === "state" ? "" : undefined,
  };
}

const withArticle = (noun: string): string => `${/^[aeio]/u.test(noun) ? "an" : "a"} ${noun}`;
