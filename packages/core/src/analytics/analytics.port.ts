import type { PageState } from "./page-state.ts";

export type AnalyticsEvent =
  /** Once per page, after loading. */
  | { event: "page-view-ready"; page: PageState }
  /** Only after the server confirmed a change. */
  | { event: BriefcaseEvent };

export type BriefcaseEvent =
  | "briefcase-add-folder"
  | "briefcase-delete-folder"
  | "briefcase-add-items"
  | "briefcase-remove-items";

/** Does nothing by default. */
export interface Analytics {
  push(event: AnalyticsEvent): void;
}
