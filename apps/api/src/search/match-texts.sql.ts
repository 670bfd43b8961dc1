import { PROSE_FIELDS } from "@rotunda/core/wire";
import type { RecordFilter } from "./changed-records.sql.ts";

/** Separates texts in one value, which is much faster to read than an array. */
export const SEPARATOR = "\u001f";
const SQL_SEPARATOR = "E'\\x1f'";

const FIELDS = ["education_summary", "birthplace", "hometown", "agency", ...PROSE_FIELDS];

export const buildMatchTexts = (among: RecordFilter): string => `
  select p.id as profile_id, concat_ws(${SQL_SEPARATOR},
    (select string_agg(concat_ws(', ', nullif(m.title, ''), g.long_name), ${SQL_SEPARATOR} order by g.id)
      from group_members m join groups g on g.id = m.group_id where m.profile_id = p.id),
    ${FIELDS.map((field) => `f.${field}`).join(", ")},
    (select string_agg(text, ${SQL_SEPARATOR}) from jsonb_array_elements_text(
      case when jsonb_typeof(f.work_history) = 'array' then f.work_history else '[]' end) text),
    (select string_agg(concat_ws(' ', nullif(o.room, ''), nullif(o.building, ''), nullif(o.address1, ''), o.city, o.zip), ${SQL_SEPARATOR}
      order by o.position, o.id) from offices o where o.profile_id = p.id),
    (select 'District includes ' || string_agg(place, ', ') from jsonb_array_elements_text(f.district_places) place)) as texts
  from profiles p
  -- Read once: each access to a long body unpacks all of it.
  cross join lateral jsonb_to_record(p.body) f (${FIELDS.map((field) => `${field} text`).join(", ")}, work_history jsonb, district_places jsonb)
  where ${among("profile", "p.id")}`;

export const buildMatchTextStoring = (among: RecordFilter): string => `
  insert into match_texts (profile_id, texts) ${buildMatchTexts(among)}
  on conflict (profile_id) do update set texts = excluded.texts where match_texts.texts <> excluded.texts`;

/** Names and texts of records, `$1` their types and `$2` their ids. */
export const READ_MATCH_TEXTS = `
  select w.record_type, w.record_id, concat_ws(' ', p.first_name, p.middle_name, p.last_name, p.suffix) as full_name,
    p.nickname, p.aliases, t.texts
  from unnest($1::text[], $2::int[]) w (record_type, record_id) join profiles p on p.id = case w.record_type
    when 'profile' then w.record_id when 'person' then (select profile_id from contacts where id = w.record_id) end
  join match_texts t on t.profile_id = p.id
  union all
  select w.record_type, w.record_id, g.long_name, '', g.aliases, g.jurisdiction
  from unnest($1::text[], $2::int[]) w (record_type, record_id)
  join groups g on w.record_type in ('committee', 'caucus') and g.id = w.record_id`;
