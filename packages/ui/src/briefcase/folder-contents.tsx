import {
  buildHref,
  type CardSelection,
  type LookupItem,
  type SearchItem,
  type SearchView,
  computeSelectionMode,
} from "@rotunda/core";
import type { ReactNode, Ref, RefObject } from "react";
import { useRemovalFocus } from "../primitives/chip/use-removal-focus.ts";
import { EmptyState } from "../primitives/empty-state/empty-state.tsx";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { ProfileCard } from "../profiles/profile-card.tsx";
import { type } from "../theme/layout.css.ts";
import * as lists from "../search/results.css.ts";
import * as styles from "./briefcase.css.ts";

export interface FolderContentsProps {
  items: SearchItem[];
  view: SearchView;
  modules: LookupItem[];
  /** Omitted for a live folder. */
  onRemove?: (item: SearchItem) => void;
  onMove?: (item: SearchItem) => void;
  selection: CardSelection;
  onSelect: (item: SearchItem) => void;
  headingRef?: RefObject<HTMLElement | null>;
}

export function FolderContents(props: FolderContentsProps) {
  const { items, view, onRemove, onMove, selection, onSelect, headingRef } = props;
  const ids = items.map((item) => item.briefcaseItemId);
  const { list, noteRemoval } = useRemovalFocus(ids, "h3 a, [role=checkbox]", headingRef);

  if (items.length === 0) return <FolderEmpty />;
  return (
    <div className={lists.container}>
      <ul ref={list} className={lists.views[view]} aria-label="Items in this folder">
        {items.map((item, index) => (
          <li key={item.briefcaseItemId} className={lists.items[view]}>
            <ProfileCard
              item={item}
              layout={view === "list" ? "row" : "card"}
              modules={props.modules}
              selection={{ value: computeSelectionMode(selection, item.briefcaseItemId), onSelect }}
              briefcase={
                onRemove && {
                  kind: "folder",
                  onMove: onMove && (() => onMove(item)),
                  onRemove: () => {
                    noteRemoval(index, item.briefcaseItemId);
                    onRemove(item);
                  },
                }
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function FolderEmpty() {
  return (
    <EmptyState
      title="This folder is empty."
      action={<TextLink href={buildHref("SearchCongressional")}>Search for profiles</TextLink>}
    >
      Press the star beside a name to keep a profile in your Briefcase.
    </EmptyState>
  );
}

export interface FolderHeaderProps {
  name: string;
  contents: string;
  /** Beside the name: "Default folder; it cannot be deleted." */
  note?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

export function FolderHeader({ name, contents, note = "", headingRef }: FolderHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.headerTitle}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.headerName} dir="auto">
          {name}
        </h2>
        {note !== "" && <p className={type.aside}>{note}</p>}
        <p className={styles.headerCount}>{contents}</p>
      </div>
    </div>
  );
}
