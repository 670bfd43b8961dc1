import { createLruCache } from "@rotunda/core";
import { useState } from "react";

type OpenIds = ReadonlySet<string>;

/** Open panels of recent pages, so that Back restores them. */
const remembered = createLruCache<OpenIds>(30);

export function useOpenPanels(
  key: string,
  atFirst: () => OpenIds,
): [openIds: OpenIds, set: (openIds: OpenIds) => void] {
  const [openIds, setOpenIds] = useState(() => remembered.recall(key) ?? atFirst());
  return [
    openIds,
    (next) => {
      remembered.keep(key, next);
      setOpenIds(next);
    },
  ];
}
