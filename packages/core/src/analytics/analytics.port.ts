import type { PageState } from "./page-state.ts";

/** What is told about the use of the product, tagged by `event`. */
export type AnalyticsEvent =
  /** Once per page, after its data has come. */
  | { event: "page-view-ready"; page: PageState }
  /** Only once the server has done it; a failed change isn't told. */
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
