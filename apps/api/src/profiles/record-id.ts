const LARGEST_ID = 2_147_483_647;

/** The id in an address; null for anything no record can have. */
export function parseRecordId(text: string): number | null {
  if (!/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id >= 1 && id <= LARGEST_ID ? id : null;
}
