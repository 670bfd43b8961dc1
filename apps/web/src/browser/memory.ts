import { useSyncExternalStore } from "react";

export interface Memory {
  /** Returns a stored value; null if it is missing or storage is unavailable. */
  recall: (key: string) => string | null;
  /** Does nothing if storage is unavailable. */
  remember: (key: string, value: string) => void;
  forget: (key: string) => void;
}

/** `findStorage` is called each time, because browsers without storage throw when it is read. */
function createMemory(findStorage: () => Storage): Memory {
  return {
    recall: (key) => attempt(findStorage, (storage) => storage.getItem(formatKey(key))),
    remember: (key, value) => void attempt(findStorage, (storage) => storage.setItem(formatKey(key), value)),
    forget: (key) => void attempt(findStorage, (storage) => storage.removeItem(formatKey(key))),
  };
}

function attempt<T>(findStorage: () => Storage, act: (storage: Storage) => T): T | null {
  try {
    return act(findStorage());
  } catch {
    return null;
  }
}

const formatKey = (key: string) => `rotunda-${key}`;

export const { recall, remember, forget } = createMemory(() => sessionStorage);

/** True if this tab has stored something that its next page shows: the view of results or a draft. */
export const hasTabState = (): boolean =>
  attempt(
    () => sessionStorage,
    (storage) => Object.keys(storage).some((key) => /^rotunda-(view$|draft-)/u.test(key)),
  ) ?? false;

const memory = createMemory(() => localStorage);
/** Fallback without storage: values last as long as the page. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

/** Returns a value from `localStorage`; null if there is none. */
export const readStored = (key: string): string | null => memory.recall(key) ?? unstored.get(key) ?? null;

/** Stores a value in `localStorage`; null removes it. */
export function writeStored(key: string, value: string | null): void {
  unstored.delete(key);
  if (value === null) memory.forget(key);
  else memory.remember(key, value);
  if (value !== null && memory.recall(key) !== value) unstored.set(key, value);
  for (const listener of listeners) listener();
}

/** Returns a stored value and rerenders when it changes, even in another tab. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readStored(key),
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
  return [useStored(SINGLE_KEYS) !== "off", (isOn) => writeStored(SINGLE_KEYS, isOn ? null : "off")];
}
