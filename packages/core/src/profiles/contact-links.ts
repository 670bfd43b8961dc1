/** Returns a mailto link if the text contains "@" (PROF-21), else null. */
export function buildEmailHref(text: string): string | null {
  const address = text.trim();
  return address.includes("@") ? `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}` : null;
}

const EXTENSION = /(?:x|ext\.?)\s*(\d+)\s*$/i;

/** Returns a tel link for a US or international number, else null. */
export function buildPhoneHref(text: string): string | null {
  const number = text.replace(EXTENSION, "").trim();
  if (!/^\+?[\d\s().-]+$/.test(number)) return null;
  const digits = number.replace(/\D/g, "");
  const isInternational = number.startsWith("+") || /^1\d{10}$/.test(digits);
  // A country code begins with 1 to 9, and a whole number has at most 15 digits (E.164).
  if (!(isInternational ? /^[1-9]\d{7,14}$/ : /^\d{10}$/).test(digits)) return null;
  const extension = EXTENSION.exec(text)?.[1];
  return `tel:+${isInternational ? "" : "1"}${digits}${extension === undefined ? "" : `;ext=${extension}`}`;
}

/** Formats a US number, "(202) 555-0160 ext. 4"; others are returned unchanged. */
export function formatPhone(text: string): string {
  const digits = buildPhoneHref(text)?.match(/tel:\+1(\d{3})(\d{3})(\d{4})(?:;ext=(\d+))?$/);
  if (!digits) return text;
  const [, area, exchange, line, extension] = digits;
  return `(${area}) ${exchange}-${line}${extension === undefined ? "" : ` ext. ${extension}`}`;
}
