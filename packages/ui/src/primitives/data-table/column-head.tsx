import type { SortDirection } from "@rotunda/core";
import { ArrowDown, ArrowUp, ArrowUpDown } from "../icon/icon.tsx";
import { onPaper, onScreen } from "../../theme/print.css.ts";
import * as styles from "./data-table.css.ts";

export interface ColumnHeadProps {
  title: string;
  isNumber: boolean;
  /** Of the column the rows are sorted by. */
  direction: SortDirection | undefined;
  /** Left out where the column doesn't sort. */
  onSort?: () => void;
}

/** The head of a column; one that sorts is a button, and pressed again it turns the order round. */
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
      {/* Browsers repeat the head of a table on every page, but not a button in it. */}
      <span className={onPaper}>{title}</span>
      <button className={`${styles.sort} ${onScreen}`} data-state={direction ?? "none"} onClick={onSort} type="button">
        {title}
        <Arrow size="tiny" />
      </button>
    </th>
  );
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown };
