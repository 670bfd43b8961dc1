import { CallFailed } from "@rotunda/core";
import { loadChunk } from "@rotunda/core/stores";
import type { WebBrowser } from "../browser/browser.ts";

/** The parts of sessionStorage in use; it may be missing. */
export type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const KEY = "rotunda-reloaded-for";

/**
 * Loads a chunk. After a release the old files are missing, so the page reloads once at the requested URL. Throws if
 * that fails too, or if the server is unreachable.
 */
export async function loadPart<T>(
  load: () => Promise<T>,
  { wanted, browser, memory }: { wanted: string; browser: Pick<WebBrowser, "leave" | "reachesServer">; memory: Memory },
): Promise<T> {
  try {
    const part = await loadChunk(load);
    // A chunk loaded at another URL, such as the loading screen, doesn't prove that the missing one exists.
    if (memory.getItem(KEY) === wanted) memory.removeItem(KEY);
    return part;
  } catch (failure) {
    // A timeout doesn't mean that the file is missing.
    if (failure instanceof CallFailed) throw failure;
    // Without a connection, a reload would lose the page and the typed text.
    if (!(await browser.reachesServer())) throw new CallFailed({ kind: "offline" });
    if (memory.getItem(KEY) === wanted) throw failure;
    memory.setItem(KEY, wanted);
    browser.leave(wanted);
    return waitForever();
  }
}

/** A promise that never resolves, for a page that is being left. */
export const waitForever = (): Promise<never> => new Promise(() => {});
