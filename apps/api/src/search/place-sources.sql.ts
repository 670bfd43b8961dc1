import { STATE_ABBREVIATIONS } from "@rotunda/core";
import {
  buildDistrictOrder,
  buildDistrictWords,
  buildFacet,
  buildFacets,
  buildOrderText,
  GAP,
  HIDDEN,
  buildHiddenFacet,
} from "./search-facets.sql.ts";
import usualNames from "../directory/agency-names.json" with { type: "json" };
import type { RecordFilter } from "./changed-records.sql.ts";
import { buildIdentifiers } from "./group-sources.sql.ts";
import { buildLeads, buildCardName, buildSortName, CONTACT_NAMES } from "./search-sources.sql.ts";

/** Each agency with its ancestors: a search for a department includes its bureaus. */
const buildAgencies = (among: RecordFilter): string => `
  with recursive above as (
    select id, id as ancestor, parent_id, 0 as height from agencies where ${among("agency", "id")}
    union all
    select above.id, parent.id, parent.parent_id, height + 1 from above join agencies parent on parent.id = above.parent_id
  )
  select above.id, array_agg(a.id order by height) as ancestors,
    string_agg(concat_ws(' ', a.name, a.short_name), ${GAP} order by height) as names
  from above join agencies a on a.id = above.ancestor
  group by above.id`;

/** A selected agency includes its descendants. */
const buildAgencyFacets = (ancestors: string): string =>
  ["agencies", "topagency", "topagency2"].map((parameter) => buildFacets(ancestors, parameter)).join(" || ");

const USUAL_NAMES = `(select string_agg(usual, ${GAP} order by usual) from (values ${Object.entries(usualNames)
  .map(([usual, name]) => `('${usual}', '${name}')`)
  .join(", ")}) named (usual, name) where named.name = a.name)`;

const buildOwnAgencySources = (among: RecordFilter): string => `
  select 'universal', 'agency', a.id, a.name, searchable_text(a.agency_full),
    case a.kind
      when 'department' then 'Cabinet department'
      when 'independent' then 'Independent agency'
      when 'executive-office' then 'Offices that serve the President'
      else 'Part of the ' || coalesce(parent.agency_full, 'federal government')
    end,
    '', '', '', a.logo, '', a.subscription_modules, a.is_former, false,
    (case when a.parent_id is null then 58 else 44 end - case when a.is_former then 30 else 0 end)::smallint, null::date,
    ${buildFacets("s.ancestors", "agencies")}, '{}'::jsonb, '{}'::jsonb,
    concat_ws(${GAP}, a.name, a.short_name), coalesce(${buildIdentifiers("a.email, a.website", "a.phone")}, ''),
    concat_ws(${GAP}, 'United States ' || a.agency_full, s.names, ${USUAL_NAMES}),
    concat_ws(${GAP}, a.city, a.role)
  from agencies a join search_agencies s on s.id = a.id left join agencies parent on parent.id = a.parent_id
  where ${among("agency", "a.id")}`;

const STATE_ABBREVIATION = `case s.code ${Object.entries(STATE_ABBREVIATIONS)
  .map(([code, abbreviations]) => `when '${code}' then '${abbreviations.join(" ")}'`)
  .join(" ")} end`;

export const buildStateSources = (among: RecordFilter): string => `
  insert into search_sources
  select 'universal', 'state', s.id, s.name, searchable_text(s.name),
    case s.kind when 'state' then 'State' when 'district' then 'Federal district' else 'Territory' end ||
      case when s.capital = '' or s.kind = 'district' then '' else ', capital ' || s.capital end,
    '', '', '', '', '', '{}', false, false, 70, null,
    '{}', jsonb_build_object(${buildOrderText("state", "s.name", "true")}), '{}',
    concat_ws(${GAP}, s.name, s.code), concat_ws(${GAP}, 'State of ' || s.name,
      case when s.code = any('{KY,MA,MP,PA,PR,VA}') then 'Commonwealth of ' || s.name end, ${STATE_ABBREVIATION}), concat_ws(${GAP}, s.name, s.code, s.capital), s.narrative
  from states s where ${among("state", "s.id")}`;

