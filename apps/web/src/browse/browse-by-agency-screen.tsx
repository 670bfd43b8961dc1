import { countTree, describeCount, flattenTree, filterTree, type LookupItem, buildRecordHref } from "@rotunda/core";
import { BrowseFilter, EmptyState, TextButton, Tree, type TreeNode } from "@rotunda/ui";
import { useState } from "react";
import { useConfig } from "../react/use-session.ts";
import { PAGE_NAMES } from "../routing/find-page-name.ts";
import type { ScreenProps } from "../routing/guard-route.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import { useOpenPanels } from "../shell/use-open-panels.ts";
import { type } from "@rotunda/ui/theme";
import * as styles from "./browse.css.ts";
import { useUrlText } from "../routing/use-url-state.ts";

export function BrowseByAgencyScreen({ visit }: ScreenProps) {
  const lookups = useConfig()?.lookups;
  const [text, setText] = useUrlText(visit);
  const [openIds, setOpenIds] = useOpenPanels("browse-by-agency", () => new Set());
  // Clearing a filter closes the nodes it opened.
  const [closedIds, setClosedIds] = useState<{ text: string; ids: ReadonlySet<string> }>({ text: "", ids: new Set() });
  if (!lookups) return null;
  const isFiltered = text.trim() !== "";
  const found = isFiltered ? filterTree(lookups.agencies, text) : lookups.agencies;
  const all = countTree(lookups.agencies);
  const parents = flattenTree(found).flatMap(({ id, children = [] }) => (children.length > 0 ? [id] : []));
  const closed = closedIds.text === text ? closedIds.ids : new Set<string>();
  const expanded = parents.filter((id) => (isFiltered ? !closed.has(id) : openIds.has(id)));
  const expand = (ids: readonly string[]) => {
    if (isFiltered) setClosedIds({ text, ids: new Set(parents.filter((id) => !ids.includes(id))) });
    else setOpenIds(new Set(ids));
  };
  const areAllOpen = expanded.length === parents.length;
  return (
    <>
      <PageHeading>{PAGE_NAMES.BrowseByAgency}</PageHeading>
      <BrowseFilter
        label="Find a federal office"
        text={text}
        onChange={setText}
        count={isFiltered ? `${countTree(found)} of ${describeCount(all, "office")}` : describeCount(all, "office")}
        isEmpty={found.length === 0}
      />
      <section aria-labelledby="offices">
        <div className={styles.head}>
          <h2 id="offices" className={type.h2}>
            Departments and agencies
          </h2>
          {parents.length > 0 && (
            <TextButton onClick={() => expand(areAllOpen ? [] : parents)}>
              {areAllOpen ? "Collapse all" : "Expand all"}
            </TextButton>
          )}
        </div>
        {found.length === 0 ? (
          <EmptyState title="No federal office is called that.">
            Try part of a name, such as “forest” or “railroad”.
          </EmptyState>
        ) : (
          <Tree
            label="Departments and agencies"
            nodes={found.map(toNode)}
            expandedIds={expanded}
            onExpandedChange={expand}
          />
        )}
      </section>
    </>
  );
}

function toNode({ id, name, abbreviation, children }: LookupItem): TreeNode {
  return {
    id,
    text: name,
    note: abbreviation,
    href: buildRecordHref({ id: Number(id), recordType: "agency", preferredNameDisplay: name }),
    children: children?.map(toNode),
  };
}
