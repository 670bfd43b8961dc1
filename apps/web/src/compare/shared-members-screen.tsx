import {
  buildCompareHref,
  buildSharedMembersHref,
  COMPARED_MAX,
  describeSharedMembers,
  formatSharedCsv,
  GROUPS_MAX,
  type LookupItem,
  listSharedMembers,
  parseComparedGroups,
  toSelectItems,
} from "@rotunda/core";
import {
  EmptyState,
  GroupAdder,
  ResultsSkeleton,
  SharedMemberList,
  TextButton,
  TextLink,
  useAnnouncement,
} from "@rotunda/ui";
import { bindCompare } from "../di/compare-stores.ts";
import * as token from "../di/tokens.ts";
import { useScreenService } from "../react/services.tsx";
import { useConfig } from "../react/use-session.ts";
import { useGo } from "../routing/links.ts";
import type { ScreenProps } from "../routing/guard-route.ts";
import { CompareActions, CompareHead, MissingNotes, useCompared } from "./compare-parts.tsx";
import * as styles from "./compare-screen.css.ts";

export function SharedMembersScreen({ visit: { search } }: ScreenProps) {
  const go = useGo();
  const lookups = useConfig()?.lookups;
  const store = useScreenService(token.CompareGroupsStore, bindCompare);
  const { records, locked, failure, isLoading } = useCompared(store, search, parseComparedGroups);
  const keys = parseComparedGroups(search);
  const offered = lookups
    ? [...listGroups(lookups.committeesFlat, "committee"), ...listGroups(lookups.caucusesFlat, "caucus")]
    : [];
  // The lookup list's names, because the records' names omit the state.
  const groups = records.map((group) => ({
    ...group,
    longName: offered.find(({ value }) => value === group.briefcaseItemId)?.text ?? group.longName,
  }));
  const shared = listSharedMembers(groups);
  const isCompared = groups.length > 1 && !isLoading;
  const result = isCompared ? describeSharedMembers(shared.length, groups.length) : "";
  useAnnouncement(result);
  if (!lookups) return null;
  const people = shared.map(({ member }) => member.id);
  const show = (wanted: readonly string[]) => go(buildSharedMembersHref(wanted));
  return (
    <>
      <CompareHead current="groups" />
      <div className={styles.tools}>
        {keys.length < GROUPS_MAX && (
          <div className={styles.adder}>
            <GroupAdder
              groups={offered.filter(({ value }) => !keys.includes(value))}
              onAdd={({ value }) => show([...keys, value])}
            />
          </div>
        )}
        {isCompared && <CompareActions onSave={() => store.save(formatSharedCsv(groups, shared))} />}
      </div>
      <ul role="list" className={styles.groups}>
        {groups.map(({ id, recordType, longName }) => (
          <li key={`${id}-${recordType}`} className={styles.group}>
            {longName}
            <TextButton
              aria-label={`Remove ${longName}`}
              onClick={() => show(keys.filter((key) => key !== `${id}-${recordType}`))}
            >
              Remove
            </TextButton>
          </li>
        ))}
      </ul>
      <MissingNotes locked={locked} failure={failure} noun="group" onRetry={() => store.retry()} />
      {isLoading && <ResultsSkeleton view="list" />}
      {isCompared && (
        <p className={styles.result}>
          {result}
          {people.length > 1 && people.length <= COMPARED_MAX && (
            <TextLink look="action" href={buildCompareHref({ people, onlyDifferent: false })}>
              Compare them side by side
            </TextLink>
          )}
        </p>
      )}
      {isCompared && <SharedMemberList members={shared} groups={groups.map(({ longName }) => longName)} />}
      {!isCompared && !isLoading && !failure && (
        <EmptyState title={groups.length === 0 ? "No groups yet." : "Add another group."}>
          Add two to four committees or caucuses to see who sits on more than one of them.
        </EmptyState>
      )}
    </>
  );
}

const listGroups = (lookup: readonly LookupItem[], type: "committee" | "caucus") =>
  toSelectItems(lookup).map((item) => ({ ...item, value: `${item.value}-${type}` }));
