import type { HomepageWire, SearchItemWire } from "@rotunda/core/wire";
import { type Db, findRow, listValues } from "../platform/db.ts";
import { type Audience, createBinder, isPaywalled, buildItemColumns, type Reader } from "../search/search-items.sql.ts";

type HomeSettings = Pick<HomepageWire, "featured_profiles_text" | "primary_banner" | "secondary_banner"> & {
  featured_state_id: number | null;
  featured_district_id: number | null;
};

const BANNER = "jsonb_build_object('wide_img', wide_img, 'small_img', small_img, 'url', url)";

/** SQL for the banner of a place on the UTC day $1. */
const buildBanner = (place: "primary" | "secondary") =>
  `(select ${BANNER} from home_banners where place = '${place}'
     and coalesce(starts_on <= $1::date, true) and coalesce(ends_on >= $1::date, true))`;

export const readHomeSettings = (db: Db, now: Date): Promise<HomeSettings | null> =>
  findRow<HomeSettings>(
    db,
    `select coalesce(h.featured_profiles_text, '') as featured_profiles_text,
       h.featured_state_id, h.featured_district_id,
       ${buildBanner("primary")} as primary_banner, ${buildBanner("secondary")} as secondary_banner
     from (select) always left join home_settings h on true`,
    [now.toISOString().slice(0, 10)],
    { name: "home-settings" },
  );

/** Lists the ids of profiles to feature in the editors' order; without a choice, current leaders of chambers. */
export function listFeaturedCandidates(db: Db, { reader, hidePaywalled }: Audience): Promise<number[]> {
  const binder = createBinder();
  const open = hidePaywalled ? `and not (${isPaywalled("r", binder.bind(reader.modules))})` : "";
  return listValues<number>(
    db,
    `with candidates as (
       select profile_id, position from featured_profiles
       union all
       select distinct profile_id, 0 from leadership_roles
       where end_date is null and not exists (select from featured_profiles)
     )
     select c.profile_id from candidates c
     -- One lookup per candidate: there are few of them, which the planner may not know.
     cross join lateral (select * from records
       where record_type = 'profile' and record_id = c.profile_id limit 1) r
     where not r.is_former ${open} order by c.position, c.profile_id`,
    binder.values,
    { name: `featured-candidates-${hidePaywalled}` },
  );
}

export function listProfileItems(db: Db, ids: readonly number[], reader: Reader): Promise<SearchItemWire[]> {
  const binder = createBinder();
  return db.query<SearchItemWire>(
    `select ${buildItemColumns("r", reader, binder)}
     from unnest(${binder.bind(ids)}::int[]) with ordinality wanted (id, place)
     join records r on r.record_type = 'profile' and r.record_id = wanted.id order by wanted.place`,
    binder.values,
    { name: "profile-items" },
  );
}

const LARGEST_GROUPS = 6;

/** Lists groups the reader can open: the editors' choice, by default the largest committees of Congress. */
export function listNoteworthyGroups(db: Db, reader: Reader): Promise<HomepageWire["noteworthy_groups"]> {
  return db.query<HomepageWire["noteworthy_groups"][number]>(
    `with largest as (
       select g.id, g.jurisdiction, row_number() over (order by members desc, g.id)::int as position
       from groups g cross join lateral (select count(*) as members from group_members where group_id = g.id) counted
       where members > 0 and g.kind = 'committee' and g.parent_id is null and g.state_code = '' and g.jurisdiction <> ''
         and not g.is_former and not exists (select from noteworthy_groups)
       order by position limit ${LARGEST_GROUPS}
     ), chosen as (
       select group_id, description, position from noteworthy_groups
       union all
       select id, jurisdiction, position from largest
     )
     select g.id, g.kind as record_type, group_name(g) as name, chosen.description, chosen.position as order
     from chosen
     -- One lookup per group, for the same reason.
     cross join lateral (
       select g.* from groups g join records r on r.record_type = g.kind and r.record_id = g.id
       where g.id = chosen.group_id and not g.is_former and not (${isPaywalled("r", "$1")}) limit 1) g
     order by chosen.position, g.id`,
    [reader.modules],
    { name: "noteworthy-groups" },
  );
}
