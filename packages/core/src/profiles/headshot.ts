/** Returns the picture's URL; empty after it failed to load, until the URL changes (CARD-14). */
export function chooseHeadshot(headshot: string | null, failed: string | null): string {
  const address = (headshot ?? "").trim();
  return address === failed?.trim() ? "" : address;
}
