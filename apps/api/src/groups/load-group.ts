import { compareMemberPlaces } from "@rotunda/core";
import type { GroupMemberWire, GroupWire } from "@rotunda/core/wire";
import { findPartyId, PARTIES } from "../directory/parties.ts";
import { type Db, findRow } from "../platform/db.ts";
import { listStaffers } from "../profiles/staffers.sql.ts";
import { createBinder, isInBriefcase, isPaywalled, buildItemColumns, type Reader } from "../search/search-items.sql.ts";
import { buildGroupPosition } from "../search/group-sources.sql.ts";

type GroupKind = GroupWire["record_type"];

type GroupRow = Omit<GroupWire, "children" | "number_of_members" | "members" | "staffers" | "chips"> & {
  is_paywalled: boolean;
};

/** The first and last Congress of a former committee: ", Congresses 80–93". */
const DURATION = `case when g.is_former then coalesce((
    select ', Congress' || case when count(*) > 1 then 'es ' || min(c) || '–' || max(c) else ' ' || min(c) end
    from unnest(g.congresses) c having count(*) > 0), '') else '' end`;

const readGroupRow = (db: Db, kind: GroupKind, id: number, reader: Reader): Promise<GroupRow | null> =>
  findRow<GroupRow>(
    db,
    `select g.id, g.kind as record_type, g.id || '-' || g.kind as briefcase_item_id, g.short_name, g.long_name,
       ${buildGroupPosition("g", "parent")} || ${DURATION} as position_summary, g.jurisdiction, g.email, g.address, g.phone, g.fax,
       g.website_url, g.minority_website_url, g.links, g.presentation_center_url, g.updated_date, g.subscription_modules,
       ${isPaywalled("card", "$3")} as is_paywalled,
       case when parent.id is not null
         then jsonb_build_object('id', parent.id, 'long_name', parent.long_name) end as parent,
       coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'long_name', s.long_name)
           order by s.long_name collate "C", s.id)
         from groups s where s.parent_id = g.id and not s.is_former), '[]') as subcommittees,
       ${isInBriefcase("g.kind", "g.id", "$4")} as added_to_briefcase
     from groups g
     left join groups parent on parent.id = g.parent_id
     cross join lateral (select g.subscription_modules, false as is_unlocked) card
     where g.id = $1 and g.kind = $2`,
    [id, kind, reader.modules, reader.userId],
  );

type MemberRow = GroupMemberWire & { party_id: number | null };

/** Lists current members by seniority within each side; unranked members last, chairs first, by name. */
async function listMemberRows(db: Db, id: number, reader: Reader): Promise<MemberRow[]> {
  const binder = createBinder();
  const rows = await db.query<MemberRow>(
    `select ${buildItemColumns("r", reader, binder)}, m.title as leadership_title, m.rank, m.side, p.party_id
     from group_members m
     join profiles p on p.id = m.profile_id
     join records r on r.record_type = 'profile' and r.record_id = p.id
     where m.group_id = ${binder.bind(id)} and not p.is_former
     order by m.rank nulls last, m.side, r.sort_name, r.record_id`,
    binder.values,
  );
  return sortGroupMembers(rows);
}

/** Sorts members by their place; ties keep their order. */
export const sortGroupMembers = <Member extends { rank: number | null; leadership_title: string }>(
  members: readonly Member[],
): Member[] => {
  const placeOf = ({ rank, leadership_title: title }: Member) => ({ rank, title });
  return members.toSorted((a, b) => compareMemberPlaces(placeOf(a), placeOf(b)));
};

export async function loadGroup(
  db: Db,
  kind: GroupKind,
  id: number,
  reader: Reader,
): Promise<GroupWire | "paywalled" | null> {
  const row = await readGroupRow(db, kind, id, reader);
  if (!row) return null;
  if (row.is_paywalled) return "paywalled";
  const [members, staffers] = await Promise.all([
    listMemberRows(db, id, reader),
    listStaffers(db, { kind: "group", id }, reader),
  ]);
  return {
    ...row,
    children: row.subcommittees,
    number_of_members: members.length,
    members: groupMembersByParty(members),
    staffers,
    chips: row.parent ? [{ text: row.parent.long_name, record_type: kind, id: row.parent.id }] : [],
  };
}

const REPUBLICAN = findPartyId("Republican");
const DEMOCRAT = findPartyId("Democrat");

const largerParty = new Map(PARTIES.map(({ id, countsAs }) => [id, countsAs ?? id]));
/** Minnesota's Democratic-Farmer-Labor Party is the Democratic one. */
const findLargerParty = ({ party_id }: MemberRow) => largerParty.get(party_id ?? 0);

/** Groups members by their own party, not the caucus; minor parties count as independents. */
function groupMembersByParty(members: readonly MemberRow[]): GroupWire["members"] {
  return {
    republican: members.filter((member) => findLargerParty(member) === REPUBLICAN),
    democratic: members.filter((member) => findLargerParty(member) === DEMOCRAT),
    independent: members.filter(
      (member) => findLargerParty(member) !== REPUBLICAN && findLargerParty(member) !== DEMOCRAT,
    ),
  };
}
