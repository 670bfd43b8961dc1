import type { Group } from "../groups/members.ts";
import type { Agency, District, State } from "../places/place-records.ts";
import type { PersonProfile } from "../profiles/profile.ts";

/** Requests of the detail pages. All reject with `CallFailed`; a 303 becomes `moved`. */
export interface ProfilesApi {
  profile(id: number, signal?: AbortSignal): Promise<PersonProfile>;
  /** By know-who id. */
  knowWho(id: number, signal?: AbortSignal): Promise<PersonProfile>;
  committee(id: number, signal?: AbortSignal): Promise<Group>;
  caucus(id: number, signal?: AbortSignal): Promise<Group>;
  agency(id: number, signal?: AbortSignal): Promise<Agency>;
  state(id: number, signal?: AbortSignal): Promise<State>;
  district(id: number, signal?: AbortSignal): Promise<District>;
}
