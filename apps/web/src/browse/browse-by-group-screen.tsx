import { groupCommittees, countTree, describeCount, filterTree } from "@rotunda/core";
import { BrowseFilter, CommitteeIndex, EmptyState, GroupIndex } from "@rotunda/ui";
import { useConfig } from "../react/use-session.ts";
import { PAGE_NAMES } from "../routing/find-page-name.ts";
import type { ScreenProps } from "../routing/guard-route.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import * as styles from "./browse.css.ts";
import { useUrlText } from "../routing/use-url-state.ts";

export function BrowseByGroupScreen({ visit }: ScreenProps) {
  const lookups = useConfig()?.lookups;
  const [text, setText] = useUrlText(visit);
  if (!lookups) return null;
  const isFiltered = text.trim() !== "";
  const committees = filterTree(lookups.committees, text);
  const caucuses = filterTree(lookups.caucuses, text);
  const isEmpty = committees.length === 0 && caucuses.length === 0;
  return (
    <>
      <PageHeading>{PAGE_NAMES.BrowseByGroup}</PageHeading>
      <BrowseFilter
        label="Find a committee or caucus"
        text={text}
        onChange={setText}
        count={`${describeCount(countTree(committees), "committee")}${caucuses.length === 0 ? "" : ` and ${countTree(caucuses)} ${caucuses.length === 1 ? "caucus" : "caucuses"}`}`}
        isEmpty={isEmpty}
      />
      {isEmpty && (
        <EmptyState title="No committee or caucus is called that.">
          Try a subject, such as “agriculture”, or a state’s name.
        </EmptyState>
      )}
      {committees.length > 0 && (
        <section aria-labelledby="committees" className={styles.section}>
          <h2 id="committees" className={styles.heading}>
            Committees
          </h2>
          <CommitteeIndex sections={groupCommittees(committees, lookups.states)} isFiltered={isFiltered} />
        </section>
      )}
      {caucuses.length > 0 && (
        <section aria-labelledby="caucuses" className={styles.section}>
          <h2 id="caucuses" className={styles.heading}>
            Caucuses
          </h2>
          <GroupIndex groups={caucuses} recordType="caucus" />
        </section>
      )}
    </>
  );
}
