import type { LookupItem, SearchItem, SearchView } from "@rotunda/core";
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { RecordHeading } from "../primitives/text-link/text-link.tsx";
import type { BriefcaseControl } from "../profiles/card-controls.tsx";
import { ProfileCard, type ProfileCardProps } from "../profiles/profile-card.tsx";
import { MatchedText } from "./matched-text.tsx";
import { type } from "../theme/layout.css.ts";
import * as styles from "./results.css.ts";

export interface ResultsListProps {
  items: SearchItem[];
  /** Why each item matches the keyword; empty where its card shows it. */
  reasons?: readonly string[];
  keyword?: string;
  view: SearchView;
  modules: LookupItem[];
  /** Another page is loading: these results stay, dimmed. */
  isBusy?: boolean;
  /** Whether an item has joined or left the results of a saved search. */
  getMark?: (item: SearchItem) => ProfileCardProps["mark"];
  getBriefcase?: (item: SearchItem) => BriefcaseControl;
  /** Undefined while results can't be selected. */
  getSelection?: (item: SearchItem) => ProfileCardProps["selection"];
}

/** The results as rows or cards. Rows far below the viewport render only names until they come close. */
export function ResultsList(props: ResultsListProps) {
  const { items, reasons = [], keyword = "", view, isBusy = false } = props;
  const { count, first } = useFullRows(items);
  return (
    <div className={styles.container} aria-busy={isBusy}>
      <ul className={styles.views[view]} aria-label="Search results">
        {items.slice(0, count).map((item, index) => (
          <li key={item.briefcaseItemId} className={styles.items[view]}>
            <Result
              item={item}
              layout={view === "list" ? "row" : "card"}
              modules={props.modules}
              reason={reasons[index] || undefined}
              keyword={keyword}
              mark={props.getMark?.(item)}
              briefcase={props.getBriefcase?.(item)}
              selection={props.getSelection?.(item)}
            />
          </li>
        ))}
        {items.slice(count).map((item, index) => (
          <li key={item.briefcaseItemId} className={styles.waiting[view]} ref={index === 0 ? first : undefined}>
            <article>
              <RecordHeading record={item} />
            </article>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Renders again only if its own data changes. `getBriefcase` and `getSelection` depend only on the item, so a new function
 * for the same state isn't a change.
 */
const Result = memo(
  ({
    reason,
    keyword,
    ...card
  }: Omit<ProfileCardProps, "reason"> & { reason: string | undefined; keyword: string }) => (
    <ProfileCard {...card} reason={reason && <MatchedText text={reason} typed={keyword} className={type.strong} />} />
  ),
  (before, after) =>
    before.item === after.item &&
    before.reason === after.reason &&
    before.mark === after.mark &&
    before.layout === after.layout &&
    before.modules === after.modules &&
    before.selection?.value === after.selection?.value &&
    describeState(before.briefcase) === describeState(after.briefcase),
);

const describeState = (control: BriefcaseControl | undefined): string =>
  control?.kind === "star" ? `star ${control.isIn} ${control.isPending ?? false}` : (control?.kind ?? "");

/** Number of initially complete rows, and of rows completed per step. */
const STEP = 24;
/** Rows up to this far below the viewport are completed. */
const NEAR = "100000px 0px 1500px 0px";

/** Number of complete rows of recent lists, so that Back restores their length. */
const remembered = new WeakMap<readonly unknown[], number>();

/**
 * Returns the number of complete rows of a long list. The others render only names until they are near the viewport or
 * printed. `first` is a ref for the first incomplete row.
 */
function useFullRows(items: readonly unknown[]): { count: number; first: RefObject<HTMLLIElement | null> } {
  const [{ of, count }, setShown] = useState(() => recallShown(items));
  const first = useRef<HTMLLIElement>(null);
  // A new list resets the count in the same render, so that no old rows show.
  const current = of === items ? count : recallShown(items).count;

  useLayoutEffect(() => {
    remembered.set(items, current);
  }, [items, current]);

  useEffect(() => {
    const row = first.current;
    if (!row) return;
    const show = (next: number) => setShown({ of: items, count: next });
    const near = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && show(current + STEP),
      {
        root: document,
        rootMargin: NEAR,
      },
    );
    near.observe(row);
    // Synchronous, because printing doesn't wait for later renders.
    const all = () => flushSync(() => show(items.length));
    addEventListener("beforeprint", all);
    return () => {
      near.disconnect();
      removeEventListener("beforeprint", all);
    };
  }, [items, current]);

  return { count: current, first };
}

const recallShown = (items: readonly unknown[]) => ({ of: items, count: remembered.get(items) ?? STEP });
