import type { Group } from "./group.ts";
import { listAllMembers, listStafferTables, type StafferTable } from "./members.ts";

export type GroupPanelId =
  | "jurisdiction"
  | "subcommittees"
  | "members"
  | `staffers-${Lowercase<StafferTable["side"]>}`
  | "history";

/** A section of a committee's or caucus's page; the id is also its anchor. */
interface GroupPanel {
  id: GroupPanelId;
  title: string;
  /** Number of entries, if counted. */
  count: number | null;
}

const STAFFERS = { MAJ: "staffers-maj", MIN: "staffers-min", OTH: "staffers-oth" } as const;

/** Lists the non-empty sections of a group in page order (GRP-01). */
export function listGroupPanels(group: Group): GroupPanel[] {
  const panels: (GroupPanel & { exists: boolean })[] = [
    { id: "jurisdiction", title: "Jurisdiction", count: null, exists: group.jurisdiction.trim() !== "" },
    counted("subcommittees", "Subcommittees", group.subcommittees.length),
    counted("members", "Members", listAllMembers(group).length),
    ...listStafferTables(group).map(({ side, title, staffers }) => counted(STAFFERS[side], title, staffers.length)),
    { id: "history", title: "History", count: null, exists: group.updatedDate !== null },
  ];
  return panels.flatMap(({ exists, ...panel }) => (exists ? [panel] : []));
}

function counted(id: GroupPanelId, title: string, count: number): GroupPanel & { exists: boolean } {
  return { id, title, count, exists: count > 0 };
}
