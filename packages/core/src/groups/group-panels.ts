import { createListPanel, createTextPanel, type RecordPanel } from "../places/record-panels.ts";
import { type Group, listAllMembers, listStafferTables, type StafferTable } from "./members.ts";

export type GroupPanelId =
  | "jurisdiction"
  | "subcommittees"
  | "members"
  | `staffers-${Lowercase<StafferTable["side"]>}`
  | "history";

const STAFFERS = { MAJ: "staffers-maj", MIN: "staffers-min", OTH: "staffers-oth" } as const;

/** Lists the non-empty sections of a group in page order (GRP-01). */
export function listGroupPanels(group: Group): RecordPanel<GroupPanelId>[] {
  return [
    createTextPanel("jurisdiction", "Jurisdiction", group.jurisdiction.trim() !== ""),
    createListPanel("subcommittees", "Subcommittees", group.subcommittees),
    createListPanel("members", "Members", listAllMembers(group)),
    listStafferTables(group).flatMap(({ side, title, staffers }) => createListPanel(STAFFERS[side], title, staffers)),
    createTextPanel("history", "History", group.updatedDate !== null),
  ].flat();
}
