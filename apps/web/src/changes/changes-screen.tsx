import {
  buildChangesHref,
  type ChangesQuery,
  describeChanges,
  formatDate,
  hasPersonalFeatures,
  parseChangesQuery,
  toSelectItems,
  listFeedAddresses,
} from "@rotunda/core";
import {
  ChangeFilters,
  ChangeList,
  EmptyState,
  FailureNotice,
  Pagination,
  ResultsSkeleton,
  SearchLayout,
  TextLink,
  useAnnouncement,
  ChangeFeed,
} from "@rotunda/ui";
import { useEffect } from "react";
import { bindChanges } from "../di/changes-stores.ts";
import * as token from "../di/tokens.ts";
import { InboxTabs } from "../inbox/inbox-tabs.tsx";
import { useBehavior, useScreenService, useToday } from "../react/services.tsx";
import { useConfig, useReader } from "../react/use-session.ts";
import { PAGE_NAMES } from "../routing/find-page-name.ts";
import { useGo } from "../routing/links.ts";
import type { ScreenProps } from "../routing/guard-route.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import { type } from "@rotunda/ui/theme";
import * as styles from "./changes-screen.css.ts";

export function ChangesScreen({ visit: { search } }: ScreenProps) {
  const lookups = useConfig()?.lookups;
  const access = useReader()?.access;
  const store = useScreenService(token.ChangesStore, bindChanges);
  const state = useBehavior(store.state$);
  const go = useGo();
  const query = parseChangesQuery(search);
  useEffect(() => store.show(parseChangesQuery(search)), [store, search]);
  const page = state.status === "done" ? state.page : state.status === "loading" ? state.previous : null;
  const summary = page && describeChanges(page, query);
  useAnnouncement(state.status === "done" ? (summary ?? "") : "");
  if (!lookups) return null;
  const show = (changed: Partial<ChangesQuery>) => go(buildChangesHref({ ...query, page: 1, ...changed }));
  return (
    <>
      <PageHeading>{PAGE_NAMES.Changes}</PageHeading>
      {access && hasPersonalFeatures(access) && <InboxTabs current="Changes" />}
      <SearchLayout
        filters={
          <ChangeFilters
            query={query}
            kinds={page?.kinds ?? {}}
            states={toSelectItems(lookups.states, "shortCode")}
            committees={toSelectItems(lookups.committees)}
            onChange={show}
          >
            {access && hasPersonalFeatures(access) && <OwnFeed query={query} />}
          </ChangeFilters>
        }
      >
        {page && (
          <p className={styles.summary}>
            {summary}
            {page.importedOn !== null && (
              <span className={type.faint}> Last import: {formatDate(page.importedOn)}.</span>
            )}
            {query.record !== "" && (
              <TextLink look="action" href={buildChangesHref({ ...query, record: "", page: 1 })}>
                Show changes for all records
              </TextLink>
            )}
          </p>
        )}
        {state.status === "failed" && <FailureNotice failure={state.failure} onRetry={() => store.retry()} />}
        {page === null && state.status === "loading" && <ResultsSkeleton view="list" />}
        {page?.total === 0 && (
          <EmptyState
            title="Nothing changed."
            action={
              query.days !== 0 && (
                <TextLink look="action" href={buildChangesHref({ ...query, days: 0, page: 1 })}>
                  Look further back
                </TextLink>
              )
            }
          >
            {page.importedOn === null
              ? "Changes are listed starting with the second import of each source."
              : "Nothing you can read changed in this period with these filters."}
          </EmptyState>
        )}
        {page && page.total > 0 && (
          <>
            <ChangeList changes={page.changes} isBusy={state.status === "loading"} />
            <Pagination
              label="Pages of changes"
              page={query.page}
              totalPages={page.totalPages}
              getHref={(number) => buildChangesHref({ ...query, page: number })}
            />
          </>
        )}
      </SearchLayout>
    </>
  );
}

function OwnFeed({ query }: { query: ChangesQuery }) {
  const store = useScreenService(token.ChangeFeedStore, bindChanges);
  const { madeOn, path, isBusy } = useBehavior(store.state$);
  const today = useToday();
  useEffect(() => store.load(), [store]);
  return (
    <ChangeFeed
      addresses={path === "" ? [] : listFeedAddresses(window.location.origin + path, query)}
      madeOn={madeOn}
      isBusy={isBusy}
      onStart={() => store.start(today)}
      onEnd={() => store.end()}
    />
  );
}
