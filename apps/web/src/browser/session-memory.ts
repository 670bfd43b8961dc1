export interface Memory {
  /** Returns a stored value; null if it is missing or storage is unavailable. */
  recall: (key: string) => string | null;
  /** Does nothing if storage is unavailable. */
  remember: (key: string, value: string) => void;
  forget: (key: string) => void;
}

/** `findStorage` is called each time, because browsers without storage throw when it is read. */
export function createMemory(findStorage: () => Storage): Memory {
  const attempt = <T>(act: (storage: Storage) => T): T | null => {
    try {
      return act(findStorage());
    } catch {
      return null;
    }
  };
  return {
    recall: (key) => attempt((storage) => storage.getItem(formatKey(key))),
    remember: (key, value) => void attempt((storage) => storage.setItem(formatKey(key), value)),
    forget: (key) => void attempt((storage) => storage.removeItem(formatKey(key))),
  };
}

const formatKey = (key: string) => `rotunda-${key}`;

/** Values stored for this tab's session. */
export const { recall, remember, forget } = createMemory(() => sessionStorage);

/** True if this tab keeps something that its next page shows: the view of results or a draft. */
export function hasTabState(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => /^rotunda-(view$|draft-)/u.test(key));
  } catch {
    return false;
  }
}
