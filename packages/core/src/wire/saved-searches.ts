import Type from "typebox";
import { SearchItemWire } from "./search.ts";
import { nullable } from "./shapes.ts";

const ScopeWire = Type.Enum(["congressional", "federal", "state", "universal"]);
/** Core's rules decide which names are valid. */
const NameWire = Type.String({ maxLength: 1000 });
const SearchTextWire = Type.String({ maxLength: 8000, description: "Query string of the search, without page" });

export const SavedSearchWire = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  scope: ScopeWire,
  /** Query string of its results, without page. */
  search: Type.String(),
  /** Shared with everyone in the owner's organization. */
  is_shared: Type.Boolean(),
  /** Only the owner can change it. */
  is_own: Type.Boolean(),
  owner_name: Type.String(),
});
export type SavedSearchWire = Type.Static<typeof SavedSearchWire>;

export const SavedSearchesWire = Type.Object({ searches: Type.Array(SavedSearchWire) });
export type SavedSearchesWire = Type.Static<typeof SavedSearchesWire>;

export const SaveSearchWire = Type.Object({
  name: NameWire,
  scope: ScopeWire,
  search: SearchTextWire,
  is_shared: Type.Boolean(),
});
export type SaveSearchWire = Type.Static<typeof SaveSearchWire>;

export const ChangeSearchWire = Type.Object({
  name: NameWire,
  search: Type.Optional(SearchTextWire),
  is_shared: Type.Boolean(),
});
export type ChangeSearchWire = Type.Static<typeof ChangeSearchWire>;

export const SavedCountWire = Type.Object({
  id: Type.Integer(),
  /** Results now; null if it isn't counted. */
  total: nullable(Type.Integer()),
  new_count: Type.Integer(),
  left_count: Type.Integer(),
  /** New or left, and not yet marked as seen by the reader. */
  unseen_count: Type.Integer(),
  since: Type.String({ description: "ISO date from which new and left are counted" }),
});
export type SavedCountWire = Type.Static<typeof SavedCountWire>;

export const SavedCountsWire = Type.Object({ counts: Type.Array(SavedCountWire) });
export type SavedCountsWire = Type.Static<typeof SavedCountsWire>;

export const SavedChangesWire = Type.Object({
  search: SavedSearchWire,
  count: SavedCountWire,
  new_ids: Type.Array(Type.String(), { description: "`{id}-{record type}`, without those the reader has seen" }),
  /** The cards of new results and of those that left, up to a limit. */
  new_items: Type.Array(SearchItemWire),
  left_items: Type.Array(SearchItemWire),
});
export type SavedChangesWire = Type.Static<typeof SavedChangesWire>;

export const DeletedSearchWire = Type.Object({ id: Type.Integer() });
