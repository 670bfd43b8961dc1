import { buildHref, buildInboxHref, describeCount, parseInboxQuery } from "@rotunda/core";
import {
  Button,
  Checkbox,
  EmptyState,
  FailureNotice,
  InboxList,
  ListChecks,
  Pagination,
  ResultsSkeleton,
  SearchLayout,
  TextLink,
  useAnnouncement,
  DigestSettings,
} from "@rotunda/ui";
import { useEffect } from "react";
import { bindInbox } from "../di/inbox-stores.ts";
import * as token from "../di/tokens.ts";
import { useBehavior, useScreenService } from "../react/services.tsx";
import { PAGE_NAMES } from "../routing/find-page-name.ts";
import { useGo } from "../routing/links.ts";
import type { ScreenProps } from "../routing/guard-route.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import * as styles from "./inbox-screen.css.ts";
import { InboxTabs } from "./inbox-tabs.tsx";

export function InboxScreen({ visit: { search } }: ScreenProps) {
  const store = useScreenService(token.InboxStore, bindInbox);
  const follows = useScreenService(token.FollowsStore, bindInbox);
  const state = useBehavior(store.state$);
  const go = useGo();
  const query = parseInboxQuery(search);
  useEffect(() => store.show(parseInboxQuery(search)), [store, search]);
  const page = "page" in state ? state.page : null;
  // Mentions in notes are listed without a follow.
  const isUnused = page?.follows === 0 && page.total === 0 && !query.isUnreadOnly;
  const summary = page && `${describeCount(page.unread, "unread line")}.`;
  useAnnouncement(state.status === "done" ? (summary ?? "") : "");
  return (
    <>
      <PageHeading>{PAGE_NAMES.Inbox}</PageHeading>
      <InboxTabs current="Inbox" />
      <SearchLayout filters={<OwnDigest />}>
        {state.status === "failed" && <FailureNotice failure={state.failure} onRetry={() => store.retry()} />}
        {page === null && state.status === "loading" && <ResultsSkeleton view="list" />}
        {isUnused && (
          <EmptyState
            title="You follow nothing yet."
            action={
              <TextLink look="action" href={buildHref("SearchUniversal")}>
                Search for someone to follow
              </TextLink>
            }
          >
            Open a profile, a group, an agency, a state, a folder or a saved search and press Follow. What changes there
            is listed here, and in a digest by email if you want it.
          </EmptyState>
        )}
        {page && !isUnused && (
          <>
            <div className={styles.bar}>
              <p className={styles.summary}>{summary}</p>
              <Checkbox
                label="Unread only"
                isChecked={query.isUnreadOnly}
                onChange={(isUnreadOnly) => go(buildInboxHref({ isUnreadOnly, page: 1 }))}
              />
              <Button
                tone="quiet"
                size="small"
                icon={<ListChecks size="small" />}
                isUnavailable={page.unread === 0}
                onClick={() => void store.markAll()}
              >
                Mark all read
              </Button>
            </div>
            {page.lines.length === 0 ? (
              <EmptyState title={query.isUnreadOnly ? "You have read everything." : "Nothing has changed yet."}>
                {query.isUnreadOnly
                  ? "Read lines stay here for 90 days."
                  : "Changes are listed from the moment you follow something, for 90 days."}
              </EmptyState>
            ) : (
              <InboxList
                lines={page.lines}
                isBusy={state.status === "loading"}
                onMark={(line, isRead) => void store.mark(line, isRead)}
                onFollow={(target) => void follows.follow(target).then(() => store.retry())}
              />
            )}
            <Pagination
              label="Pages of the inbox"
              page={query.page}
              totalPages={page.totalPages}
              getHref={(number) => buildInboxHref({ ...query, page: number })}
            />
          </>
        )}
      </SearchLayout>
    </>
  );
}

function OwnDigest() {
  const store = useScreenService(token.DigestStore, bindInbox);
  const { digest, isBusy } = useBehavior(store.state$);
  useEffect(() => store.load(), [store]);
  if (!digest) return null;
  return (
    <DigestSettings
      digest={digest}
      isBusy={isBusy}
      onChange={(choice) => store.save(choice)}
      onResend={() => store.resend()}
    />
  );
}
