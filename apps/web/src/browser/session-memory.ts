/** Returns a value stored for this tab's session; null if it is missing or storage is unavailable. */
export function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(`rotunda-${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(`rotunda-${key}`, value);
  } catch {
    // Storage is unavailable: the value isn't stored.
  }
}

export function forget(key: string): void {
  try {
    sessionStorage.removeItem(`rotunda-${key}`);
  } catch {
    // Storage is unavailable: no value was stored.
  }
}
