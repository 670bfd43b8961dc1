import {
  ACCOUNT_SITES,
  type ChangeKind,
  listChangeTopics,
  listKinds,
  type LoggedChange,
  type RecordType,
  SUBSCRIPTION_MODULES,
} from "@rotunda/core";
import type { ChangeWire } from "@rotunda/core/wire";
import { type Db, findValue } from "../platform/db.ts";
import { createBinder, isPaywalled, type Reader } from "../search/search-items.sql.ts";

export interface ChangesRequest {
  kinds: readonly ChangeKind[];
  state: string;
  record: { id: number; recordType: RecordType } | null;
  /** ISO date; null for all. */
  since: string | null;
  /** 0-based. */
  page: number;
  pageSize: number;
}

export type ChangeRow = Omit<ChangeWire, "parts"> &
  Omit<LoggedChange, "recordType" | "isCorrection"> & { type: RecordType };

const TOPICS = JSON.stringify(
  listChangeTopics().map(({ recordType, topic, kind, impliedBy }) => ({
    record_type: recordType,
    topic,
    kind,
    kind_order: listKinds().indexOf(kind),
    implied_by: impliedBy,
  })),
);

const STATE_CODE = "coalesce(p.state_code, g.state_code, a.state_code, place.code, '')";
const FEDERAL = [SUBSCRIPTION_MODULES.federalPolicymakers, SUBSCRIPTION_MODULES.federalInfluencers].join(",");

export const IS_FEDERAL = `r.subscription_modules && '{${FEDERAL}}'::int[]`;

/** Within a day: offices, then leadership and so on; of each kind federal records first, then by name. */
const ORDER = `v.changed_on desc, v.record_order, v.is_federal desc, v.sort_name, v.owner_type, v.owner_id, v.kind_order, v.id`;

export const isSamePost = (a: string, b: string): string =>
  `${a}.title = ${b}.title and ${a}.title <> ''
    and (${a}.employer_profile_id, ${a}.employer_group_id, ${a}.employer_agency_id)
      is not distinct from (${b}.employer_profile_id, ${b}.employer_group_id, ${b}.employer_agency_id)`;

export const SHOWN_ROWS = `select v.id, v.changed_on as day, v.kind, v.source, v.run_id is null as is_correction, v.event, v.topic,
         v.was, v.became, v.type,
         coalesce(k.title, nullif(o.city, ''), o.type, v.became ->> 'city', v.was ->> 'city', '') as detail,
         coalesce(case when v.type in ('staffer', 'agencyperson') and v.event = 'added' then (
           select min(before.full_name) from changes left_too join contacts before on before.id = left_too.record_id
           where left_too.run_id = v.run_id and left_too.record_type = v.type and left_too.kind = 'left'
             and ${isSamePost("before", "k")} having count(*) = 1) end, '') as predecessor,
         case when v.subject_id is not null then jsonb_build_object(
           'recordType', v.subject_type, 'id', v.subject_id, 'name', v.subject_name) end as subject,
         jsonb_build_object('id', r.record_id, 'record_type', r.record_type,
           'preferred_name_display', r.preferred_name_display, 'position_summary', r.position_summary,
           'headshot', r.headshot, 'is_former', r.is_former) as record
       from page v
       join records r on r.record_type = v.owner_type and r.record_id = v.owner_id
       left join contacts k on v.type in ('staffer', 'agencyperson') and k.id = v.record_id
       left join offices o on v.type = 'profile' and o.profile_id = v.record_id
         and o.source_id = substring(v.fact from
           case when v.topic = 'offices' then '^offices/(.*)$' else '^offices/(.*)/[^/]+$' end)
       order by ${ORDER}`;

export interface ChangesFound {
  /** Number of changes of each kind, including kinds that the request excludes. */
  counts: Partial<Record<ChangeKind, number>>;
  rows: ChangeRow[];
}

export async function listChanges(db: Db, request: ChangesRequest, reader: Reader): Promise<ChangesFound> {
  const { values, bind } = createBinder();
  const [found] = await db.query<ChangesFound>(
    `${buildVisibleChanges(request, reader, bind)}, page as (
       select v.* from visible v
       ${request.kinds.length === 0 ? "" : `where v.kind = any(${bind(request.kinds)}::text[])`}
       order by ${ORDER}
       limit ${bind(request.pageSize)}::int offset ${bind(request.page * request.pageSize)}::int
     ), shown_rows as (${SHOWN_ROWS})
     select (select coalesce(jsonb_object_agg(kind, n), '{}') from (select kind, count(*) as n from visible group by kind) c) as counts,
       (select coalesce(jsonb_agg(to_jsonb(shown_rows)), '[]') from shown_rows) as rows`,
    values,
  );
  return found ?? { counts: {}, rows: [] };
}

/** SQL for terms without the party, because a change of party is listed separately. */
const withoutParty = (terms: string) =>
  `(select jsonb_agg(term - '{party_name,caucus_name,note}'::text[]) from jsonb_array_elements(${terms}) term)`;

/** SQL for the social accounts in a person's links; changes of other links aren't shown. */
const accountsIn = (links: string) =>
  `(select jsonb_object_agg(link ->> 'label', link -> 'url')
    from jsonb_array_elements(case jsonb_typeof(${links}) when 'array' then ${links} end) link
    where link ->> 'label' in (${ACCOUNT_SITES.map((site) => `'${site}'`).join(", ")}))`;

