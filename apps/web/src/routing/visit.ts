import type { RouteName } from "@rotunda/core";

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
