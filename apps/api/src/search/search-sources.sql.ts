// Fills `search_sources`, a temporary table with a row per record: raw text, facets and card. Columns are listed
// explicitly to show what is indexed. A locked record is found only by what its card shows: facets, texts and names not
// on the card are marked hidden; prose, birthdays and ratings always are. A new filter must decide for each kind of
// record whether the card shows it.

import { PROSE_FIELDS } from "@rotunda/core/wire";
import { buildCardHeadshot } from "../pictures/portraits.sql.ts";
import { PARTIES } from "../directory/parties.ts";
import { JOB_LIST } from "../directory/lookups.ts";
import { buildIdentifiers, IS_GROUP_STATE_SHOWN } from "./group-sources.sql.ts";
import { IDENTIFIER_MARK } from "./keyword-terms.ts";
import {
  buildFacet,
  buildConditionalFacet,
  buildDistrictOrder,
  buildDistrictWords,
  buildFacets,
  buildOrderText,
  GAP,
  HIDDEN,
  POST,
  DISTRICT_NAME,
  buildHiddenFacet,
} from "./search-facets.sql.ts";
import type { RecordFilter } from "./changed-records.sql.ts";

/** Stays until the session ends, so that the database can keep the plans of statements that use it. */
export const CREATE_SOURCES = `
  create temporary table if not exists search_sources (
    scope text not null,
    record_type text not null,
    record_id int not null,
    preferred_name_display text not null,
    sort_name text not null,
    position_summary text not null,
    title text not null,
    political_party text not null,
    leadership_role text not null,
    headshot text not null,
    quick_summary text not null,
    subscription_modules int[] not null,
    is_former boolean not null,
    is_unlocked boolean not null,
    importance smallint not null,
    birth_date date,
    facets text[] not null,
    texts jsonb not null,
    ratings jsonb not null,
    -- The name on the card, and the other names.
    names text not null,
    hidden_names text not null,
    head text not null,
    prose text not null
  ) on commit delete rows`;

/** Last name first, then the card's spelling: sorting by other names would reveal them. */
export const buildSortName = (name: string, lastName: string): string =>
  `searchable_text(concat_ws(' ', nullif(${lastName}, ''), ${name}))`;

/** Tests a leader's title, which cards show; sorting by `is_leadership` would reveal it. */
export const buildLeads = (title: string): string =>
  `${title} ~* '^((deputy|vice|acting) )*(chief of staff|staff director|secretary( of .*)?|administrator|director|commissioner|chair(man|woman|person)?|president|comptroller general|attorney general|surgeon general)$'`;

/** Returns the card's name, also with "O’Brien" as two words. */
export const buildCardName = (name: string): string =>
  `concat_ws(${GAP}, ${name}, translate(${name}, '''’.-', '    '))`;

export const buildIsStateShown = (state: string): string =>
  `coalesce(strpos(lower(concat_ws(' ', p.title, p.position_summary)), lower(${state})) > 0, false)`;

export const IS_DISTRICT_SHOWN = `case
  when p.district = 'AL' then p.chamber_id = 1 or p.position_summary ilike '%at-large%'
  when p.district ~ '^[0-9]+$' then p.position_summary ~ ('\\m' || ltrim(p.district, '0') || '(st|nd|rd|th)?\\M')
  else strpos(lower(p.position_summary), lower(p.district)) > 0
end`;

/** The larger party that each party counts as, and its other search words, as SQL rows. */
const LARGER_PARTIES = PARTIES.filter(({ countsAs, search }) => countsAs !== null || search !== "")
  .map(({ id, countsAs, search }) => `(${id}, ${countsAs ?? "null::int"}, '${search.replaceAll("'", "''")}')`)
  .join(", ");

const OFFICE_STATE = buildConditionalFacet("p.is_state_shown", "current_office_state_abbr", "nullif(p.state_code, '')");
const OFFICE_DISTRICT = buildConditionalFacet(
  "p.is_state_shown and p.is_district_shown",
  "current_office_congressional_district",
  "p.congressional_district_id",
);
const OFFICE_PLACES = `${OFFICE_STATE}, ${OFFICE_DISTRICT}`;
const DISTRICT_PARAMETER = `case when p.is_district_shown then 'district' else '${HIDDEN}district' end`;

