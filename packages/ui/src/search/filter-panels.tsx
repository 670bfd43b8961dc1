import type { SearchField } from "@rotunda/core";
import { useId } from "react";
import { Button } from "../primitives/button/button.tsx";
import { Count } from "../primitives/count/count.tsx";
import { Disclosure } from "../primitives/disclosure/disclosure.tsx";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import { FilterControl } from "./filter-control.tsx";
import type { FilterDescriptor, FilterSection, FilterValue } from "./filter-descriptors.ts";
import * as styles from "./filter-panels.css.ts";

export interface FilterPanelsProps {
  sections: FilterSection[];
  /** Filters that stand on their own below the sections: include former officeholders. */
  loose?: FilterDescriptor[];
  /** How many filters are set, the loose ones included. */
  setCount: number;
  /** `page`: before the first search, in up to three columns. `side`: one column beside the results. */
  layout: "page" | "side";
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (field: SearchField, value: FilterValue) => void;
  /** With `side`: the form asks for something else than the results show, until it is searched for. */
  hasChanges?: boolean;
  onSearch: () => void;
  onClear: () => void;
}

/** The advanced filters; values stay when the panels are hidden (spec 2, "Search screen"). */
export function FilterPanels({
  sections,
  loose = [],
  setCount,
  layout,
  isOpen,
  onOpenChange,
  onChange,
  hasChanges = false,
  onSearch,
  onClear,
}: FilterPanelsProps) {
  const id = useId();
  const size = layout === "side" ? "medium" : "large";
  return (
    <section className={styles.panels} data-layout={layout} aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          Advanced filters {setCount > 0 && <Count value={setCount} label="active" />}
        </h2>
        <TextButton aria-expanded={isOpen} aria-controls={`${id}-filters`} onClick={() => onOpenChange(!isOpen)}>
          {isOpen ? "Hide filters" : "Show filters"}
        </TextButton>
      </div>
      <div id={`${id}-filters`} className={styles.body} hidden={!isOpen}>
        <div className={styles.sections}>
          {sections.map(({ id, title, filters, setCount }) => (
            <Disclosure key={id} title={title} count={setCount} isInitiallyOpen={setCount > 0}>
              <div className={styles.filters}>
                {filters.map((filter) => (
                  <FilterControl
                    key={filter.field}
                    filter={filter}
                    isLabelHidden={filter.label === title}
                    onChange={(value) => onChange(filter.field, value)}
                  />
                ))}
              </div>
            </Disclosure>
          ))}
        </div>
        {loose.length > 0 && (
          <div className={styles.loose}>
            {loose.map((filter) => (
              <FilterControl key={filter.field} filter={filter} onChange={(value) => onChange(filter.field, value)} />
            ))}
          </div>
        )}
      </div>
      {(isOpen || hasChanges) && (
        <div className={styles.foot[layout]}>
          {layout === "side" && (
            <p role="status" className={styles.changed}>
              {hasChanges && "Filters changed. Search to apply."}
            </p>
          )}
          <div className={styles.buttons}>
            {/* One filled button a view: beside results it is filled once there is something to apply. */}
            <Button tone={layout === "page" || hasChanges ? "primary" : "plain"} size={size} onClick={onSearch}>
              Search
            </Button>
            <Button tone={layout === "side" ? "quiet" : "plain"} size={size} onClick={onClear}>
              Clear Search
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
