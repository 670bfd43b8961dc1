import { formatStateInSentence } from "@rotunda/core";
import type { ElectionResultWire, VisualizationWire } from "@rotunda/adapters-http/wire";
import { CHAMBERS } from "../directory/chambers.ts";
import { type State, STATES } from "../directory/states.ts";
import { GOVERNORSHIPS, STATEWIDE_OFFICES } from "../directory/statewide-offices.ts";
import sentences from "./content/state-sentences.json" with { type: "json" };
import { type Facts, flag, gatherFacts, inWords, type PartialFacts, listed } from "./fill-template.ts";
import type { Random } from "./random.ts";
import type { SeatHolder } from "./elections.ts";
import { type Choice, SentenceWriter } from "./sentence-writer.ts";
import { lookUpState } from "./state-facts.ts";

/** The facts a narrative uses, as the rest of the page shows them. */
export interface StateOfThings {
  economic: readonly VisualizationWire[];
  presidential: readonly ElectionResultWire[];
  holders: readonly SeatHolder[];
}

/** Writes about one place after the other, and spreads the sentences over them. */
export function createNarrator(random: Random) {
  const uses = new Map<string, number>();
  return (state: State, things: StateOfThings): string => {
    const chance = random.fork(state.code);
    const facts = factsOf(chance.fork("facts"), state, things);
    const sometimes = (list: readonly string[]): Choice => chance.chance(0.6) && list;
    const land = [sentences.economy, sometimes(sentences.place), sentences.population];
    const concerns = [sometimes(sentences.income), sentences.concerns, sentences.debates];
    const politics =
      state.kind === "state"
        ? [sentences.delegation, sentences.senate, sentences.president, sometimes(sentences.voters)]
        : [sentences.withoutVote, sentences.status, sentences.president];
    const government = [sentences.legislature, sometimes(sentences.terms)];
    const executive = [sentences.governor, sentences.nextElection, sentences.officers];
    const writer = new SentenceWriter(chance, uses);
    return [land, concerns, politics, [...government, ...executive]]
      .map((lists) => writer.paragraph(facts, ...lists))
      .join("");
  };
}

function factsOf(random: Random, state: State, { economic, presidential, holders }: StateOfThings): Facts {
  const { economy, region, cities } = lookUpState(state.code);
  const [city, otherCity] = cities.filter((each) => each !== state.capital);
  return gatherFacts({
    name: formatStateInSentence(state.name),
    capital: state.capital,
    city: city ?? cities[0],
    otherCity,
    region,
    economy,
    threefold: economy.includes(", ") ? economy : undefined,
    realm: state.kind === "state" ? "state" : state.kind === "district" ? "city" : "territory",
    state: flag(state.kind === "state"),
    territory: flag(state.kind === "territory"),
    federal: flag(state.kind === "district"),
    topic: random.pick(sentences.topics),
    ...peopleFacts(state, economic),
    ...delegationFacts(state, holders),
    ...presidentFacts(presidential),
    ...legislatureFacts(state),
    ...executiveFacts(state, holders),
  });
}

function peopleFacts({ code, kind }: State, economic: readonly VisualizationWire[]): PartialFacts {
  const { population, growth } = lookUpState(code);
  const income = economic.find(({ id }) => id === "median-income")?.points.at(-1)?.value;
  const larger = STATES.filter(
    (other) => other.kind === "state" && lookUpState(other.code).population > population,
  ).length;
  return {
    population:
      population > 950_000
        ? `${Math.round(population / 100_000) / 10} million`
        : `${Math.round(population / 1000)},000`,
    growth: describeGrowth(growth),
    size: kind === "state" ? classOf(larger, SIZES) : undefined,
    income: income ? `$${Math.round(income / 1000)},000` : undefined,
    rank: income ? classOf(income, INCOMES) : undefined,
  };
}

function describeGrowth(growth: number): string {
  if (growth === 0) return "as many as ten years before";
  return `${Math.abs(growth)} percent ${growth > 0 ? "more" : "fewer"} than ten years before`;
}

/** By the number of larger states. */
const SIZES = [
  [9, "one of the ten largest states"],
  [19, "one of the larger states"],
  [32, "a state of middling size"],
  [42, "one of the smaller states"],
  [50, "one of the least populous states"],
] as const;
const INCOMES = [
  [74_000, "below the middle of the country"],
  [84_000, "near the middle of the country"],
  [Infinity, "well above the middle of the country"],
] as const;

/** The first class up to whose limit a value is. */
const classOf = (value: number, classes: readonly (readonly [limit: number, name: string])[]): string | undefined =>
  classes.find(([limit]) => value <= limit)?.[1];

const PARTY_NOUNS: Record<number, string> = { 1: "Republican", 2: "Democrat", 3: "independent" };
const counted = (count: number, noun: string): string => `${inWords(count)} ${noun}${count === 1 ? "" : "s"}`;

function delegationFacts({ delegate }: State, holders: readonly SeatHolder[]): PartialFacts {
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
    splitSenate: first !== second && first !== 3 && second !== 3 && second !== undefined ? "yes" : undefined,
  };
}

function presidentFacts(results: readonly ElectionResultWire[]): PartialFacts {
  const winners = new Set(
    results.flatMap(({ candidates }) => candidates.filter((one) => one.is_winner).map(({ party }) => party)),
  );
  if (results.length === 0) return {};
  if (winners.size > 1) return { swinging: "yes" };
  const isRepublican = winners.has("Republican");
  return { winner: isRepublican ? "Republican" : "Democratic", loser: isRepublican ? "Democratic" : "Republican" };
}

function legislatureFacts({ code, name, kind }: State): PartialFacts {
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

function executiveFacts({ code, kind }: State, holders: readonly SeatHolder[]): PartialFacts {
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
    alone: officers.length === 0 && kind === "state" ? "yes" : undefined,
  };
}

const withArticle = (noun: string): string => `${/^[aeio]/u.test(noun) ? "an" : "a"} ${noun}`;