/** "Speaker Arch" is found as prose, so that a search for speakers prefers those in office. */
const IS_TITLED = "alias ~* '^(speaker|president|leader|senator|sen|representative|rep|governor|gov)\\M'";

/** One row per profile. Religions and the like get ids by name; names without a lookup can't be filtered. */
const buildPeople = (among: RecordFilter): string => `
  with facts as materialized (
    -- Read once: each access to a long body unpacks all of it.
    select p.id as profile_id, f.* from profiles p cross join lateral jsonb_to_record(p.body) f (
      ${PROSE_FIELDS.map((field) => `${field} text`).join(", ")}, education_summary text, work_history text, birthplace text, hometown text, agency text,
      religion text, ethnicity text, country text, home_state text, home_city text, education jsonb,
      key_policy_areas jsonb, industries jsonb, editorial_groups jsonb, agencies jsonb, sig_ratings jsonb, district_places jsonb, state_rank text)
    where ${among("profile", "p.id")}
  ), seats as (
    select m.profile_id,
      array_agg(m.group_id order by m.group_id) filter (where g.kind = 'committee' and not is_shown) as committees,
      array_agg(m.group_id order by m.group_id) filter (where g.kind = 'committee' and is_shown) as shown_committees,
      array_agg(m.group_id order by m.group_id) filter (where g.kind = 'caucus' and not is_shown) as caucuses,
      array_agg(m.group_id order by m.group_id) filter (where g.kind = 'caucus' and is_shown) as shown_caucuses,
      array_agg('${POST}' || post || ':' || m.group_id order by m.group_id) filter (where post is not null) as posts,
      string_agg(concat_ws(' ', m.title, g.long_name), ${GAP} order by m.group_id) as prose
    from group_members m join groups g on g.id = m.group_id join profiles p on p.id = m.profile_id
    cross join lateral (
      select strpos(lower(concat_ws(' ', p.position_summary, p.leadership_role)), lower(g.long_name)) > 0 as is_shown,
        case when m.title ~* '^(co-?)?vice' then 'vice' when m.title ~* '^ranking' then 'ranking'
          when m.title ~* '^(co-?|senior )?(chair|president[ae])' then 'chair' end as post) card
    where ${among("profile", "m.profile_id")}
    group by m.profile_id
  ), wanted as materialized (
    -- Materialized, so that the lists are joined once instead of once per person.
    select f.profile_id, w.parameter, w.list, w.name
    from facts f
    cross join lateral (
      select 'religion' as parameter, 'religions' as list, f.religion as name
      union all select 'ethnicity', 'ethnicities', f.ethnicity
      union all select 'country', 'countries', f.country
      union all select 'state', 'states', f.home_state
      union all select 'degree', 'degrees', e->>'degree' from jsonb_array_elements(f.education) e
      union all select 'key_policy_areas', 'key_policy_areas', v from jsonb_array_elements_text(f.key_policy_areas) v
      union all select 'industry', 'industries', v from jsonb_array_elements_text(f.industries) v
      union all select 'editorial_groups', 'editorial_groups', v from jsonb_array_elements_text(f.editorial_groups) v
      union all select 'agencies', 'agencies', v from jsonb_array_elements_text(f.agencies) v
    ) w
    where w.name is not null
  ), named as (
    select wanted.profile_id,
      array_agg(distinct '${HIDDEN}' || wanted.parameter || ':' || own.id) as facets
    from wanted
    join lookup_items i on i.list = wanted.list and i.name = wanted.name
    -- A filter by a branch of a nested list includes the entries below it.
    cross join lateral (values (i.id), (i.parent_id)) own (id)
    where own.id is not null
    group by wanted.profile_id
  ), rated as (
    select f.profile_id, jsonb_object_agg(i.id, (r->>'rating')::numeric) as ratings
    from facts f
    cross join lateral jsonb_array_elements(f.sig_ratings) r
    join lookup_items i on i.list = 'special_interest_groups' and i.name = r->>'name'
    where r->>'rating' ~ '^[0-9]{1,3}([.][0-9]+)?$'
    group by f.profile_id
  ), entered as (
    -- The present or last office, by its first term, as profiles count seniority.
    select distinct on (profile_id) profile_id, min(start_date) over (partition by profile_id, type) as since
    from terms where ${among("profile", "profile_id")} order by profile_id, coalesce(end_date, 'infinity') desc, start_date desc nulls last
  )
  select p.id, p.preferred_name_display, p.position_summary, p.title, p.leadership_role, ${buildCardHeadshot("p.headshot")} as headshot, p.birth_date,
    p.subscription_modules, p.is_former, p.is_unlocked, p.party_id, p.state_code, p.profile_type_id, p.gender_id, p.chamber_id,
    coalesce(f.quick_summary, '') as quick_summary,
    coalesce(party.name, '') as party_name, larger.id as larger_party_id,
    coalesce(state.name, '') as state_name,
    type.parent_id as profile_type_group_id,
    ${buildIsStateShown("state.name")} as is_state_shown,
    ${IS_DISTRICT_SHOWN} as is_district_shown,
    p.chamber_id is not null or p.title ~* '^governor\\M' as is_office_shown,
    coalesce(p.chamber_id, case when p.title ~* '^governor\\M' then 7 end) as office_id,
    district.id as congressional_district_id,
    -- Spaces around it, so that only whole words match: "5" doesn't find 15.
    case when p.chamber_id in (3, 4) and p.district <> '' then ' ' || searchable_text(p.district) || ' ' end as legislative_district,
    case when p.chamber_id in (3, 4) and p.district ~ '[A-Za-z]{3}' then replace(searchable_text(p.district), ' and ', ' ') end as district_name,
    case when state.name <> '' and p.district <> '' then ${buildDistrictOrder("state.name", "p.chamber_id", "p.district")} end as district_order,
    entered.since,
    seats.committees, seats.shown_committees, seats.caucuses, seats.shown_caucuses, seats.posts,
    coalesce(named.facets, '{}') as named_facets,
    coalesce(rated.ratings, '{}') as ratings,
    case
      when p.chamber_id in (1, 2) then 'congressional'
      when p.chamber_id in (3, 4) then 'state'
      when p.title ~* '^governor\\M' then 'congressional'
    end as contact_scope,
    (case
      -- Not the president of an organization.
      when p.position_summary ~* '^president of the united states\\M' then 97
      when p.position_summary ~* '^vice president of the united states\\M' then 95
      when p.title ~* '^governor\\M' then 80
      when p.chamber_id = 2 then 80
      when p.chamber_id = 1 then 75
      when p.chamber_id in (3, 4) then 50
      when p.state_code <> '' then 55
      else 56
    end + case when p.leadership_role = '' then 0 else 4 end - case when p.is_former then 40 else 0 end)::smallint
      as importance,
    ${buildSortName("p.preferred_name_display", "p.last_name")} as sort_name,
    ${buildCardName("p.preferred_name_display")} as names,
    concat_ws(${GAP}, concat_ws(' ', p.first_name, p.middle_name, p.last_name, p.suffix),
      concat_ws(' ', nullif(p.nickname, ''), p.last_name), array_to_string(array(
        select alias from unnest(p.aliases) alias where not ${IS_TITLED}
      ), ${GAP}), own.identifiers,
      translate(p.last_name, '''’.-', '    '), translate(p.last_name, ' -', '')) as hidden_names,
    concat_ws(${GAP}, p.title, p.position_summary, p.leadership_role, party.name || ' Party', larger.words,
      -- "NIH director"; the card of "Secretary of Labor" names the department without "Department of".
      case when strpos(p.position_summary, regexp_replace(agency.name, '^Department of ', '')) > 0 then agency.abbreviations end,
      case when p.title ~ '^Secretary of the (State|Commonwealth)' then 'Secretary of State' end,
      case when p.chamber_id is null and p.state_code <> '' and p.title !~* '^state' then 'State ' || p.title end,
      -- "Seattle city council", "mayor of New York City"
      case when p.title ~* '^(mayor|((deputy|vice) )?council)' then 'City' end,
      -- "State rep Fong" is an Assembly Member.
      case when p.chamber_id in (1, 2) then 'United States Congress' when p.chamber_id in (3, 4) then 'State legislator' end,
      case when ${buildIsStateShown("state.name")} then concat_ws(${GAP}, chamber.name,
        -- "General Assembly"; "legislature" also means any legislator.
        case when chamber.legislature not like '%Legislature' then chamber.legislature end) end,
      case when p.chamber_id = 1 and p.district = 'AL' then 'At-Large' end, ${buildDistrictWords("p.chamber_id", "p.district")}) as head,
    jsonb_strip_nulls(jsonb_build_object(
      '${HIDDEN}school', nullif(searchable_text((select string_agg(e->>'school_name', ${GAP})
        from jsonb_array_elements(f.education) e)), ''),
      '${HIDDEN}education', nullif(searchable_text(concat_ws(${GAP}, f.education_summary, (
        select string_agg(concat_ws(' ', e->>'degree', e->>'field_of_study', e->>'school_name'), ${GAP})
        from jsonb_array_elements(f.education) e))), ''),
      '${HIDDEN}city', nullif(searchable_text(coalesce(f.home_city, f.hometown)), ''),
      'jobtitle', nullif(searchable_text(p.title), '')
    )) as texts,
    (select ' ' || searchable_text(string_agg(concat_ws(' ', o.room, o.building, o.address1, o.city, o.state_code, left(o.zip, 5)), ${GAP}
      order by o.position, o.id)) from offices o where o.profile_id = p.id) as office_location,
    concat_ws(${GAP}, state.name, seats.prose,
      (select string_agg(o.city || ' office', ${GAP} order by o.id) from offices o
        where o.profile_id = p.id and o.type in ('District Office', 'State Office')),
      ${PROSE_FIELDS.map((field) => `f.${field}`).join(", ")},
      f.education_summary, f.work_history, f.birthplace, f.hometown, f.agency, agency.above,
      array_to_string(array(select alias from unnest(p.aliases) alias where ${IS_TITLED}), ${GAP}),
      case when p.chamber_id = 2 then f.state_rank || ' Senator' end,
      -- "Vance County" isn't the person.
      (select string_agg(place || ' County', ${GAP}) from jsonb_array_elements_text(f.district_places) place)) as prose
  from profiles p
  join facts f on f.profile_id = p.id
  left join chambers chamber on p.chamber_id in (3, 4) and chamber.state_code = p.state_code
    and chamber.leg_chamber_id = p.chamber_id
  left join lookup_items party on party.list = 'political_parties' and party.id = p.party_id
  left join (values ${LARGER_PARTIES}) larger (party_id, id, words) on larger.party_id = p.party_id
  left join lookup_items state on state.list = 'states' and state.short_code = p.state_code
  left join lookup_items type on type.list = 'profile_types' and type.id = p.profile_type_id
  left join lookup_items district on p.chamber_id = 1 and district.list = 'districts'
    and district.short_code = p.state_code || '-' || p.district
  left join (
    select own.name, string_agg(own.abbreviation, ${GAP} order by own.id) as abbreviations,
      string_agg(concat_ws(' ', above.name, above.abbreviation), ${GAP} order by own.id) as above
    from lookup_items own left join lookup_items above on above.list = own.list and above.id = own.parent_id
    where own.list = 'agencies' group by own.name) agency on agency.name = f.agency
  left join seats on seats.profile_id = p.id
  left join named on named.profile_id = p.id
  left join rated on rated.profile_id = p.id
  left join entered on entered.profile_id = p.id
  -- Each is one word as the keyword box reads it (keyword.ts), marked so that names don't begin with it: telephone
  -- numbers, addresses, accounts, ids, and initials of longer names, as in AOC.
  left join lateral (
    select string_agg('${IDENTIFIER_MARK}' || word, ${GAP} order by word) as identifiers from (
      select regexp_replace(lower(id #>> '{}'), '^ocd-person/|[^a-z0-9]+', '', 'g')
        from jsonb_path_query(p.identifiers, 'lax $.keyvalue() ? (@.key like_regex "^(bioguide|fec|govtrack|lis|openstates|opensecrets|wikidata)$").value[*]') id
      union select lower(string_agg(left(part, 1), '')) from regexp_split_to_table(p.first_name || ' ' || p.last_name, '[ -]+') part
        having count(*) > 2
      union select regexp_replace(lower(account), '[^a-z0-9]+', '', 'g') from unnest(array[p.email, p.twitter_username,
        p.instagram_username, regexp_replace(p.website_url, '^https?://(www[.])?', ''),
        substring(p.facebook_url from '[^/]+/*$'), substring(p.youtube from '[^/]+/*$')]) account
      -- With and without the area code.
      union select right(regexp_replace(o.phone, '[^0-9]+', '', 'g'), digits)
        from offices o, unnest(array[7, 10]) digits where o.profile_id = p.id
    ) words (word) where word <> '') own on true
  where ${among("profile", "p.id")}`;

