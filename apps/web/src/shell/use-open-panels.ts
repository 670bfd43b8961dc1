import { useState } from "react";

type OpenIds = ReadonlySet<string>;

/** Open panels of recent pages, so that Back restores them. */
const remembered = new Map<string, OpenIds>();
const REMEMBERED_MAX = 30;

/** Returns the open panels of a record's page. */
export function useOpenPanels(
  key: string,
  atFirst: () => OpenIds,
): [openIds: OpenIds, set: (openIds: OpenIds) => void] {
  const [openIds, setOpenIds] = useState(() => remembered.get(key) ?? atFirst());
  return [
    openIds,
    (next) => {
      remembered.delete(key);
      remembered.set(key, next);
      const [oldest] = remembered.keys();
      if (remembered.size > REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest);
      setOpenIds(next);
    },
  ];
}
