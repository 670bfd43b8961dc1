import { formatNumber } from "../kernel/text.ts";
import type { Folder } from "../records/briefcase.ts";

/** Lists the folders that can be changed by hand: not live ones (BRF-23). */
export const listEditableFolders = <Any extends Pick<Folder, "live">>(folders: readonly Any[]): Any[] =>
  folders.filter(({ live }) => live === null);

/**
 * Returns the note beside a folder's name: a live folder may hold only the first results, and a folder whose search is
 * gone names that search.
 */
export function describeLiveFolder({ live, followed, items }: Pick<Folder, "live" | "followed" | "items">): string {
  if (live !== null)
    return live.total > items.length
      ? `The first ${formatNumber(items.length)} of ${formatNumber(live.total)} results.`
      : "";
  return followed === ""
    ? ""
    : `This folder followed the saved search “${followed}”, which is no longer available. It keeps the last results.`;
}
