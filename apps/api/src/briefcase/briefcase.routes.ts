import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { BriefcaseWire, ErrorWire, ToggledWire, ToggleWire } from "@rotunda/adapters-http/wire";
import { BRIEFCASE_PAGE_SIZE, folderIndex } from "@rotunda/core";
import Type from "typebox";
import { callerOf, requireWebUser } from "../platform/access.ts";
import type { AppDeps } from "../platform/app-deps.ts";
import { readerOf } from "../search/reader.ts";
import { folderCards, folderWire, userFolders } from "./briefcase.sql.ts";
import { runToggle } from "./toggle.ts";

const refusals = { 400: ErrorWire, 401: ErrorWire, 403: ErrorWire, 404: ErrorWire, 409: ErrorWire };

export const briefcaseRoutes =
  ({ db }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      "/api/briefcase/",
      {
        preHandler: requireWebUser,
        schema: {
          tags: ["Briefcase"],
          summary: "Folders and the items in them",
          description: `With \`page\` (from zero) the items come ${BRIEFCASE_PAGE_SIZE} at a time; the folders always name all of theirs.`,
          querystring: Type.Object({ page: Type.Optional(Type.String()) }),
          response: { 200: BriefcaseWire, 401: ErrorWire, 403: ErrorWire },
        },
      },
      async (request) => {
        const caller = callerOf(request);
        const reader = readerOf(caller);
        const folders = await userFolders(db, caller.userId ?? 0);
        const { page } = request.query;
        const items = await folderCards(
          db,
          reader,
          page === undefined
            ? undefined
            : { number: pageIn(page, folderIndex({ folders }).size), size: BRIEFCASE_PAGE_SIZE },
        );
        return { folders: folders.map(folderWire), items };
      },
    );

    app.post(
      "/api/briefcase/toggle/",
      {
        preHandler: requireWebUser,
        schema: {
          tags: ["Briefcase"],
          summary: "Add, remove or move items",
          description: "All of it or nothing. `success` is false when the Briefcase or the folder is too full.",
          body: ToggleWire,
          response: { 200: ToggledWire, ...refusals },
        },
      },
      async (request) => ({ success: await runToggle(db, callerOf(request).userId ?? 0, request.body) }),
    );
  };

/** The page asked for, from zero; one past the end is the last one. */
function pageIn(text: string, items: number): number {
  const last = Math.max(0, Math.ceil(items / BRIEFCASE_PAGE_SIZE) - 1);
  return Math.min(/^\d{1,9}$/.test(text) ? Number(text) : 0, last);
}
