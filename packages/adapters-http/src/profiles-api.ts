import type { Group, PersonProfile, ProfilesApi } from "@rotunda/core";
import { camelize } from "./wire/camelize.ts";
import { call, type Http } from "./http.ts";
import type { GroupWire } from "./wire/groups.ts";
import type { ProfileWire } from "./wire/profiles.ts";

export const createProfilesApi = (http: Http): ProfilesApi => {
  const person = (path: string, signal?: AbortSignal): Promise<PersonProfile> =>
    call(async () => camelize(await http.get(path, { signal }).json<ProfileWire>()));
  const group = (path: string, signal?: AbortSignal): Promise<Group> =>
    call(async () => camelize(await http.get(path, { signal }).json<GroupWire>()));
  return {
    profile: (id, signal) => person(`api/profile/${id}`, signal),
    knowWho: (id, signal) => person(`api/profileKnowWho/${id}`, signal),
    committee: (id, signal) => group(`api/committee/${id}`, signal),
    caucus: (id, signal) => group(`api/caucus/${id}`, signal),
  };
};
