import { type Camelized, camelize, type District, readLegDistrictId, type ProfilesApi } from "@rotunda/core";
import { call, type Http } from "./http.ts";
import type { GroupWire, AgencyWire, DistrictWire, StateWire, ProfileWire } from "@rotunda/core/wire";

/** Returns the requests of the detail pages (API-13). */
export const createProfilesApi = (http: Http): ProfilesApi => {
  const record = <Wire>(path: string, signal?: AbortSignal): Promise<Camelized<Wire>> =>
    call(async () => camelize(await http.get(path, { signal }).json<Wire>()));
  return {
    profile: (id, signal) => record<ProfileWire>(`api/profile/${id}`, signal),
    knowWho: (id, signal) => record<ProfileWire>(`api/profileKnowWho/${id}`, signal),
    committee: (id, signal) => record<GroupWire>(`api/committee/${id}`, signal),
    caucus: (id, signal) => record<GroupWire>(`api/caucus/${id}`, signal),
    agency: (id, signal) => record<AgencyWire>(`api/agency/${id}`, signal),
    state: (id, signal) => record<StateWire>(`api/state/${id}`, signal),
    district: async (id, signal) => toDistrict(await record<DistrictWire>(`api/district/${id}`, signal)),
  };
};

function toDistrict({ legDistrictId, legdistrictid, ...district }: Camelized<DistrictWire>): District {
  return { ...district, legDistrictId: readLegDistrictId({ legDistrictId, legdistrictid }) };
}
