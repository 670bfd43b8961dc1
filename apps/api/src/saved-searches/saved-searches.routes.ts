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
import { formatSavedText, formatSeen, isEmptyQuery, planSavedSearch } from "@rotunda/core";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { openTo, readAccount, readUserId, requireWebUser } from "../platform/access.ts";
import { ApiError, createNotFound } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/settings.ts";
import { type Db, findRow, hasRow, parseRecordId } from "../platform/db.ts";
import { countChanges, loadSavedChanges, toChangesWire, toCountWire } from "./count-changes.ts";
import {
  findSavedSearch,
  listSavedSearches,
  type Members,
  replaceMembers,
  type SavedSearchReader,
} from "./saved-searches.sql.ts";
import { readLookups } from "../lookups/read-lookups.ts";
import { createContext, readSearch } from "../search/read-search.ts";
import { findMembers } from "./find-members.ts";

const NOUN = "saved search";
const params = Type.Object({ id: Type.String() });

export const savedSearchesRoutes =
  ({ db, clock }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    openTo(app, requireWebUser, "Saved searches");
    const readOwner = (request: FastifyRequest) => readAccount(request, clock());

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

async function saveSearch(db: Db, owner: SavedSearchReader, wanted: SaveSearchWire): Promise<SavedSearchWire> {
  const { search, members } = await readFilters(db, owner, wanted);
  return db.transaction(async (tx) => {
    const name = await planName(tx, owner, wanted, null);
    const saved = await findRow<{ id: number }>(
      tx,
      `insert into saved_searches (user_id, name, scope, search, is_shared, created_at, members, members_at)
       values ($1, $2, $3, $4, $5, $7, $6, $7) returning id`,
      [owner.userId, name, wanted.scope, search, wanted.is_shared, members.members, members.membersAt],
    );
    return readBack(tx, saved?.id ?? 0, owner);
  });
}

/** With `search` the filters are replaced and counting begins again. */
async function changeSearch(
  db: Db,
  id: number,
  owner: SavedSearchReader,
  wanted: ChangeSearchWire,
): Promise<SavedSearchWire> {
  const known = await findSavedSearch(db, id, owner);
  if (!known?.is_own) throw createNotFound("saved search");
  const filters =
    wanted.search === undefined ? null : await readFilters(db, owner, { scope: known.scope, search: wanted.search });
  return db.transaction(async (tx) => {
    const name = await planName(tx, owner, wanted, id);
    await tx.query("update saved_searches set name = $2, is_shared = $3 where id = $1", [id, name, wanted.is_shared]);
    if (filters) {
      await tx.query("update saved_searches set search = $2, noted_members = null, noted_for = null where id = $1", [
        id,
        filters.search,
      ]);
      await replaceMembers(tx, id, filters.members, null);
    }
    return readBack(tx, id, owner);
  });
}

async function readFilters(
  db: Db,
  owner: SavedSearchReader,
  { scope, search: text }: Pick<SaveSearchWire, "scope" | "search">,
): Promise<{ search: string; members: Members }> {
  const { now } = owner;
  const { lookups } = await readLookups(db);
  const query = readSearch(scope, `?${text}`, owner, lookups);
  if (isEmptyQuery(query))
    throw new ApiError(400, "EMPTY_SEARCH", "A search without filters can’t be saved.", "search");
  const search = formatSavedText(scope, query);
  const members = await findMembers(db, { scope, search }, createContext(owner, now));
  return { search, members: { members, membersAt: now } };
}

async function planName(
  tx: Db,
  owner: SavedSearchReader,
  wanted: Pick<SaveSearchWire, "name" | "is_shared">,
  id: number | null,
): Promise<string> {
  // Serializes changes of an organization's saved searches, because names must be unique and numbers are limited.
  await tx.query("select 1 from organizations where id = $1 for no key update", [owner.organizationId]);
  const others = (await listSavedSearches(tx, owner)).filter((other) => other.id !== id);
  const plan = planSavedSearch(
    { name: wanted.name, isShared: wanted.is_shared },
    others.map(({ name, is_own, is_shared }) => ({ name, isOwn: is_own, isShared: is_shared })),
    { isMore: id === null },
  );
  if (plan.do === "save") return plan.name;
  const [status, code] = REFUSALS[plan.because];
  throw new ApiError(status, code, plan.message, "name");
}

const REFUSALS = {
  required: [400, "SAVED_SEARCH_NAME_REQUIRED"],
  "too-long": [400, "SAVED_SEARCH_NAME_TOO_LONG"],
  taken: [409, "SAVED_SEARCH_NAME_TAKEN"],
  "too-many": [409, "SAVED_SEARCH_LIMIT"],
} as const;

async function readBack(tx: Db, id: number, owner: SavedSearchReader): Promise<SavedSearchWire> {
  const saved = await findSavedSearch(tx, id, owner);
  // It was deleted in the meantime.
  if (!saved) throw createNotFound("saved search");
  return saved;
}
