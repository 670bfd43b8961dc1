import type { Group } from "../groups/members.ts";
import { type Failure, isBusy } from "../kernel/failure.ts";
import type { RouteName } from "../navigation/routes.ts";
import type { Agency, District, State } from "../places/place-records.ts";
import type { SearchItem } from "../records/search-item.ts";
import type { PersonProfile } from "../profiles/profile.ts";

/** The record of a detail page; each kind has its own request. */
export interface DetailTarget {
  kind: "profile" | "knowWho" | "committee" | "caucus" | "agency" | "state" | "district";
  id: number;
}

export type Detail =
  | { kind: "profile"; profile: PersonProfile }
  | { kind: "group"; group: Group }
  | { kind: "agency"; agency: Agency }
  | { kind: "state"; state: State }
  | { kind: "district"; district: District };

/** A failure that has a view; a 303 leads to another page instead. */
export type AnsweredFailure = Exclude<Failure, { kind: "moved" }>;

export type FailureView = "not-found" | "server-error" | "offline" | "busy";

const KINDS: Partial<Record<RouteName, DetailTarget["kind"]>> = {
  Profile: "profile",
  ProfileKW: "knowWho",
  Committee: "committee",
  Caucus: "caucus",
  Agency: "agency",
  State: "state",
  District: "district",
};

/** Returns the record of a route with the id of its address; null for other routes, and without a valid id (LOAD-08). */
export function findDetailTarget({ route, id }: { route: RouteName; id: number | null }): DetailTarget | null {
  const kind = KINDS[route];
  return kind && id !== null && Number.isSafeInteger(id) ? { kind, id } : null;
}

/** Returns the view for a failure: busy, server-error from 500, offline without a response, else not-found. */
export function chooseFailureView(failure: AnsweredFailure): FailureView {
  if (isBusy(failure)) return "busy";
  return ({ broken: "server-error", offline: "offline", refused: "not-found" } as const)[failure.kind];
}

export const nameDetail = (detail: Detail): string => toDetailCard(detail).preferredNameDisplay;

/** Builds the card of a record's page, as lists and the Briefcase store it. */
export function toDetailCard(detail: Detail): SearchItem {
  switch (detail.kind) {
    case "profile": {
      const { preferredNameDisplay, positionSummary, title, politicalParty, quickSummary, headshot } = detail.profile;
      const { leadershipRole, isFormer } = detail.profile;
      const card = toCard(detail.profile, preferredNameDisplay, positionSummary);
      return { ...card, title, politicalParty, quickSummary, headshot, leadershipRole, isFormer };
    }
    case "group": {
      const { group } = detail;
      return toCard(group, chooseDisplayName(group) || group.shortName, group.positionSummary);
    }
    case "agency": {
      const { agencyFull: longName, shortName, parent } = detail.agency;
      return toCard(detail.agency, chooseDisplayName({ longName }) || shortName, parent?.agencyFull ?? "");
    }
    case "state":
      return toCard(detail.state, detail.state.name, "");
    case "district":
      return toCard(detail.district, detail.district.name, detail.district.state.name);
  }
}

/** Not paywalled: only readers with access load a record's page. */
function toCard(
  record: Pick<SearchItem, "id" | "recordType" | "briefcaseItemId" | "addedToBriefcase" | "subscriptionModules">,
  preferredNameDisplay: string,
  positionSummary: string,
): SearchItem {
  const { id, recordType, briefcaseItemId, addedToBriefcase, subscriptionModules } = record;
  return {
    id,
    recordType,
    briefcaseItemId,
    addedToBriefcase,
    subscriptionModules,
    preferredNameDisplay,
    // Placeholder; the server's next response has the sort name.
    sortName: preferredNameDisplay,
    positionSummary,
    title: "",
    politicalParty: "",
    quickSummary: "",
    headshot: "",
    leadershipRole: "",
    isFormer: false,
    isPaywalled: false,
  };
}

/** Returns a record's name: the preferred name, else the long name (CARD-02). */
export function chooseDisplayName(record: { preferredNameDisplay?: string | null; longName?: string | null }): string {
  return record.preferredNameDisplay?.trim() || record.longName?.trim() || "";
}
