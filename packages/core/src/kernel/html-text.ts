/** Returns whether HTML has text besides tags and blanks. */
export function hasText(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;|&#160;|\s/g, "") !== "";
}

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " }),
);

/** Converts HTML to plain text on one line; never parse the result as HTML. */
export function toPlainText(html: string): string {
  return html
    .replace(/<\/?(?:a|abbr|b|cite|code|em|i|q|s|small|span|strong|sub|sup|u)\b[^>]*>/gi, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(#\d{1,6}|[a-z]+);/g, (whole, name: string) => decodeEntity(name) ?? whole)
    .replace(/\s+/g, " ")
    .trim();
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith("#")) return ENTITIES.get(name);
  const code = Number(name.slice(1));
  return code > 0 ? String.fromCodePoint(code) : undefined;
}
