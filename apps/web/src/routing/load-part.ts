import { CallFailed } from "@rotunda/core";
import { loadChunk } from "@rotunda/core/stores";
import type { WebBrowser } from "../browser/browser.ts";

/** The parts of sessionStorage that are needed; it may be missing. */
export type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const KEY = "rotunda-reloaded-for";

/**
 * Loads a part of the program. After a release the old files are gone from the server: the page then reloads once, at
 * the requested address. A second failure there is thrown, and so is a server out of reach.
 */
export async function loadPart<T>(
  load: () => Promise<T>,
  { wanted, browser, memory }: { wanted: string; browser: Pick<WebBrowser, "leave" | "reachesServer">; memory: Memory },
): Promise<T> {
  try {
    const part = await loadChunk(load);
    // A part loaded at another address, such as the loading screen, doesn't show that the missing part is back.
    if (memory.getItem(KEY) === wanted) memory.removeItem(KEY);
    return part;
  } catch (failure) {
    // A part that only stalled is not gone, either.
    if (failure instanceof CallFailed) throw failure;
    // No connection is no new release: the page stays, and what was typed in it.
    if (!(await browser.reachesServer())) throw new CallFailed({ kind: "offline" });
    if (memory.getItem(KEY) === wanted) throw failure;
    memory.setItem(KEY, wanted);
    browser.leave(wanted);
    return waitForever();
  }
}

/** A promise for a page that is being left: nothing more happens on it. */
export const waitForever = (): Promise<never> => new Promise(() => {});
