import type { StafferColumn } from "@rotunda/core";
import { ArrowDown, ArrowUp, ArrowUpDown } from "../../primitives/icon/icon.tsx";
import * as styles from "./staffers-table.css.ts";

export interface StafferSort {
  column: StafferColumn;
  direction: "ascending" | "descending";
}

export interface SortHeadProps {
  column: StafferColumn;
  title: string;
  sort: StafferSort;
  onSort: (column: StafferColumn) => void;
}

/** The head of a column that sorts the table; pressed again it turns the order round. */
export function SortHead({ column, title, sort, onSort }: SortHeadProps) {
  const direction = sort.column === column ? sort.direction : undefined;
  return (
    <th scope="col" className={styles.heads[column]} aria-sort={direction}>
      <button type="button" className={styles.sort} data-state={direction ?? "none"} onClick={() => onSort(column)}>
        {title}
        <Arrow direction={direction} />
      </button>
    </th>
  );
}

/** The order after a press on a column's head. */
export const nextSort = (sort: StafferSort, column: StafferColumn): StafferSort => ({
  column,
  direction: sort.column === column && sort.direction === "ascending" ? "descending" : "ascending",
});

function Arrow({ direction }: { direction: StafferSort["direction"] | undefined }) {
  if (direction === undefined) return <ArrowUpDown size="tiny" />;
  return direction === "ascending" ? <ArrowUp size="tiny" /> : <ArrowDown size="tiny" />;
}