/** Groups of person `p`, which few cards show. */
const buildSeatFacets = (parameter: string, groups: "committees" | "caucuses"): string =>
  `${buildFacets(`p.${groups}`, parameter, buildHiddenFacet)} || ${buildFacets(`p.shown_${groups}`, parameter)}`;

const PERSON_CARD = `p.preferred_name_display, p.sort_name, p.position_summary, p.title, p.party_name,
  p.leadership_role, p.headshot, p.quick_summary`;

const PERSON_ORDERS = [
  buildOrderText("state", "nullif(p.state_name, '')", "p.is_state_shown"),
  buildOrderText("district", "p.district_order", "p.is_state_shown and p.is_district_shown"),
  buildOrderText("seniority", "p.since", "false"),
].join(", ");

const PROFILE_SOURCES = `
  select 'universal', 'profile', p.id, ${PERSON_CARD}, p.subscription_modules, p.is_former, p.is_unlocked,
    p.importance, p.birth_date,
    array_remove(p.named_facets || array[
      ${buildFacet("political_party", "p.party_id")}, ${buildFacet("political_party", "p.larger_party_id")},
      ${OFFICE_PLACES},
      ${buildConditionalFacet("p.is_office_shown", "profile_types", "p.profile_type_id")},
      ${buildConditionalFacet("p.profile_type_group_id = any(p.subscription_modules)", "profile_types", "p.profile_type_group_id")},
      ${buildHiddenFacet("gender", "p.gender_id")},
      -- "Hampden" isn't "Hampden and Hampshire".
      case when p.is_state_shown and p.is_district_shown then '${DISTRICT_NAME}' || p.district_name end
    ] || ${buildSeatFacets("committees", "committees")} || ${buildSeatFacets("caucuses", "caucuses")} || p.posts, null),
    p.texts || jsonb_strip_nulls(jsonb_build_object('${HIDDEN}office_location', p.office_location, ${PERSON_ORDERS})),
    p.ratings, p.names, p.hidden_names, p.head, p.prose
  from search_people p`;

