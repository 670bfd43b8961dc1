import type { Db } from "../platform/db.ts";
import { formatBannerAddress } from "../pictures/picture-seed.ts";
import data from "./content/home.json" with { type: "json" };
import { SAMPLE } from "./sample-rows.ts";

const NEBRASKA = 31;
/** The 2nd of its three districts, which votes for itself in presidential elections. */
const OMAHA = 3102;
/** Enough for two weeks without anybody twice. */
const FEATURED_MOST = 60;

/** By their public names, and why a reader may want them. */
export const SAMPLE_GROUPS = data.groups;

/** Fills home of the sample directory. Existing choices stay. */
export async function seedSampleHome(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into home_settings (featured_profiles_text, featured_state_id, featured_district_id)
       values ($1, (select id from states where id = $2), (select id from districts where id = $3))
       on conflict do nothing`,
      [data.featuredProfilesText, NEBRASKA, OMAHA],
    );
    await tx.query(
      `insert into home_banners (place, wide_img, small_img, url)
       select place, wide_img, small_img, url
       from jsonb_to_recordset($1::text::jsonb) as fresh (place text, wide_img text, small_img text, url text)
       on conflict do nothing`,
      [
        JSON.stringify(
          data.banners.map(({ place, picture, url }) => ({
            place,
            wide_img: formatBannerAddress(picture),
            small_img: formatBannerAddress(`${picture}-small`),
            url,
          })),
        ),
      ],
    );
    // In an order that mixes parties and offices and is the same every time.
    await tx.query(
      `insert into featured_profiles (profile_id, position)
       select id, row_number() over (order by md5(source_id)) from (
         select p.id, p.source_id from profiles p
         where p.source = $1 and not p.is_former
           and (p.chamber_id in (1, 2) and p.leadership_role <> '' or p.title ~* '^governor\\M')
           and not exists (select from featured_profiles)
         order by md5(p.source_id) limit ${FEATURED_MOST}) chosen`,
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
