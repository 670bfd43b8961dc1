import type { PageState } from "./page-state.ts";

/** An analytics event, tagged by `event`. */
export type AnalyticsEvent =
  /** Once per page, after its data is loaded. */
  | { event: "page-view-ready"; page: PageState }
  /** Only after the server has done it; a failed change isn't reported. */
  | { event: BriefcaseEvent };

export type BriefcaseEvent =
  | "briefcase-add-folder"
  | "briefcase-delete-folder"
  | "briefcase-add-items"
  | "briefcase-remove-items";

/** Where the operator has these events sent; nowhere by default. */
export interface Analytics {
  push(event: AnalyticsEvent): void;
}
