import { planDetail, type DetailTarget, type RouteName } from "@rotunda/core";

/** What a screen is asked to show: the route, and what its address says. */
export interface Visit {
  route: RouteName;
  id: number | null;
  folderId: number | null;
  /** With its question mark, or empty. */
  search: string;
}

export interface ScreenProps {
  visit: Visit;
}

/** The record a detail page shows; null for every other page, and without an id. */
export function findDetailTarget({ route, id }: Visit): DetailTarget | null {
  const plan = planDetail(route, id);
  return plan.do === "show" ? plan.target : null;
}
