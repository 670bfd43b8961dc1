import type { LookupItem, SearchItem, SearchView } from "@rotunda/core";
import type { BriefcaseControl } from "../profiles/card-briefcase.tsx";
import { ProfileCard } from "../profiles/profile-card.tsx";
import * as styles from "./results-list.css.ts";

export interface ResultsListProps {
  items: SearchItem[];
  view: SearchView;
  modules: LookupItem[];
  /** Another page is on its way: these results stay, dimmed. */
  isBusy?: boolean;
  /** The star of an item; readers without a Briefcase of their own have none. */
  briefcaseOf?: (item: SearchItem) => BriefcaseControl;
}

/** The results as a printed table of rows, or as ruled cells. */
export function ResultsList({ items, view, modules, isBusy = false, briefcaseOf }: ResultsListProps) {
  return (
    <div className={styles.container} aria-busy={isBusy}>
      <ul className={styles.views[view]} aria-label="Search results">
        {items.map((item) => (
          <li key={item.briefcaseItemId} className={styles.items[view]}>
            <ProfileCard
              item={item}
              layout={view === "list" ? "row" : "card"}
              modules={modules}
              briefcase={briefcaseOf?.(item)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
