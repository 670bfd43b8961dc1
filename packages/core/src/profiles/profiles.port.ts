import type { Group } from "../groups/group.ts";
import type { PersonProfile } from "./profile.ts";

/** Every detail page's own call. All reject with `CallFailed`; a 303 arrives as `moved`. */
export interface ProfilesApi {
  profile(id: number, signal?: AbortSignal): Promise<PersonProfile>;
  /** By know-who id. */
  knowWho(id: number, signal?: AbortSignal): Promise<PersonProfile>;
  committee(id: number, signal?: AbortSignal): Promise<Group>;
  caucus(id: number, signal?: AbortSignal): Promise<Group>;
}
