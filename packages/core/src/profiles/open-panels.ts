/** A collapsible section; the id is also its anchor. */
interface Openable {
  id: string;
}

/** Lists the initially expanded sections (PROF-27). */
export function listInitiallyOpen(panels: readonly (Openable & { isOpen: boolean })[]): Set<string> {
  return new Set(panels.filter(({ isOpen }) => isOpen).map(({ id }) => id));
}

export function areAllOpen(panels: readonly Openable[], openIds: ReadonlySet<string>): boolean {
  return panels.every(({ id }) => openIds.has(id));
}

export function setPanel(openIds: ReadonlySet<string>, id: string, isOpen: boolean): Set<string> {
  return new Set(isOpen ? [...openIds, id] : [...openIds].filter((open) => open !== id));
}

/** Collapses all sections if all are expanded, else expands all (PROF-26). */
export function toggleAllPanels(panels: readonly Openable[], openIds: ReadonlySet<string>): Set<string> {
  return new Set(areAllOpen(panels, openIds) ? [] : panels.map(({ id }) => id));
}

export function describePanelsToggle(panels: readonly Openable[], openIds: ReadonlySet<string>): string {
  return areAllOpen(panels, openIds) ? "Collapse all panels" : "Expand all panels";
}
