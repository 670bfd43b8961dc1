import { hasPages, listPageWindow } from "@rotunda/core";
import type { MouseEvent, ReactNode } from "react";
import { onPaper } from "../../theme/print.css.ts";
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "../icon/icon.tsx";
import * as styles from "./pagination.css.ts";

export interface PaginationProps {
  label: string;
  page: number;
  totalPages: number;
  getHref: (page: number) => string;
  /** Called on a plain click; the link is followed unless the caller prevents the event's default. */
  onFollow?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** First, previous, seven pages, next, last. Real links, so that pages open in new tabs. */
export function Pagination({ label, page, totalPages, getHref, onFollow }: PaginationProps) {
  if (!hasPages(totalPages)) return null;

  const step = (to: number, name: string, content: ReactNode) =>
    to < 1 || to > totalPages || to === page ? (
      <span aria-hidden className={styles.off}>
        {content}
      </span>
    ) : (
      <a aria-label={name} className={styles.cell} href={getHref(to)} onClick={(event) => onFollow?.(to, event)}>
        {content}
      </a>
    );
  const previous = (
    <>
      <ChevronLeft size="small" />
      <span className={styles.word}>Previous</span>
    </>
  );
  const next = (
    <>
      <span className={styles.word}>Next</span>
      <ChevronRight size="small" />
    </>
  );

  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.list}>
        <li className={styles.item}>{step(1, "First page", <ChevronFirst size="small" />)}</li>
        <li className={styles.item}>{step(page - 1, "Previous page", previous)}</li>
        {listPageWindow(page, totalPages).map((number) => (
          <li className={styles.item} key={number}>
            <a
              aria-current={number === page ? "page" : undefined}
              aria-label={`Page ${number}`}
              className={styles.cell}
              href={getHref(number)}
              onClick={(event) => onFollow?.(number, event)}
            >
              {number}
            </a>
          </li>
        ))}
        <li className={styles.item}>{step(page + 1, "Next page", next)}</li>
        <li className={styles.item}>{step(totalPages, "Last page", <ChevronLast size="small" />)}</li>
      </ul>
      <p className={onPaper}>
        Page {page} of {totalPages}
      </p>
    </nav>
  );
}
