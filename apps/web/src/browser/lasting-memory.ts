import { useSyncExternalStore } from "react";
import { createMemory } from "./session-memory.ts";

const memory = createMemory(() => localStorage);
/** Without storage, values last as long as the page. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

/** Returns a value that this browser keeps; null if there is none. */
export const recallLasting = (key: string): string | null => memory.recall(key) ?? unstored.get(key) ?? null;

/** Keeps a value in this browser, null to remove it. */
export function keepLasting(key: string, value: string | null): void {
  unstored.delete(key);
  if (value === null) memory.forget(key);
  else memory.remember(key, value);
  if (value !== null && memory.recall(key) !== value) unstored.set(key, value);
  for (const listener of listeners) listener();
}

/** Returns a kept value, and follows its changes, also those in other tabs. */
export const useLasting = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => recallLasting(key),
    () => null,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

const SINGLE_KEYS = "slash-shortcut";

/** Whether keys without Ctrl work; readers can turn them off, since speech input may press them. */
export function useSingleKeys(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  return [useLasting(SINGLE_KEYS) !== "off", (isOn) => keepLasting(SINGLE_KEYS, isOn ? null : "off")];
}
