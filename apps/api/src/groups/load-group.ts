import type { GroupWire } from "@rotunda/adapters-http/wire";
import { findPartyId, PARTIES } from "../directory/parties.ts";
import type { Db } from "../platform/db.ts";
import { listStaffers } from "../profiles/staffers.sql.ts";
import type { Reader } from "../search/search-items.sql.ts";
import { type GroupKind, readGroupRow, type MemberRow, listMemberRows } from "./group.sql.ts";

export type LoadedGroup = { kind: "group"; group: GroupWire } | { kind: "paywalled" };

export async function loadGroup(db: Db, kind: GroupKind, id: number, reader: Reader): Promise<LoadedGroup | null> {
  const row = await readGroupRow(db, kind, id, reader);
  if (!row) return null;
  if (row.is_paywalled) return { kind: "paywalled" };
  const [members, staffers] = await Promise.all([
    listMemberRows(db, id, reader),
    listStaffers(db, { kind: "group", id }, reader),
  ]);
  return {
    kind: "group",
    group: {
      ...row,
      children: row.subcommittees,
      number_of_members: members.length,
      members: membersByParty(members),
      staffers,
      chips: chipsOf(row),
    },
  };
}

function chipsOf({ parent, record_type }: Pick<GroupWire, "parent" | "record_type">): GroupWire["chips"] {
  return parent === null ? [] : [{ text: parent.long_name, record_type, id: parent.id }];
}

const REPUBLICAN = findPartyId("Republican");
const DEMOCRAT = findPartyId("Democrat");

const largerParty = new Map(PARTIES.map(({ id, countsAs }) => [id, countsAs ?? id]));
/** Minnesota's Democratic-Farmer-Labor Party is the Democratic one. */
const partyOf = ({ party_id }: MemberRow) => largerParty.get(party_id ?? 0);

/** Groups members by their own party, not the caucus; minor parties count as independents. */
function membersByParty(members: readonly MemberRow[]): GroupWire["members"] {
  return {
    republican: members.filter((member) => partyOf(member) === REPUBLICAN),
    democratic: members.filter((member) => partyOf(member) === DEMOCRAT),
    independent: members.filter((member) => partyOf(member) !== REPUBLICAN && partyOf(member) !== DEMOCRAT),
  };
}