/** State and county are in the head, not the names: "Washington" should list the state before its districts. */
export const buildDistrictSources = (among: RecordFilter): string => `
  insert into search_sources
  select 'universal', 'district', d.id, d.name,
    searchable_text(concat_ws(' ', s.name, c.name, lpad(coalesce(substring(d.number from '[0-9]+'), ''), 3, '0'), d.number)),
    case when d.leg_chamber_id = 1 then 'Congressional district' else 'District of the ' || coalesce(c.name, s.name) end,
    '', '', '', '', '', '{}', d.is_former, false,
    (case when d.leg_chamber_id = 1 then 42 else 30 end - case when d.is_former then 20 else 0 end)::smallint, null,
    '{}', jsonb_build_object(${buildOrderText("state", "s.name", "true")},
      ${buildOrderText("district", buildDistrictOrder("s.name", "d.leg_chamber_id", "d.number"), "true")}), '{}',
    case when d.leg_chamber_id = 1 then concat_ws(' ', s.code, d.number) else '' end, '',
    concat_ws(${GAP}, d.name, c.name, s.name, s.code, ${buildDistrictWords("d.leg_chamber_id", "d.number")},
      case when d.leg_chamber_id = 1 then 'Congressional district' else concat_ws(${GAP}, 'State district', 'Legislative district') end), ''
  from districts d
  join states s on s.id = d.state_id
  left join chambers c on c.leg_chamber_id = d.leg_chamber_id
    and c.state_code = case when d.leg_chamber_id in (1, 2) then '' else s.code end
  where ${among("district", "d.id")}`;

const buildAgencyPeopleSources = (among: RecordFilter): string => `
  select 'federal', 'agencyperson', c.id,
    c.full_name, ${buildSortName("c.full_name", "c.last_name")},
    concat_ws(', ', nullif(c.title, ''), a.agency_full), c.title, '', '', '', '',
    case when c.subscription_modules <> '{}' then c.subscription_modules else coalesce(a.subscription_modules, '{}') end,
    c.is_former, false,
    (25 + case when ${buildLeads("c.title")} then case when a.parent_id is null then 20 else 10 end else 0 end
      - case when c.is_former then 20 else 0 end)::smallint, null,
    array_remove(array[
      ${buildHiddenFacet("appointment", "c.appointment_id")},
      ${buildHiddenFacet("appointment2", "c.appointment_id")},
      ${buildFacet("type", "c.profile_type_id")},
      ${buildFacet("profile_types", "c.profile_type_id")},
      ${buildHiddenFacet("state", "office.id")}
    ] || ${buildAgencyFacets("s.ancestors")}
      || ${buildFacets("c.job_category_ids", "jobtitle2", buildHiddenFacet)}
      || ${buildFacets("c.focus_area_ids", "interest", buildHiddenFacet)}, null),
    jsonb_strip_nulls(jsonb_build_object(
      'jobtitle', nullif(searchable_text(c.title), ''),
      'agency', nullif(searchable_text(s.names), ''),
      '${HIDDEN}city', nullif(searchable_text(c.office_city), ''),
      ${buildOrderText("state", "office.name", "false")})), '{}',
    ${buildCardName("c.full_name")},
    ${CONTACT_NAMES},
    concat_ws(${GAP}, c.title, s.names),
    concat_ws(${GAP}, c.office_city, office.name, appointment.name, jobs.names, areas.names)
  from contacts c
  left join agencies a on a.id = c.employer_agency_id
  left join search_agencies s on s.id = c.employer_agency_id
  left join lookup_items office on office.list = 'states' and office.short_code = c.office_state_code
  left join lookup_items appointment on appointment.list = 'appointments' and appointment.id = c.appointment_id
  left join lateral (select string_agg(i.name, ${GAP} order by i.position, i.id) as names from lookup_items i
    where i.list = 'job_categories_federal' and i.id = any(c.job_category_ids)) jobs on true
  left join lateral (select string_agg(i.name, ${GAP} order by i.position, i.id) as names from lookup_items i
    where i.list = 'focus_areas' and i.id = any(c.focus_area_ids)) areas on true
  where c.record_type = 'agencyperson' and ${among("contact", "c.id")}`;

export const buildAgencySources = (among: RecordFilter): string => `
  insert into search_sources
  with search_agencies as materialized (${buildAgencies(among)})
  ${buildOwnAgencySources(among)} union all ${buildAgencyPeopleSources(among)}`;
