import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  ChangeSearchWire,
  DeletedSearchWire,
  ErrorWire,
  SavedChangesWire,
  SavedCountsWire,
  SavedSearchesWire,
  SavedSearchWire,
  SaveSearchWire,
} from "@rotunda/core/wire";
import { formatSeen } from "@rotunda/core";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { readAccount, readUserId, openTo, requireWebUser } from "../platform/access.ts";
import { createNotFound } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/settings.ts";
import { hasRow, parseRecordId } from "../platform/db.ts";
import { countChanges, loadSavedChanges, toChangesWire, toCountWire } from "./count-changes.ts";
import { changeSearch, saveSearch } from "./save-search.ts";
import { listSavedSearches, type SavedSearchReader } from "./saved-searches.sql.ts";

const NOUN = "saved search";
const params = Type.Object({ id: Type.String() });

export const savedSearchesRoutes =
  ({ db, clock }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    openTo(app, requireWebUser, "Saved searches");
    const readOwner = (request: FastifyRequest) => readAccount(request, clock());

    /** Throws for a saved search that the reader may not open. */
    async function load(request: FastifyRequest<{ Params: { id: string } }>, owner: SavedSearchReader) {
      const found = await loadSavedChanges(db, parseRecordId(request.params.id), owner);
      if (!found) throw createNotFound(NOUN);
      return found;
    }

    app.get("/api/saved-searches/", { schema: { response: { 200: SavedSearchesWire } } }, async (request) => ({
      searches: await listSavedSearches(db, readOwner(request)),
    }));

    app.get("/api/saved-searches/counts/", { schema: { response: { 200: SavedCountsWire } } }, async (request) => {
      const owner = readOwner(request);
      const counts: SavedCountsWire["counts"] = [];
      for (const search of await listSavedSearches(db, owner))
        counts.push(toCountWire(search.id, await countChanges(db, search, owner)));
      return { counts };
    });

    app.post(
      "/api/saved-searches/",
      { schema: { body: SaveSearchWire, response: { 200: SavedSearchWire, 409: ErrorWire } } },
      async (request) => saveSearch(db, readOwner(request), request.body),
    );

    app.post(
      "/api/saved-searches/:id/change",
      {
        schema: { params, body: ChangeSearchWire, response: { 200: SavedSearchWire, 404: ErrorWire, 409: ErrorWire } },
      },
      async (request) => changeSearch(db, parseRecordId(request.params.id), readOwner(request), request.body),
    );

    app.post(
      "/api/saved-searches/:id/delete",
      { schema: { params, response: { 200: DeletedSearchWire, 404: ErrorWire } } },
      async (request) => {
        const id = parseRecordId(request.params.id);
        const own = [id, readUserId(request)];
        if (!(await hasRow(db, "delete from saved_searches where id = $1 and user_id = $2 returning 1", own)))
          throw createNotFound(NOUN);
        return { id };
      },
    );

    app.get(
      "/api/saved-searches/:id/changes/",
      { schema: { params, response: { 200: SavedChangesWire, 404: ErrorWire } } },
      async (request) => {
        const owner = readOwner(request);
        return toChangesWire(db, await load(request, owner), owner);
      },
    );

    app.post(
      "/api/saved-searches/:id/seen",
      { schema: { params, response: { 200: SavedChangesWire, 404: ErrorWire } } },
      async (request) => {
        const owner = readOwner(request);
        const found = await load(request, owner);
        await db.query(
          `insert into saved_search_seen (search_id, user_id, changes) values ($1, $2, $3)
           on conflict (search_id, user_id) do update set changes = excluded.changes`,
          [found.search.id, owner.userId, formatSeen(found.changes)],
        );
        return toChangesWire(db, { ...found, unseen: { new: [], left: [] } }, owner);
      },
    );
  };
