import type { RouteName } from "@rotunda/core";

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
