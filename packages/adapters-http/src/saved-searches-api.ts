import { camelize, type SavedSearchesApi } from "@rotunda/core";
import { call, type Http } from "./http.ts";
import type {
  ChangeSearchWire,
  SavedChangesWire,
  SavedCountsWire,
  SavedSearchesWire,
  SavedSearchWire,
  SaveSearchWire,
} from "@rotunda/core/wire";

const PATH = "api/saved-searches/";

/** Returns the requests of saved searches. */
export const createSavedSearchesApi = (http: Http): SavedSearchesApi => ({
  savedSearches: (signal) =>
    call(async () => camelize(await http.get(PATH, { signal }).json<SavedSearchesWire>()).searches),
  savedCounts: (signal) =>
    call(async () => camelize(await http.get(`${PATH}counts/`, { signal }).json<SavedCountsWire>()).counts),
  savedChanges: (id, signal) =>
    call(async () => camelize(await http.get(`${PATH}${id}/changes/`, { signal }).json<SavedChangesWire>())),
  saveSearch: ({ isShared, ...draft }) =>
    call(async () => {
      const json: SaveSearchWire = { ...draft, is_shared: isShared };
      return camelize(await http.post(PATH, { json }).json<SavedSearchWire>());
    }),
  changeSearch: (id, { isShared, ...change }) =>
    call(async () => {
      const json: ChangeSearchWire = { ...change, is_shared: isShared };
      return camelize(await http.post(`${PATH}${id}/change`, { json }).json<SavedSearchWire>());
    }),
  deleteSearch: (id) => call(async () => void (await http.post(`${PATH}${id}/delete`))),
  markSeen: (id) => call(async () => camelize(await http.post(`${PATH}${id}/seen`).json<SavedChangesWire>())),
});
