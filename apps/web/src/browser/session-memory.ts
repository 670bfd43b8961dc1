/** A choice kept for this tab's session; without storage it is kept by nobody and the fallback holds. */
export function recall<T extends string>(key: string, known: readonly T[], fallback: T): T {
  try {
    const said = sessionStorage.getItem(`rotunda-${key}`);
    return known.find((value) => value === said) ?? fallback;
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(`rotunda-${key}`, value);
  } catch {
    // See recall.
  }
}
