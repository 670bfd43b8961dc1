import type { OfficeWire, ProfileWire } from "@rotunda/core/wire";
import { type Db, findRow } from "../platform/db.ts";
import { isInBriefcase, isPaywalled, type Reader } from "../search/search-items.sql.ts";
import type { SeatRow } from "./profile-committees.ts";
import type { TermRow } from "./profile-terms.ts";

/** Columns with wire names are passed on. */
export type ProfileRow = Pick<
  ProfileWire,
  | "id"
  | "preferred_name_display"
  | "first_name"
  | "middle_name"
  | "last_name"
  | "suffix"
  | "leadership_role"
  | "birth_date"
  | "is_former"
  | "updated_date"
> & {
  source: string;
  party_name: string;
  party_short: string;
  chamber: string;
  chamber_id: number | null;
  state_name: string;
  district_name: string;
  state_id: number | null;
  district_id: number | null;
  body: Partial<ProfileWire>;
};

export const readProfileLock = (
  db: Db,
  id: number,
  reader: Reader,
): Promise<{ is_unlocked: boolean; is_paywalled: boolean } | null> =>
  findRow<{ is_unlocked: boolean; is_paywalled: boolean }>(
    db,
    `select p.is_unlocked, ${isPaywalled("p", "$2")} as is_paywalled from profiles p where p.id = $1`,
    [id, reader.modules],
  );

export const readProfileRow = (db: Db, id: number, reader: Reader): Promise<ProfileRow | null> =>
  findRow<ProfileRow>(
    db,
    `select p.*, contact.id as know_who_id, coalesce(gender.name, '') as gender,
       coalesce(party.name, '') as party_name, coalesce(party.short_code, '') as party_short,
       coalesce(own_chamber.name, chamber.name, '') as chamber, coalesce(state.name, '') as state_name, place.id as state_id,
       coalesce(seat.name, district.name, '') as district_name, seat.id as district_id,
       coalesce(type.name, '') as primary_profile_type,
       ${isInBriefcase("'profile'", "p.id", "$2")} as added_to_briefcase
     from profiles p
     left join contacts contact on contact.profile_id = p.id
     left join lookup_items gender on gender.list = 'genders' and gender.id = p.gender_id
     left join lookup_items party on party.list = 'political_parties' and party.id = p.party_id
     left join lookup_items chamber on chamber.list = 'chambers' and chamber.id = p.chamber_id
     left join chambers own_chamber on own_chamber.state_code = p.state_code and own_chamber.leg_chamber_id = p.chamber_id
     left join lookup_items state on state.list = 'states' and state.short_code = p.state_code
     left join lookup_items district on p.chamber_id = 1 and district.list = 'districts'
       and district.short_code = p.state_code || '-' || p.district
     left join states place on place.code = p.state_code
     left join lateral (select d.id, d.name from districts d
       where d.state_id = place.id and d.leg_chamber_id = p.chamber_id and d.number = p.district
       order by d.is_former, d.id limit 1) seat on true
     left join lookup_items type on type.list = 'profile_types' and type.id = p.profile_type_id
     where p.id = $1`,
    [id, reader.userId],
  );

export const listTermRows = (db: Db, id: number): Promise<TermRow[]> =>
  db.query<TermRow>("select * from terms where profile_id = $1 order by position", [id]);

export const listPostRows = (db: Db, id: number): Promise<ProfileWire["leadership_history"]> =>
  db.query<ProfileWire["leadership_history"][number]>(
    `select title, chamber, coalesce(start_date::text, '') as start, coalesce(end_date::text, '') as "end"
     from leadership_roles where profile_id = $1 order by start_date desc nulls last, position`,
    [id],
  );

export const listOfficeRows = (db: Db, profileId: number): Promise<OfficeWire[]> =>
  db.query<OfficeWire>(
    `select id, type, '' as position_summary, phone, fax, building, room, address1, address2, city,
       state_code as state, zip, hours, latitude, longitude
     from offices where profile_id = $1 order by position, id`,
    [profileId],
  );

export const listSeatRows = (db: Db, profileId: number): Promise<SeatRow[]> =>
  db.query<SeatRow>(
    `select g.id, g.kind, g.parent_id, g.long_name as name, g.category, m.title,
       -- Sources rank the members of each side.
       (select jsonb_build_object('side', m.side, 'of', count(*), 'place', count(*) filter (where peer.rank <= m.rank))
         from group_members peer where peer.group_id = m.group_id and peer.side = m.side and m.rank is not null
         having count(*) > 0) as rank
     from group_members m join groups g on g.id = m.group_id
     where m.profile_id = $1 and not g.is_former order by g.category, g.long_name collate "C", g.id`,
    [profileId],
  );
