import { type Group, type GroupPanelId, listGroupPanels, listStafferTables, type GroupReference } from "@rotunda/core";
import type { ReactNode } from "react";
import { NamedLink } from "../primitives/text-link/text-link.tsx";
import { HistoryPanel } from "../profiles/panels/history-panel.tsx";
import { StaffersTable } from "../profiles/panels/staffers-table.tsx";
import { type OpenPanels, PanelStack } from "../profiles/panel-stack.tsx";
import { type, target } from "../theme/layout.css.ts";
import { GroupMembers, type GroupMembersProps } from "./group-members.tsx";
import * as styles from "./groups.css.ts";

export interface GroupPanelsProps extends OpenPanels {
  group: Group;
  members: Omit<GroupMembersProps, "group">;
}

export function GroupPanels({ group, members, ...open }: GroupPanelsProps) {
  return (
    <PanelStack panels={listGroupPanels(group)} updatedDate={group.updatedDate} {...open}>
      {({ id }) => renderPanel(id, group, members)}
    </PanelStack>
  );
}

function renderPanel(id: GroupPanelId, group: Group, members: GroupPanelsProps["members"]): ReactNode {
  if (id === "jurisdiction") return <p className={type.prose}>{group.jurisdiction}</p>;
  if (id === "subcommittees") return <SubcommitteeList subcommittees={group.subcommittees} />;
  if (id === "members") return <GroupMembers group={group} {...members} />;
  if (id === "history") return <HistoryPanel profile={{ updatedDate: group.updatedDate }} />;
  const table = listStafferTables(group).find(({ side }) => id === `staffers-${side.toLowerCase()}`);
  return (
    table && (
      <StaffersTable staffers={table.staffers} caption={`${table.title} of ${group.longName}`} hasSides={false} />
    )
  );
}

function SubcommitteeList({ subcommittees }: { subcommittees: GroupReference[] }) {
  return (
    <ul className={`${type.nameSmall} ${target}`}>
      {subcommittees.map(({ id, longName }) => (
        <li key={id} className={styles.subgroup}>
          <NamedLink look="name" kind="committee" id={id} name={longName} />
        </li>
      ))}
    </ul>
  );
}
