import {
  buildSearchHref,
  formatBriefcaseItemId,
  hasPersonalFeatures,
  keepSavedSearch,
  parseOpenedSearch,
  planChipRemoval,
  listExitLinks,
  listSearchChips,
  listSyntaxProblems,
  listSortOptions,
  type AppConfig,
  type SearchField,
  type SearchPlaces,
  type SearchQuery,
  type SearchScope,
  chooseInitialView,
  type SearchView,
  describeCount,
  MESSAGES,
  type SearchPage,
} from "@rotunda/core";
import {
  ContactMatches,
  createLazyPart,
  EmptyResults,
  FilterChips,
  NearSpelling,
  KeywordMeanings,
  FailureNotice,
  ResultsActions,
  ResultsFooter,
  ResultsHeader,
  ResultsList,
  ResultsSkeleton,
  TownList,
  ZipCodePanel,
  announce,
} from "@rotunda/ui";
import { memo, type RefObject, useState, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useStars } from "../briefcase/use-stars.ts";
import { recall, remember } from "../browser/memory.ts";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";
import { useReader } from "../react/use-session.ts";
import { HiddenProfilesNote } from "./hidden-profiles-note.tsx";
import * as styles from "./search-screen.css.ts";
import { useOpenedRow } from "./use-opened-row.ts";
import { useRememberSearch } from "./use-recent-searches.ts";
import { useResultsActions, useSelectedResults } from "./use-results-actions.tsx";

/** Loaded with the first saved search, or the form that saves one. */
const OpenedSearch = createLazyPart(() =>
  import("../saved-searches/opened-search.tsx").then((module) => module.OpenedSearch),
);
const NONE: ReadonlySet<string> = new Set();
const NO_PLACES: SearchPlaces = { zipCode: null, towns: [] };

export interface SearchResultsProps {
  scope: SearchScope;
  query: SearchQuery;
  /** The address's query string. */
  search: string;
  config: AppConfig;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onShow: (query: SearchQuery) => void;
  onClear: () => void;
}

