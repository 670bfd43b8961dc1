import {
  filterStaffers,
  hasFocusAreas,
  nounFor,
  pageRows,
  sortStaffers,
  type Staffer,
  STAFFERS_PER_PAGE,
  TABLE_PAGE_SIZES,
} from "@rotunda/core";
import { useId, useState } from "react";
import { Search } from "../../primitives/icon/icon.tsx";
import { Pagination } from "../../primitives/pagination/pagination.tsx";
import { Select } from "../../primitives/select/select.tsx";
import { TextField } from "../../primitives/text-field/text-field.tsx";
import { VisuallyHidden } from "../../primitives/visually-hidden/visually-hidden.tsx";
import { useAnnounced } from "../use-announced.ts";
import * as tables from "../table.css.ts";
import { NoInformation } from "./no-information.tsx";
import { nextSort, SortHead, type StafferSort } from "./sort-head.tsx";
import { StafferRow } from "./staffer-row.tsx";
import * as styles from "./staffers-table.css.ts";

export interface StaffersTableProps {
  staffers: Staffer[];
  /** Whose staff it is: "Staffers of Jane Doe". */
  caption: string;
  /** False where the heading says already which side they work for. */
  hasSides?: boolean;
}

const PAGE_SIZES = TABLE_PAGE_SIZES.map((size) => ({ text: size === -1 ? "All" : String(size), value: String(size) }));

/** The staff of an office: searched by name, sorted, ten to a page (spec 2, "Staffers table"). */
export function StaffersTable({ staffers, caption, hasSides = true }: StaffersTableProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [sort, setSort] = useState<StafferSort>({ column: "name", direction: "ascending" });
  const [pageAsked, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(STAFFERS_PER_PAGE);

  const withFocusAreas = hasFocusAreas(staffers);
  const found = filterStaffers(staffers, text);
  const { items, page, totalPages } = pageRows(sortStaffers(found, sort.column, sort.direction), pageAsked, pageSize);
  const first = (page - 1) * (pageSize === -1 ? 0 : pageSize) + 1;

  const count = describeCount({
    text,
    found: found.length,
    all: staffers.length,
    first,
    last: first + items.length - 1,
  });
  useAnnounced(count);
  if (staffers.length === 0) return <NoInformation />;

  const sortBy = (column: StafferSort["column"]) => {
    setSort(nextSort(sort, column));
    setPage(1);
  };
  return (
    <div id={id} className={styles.staffers}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <TextField
            label="Search staffers by name"
            type="search"
            autoComplete="off"
            icon={<Search />}
            value={text}
            onChange={(value) => {
              setText(value);
              setPage(1);
            }}
          />
        </div>
        <p className={styles.count}>{count}</p>
      </div>
      {items.length > 0 && (
        <table className={tables.table}>
          <caption>
            <VisuallyHidden>
              {caption}, sorted by {SORTED_BY[sort.column]}, {sort.direction}
            </VisuallyHidden>
          </caption>
          <thead className={tables.body}>
            <tr className={styles.headLine}>
              <SortHead column="name" title="Name" sort={sort} onSort={sortBy} />
              <SortHead column="jobCategories" title="Job Categories" sort={sort} onSort={sortBy} />
              {withFocusAreas && <SortHead column="focusAreas" title="Focus Areas" sort={sort} onSort={sortBy} />}
            </tr>
          </thead>
          <tbody className={tables.body}>
            {items.map((staffer) => (
              <StafferRow
                key={staffer.stafferKnowwhoId}
                staffer={staffer}
                hasFocusAreas={withFocusAreas}
                hasSide={hasSides}
              />
            ))}
          </tbody>
        </table>
      )}
      {staffers.length > STAFFERS_PER_PAGE && (
        <div className={styles.foot}>
          <Pagination
            label={`Pages of ${caption}`}
            page={page}
            totalPages={totalPages}
            hrefOf={() => `#${id}`}
            onFollow={(next, event) => {
              event.preventDefault();
              setPage(next);
            }}
          />
          <Select
            label="Staffers per page"
            layout="inline"
            size="small"
            options={PAGE_SIZES}
            value={String(pageSize)}
            onChange={(value) => {
              setPageSize(Number(value));
              setPage(1);
            }}
          />
        </div>
      )}
    </div>
  );
}

const SORTED_BY = { name: "last name", jobCategories: "job categories", focusAreas: "focus areas" } as const;

function describeCount(counts: { text: string; found: number; all: number; first: number; last: number }): string {
  const { text, found, all, first, last } = counts;
  const staffers = nounFor(all, "staffer");
  if (text.trim() !== "") return found === 0 ? `No staffers match “${text}”.` : `${found} of ${all} ${staffers}`;
  return found > last || first > 1 ? `${first}–${last} of ${all} ${staffers}` : `${all} ${staffers}`;
}
