import type { NoteworthyGroup } from "./homepage.ts";

/** In the order the editors gave them (HOME-05); those of one place stay as they came. */
export function sortNoteworthyGroups(groups: readonly NoteworthyGroup[]): NoteworthyGroup[] {
  return groups.toSorted((a, b) => a.order - b.order);
}
