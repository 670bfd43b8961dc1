import type { Failure } from "@rotunda/core";
import { createLazyPart } from "../primitives/lazy-part/lazy-part.tsx";
import { FailureNotice } from "../notices/failure-notice.tsx";
import { MultiCombobox, TreeSelect } from "./lazy-controls.tsx";
import type { FilterDescriptor } from "./filter-descriptors.ts";
import type { FilterFieldsProps } from "./filter-fields.tsx";
import { FilterSkeleton } from "./filter-skeleton.tsx";

// Why code did not come is not known: it may be gone from a server that answers.
const OFFLINE: Failure = { kind: "offline" };
const BROKEN: Failure = { kind: "broken", status: 500 };

/** Most readers of results open no filter: what they are made of comes with the first that is shown. */
const FilterFields = createLazyPart(() => import("./filter-fields.tsx").then((module) => module.FilterFields));

/** The filters of an open section, or their room until they have come. */
export function SectionFilters(props: FilterFieldsProps) {
  const fields = FilterFields.useCode(true);
  if (fields.status === "here") return <fields.Component {...props} />;
  if (fields.status === "failed")
    return <FailureNotice failure={navigator.onLine ? BROKEN : OFFLINE} onRetry={fields.retry} />;
  return <FilterSkeleton filters={props.filters} />;
}

/** Asks for what some filters need, together: the pointer or the focus is on what shows them. */
export function prefetchFilters(filters: readonly FilterDescriptor[]): void {
  FilterFields.prefetch();
  if (filters.some(({ kind }) => kind === "multi" || kind === "find")) MultiCombobox.prefetch();
  if (filters.some(({ kind }) => kind === "tree")) TreeSelect.prefetch();
}
