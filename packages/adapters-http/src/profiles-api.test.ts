import {
  aDistrict,
  aFullAgency,
  aFullDistrict,
  aFullGroup,
  aFullProfile,
  aFullState,
  aGroup,
  anAgency,
  aProfile,
  aState,
} from "@rotunda/core/testing";
import type { TSchema } from "typebox";
import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { createHttp } from "./http.ts";
import { createProfilesApi } from "./profiles-api.ts";
import { AgencyWire, DistrictWire, GroupWire, ProfileWire, StateWire } from "@rotunda/core/wire";

/** The adapter with a fake server that has a fixed response and records requested paths. */
function before(status: number, body: unknown) {
  const paths: string[] = [];
  const http = createHttp({
    origin: "http://directory.example",
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      paths.push(`${request.method} ${new URL(request.url).pathname}`);
      const headers = { "Content-Type": "application/json" };
      return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
    },
  });
  return { api: createProfilesApi(http), paths };
}

/** Converts a record to the wire format: keys in snake_case except keys that are data. */
function snaked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snaked);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      snaked(inner),
    ]),
  );
}

const KINDS = ["profile", "knowWho", "committee", "caucus", "agency", "state", "district"] as const;
type Kind = (typeof KINDS)[number];

describe("the detail calls", () => {
  it.each<[Kind, string]>([
    ["profile", "GET /api/profile/8"],
    ["knowWho", "GET /api/profileKnowWho/8"],
    ["committee", "GET /api/committee/8"],
    ["caucus", "GET /api/caucus/8"],
    ["agency", "GET /api/agency/8"],
    ["state", "GET /api/state/8"],
    ["district", "GET /api/district/8"],
  ])("request a %s at %s", async (kind, path) => {
    const { api, paths } = before(200, {});
    await api[kind](8);
    expect(paths).toEqual([path]);
  });

  it.each<[Kind, TSchema, object, object]>([
    ["profile", ProfileWire, aFullProfile(), aProfile()],
    ["knowWho", ProfileWire, aFullProfile({ recordType: "staffer" }), aProfile({ recordType: "person" })],
    ["committee", GroupWire, aFullGroup(), aGroup()],
    ["caucus", GroupWire, aFullGroup({ recordType: "caucus" }), aGroup({ recordType: "caucus" })],
    ["agency", AgencyWire, aFullAgency(), anAgency()],
    ["state", StateWire, aFullState(), aState()],
    ["district", DistrictWire, aFullDistrict(), aDistrict()],
  ])("return a full or sparse %s with core's key names", async (kind, schema, ...records) => {
    for (const record of records) {
      const wire = snaked(record);
      expect(Check(schema, wire)).toBe(true);
      expect(await before(200, wire).api[kind](8)).toEqual(record);
    }
  });

  it("accept both spellings of a district's code", async () => {
    expect(await before(200, { id: 8, legdistrictid: "0803" }).api.district(8)).toEqual({
      id: 8,
      legDistrictId: "0803",
    });
    expect(await before(200, { id: 8, leg_district_id: "0803" }).api.district(8)).toEqual({
      id: 8,
      legDistrictId: "0803",
    });
  });

  it("keep keys of maps, which are data", async () => {
    const geodata = { view_box: "0 0 4 3", outline: "", maps: { STATE_COMBINED: { districts: [] } } };
    expect(await before(200, { geodata }).api.state(31)).toEqual({
      geodata: { viewBox: "0 0 4 3", outline: "", maps: { STATE_COMBINED: { districts: [] } } },
    });
  });

  it.each(KINDS)("report a moved %s's new address and failures", async (kind) => {
    await expect(before(303, { url: "/rotunda/paywall" }).api[kind](8)).rejects.toMatchObject({
      failure: { kind: "moved", to: "/rotunda/paywall" },
    });
    await expect(before(404, { error_message: "There is no such record." }).api[kind](8)).rejects.toMatchObject({
      failure: { kind: "refused", status: 404, message: "There is no such record." },
    });
    await expect(before(503, {}).api[kind](8)).rejects.toMatchObject({ failure: { kind: "broken", status: 503 } });
  });

  it.each(KINDS)("pass on the signal for a %s", async (kind) => {
    await expect(before(200, {}).api[kind](8, AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
  });
});
