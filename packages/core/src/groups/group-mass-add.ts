import { MASS_ADD_MAX } from "../search/search-limits.ts";
import { createDefaultQuery } from "../search/search-query.ts";
import type { Access } from "../session/access.ts";
import { type Group, countMembers } from "./members.ts";

/** Decides the button that adds all members (GRP-07): for web users, up to the search limit; else null. */
export function planGroupMassAdd(
  group: Pick<Group, "recordType" | "id" | "longName" | "members" | "numberOfMembers">,
  access: Pick<Access, "hasVignetteAccess" | "isWebUser">,
) {
  const members = countMembers(group);
  if (!access.hasVignetteAccess || !access.isWebUser || members === 0) return null;
  const isDisabled = members > MASS_ADD_MAX;
  const own = [{ id: String(group.id), name: group.longName }];
  return {
    label: `Add all members to Briefcase folder${isDisabled ? ` (max. ${MASS_ADD_MAX})` : ""}`,
    isDisabled,
    query: { ...createDefaultQuery(), ...(group.recordType === "caucus" ? { caucuses: own } : { committees: own }) },
    members,
  };
}
