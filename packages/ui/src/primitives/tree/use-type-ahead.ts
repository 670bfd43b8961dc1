import type { TreeInstance } from "@headless-tree/core";
import { findPrefixIndex, type MenuPrefix, typePrefix } from "@rotunda/core";
import { type KeyboardEvent, useRef } from "react";

/** Returns a key handler that focuses the item whose name begins with the typed letters. */
export function useTypeAhead<T>(tree: TreeInstance<T>): (event: KeyboardEvent) => void {
  const prefix = useRef<MenuPrefix | null>(null);
  return (event) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (hasModifier || event.key.length !== 1 || event.key === " ") return;
    event.preventDefault();
    prefix.current = typePrefix(prefix.current, event.key, event.timeStamp);
    const items = tree.getItems();
    const found = findPrefixIndex(
      items.map((item) => item.getItemName()),
      prefix.current.text,
      items.findIndex((item) => item.isFocused()),
    );
    items[found]?.setFocused();
    tree.updateDomFocus();
  };
}
