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
import {
  BRIEFCASE_PAGE_SIZE,
  type Folder,
  FOLDERS_MAX,
  indexFolders,
  MASS_ADD_MAX,
  MAX_FOLDER_ITEMS,
  MESSAGES,
  findScope,
} from "@rotunda/core";
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
        schema: {
          summary: "Folders and the items in them",
          description: `With \`page\` (from zero) the items come ${BRIEFCASE_PAGE_SIZE} at a time; the folders always name all of theirs.`,
          querystring: Type.Object({ page: Type.Optional(Type.String()) }),
          response: { 200: BriefcaseWire },
        },
      },
      async (request) => {
        const caller = readCaller(request);
        const reader = toReader(caller);
        await refreshLiveFolders(db, readAccount(request, clock()));
        const folders = await listFolders(db, readUserId(request));
        const { page } = request.query;
        const items = await listFolderCards(
          db,
          reader,
          page === undefined
            ? undefined
            : { number: pageIn(page, indexFolders({ folders }).size), size: BRIEFCASE_PAGE_SIZE },
        );
        return { folders: folders.map(toFolderWire), items };
      },
    );

    app.post(
      "/api/briefcase/toggle/",
      {
        schema: {
          summary: "Add, remove or move items",
          description: "All items or none. `success` is false when the Briefcase or the folder is too full.",
          body: ToggleWire,
          response: { 200: ToggledWire, ...refusals },
        },
      },
      async (request) => ({ success: await runToggle(db, readUserId(request), request.body) }),
    );

    app.post(
      "/api/briefcase/folder/add",
      {
        schema: {
          summary: "Create a folder",
          description: `The name is trimmed and loses invisible characters; no two folders of a Briefcase have the same one, upper or lower case. There are at most ${FOLDERS_MAX} besides the default one.`,
          body: AddFolderWire,
          response: { 200: AddedFolderWire, 409: ErrorWire },
        },
      },
      async (request) => {
        const userId = readUserId(request);
        return toAddedWire(await db.transaction((tx) => createFolder(tx, userId, request.body.folder_name)));
      },
    );

    app.post(
      "/api/briefcase/folder/live",
      {
        schema: {
          summary: "Create a live folder with the results of a saved search",
          description: `It has the name of the search, its first ${MAX_FOLDER_ITEMS} results, and can't be changed by hand. When the search is deleted or no longer shared it becomes an ordinary folder.`,
          body: AddLiveFolderWire,
          response: { 200: AddedFolderWire, ...refusals },
        },
      },
      async (request) =>
        toAddedWire(await createLiveFolder(db, readAccount(request, clock()), request.body.saved_search_id)),
    );

    app.post(
      "/api/briefcase/folder/keep",
      {
        schema: {
          summary: "Convert a live folder to an ordinary one, which keeps its items",
          body: KeepFolderWire,
          response: { 200: KeepFolderWire, 404: ErrorWire },
        },
      },
      async (request) => {
        await keepLiveFolder(db, readUserId(request), request.body.folder_id);
        return request.body;
      },
    );

    app.post(
      "/api/briefcase/folder/delete",
      {
        schema: {
          summary: "Delete a folder",
          description: "Items in no other folder leave the Briefcase too. The default folder can't be deleted.",
          body: DeleteFolderWire,
          response: { 200: DeletedFolderWire, 404: ErrorWire },
        },
      },
      async (request) => {
        await deleteFolder(db, readUserId(request), request.body.folder_id);
        return { status_code: 200 };
      },
    );

    app.put(
      "/api/briefcase/addAllSearchResults/",
      {
        config: { query: { ...describeEverySearch(), ...SELECTED_PARAM } },
        schema: {
          summary: "Add all or selected results of a search to a folder",
          description: `Takes the parameters of the search, its kind and the folder. Adds all of up to ${MASS_ADD_MAX} results, or none: \`FULL_FOLDER\` when they don't fit.`,
          querystring: AddAllQueryWire,
          response: { 200: AddedAllWire, 400: ErrorWire, ...refusals },
        },
      },
      async (request) => {
        const { doc_type: docType, folder_id: folderId } = request.query;
        const scope = findScope(docType);
        if (!scope) throw new ApiError(400, "BAD_PARAMETER", `There is no search “${docType}”.`, "doc_type");
        const caller = readCaller(request);
        const query = readSearch(scope, request.url, caller, (await readLookups(db)).lookups);
        const asked = { scope, query, folderId, selected: readSelected(request) };
        return { item_ids: await addAllSearchResults(db, readUserId(request), asked, createContext(caller, clock())) };
      },
    );
  };

const toAddedWire = ({ id, name }: Pick<Folder, "id" | "name">): AddedFolderWire => ({
  folder_id: id,
  dossier_url: buildDossierUrl(id),
  detail: MESSAGES.folderCreated(name),
});

/** Parses a 0-based page number; a page past the end becomes the last. */
function pageIn(text: string, items: number): number {
  const last = Math.max(0, Math.ceil(items / BRIEFCASE_PAGE_SIZE) - 1);
  return Math.min(/^\d{1,9}$/.test(text) ? Number(text) : 0, last);
}
