import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { AgencyWire, DistrictWire, ErrorWire, MovedWire, SearchPlacesWire, StateWire } from "@rotunda/core/wire";
import { buildHref } from "@rotunda/core";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { openTo, readCaller, requireMember } from "../platform/access.ts";
import { createNotFound } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/settings.ts";
import { type Db, parseRecordId } from "../platform/db.ts";
import { isNotModified } from "../platform/etag.ts";
import { toReader, type Reader } from "../search/search-items.sql.ts";
import { loadAgency } from "./load-agency.ts";
import { loadDistrict } from "./load-district.ts";
import { loadState } from "./load-state.ts";
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
      {
        config: { isRecord: true },
        schema: {
          ...schema,
          summary: "A federal agency with its people and parts",
          description:
            "People outside the reader’s modules are listed locked, without contact facts. An agency outside them answers 303 with the paywall’s address.",
          response: { 200: AgencyWire, 303: MovedWire, ...others },
        },
      },
      async (request, reply) => {
        const found = await find(request, loadAgency, "agency");
        if (found === "paywalled") return reply.code(303).send({ url: buildHref("PayWall") });
        return isNotModified(request, reply, found) ? reply.code(304).send(null) : found;
      },
    );

    app.get(
      "/api/state/:id",
      {
        schema: {
          ...schema,
          summary: "A state, the District of Columbia or a territory",
          description: "Who holds office there, figures, elections and districts.",
          response: { 200: StateWire, ...others },
        },
      },
      async (request, reply) => {
        const state = await find(request, loadState, "state");
        return isNotModified(request, reply, state) ? reply.code(304).send(null) : state;
      },
    );

    app.get(
      "/api/district/:id",
      {
        schema: {
          ...schema,
          summary: "A district of the House of Representatives or of a state’s chamber",
          description:
            "Its code in public data is under both spellings of the key. `seats` is 0 if no source lists the members of the chamber.",
          response: { 200: DistrictWire, ...others },
        },
      },
      async (request, reply) => {
        const district = await find(request, loadDistrict, "district");
        return isNotModified(request, reply, district) ? reply.code(304).send(null) : district;
      },
    );

    app.get(
      "/api/places/",
      {
        schema: {
          summary: "The congressional districts that a ZIP code or a town may be in",
          description:
            "A ZIP code has the members of its districts, and the senators and governor of their states; no states if it isn’t in the Census Bureau’s table of ZIP code areas. Other keywords have the towns of that name.",
          querystring: Type.Object({ q: Type.String({ default: "" }) }),
          response: { 200: SearchPlacesWire, 304: Type.Null() },
        },
      },
      async (request, reply) => {
        const found = await loadSearchPlaces(db, request.query.q, toReader(readCaller(request)));
        return isNotModified(request, reply, found) ? reply.code(304).send(null) : found;
      },
    );
  };
