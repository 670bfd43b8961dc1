import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ErrorWire, GroupWire, MovedWire } from "@rotunda/core/wire";
import { buildHref } from "@rotunda/core";
import Type from "typebox";
import { openTo, readCaller, requireMember } from "../platform/access.ts";
import { createNotFound } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/settings.ts";
import { parseRecordId } from "../platform/db.ts";
import { toReader } from "../search/search-items.sql.ts";
import { loadGroup } from "./load-group.ts";

export const groupsRoutes =
  ({ db }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    openTo(app, requireMember, "Groups");
    for (const kind of ["committee", "caucus"] as const) {
      app.get(
        `/api/${kind}/:id`,
        {
          config: { isRecord: true },
          schema: {
            params: Type.Object({ id: Type.String() }),
            response: { 200: GroupWire, 303: MovedWire, 304: Type.Null(), 404: ErrorWire },
          },
        },
        async (request, reply) => {
          const found = await loadGroup(db, kind, parseRecordId(request.params.id), toReader(readCaller(request)));
          if (!found) throw createNotFound(kind);
          return found === "paywalled" ? reply.code(303).send({ url: buildHref("PayWall") }) : found;
        },
      );
    }
  };