/**
 * A change belongs to a person if it is a membership or about their staff. Omits changes from a source's first import
 * or its first file of former records, facts that another change of the same import includes (the name of a committee
 * also changes the role of its chair), and records outside the reader's subscription.
 */
export function buildVisibleChanges(
  // `after`: SQL for an id; only later changes are returned.
  { state, record, since, after = "" }: Pick<ChangesRequest, "state" | "record" | "since"> & { after?: string },
  { modules }: Reader,
  bind: (value: unknown) => string,
): string {
  const own = bind(modules);
  const conditions = [
    ...(state === "" ? [] : [`${STATE_CODE} = ${bind(state)}`]),
    ...(record === null ? [] : [isAbout(bind(record.recordType), bind(record.id))]),
  ];
  return `with shown as (
      select * from jsonb_to_recordset(${bind(TOPICS)}::text::jsonb)
        t (record_type text, topic text, kind text, kind_order int, implied_by text[])
    ), first_runs as (
      select source, min(id) as id from import_runs where finished_at is not null group by source
    ), logged as materialized (
      select c.*, t.kind as change_kind, t.kind_order,
        case when c.topic <> 'terms' then t.implied_by
          when ${withoutParty("c.was")} is distinct from ${withoutParty("c.became")} then t.implied_by
          else t.implied_by || '{party_id,body.caucuses_with}'::text[] end as implied_by
      from changes c
      join shown t on t.record_type = c.record_type and t.topic = c.topic
      left join first_runs f on f.source = c.source
      where not (c.kind = 'added' and c.run_id is not null and c.run_id <= coalesce(f.id, c.run_id))
        and (c.kind <> 'added' or c.became is distinct from '"former"')
        and (c.topic <> 'body.links' or ${accountsIn("c.was")} is distinct from ${accountsIn("c.became")})
        ${since === null ? "" : `and c.changed_on >= ${bind(since)}::date`}
        ${after === "" ? "" : `and c.id > ${after}`}
    ), visible as materialized (
      select c.id, c.run_id, c.source, c.changed_on, c.kind as event, c.topic, c.fact, c.was, c.became,
        c.record_type as type, c.record_id, c.change_kind as kind, c.kind_order,
        min(c.kind_order) over (partition by c.changed_on, owner.type, owner.id) as record_order, owner.type as owner_type, owner.id as owner_id,
        r.sort_name, ${STATE_CODE} as state_code, ${IS_FEDERAL} as is_federal,
        subject.record_type as subject_type, subject.record_id as subject_id,
        subject.preferred_name_display as subject_name
      from logged c
      left join contacts k on c.record_type in ('staffer', 'agencyperson') and k.id = c.record_id
      left join groups employer on employer.id = k.employer_group_id
      cross join lateral (select
        coalesce(c.member_id, k.employer_profile_id, k.employer_group_id, k.employer_agency_id, c.record_id) as id,
        case when coalesce(c.member_id, k.employer_profile_id) is not null then 'profile'
          when employer.id is not null then employer.kind
          when k.employer_agency_id is not null then 'agency' else c.record_type end as type) owner
      join records r on r.record_type = owner.type and r.record_id = owner.id
      left join records subject on owner.type <> c.record_type
        and subject.record_type = c.record_type and subject.record_id = c.record_id
      left join profiles p on owner.type = 'profile' and p.id = owner.id
      left join groups g on g.kind = owner.type and g.id = owner.id
      left join agencies a on owner.type = 'agency' and a.id = owner.id
      left join districts d on owner.type = 'district' and d.id = owner.id
      left join states place on place.id = d.state_id
      where not ${isPaywalled("r", own)}
        and (owner.type = c.record_type or subject.record_id is not null and not ${isPaywalled("subject", own)})
        and not exists (select from changes o where o.run_id = c.run_id and o.topic = any(c.implied_by)
          and (o.record_type = c.record_type and o.record_id = c.record_id or o.member_id = c.record_id))
        and not (c.topic = 'leadership_role' and exists (select from changes o where o.run_id = c.run_id
          and o.topic = 'long_name' and c.became #>> '{}' = replace(c.was #>> '{}', o.was #>> '{}', o.became #>> '{}')))
        ${conditions.map((condition) => `and ${condition}`).join(" ")}
    )`;
}

/** A committee includes its subcommittees, and both include the changes of their members there. */
const isAbout = (type: string, id: string): string =>
  `(owner.type = ${type} and owner.id = ${id}::int or c.record_type = ${type} and c.record_id = ${id}::int
    or ${type} = 'committee' and exists (select from groups part where part.parent_id = ${id}::int
      and (owner.type = 'committee' and owner.id = part.id or c.record_type = 'committee' and c.record_id = part.id)))`;

/** Empty for a record that the reader may not see. */
export async function findRecordName(
  db: Db,
  { id, recordType }: { id: number; recordType: RecordType },
  { modules }: Reader,
): Promise<string> {
  const name = await findValue<string>(
    db,
    `select preferred_name_display from records r
     where record_type = $1 and record_id = $2 and not ${isPaywalled("r", "$3")}`,
    [recordType, id, modules],
  );
  return name ?? "";
}
