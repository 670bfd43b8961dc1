import { hotkeysCoreFeature, syncDataLoaderFeature } from "@headless-tree/core";
import { useTree } from "@headless-tree/react";
import {
  describeOption,
  findCount,
  findPath,
  flattenTree,
  toggleTreeItem,
  markTreeSelection,
  type OptionCounts,
  type LookupItem,
  type TreeMark,
} from "@rotunda/core";
import { type KeyboardEvent, useMemo } from "react";
import { Check, ChevronRight, Minus } from "../icon/icon.tsx";
import { OptionCount } from "../field/field-notes.tsx";
import { useTypeAhead } from "../tree/use-type-ahead.ts";
import * as styles from "./tree-select.css.ts";

export interface ChoiceTreeProps {
  label: string;
  items: readonly LookupItem[];
  all: readonly LookupItem[];
  counts: OptionCounts | undefined;
  chosen: readonly string[];
  /** Opens all branches initially, not only those with a choice. */
  isExpanded: boolean;
  onChange: (values: string[]) => void;
}

const ROOT = "root";
const CHECKED: Record<TreeMark, boolean | "mixed"> = { all: true, some: "mixed", none: false };

/** A tree of checkboxes (APG tree view): arrows move and open or close branches, Space and Enter choose. */
export function ChoiceTree({ label, items, all, counts, chosen, isExpanded, onChange }: ChoiceTreeProps) {
  const byId = useMemo(() => new Map(flattenTree(items).map((item) => [item.id, item])), [items]);
  const marks = markTreeSelection(all, chosen);

  const tree = useTree<LookupItem>({
    rootItemId: ROOT,
    getItemName: (item) => item.getItemData().name,
    isItemFolder: (item) => (item.getItemData().children ?? []).length > 0,
    dataLoader: {
      getItem: (id) => byId.get(id) ?? { id, name: label },
      getChildren: (id) => (id === ROOT ? items : (byId.get(id)?.children ?? [])).map((item) => item.id),
    },
    initialState: { expandedItems: isExpanded ? [...byId.keys()] : listOpenItems(items, chosen) },
    features: [syncDataLoaderFeature, hotkeysCoreFeature],
  });

  const press = (id: string) => onChange(toggleTreeItem(all, chosen, id));

  const findByTypedLetters = useTypeAhead(tree);
  const onKeyDown = (event: KeyboardEvent) => {
    findByTypedLetters(event);
    if (event.ctrlKey || event.metaKey || event.altKey || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    press(tree.getFocusedItem().getId());
  };

  const container = { ...tree.getContainerProps(label), "aria-multiselectable": true, onKeyDown };
  return (
    <ul {...container} className={styles.tree}>
      {tree.getItems().map((item) => {
        const count = findCount(counts, item.getId());
        const mark = marks.get(item.getId()) ?? "none";
        const line = {
          ...item.getProps(),
          "aria-label": describeOption(item.getItemName(), count),
          // Items are checked, not selected.
          "aria-selected": undefined,
          "aria-checked": CHECKED[mark],
          onClick: () => {
            item.setFocused();
            press(item.getId());
          },
        };
        return (
          <li {...line} key={item.getId()} className={styles.item} data-level={Math.min(item.getItemMeta().level, 3)}>
            <span
              aria-hidden
              className={styles.toggle}
              data-open={item.isExpanded()}
              hidden={!item.isFolder()}
              onClick={(event) => {
                event.stopPropagation();
                item.setFocused();
                if (item.isExpanded()) item.collapse();
                else item.expand();
              }}
            >
              <ChevronRight size="small" />
            </span>
            <span className={styles.box} data-mark={mark}>
              {mark === "all" && <Check size="small" />}
              {mark === "some" && <Minus size="small" />}
            </span>
            <span className={styles.name}>{item.getItemName()}</span>
            <OptionCount count={count} />
          </li>
        );
      })}
    </ul>
  );
}

const listOpenItems = (items: readonly LookupItem[], chosen: readonly string[]): string[] =>
  chosen.flatMap((id) =>
    findPath(items, id)
      .slice(0, -1)
      .map((item) => item.id),
  );
