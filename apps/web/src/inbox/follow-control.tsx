import { FollowButton } from "@rotunda/ui";
import { useEffect } from "react";
import { bindInbox } from "../di/inbox-stores.ts";
import * as token from "../di/tokens.ts";
import { useBehavior, useScreenService } from "../react/services.tsx";
import type { FollowControlProps } from "./lazy-follow-control.tsx";

export function FollowControl({ record, isCompact, waiting }: FollowControlProps) {
  const store = useScreenService(token.FollowsStore, bindInbox);
  const { choices, pending } = useBehavior(store.state$);
  useEffect(() => store.offer(record), [store, record]);
  if (choices?.record !== record) return waiting;
  return (
    <FollowButton
      key={record}
      choices={choices.items}
      pending={pending}
      isCompact={isCompact}
      onChange={(choice, isFollowed) => void (isFollowed ? store.follow(choice) : store.unfollow(choice))}
    />
  );
}
