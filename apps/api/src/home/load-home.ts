import type { FeaturedDistrictWire, FeaturedStateWire, HomepageWire } from "@rotunda/core/wire";
import { chooseFeatured, countFeaturedProfiles } from "@rotunda/core";
import { type Db, findRow } from "../platform/db.ts";
import type { Audience, Reader } from "../search/search-items.sql.ts";
import { listFeaturedCandidates, listNoteworthyGroups, listProfileItems, readHomeSettings } from "./home.sql.ts";
import { listRecentProfiles } from "./recent-profiles.sql.ts";
import { listRepresentativeRows, readDistrictRow } from "../places/district.sql.ts";
import { IS_CHIEF, listChamberRows } from "../places/state.sql.ts";

const FEATURED_TEXT = "Leaders now in office, with a new selection every day.";

export async function loadHome(db: Db, audience: Audience, now: Date): Promise<HomepageWire> {
  const { reader } = audience;
  const [settings, candidates, recent, groups] = await Promise.all([
    readHomeSettings(db, now),
    listFeaturedCandidates(db, audience),
    reader.userId === null ? [] : listRecentProfiles(db, reader.userId, reader),
    listNoteworthyGroups(db, reader),
  ]);
  const { featured_state_id = null, featured_district_id = null } = settings ?? {};
  const [featured_state, featured_district] = await Promise.all([
    featured_state_id === null ? null : loadFeaturedState(db, featured_state_id, reader),
    featured_district_id === null ? null : loadFeaturedDistrict(db, featured_district_id, reader),
  ]);
  const count = countFeaturedProfiles({ featuredState: featured_state, featuredDistrict: featured_district });
  return {
    featured_profiles: await listProfileItems(db, chooseFeatured(candidates, now, count), reader),
    featured_profiles_text: settings?.featured_profiles_text || FEATURED_TEXT,
    featured_state,
    featured_district,
    recent_profiles: recent,
    noteworthy_groups: groups,
    primary_banner: settings?.primary_banner ?? null,
    secondary_banner: settings?.secondary_banner ?? null,
  };
}

async function loadFeaturedState(db: Db, id: number, reader: Reader): Promise<FeaturedStateWire | null> {
  const row = await readFeaturedStateRow(db, id);
  if (!row) return null;
  const { governor_id, ...state } = row;
  const [governors, chambers, parties] = await Promise.all([
    governor_id === null ? [] : listProfileItems(db, [governor_id], reader),
    listChamberRows(db, state),
    listPartyRows(db, state.short_code),
  ]);
  return {
    ...state,
    governor: governors[0] ?? null,
    // If no member of the chamber is known, it wasn't imported: its seats must not be shown as vacant.
    chambers: chambers.flatMap(({ leg_chamber_id, name, seats }) => {
      const held = parties.filter((one) => one.leg_chamber_id === leg_chamber_id);
      return held.length === 0
        ? []
        : [{ leg_chamber_id, name, seats, parties: held.map(({ party, count }) => ({ party, count })) }];
    }),
  };
}

async function loadFeaturedDistrict(db: Db, id: number, reader: Reader): Promise<FeaturedDistrictWire | null> {
  const row = await readDistrictRow(db, id, reader);
  if (!row) return null;
  const { name, view_box, outline, state } = row;
  return {
    id,
    name,
    view_box,
    outline,
    state: { id: state.id, name: state.name },
    representatives: await listRepresentativeRows(db, row, reader),
  };
}

type StateRow = Pick<FeaturedStateWire, "id" | "name" | "short_code" | "view_box" | "outline"> & {
  governor_id: number | null;
};

const readFeaturedStateRow = (db: Db, id: number): Promise<StateRow | null> =>
  findRow<StateRow>(
    db,
    `select s.id, s.name, s.code as short_code, s.view_box, s.outline,
       (select p.id from profiles p
         where p.state_code = s.code and not p.is_former and ${IS_CHIEF}
         order by p.id limit 1) as governor_id
     from states s where s.id = $1`,
    [id],
    { name: "featured-state" },
  );

const listPartyRows = (db: Db, stateCode: string) =>
  db.query<{ leg_chamber_id: number; party: string; count: number }>(
    `select p.chamber_id as leg_chamber_id, r.political_party as party, count(*)::int as count
     from profiles p join records r on r.record_type = 'profile' and r.record_id = p.id
     where p.state_code = $1 and not p.is_former and p.chamber_id is not null
     group by p.chamber_id, r.political_party order by p.chamber_id, r.political_party`,
    [stateCode],
    { name: "state-parties" },
  );
