import { randomUUID } from "node:crypto";
import {
  type Access,
  canExportContacts,
  canExportRecord,
  canMakeDossiers,
  canUseNotes,
  hasPersonalFeatures,
  isOutsideSubscription,
  listOpenModules,
  deriveAccess,
  type Session,
} from "@rotunda/core";
import { TODAY } from "./api-client.ts";
import { IDS } from "./fixture.ts";
import { OFFICIALS, PLACES } from "./fixture-places.ts";
import { LOCKED, LOCKED_GROUPS } from "./fixture-locked.ts";

/** Groups of callers by core's rules, named as in docs/api.md. */
const AUDIENCES = {
  everyone: () => true,
  "those with access": ({ hasVignetteAccess }: Access) => hasVignetteAccess,
  "web users": hasPersonalFeatures,
  "web users who export": (access: Access) => canExportContacts("congressional", access) && canExportRecord(access),
  "web users who make profile books": canMakeDossiers,
  "web users except staff": canUseNotes,
  "staff and super users": (access: Access) => canExportContacts("universal", access),
} satisfies Record<string, (access: Access) => boolean>;
type Audience = keyof typeof AUDIENCES;

/** Folders and saved searches of the caller, or of an account without access; `foreign` are another user's. */
export interface OwnFolders {
  kept: number;
  deletable: number;
  foreign: number;
  saved: number;
  deletableSaved: number;
  foreignSaved: number;
}

export interface AccessCall {
  /** Replaces `:id` in the path. */
  id?: number | string | ((own: OwnFolders) => number);
  query?: string | ((own: OwnFolders) => string);
  body?: (own: OwnFolders) => object;
  /** Status for callers without the record's modules, 303 by default. */
  record?: { modules: readonly number[]; isUnlocked?: boolean; locked?: number };
  /** Organizations without a logo get 403. */
  needsLogo?: boolean;
  /** Status for callers with access. */
  ok?: number;
}

export interface AccessRow {
  route: string;
  who: Audience;
  /** The session request returns data to all callers, with 403 for those without access. */
  refusal?: 403;
  calls: readonly AccessCall[];
}

const LATIMER = `${IDS.latimer}-profile`;
const open: AccessCall = {};
const foreignFolder: AccessCall = { body: ({ foreign }) => ({ folder_id: foreign }), ok: 404 };
const BATCH = "00000000-0000-4000-8000-000000000000";
const FEDERAL = { modules: [1] };
const MAKERS = "web users who make profile books";
const NOTE_READERS = "web users except staff";
const NOTE = { record: LATIMER, audience: "private", text: "Prefers one page.", version: 0 };
const row = (route: string, who: Audience, calls: readonly AccessCall[]): AccessRow => ({ route, who, calls });
const search = (endpoint: string): AccessRow =>
  row(`GET /api/search/${endpoint}/`, "those with access", [
    { query: "pageSize=100&include_former=true" },
    { query: `q=${LOCKED}` },
    { query: "q=lindqvist&autocomplete=true" },
    { query: "order=relevance&q=park" },
    { query: "current_office_state_abbr=nowhere", ok: endpoint === "federal" ? 200 : 400 },
  ]);
const counts = (endpoint: string): AccessRow =>
  row(`GET /api/search/${endpoint}/counts/`, "those with access", [
    { query: "include_former=true" },
    { query: "q=lindqvist" },
    { query: "include_former=maybe", ok: 400 },
  ]);
const searchExport = (path: string, who: Audience): AccessRow[] => [
  row(`GET /api/searchExport/${path}`, who, [
    { query: "q=lindqvist" },
    { query: "q=park&format=xlsx&columns=name,zip" },
    { query: "q=haddad&format=vcf" },
    { query: "q=haddad&format=pdf" },
    { query: "format=exe", ok: 400 },
  ]),
  row(`GET /api/searchExport/${path}preview/`, who, [
    { query: "q=lindqvist" },
    { query: "q=park&sheet=5160" },
    { query: "sheet=5161", ok: 400 },
  ]),
];
const recordExport = (type: string, calls: readonly AccessCall[]): AccessRow[] =>
  ["", "/preview/"].map((path) => record(`GET /api/${type}Export/:id${path}`, "web users who export", calls));
const record = (route: string, who: Audience, calls: readonly AccessCall[], body?: AccessCall["body"]): AccessRow =>
  row(route, who, [...calls, { id: 999_999, body, ok: 404 }, { id: "none", body, ok: 404 }]);
const savedSearch = (fields: object) => ({
  name: "Water",
  scope: "universal",
  search: "q=park",
  is_shared: false,
  ...fields,
});

