import type { SearchScope } from "@rotunda/core";
import { IDS } from "./fixture.ts";
import { LEAKS, type Picked } from "./fixture-leaks.ts";
import { OFFICIALS, PLACES } from "./fixture-places.ts";

/** A search by a fact of a locked record, found by readers with access. */
export interface LeakRow {
  scope: SearchScope;
  parameter: string;
  value: string | number;
  id: number;
  /** The part of the card that shows the fact; null if hidden, so that other readers must not find it. */
  shown: string | null;
}

/** Id in the lookup list of states. */
const VERMONT = 50;

type Asked = readonly [parameter: string, value: string | number, shown: string | null, id?: number];

const rows = (scope: SearchScope, id: number, asked: readonly Asked[]): LeakRow[] =>
  asked.map(([parameter, value, shown, other]) => ({ scope, parameter, value, shown, id: other ?? id }));

/** At least one row per parameter that filters by a fact, in each scope. */
export const buildLeakTable = (picked: Picked): LeakRow[] => [
  ...rows("universal", IDS.stateHouse, [
    ["q", "lindqvist", "Lindqvist"],
    ["q", "theo lindqvist", "Theo Lindqvist"],
    ["q", '"assembly member"', "Assembly Member"],
    ["q", "aurelio", null],
    ["q", "aurelio lindqvist", null],
    ["q", '"aurelio zebulon"', null],
    ["q", "zebulon", null],
    ["q", "teddo", null],
    ["q", "thaddeus", null],
    ["q", "lanterns", null],
    ["profile_types", 2, "2"],
    ["profile_types", 204, "Assembly Member"],
    ["editorial_groups", picked.editorial_groups.id, null],
    ["current_office_state_abbr", "CA", "California"],
    ["current_office_congressional_district", PLACES.texas8, "8th District", LEAKS.representative],
    ["political_party", 2, "Democrat"],
    ["committees", LEAKS.committee, null],
    ["caucuses", LEAKS.caucus, null],
    ["agencies", PLACES.commerce, null],
    ["key_policy_areas", picked.key_policy_areas.id, null],
    ["industry", picked.industries.id, null],
    ["sig_expression", `${picked.special_interest_groups.id}gte80`, null],
    ["birth_year", 1961, null],
    ["age", 65, null],
    ["gender", 2, null],
    ["ethnicity", picked.ethnicities.id, null],
    ["religion", picked.religions.id, null],
    ["school", "quillport", null],
    ["degree", picked.degrees.id, null],
    ["education", "lanternistics", null],
    ["city", "quillport", null],
    ["state", VERMONT, null],
    ["country", picked.countries.id, null],
  ]),
  ...rows("congressional", IDS.governorContact, [
    ["q", "willa ross", "Willa Ross"],
    ["q", "philomena", null],
    ["q", "lanterns", null],
    ["q", `"${picked.job_categories.name}"`, null, LEAKS.governorAide],
    ["q", "leopold", null, LEAKS.governorAide],
    ["q", "press willa ross", "Office of Willa Ross", LEAKS.governorAide],
    ["type", 13, "Governor"],
    ["office", 7, "Governor"],
    ["office_location", "lantern", null],
    ["office_location", "lantern", null, LEAKS.governorAide],
    ["current_office_state_abbr", "OR", "Oregon"],
    ["current_office_congressional_district", PLACES.texas8, "8th District", LEAKS.representativeContact],
    ["party", 1, "Republican"],
    ["majmin", "MIN", null, LEAKS.governorAide],
    ["committee", LEAKS.committee, null],
    ["committee", LEAKS.committee, "Committee on Lanterns", LEAKS.committeeClerk],
    ["caucus", LEAKS.caucus, null],
    ["jobtitle", "governor", "Governor"],
    ["jobtitle", "press", "Press Secretary", LEAKS.governorAide],
    ["jobtitle2", picked.job_categories.id, null, LEAKS.representativeContact],
    ["jobtitle2", picked.job_categories.id, null, LEAKS.governorAide],
    ["interest", picked.focus_areas.id, null, LEAKS.governorAide],
    ["interest2", picked.special_interest_groups.id, null],
  ]),
  ...rows("state", IDS.stateHouseContact, [
    ["q", "lindqvist", "Lindqvist"],
    ["q", "teddo", null],
    ["q", `"${picked.job_categories_state.name}"`, null, IDS.stateAide],
    ["q", "leopold", null, IDS.stateAide],
    ["type", 10, "Assembly Member"],
    ["office", 3, "Assembly Member"],
    ["office_location", "lantern", null],
    ["office_location", "lantern", null, IDS.stateAide],
    ["current_office_state_abbr", "CA", "California"],
    ["district", "44", "44th"],
    ["party", 2, "Democrat"],
    ["majmin", "MIN", null, IDS.stateAide],
    ["committee", LEAKS.committee, null],
    ["jobtitle", "assembly", "Assembly Member"],
    ["jobtitle2", picked.job_categories_state.id, null, IDS.stateAide],
    ["interest", picked.focus_areas.id, null, IDS.stateAide],
  ]),
  ...rows("federal", OFFICIALS.adviser, [
    ["q", "abel", "Ábel"],
    ["q", "thaddeus", null],
    ["q", "quillport", null],
    ["q", "vermont", null],
    ["q", `"${picked.appointments.name}"`, null],
    ["q", `"${picked.job_categories_federal.name}"`, null],
    ["agencies", PLACES.commerce, "Department of Commerce"],
    ["topagency", PLACES.commerce, "Department of Commerce"],
    ["topagency2", PLACES.commerce, "Department of Commerce"],
    ["agency", "commerce", "Department of Commerce"],
    ["appointment", picked.appointments.id, null],
    ["appointment2", picked.appointments.id, null],
    ["jobtitle", "senior", "Senior Adviser"],
    ["jobtitle2", picked.job_categories_federal.id, null],
    ["interest", picked.focus_areas.id, null],
    ["city", "quillport", null],
    ["state", VERMONT, null],
  ]),
];
