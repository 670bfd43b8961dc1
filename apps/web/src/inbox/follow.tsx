import { hasPersonalFeatures } from "@rotunda/core";
import { Bell, Button, createLazyPart } from "@rotunda/ui";
import type { ReactNode } from "react";
import { useReader } from "../react/use-session.ts";

export interface FollowProps {
  /** `{id}-{record type}`, `{id}-folder` or `{id}-search`. */
  record: string;
  /** As one of many actions. */
  isCompact?: boolean;
  /** Rendered until it is known what the reader follows. */
  waiting: ReactNode;
}

const FollowControl = createLazyPart(() => import("./follow-control.tsx").then((module) => module.FollowControl), {
  isIdle: true,
});

/** The Follow button of readers with an inbox. Its code loads after the page, which has its place. */
export function Follow({ record, isCompact = false }: Omit<FollowProps, "waiting">) {
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
  return code.status === "here" ? <code.Component record={record} isCompact={isCompact} waiting={waiting} /> : waiting;
}
