import { groupBy } from "@rotunda/core";
import { DISTRICTS } from "../directory/legislative-districts.ts";
import { STATES } from "../directory/states.ts";
import { updateRows } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import type { Random } from "./random.ts";
import { CHAMBER_IDS, REFERENCE_DAY } from "./sample-person.ts";
import { inventCampaigns, inventDistrictResults, inventPresidentialResults, type SeatHolder } from "./elections.ts";
import { inventCensusCharts, inventEconomicCharts } from "./state-charts.ts";
import { createNarrator } from "./state-narrative.ts";
import { replaceCounties } from "./state-facts.ts";

export type SamplePlaces = ReturnType<typeof inventPlaces>;

/** A territory without a narrative, as an example of the empty panel. */
const WITHOUT_NARRATIVE = new Set(["MP"]);

export function inventPlaces(random: Random, holders: readonly SeatHolder[]) {
  const campaigns = inventCampaigns(random.fork("campaigns"));
  const narrate = createNarrator(random.fork("narratives"));
  const seatOf = (state: string, chamberId: number | null, district: string) => `${state}-${chamberId}-${district}`;
  const bySeat = groupBy(holders, ({ seat }) => seatOf(seat.state, CHAMBER_IDS[seat.type], seat.district));
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
    const own = bySeat.get(seatOf(state, chamberId, number)) ?? [];
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
