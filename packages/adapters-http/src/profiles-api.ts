import { readLegDistrictId, type ProfilesApi } from "@rotunda/core";
import type { AgencyWire, DistrictWire, GroupWire, ProfileWire, StateWire } from "@rotunda/core/wire";
import { read, type Http } from "./http.ts";

/** Returns the requests of the detail pages (API-13). */
export const createProfilesApi = (http: Http): ProfilesApi => ({
  profile: (id, signal) => read<ProfileWire>(http.get(`api/profile/${id}`, { signal })),
  knowWho: (id, signal) => read<ProfileWire>(http.get(`api/profileKnowWho/${id}`, { signal })),
  committee: (id, signal) => read<GroupWire>(http.get(`api/committee/${id}`, { signal })),
  caucus: (id, signal) => read<GroupWire>(http.get(`api/caucus/${id}`, { signal })),
  agency: (id, signal) => read<AgencyWire>(http.get(`api/agency/${id}`, { signal })),
  state: (id, signal) => read<StateWire>(http.get(`api/state/${id}`, { signal })),
  district: async (id, signal) => {
    const { legdistrictid, ...district } = await read<DistrictWire>(http.get(`api/district/${id}`, { signal }));
    return { ...district, legDistrictId: readLegDistrictId({ ...district, legdistrictid }) };
  },
});
