import {
  listAllMembers,
  filterMembers,
  type Group,
  type GroupMember,
  listMembersByParty,
  type MemberList as PartyList,
  listMemberOrders,
  NO_MEMBER_FILTER,
  listPartyChoices,
  sortMembers,
  describeCount,
  isMemberFilterSet,
  type MemberView,
} from "@rotunda/core";
import { Button } from "../primitives/button/button.tsx";
import { Headshot } from "../primitives/headshot/headshot.tsx";
import { BookDown } from "../primitives/icon/icon.tsx";
import { VisuallyHidden, useAnnouncement } from "../primitives/live-region/live-region.tsx";
import { Select } from "../primitives/select/select.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { TextField } from "../primitives/text-field/text-field.tsx";
import { RecordHeading } from "../primitives/text-link/text-link.tsx";
import { StarButton, type StarState } from "../profiles/card-controls.tsx";
import { inline, ruled, type } from "../theme/layout.css.ts";
import * as styles from "./groups.css.ts";

export interface GroupMembersProps {
  group: Pick<Group, "members">;
  view: MemberView;
  onViewChange: (view: MemberView) => void;
  getStar?: (member: GroupMember) => StarState;
  getBook?: (list: PartyList) => GroupBook | undefined;
}

/** The members by party, with a filter and a sort order for all lists. Empty lists are hidden. */
export function GroupMembers({ group, view, onViewChange, getStar, getBook }: GroupMembersProps) {
  const everyone = listAllMembers(group);
  const lists = listMembersByParty(group).map((list) => ({
    ...list,
    members: sortMembers(filterMembers(list.members, view), view.order),
    book: getBook?.(list),
  }));
  const shown = lists.reduce((sum, { members }) => sum + members.length, 0);
  return (
    <>
      <MemberFilter members={everyone} shown={shown} {...{ view, onViewChange }} />
      {shown === 0 && <p className={type.none}>No members match.</p>}
      <div className={styles.lists}>
        {lists
          .filter(({ members }) => members.length > 0)
          .map(({ title, members, book }) => (
            <MemberList key={title} title={title} members={members} getStar={getStar} book={book} />
          ))}
      </div>
    </>
  );
}

export interface GroupBook {
  /** The button’s label, with the limit if the group has too many members. */
  label: string;
  isUnavailable: boolean;
  onOpen: () => void;
}

interface GroupBookButtonProps {
  book: GroupBook;
  of?: string;
}

export function GroupBookButton({ book: { label, isUnavailable, onOpen }, of }: GroupBookButtonProps) {
  return (
    <Button
      {...(of === undefined ? { isFullWidth: true } : ({ size: "small", tone: "quiet" } as const))}
      icon={<BookDown size="small" />}
      isUnavailable={isUnavailable}
      onClick={onOpen}
    >
      {label}
      {of !== undefined && <VisuallyHidden> of {of}</VisuallyHidden>}
    </Button>
  );
}

interface MemberFilterProps {
  members: GroupMember[];
  shown: number;
  view: MemberView;
  onViewChange: (view: MemberView) => void;
}

function MemberFilter({ members, shown, view, onViewChange }: MemberFilterProps) {
  const isFiltering = isMemberFilterSet(view);
  const total = describeCount(members.length, "member");
  const count = isFiltering ? `${shown} of ${total}` : total;
  useAnnouncement(count);
  return (
    <search className={styles.filter} aria-label="Members">
      <div className={styles.field}>
        <TextField
          label="Name or position"
          type="search"
          autoComplete="off"
          value={view.text}
          onChange={(text) => onViewChange({ ...view, text })}
        />
      </div>
      <div className={styles.party}>
        <Select
          label="Party"
          options={listPartyChoices(members).map((name) => ({ text: name, value: name }))}
          value={view.party}
          onChange={(party) => onViewChange({ ...view, party })}
        />
      </div>
      <div className={styles.party}>
        <Select
          label="Sort by"
          options={listMemberOrders(members)}
          value={view.order}
          onChange={(order) => onViewChange({ ...view, order })}
        />
      </div>
      {isFiltering && (
        <Button tone="quiet" onClick={() => onViewChange({ ...view, ...NO_MEMBER_FILTER })}>
          Clear
        </Button>
      )}
      <p className={styles.filterCount}>{count}</p>
    </search>
  );
}

interface MemberListProps {
  title: string;
  members: GroupMember[];
  getStar?: (member: GroupMember) => StarState;
  book?: GroupBook;
}

function MemberList({ title, members, getStar, book }: MemberListProps) {
  return (
    <section>
      <div className={styles.memberHead}>
        <h3 className={styles.memberTitle}>
          {title} <span className={type.count}>{members.length}</span>
        </h3>
        {book !== undefined && <GroupBookButton book={book} of={title} />}
      </div>
      <ol className={ruled}>
        {members.map((member, index) => {
          const star = getStar?.(member);
          return (
            <li key={member.briefcaseItemId} className={styles.member}>
              {/* Screen readers get the number from the list. */}
              <span className={styles.rank} aria-hidden="true">
                {index + 1}
              </span>
              <Headshot name={member.preferredNameDisplay} src={member.headshot} size="small" />
              <div className={styles.who}>
                <div className={inline.name}>
                  <RecordHeading level="h4" record={member} />
                  {member.leadershipTitle !== "" && <Tag tone="primary">{member.leadershipTitle}</Tag>}
                </div>
                <p className={type.detail}>{member.positionSummary}</p>
              </div>
              {star !== undefined && (
                <span className={styles.star}>
                  <StarButton name={member.preferredNameDisplay} {...star} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
