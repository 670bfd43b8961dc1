import {
  type AppConfig,
  buildFolderHref,
  buildSavedHref,
  buildSearchHref,
  createErrorNotice,
  formatSavedText,
  isSavedChanged,
  keepSavedSearch,
  listLostFilters,
  type SavedSearch,
  type SearchQuery,
  type SearchScope,
  type SearchView,
  suggestSearchName,
} from "@rotunda/core";
import type { FoldersStore } from "@rotunda/core/stores";
import { EmptyState, FailureNotice, Note, ResultsList, SavedSearchBar, TextButton, TextLink } from "@rotunda/ui";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useStars } from "../briefcase/use-stars.ts";
import { bindSaved } from "../di/saved-stores.ts";
import * as token from "../di/tokens.ts";
import { LazyFollowControl } from "../inbox/lazy-follow-control.tsx";
import { useBehavior, useLazyService, useScreenService, useService } from "../react/services.tsx";
import { useGo } from "../routing/links.ts";
import { SaveSearch } from "./save-search.tsx";

export interface OpenedSearchProps {
  /** Null while the form saves a new search. */
  id: number | null;
  isMarkedOnly: boolean;
  scope: SearchScope;
  query: SearchQuery;
  config: AppConfig;
  view: SearchView;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The form for a new saved search is open. */
  isSaving: boolean;
  onSavingChange: (isSaving: boolean) => void;
  /** Called with the new results, as `{id}-{record type}`. */
  onNew: (ids: ReadonlySet<string>) => void;
}

export function OpenedSearch(props: OpenedSearchProps) {
  const { id, scope, query, headingRef, isSaving, onSavingChange } = props;
  const go = useGo();
  const savedId = useRef(0);
  // The button that opened the form is gone with the saved search, so the heading takes the focus.
  useEffect(() => {
    if (savedId.current !== id) return;
    if (isSaving) return onSavingChange(false);
    savedId.current = 0;
    headingRef.current?.focus();
  }, [id, isSaving, onSavingChange, headingRef]);
  const search = formatSavedText(scope, query);
  return (
    <>
      {id !== null && <Opened key={id} {...props} id={id} />}
      {isSaving && (
        <SaveSearch
          target={{ scope, search, name: suggestSearchName(scope, query) }}
          onSaved={(saved) => {
            savedId.current = saved.id;
            go(keepSavedSearch(buildSearchHref(scope, query), `saved=${saved.id}`));
          }}
          onClose={() => onSavingChange(false)}
        />
      )}
    </>
  );
}

function Opened({
  id,
  isMarkedOnly,
  scope,
  query,
  config,
  view,
  headingRef,
  ...rest
}: OpenedSearchProps & { id: number }) {
  const { onNew, onSavingChange } = rest;
  const go = useGo();
  const store = useScreenService(token.OpenedSearchStore, bindSaved);
  const edits = useScreenService(token.SavedSearchesStore, bindSaved);
  const folders = useLazyService(token.FoldersStore);
  const notices = useService(token.NoticesStore);
  const state = useBehavior(store.state$);
  const getStar = useStars();
  const [edited, setEdited] = useState<SavedSearch | null>(null);
  const changes = state.status === "done" && state.changes.search.id === id ? state.changes : null;
  useEffect(() => store.show(id), [store, id]);
  useEffect(() => onNew(new Set(changes?.newIds)), [onNew, changes]);

  if (state.status === "gone")
    return (
      <Note tone="danger">
        This saved search was deleted, or isn’t shared with you.{" "}
        <TextButton onClick={() => onSavingChange(true)}>Save these filters</TextButton>
      </Note>
    );
  if (state.status === "failed") return <FailureNotice failure={state.failure} onRetry={() => store.retry()} />;
  if (!changes || state.status !== "done") return null;
  const { search, count, newItems, leftItems } = changes;
  const lookups = config.lookups;

  const update = async () => {
    const { name, isShared } = search;
    const outcome = await edits.change(id, { name, isShared, search: formatSavedText(scope, query) });
    if (outcome.kind === "saved") store.show(id);
  };
  const markSeen = async () => {
    if (!(await store.markSeen())) return;
    // The button is gone.
    headingRef.current?.focus();
    if (isMarkedOnly) go(buildSavedHref(search));
  };
  const makeLive = async (folderStore: FoldersStore) => {
    const { name } = search;
    const outcome = await folderStore.create(name, { ...search, total: 0 });
    if (outcome.kind === "created") go(buildFolderHref(outcome.folder));
    else if (outcome.kind === "invalid-name") notices.show(createErrorNotice(outcome.message));
  };
  const left = new Set(leftItems.map((item) => item.briefcaseItemId));
  return (
    <>
      <SavedSearchBar
        search={search}
        count={count}
        leftItems={leftItems}
        isChanged={isSavedChanged(search, query, lookups)}
        lostFilters={listLostFilters(search, lookups)}
        isMarkedOnly={isMarkedOnly}
        isBusy={state.isMarking}
        onMarkSeen={() => void markSeen()}
        onUpdate={() => void update()}
        onSaveAsNew={() => onSavingChange(true)}
        onEdit={() => setEdited(search)}
      >
        <LazyFollowControl record={`${id}-search`} isCompact />
        <TextButton onClick={() => folders.call(makeLive)}>Make a live folder</TextButton>
      </SavedSearchBar>
      {isMarkedOnly && count.unseenCount > 0 && (
        <ResultsList
          items={[...newItems, ...leftItems]}
          view={view}
          modules={lookups.subscriptionModules}
          getMark={(item) => (left.has(item.briefcaseItemId) ? "left" : "new")}
          getBriefcase={getStar && ((item) => ({ kind: "star", ...getStar(item) }))}
        />
      )}
      {isMarkedOnly && count.unseenCount === 0 && (
        <EmptyState title="Nothing new." action={<TextLink href={buildSavedHref(search)}>Show all results</TextLink>}>
          Nobody is new or has left since you marked the changes as seen.
        </EmptyState>
      )}
      {edited && (
        <SaveSearch
          target={edited}
          onSaved={() => {
            setEdited(null);
            store.show(id);
          }}
          onDeleted={() => go(buildSearchHref(scope, query))}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
