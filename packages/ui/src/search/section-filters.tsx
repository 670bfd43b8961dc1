import type { Failure } from "@rotunda/core";
import { createLazyPart } from "../primitives/lazy-part/lazy-part.tsx";
import { FailureNotice } from "../notices/notices.tsx";
import { MultiCombobox, TreeSelect } from "./lazy-controls.tsx";
import type { FilterDescriptor } from "./filter-descriptors.ts";
import type { FilterFieldsProps } from "./filter-fields.tsx";
import { Skeleton } from "../primitives/skeleton/skeleton.tsx";
import * as styles from "./filter-panels.css.ts";

// The reason of a failed load isn't known, so `navigator.onLine` decides.
const OFFLINE: Failure = { kind: "offline" };
const BROKEN: Failure = { kind: "broken", status: 500 };

/** Loaded with the first open section, because most readers of results open no filter. */
const FilterFields = createLazyPart(() => import("./filter-fields.tsx").then((module) => module.FilterFields));

/** The filters of an open section, or a placeholder until their code has loaded. */
export function SectionFilters(props: FilterFieldsProps) {
  const fields = FilterFields.useCode(true);
  if (fields.status === "loaded") return <fields.Component {...props} />;
  if (fields.status === "failed")
    return <FailureNotice failure={navigator.onLine ? BROKEN : OFFLINE} onRetry={fields.retry} />;
  return <FilterSkeleton filters={props.filters} />;
}

/** Prefetches the code of some filters in parallel, on hover or focus of their section. */
export function prefetchFilters(filters: readonly FilterDescriptor[]): void {
  FilterFields.prefetch();
  if (filters.some(({ kind }) => kind === "multi" || kind === "find")) MultiCombobox.prefetch();
  if (filters.some(({ kind }) => kind === "tree")) TreeSelect.prefetch();
}

function FilterSkeleton({ filters }: { filters: readonly FilterDescriptor[] }) {
  return filters.map((filter) => (
    <div key={filter.field} aria-hidden className={styles.place}>
      {Array.from({ length: countLines(filter) }, (_, index) => (
        <span key={index} className={styles.placeLine}>
          <Skeleton className={styles.placeWord} />
        </span>
      ))}
      {Array.from({ length: countFields(filter) }, (_, index) => (
        <Skeleton key={index} className={styles.waiting} />
      ))}
    </div>
  ));
}

/** Returns the number of checkboxes or radio buttons, each on its own line. */
function countLines(filter: FilterDescriptor): number {
  if (filter.kind === "check") return 1;
  return filter.kind === "checks" || filter.kind === "radio" ? filter.options.length : 0;
}

function countFields(filter: FilterDescriptor): number {
  if (countLines(filter) > 0) return 0;
  return filter.kind === "rating" ? 2 : 1;
}
