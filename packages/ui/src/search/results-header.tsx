import { formatNumber, chooseNoun, type Option, type SearchOrder, type SearchView, listPageSizes } from "@rotunda/core";
import type { Ref } from "react";
import { LayoutGrid, List } from "../primitives/icon/icon.tsx";
import { Pagination, type PaginationProps } from "../primitives/pagination/pagination.tsx";
import { Select } from "../primitives/select/select.tsx";
import { ToggleGroup } from "../primitives/toggle-group/toggle-group.tsx";
import * as styles from "./results.css.ts";

export interface ResultsHeaderProps {
  totalHits: number | null;
  orders: readonly Option<SearchOrder>[];
  order: SearchOrder;
  onOrderChange: (order: SearchOrder) => void;
  view: SearchView;
  onViewChange: (view: SearchView) => void;
  headingRef?: Ref<HTMLHeadingElement>;
}

export function ViewToggle({ view, onChange }: { view: SearchView; onChange: (view: SearchView) => void }) {
  return (
    <ToggleGroup
      label="View"
      value={view}
      onChange={onChange}
      options={[
        { value: "card", label: "Grid", icon: <LayoutGrid size="small" /> },
        { value: "list", label: "List", icon: <List size="small" /> },
      ]}
    />
  );
}

export function ResultsHeader(props: ResultsHeaderProps) {
  const { totalHits, headingRef, ...rest } = props;
  return (
    <div className={styles.header}>
      <h2 ref={headingRef} tabIndex={-1} className={styles.headerHeading}>
        Search Results{" "}
        {totalHits !== null && (
          <span className={styles.hits}>
            <b className={styles.number}>{formatNumber(totalHits)}</b> {chooseNoun(totalHits, "result")}
          </span>
        )}
      </h2>
      <Select
        label="results ordered by"
        layout="inline"
        size="small"
        options={rest.orders}
        value={rest.order}
        onChange={rest.onOrderChange}
      />
      <ViewToggle view={rest.view} onChange={rest.onViewChange} />
    </div>
  );
}

export interface ResultsFooterProps extends Omit<PaginationProps, "onFollow"> {
  pageSize: number;
  onPageSizeChange: (pageSize: number) => void;
}

export function ResultsFooter({ pageSize, onPageSizeChange, ...pages }: ResultsFooterProps) {
  return (
    <div className={styles.footer}>
      <div className={styles.pages}>
        <Pagination {...pages} />
      </div>
      <div className={styles.footerSize}>
        <Select
          label="Profiles per page"
          layout="inline"
          size="small"
          options={listPageSizes(pageSize).map((size) => ({ text: String(size), value: String(size) }))}
          value={String(pageSize)}
          onChange={(value) => onPageSizeChange(Number(value))}
        />
      </div>
    </div>
  );
}
