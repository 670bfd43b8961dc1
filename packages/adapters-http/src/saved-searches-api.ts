import type { SavedSearchesApi } from "@rotunda/core";
import type {
  ChangeSearchWire,
  SavedChangesWire,
  SavedCountsWire,
  SavedSearchesWire,
  SavedSearchWire,
  SaveSearchWire,
} from "@rotunda/core/wire";
import { read, send, type Http } from "./http.ts";

const PATH = "api/saved-searches/";

export const createSavedSearchesApi = (http: Http): SavedSearchesApi => ({
  savedSearches: async (signal) => (await read<SavedSearchesWire>(http.get(PATH, { signal }))).searches,
  savedCounts: async (signal) => (await read<SavedCountsWire>(http.get(`${PATH}counts/`, { signal }))).counts,
  savedChanges: (id, signal) => read<SavedChangesWire>(http.get(`${PATH}${id}/changes/`, { signal })),
  saveSearch: ({ isShared, ...draft }) => {
    const json: SaveSearchWire = { ...draft, is_shared: isShared };
    return read<SavedSearchWire>(http.post(PATH, { json }));
  },
  changeSearch: (id, { isShared, ...change }) => {
    const json: ChangeSearchWire = { ...change, is_shared: isShared };
    return read<SavedSearchWire>(http.post(`${PATH}${id}/change`, { json }));
  },
  deleteSearch: (id) => send(http.post(`${PATH}${id}/delete`)),
  markSeen: (id) => read<SavedChangesWire>(http.post(`${PATH}${id}/seen`)),
});
