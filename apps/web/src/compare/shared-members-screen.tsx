import {
  buildCompareHref,
  buildSharedMembersHref,
  COMPARED_MAX,
  describeCount,
  describeShared,
  formatSharedCsv,
  GROUPS_MAX,
  type LookupItem,
  listSharedMembers,
  parseComparedGroups,
  toSelectItems,
} from "@rotunda/core";
import {
  EmptyState,
  FailureNotice,
  GroupAdder,
  Note,
  ResultsSkeleton,
  SharedMemberList,
  TextButton,
  TextLink,
  useAnnounced,
} from "@rotunda/ui";
import { useEffect } from "react";
import { bindCompare } from "../di/compare-stores.ts";
import * as token from "../di/tokens.ts";
import { useBehavior, useOwn } from "../react/services.tsx";
import { useConfig } from "../react/use-session.ts";
import { useGo } from "../routing/use-go.ts";
import type { ScreenProps } from "../routing/visit.ts";
import { CompareActions, CompareHead } from "./compare-head.tsx";
import * as styles from "./compare-screen.css.ts";

/** Who sits on two to four committees or caucuses; the address has the selection. */
export function SharedMembersScreen({ visit: { search } }: ScreenProps) {
  const go = useGo();
  const lookups = useConfig()?.lookups;
  const store = useOwn(token.CompareGroupsStore, bindCompare);
  const state = useBehavior(store.state$);
  useEffect(() => store.show(parseComparedGroups(search)), [store, search]);
  const keys = parseComparedGroups(search);
  const groups = state.flatMap((group) => (group.status === "done" ? [group.record] : []));
  const locked = state.filter(({ status }) => status === "locked").length;
  const failed = state.find((group) => group.status === "failed");
  const isLoading = state.some(({ status }) => status === "loading");
  const shared = listSharedMembers(groups);
  const isCompared = groups.length > 1 && !isLoading;
  const result = isCompared ? describeShared(shared.length, groups.length) : "";
  useAnnounced(result);
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
              groups={[
                ...listGroups(lookups.committees, "committee"),
                ...listGroups(lookups.caucuses, "caucus"),
              ].filter(({ value }) => !keys.includes(value))}
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
      {locked > 0 && (
        <Note tone="notice">
          {describeCount(locked, "group")} outside your subscription {locked === 1 ? "isn’t" : "aren’t"} shown.
        </Note>
      )}
      {failed && <FailureNotice failure={failed.failure} onRetry={() => store.retry()} />}
      {isLoading && <ResultsSkeleton view="list" />}
      {isCompared && (
        <p className={styles.result}>
          {result}
          {people.length > 1 && people.length <= COMPARED_MAX && (
            <TextLink look="action" href={buildCompareHref({ people, onlyDifferent: false })}>
              Put them side by side
            </TextLink>
          )}
        </p>
      )}
      {isCompared && <SharedMemberList members={shared} groups={groups.map(({ longName }) => longName)} />}
      {!isCompared && !isLoading && !failed && (
        <EmptyState title={groups.length === 0 ? "No groups yet." : "Add another group."}>
          Add two to four committees or caucuses to see who sits on more than one of them.
        </EmptyState>
      )}
    </>
  );
}

const listGroups = (lookup: readonly LookupItem[], type: "committee" | "caucus") =>
  toSelectItems(lookup).map((item) => ({ ...item, value: `${item.value}-${type}` }));