/** Changes of the form don't rerender the results. */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { scope, query, search, config, headingRef, onShow, onClear } = props;
  const store = useService(token.SearchStore);
  const state = useBehavior(store.state$);
  const [view, setView] = useResultsView();
  const getStar = useStars();
  useCountAnnounced(state.status === "done" ? state.page : null);

  useRememberSearch(state);

  const access = useReader()?.access;
  const canSave = access !== undefined && hasPersonalFeatures(access);
  const saved = canSave ? parseOpenedSearch(search) : null;
  const [isSaving, setSaving] = useState(false);
  const [newIds, setNewIds] = useState(NONE);

  const chips = listSearchChips(scope, query);
  const { zipCode, towns } = useBehavior(useService(token.SearchPlacesStore).state$) ?? NO_PLACES;
  const page = state.status === "idle" ? null : state.status === "done" ? state.page : state.previous;
  const selected = useSelectedResults(scope, query, page?.items ?? []);
  const { itemIds, people } = selected;
  const actions = useResultsActions({ scope, query, hits: page?.totalHits ?? 0, selected: itemIds, people });
  const exits = listExitLinks(page?.elsewhere ?? []);
  const hasHits = page !== null && page.totalHits > 0;
  const rows = useOpenedRow(hasHits);
  const townList = towns.length > 0 && <TownList towns={towns} />;
  const remove = (field: SearchField) => {
    const plan = planChipRemoval(query, field);
    if (plan.do === "clear") onClear();
    else onShow(plan.query);
  };

  // The pressed button disappears with the results, so the heading takes the focus.
  const removeLast = () => {
    const last = chips.at(-1);
    headingRef.current?.focus();
    if (last) remove(last.field);
  };

  // The pressed button may disappear, so the heading takes the focus.
  const showFromTop = (change: Partial<SearchQuery>) => {
    headingRef.current?.focus();
    onShow({ ...query, page: 1, ...change });
  };
  const searchKeyword = (keyword: string) => showFromTop({ keyword, offset: "" });

  return (
    <section id="results" aria-label="Search results" className={styles.results}>
      <ResultsHeader
        headingRef={headingRef}
        totalHits={page?.totalHits ?? null}
        orders={listSortOptions(scope, config.unmatchedOptions, query.order)}
        order={query.order}
        onOrderChange={(order) => onShow({ ...query, order, page: 1 })}
        view={view}
        onViewChange={setView}
      />
      {(saved || isSaving) && (
        <div className={saved ? styles.saved : undefined}>
          <OpenedSearch
            id={saved?.id ?? null}
            isMarkedOnly={saved?.isMarkedOnly ?? false}
            scope={scope}
            query={query}
            config={config}
            view={view}
            headingRef={headingRef}
            isSaving={isSaving}
            onSavingChange={setSaving}
            onNew={setNewIds}
          />
        </div>
      )}
      <KeywordMeanings
        meanings={page?.meanings ?? []}
        plainKeyword={page?.plainKeyword ?? ""}
        problems={listSyntaxProblems(query.keyword, { scope, lookups: config.lookups })}
        onSearch={searchKeyword}
      />
      <div className={styles.tools}>
        <FilterChips
          chips={chips}
          onRemove={remove}
          onClearAll={onClear}
          onSave={canSave && !saved ? () => setSaving(true) : undefined}
          headingRef={headingRef}
        />
        {(page === null || hasHits) && (
          <div className={hasHits ? undefined : styles.held}>
            <ResultsActions actions={actions} selection={hasHits ? selected.selection : undefined} />
          </div>
        )}
      </div>
      {hasHits && <ContactMatches links={exits} />}
      <HiddenProfilesNote
        page={page}
        isHiding={query.hidePayWalledProfiles}
        onHidingChange={(hidePayWalledProfiles) => showFromTop({ hidePayWalledProfiles })}
      />
      {zipCode && <ZipCodePanel zipCode={zipCode} getStar={getStar} />}
      {page?.showingResultsFor && (
        <NearSpelling
          showingResultsFor={page.showingResultsFor}
          keyword={query.keyword}
          onSearchAsTyped={() => searchKeyword(page.plainKeyword)}
        />
      )}
      {state.status === "failed" && <FailureNotice failure={state.failure} onRetry={() => store.retry()} />}
      {page === null && state.status === "loading" && <ResultsSkeleton view={view} />}
      {page && page.totalHits === 0 && !zipCode && (
        <EmptyResults chips={chips} exits={exits} onClearAll={onClear} onRemoveLast={removeLast} />
      )}
      {page && page.totalHits === 0 && townList}
      {hasHits && !saved?.isMarkedOnly && (
        <>
          <div ref={rows}>
            <ResultsList
              items={page.items}
              reasons={page.reasons}
              keyword={page.showingResultsFor || query.keyword}
              view={view}
              modules={config.lookups.subscriptionModules}
              isBusy={state.status === "loading"}
              getMark={
                saved
                  ? ({ id, recordType }) => (newIds.has(formatBriefcaseItemId(id, recordType)) ? "new" : undefined)
                  : undefined
              }
              getSelection={actions.length > 0 ? selected.getSelection : undefined}
              getBriefcase={getStar && ((item) => ({ kind: "star", ...getStar(item) }))}
            />
          </div>
          <ResultsFooter
            label="Search results pages"
            page={state.status === "done" ? page.page : query.page}
            totalPages={page.totalPages}
            getHref={(number) => keepSavedSearch(buildSearchHref(scope, { ...query, page: number }), search)}
            pageSize={query.pageSize}
            onPageSizeChange={(pageSize) => onShow({ ...query, pageSize, page: 1 })}
          />
          {townList}
        </>
      )}
    </section>
  );
});

/** List or cards, kept for the session. */
function useResultsView(): [view: SearchView, setView: (view: SearchView) => void] {
  const { search } = useLocation();
  const [view, setView] = useState(() => chooseInitialView(search, recall("view")));
  return [
    view,
    (next) => {
      setView(next);
      remember("view", next);
    },
  ];
}

/** Announces the number of results once per response, but not of results already present on mount. */
function useCountAnnounced(page: SearchPage | null): void {
  const announced = useRef(page);
  useEffect(() => {
    if (page === null || page === announced.current) return;
    announced.current = page;
    announce(describeCounts(page));
  }, [page]);
}

function describeCounts({ totalHits, page, totalPages, showingResultsFor }: SearchPage): string {
  if (totalHits === 0) return MESSAGES.noResults;
  const hits = describeCount(totalHits, "result");
  const where = totalPages > 1 ? `, page ${page} of ${totalPages}` : "";
  return showingResultsFor ? `${MESSAGES.showingResultsFor(showingResultsFor)}. ${hits}${where}` : `${hits}${where}`;
}
