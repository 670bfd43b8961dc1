import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { AgencyWire, DistrictWire, ErrorWire, MovedWire, SearchPlacesWire, StateWire } from "@rotunda/core/wire";
import { buildHref } from "@rotunda/core";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { openTo, readCaller, requireMember } from "../platform/access.ts";
import { createNotFound } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/settings.ts";
import { type Db, parseRecordId } from "../platform/db.ts";
import { toReader, type Reader } from "../search/search-items.sql.ts";
import { loadAgency } from "./load-agency.ts";
import { loadDistrict, loadState } from "./load-places.ts";
import { loadSearchPlaces } from "./load-search-places.ts";

const schema = { tags: ["Places"], params: Type.Object({ id: Type.String() }) };
const others = { 304: Type.Null(), 404: ErrorWire };

export const placesRoutes =
  ({ db }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    openTo(app, requireMember, "Places");
    async function find<Found>(
      request: FastifyRequest<{ Params: { id: string } }>,
      load: (db: Db, id: number, reader: Reader) => Promise<Found | null>,
      kind: string,
    ): Promise<Found> {
      const found = await load(db, parseRecordId(request.params.id), toReader(readCaller(request)));
      if (!found) throw createNotFound(kind);
      return found;
    }

    app.get(
      "/api/agency/:id",
      { config: { isRecord: true }, schema: { ...schema, response: { 200: AgencyWire, 303: MovedWire, ...others } } },
      async (request, reply) => {
        const found = await find(request, loadAgency, "agency");
        return found === "paywalled" ? reply.code(303).send({ url: buildHref("PayWall") }) : found;
      },
    );

    app.get("/api/state/:id", { schema: { ...schema, response: { 200: StateWire, ...others } } }, (request) =>
      find(request, loadState, "state"),
    );

    app.get("/api/district/:id", { schema: { ...schema, response: { 200: DistrictWire, ...others } } }, (request) =>
      find(request, loadDistrict, "district"),
    );

    app.get(
      "/api/places/",
      {
        schema: {
          querystring: Type.Object({ q: Type.String({ default: "" }) }),
          response: { 200: SearchPlacesWire, 304: Type.Null() },
        },
      },
      (request) => loadSearchPlaces(db, request.query.q, toReader(readCaller(request))),
    );
  };
