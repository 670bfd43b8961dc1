const LETTERS: Record<string, string> = {
  Ø: "o",
  ø: "o",
  Ł: "l",
  ł: "l",
  Đ: "d",
  đ: "d",
  Ð: "d",
  ð: "d",
  ı: "i",
  Þ: "t",
  þ: "t",
  Æ: "ae",
  æ: "ae",
  Œ: "oe",
  œ: "oe",
  ß: "ss",
};

/** Normalizes a text for search, like the SQL function of the same name in migration 0003. */
export function toSearchableText(written: string): string {
  return written
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[ØøŁłĐđÐðıÞþÆæŒœß]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/[.'’‘ʻʼ]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
