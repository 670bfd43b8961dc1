import { CallFailed } from "../src/kernel/failure.ts";
import type {
  SavedChanges,
  SavedCount,
  SavedSearch,
  SavedSearchesApi,
} from "../src/saved-searches/saved-searches.port.ts";
import { builderOf } from "./builders.ts";

export const aSavedSearch = builderOf<SavedSearch>({
  id: 4,
  name: "Farm bill conferees",
  scope: "congressional",
  search: "q=farm",
  isShared: false,
  isOwn: true,
  ownerName: "Ada Marsh",
});

export const aSavedCount = builderOf<SavedCount>({
  id: 4,
  total: 47,
  newCount: 3,
  leftCount: 1,
  unseenCount: 4,
  since: "2026-11-16",
});

export const someSavedChanges = builderOf<SavedChanges>({
  search: aSavedSearch(),
  count: aSavedCount(),
  newIds: [],
  newItems: [],
  leftItems: [],
});

/** Returns an in-memory server with these saved searches. */
export function fakeSavedSearchesApi(
  start: readonly SavedSearch[] = [aSavedSearch()],
  methods: Partial<SavedSearchesApi> = {},
): SavedSearchesApi {
  let held = [...start];
  const find = (id: number) => {
    const found = held.find((search) => search.id === id);
    return found
      ? Promise.resolve(found)
      : Promise.reject(new CallFailed({ kind: "refused", status: 404, message: "There is no such saved search." }));
  };
  return {
    savedSearches: () => Promise.resolve(held),
    savedCounts: () => Promise.resolve(held.map(({ id }) => aSavedCount({ id }))),
    savedChanges: async (id) => someSavedChanges({ search: await find(id), count: aSavedCount({ id }) }),
    saveSearch: (draft) => {
      const search = aSavedSearch({ ...draft, id: held.length + 100 });
      held = [...held, search];
      return Promise.resolve(search);
    },
    changeSearch: async (id, change) => {
      const search = { ...(await find(id)), ...change };
      held = held.map((other) => (other.id === id ? search : other));
      return search;
    },
    deleteSearch: async (id) => {
      await find(id);
      held = held.filter((other) => other.id !== id);
    },
    markSeen: async (id) => someSavedChanges({ search: await find(id), count: aSavedCount({ id, unseenCount: 0 }) }),
    ...methods,
  };
}
