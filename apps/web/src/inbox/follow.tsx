import { hasPersonalFeatures } from "@rotunda/core";
import { createLazyPart } from "@rotunda/ui";
import { useReader } from "../react/use-session.ts";

export interface FollowProps {
  /** `{id}-{record type}`, `{id}-folder` or `{id}-search`. */
  record: string;
  /** As one of many actions. */
  isCompact?: boolean;
}

const FollowControl = createLazyPart(() => import("./follow-control.tsx").then((module) => module.FollowControl));

/** The Follow button of readers with an inbox, whose code loads after the page. */
export function Follow(props: FollowProps) {
  const access = useReader()?.access;
  return access && hasPersonalFeatures(access) ? <FollowControl {...props} /> : null;
}
