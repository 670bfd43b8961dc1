import {
  describeCount,
  describeHiddenProfiles,
  MESSAGES,
  openingView,
  planChipRemoval,
  searchChips,
  type AppConfig,
  type Failure,
  type SearchField,
  type SearchPage,
  type SearchQuery,
  type SearchScope,
  type SearchView,
} from "@rotunda/core";
import {
  announce,
  EmptyResults,
  FilterChips,
  NearSpelling,
  Note,
  OfflineNotice,
  ResultsActions,
  ResultsFooter,
  ResultsHeader,
  ResultsList,
  ResultsSkeleton,
} from "@rotunda/ui";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router-dom";
import { useStars } from "../briefcase/use-stars.ts";
import { recall, remember } from "../browser/session-memory.ts";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useBehavior } from "../react/use-behavior.ts";
import { searchHref } from "../routing/search-href.ts";
import * as styles from "./search-screen.css.ts";
import { useContactExport } from "./use-contact-export.tsx";

export interface SearchResultsProps {
  scope: SearchScope;
  query: SearchQuery;
  config: AppConfig;
  hidesPaywalled: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onShow: (query: SearchQuery) => void;
  onClear: () => void;
}

/** What the search found (spec 2, "Results section"). */
export function SearchResults({
  scope,
  query,
  config,
  hidesPaywalled,
  headingRef,
  onShow,
  onClear,
}: SearchResultsProps) {
  const store = useService(token.SearchStore);
  const state = useBehavior(store.state$);
  const [view, setView] = useView();
  const starOf = useStars();
  useCountAnnounced(state.status === "done" ? state.page : null);

  const chips = searchChips(scope, query);
  const page = state.status === "idle" ? null : state.status === "done" ? state.page : state.previous;
  const actions = useContactExport(scope, query, page?.totalHits ?? 0);
  const hidden = describeHiddenProfiles(hidesPaywalled, config.constants.productName);
  const hasHits = page !== null && page.totalHits > 0;
  const remove = (field: SearchField) => {
    const plan = planChipRemoval(query, field);
    if (plan.do === "clear") onClear();
    else onShow(plan.query);
  };

  // The button that was pressed goes with the answer it stood in.
  const removeLast = () => {
    const last = chips.at(-1);
    headingRef.current?.focus();
    if (last) remove(last.field);
  };

  return (
    <section id="results" aria-label="Search results" className={styles.results}>
      <ResultsHeader
        headingRef={headingRef}
        totalHits={page?.totalHits ?? null}
        order={query.order}
        onOrderChange={(order) => onShow({ ...query, order, page: 1 })}
        view={view}
        onViewChange={setView}
      />
      <div className={styles.tools}>
        <FilterChips chips={chips} onRemove={remove} onClearAll={onClear} headingRef={headingRef} />
        <div className={hasHits ? undefined : styles.held}>
          <ResultsActions actions={actions} />
        </div>
      </div>
      {hidden !== null && <Note tone="notice">{hidden}</Note>}
      {page?.showingResultsFor && <NearSpelling showingResultsFor={page.showingResultsFor} keyword={query.keyword} />}
      {state.status === "failed" && (
        <OfflineNotice message={describeFailure(state.failure)} onRetry={() => store.retry()} />
      )}
      {page === null && state.status === "loading" && <ResultsSkeleton view={view} />}
      {page && page.totalHits === 0 && <EmptyResults chips={chips} onClearAll={onClear} onRemoveLast={removeLast} />}
      {hasHits && (
        <>
          <ResultsList
            items={page.items}
            view={view}
            modules={config.lookups.subscriptionModules}
            isBusy={state.status === "loading"}
            briefcaseOf={starOf && ((item) => ({ kind: "star", ...starOf(item) }))}
          />
          <ResultsFooter
            page={state.status === "done" ? page.page : query.page}
            totalPages={page.totalPages}
            hrefOf={(number) => searchHref(scope, { ...query, page: number })}
            pageSize={query.pageSize}
            onPageSizeChange={(pageSize) => onShow({ ...query, pageSize, page: 1 })}
          />
        </>
      )}
    </section>
  );
}

/** List or cards; a choice holds for the rest of the session. */
function useView(): [view: SearchView, setView: (view: SearchView) => void] {
  const { search } = useLocation();
  const [view, setView] = useState(() => openingView(search, recall("view")));
  return [
    view,
    (next) => {
      setView(next);
      remember("view", next);
    },
  ];
}

/** How much was found is said once per answer; what stands there when the page opens, after Back, is not. */
function useCountAnnounced(page: SearchPage | null): void {
  const said = useRef(page);
  useEffect(() => {
    if (page === null || page === said.current) return;
    said.current = page;
    announce(countText(page));
  }, [page]);
}

/** Only a request that never reached a server is called that; whatever was answered is told as it is (decisions O-27). */
function describeFailure(failure: Failure): string {
  if (failure.kind === "offline") return MESSAGES.offline;
  return (failure.kind === "refused" && failure.message) || MESSAGES.serverError;
}

function countText({ totalHits, page, totalPages, showingResultsFor }: SearchPage): string {
  if (totalHits === 0) return MESSAGES.noResults;
  const hits = describeCount(totalHits, "profile");
  const where = totalPages > 1 ? `, page ${page} of ${totalPages}` : "";
  return showingResultsFor ? `${MESSAGES.showingResultsFor(showingResultsFor)}. ${hits}${where}` : `${hits}${where}`;
}
