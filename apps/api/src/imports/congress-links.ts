import rows from "./congress-links.json" with { type: "json" };

export interface Link {
  label: string;
  url: string;
}

/** `url`: "{}" is the place of an identifier; `isAccount`: the row comes from the file of accounts. */
const LINKS: readonly { id: string; label: string; url: string; isAccount?: boolean }[] = rows;

const ACCOUNTS = new Set(LINKS.filter(({ isAccount }) => isAccount).map(({ label }) => label));

export const isAccountLink = ({ label }: Link): boolean => ACCOUNTS.has(label);

/** Lists the pages that identifiers lead to; several of a kind have the identifier in their label. */
export function linksOf(facts: Readonly<Record<string, unknown>>): Link[] {
  const links: Link[] = [];
  for (const { id, label, url } of LINKS) {
    const fact = facts[id];
    if (fact === undefined) continue;
    for (const value of [fact].flat().map(String)) {
      const found = url.replace("{}", () => (url === "{}" ? value : pathOf(value)));
      if (/^https?:/u.test(found))
        links.push({ label: Array.isArray(fact) && fact.length > 1 ? `${label} (${value})` : label, url: found });
    }
  }
  return links;
}

const pathOf = (value: string): string => encodeURIComponent(value.replace(/^@/u, "").replaceAll(" ", "_"));
