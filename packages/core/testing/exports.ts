import fc from "fast-check";
import { DOSSIER_FORMATS, DOSSIER_ORDERS, type DossierOptions } from "../src/exports/dossier.ts";
import {
  createDefaultDossierOptions,
  type DossierTarget,
  type FolderTarget,
  type GroupTarget,
  type SearchTarget,
  type SelectionTarget,
} from "../src/exports/dossier-target.ts";
import type { DossierCheck, DossiersApi } from "../src/exports/dossiers.port.ts";
import { ITEM_IDS } from "./briefcase.ts";
import { aSearchQuery, builderOf } from "./builders.ts";

const FOLDER = { id: 4, name: "General Briefcase", dossierUrl: "/api/folderDossierDownload/4" };

export const aFolderTarget = (itemIds: readonly string[] = ["1-profile", "2-person"]): FolderTarget => ({
  kind: "folder",
  folder: FOLDER,
  itemIds,
});

export const aSelectionTarget = (itemIds: readonly string[] = ["12-person", "1-profile"]): SelectionTarget => ({
  kind: "selection",
  folder: FOLDER,
  itemIds,
});

export const aSearchTarget = builderOf<SearchTarget>({
  kind: "search",
  query: aSearchQuery({ keyword: "water" }),
  hits: 40,
});

export const aGroupTarget = builderOf<GroupTarget>({
  kind: "group",
  group: { recordType: "committee", id: 31, longName: "Committee on Agriculture" },
  party: null,
  members: 20,
});

/** Returns the initial options of a target, with overrides. */
export const dossierOptionsOf = (target: DossierTarget, fields: Partial<DossierOptions> = {}): DossierOptions => ({
  ...createDefaultDossierOptions(target),
  ...fields,
});

export const aDossierCheck = builderOf<DossierCheck>({
  profileCount: 2,
  isDownloadable: true,
});

/** Returns a server that returns any book immediately. */
export const fakeDossiersApi = builderOf<DossiersApi>({
  check: () => Promise.resolve(aDossierCheck()),
  email: () => Promise.resolve({ isStarted: true, errorMessage: "" }),
  download: () => Promise.resolve({ contents: new Uint8Array([80, 75]), mediaType: "application/zip" }),
  downloadProfile: () => Promise.resolve({ contents: new Uint8Array([80, 75]), mediaType: "application/pdf" }),
  requestCustomLogo: () => Promise.resolve(),
});

export const dossierOptions = (): fc.Arbitrary<DossierOptions> =>
  fc.record({
    format: fc.constantFrom(...DOSSIER_FORMATS.map(({ value }) => value)),
    order: fc.constantFrom(...DOSSIER_ORDERS.map(({ value }) => value)),
    useCustomLogo: fc.boolean(),
    documentName: fc.oneof(fc.constantFrom("Energy/Water", "周恩来", " ", "a&b=c #2"), fc.string({ maxLength: 12 })),
  });

/** Item ids of people and others, and invalid texts. */
export const dossierItemIds = (): fc.Arbitrary<string[]> =>
  fc.array(
    fc.oneof(
      fc.constantFrom(...ITEM_IDS, "12-person", "7-agencyperson", "8-agency", "9-state", "10-district", "x", ""),
      fc.tuple(fc.nat(), fc.constantFrom("profile", "caucus")).map(([id, type]) => `${id}-${type}`),
    ),
    { maxLength: 12 },
  );

const SEARCHES = [
  aSearchQuery({ keyword: "water", page: 2, pageSize: 24 }),
  aSearchQuery({ order: "alphabetical_desc", offset: "24", includeFormer: true }),
  aSearchQuery({ politicalParty: [{ id: "2", name: "Democrat" }], hidePayWalledProfiles: true }),
];

/** Targets with their contents. */
export const dossierTargets = (): fc.Arbitrary<DossierTarget> =>
  fc.oneof(
    dossierItemIds().map((itemIds) => aFolderTarget(itemIds)),
    dossierItemIds().map((itemIds) => aSelectionTarget(itemIds)),
    fc
      .record({ query: fc.constantFrom(...SEARCHES), hits: fc.nat({ max: 130 }) })
      .map((fields) => aSearchTarget(fields)),
    fc
      .record({
        party: fc.constantFrom(null, { id: "2", name: "Democrat" }),
        members: fc.nat({ max: 130 }),
        recordType: fc.constantFrom("committee", "caucus"),
      })
      .map(({ party, members, recordType }) =>
        aGroupTarget({ party, members, group: { recordType, id: 31, longName: "Agriculture" } }),
      ),
  );
