import type { NoteworthyGroup } from "./homepage.ts";

/** Sorts groups in the editors' order (HOME-05); ties keep their order. */
export function sortNoteworthyGroups(groups: readonly NoteworthyGroup[]): NoteworthyGroup[] {
  return groups.toSorted((a, b) => a.order - b.order);
}
