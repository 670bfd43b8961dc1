/** The picture to show: none once it failed to load, until the record has another one (CARD-14). */
export function chooseHeadshot(headshot: string | null, failed: string | null): string {
  const address = (headshot ?? "").trim();
  return address === failed?.trim() ? "" : address;
}
