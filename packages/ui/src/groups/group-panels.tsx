import {
  type Group,
  type GroupMember,
  type GroupPanelId,
  listGroupPanels,
  type MemberList,
  listStafferTables,
  type GroupReference,
} from "@rotunda/core";
import type { ReactNode } from "react";
import { NamedLink } from "../primitives/text-link/text-link.tsx";
import { HistoryPanel } from "../profiles/panels/history-panel.tsx";
import { StaffersTable } from "../profiles/panels/staffers-table.tsx";
import { type OpenPanels, PanelStack } from "../profiles/panel-stack.tsx";
import { type, target } from "../theme/layout.css.ts";
import { type GroupBook, GroupMembers } from "./group-members.tsx";
import type { StarState } from "../profiles/card-controls.tsx";
import * as styles from "./groups.css.ts";

export interface GroupPanelsProps extends OpenPanels {
  group: Group;
  getStar?: (member: GroupMember) => StarState;
  getBook?: (list: MemberList) => GroupBook | undefined;
}

export function GroupPanels({ group, getStar, getBook, ...open }: GroupPanelsProps) {
  return (
    <PanelStack panels={listGroupPanels(group)} updatedDate={group.updatedDate} {...open}>
      {({ id }) => renderPanel(id, group, { getStar, getBook })}
    </PanelStack>
  );
}

function renderPanel(
  id: GroupPanelId,
  group: Group,
  members: Pick<GroupPanelsProps, "getStar" | "getBook">,
): ReactNode {
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
