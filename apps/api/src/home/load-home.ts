import type { HomepageWire } from "@rotunda/core/wire";
import { chooseFeatured, countFeaturedProfiles } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import type { Audience } from "../search/search-items.sql.ts";
import { listFeaturedCandidates, readHomeSettings, listNoteworthyGroups, listProfileItems } from "./home.sql.ts";
import { loadFeaturedDistrict, loadFeaturedState } from "./load-featured-places.ts";
import { listRecentProfiles } from "./recent-profiles.sql.ts";

const FEATURED_TEXT = "Leaders now in office, others every day.";

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
