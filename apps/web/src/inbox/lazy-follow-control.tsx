import { hasPersonalFeatures } from "@rotunda/core";
import { Bell, Button, createLazyPart } from "@rotunda/ui";
import type { ReactNode } from "react";
import { useReader } from "../react/use-session.ts";

export interface FollowControlProps {
  /** `{id}-{record type}`, `{id}-folder` or `{id}-search`. */
  record: string;
  /** Small, for places with many actions. */
  isCompact?: boolean;
  /** Shown until the server has answered what the reader follows. */
  waiting: ReactNode;
}

const FollowControl = createLazyPart(() => import("./follow-control.tsx").then((module) => module.FollowControl), {
  isIdle: true,
});

/** The Follow button of readers with an inbox. Its code loads after the page; until then a disabled button takes its place. */
export function LazyFollowControl({ record, isCompact = false }: Omit<FollowControlProps, "waiting">) {
  const access = useReader()?.access;
  const isOffered = access !== undefined && hasPersonalFeatures(access);
  const code = FollowControl.useCode(isOffered);
  if (!isOffered || code.status === "failed") return null;
  const waiting = (
    <Button
      isFullWidth={!isCompact}
      size={isCompact ? "small" : "medium"}
      tone={isCompact ? "quiet" : "plain"}
      icon={<Bell size={isCompact ? "small" : "medium"} />}
      isUnavailable
    >
      Follow
    </Button>
  );
  return code.status === "loaded" ? (
    <code.Component record={record} isCompact={isCompact} waiting={waiting} />
  ) : (
    waiting
  );
}
