import { formatDate, isBefore } from "../kernel/dates.ts";
import { hasText } from "../kernel/html-text.ts";
import type { Agency, District, State } from "./place-records.ts";
import { listDistrictMaps } from "./district-maps.ts";
import { createPanel, type RecordPanel } from "./record-panels.ts";
import { type StateRoster, listStateRosters } from "./state-rosters.ts";

export type AgencyPanelId = "role" | "people" | "agencies" | "history";
export type StatePanelId =
  | "narrative"
  | StateRoster["id"]
  | "committees"
  | "districts"
  | "census"
  | "economy"
  | "elections"
  | "history";
export type DistrictPanelId = "representatives" | "map" | "zip-codes" | "elections" | "history";

/** Lists the non-empty sections of an agency (FIELD-05); contacts are shown beside them. */
export function listAgencyPanels(agency: Agency): RecordPanel<AgencyPanelId>[] {
  return [
    createPanel("role", "Role", hasText(agency.role)),
    createPanel("people", "People", agency.people),
    createPanel("agencies", "Agencies and Offices", agency.children),
    createHistoryPanel(agency),
  ].flat();
}

/** Lists the non-empty sections of a state (PLACE-03). */
export function listStatePanels(state: State): RecordPanel<StatePanelId>[] {
  return [
    createPanel("narrative", "Narrative", hasText(state.narrative)),
    createPanel("districts", "Districts", listDistrictMaps(state.geodata).length > 0),
    listStateRosters(state).map(({ id, title, people }) => ({ id, title, count: people.length, isOpen: true })),
    createPanel("committees", "Legislative Committees", state.committees),
    createPanel("census", "Census", state.censusVisualizations.length > 0),
    createPanel("economy", "Economy", state.economicVisualizations.length > 0),
    createPanel("elections", "Presidential Elections", state.presidentialElectionResults),
    createHistoryPanel(state),
  ].flat();
}

/** Lists the sections of a district (PLACE-06); representatives are always included. */
export function listDistrictPanels(district: District): RecordPanel<DistrictPanelId>[] {
  const { length: count } = district.representatives;
  return [
    { id: "representatives" as const, title: formatRepresentativesTitle(district), count, isOpen: true },
    createPanel(
      "map",
      "Map",
      listDistrictMaps(district.geodata).some(({ isDrawn }) => isDrawn),
    ),
    createPanel("zip-codes", "ZIP Codes", district.zipCodes),
    createPanel("elections", "Election Results", district.electionResults),
    createHistoryPanel(district),
  ].flat();
}

export function countVacantSeats({ representatives, seats }: Pick<District, "representatives" | "seats">): number {
  return Math.max(0, seats - representatives.length);
}

/** "Vacant until November 3, 2026"; after that day, "Unknown: was vacant until …" (`today` is an ISO date). */
export function describeVacancy({ vacantUntil }: { vacantUntil: string | null }, today: string): string {
  if (vacantUntil === null) return "Vacant";
  const day = formatDate(vacantUntil);
  return isBefore(vacantUntil, today) ? `Unknown: was vacant until ${day}` : `Vacant until ${day}`;
}

function formatRepresentativesTitle({ seats, representatives }: District): string {
  return Math.max(seats, representatives.length) > 1 ? "Representatives" : "Representative";
}

/** Initially closed, because few readers need it. */
function createHistoryPanel({
  updatedDate,
  sources,
}: Pick<State, "updatedDate" | "sources">): RecordPanel<"history">[] {
  const exists = updatedDate !== null || sources.length > 0;
  return exists ? [{ id: "history", title: "History", count: null, isOpen: false }] : [];
}
