import type { SortDirection } from "@rotunda/core";
import { ArrowDown, ArrowUp, ArrowUpDown } from "../icon/icon.tsx";
import { onPaper, onScreen } from "../../theme/print.css.ts";
import * as styles from "./data-table.css.ts";

export interface ColumnHeadProps {
  title: string;
  isNumber: boolean;
  /** Undefined unless the rows are sorted by this column. */
  direction: SortDirection | undefined;
  /** Omitted if the column isn't sortable. */
  onSort?: () => void;
}

/** A column head; a sortable one is a button that sorts or reverses the order. */
export function ColumnHead({ title, isNumber, direction, onSort }: ColumnHeadProps) {
  const Arrow = direction === undefined ? ArrowUpDown : ARROWS[direction];
  const align = isNumber ? "end" : undefined;
  if (!onSort)
    return (
      <th className={styles.head} data-align={align} data-plain="" scope="col">
        {title}
      </th>
    );
  return (
    <th aria-sort={direction} className={styles.head} data-align={align} scope="col">
      {/* Browsers repeat table heads on each printed page, but not buttons in them. */}
      <span className={onPaper}>{title}</span>
      <button className={`${styles.sort} ${onScreen}`} data-state={direction ?? "none"} onClick={onSort} type="button">
        {title}
        <Arrow size="tiny" />
      </button>
    </th>
  );
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown };
