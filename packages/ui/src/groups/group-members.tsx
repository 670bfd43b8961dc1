import {
  listAllMembers,
  filterMembers,
  type Group,
  type GroupMember,
  type MemberList as PartyList,
  listMembersByParty,
  type MemberOrder,
  listMemberOrders,
  NO_MEMBER_FILTER,
  listPartyChoices,
  sortMembers,
} from "@rotunda/core";
import { useState } from "react";
import { NoInformation } from "../profiles/panels/text-panel.tsx";
import type { GroupBook } from "./group-book-button.tsx";
import { MemberFilter } from "./member-filter.tsx";
import { MemberList, type MemberStar } from "./member-list.tsx";
import * as styles from "./groups.css.ts";

export interface GroupMembersProps {
  group: Pick<Group, "members">;
  starOf?: (member: GroupMember) => MemberStar;
  bookOf?: (list: PartyList) => GroupBook | undefined;
}

/** The members by party, with a filter and a sort order for all lists. Empty lists are hidden. */
export function GroupMembers({ group, starOf, bookOf }: GroupMembersProps) {
  const [filter, setFilter] = useState(NO_MEMBER_FILTER);
  const [order, setOrder] = useState<MemberOrder>("listed");
  const everyone = listAllMembers(group);
  if (everyone.length === 0) return <NoInformation />;

  const lists = listMembersByParty(group).map((list) => ({
    ...list,
    members: sortMembers(filterMembers(list.members, filter), order),
    book: bookOf?.(list),
  }));
  const shown = lists.reduce((sum, { members }) => sum + members.length, 0);
  return (
    <>
      <MemberFilter
        filter={filter}
        parties={listPartyChoices(everyone)}
        shown={shown}
        total={everyone.length}
        onChange={setFilter}
        order={order}
        orders={listMemberOrders(everyone)}
        onOrder={setOrder}
      />
      {shown === 0 && <p className={styles.none}>No members match.</p>}
      <div className={styles.lists}>
        {lists
          .filter(({ members }) => members.length > 0)
          .map(({ party, title, members, book }) => (
            <MemberList key={party} title={title} members={members} starOf={starOf} book={book} />
          ))}
      </div>
    </>
  );
}
