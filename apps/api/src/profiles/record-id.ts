const LARGEST_ID = 2_147_483_647;

/** Parses an id; null for invalid ones and for other spellings like 067. */
export function parseRecordId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= LARGEST_ID ? id : null;
}
