import { hasPersonalFeatures, type SearchItem } from "@rotunda/core";
import type { StarState } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";
import { useReader } from "../react/use-session.ts";

/** Returns the star of an item; undefined for readers without a Briefcase. */
export function useStars(): ((item: SearchItem) => StarState) | undefined {
  const reader = useReader();
  const briefcase = useService(token.BriefcaseStore);
  const { index, pending } = useBehavior(briefcase.state$);
  if (!reader || !hasPersonalFeatures(reader.access)) return undefined;
  return (item) => ({
    isIn: index.has(item.briefcaseItemId),
    isPending: pending.has(item.briefcaseItemId),
    onToggle: () => briefcase.toggle(item),
    onChooseFolders: () => briefcase.openMove(item.briefcaseItemId),
  });
}
