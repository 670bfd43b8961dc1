import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  AddAllQueryWire,
  AddedAllWire,
  AddedFolderWire,
  AddFolderWire,
  AddLiveFolderWire,
  BriefcaseWire,
  DeletedFolderWire,
  DeleteFolderWire,
  ErrorWire,
  KeepFolderWire,
  ToggledWire,
  ToggleWire,
} from "@rotunda/core/wire";
import { BRIEFCASE_PAGE_SIZE, type Folder, indexFolders, MESSAGES, findScope } from "@rotunda/core";
import Type from "typebox";
import { readLookups } from "../lookups/read-lookups.ts";
import { readAccount, readCaller, readUserId, openTo, requireWebUser } from "../platform/access.ts";
import { ApiError } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/settings.ts";
import { describeEverySearch } from "../search/describe-search.ts";
import { createContext, readSearch } from "../search/read-search.ts";
import { toReader } from "../search/search-items.sql.ts";
import { readSelected, SELECTED_PARAM } from "../search/selected-records.ts";
import { addAllSearchResults } from "./add-all.ts";
import { buildDossierUrl, listFolderCards, toFolderWire, listFolders } from "./briefcase.sql.ts";
import { createFolder, deleteFolder } from "./folders.ts";
import { createLiveFolder, keepLiveFolder, refreshLiveFolders } from "./live-folders.ts";
import { runToggle } from "./toggle.ts";

const refusals = { 404: ErrorWire, 409: ErrorWire };

export const briefcaseRoutes =
  ({ db, clock }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    openTo(app, requireWebUser, "Briefcase");
    app.get(
      "/api/briefcase/",
      {
        schema: { querystring: Type.Object({ page: Type.Optional(Type.String()) }), response: { 200: BriefcaseWire } },
      },
      async (request) => {
        const caller = readCaller(request);
        const reader = toReader(caller);
        let folders = await listFolders(db, readUserId(request));
        if (folders.some(({ live }) => live !== null)) {
          await refreshLiveFolders(db, readAccount(request, clock()));
          folders = await listFolders(db, readUserId(request));
        }
        const { page } = request.query;
        const items = await listFolderCards(
          db,
          reader,
          folders,
          page === undefined
            ? undefined
            : { number: parsePage(page, indexFolders({ folders }).size), size: BRIEFCASE_PAGE_SIZE },
        );
        return { folders: folders.map(toFolderWire), items };
      },
    );

    app.post(
      "/api/briefcase/toggle/",
      { schema: { body: ToggleWire, response: { 200: ToggledWire, ...refusals } } },
      async (request) => ({ success: await runToggle(db, readUserId(request), request.body) }),
    );

    app.post(
      "/api/briefcase/folder/add",
      { schema: { body: AddFolderWire, response: { 200: AddedFolderWire, 409: ErrorWire } } },
      async (request) => {
        const userId = readUserId(request);
        return toAddedWire(await db.transaction((tx) => createFolder(tx, userId, request.body.folder_name)));
      },
    );

    app.post(
      "/api/briefcase/folder/live",
      { schema: { body: AddLiveFolderWire, response: { 200: AddedFolderWire, ...refusals } } },
      async (request) =>
        toAddedWire(await createLiveFolder(db, readAccount(request, clock()), request.body.saved_search_id)),
    );

    app.post(
      "/api/briefcase/folder/keep",
      { schema: { body: KeepFolderWire, response: { 200: KeepFolderWire, 404: ErrorWire } } },
      async (request) => {
        await keepLiveFolder(db, readUserId(request), request.body.folder_id);
        return request.body;
      },
    );

    app.post(
      "/api/briefcase/folder/delete",
      { schema: { body: DeleteFolderWire, response: { 200: DeletedFolderWire, 404: ErrorWire } } },
      async (request) => {
        await deleteFolder(db, readUserId(request), request.body.folder_id);
        return { status_code: 200 };
      },
    );

    app.put(
      "/api/briefcase/addAllSearchResults/",
      {
        config: { query: { ...describeEverySearch(), ...SELECTED_PARAM } },
        schema: { querystring: AddAllQueryWire, response: { 200: AddedAllWire, 400: ErrorWire, ...refusals } },
      },
      async (request) => {
        const { doc_type: docType, folder_id: folderId } = request.query;
        const scope = findScope(docType);
        if (!scope) throw new ApiError(400, "BAD_PARAMETER", `There is no search “${docType}”.`, "doc_type");
        const caller = readCaller(request);
        const query = readSearch(scope, request.url, caller, (await readLookups(db)).lookups);
        const addition = { scope, query, folderId, selected: readSelected(request) };
        return {
          item_ids: await addAllSearchResults(db, readUserId(request), addition, createContext(caller, clock())),
        };
      },
    );
  };

const toAddedWire = ({ id, name }: Pick<Folder, "id" | "name">): AddedFolderWire => ({
  folder_id: id,
  dossier_url: buildDossierUrl(id),
  detail: MESSAGES.folderCreated(name),
});

/** Parses a 0-based page number; a page past the end becomes the last. */
function parsePage(text: string, items: number): number {
  const last = Math.max(0, Math.ceil(items / BRIEFCASE_PAGE_SIZE) - 1);
  return Math.min(/^\d{1,9}$/.test(text) ? Number(text) : 0, last);
}
