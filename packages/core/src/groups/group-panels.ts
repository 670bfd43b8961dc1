import { createPanel, type RecordPanel } from "../places/record-panels.ts";
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
    createPanel("jurisdiction", "Jurisdiction", group.jurisdiction.trim() !== ""),
    createPanel("subcommittees", "Subcommittees", group.subcommittees),
    createPanel("members", "Members", listAllMembers(group)),
    listStafferTables(group).flatMap(({ side, title, staffers }) => createPanel(STAFFERS[side], title, staffers)),
    createPanel("history", "History", group.updatedDate !== null),
  ].flat();
}