const CONTACT_FACETS = `${buildFacet("party", "p.party_id")}, ${buildFacet("party", "p.larger_party_id")},
      ${buildFacet("type", "c.profile_type_id")},
      ${buildFacet("profile_types", "c.profile_type_id")},
      ${buildFacet("office", "p.office_id")},
      ${buildFacet("political_party", "p.party_id")}, ${buildFacet("political_party", "p.larger_party_id")}`;

const buildPersonSources = (among: RecordFilter): string => `
  select p.contact_scope, 'person', c.id, ${PERSON_CARD}, p.subscription_modules, p.is_former, p.is_unlocked,
    p.importance, p.birth_date,
    array_remove(array[
      ${CONTACT_FACETS},
      ${OFFICE_PLACES},
      ${buildHiddenFacet("gender", "p.gender_id")}
    ] || ${buildSeatFacets("committee", "committees")} || ${buildSeatFacets("committees", "committees")}
      || ${buildSeatFacets("caucus", "caucuses")} || ${buildSeatFacets("caucuses", "caucuses")} || p.posts
      || array(select ${buildHiddenFacet("interest2", "id")} from jsonb_object_keys(p.ratings) id)
      || ${buildFacets("c.job_category_ids", "jobtitle2", buildHiddenFacet)}
      || ${buildFacets("c.focus_area_ids", "interest", buildHiddenFacet)}, null),
    p.texts || jsonb_strip_nulls(jsonb_build_object(
      '${HIDDEN}office_location', p.office_location, ${DISTRICT_PARAMETER}, p.legislative_district,
      ${PERSON_ORDERS})),
    p.ratings, p.names, p.hidden_names, p.head, p.prose
  from contacts c join search_people p on p.id = c.profile_id
  where c.record_type = 'person' and p.contact_scope is not null and ${among("contact", "c.id")}`;

