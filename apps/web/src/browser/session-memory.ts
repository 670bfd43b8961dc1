export interface Memory {
  /** Returns a stored value; null if it is missing or storage is unavailable. */
  recall: (key: string) => string | null;
  /** Does nothing if storage is unavailable. */
  remember: (key: string, value: string) => void;
  forget: (key: string) => void;
}

/** `findStorage` is called each time, because browsers without storage throw when it is read. */
export function createMemory(findStorage: () => Storage): Memory {
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

/** Values stored for this tab's session. */
export const { recall, remember, forget } = createMemory(() => sessionStorage);

/** True if this tab keeps something that its next page shows: the view of results or a draft. */
export const hasTabState = (): boolean =>
  attempt(
    () => sessionStorage,
    (storage) => Object.keys(storage).some((key) => /^rotunda-(view$|draft-)/u.test(key)),
  ) ?? false;
