import { flattenTree } from "@rotunda/core";
import { hotkeysCoreFeature, syncDataLoaderFeature } from "@headless-tree/core";
import { useTree } from "@headless-tree/react";
import { useLayoutEffect, useMemo } from "react";
import { ChevronRight } from "../icon/icon.tsx";
import { ruled, wrapping } from "../../theme/layout.css.ts";
import * as styles from "./tree.css.ts";
import { useTypeAhead } from "./use-type-ahead.ts";

export interface TreeNode {
  id: string;
  text: string;
  href: string;
  note?: string;
  children?: TreeNode[];
}

export interface TreeProps {
  label: string;
  nodes: TreeNode[];
  expandedIds: readonly string[];
  onExpandedChange: (ids: string[]) => void;
}

const ROOT = "";

/**
 * A navigation tree of links (ARIA APG, "Navigation Treeview"): one tab stop with arrow keys inside. Children of closed
 * nodes aren't rendered.
 */
export function Tree({ label, nodes, expandedIds, onExpandedChange }: TreeProps) {
  const byId = new Map(flattenTree(nodes).map((node) => [node.id, node]));
  // The tree treats a new array as new state, so the array changes only with its entries.
  const expandedKey = expandedIds.join(" ");
  const expandedItems = useMemo(() => expandedKey.split(" ").filter(Boolean), [expandedKey]);
  const tree = useTree<TreeNode | null>({
    rootItemId: ROOT,
    features: [syncDataLoaderFeature, hotkeysCoreFeature],
    dataLoader: {
      getItem: (id) => byId.get(id) ?? null,
      getChildren: (id) => (id === ROOT ? nodes : (byId.get(id)?.children ?? [])).map((node) => node.id),
    },
    getItemName: (item) => item.getItemData()?.text ?? "",
    isItemFolder: (item) => (item.getItemData()?.children ?? []).length > 0,
    state: { expandedItems },
    setExpandedItems: (next) => onExpandedChange(typeof next === "function" ? next(expandedItems) : next),
  });

  // The tree caches nodes, so it is rebuilt for other nodes before they are painted; the server has only the outer ones.
  const shape = [...byId.keys()].join(" ");
  useLayoutEffect(() => {
    tree.setMounted(true);
    tree.rebuildTree();
  }, [tree, shape]);

  const items = tree.getItems().filter((item) => byId.has(item.getId()));
  const container = { ...tree.getContainerProps(label), onKeyDown: useTypeAhead(tree) };
  return (
    <div {...container} className={ruled}>
      {items.length === 0 &&
        nodes.map((node) => (
          <a key={node.id} href={node.href} className={styles.node}>
            <NodeLabel node={node} isOpen={false} />
          </a>
        ))}
      {items.map((item) => {
        const node = item.getItemData();
        const { onClick: _toggles, "aria-selected": _selected, "aria-label": _name, ...props } = item.getProps();
        const isParent = item.isFolder();
        return (
          node && (
            <a
              {...props}
              key={node.id}
              href={node.href}
              className={styles.node}
              style={{ paddingInlineStart: `calc(${item.getItemMeta().level} * ${styles.INDENT})` }}
              onFocus={() => item.setFocused()}
              onClick={(event) => {
                const isOnSign = event.target instanceof Element && event.target.closest("[data-sign]") !== null;
                if (!isParent || !isOnSign) return;
                // The chevron opens the node; the text is a link.
                event.preventDefault();
                if (item.isExpanded()) item.collapse();
                else item.expand();
              }}
            >
              <NodeLabel node={node} isOpen={isParent && item.isExpanded()} />
            </a>
          )
        );
      })}
    </div>
  );
}

function NodeLabel({ node, isOpen }: { node: TreeNode; isOpen: boolean }) {
  const count = node.children?.length ?? 0;
  return (
    <>
      <span className={count > 0 ? styles.toggle : styles.leaf} data-sign data-state={isOpen ? "open" : "closed"}>
        {count > 0 && <ChevronRight size="small" />}
      </span>
      <span className={wrapping}>{node.text}</span>{" "}
      {node.note !== undefined && <span className={styles.note}>{node.note}</span>}{" "}
      {count > 0 && <span className={styles.note}>{count}</span>}
    </>
  );
}
