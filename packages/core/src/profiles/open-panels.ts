/** A section that can be opened; its id is also its address on the page. */
interface Openable {
  id: string;
}

/** The sections that are open when a page is first shown (PROF-27). */
export function listInitiallyOpen(panels: readonly (Openable & { isOpen: boolean })[]): Set<string> {
  return new Set(panels.filter(({ isOpen }) => isOpen).map(({ id }) => id));
}

export function areAllOpen(panels: readonly Openable[], openIds: ReadonlySet<string>): boolean {
  return panels.every(({ id }) => openIds.has(id));
}

/** The open sections after a reader opened or closed one. */
export function setPanel(openIds: ReadonlySet<string>, id: string, isOpen: boolean): Set<string> {
  return new Set(isOpen ? [...openIds, id] : [...openIds].filter((open) => open !== id));
}

/** The one toggle of all sections: it closes them when all are open, and opens the rest otherwise (PROF-26). */
export function toggleAllPanels(panels: readonly Openable[], openIds: ReadonlySet<string>): Set<string> {
  return new Set(areAllOpen(panels, openIds) ? [] : panels.map(({ id }) => id));
}

export function describePanelsToggle(panels: readonly Openable[], openIds: ReadonlySet<string>): string {
  return areAllOpen(panels, openIds) ? "Collapse all panels" : "Expand all panels";
}
