import { listPageSizes } from "@rotunda/core";
import { Pagination, type PaginationProps } from "../primitives/pagination/pagination.tsx";
import { Select } from "../primitives/select/select.tsx";
import * as styles from "./results.css.ts";

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
