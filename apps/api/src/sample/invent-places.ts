import { formatStateInSentence, groupBy } from "@rotunda/core";
import { DISTRICTS } from "../directory/legislative-districts.ts";
import { type State, STATES } from "../directory/states.ts";
import { updateRows } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import type { Random } from "./random.ts";
import { CHAMBER_IDS, PARTY_NAMES, type PartyId, REFERENCE_DAY } from "./sample-person.ts";
import { inventCampaigns, inventDistrictResults, inventPresidentialResults, type SeatHolder } from "./elections.ts";
import { inventCensusCharts, inventEconomicCharts } from "./state-charts.ts";
import { lookUpState, replaceCounties } from "./state-facts.ts";
import type { ElectionResultWire, VisualizationWire } from "@rotunda/core/wire";
import { CHAMBERS } from "../directory/chambers.ts";
import { GOVERNORSHIPS, STATEWIDE_OFFICES } from "../directory/statewide-offices.ts";
import content from "./content/state-sentences.json" with { type: "json" };
import { gatherFacts, spellNumber, listed, type RawFacts, SentenceWriter, withArticle } from "./write-sentences.ts";

type SamplePlaces = ReturnType<typeof inventPlaces>;

/** A territory without a narrative, as an example of the empty panel. */
const WITHOUT_NARRATIVE = new Set(["MP"]);

export function inventPlaces(random: Random, holders: readonly SeatHolder[]) {
  const campaigns = inventCampaigns(random.fork("campaigns"));
  const narrate = createNarrator(random.fork("narratives"));
  const formatSeat = (state: string, chamberId: number | null, district: string) => `${state}-${chamberId}-${district}`;
  const bySeat = groupBy(holders, ({ seat }) => formatSeat(seat.state, CHAMBER_IDS[seat.type], seat.district));
  const states = STATES.map((state) => {
    const { id, code } = state;
    const chance = random.fork(`state ${code}`);
    const economic = inventEconomicCharts(chance.fork("economy"), code);
    const presidential = inventPresidentialResults(chance.fork("president"), code, campaigns);
    const own = holders.filter(({ seat }) => seat.state === code);
    const narrative = WITHOUT_NARRATIVE.has(code) ? "" : narrate(state, economic, presidential, own);
    return {
      id,
      narrative: replaceCounties(narrative, code),
      census_visualizations: inventCensusCharts(chance.fork("census"), code),
      economic_visualizations: economic,
      presidential_election_results: presidential,
    };
  });
  const districts = DISTRICTS.flatMap((district) => {
    const { id, state, chamberId, number } = district;
    const own = bySeat.get(formatSeat(state, chamberId, number)) ?? [];
    const results = inventDistrictResults(random.fork(`district ${id}`), district, own);
    return results.length === 0 ? [] : [{ id, election_results: results }];
  });
  return { states, districts };
}

export async function writePlaces(tx: Db, places: SamplePlaces, profiles: ReadonlyMap<string, number>): Promise<void> {
  const source = { figures_source: "sample", updated_date: REFERENCE_DAY };
  await updateRows(
    tx,
    "states",
    places.states.map((state) => ({ ...state, ...source })),
  );
  const districts = places.districts.map(({ id, election_results }) => ({
    id,
    election_results: election_results.map((result) => ({
      ...result,
      candidates: result.candidates.map(({ person, ...candidate }) => ({
        ...candidate,
        profile_id: profiles.get(person ?? "") ?? null,
      })),
    })),
    ...source,
  }));
  for (let from = 0; from < districts.length; from += 1000)
    await updateRows(tx, "districts", districts.slice(from, from + 1000));
}

/** Returns a function that writes about places and uses each sentence about equally often. */
function createNarrator(random: Random) {
  const uses = new Map<string, number>();
  return (
    state: State,
    economic: readonly VisualizationWire[],
    presidential: readonly ElectionResultWire[],
    holders: readonly SeatHolder[],
  ): string => {
    const chance = random.fork(state.code);
    const current = holders.filter(({ departure }) => departure === "");
    const facts = gatherFacts(
      { [state.kind]: true, topic: chance.pick(content.topics) },
      listPeopleFacts(state, economic),
      listDelegationFacts(state, current),
      listPresidentFacts(presidential),
      listLegislatureFacts(state),
      listExecutiveFacts(state, current),
    );
    const plan = content.plans[state.kind === "state" ? "state" : "elsewhere"];
    return new SentenceWriter(chance, uses).write(facts, content.sentences, plan);
  };
}

