import { buildCompareHref, buildSharedMembersHref, describeCount } from "@rotunda/core";
import type { CompareStore } from "@rotunda/core/stores";
import { Button, Download, Printer, RouteTabs, FailureNotice, Note } from "@rotunda/ui";
import { useEffect } from "react";
import { useBehavior } from "../react/services.tsx";
import { PAGE_NAMES } from "../routing/find-page-name.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import * as styles from "./compare-screen.css.ts";

export function CompareHead({ current }: { current: "people" | "groups" }) {
  const tabs = [
    {
      label: "Side by side",
      href: buildCompareHref({ people: [], onlyDifferent: false }),
      isCurrent: current === "people",
    },
    { label: "Who sits on both?", href: buildSharedMembersHref([]), isCurrent: current === "groups" },
  ];
  return (
    <>
      <PageHeading>{PAGE_NAMES.Compare}</PageHeading>
      <RouteTabs label="Comparisons" tabs={tabs} />
    </>
  );
}

export function CompareActions({ onSave }: { onSave: () => void }) {
  return (
    <div className={styles.actions}>
      <Button size="small" tone="quiet" icon={<Printer size="small" />} onClick={() => window.print()}>
        Print
      </Button>
      <Button size="small" tone="quiet" icon={<Download size="small" />} onClick={onSave}>
        CSV
      </Button>
    </div>
  );
}

/** `parse` reads the keys of the records from the query string. */
export function useCompared<Key, Shown>(
  store: CompareStore<Key, Shown>,
  search: string,
  parse: (search: string) => readonly Key[],
) {
  const state = useBehavior(store.state$);
  useEffect(() => store.show(parse(search)), [store, search, parse]);
  return {
    records: state.flatMap((one) => (one.status === "done" ? [one.record] : [])),
    locked: state.filter(({ status }) => status === "locked").length,
    failure: state.find((one) => one.status === "failed")?.failure,
    isLoading: state.some(({ status }) => status === "loading"),
  };
}

interface MissingNotesProps extends Pick<ReturnType<typeof useCompared>, "locked" | "failure"> {
  noun: string;
  onRetry: () => void;
}

export function MissingNotes({ locked, failure, noun, onRetry }: MissingNotesProps) {
  return (
    <>
      {locked > 0 && (
        <Note tone="notice">
          {describeCount(locked, noun)} outside your subscription {locked === 1 ? "isn’t" : "aren’t"} shown.
        </Note>
      )}
      {failure && <FailureNotice failure={failure} onRetry={onRetry} />}
    </>
  );
}
