import { formatDistrictSlug, formatSlug } from "../kernel/slug.ts";
import type { RecordType } from "../records/search-item.ts";
import { BASE_PATH, ROUTES, type RouteDefinition, type RouteName } from "./routes.ts";

interface RouteParams {
  id?: number;
  /** As from `formatSlug`: empty, or with a leading hyphen. */
  slug?: string;
  folderId?: number;
}

/** Builds a route's address with base path; `search` is a query string with or without "?". */
export function buildHref(name: RouteName, params: RouteParams = {}, search = ""): string {
  const query = search === "" || /^[?#]/.test(search) ? search : `?${search}`;
  return `${BASE_PATH}${buildPath(name, params)}${query}`;
}

/** Returns the route of a record (ROUTE-29): ProfileKW for know-who records, else the route named after the type. */
export const findRecordRoute = (recordType: RecordType | ""): RouteName => RECORD_ROUTES[recordType];

const RECORD_ROUTES: Record<RecordType | "", RouteName> = {
  "": "Home",
  profile: "Profile",
  person: "ProfileKW",
  staffer: "ProfileKW",
  agencyperson: "ProfileKW",
  committee: "Committee",
  caucus: "Caucus",
  agency: "Agency",
  state: "State",
  district: "District",
};

export function buildRecordHref(item: {
  id: number;
  recordType: RecordType | "";
  preferredNameDisplay: string;
}): string {
  const name = findRecordRoute(item.recordType);
  const { slug: kind }: RouteDefinition = ROUTES[name];
  const text = item.preferredNameDisplay;
  return buildHref(name, {
    id: item.id,
    slug: name === "District" ? formatDistrictSlug(text) : formatSlug(text, kind),
  });
}

/** Builds the address of a record's notes: the panel of its page with the id "notes". */
export const buildNotesHref = (item: Parameters<typeof buildRecordHref>[0]): string => `${buildRecordHref(item)}#notes`;

function buildPath(name: RouteName, { id, slug = "", folderId }: RouteParams): string {
  const { path } = ROUTES[name];
  if (name === "NotFound") return "/not-found";
  if (path.endsWith("/:id")) return path.replace(":id", `${requireValue(name, id)}${slug}`);
  if (path.endsWith("/:folderId")) return path.replace(":folderId", String(requireValue(name, folderId)));
  return path;
}

function requireValue(name: RouteName, value: number | undefined): number {
  if (value === undefined) throw new RangeError(`An address of ${name} needs its id`);
  return value;
}
