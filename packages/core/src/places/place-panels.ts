import { formatDate, isBefore } from "../kernel/dates.ts";
import { hasText } from "../kernel/html-text.ts";
import type { Agency } from "./agency.ts";
import type { District } from "./district.ts";
import { listDistrictMaps } from "./district-maps.ts";
import { type StateRoster, listStateRosters } from "./state-rosters.ts";
import type { State } from "./state.ts";

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
export type DistrictPanelId = "representatives" | "elections" | "map" | "history";

/** A section of an agency's, state's or district's page. The id is also its address on the page. */
interface PlacePanel<Id extends string> {
  id: Id;
  title: string;
  /** How many entries it holds, where they are counted. */
  count: number | null;
  isOpen: boolean;
}

/** The sections of an agency that have something in them (FIELD-05); its contact is beside them. */
export function listAgencyPanels(agency: Agency): PlacePanel<AgencyPanelId>[] {
  return [
    createTextPanel("role", "Role", hasText(agency.role)),
    list("people", "People", agency.people),
    list("agencies", "Agencies and Offices", agency.children),
    createHistoryPanel(agency),
  ].flat();
}

/** The sections of a state that have something in them (PLACE-03). */
export function listStatePanels(state: State): PlacePanel<StatePanelId>[] {
  return [
    createTextPanel("narrative", "Narrative", hasText(state.narrative)),
    listStateRosters(state).map(({ id, title, people }) => ({ id, title, count: people.length, isOpen: true })),
    list("committees", "Legislative Committees", state.committees),
    createTextPanel("districts", "Districts", listDistrictMaps(state.geodata).length > 0),
    createTextPanel("census", "Census", state.censusVisualizations.length > 0),
    createTextPanel("economy", "Economy", state.economicVisualizations.length > 0),
    list("elections", "Presidential Elections", state.presidentialElectionResults),
    createHistoryPanel(state),
  ].flat();
}

/** The sections of a district that have something in them (PLACE-06); who represents it is always said. */
export function listDistrictPanels(district: District): PlacePanel<DistrictPanelId>[] {
  const { length: count } = district.representatives;
  return [
    { id: "representatives" as const, title: formatRepresentativesTitle(district), count, isOpen: true },
    list("elections", "Election Results", district.electionResults),
    createTextPanel(
      "map",
      "Map",
      listDistrictMaps(district.geodata).some(({ isDrawn }) => isDrawn),
    ),
    createHistoryPanel(district),
  ].flat();
}

/** Lists the vacant seats of a district. */
export function listVacantSeats({ representatives, seats }: Pick<District, "representatives" | "seats">): number {
  return Math.max(0, seats - representatives.length);
}

/**
 * A vacant seat on a day (an ISO date): "Vacant until November 3, 2026", "Vacant" where the date is unknown. The source
 * may not know yet who filled the seat when that day is over.
 */
export function describeVacancy({ vacantUntil }: { vacantUntil: string | null }, today: string): string {
  if (vacantUntil === null) return "Vacant";
  const day = formatDate(vacantUntil);
  return isBefore(vacantUntil, today) ? `Vacant when last updated; to be filled ${day}` : `Vacant until ${day}`;
}

function formatRepresentativesTitle({ seats, representatives }: District): string {
  return Math.max(seats, representatives.length) > 1 ? "Representatives" : "Representative";
}

function createTextPanel<Id extends string>(id: Id, title: string, exists: boolean): PlacePanel<Id>[] {
  return exists ? [{ id, title, count: null, isOpen: true }] : [];
}

function list<Id extends string>(id: Id, title: string, entries: readonly unknown[]): PlacePanel<Id>[] {
  return entries.length > 0 ? [{ id, title, count: entries.length, isOpen: true }] : [];
}

/** When a record last changed and where it comes from is for who looks for it. */
function createHistoryPanel({ updatedDate, sources }: Pick<State, "updatedDate" | "sources">): PlacePanel<"history">[] {
  const exists = updatedDate !== null || sources.length > 0;
  return exists ? [{ id: "history", title: "History", count: null, isOpen: false }] : [];
}
