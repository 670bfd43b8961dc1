import { formatNumber, chooseNoun, type Option, type SearchOrder, type SearchView } from "@rotunda/core";
import type { Ref } from "react";
import { LayoutGrid, List } from "../primitives/icon/icon.tsx";
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

export function ResultsHeader({
  totalHits,
  orders,
  order,
  onOrderChange,
  view,
  onViewChange,
  headingRef,
}: ResultsHeaderProps) {
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
        options={orders}
        value={order}
        onChange={(value) => onOrderChange(value as SearchOrder)}
      />
      <ToggleGroup
        label="View"
        value={view}
        onChange={onViewChange}
        options={[
          { value: "card", label: "Grid", icon: <LayoutGrid size="small" /> },
          { value: "list", label: "List", icon: <List size="small" /> },
        ]}
      />
    </div>
  );
}
