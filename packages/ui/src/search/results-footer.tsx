import { listPageSizes } from "@rotunda/core";
import { Pagination } from "../primitives/pagination/pagination.tsx";
import { Select } from "../primitives/select/select.tsx";
import * as styles from "./results-footer.css.ts";

export interface ResultsFooterProps {
  /** Names the pages: "Search results pages". */
  label: string;
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  pageSize: number;
  onPageSizeChange: (pageSize: number) => void;
}

/** Pages, when there is more than one, and how many profiles are on each. */
export function ResultsFooter({ label, page, totalPages, hrefOf, pageSize, onPageSizeChange }: ResultsFooterProps) {
  return (
    <div className={styles.footer}>
      <div className={styles.pages}>
        <Pagination label={label} page={page} totalPages={totalPages} hrefOf={hrefOf} />
      </div>
      <div className={styles.size}>
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