/** All requests with allowed callers and statuses. */
export const ACCESS_TABLE: readonly AccessRow[] = [
  { route: "GET /api/session/", who: "those with access", refusal: 403, calls: [open] },
  row("GET /api/config/app/", "everyone", [open]),
  row("POST /api/reports/", "everyone", [
    { body: () => ({ level: "error", time: "", page: "", code: "", message: "It broke", detail: "" }), ok: 204 },
    { body: () => ({ level: "loud" }), ok: 400 },
  ]),
  row("GET /api/config/homepage/", "those with access", [open]),
  row("GET /api/pictures/:kind/:file", "everyone", [{ id: "portrait/sen-oh-1-f3.svg" }, { id: "banner/home.svg" }]),
  row("GET /api/portraits/:file", "everyone", [{ id: "0.webp", ok: 404 }]),
  ...["congressional", "federal", "state", "vignette"].map(search),
  ...["congressional", "federal", "state", "vignette"].map(counts),
  row("GET /api/jobTitleSuggestKnowWho/", "those with access", [
    { query: "search=chief&doctype=congressional-search" },
    { query: "search=chief&doctype=x", ok: 400 },
  ]),
  record("GET /api/profile/:id", "those with access", [
    { id: IDS.marquez, record: FEDERAL },
    { id: IDS.stateHouse, record: { modules: [2] } },
    { id: IDS.unlocked, record: { modules: [2], isUnlocked: true } },
  ]),
  record("GET /api/profileKnowWho/:id", "those with access", [
    { id: IDS.chief, record: FEDERAL },
    { id: IDS.stateAide, record: { modules: [2] } },
    { id: IDS.agencyPerson, record: { modules: [3] } },
    { id: OFFICIALS.adviser, record: { modules: [3] } },
    // People with a full profile redirect to it, locked or not.
    { id: IDS.marquezContact, ok: 303 },
    { id: IDS.stateHouseContact, ok: 303 },
  ]),
  record("GET /api/committee/:id", "those with access", [
    { id: IDS.finance, record: FEDERAL },
    { id: LOCKED_GROUPS.committee, record: { modules: [4] } },
  ]),
  record("GET /api/caucus/:id", "those with access", [
    { id: IDS.caucus, record: FEDERAL },
    { id: LOCKED_GROUPS.caucus, record: { modules: [4] } },
  ]),
  record("GET /api/agency/:id", "those with access", [
    { id: PLACES.commerce, record: { modules: [] } },
    { id: PLACES.oceans, record: { modules: [3] } },
  ]),
  record("GET /api/state/:id", "those with access", [{ id: PLACES.california }]),
  record("GET /api/district/:id", "those with access", [{ id: PLACES.california44 }, { id: PLACES.texas7 }]),
  row("GET /api/places/", "those with access", [{ query: "q=94105" }, { query: "q=Durham" }, open]),
  row("GET /api/changes/", "those with access", [
    open,
    { query: "state=WA&days=0" },
    { query: "record=7-planet", ok: 400 },
  ]),
  row("GET /api/changes/feed/", "web users", [open]),
  row("POST /api/changes/feed/", "web users", [open]),
  row("POST /api/changes/feed/end", "web users", [open]),
  row("GET /api/notes/", NOTE_READERS, [{ query: `record=${LATIMER}` }, { query: "record=7-planet", ok: 400 }]),
  row("POST /api/notes/save", NOTE_READERS, [
    { body: () => ({ ...NOTE, id: randomUUID() }) },
    { body: () => ({ ...NOTE, id: randomUUID(), text: " " }), ok: 400 },
    { body: () => ({ ...NOTE, id: randomUUID(), record: "999999-profile" }), ok: 404 },
    { body: () => ({ ...NOTE, id: randomUUID(), version: 3 }), ok: 410 },
  ]),
  row("POST /api/notes/delete", NOTE_READERS, [{ body: () => ({ id: randomUUID(), version: 1 }) }]),
  row("GET /api/notes/versions/", NOTE_READERS, [{ query: () => `id=${randomUUID()}`, ok: 404 }]),
  row("POST /api/notes/tag", NOTE_READERS, [
    { body: () => ({ record: LATIMER, tag: "Farm bill", audience: "organization", is_set: true }) },
    { body: () => ({ record: LATIMER, tag: "#", audience: "private", is_set: true }), ok: 400 },
  ]),
  row("GET /api/notes/export", NOTE_READERS, [open]),
  row("GET /api/inbox/", "web users", [open, { query: "unread=true" }]),
  row("GET /api/inbox/unread/", "web users", [open]),
  row("POST /api/inbox/mark", "web users", [
    { body: () => ({ lines: [{ record: LATIMER, day: "2026-06-20", through: 1 }], is_read: true }) },
    { body: () => ({ lines: [{ record: LATIMER, day: "2026-02-30", through: 1 }], is_read: true }), ok: 400 },
  ]),
  row("POST /api/inbox/mark/all", "web users", [open]),
  row("POST /api/inbox/unmark", "web users", [{ body: () => ({ batch: BATCH }) }]),
  row("GET /api/follows/", "web users", [open]),
  row("GET /api/follows/choices/", "web users", [
    { query: `record=${LATIMER}` },
    { query: ({ kept }) => `record=${kept}-folder` },
    { query: ({ foreign }) => `record=${foreign}-folder`, ok: 404 },
    { query: "record=0-profile", ok: 404 },
  ]),
  row("POST /api/follows/start", "web users", [
    { body: ({ kept }) => ({ target: `${kept}-folder`, is_resumed: false }) },
    { body: ({ foreign }) => ({ target: `${foreign}-folder`, is_resumed: false }), ok: 404 },
  ]),
  row("POST /api/follows/end", "web users", [{ body: () => ({ target: LATIMER }) }]),
  row("GET /api/digest/", "web users", [open]),
  row("POST /api/digest/", "web users", [{ body: () => ({ cadence: "off", at_once: [] }) }]),
  row("POST /api/digest/resend", "web users", [{ ok: 409 }]),
  row("GET /api/briefcase/", "web users", [open, { query: "page=0" }]),
  row("POST /api/briefcase/toggle/", "web users", [
    { body: ({ kept }) => ({ briefcase_item_ids: [LATIMER], action: "add", folder_id: kept }) },
    { body: ({ kept }) => [{ briefcase_item_id: LATIMER, action: "REMOVE", folder_id: kept }] },
    { body: ({ foreign }) => ({ briefcase_item_ids: [LATIMER], action: "add", folder_id: foreign }), ok: 404 },
    { body: () => ({ briefcase_item_ids: [], action: "add" }), ok: 400 },
  ]),
  row("POST /api/briefcase/folder/add", "web users", [
    { body: () => ({ folder_name: "Another" }) },
    { body: () => ({ folder_name: "Another" }), ok: 409 },
    { body: () => ({ folder_name: " " }), ok: 400 },
  ]),
  row("POST /api/briefcase/folder/live", "web users", [
    { body: ({ saved }) => ({ saved_search_id: saved }) },
    { body: ({ saved }) => ({ saved_search_id: saved }), ok: 409 },
    { body: ({ foreignSaved }) => ({ saved_search_id: foreignSaved }), ok: 404 },
  ]),
  row("POST /api/briefcase/folder/keep", "web users", [foreignFolder]),
  row("POST /api/briefcase/folder/delete", "web users", [
    { body: ({ deletable }) => ({ folder_id: deletable }) },
    { body: ({ deletable }) => ({ folder_id: deletable }), ok: 404 },
    foreignFolder,
  ]),
  row("PUT /api/briefcase/addAllSearchResults/", "web users", [
    { query: ({ kept }) => `q=lindqvist&doc_type=vignette-search&folder_id=${kept}` },
    { query: ({ kept }) => `q=lindqvist&doc_type=almanac&folder_id=${kept}`, ok: 400 },
    { query: ({ foreign }) => `q=lindqvist&doc_type=vignette-search&folder_id=${foreign}`, ok: 404 },
  ]),
  row("GET /api/saved-searches/", "web users", [open]),
  row("GET /api/saved-searches/counts/", "web users", [open]),
  row("POST /api/saved-searches/", "web users", [
    { body: ({ kept }) => savedSearch({ name: `Another ${kept}` }) },
    { body: ({ kept }) => savedSearch({ name: `Another ${kept}` }), ok: 409 },
    { body: () => savedSearch({ name: " " }), ok: 400 },
    { body: () => savedSearch({ search: "profile_types=none" }), ok: 400 },
  ]),
  record(
    "POST /api/saved-searches/:id/change",
    "web users",
    [
      { id: ({ saved }) => saved, body: ({ kept }) => savedSearch({ name: `Renamed ${kept}` }) },
      { id: ({ saved }) => saved, body: () => savedSearch({ name: "" }), ok: 400 },
      { id: ({ saved }) => saved, body: ({ kept }) => savedSearch({ name: `Another ${kept}` }), ok: 409 },
      { id: ({ foreignSaved }) => foreignSaved, body: () => savedSearch({ name: "Mine" }), ok: 404 },
    ],
    () => savedSearch({ name: "Renamed" }),
  ),
  record("POST /api/saved-searches/:id/delete", "web users", [
    { id: ({ deletableSaved }) => deletableSaved },
    { id: ({ foreignSaved }) => foreignSaved, ok: 404 },
  ]),
  record("GET /api/saved-searches/:id/changes/", "web users", [
    { id: ({ saved }) => saved },
    { id: ({ foreignSaved }) => foreignSaved, ok: 404 },
  ]),
  record("POST /api/saved-searches/:id/seen", "web users", [
    { id: ({ saved }) => saved },
    { id: ({ foreignSaved }) => foreignSaved, ok: 404 },
  ]),
  ...["congressional/", "federal/", "state/"].flatMap((path) => searchExport(path, "web users who export")),
  ...searchExport("", "staff and super users"),
  ...recordExport("profileKnowWho", [
    { id: IDS.marquezContact, record: FEDERAL, query: "sheet=5161", ok: 400 },
    { id: IDS.marquezContact, record: FEDERAL },
    { id: IDS.stateHouseContact, record: { modules: [2] } },
    { id: IDS.agencyPerson, record: { modules: [3] } },
  ]),
  ...recordExport("agency", [
    { id: PLACES.commerce, record: { modules: [] }, query: "sheet=5161", ok: 400 },
    { id: PLACES.commerce, record: { modules: [] } },
    { id: PLACES.oceans, record: { modules: [3] } },
  ]),
  ...recordExport("caucus", [
    { id: IDS.caucus, record: FEDERAL, query: "sheet=5161", ok: 400 },
    { id: IDS.caucus, record: FEDERAL },
    { id: LOCKED_GROUPS.caucus, record: { modules: [4] } },
  ]),
  ...recordExport("committee", [
    { id: IDS.finance, record: FEDERAL, query: "sheet=5161", ok: 400 },
    { id: IDS.finance, record: FEDERAL },
    { id: LOCKED_GROUPS.committee, record: { modules: [4] } },
  ]),
  ...recordExport("folder", [
    { id: ({ kept }) => kept },
    { id: ({ kept }) => kept, query: "p=nobody", ok: 400 },
    { id: ({ foreign }) => foreign, ok: 404 },
  ]),
  record("GET /api/folderDossierDownloadCheck/:id", MAKERS, [
    { id: ({ kept }) => kept },
    { id: ({ kept }) => kept, query: "datatype=exe", ok: 400 },
    { id: ({ foreign }) => foreign, ok: 404 },
  ]),
  record("GET /api/folderDossierDownload/:id", MAKERS, [
    // The folder's only person is locked.
    { id: ({ kept }) => kept, query: "datatype=docx", record: { modules: [2], locked: 400 } },
    { id: ({ foreign }) => foreign, ok: 404 },
  ]),
  row("GET /api/bulkDossierDownloadCheck/", MAKERS, [
    { query: "q=lindqvist" },
    { query: "q=lindqvist&datatype=exe", ok: 400 },
  ]),
  row("GET /api/bulkDossierDownload/", MAKERS, [
    // One member is locked for some callers and left out.
    { query: `caucuses=${IDS.caucus}&datatype=zip_docx` },
    { query: "q=nobodyatall&datatype=docx", ok: 400 },
  ]),
  record("GET /api/profileDossier/:file", MAKERS, [
    { id: `${IDS.stateHouse}.docx`, record: { modules: [2], locked: 403 } },
    { id: `${IDS.nunez}.docx`, query: "custom_logo=True", needsLogo: true },
    { id: `${IDS.nunez}.exe`, ok: 404 },
  ]),
  row("POST /api/requestCustomLogo/", MAKERS, [
    { body: () => ({ message: "Ours, please.", request_custom_logo: true }) },
    { body: () => ({ message: "", request_custom_logo: false }), ok: 400 },
  ]),
  // Last, because it ends the session.
  row("GET /logout/", "everyone", [open]),
  row("POST /logout/", "everyone", [{ ok: 303 }]),
];

/** Returns the expected status by core's rules. */
export function expectedStatus(row: AccessRow, call: AccessCall, session: Session): number {
  const access = deriveAccess(session, TODAY);
  const isUnlocked = call.record?.isUnlocked ?? false;
  if (!isUnlocked && !AUDIENCES[row.who](access)) return row.refusal ?? (access.isLoggedIn ? 403 : 401);
  const modules = call.record?.modules;
  const isLocked =
    modules && isOutsideSubscription({ isUnlocked, subscriptionModules: modules }, listOpenModules(session, access));
  if (isLocked) return call.record?.locked ?? 303;
  return call.needsLogo && !access.hasCustomLogo ? 403 : (call.ok ?? 200);
}
