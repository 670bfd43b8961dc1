import type { SearchField } from "@rotunda/core";
import { type FormEvent, memo, useEffect, useId, useState } from "react";
import { Button } from "../primitives/button/button.tsx";
import { Count } from "../primitives/count/count.tsx";
import { Disclosure } from "../primitives/disclosure/disclosure.tsx";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import { inline } from "../theme/layout.css.ts";
import type { FilterDescriptor, FilterSection, FilterValue, TextSuggestions } from "./filter-descriptors.ts";
import { prefetchFilters, SectionFilters } from "./section-filters.tsx";
import * as styles from "./filter-panels.css.ts";

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
  /** Only for the filter with suggestions, which is the job title. */
  suggestions?: TextSuggestions;
  /** With `side`: the form differs from the current search. */
  hasChanges?: boolean;
  onSearch: () => void;
  onClear: () => void;
}

/** The advanced filters; values are kept while the panels are hidden. */
export function FilterPanels(props: FilterPanelsProps) {
  const {
    loose = [],
    setCount,
    layout,
    opensSections = false,
    isOpen,
    onChange,
    isCounting = false,
    suggestions,
    hasChanges = false,
  } = props;
  const id = useId();
  const size = layout === "side" ? "medium" : "large";
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  // Also called on Enter in a text field.
  const search = (event: FormEvent) => {
    event.preventDefault();
    props.onSearch();
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
            onClick={() => props.onOpenChange(!isOpen)}
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
              {balanceColumns(props.sections).map((column, index) => (
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
            <div className={inline[2]}>
              {/* One primary button per view: beside results only if there are changes to apply. */}
              <Button tone={layout === "page" || hasChanges ? "primary" : "plain"} size={size} type="submit">
                Search
              </Button>
              <Button tone={layout === "side" ? "quiet" : "plain"} size={size} onClick={props.onClear}>
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

interface OpenableSectionProps extends Omit<SectionProps, "layout" | "opensSections"> {
  isInitiallyOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Renders its filters only while open, because closed ones would be most of a results page. */
function OpenableSection({ section, isInitiallyOpen, onToggle, ...rest }: OpenableSectionProps) {
  const { title, filters, setCount } = section;
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
          <SectionFilters filters={filters} title={title} {...rest} />
        </div>
      )}
    </Disclosure>
  );
}

const COLUMNS = 3;

/** Distributes sections in order over three columns with similar numbers of filters; no column stays empty. */
export function balanceColumns<Section extends { filters: readonly unknown[] }>(
  sections: readonly Section[],
): Section[][] {
  // A heading is about as high as a filter.
  const weight = (some: readonly Section[]) => some.reduce((sum, { filters }) => sum + filters.length + 1, 0);
  const columns: Section[][] = [];
  let left = [...sections];
  for (let free = COLUMNS; free > 0 && left.length > 0; free -= 1) {
    const share = weight(left) / free;
    const column: Section[] = [];
    while (left.length >= free) {
      const [next] = left;
      // A section stays if most of it fits the column's share.
      if (!next || (column.length > 0 && weight([...column, next]) - share >= weight([next]) / 2)) break;
      column.push(next);
      left = left.slice(1);
    }
    if (column.length === 0) column.push(...left.splice(0, 1));
    columns.push(free === 1 ? [...column, ...left.splice(0)] : column);
  }
  return columns;
}