/** The other names of a staffer or an official `c`. */
export const CONTACT_NAMES = `concat_ws(${GAP}, concat_ws(' ', c.first_name, c.last_name), translate(c.last_name, '''’.-', '    '),
      ${buildIdentifiers("c.email", "c.phone")})`;

const buildStaffSources = (among: RecordFilter): string => `
  select coalesce(p.contact_scope, case when c.profile_type_id = 12 then 'state' else 'congressional' end), 'staffer', c.id,
    c.full_name, ${buildSortName("c.full_name", "c.last_name")},
    concat_ws(', ', nullif(c.title, ''), coalesce('Office of ' || p.preferred_name_display, group_name(g))),
    c.title, '', '', '', '',
    own.modules, c.is_former, false,
    (25 + case when ${buildLeads("c.title")} then 10 else 0 end - case when c.is_former then 20 else 0 end)::smallint, null,
    array_remove(array[
      ${CONTACT_FACETS},
      case when p.is_state_shown or employer.is_open then ${OFFICE_STATE} end,
      case when p.is_state_shown and p.is_district_shown or employer.is_open then ${OFFICE_DISTRICT} end,
      ${buildHiddenFacet("majmin", "nullif(c.majmin, '')")},
      ${buildConditionalFacet("p.id is null", "committee", "c.employer_group_id")},
      ${buildConditionalFacet("p.id is null", "committees", "c.employer_group_id")}
    ] || ${buildFacets("c.job_category_ids", "jobtitle2", buildHiddenFacet)}
      || ${buildFacets("c.focus_area_ids", "interest", buildHiddenFacet)}, null),
    jsonb_strip_nulls(jsonb_build_object(
      'jobtitle', nullif(searchable_text(c.title), ''),
      '${HIDDEN}office_location', case when employer.is_open then p.office_location end,
      ${DISTRICT_PARAMETER}, case when p.is_district_shown or employer.is_open then p.legislative_district end,
      ${buildOrderText(
        "state",
        `coalesce(case when p.is_state_shown or employer.is_open then nullif(p.state_name, '') end, s.name)`,
        `p.is_state_shown or ${IS_GROUP_STATE_SHOWN}`,
      )},
      ${buildOrderText(
        "district",
        "case when p.is_state_shown and p.is_district_shown or employer.is_open then p.district_order end",
        "p.is_state_shown and p.is_district_shown",
      )})), '{}',
    ${buildCardName("c.full_name")},
    ${CONTACT_NAMES},
    concat_ws(${GAP}, c.title, p.preferred_name_display, case when p.id is null then group_name(g) end,
      case when p.is_state_shown then p.state_name end),
    concat_ws(${GAP}, g.long_name, case when employer.is_open then p.state_name end,
      (select string_agg(i.name, ${GAP} order by i.position, i.id) from lookup_items i
        where i.list = ${JOB_LIST}
          and i.id = any(c.job_category_ids)),
      (select string_agg(i.name, ${GAP} order by i.position, i.id) from lookup_items i
        where i.list = 'focus_areas' and i.id = any(c.focus_area_ids)))
  from contacts c
  left join search_people p on p.id = c.employer_profile_id
  left join groups g on g.id = c.employer_group_id
  left join states s on s.code = g.state_code
  cross join lateral (
    select case when c.subscription_modules <> '{}' then c.subscription_modules
      else coalesce(p.subscription_modules, g.subscription_modules, '{}') end as modules) own
  -- Whether all readers of the staffer can also read the office holder.
  cross join lateral (
    select p.is_unlocked or p.subscription_modules = '{}'
      or own.modules <> '{}' and own.modules <@ p.subscription_modules as is_open) employer
  where c.record_type = 'staffer' and ${among("contact", "c.id")}`;

export const buildPeopleSources = (among: RecordFilter): string => `
  insert into search_sources
  with search_people as materialized (${buildPeople(among)})
  ${PROFILE_SOURCES} union all ${buildPersonSources(among)} union all ${buildStaffSources(among)}`;
