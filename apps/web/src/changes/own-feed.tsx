import { type ChangesQuery, listFeedAddresses } from "@rotunda/core";
import { ChangeFeed } from "@rotunda/ui";
import { useEffect } from "react";
import { bindChanges } from "../di/changes-stores.ts";
import * as token from "../di/tokens.ts";
import { useBehavior, useOwn, useToday } from "../react/services.tsx";

/** The reader's private feed with the filters of the page. */
export function OwnFeed({ query }: { query: ChangesQuery }) {
  const store = useOwn(token.ChangeFeedStore, bindChanges);
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
