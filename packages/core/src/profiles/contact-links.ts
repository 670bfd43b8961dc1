/** A mail link for a text with an "@" in it (spec 2); null for any other, which is shown as it is. */
export function emailHref(text: string): string | null {
  const address = text.trim();
  return address.includes("@") ? `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}` : null;
}

/** A link that dials a telephone number of this country or an international one; null for any other text. */
export function phoneHref(text: string): string | null {
  const parts = /^\s*(\+?)([\d\s().-]+?)\s*(?:(?:x|ext\.?)\s*(\d+))?\s*$/i.exec(text);
  if (!parts) return null;
  const [, plus, number = "", extension] = parts;
  const digits = number.replace(/\D/g, "");
  const international = plus === "+" || (digits.length === 11 && digits.startsWith("1"));
  if (international ? digits.length < 8 : digits.length !== 10) return null;
  return `tel:+${international ? "" : "1"}${digits}${extension ? `;ext=${extension}` : ""}`;
}
