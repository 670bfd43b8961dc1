/** The saved search that an address of results names. */
interface OpenedSaved {
  id: number;
  /** Shows only what is new or left. */
  isMarkedOnly: boolean;
}

export function parseOpenedSaved(search: string): OpenedSaved | null {
  const params = new URLSearchParams(search);
  const id = Number(params.get("saved") ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? { id, isMarkedOnly: params.get("only") === "marked" } : null;
}

/** Adds the saved search of the present address to another one of the same directory. */
export function keepSaved(href: string, search: string): string {
  const opened = parseOpenedSaved(search);
  return opened === null ? href : `${href}${href.includes("?") ? "&" : "?"}saved=${opened.id}`;
}
