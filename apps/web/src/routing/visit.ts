import { planDetail, type DetailTarget, type RouteName } from "@rotunda/core";

/** The route and parameters of an address. */
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
