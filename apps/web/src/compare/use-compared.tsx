import { describeCount } from "@rotunda/core";
import type { CompareStore } from "@rotunda/core/stores";
import { FailureNotice, Note } from "@rotunda/ui";
import { useEffect } from "react";
import { useBehavior } from "../react/services.tsx";

/** Shows the records of an address; `parse` reads their keys from its query string. */
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

/** Names the records that are missing from a comparison. */
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
