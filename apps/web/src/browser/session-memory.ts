/** Returns a value stored for this tab's session; null if missing or without storage. */
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
    // Without storage nothing is remembered.
  }
}

export function forget(key: string): void {
  try {
    sessionStorage.removeItem(`rotunda-${key}`);
  } catch {
    // Without storage there is nothing to remove.
  }
}
