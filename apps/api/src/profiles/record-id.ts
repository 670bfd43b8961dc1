const LARGEST_ID = 2_147_483_647;

/** The id in an address; null for anything no record can have, and for a second spelling of one: 067. */
export function parseRecordId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= LARGEST_ID ? id : null;
}
