import { listPageSizes } from "@rotunda/core";
import { Pagination } from "../primitives/pagination/pagination.tsx";
import { Select } from "../primitives/select/select.tsx";
import * as styles from "./results.css.ts";

export interface ResultsFooterProps {
  label: string;
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  pageSize: number;
  onPageSizeChange: (pageSize: number) => void;
}

export function ResultsFooter({ label, page, totalPages, hrefOf, pageSize, onPageSizeChange }: ResultsFooterProps) {
  return (
    <div className={styles.footer}>
      <div className={styles.pages}>
        <Pagination label={label} page={page} totalPages={totalPages} hrefOf={hrefOf} />
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
