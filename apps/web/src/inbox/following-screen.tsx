import { buildHref, formatNumber } from "@rotunda/core";
import { EmptyState, FailureNotice, FollowList, ResultsSkeleton, TextLink, useAnnouncement } from "@rotunda/ui";
import { useEffect } from "react";
import { bindInbox } from "../di/inbox-stores.ts";
import * as token from "../di/tokens.ts";
import { useBehavior, useScreenService } from "../react/services.tsx";
import { PAGE_NAMES } from "../routing/find-page-name.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import * as styles from "./inbox-screen.css.ts";
import { InboxTabs } from "./inbox-tabs.tsx";

export function FollowingScreen() {
  const store = useScreenService(token.FollowsStore, bindInbox);
  const { follows, failure, pending } = useBehavior(store.state$);
  useEffect(() => store.list(), [store]);
  const summary = follows && `You follow ${formatNumber(follows.length)}.`;
  useAnnouncement(summary ?? "");
  return (
    <>
      <PageHeading>{PAGE_NAMES.Following}</PageHeading>
      <InboxTabs current="Following" />
      {failure && <FailureNotice failure={failure} onRetry={() => store.list()} />}
      {follows === null && !failure && <ResultsSkeleton view="list" />}
      {follows?.length === 0 && (
        <EmptyState
          title="You aren’t following anything yet."
          action={
            <TextLink look="action" href={buildHref("SearchUniversal")}>
              Search for someone to follow
            </TextLink>
          }
        >
          Press Follow on a profile, a group, an agency, a state, a folder or a saved search.
        </EmptyState>
      )}
      {follows && follows.length > 0 && (
        <>
          <p className={styles.note}>
            {summary} Follow more from a profile, a group, an agency, a state, a folder or a saved search.
          </p>
          <FollowList follows={follows} pending={pending} onUnfollow={(follow) => void store.unfollow(follow)} />
        </>
      )}
    </>
  );
}
