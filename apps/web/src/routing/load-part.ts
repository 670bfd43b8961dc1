import { CallFailed } from "@rotunda/core";
import { loadChunk } from "@rotunda/core/stores";
import type { WebBrowser } from "../browser/browser.ts";

/** The parts of sessionStorage that are needed; it may be missing. */
export type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const KEY = "rotunda-reloaded-for";

/**
 * Loads a part of the program. After a new release the old parts are gone from the server: then the page loads anew,
 * once and silently, at the address that was wanted. A second failure there is a fault, and is thrown; so is a server
 * out of reach, as a call would find it.
 */
export async function loadPart<T>(
  load: () => Promise<T>,
  { wanted, browser, memory }: { wanted: string; browser: Pick<WebBrowser, "leave" | "reachesServer">; memory: Memory },
): Promise<T> {
  try {
    const part = await loadChunk(load);
    // What came at another address, as the loading screen does on the way, says nothing of the part that was gone.
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
