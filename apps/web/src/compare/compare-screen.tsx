import {
  buildCompareHref,
  COMPARED_MAX,
  comparePeople,
  formatComparisonCsv,
  filterDifferences,
  parseCompareQuery,
} from "@rotunda/core";
import { Checkbox, ComparisonTable, EmptyState, PersonAdder, ResultsSkeleton } from "@rotunda/ui";
import { useEffect, useState } from "react";
import { bindCompare } from "../di/compare-stores.ts";
import * as token from "../di/tokens.ts";
import { useBehavior, useScreenService, useToday } from "../react/services.tsx";
import { useConfig, useReader } from "../react/use-session.ts";
import { useGo } from "../routing/links.ts";
import type { ScreenProps } from "../routing/guard-route.ts";
import { CompareActions, CompareHead, MissingNotes, useCompared } from "./compare-parts.tsx";
import * as styles from "./compare-screen.css.ts";

const parsePeople = (search: string) => parseCompareQuery(search).people;

export function CompareScreen({ visit: { search } }: ScreenProps) {
  const go = useGo();
  const today = useToday();
  const committees = useConfig()?.lookups.committeesFlat;
  const store = useScreenService(token.ComparePeopleStore, bindCompare);
  const { records: people, locked, failure, isLoading } = useCompared(store, search, parsePeople);
  const query = parseCompareQuery(search);
  const show = (changed: Partial<typeof query>) => go(buildCompareHref({ ...query, ...changed }));

  const all = comparePeople(people, today, committees);
  const sections = query.onlyDifferent ? filterDifferences(all) : all;

  const names = people.map(({ preferredNameDisplay }) => preferredNameDisplay);

  return (
    <>
      <CompareHead current="people" />
      <div className={styles.tools}>
        {query.people.length < COMPARED_MAX && (
          <div className={styles.adder}>
            <AddPerson chosen={query.people} onAdd={(id) => show({ people: [...query.people, id] })} />
          </div>
        )}
        {people.length > 1 && (
          <>
            <Checkbox
              label="Only what differs"
              isChecked={query.onlyDifferent}
              onChange={(onlyDifferent) => show({ onlyDifferent })}
            />
            <CompareActions onSave={() => store.save(formatComparisonCsv(names, sections))} />
          </>
        )}
      </div>
      <MissingNotes locked={locked} failure={failure} noun="profile" onRetry={() => store.retry()} />
      {people.length === 0 && isLoading && <ResultsSkeleton view="list" />}
      {people.length > 0 && (
        <ComparisonTable
          people={people}
          sections={sections}
          onRemove={(removed) => show({ people: query.people.filter((id) => id !== removed) })}
        />
      )}
      {people.length < 2 && !isLoading && !failure && (
        <EmptyState title={people.length === 0 ? "Nobody to compare yet." : "Add someone to compare with."}>
          Add up to six people by name, or select them in search results or a Briefcase folder.
        </EmptyState>
      )}
    </>
  );
}

function AddPerson({ chosen, onAdd }: { chosen: readonly number[]; onAdd: (id: number) => void }) {
  const store = useScreenService(token.PeopleStore, bindCompare);
  const { items, isLoading } = useBehavior(store.state$);
  const hidesPaywalled = useReader()?.session.hidePayWalledProfilesPreference ?? false;
  const [text, setText] = useState("");
  useEffect(() => () => store.deactivate(), [store]);
  return (
    <PersonAdder
      text={text}
      onTextChange={(typed) => {
        setText(typed);
        store.activate();
        store.ask("universal", typed, hidesPaywalled);
      }}
      people={items.filter(({ id, recordType }) => recordType === "profile" && !chosen.includes(id))}
      isLoading={isLoading}
      onActiveChange={(isActive) => (isActive ? store.activate() : store.deactivate())}
      onAdd={({ id }) => {
        setText("");
        onAdd(id);
      }}
    />
  );
}
