import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { AgencyWire, DistrictWire, ErrorWire, MovedWire, SearchPlacesWire, StateWire } from "@rotunda/core/wire";
import { buildHref, CHAMBER_CODES } from "@rotunda/core";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { openTo, readCaller, requireMember } from "../platform/access.ts";
import { createNotFound } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/settings.ts";
import { type Db, parseRecordId } from "../platform/db.ts";
import { type Reader, toReader } from "../search/search-items.sql.ts";
import { loadAgency } from "./load-agency.ts";
import { loadSearchPlaces } from "./load-search-places.ts";
import { STRUCTURE_SOURCE } from "../directory/seed-places.ts";
import { readGeodata } from "./geodata.ts";
import { listPlaceSources } from "./place-sources.ts";
import {
  type ChamberRow,
  listChamberRows,
  listCommitteeRows,
  listDistrictMapRows,
  listMappedDistricts,
  listMemberRows,
  type MemberRow,
  readStateRow,
} from "./state.sql.ts";
import { listRepresentativeRows, readDistrictRow } from "./district.sql.ts";
import { listZipCodes } from "./zip-districts.ts";

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

async function loadState(db: Db, id: number, reader: Reader): Promise<StateWire | null> {
  const row = await readStateRow(db, id, reader);
  if (!row) return null;
  const [members, chambers, committees, districts, drawings] = await Promise.all([
    listMemberRows(db, row, reader),
    listChamberRows(db, row),
    listCommitteeRows(db, row),
    listMappedDistricts(db, id, null),
    listDistrictMapRows(db, id, null),
  ]);
  const sitting = (chamber: number) => members.filter(({ chamber_id }) => chamber_id === chamber);
  return {
    ...row,
    record_type: "state",
    subscription_modules: [],
    governor: members.find(({ is_chief }) => is_chief) ?? null,
    officers: members.filter(({ chamber_id, is_chief }) => chamber_id === null && !is_chief),
    committees,
    senators: sitting(CHAMBER_CODES.US_SENATE),
    representatives: sitting(CHAMBER_CODES.US_HOUSE),
    state_reps: sitting(CHAMBER_CODES.STATE_HOUSE),
    state_senators: sitting(CHAMBER_CODES.STATE_SENATE),
    chambers: chambers.filter((chamber) => chamber.seats > 0 && isCovered(chamber, members)),
    geodata: readGeodata(row, districts, drawings),
    sources: listPlaceSources({ ...row, source: STRUCTURE_SOURCE }),
  };
}

/** Returns whether a source covers a chamber; otherwise all seats would appear vacant. */
function isCovered({ leg_chamber_id, vacant }: ChamberRow, members: readonly MemberRow[]): boolean {
  const isOfCongress = leg_chamber_id <= CHAMBER_CODES.US_SENATE;
  return (
    vacant > 0 ||
    members.some(({ chamber_id }) =>
      isOfCongress ? chamber_id !== null && chamber_id <= CHAMBER_CODES.US_SENATE : chamber_id === leg_chamber_id,
    )
  );
}

async function loadDistrict(db: Db, id: number, reader: Reader): Promise<DistrictWire | null> {
  const row = await readDistrictRow(db, id, reader);
  if (!row) return null;
  const [representatives, districts, drawings] = await Promise.all([
    listRepresentativeRows(db, row, reader),
    listMappedDistricts(db, row.state.id, row.leg_chamber_id),
    listDistrictMapRows(db, row.state.id, row.leg_chamber_id),
  ]);
  return {
    ...row,
    record_type: "district",
    subscription_modules: [],
    legdistrictid: row.leg_district_id,
    representatives,
    // If no member of the chamber is known, it wasn't imported: its seats must not be shown as vacant.
    seats: row.is_covered ? row.seats : 0,
    chips: [
      ...(row.chamber === "" ? [] : [{ text: row.chamber, record_type: "" as const, id: null }]),
      { text: row.state.name, record_type: "state", id: row.state.id },
    ],
    zip_codes: listZipCodes({ id }).map(({ zip_code, others }) => ({
      zip_code,
      others: others.map(({ state, number }) => (state === row.state.short_code ? number : `${state} ${number}`)),
    })),
    geodata: readGeodata(row, districts, drawings, row.number),
    sources: listPlaceSources(row),
  };
}
