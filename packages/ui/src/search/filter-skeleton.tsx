import { Skeleton } from "../primitives/skeleton/skeleton.tsx";
import type { FilterDescriptor } from "./filter-descriptors.ts";
import * as styles from "./filter-panels.css.ts";

/** Placeholder with the size of the filters. */
export function FilterSkeleton({ filters }: { filters: readonly FilterDescriptor[] }) {
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
