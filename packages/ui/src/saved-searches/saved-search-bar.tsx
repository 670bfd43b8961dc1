import {
  buildSavedHref,
  describeMembership,
  describeSince,
  formatNumber,
  joinWithAnd,
  type SavedCount,
  type SavedSearch,
  type SearchItem,
} from "@rotunda/core";
import type { ReactNode } from "react";
import { RecordLink, TextButton, TextLink } from "../primitives/text-link/text-link.tsx";
import { type } from "../theme/layout.css.ts";
import * as styles from "./saved-searches.css.ts";

export interface SavedSearchBarProps {
  search: SavedSearch;
  count: SavedCount;
  /** Names of people who left, until they are marked as seen. */
  leftItems: readonly SearchItem[];
  /** The results have other filters than those that are saved. */
  isChanged: boolean;
  /** Labels of filters that have lost an option since the search was saved. */
  lostFilters: readonly string[];
  isMarkedOnly: boolean;
  isBusy: boolean;
  onMarkSeen: () => void;
  /** Saves the present filters in place of the saved ones. */
  onUpdate: () => void;
  onSaveAsNew: () => void;
  onEdit: () => void;
  children?: ReactNode;
}

/** Names listed in one line; the rest is behind "Show only these". */
const NAMES_MAX = 5;

/** The saved search of the results: its name, its changes and its actions. */
export function SavedSearchBar(props: SavedSearchBarProps) {
  const { search, count, leftItems, isChanged, lostFilters, isMarkedOnly, isBusy } = props;
  const changes = describeMembership(count);
  return (
    <section aria-label="Saved search" className={styles.bar} aria-busy={isBusy}>
      <p className={styles.words}>
        <b className={type.strong} dir="auto">
          {search.name}
        </b>
        {search.isOwn ? "" : `, shared by ${search.ownerName}`}: {count.total === null && "not counted"}
        {count.total !== null && changes === "" && `nothing new ${describeSince(count.since)}`}
        {changes !== "" && (
          <>
            <b className={type.strong}>{changes}</b> {describeSince(count.since)}
            {count.unseenCount === 0 && ", all seen"}
          </>
        )}
        .
      </p>
      <div className={styles.actions}>
        {count.unseenCount > 0 && (
          <>
            <TextLink look="action" href={buildSavedHref(search, { isMarkedOnly: !isMarkedOnly })}>
              {isMarkedOnly ? "Show all results" : `Show only ${formatThese(count.unseenCount)}`}
            </TextLink>
            <TextButton aria-disabled={isBusy} onClick={isBusy ? undefined : props.onMarkSeen}>
              Mark as seen
            </TextButton>
          </>
        )}
        {search.isOwn && <TextButton onClick={props.onEdit}>Rename or share</TextButton>}
        {props.children}
      </div>
      {leftItems.length > 0 && !isMarkedOnly && <Left items={leftItems} />}
      {isChanged && (
        <p className={styles.line2}>
          These filters are not saved in “{search.name}”.{" "}
          {search.isOwn && (
            <>
              <TextButton aria-disabled={isBusy} onClick={isBusy ? undefined : props.onUpdate}>
                Save changes
              </TextButton>{" "}
            </>
          )}
          <TextButton onClick={props.onSaveAsNew}>Save as new</TextButton>
        </p>
      )}
      {lostFilters.length > 0 && (
        <p className={styles.lost}>
          An option in {joinWithAnd(lostFilters)} no longer exists. The search runs without it.{" "}
          {search.isOwn && !isChanged && (
            <TextButton aria-disabled={isBusy} onClick={isBusy ? undefined : props.onUpdate}>
              Save without it
            </TextButton>
          )}
        </p>
      )}
    </section>
  );
}

const formatThese = (count: number): string => (count === 1 ? "this one" : `these ${formatNumber(count)}`);

function Left({ items }: { items: readonly SearchItem[] }) {
  const more = items.length - NAMES_MAX;
  return (
    <p className={styles.line2}>
      Left:{" "}
      {items.slice(0, NAMES_MAX).map((item, index) => (
        <span key={item.briefcaseItemId}>
          {index > 0 && ", "}
          <RecordLink record={item} />
        </span>
      ))}
      {more > 0 && ` and ${formatNumber(more)} more`}.
    </p>
  );
}
