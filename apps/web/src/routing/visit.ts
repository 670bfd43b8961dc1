import { planDetail, type DetailTarget, type RouteName } from "@rotunda/core";

export interface Visit {
  route: RouteName;
  id: number | null;
  folderId: number | null;
  /** Starts with the question mark, or empty. */
  search: string;
}

export interface ScreenProps {
  visit: Visit;
}

/** Returns the record of a detail page; null for other pages and without an id. */
export function findDetailTarget({ route, id }: Visit): DetailTarget | null {
  const plan = planDetail(route, id);
  return plan.do === "show" ? plan.target : null;
}
