import {
  chooseNoun,
  describeCount,
  formatNumber,
  paginateRows,
  type SortDirection,
  TABLE_PAGE_SIZE,
  TABLE_PAGE_SIZES,
} from "@rotunda/core";
import { type ReactNode, useId, useState, useEffect } from "react";
import { flushSync } from "react-dom";
import { Search, ArrowDown, ArrowUp, ArrowUpDown } from "../icon/icon.tsx";
import { useAnnouncement, VisuallyHidden } from "../live-region/live-region.tsx";
import { Pagination } from "../pagination/pagination.tsx";
import { Select } from "../select/select.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { type } from "../../theme/layout.css.ts";
import * as tables from "./table.css.ts";
import * as styles from "./data-table.css.ts";
import { onPaper, onScreen } from "../../theme/print.css.ts";

export interface DataColumn<Row, Id extends string> {
  id: Id;
  title: string;
  cell: (row: Row) => ReactNode;
  isHead?: boolean;
  /** Name of the sort order, if it differs from the title: "last name". */
  sortedBy?: string;
}

export interface DataTableProps<Row, Id extends string> {
  caption: string;
  noun: string;
  searchLabel: string;
  columns: readonly DataColumn<Row, Id>[];
  rows: readonly Row[];
  getKey: (row: Row) => string;
  filter: (rows: readonly Row[], text: string) => Row[];
  sort: (rows: readonly Row[], column: Id, direction: SortDirection) => Row[];
  /** The initial sort column; without it rows keep their order. */
  sortedBy?: Id;
  renderEnd?: (row: Row) => ReactNode;
}

const PAGE_SIZES = TABLE_PAGE_SIZES.map((size) => ({ text: size === -1 ? "All" : String(size), value: String(size) }));

/** A long table: searchable, sortable by its heads, ten rows to a page. */
export function DataTable<Row, Id extends string>(props: DataTableProps<Row, Id>) {
  const { caption, noun, searchLabel, columns, rows, getKey, renderEnd } = props;
  const id = useId();
  const [text, setText] = useState("");
  const [sort, setSort] = useState<{ by: Id | undefined; direction: SortDirection }>({
    by: props.sortedBy,
    direction: "ascending",
  });
  const [requestedPage, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(TABLE_PAGE_SIZE);
  const isPrinting = usePrinting();

  const found = props.filter(rows, text);
  const sortedRows = sort.by === undefined ? found : props.sort(found, sort.by, sort.direction);
  const { items, page, totalPages } = paginateRows(sortedRows, requestedPage, isPrinting ? -1 : pageSize);
  const first = (page - 1) * Math.max(0, pageSize) + 1;
  const count = describeRows({
    text,
    noun,
    found: found.length,
    all: rows.length,
    first,
    last: first + items.length - 1,
  });
  useAnnouncement(count);

  const sorted = columns.find((column) => column.id === sort.by);
  const sortBy = (by: Id) => {
    setSort({ by, direction: sort.by === by && sort.direction === "ascending" ? "descending" : "ascending" });
    setPage(1);
  };
  return (
    <div className={styles.whole} id={id}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <TextField
            autoComplete="off"
            icon={<Search />}
            label={searchLabel}
            onChange={(value) => {
              setText(value);
              setPage(1);
            }}
            type="search"
            value={text}
          />
        </div>
        <p className={type.count}>{count}</p>
      </div>
      {items.length > 0 && (
        <table className={tables.table}>
          <caption>
            <VisuallyHidden>
              {caption}
              {sorted && `, sorted by ${sorted.sortedBy ?? sorted.title.toLowerCase()}, ${sort.direction}`}
            </VisuallyHidden>
          </caption>
          <thead className={tables.body}>
            <tr className={styles.headLine}>
              {columns.map(({ id: column, title }) => (
                <ColumnHead
                  direction={sort.by === column ? sort.direction : undefined}
                  key={column}
                  onSort={() => sortBy(column)}
                  title={title}
                />
              ))}
              {renderEnd && (
                <th className={styles.head} data-plain="" scope="col">
                  <VisuallyHidden>Actions</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody className={tables.body}>
            {items.map((row) => (
              <tr className={styles.row} data-end={renderEnd ? "" : undefined} key={getKey(row)}>
                {columns.map((column) => (
                  <Cell column={column} key={column.id} row={row} />
                ))}
                {renderEnd && <td className={styles.end}>{renderEnd(row)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > TABLE_PAGE_SIZE && (
        <div className={styles.foot}>
          <Pagination
            getHref={() => `#${id}`}
            label={`Pages of ${caption}`}
            onFollow={(next, event) => {
              event.preventDefault();
              setPage(next);
            }}
            page={page}
            totalPages={totalPages}
          />
          <Select
            label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)}s per page`}
            layout="inline"
            onChange={(value) => {
              setPageSize(Number(value));
              setPage(1);
            }}
            options={PAGE_SIZES}
            size="small"
            value={String(pageSize)}
          />
        </div>
      )}
    </div>
  );
}

function Cell<Row, Id extends string>({ column, row }: { column: DataColumn<Row, Id>; row: Row }) {
  if (column.isHead)
    return (
      <th className={styles.headCell} scope="row">
        {column.cell(row)}
      </th>
    );
  return (
    <td className={styles.cell} data-label={column.title}>
      {column.cell(row)}
    </td>
  );
}

type Texts = Record<"text" | "noun", string>;
type Numbers = Record<"found" | "all" | "first" | "last", number>;

function describeRows({ text, noun, found, all, first, last }: Texts & Numbers): string {
  const rows = describeCount(all, noun);
  if (text.trim() !== "")
    return found === 0 ? `No ${chooseNoun(0, noun)} match “${text.trim()}”.` : `${formatNumber(found)} of ${rows}`;
  return found > last || first > 1 ? `${formatNumber(first)}–${formatNumber(last)} of ${rows}` : rows;
}

interface ColumnHeadProps {
  title: string;
  /** Undefined unless the rows are sorted by this column. */
  direction: SortDirection | undefined;
  onSort: () => void;
}

function ColumnHead({ title, direction, onSort }: ColumnHeadProps) {
  const Arrow = direction === undefined ? ArrowUpDown : ARROWS[direction];
  return (
    <th aria-sort={direction} className={styles.head} scope="col">
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

/** Returns true while the page is printed, when tables show all rows. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener("beforeprint", start);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", start);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