function listPeopleFacts({ code, kind, capital, name }: State, economic: readonly VisualizationWire[]): RawFacts {
  const { population, growth, economy, region, cities } = lookUpState(code);
  const income = economic.find(({ id }) => id === "median-income")?.points.at(-1)?.value;
  const larger = STATES.filter((one) => one.kind === "state" && lookUpState(one.code).population > population);
  const [city = cities[0], otherCity] = cities.filter((each) => each !== capital);
  return {
    name: formatStateInSentence(name),
    capital,
    city,
    otherCity,
    region,
    economy,
    threefold: economy.includes(", ") && economy,
    realm: { state: "state", district: "city", territory: "territory" }[kind],
    population:
      population > 950_000
        ? `${Math.round(population / 100_000) / 10} million`
        : `${Math.round(population / 1000)},000`,
    growth:
      growth === 0
        ? "as many as ten years before"
        : `${Math.abs(growth)} percent ${growth > 0 ? "more" : "fewer"} than ten years before`,
    size: kind === "state" && content.sizes.find(({ most }) => larger.length <= most)?.name,
    income: income && `$${Math.round(income / 1000)},000`,
    rank: income && content.incomes.find(({ most }) => most === null || income <= most)?.name,
  };
}

const nameParty = (party: PartyId): string => (party === 3 ? "independent" : PARTY_NAMES[party]);

function listDelegationFacts({ delegate }: State, holders: readonly SeatHolder[]): RawFacts {
  const members = holders.filter(({ seat }) => seat.type === "rep");
  const parties = ([1, 2, 3] as const)
    .map((party) => ({ noun: nameParty(party), count: members.filter((member) => member.party === party).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const delegation = listed(parties.map(({ noun, count }) => `${spellNumber(count)} ${noun}${count === 1 ? "" : "s"}`));
  const [first, second] = holders.filter(({ seat }) => seat.type === "sen").map(({ party }) => party);
  const hasIndependent = first === 3 || second === 3;
  return {
    delegate: delegate.toLowerCase(),
    delegation,
    severalMembers: members.length > 1 && delegation,
    division: parties.length > 1 && listed(parties.map(({ noun, count }) => `${spellNumber(count)} (${noun})`)),
    senateParty: first && first === second && !hasIndependent && `${nameParty(first)}s`,
    splitSenate: second && first !== second && !hasIndependent,
  };
}

function listPresidentFacts(results: readonly ElectionResultWire[]): RawFacts {
  const winners = results.flatMap(({ candidates }) =>
    candidates.filter((one) => one.is_winner).map(({ party }) => party),
  );
  const parties = ["Republican", "Democratic"];
  const [winner, loser] = winners[0] === "Republican" ? parties : parties.toReversed();
  if (results.length === 0) return {};
  return new Set(winners).size > 1 ? { swinging: true } : { winner, loser };
}

function listLegislatureFacts({ code, name, kind }: State): RawFacts {
  const own = CHAMBERS.filter(({ state }) => state === code);
  const [upper, lower] = own;
  if (!upper) return {};
  const short = (chamber: string) => chamber.replace(`${name} `, "").replace(` of ${name}`, "");
  const described = own.map(
    (one, index) => `${withArticle(short(one.name))} of ${one.seats}${index ? "" : " members"}`,
  );
  const years = `${spellNumber(upper.termYears)} years`;
  return {
    legislature: kind !== "district" && upper.legislature,
    council: kind === "district" && "council",
    chambers: lower ? listed(described) : `one chamber of ${upper.seats} members`,
    terms: !lower
      ? kind === "state"
        ? `Its ${upper.seats} members serve ${years} in the only chamber there is, which no other state has`
        : `Members serve ${years}`
      : upper.termYears === lower.termYears
        ? `Members of both chambers serve ${years}`
        : `Senators serve ${years}, members of the ${short(lower.name)} ${spellNumber(lower.termYears)}`,
  };
}

function listExecutiveFacts({ code, kind }: State, holders: readonly SeatHolder[]): RawFacts {
  const governor = holders.find(({ seat }) => seat.type === "governor");
  const office = GOVERNORSHIPS.find(({ state }) => state === code);
  const officers = STATEWIDE_OFFICES.filter(({ state }) => state === code).map(({ title }) => title.toLowerCase());
  const [first, ...later] = governor?.won.toSorted((a, b) => a - b) ?? [];
  return {
    governor: governor?.displayName,
    governorParty: governor && withArticle(nameParty(governor.party)),
    governorSince:
      first &&
      (later.length === 0
        ? `was elected in ${first}`
        : `was first elected in ${first} and won again in ${later.at(-1)}`),
    chief: office?.title.toLowerCase(),
    next: office && office.lastElection + office.termYears,
    officers: officers.length > 1 && listed(officers.map(withArticle)),
    officer: officers.length === 1 && officers[0],
    alone: officers.length === 0 && kind === "state",
  };
}
