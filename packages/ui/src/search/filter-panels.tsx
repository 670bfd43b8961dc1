import type { SearchField } from "@rotunda/core";
import { type FormEvent, memo, useEffect, useId, useState } from "react";
import { Button } from "../primitives/button/button.tsx";
import { Count } from "../primitives/count/count.tsx";
import { Disclosure } from "../primitives/disclosure/disclosure.tsx";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import type { FilterDescriptor, FilterSection, FilterValue, TextSuggestions } from "./filter-descriptors.ts";
import * as styles from "./filter-panels.css.ts";
import { balanceColumns } from "./balance-columns.ts";
import { prefetchFilters, SectionFilters } from "./section-filters.tsx";

export interface FilterPanelsProps {
  sections: FilterSection[];
  /** Filters below the sections, such as former officeholders. */
  loose?: FilterDescriptor[];
  /** Number of filters in use, including the loose ones. */
  setCount: number;
  /** `page`: before the first search, in up to three columns. `side`: one column beside the results. */
  layout: "page" | "side";
  /** With `page`: opens all sections if there is space. */
  opensSections?: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (field: SearchField, value: FilterValue) => void;
  isCounting?: boolean;
  /** For the filter with suggestions: the job title. */
  suggestions?: TextSuggestions;
  /** With `side`: the form differs from the current search. */
  hasChanges?: boolean;
  onSearch: () => void;
  onClear: () => void;
}

/** The advanced filters; values are kept while the panels are hidden. */
export function FilterPanels({
  sections,
  loose = [],
  setCount,
  layout,
  opensSections = false,
  isOpen,
  onOpenChange,
  onChange,
  isCounting = false,
  suggestions,
  hasChanges = false,
  onSearch,
  onClear,
}: FilterPanelsProps) {
  const id = useId();
  const size = layout === "side" ? "medium" : "large";
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  // Also called on Enter in a text field.
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <section className={styles.panels} data-layout={layout} aria-labelledby={`${id}-heading`} aria-busy={isCounting}>
      <form onSubmit={search}>
        <div className={styles.head}>
          <h2 id={`${id}-heading`} className={styles.heading}>
            Advanced filters {setCount > 0 && <Count value={setCount} label="active" />}
          </h2>
          <TextButton
            aria-expanded={isOpen}
            aria-controls={`${id}-filters`}
            onClick={() => onOpenChange(!isOpen)}
            onFocus={() => prefetchFilters(loose)}
            onPointerEnter={() => prefetchFilters(loose)}
          >
            {isOpen ? "Hide filters" : "Show filters"}
          </TextButton>
        </div>
        <div id={`${id}-filters`} className={styles.body} hidden={!isOpen}>
          {/* Filters aren't rendered until first opened. */}
          {wasOpen && (
            <div className={styles.sections}>
              {balanceColumns(sections).map((column, index) => (
                <div key={index}>
                  {column.map((section) => (
                    <Section key={section.id} {...{ section, layout, opensSections, suggestions, onChange }} />
                  ))}
                </div>
              ))}
            </div>
          )}
          {wasOpen && loose.length > 0 && (
            <div className={styles.loose}>
              <SectionFilters filters={loose} onChange={onChange} />
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
              {/* One primary button per view: beside results only if there are changes to apply. */}
              <Button tone={layout === "page" || hasChanges ? "primary" : "plain"} size={size} type="submit">
                Search
              </Button>
              <Button tone={layout === "side" ? "quiet" : "plain"} size={size} onClick={onClear}>
                Clear Search
              </Button>
            </div>
          </div>
        )}
      </form>
    </section>
  );
}

type SectionProps = { section: FilterSection } & Pick<
  FilterPanelsProps,
  "layout" | "opensSections" | "suggestions" | "onChange"
>;

/** Open as last set by the reader; initially open if it has set filters, or if the page has space. */
const Section = memo(function Section({ layout, opensSections = false, ...rest }: SectionProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isInitiallyOpen = chosen ?? ((layout === "page" && opensSections) || rest.section.setCount > 0);
  return <OpenableSection key={layout} {...rest} isInitiallyOpen={isInitiallyOpen} onToggle={setChosen} />;
});

/** Renders its filters only while open, because closed ones would be most of a results page. */
function OpenableSection({
  section: { title, filters, setCount },
  isInitiallyOpen,
  onToggle,
  suggestions,
  onChange,
}: Omit<SectionProps, "layout" | "opensSections"> & { isInitiallyOpen: boolean; onToggle: (isOpen: boolean) => void }) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  // An initially open section loads all its controls in parallel.
  useEffect(() => {
    if (isOpen) prefetchFilters(filters);
  }, [isOpen, filters]);
  return (
    <Disclosure
      title={title}
      count={setCount}
      onNear={() => prefetchFilters(filters)}
      isInitiallyOpen={isInitiallyOpen}
      onToggle={(next) => {
        setOpen(next);
        onToggle(next);
      }}
    >
      {isOpen && (
        <div className={styles.filters}>
          <SectionFilters filters={filters} title={title} suggestions={suggestions} onChange={onChange} />
        </div>
      )}
    </Disclosure>
  );
}
