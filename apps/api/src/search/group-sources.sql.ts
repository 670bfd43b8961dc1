import { AMPERSAND, COMMITTEE_ACRONYMS } from "@rotunda/core";
import type { RecordFilter } from "./changed-records.sql.ts";
import { IDENTIFIER_MARK } from "./keyword-terms.ts";
import { buildOrderText, buildSubject, GAP } from "./search-facets.sql.ts";

export const IS_GROUP_STATE_SHOWN = "strpos(group_name(g), s.name) > 0";

export const buildGroupPosition = (group: string, parent: string): string => `(case
    when ${parent}.id is not null then 'Subcommittee of the ' || group_name(${parent})
    when ${group}.state_code <> '' then coalesce((
      select case when ${group}.chamber = 'joint' then c.legislature || ', joint' else c.name end from chambers c
      where c.state_code = ${group}.state_code and (${group}.chamber = 'joint' or c.leg_chamber_id = case
        when ${group}.chamber = 'house' then 3 else 4 end)
      limit 1), 'State legislature') || ' committee'
    when ${group}.kind = 'caucus' then coalesce(nullif(${group}.category, ''), 'Congressional caucus')
    when ${group}.chamber = 'house' then 'United States House of Representatives committee'
    when ${group}.chamber = 'senate' then 'United States Senate committee'
    when ${group}.chamber = 'joint' then 'Joint committee of Congress'
    else 'Committee'
  end)`;

const ACRONYMS = `(select string_agg(word, ${GAP}) from (values ${Object.entries(COMMITTEE_ACRONYMS)
  .map(([word, name]) => `('${word}', '${name.replaceAll("'", "''")}')`)
  .join(", ")}) acronym (word, name) where g.state_code = '' and acronym.name = g.long_name)`;

/**
 * First letters of three to five words: "LBB" for the Legislative Budget Board, "DOGE" and "DGE" with and without "on".
 * Of states also with a C, and a J if they are joint: "LFC" is the Legislative Finance Committee, "JCAR" the Joint Committee
 * on Administrative Rules, "JFC" that on Finance.
 */
const INITIALS = `(select string_agg('${IDENTIFIER_MARK}' || initials, ${GAP} order by initials)
  from (values (''), ('(and|for|of|on|the) ')) skipped (words)
  cross join lateral (select regexp_replace(regexp_replace(regexp_replace(
      ${buildSubject("g.long_name")}, ' and related (agencies|programs)$', ''), '\\m' || words, '', 'g'),
    '([a-z])[a-z0-9]* ?', '\\1', 'g') as subject) letters
  cross join lateral (select subject as initials
    union all select subject || 'c' where g.state_code <> ''
    union all select form from unnest(array['jc' || subject, 'j' || subject || 'c']) form
      where g.chamber = 'joint') forms
  where g.kind = 'committee' and initials ~ '^[a-z]{3,5}$')`;

/** Initials of Business and Commerce as "B&C" is read. */
const PAIRS = `(select '${IDENTIFIER_MARK}' || regexp_replace(subject, '^(.)[a-z]* and (.)[a-z]*$', '\\1${AMPERSAND}\\2')
  from (select ${buildSubject("g.long_name")} as subject) about where g.kind = 'committee' and subject ~ '^[a-z]+ and [a-z]+$')`;

/** Ids, addresses and telephone numbers, the latter also without area code, each as the keyword box reads it (keyword.ts). */
export const buildIdentifiers = (ids: string, phone: string): string =>
  `(select string_agg('${IDENTIFIER_MARK}' || word, ${GAP} order by word) from (
      select regexp_replace(regexp_replace(lower(id), '^(ocd-organization/|https?://(www[.])?)', ''), '[^a-z0-9]+', '', 'g')
        from unnest(array[${ids}]) id
      union select right(regexp_replace(${phone}, '[^0-9]+', '', 'g'), digits) from unnest(array[7, 10]) digits
    ) words (word) where word <> '')`;

/** Subcommittees have those of their committee. */
const GROUP_IDENTIFIERS = buildIdentifiers("g.source_id, g.email, g.website_url, g.minority_website_url", "g.phone");

export const buildGroupSources = (among: RecordFilter): string => `
  insert into search_sources
  select 'universal', g.kind, g.id, group_name(g), searchable_text(group_name(g)),
    ${buildGroupPosition("g", "parent")},
    '', '', '', '', '', g.subscription_modules, g.is_former or coalesce(parent.is_former, false), false,
    (case when g.kind = 'caucus' then 45 when g.parent_id is null then 52 else 42 end
      + case when g.state_code = '' and g.kind = 'committee' then 14 when g.state_code = '' then 2 else 0 end
      - case when g.is_former then 30 else 0 end)::smallint, null,
    '{}', jsonb_strip_nulls(jsonb_build_object(${buildOrderText("state", "s.name", IS_GROUP_STATE_SHOWN)})), '{}',
    concat_ws(${GAP}, g.long_name, nullif(g.short_name, g.long_name)),
    concat_ws(${GAP}, array_to_string(g.aliases, ${GAP}), ${ACRONYMS}, ${INITIALS}, ${PAIRS},
      ${GROUP_IDENTIFIERS}),
    concat_ws(${GAP}, group_name(g), ${buildGroupPosition("g", "parent")}, g.category,
      (select legislature from chambers c where c.state_code = g.state_code limit 1)),
    g.jurisdiction
  from groups g left join groups parent on parent.id = g.parent_id left join states s on s.code = g.state_code
  where ${among("group", "g.id")}`;
