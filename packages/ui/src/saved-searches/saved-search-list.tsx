import {
  buildHref,
  buildSavedHref,
  chooseNoun,
  describeCounted,
  formatNumber,
  type SavedCount,
  type SavedSearch,
  SCOPES,
} from "@rotunda/core";
import type { ReactNode } from "react";
import { type, ruled } from "../theme/layout.css.ts";
import * as folders from "../briefcase/briefcase.css.ts";
import { Search } from "../primitives/icon/icon.tsx";
import { VisuallyHidden } from "../primitives/live-region/live-region.tsx";
import { Skeleton } from "../primitives/skeleton/skeleton.tsx";
import { TextButton, TextLink } from "../primitives/text-link/text-link.tsx";
import * as styles from "./saved-searches.css.ts";

export interface SavedSearchListProps {
  searches: readonly SavedSearch[] | null;
  /** Keyed by id; null until they have been counted. */
  counts: ReadonlyMap<number, SavedCount> | null;
  /** Renames, shares or deletes one of the reader's own searches. */
  onEdit: (search: SavedSearch) => void;
  /** Why the list could not be loaded or refreshed. */
  failure?: ReactNode;
}

/** The reader's saved searches and those shared with them; each opens its results. */
export function SavedSearchList({ searches, counts, onEdit, failure }: SavedSearchListProps) {
  return (
    <nav aria-labelledby="saved-searches" className={styles.section} aria-busy={searches === null && !failure}>
      <div className={folders.head}>
        <h2 className={type.h2} id="saved-searches">
          Saved Searches
        </h2>
        {searches !== null && searches.length > 0 && <span className={type.aside}>since Monday</span>}
      </div>
      {searches?.length === 0 && (
        <p className={type.detail}>
          None yet. Search, then press <b>Save search</b>: you will see who is new and who left.{" "}
          <TextLink href={buildHref("SearchCongressional")}>Search for profiles</TextLink>
        </p>
      )}
      {searches === null && !failure && (
        <div className={styles.loading}>
          <Skeleton />
          <Skeleton />
        </div>
      )}
      {failure}
      <ul className={searches?.length ? ruled : undefined}>
        {searches?.map((search) => (
          <li key={search.id} className={styles.item}>
            <a className={styles.link} href={buildSavedHref(search)}>
              <span className={type.faint}>
                <Search />
              </span>
              <span>
                <span className={styles.name} dir="auto">
                  {search.name}
                </span>
                <span className={styles.changes}>
                  {SCOPES[search.scope].label}
                  {search.isShared && (search.isOwn ? ", shared" : `, shared by ${search.ownerName}`)}
                </span>
                <Changes count={counts?.get(search.id)} />
              </span>
              <Total count={counts?.get(search.id)} isLoading={counts === null} />
            </a>
            {search.isOwn && (
              <TextButton look="muted" onClick={() => onEdit(search)}>
                Edit<VisuallyHidden> {search.name}</VisuallyHidden>
              </TextButton>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Changes({ count }: { count: SavedCount | undefined }) {
  const text = count === undefined ? "" : describeCounted(count);
  if (count === undefined || text === "") return null;
  return <span className={count.unseenCount > 0 ? styles.unseen : styles.changes}>{text}</span>;
}

function Total({ count, isLoading }: { count: SavedCount | undefined; isLoading: boolean }) {
  if (count === undefined) return isLoading ? <Skeleton className={styles.waiting} /> : null;
  if (count.total === null) return null;
  return (
    <span className={styles.count}>
      {formatNumber(count.total)}
      <VisuallyHidden> {chooseNoun(count.total, "result")}</VisuallyHidden>
    </span>
  );
}
