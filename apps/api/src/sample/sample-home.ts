import { insertRows } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import { formatBannerAddress } from "../pictures/picture-seed.ts";
import data from "./content/home.json" with { type: "json" };
import { SAMPLE } from "./sample-rows.ts";

/** Enough for two weeks without repetition. */
const FEATURED_MAX = 60;

export const SAMPLE_GROUPS = data.groups;

/** Fills home of the sample directory without changing existing choices. */
export async function seedSampleHome(db: Db): Promise<void> {
  const { featuredProfilesText, featuredState, featuredDistrict } = data;
  const banners = data.banners.map(({ place, picture, url }) => ({
    place,
    wide_img: formatBannerAddress(picture),
    small_img: formatBannerAddress(`${picture}-small`),
    url,
  }));
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into home_settings (featured_profiles_text, featured_state_id, featured_district_id)
       values ($1, (select id from states where id = $2), (select id from districts where id = $3))
       on conflict do nothing`,
      [featuredProfilesText, featuredState, featuredDistrict],
    );
    await insertRows(tx, "home_banners", banners, "on conflict do nothing");
    // A hash gives a fixed order that mixes parties and offices.
    await tx.query(
      `insert into featured_profiles (profile_id, position)
       select id, row_number() over (order by md5(source_id)) from profiles
       where source = $1 and not is_former and not exists (select from featured_profiles)
         and (chamber_id in (1, 2) and leadership_role <> '' or title ~* '^governor\\M')
       order by md5(source_id) limit ${FEATURED_MAX}`,
      [SAMPLE],
    );
    await tx.query(
      `insert into noteworthy_groups (group_id, description, position)
       select g.id, fresh.description, fresh.position
       from rows from (jsonb_to_recordset($1::text::jsonb) as (name text, description text))
         with ordinality fresh (name, description, position)
       join groups g on g.long_name = fresh.name and g.source = $2
       where not exists (select from noteworthy_groups)`,
      [JSON.stringify(SAMPLE_GROUPS), SAMPLE],
    );
  });
}
