import { formatDistrictSlug, formatSlug } from "../kernel/slug.ts";
import type { SearchItem } from "../records/search-item.ts";
import { BASE_PATH, ROUTES, type RouteDefinition, type RouteName } from "./routes.ts";

interface RouteParams {
  id?: number;
  /** As `formatSlug` writes it: empty, or beginning with a hyphen. */
  slug?: string;
  folderId?: number;
}

/** The address of a route, base path included; `search` is a query string with or without its question mark. */
export function buildHref(name: RouteName, params: RouteParams = {}, search = ""): string {
  const query = search === "" || /^[?#]/.test(search) ? search : `?${search}`;
  return `${BASE_PATH}${buildPath(name, params)}${query}`;
}

/**
 * The route a record opens on (ROUTE-29): know-who records on ProfileKW, others on the route named after their type.
 */
export function findRecordRoute(recordType: string): RouteName {
  switch (recordType) {
    case "":
      return "Home";
    case "agencyperson":
    case "person":
    case "staffer":
      return "ProfileKW";
    default: {
      const name = recordType.charAt(0).toUpperCase() + recordType.slice(1);
      return isRecordRoute(name) ? name : "NotFound";
    }
  }
}

/** Where a card or suggestion leads. */
export function buildRecordHref(item: {
  id: number;
  recordType: SearchItem["recordType"] | "";
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

function isRecordRoute(name: string): name is RouteName {
  return Object.hasOwn(ROUTES, name) && "slug" in ROUTES[name as RouteName];
}
